import type { ClientEvent } from '../../../../contract/call-client-events'
import type { BufferedTurn, CallerAudioEvent } from './caller-audio'
import type { ConversationItems } from './conversation-items'
import { createItem, type RealtimeServerEvent } from './server-protocol'

/** One utterance of the caller, which becomes an item of the conversation. */
type Speech = {
  itemId: string
  startMs: number
  /** null while the caller speaks. */
  endMs: number | null
  /**
   * Whether the client knows of this speech, because we sent an event or the client committed it.
   */
  isAnnounced: boolean
}

/**
 * When the start and the end of speech arrive together, the engine ignores their audio positions if
 * these are further apart than this.
 */
const maxReportedSpeechMs = 10_000

export type CallerTurns = ReturnType<typeof createCallerTurns>

/**
 * Converts the caller's speech to items of the conversation. A client of the OpenAI Realtime
 * protocol stops playback when speech is announced. Speech during a response of the companion is
 * therefore announced only once the engine has decided that it interrupts the response, and a
 * backchannel such as "mm-hm" is never announced.
 */
export function createCallerTurns(deps: {
  items: ConversationItems
  isCompanionSpeaking(): boolean
  send(event: RealtimeServerEvent): void
  /** Passes an event to the call, which may answer before this returns. */
  sendToCall(event: ClientEvent): void
  pushMicrophone(pcm: Int16Array): void
}) {
  const { items, send, sendToCall, pushMicrophone } = deps
  let speechCount = 0
  let speech: Speech | null = null
  /** Whether finished speech has been announced or committed since the last response began. */
  let isAnswerDue = false

  /** The engine numbers its transcripts the same way, so both sides use the same item id. */
  function createSpeech(startMs: number): Speech {
    speechCount += 1
    return { itemId: `speech-${speechCount}`, startMs, endMs: null, isAnnounced: false }
  }

  function addSpeechItem(itemId: string) {
    if (items.find(itemId)) return
    const item = createItem(itemId, 'user', 'completed', [
      { type: 'input_audio', transcript: null },
    ])
    const previous_item_id = items.add(item)
    send({ type: 'input_audio_buffer.committed', item_id: itemId, previous_item_id })
    send({ type: 'conversation.item.added', item, previous_item_id })
    send({ type: 'conversation.item.done', item, previous_item_id })
  }

  function announceSpeechEnd({ itemId, endMs }: Speech) {
    isAnswerDue = true
    send({ type: 'input_audio_buffer.speech_stopped', item_id: itemId, audio_end_ms: endMs })
    addSpeechItem(itemId)
  }

  function announceSpeech() {
    if (!speech || speech.isAnnounced) return
    speech.isAnnounced = true
    const { itemId, startMs } = speech
    send({ type: 'input_audio_buffer.speech_started', item_id: itemId, audio_start_ms: startMs })
    if (speech.endMs !== null) announceSpeechEnd(speech)
  }

  function startSpeech(audioMs: number) {
    speech = createSpeech(audioMs)
    sendToCall({
      type: 'input_audio_buffer.speech_started',
      audio_start_ms: audioMs,
      probability: 1,
    })
    if (!deps.isCompanionSpeaking()) announceSpeech()
  }

  function stopSpeech(audioMs: number) {
    if (speech && speech.endMs === null) {
      speech.endMs = audioMs
      if (speech.isAnnounced) announceSpeechEnd(speech)
    }
    sendToCall({ type: 'input_audio_buffer.speech_stopped', audio_end_ms: audioMs, probability: 0 })
  }

  return {
    /** Whether finished speech of the caller that the client knows of is not answered yet. */
    get isAnswerDue() {
      return isAnswerDue
    },

    handleAudio(event: CallerAudioEvent) {
      if (event.type === 'frame') return pushMicrophone(event.pcm)
      if (event.type === 'speech-started') startSpeech(event.audioMs)
      else stopSpeech(event.audioMs)
    },

    /**
     * Ends the caller's turn at the client's request. Returns false when the caller is not
     * speaking.
     */
    endTurn(audioMs: number): boolean {
      if (!speech || speech.endMs !== null) return false
      announceSpeech()
      speech.endMs = audioMs
      announceSpeechEnd(speech)
      sendToCall({ type: 'input_audio_buffer.commit' })
      return true
    },

    /** Passes on a turn whose start and end the client has decided itself. */
    commitBuffered({ startMs, endMs, frames }: BufferedTurn) {
      speech = { ...createSpeech(startMs), endMs, isAnnounced: true }
      isAnswerDue = true
      addSpeechItem(speech.itemId)
      sendToCall({
        type: 'input_audio_buffer.speech_started',
        audio_start_ms: Math.max(startMs, endMs - maxReportedSpeechMs),
        probability: 1,
      })
      for (const pcm of frames) pushMicrophone(pcm)
      sendToCall({ type: 'input_audio_buffer.speech_stopped', audio_end_ms: endMs, probability: 0 })
    },

    /** Adds a transcript to its speech's item, even if that speech was never announced. */
    addTranscript(itemId: string, transcript: string) {
      addSpeechItem(itemId)
      const item = items.find(itemId)
      if (item) item.content = [{ type: 'input_audio', transcript }]
      send({
        type: 'conversation.item.input_audio_transcription.completed',
        item_id: itemId,
        content_index: 0,
        transcript,
      })
    },

    /** Call it when a response begins: the response answers what the caller has said. */
    markAnswered() {
      isAnswerDue = false
    },

    /** Call it when the caller's speech has interrupted the companion. */
    announceInterruptingSpeech() {
      announceSpeech()
    },

    /**
     * Call it when a response of the companion has ended. Announces speech that continues, because
     * it is a turn; forgets speech that ended during the response: a backchannel or noise.
     */
    announceOrForgetSpeech() {
      if (speech?.endMs === null) announceSpeech()
      else speech = null
    },

    /** Whether the detector has found speech that has not ended. */
    get isSpeaking() {
      return speech?.endMs === null
    },

    /** Ends the speech in progress. Call it when audio stops arriving. */
    endSpeech: stopSpeech,

    /**
     * Ends and forgets the speech in progress. Call it when turn detection is switched on or off.
     */
    reset(audioMs: number) {
      if (speech && speech.endMs === null) stopSpeech(audioMs)
      speech = null
    },
  }
}
