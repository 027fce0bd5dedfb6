import { detectorReleaseMs } from '../session/turn-taking/decide-turn'
import type { SimulatedCall } from './simulated-call'

/** Passed to `speak` for speech whose transcript comes from a recogniser or from the test itself, or not at all. */
export const untranscribedSpeech = null

/** The usual delay between the last word and the transcript of the browser's recogniser. */
const recogniserDelayMs = 60

export type SimulatedCaller = {
  /**
   * Speaks for lengthMs. The client sends these words as the transcript, transcribedAfterMs after the beginning
   * of the speech. If `words` is null, it sends no transcript.
   */
  speak(words: string | null, lengthMs: number, transcribedAfterMs?: number): Promise<void>
  /** Stays silent for `ms`. */
  pause(ms: number): Promise<void>
  typeText(text: string): Promise<void>
  /** Listens to the end of the current response or, if there is none, of the next one. */
  hearResponse(): Promise<void>
  /** Listens to the end of the current response, if there is one. */
  hearRest(): Promise<void>
  /** Waits for the next frame of the companion, then listens for `ms`. */
  listen(ms: number): Promise<void>
  mute(): void
  unmute(): void
  /** The link is dead for lengthMs; the server notices after noticedAfterMs. */
  loseLink(lengthMs: number, noticedAfterMs?: number): Promise<void>
  hangUp(): Promise<void>
}

/** Creates a caller; waiting, speaking and listening advance the call's virtual clock. */
export function createSimulatedCaller(call: SimulatedCall): SimulatedCaller {
  const { clock, player } = call
  let utteranceCount = 0

  const isCompanionBusy = () => {
    const createdCount = call.listOutputs('response-created').length
    return createdCount > call.listOutputs('response-done').length
  }

  async function waitUntil(isDone: () => boolean, description: string) {
    for (let waitedMs = 0; !isDone(); waitedMs += 20) {
      if (waitedMs > 60_000) throw new Error(`Waited a minute for ${description}`)
      await clock.advance(20)
    }
  }

  return {
    async speak(words, lengthMs, transcribedAfterMs = lengthMs + recogniserDelayMs) {
      utteranceCount += 1
      const itemId = `said_${utteranceCount}`
      call.send({ type: 'speech-started', audioMs: call.nowMs(), probability: 0.9 })
      if (words !== null)
        clock.schedule(transcribedAfterMs, () =>
          call.send({ type: 'speech-transcribed', itemId, text: words }),
        )
      await clock.advance(lengthMs)
      const audioMs = call.nowMs()
      clock.schedule(detectorReleaseMs, () =>
        call.send({ type: 'speech-stopped', audioMs, probability: 0.1 }),
      )
    },
    pause: (ms) => clock.advance(ms),
    async typeText(text) {
      utteranceCount += 1
      call.send({ type: 'text-typed', itemId: `typed_${utteranceCount}`, text })
      await clock.advance(0)
    },
    async hearResponse() {
      await waitUntil(isCompanionBusy, 'the companion to answer')
      await waitUntil(() => !isCompanionBusy(), 'the companion to finish')
    },
    hearRest: () => waitUntil(() => !isCompanionBusy(), 'the companion to finish'),
    async listen(ms) {
      const framesBefore = call.frames.length
      await waitUntil(() => call.frames.length > framesBefore, 'the companion to be heard')
      await clock.advance(call.frames[framesBefore]!.atMs + ms - call.nowMs())
    },
    mute: () => call.send({ type: 'microphone-muted' }),
    unmute: () => call.send({ type: 'microphone-unmuted' }),
    async loseLink(lengthMs, noticedAfterMs = 0) {
      const lastActivityMs = call.nowMs()
      player.loseLink(lastActivityMs)
      const lastFramePlayed = player.getLastFramePlayed(call.nowMs())
      await clock.advance(noticedAfterMs)
      call.send({ type: 'link-lost', lastActivityMs })
      await clock.advance(lengthMs - noticedAfterMs)
      player.isLinkUp = true
      call.send({ type: 'link-restored', lastFramePlayed })
    },
    async hangUp() {
      call.send({ type: 'hung-up' })
      await clock.advance(0)
    },
  }
}

/** Starts the call and listens to the end of the first response. */
export async function startCall(call: SimulatedCall): Promise<SimulatedCaller> {
  const caller = createSimulatedCaller(call)
  call.session.start()
  await caller.hearResponse()
  return caller
}
