/**
 * Replaces the script that @daily-co/daily-js 0.87 loads at run time. It answers the messages that the library
 * sends with `window.postMessage`, and connects the page to a room of the emulator. The room sends no audio.
 */
export const roomScript = `'use strict'
;(() => {
  const rooms = new Map()

  const sendToClient = (callClientId, message) =>
    window.postMessage(
      { what: 'iframe-call-message', from: 'embedded', callClientId, ...message },
      window.location.origin,
    )
  const post = (room, path) =>
    fetch(room.url + '/' + path, { method: 'POST', keepalive: true }).catch(() => null)
  const fail = (callClientId, kind) => {
    close(callClientId)
    sendToClient(callClientId, {
      action: 'error',
      errorMsg: 'The room ended the call: ' + kind,
      error: { type: kind, msg: kind },
    })
  }

  function close(callClientId) {
    const room = rooms.get(callClientId)
    if (!room) return
    rooms.delete(callClientId)
    room.events?.close()
    for (const track of room.microphone?.getTracks() ?? []) track.stop()
  }

  async function join(callClientId, { url }) {
    const room = { url, events: null, microphone: null }
    rooms.set(callClientId, room)
    try {
      room.microphone = await navigator.mediaDevices.getUserMedia({ audio: true })
    } catch (error) {
      sendToClient(callClientId, {
        action: 'camera-error',
        errorMsg: { errorMsg: String(error) },
        error: { type: 'permissions', msg: String(error) },
      })
    }
    const answer = await post(room, 'join')
    if (!answer) return fail(callClientId, 'connection-error')
    if (!answer.ok) return fail(callClientId, (await answer.json()).kind)
    sendToClient(callClientId, { action: 'joined-meeting', participants: {} })
    room.events = new EventSource(url + '/events')
    room.events.onmessage = ({ data }) => receive(callClientId, JSON.parse(data))
  }

  function receive(callClientId, event) {
    if (event.type === 'app-message')
      sendToClient(callClientId, { action: 'app-message', data: event.data, fromId: 'assistant' })
    else if (event.type === 'audio-level')
      sendToClient(callClientId, {
        action: 'remote-participants-audio-level',
        participantsAudioLevel: { assistant: event.level },
      })
    else if (event.type === 'fatal') fail(callClientId, event.kind)
    else leave(callClientId)
  }

  function leave(callClientId) {
    const room = rooms.get(callClientId)
    if (room) post(room, 'leave')
    close(callClientId)
    sendToClient(callClientId, { action: 'left-meeting' })
  }

  window.addEventListener('message', ({ data, source }) => {
    if (source !== window || data?.what !== 'iframe-call-message' || data.from !== 'module') return
    const { action, callClientId, callbackStamp, properties } = data
    if (action === 'join-meeting') return void join(callClientId, properties)
    if (action === 'leave-meeting') return leave(callClientId)
    if (action === 'local-audio')
      for (const track of rooms.get(callClientId)?.microphone?.getTracks() ?? [])
        track.enabled = data.state
    if (callbackStamp) sendToClient(callClientId, { action, callbackStamp })
  })
  window.addEventListener('pagehide', () => {
    for (const room of rooms.values()) post(room, 'leave')
  })

  for (const callClientId of Object.keys(window._daily?.instances ?? {}))
    sendToClient(callClientId, { action: 'call-machine-initialized' })
})()
`
