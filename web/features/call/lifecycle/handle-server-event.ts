import type { ServerEvent } from '../../../../contract/call-server-events'
import type { PlayoutTracker } from '../audio/playback/playout-tracker'
import { type CaptionEvent, nextCaptions } from '../captions/captions'
import type { CallEvent } from './call-lifecycle'
import { applyMeterReport, applyWarning } from './call-meter-state'
import type { CallStore } from './call-store'
import { pauseTimer, resumeTimer, shouldTimerRun } from './call-timer'
import type { ActivityEvent } from './companion-activity'

type ServerEventDeps = {
  store: CallStore
  now: () => number
  getPlayout(): PlayoutTracker
  dispatch(event: CallEvent): void
  dispatchActivity(event: ActivityEvent): void
  /** Drops the rest of an interrupted response and tells the server how much of it was played. */
  stopPlayback(response: { itemId: string | null; number: number | null }): void
  storeResumeToken(token: string): void
  reportFailure(message: string): void
}

/** Applies a server event to the call's state, captions, meter and playback. */
export function handleServerEvent(event: ServerEvent, deps: ServerEventDeps): void {
  const { store, now, dispatch, dispatchActivity } = deps
  const updateCaptions = (captionEvent: CaptionEvent) =>
    store.update({ captions: nextCaptions(store.getSnapshot().captions, captionEvent) })

  switch (event.type) {
    case 'session.created':
      dispatch({ type: 'call-answered' })
      // The sound may have been stopped while the call was ringing.
      if (store.getSnapshot().isSoundBlocked) dispatch({ type: 'sound-blocked' })
      return
    case 'call.resumed':
      deps.storeResumeToken(event.resumeToken)
      dispatch({ type: 'link-restored' })
      return
    case 'conversation.item.input_audio_transcription.delta':
      updateCaptions(callerTranscribed(event.item_id, { text: event.delta, isFinal: false }))
      return
    case 'conversation.item.input_audio_transcription.completed':
      updateCaptions(callerTranscribed(event.item_id, { text: event.transcript, isFinal: true }))
      return
    case 'response.created':
      store.update({ isTimeUp: event.response.farewell === 'time-budget' })
      updateCaptions({
        type: 'response-started',
        responseId: event.response.id,
        number: event.response.number,
      })
      dispatchActivity({ type: 'response-started' })
      return
    case 'response.output_audio_transcript.delta':
      updateCaptions({
        type: 'text-received',
        responseId: event.response_id,
        itemId: event.item_id,
        text: event.delta,
        startMs: event.audio_start_ms,
        language: event.language,
        eventId: event.event_id,
      })
      return
    case 'response.done':
      finishResponse(event.response, updateCaptions, deps)
      return
    case 'call.meter':
      applyMeterEvent(event, store, now())
      return
    case 'call.warning':
      store.update({
        meter: applyWarning(store.getSnapshot().meter, event.secondsLeft, now()),
        lastWarningSeconds: event.secondsLeft,
      })
      return
    case 'call.ended':
      dispatch({ type: 'outcome-received', outcome: { kind: 'settled', ...toOutcome(event) } })
      return
    case 'error':
      deps.reportFailure(event.message)
      return
    case 'session.updated':
    case 'response.output_audio.delta':
    case 'response.output_audio.done':
    case 'call.suspended':
      return
  }
}

function applyMeterEvent(
  event: ServerEvent & { type: 'call.meter' },
  store: CallStore,
  nowMs: number,
) {
  const { call, meter, timer } = store.getSnapshot()
  const isConnected = call.phase === 'active' && call.link === 'up'
  const isRunning = isConnected && shouldTimerRun(event.pausedFor)
  store.update({
    meter: applyMeterReport(meter, event, nowMs),
    timer: isRunning ? resumeTimer(timer, nowMs) : pauseTimer(timer, nowMs),
  })
}

function finishResponse(
  { id, status }: { id: string; status: string },
  updateCaptions: (captionEvent: CaptionEvent) => void,
  { store, getPlayout, dispatchActivity, stopPlayback }: ServerEventDeps,
) {
  const line = store
    .getSnapshot()
    .captions.find((caption) => caption.speaker === 'companion' && caption.responseId === id)
  // After a reload, the server may send `response.done` again for a response that was already interrupted.
  if (line?.speaker === 'companion' && line.progress === 'interrupted') return
  const responseNumber = line?.speaker === 'companion' ? line.number : null
  const hasAudio = responseNumber !== null && getPlayout().hasAudio(responseNumber)
  const isCancelled = status === 'cancelled'

  updateCaptions({ type: 'response-done', responseId: id, isCancelled, hasAudio })
  if (isCancelled) {
    if (responseNumber !== null) getPlayout().markInterrupted(responseNumber)
    const itemId = line?.speaker === 'companion' ? line.itemId : null
    stopPlayback({ itemId, number: responseNumber })
    return dispatchActivity({ type: 'turn-yielded' })
  }
  if (!hasAudio) return dispatchActivity({ type: 'turn-yielded' })
  if (getPlayout().isFullyPlayed(responseNumber)) {
    updateCaptions({ type: 'playback-ended', number: responseNumber })
    dispatchActivity({ type: 'playback-ended' })
  }
}

const callerTranscribed = (
  itemId: string,
  transcript: { text: string; isFinal: boolean },
): CaptionEvent => ({ type: 'caller-transcribed', itemId, ...transcript })

const toOutcome = ({ reason, receipt }: ServerEvent & { type: 'call.ended' }) => ({
  reason,
  receipt,
})
