import type { ServerEvent } from '../../../contract/call-server-events'
import { heedWarning, readMeter } from './call-credit'
import type { CallEvent } from './call-lifecycle'
import type { CallStore } from './call-store'
import { type CaptionEvent, nextCaptions } from './captions'
import type { ActivityEvent } from './companion-activity'
import type { HeardFrames } from './heard-frames'

type Surroundings = {
  store: CallStore
  now: () => number
  heardFrames(): HeardFrames
  live(event: CallEvent): void
  act(event: ActivityEvent): void
  /** The companion was cut short: what was not played is dropped, and the server told how much was. */
  fallSilent(spoken: { itemId: string | null; number: number | null }): void
  keepResumeToken(token: string): void
  report(message: string): void
}

/** What each event of the server changes on the screen and in the ear. */
export function followServer(event: ServerEvent, surroundings: Surroundings): void {
  const { store, now, live, act } = surroundings
  const caption = (change: CaptionEvent) =>
    store.change({ captions: nextCaptions(store.read().captions, change) })

  switch (event.type) {
    case 'session.created':
      live({ type: 'call-answered' })
      return
    case 'call.resumed':
      surroundings.keepResumeToken(event.resumeToken)
      live({ type: 'link-restored' })
      return
    case 'conversation.item.input_audio_transcription.delta':
      caption(understood(event.item_id, event.delta, false))
      return
    case 'conversation.item.input_audio_transcription.completed':
      caption(understood(event.item_id, event.transcript, true))
      return
    case 'response.created':
      caption({
        type: 'answer-begun',
        responseId: event.response.id,
        number: event.response.number,
      })
      act({ type: 'answer-begun' })
      return
    case 'response.output_audio_transcript.delta':
      caption({
        type: 'words-said',
        responseId: event.response_id,
        itemId: event.item_id,
        text: event.delta,
        startMs: event.audio_start_ms,
      })
      return
    case 'response.done':
      finishAnswer(event.response, caption, surroundings)
      return
    case 'call.meter':
      store.change({ credit: readMeter(store.read().credit, event, now()) })
      return
    case 'call.warning':
      store.change({
        credit: heedWarning(store.read().credit, event.secondsLeft, now()),
        warnedSeconds: event.secondsLeft,
      })
      return
    case 'call.ended':
      live({ type: 'outcome-told', outcome: { kind: 'settled', ...pick(event) } })
      return
    case 'error':
      surroundings.report(event.message)
      return
    case 'session.updated':
    case 'response.output_audio.delta':
    case 'response.output_audio.done':
    case 'call.suspended':
      return
  }
}

function finishAnswer(
  { id, status }: { id: string; status: string },
  caption: (change: CaptionEvent) => void,
  { store, heardFrames, act, fallSilent }: Surroundings,
) {
  const line = store
    .read()
    .captions.find((known) => known.speaker === 'companion' && known.responseId === id)
  const number = line?.speaker === 'companion' ? line.number : null
  const hasVoice = number !== null && heardFrames().hasVoice(number)
  const isCancelled = status === 'cancelled'

  caption({ type: 'answer-done', responseId: id, isCancelled, hasVoice })
  if (isCancelled) {
    if (number !== null) heardFrames().cut(number)
    fallSilent({ itemId: line?.speaker === 'companion' ? line.itemId : null, number })
    return act({ type: 'turn-given' })
  }
  if (!hasVoice) return act({ type: 'turn-given' })
  if (heardFrames().isPlayedOut(number)) {
    caption({ type: 'voice-ended', number })
    act({ type: 'voice-ended' })
  }
}

const understood = (itemId: string, text: string, isFinal: boolean): CaptionEvent => ({
  type: 'caller-understood',
  itemId,
  text,
  isFinal,
})

const pick = ({ reason, receipt }: ServerEvent & { type: 'call.ended' }) => ({ reason, receipt })
