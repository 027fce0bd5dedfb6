import { detectorReleaseMs } from '../session/turn-taking'
import type { SimulatedCall } from './simulated-call'

/** What no recogniser understands. */
export const unheard = null

/** A recogniser in the page is about so fast after the last word, unless a step says otherwise. */
const recogniserMs = 60

export type SimulatedCaller = {
  /**
   * Says the words in lengthMs; null is speech that nothing understands. A recogniser that follows
   * has the words after understoodAfterMs already.
   */
  says(words: string | null, lengthMs: number, understoodAfterMs?: number): Promise<void>
  /** Lets time pass, quietly. */
  pauses(ms: number): Promise<void>
  types(text: string): Promise<void>
  /** Listens until the companion has nothing more to say. */
  hearsOut(): Promise<void>
  /** As hearsOut, when the answer may have begun already or have ended. */
  hearsOutTheRest(): Promise<void>
  /** Waits for the companion's next answer and listens to so much of it. */
  listensFor(ms: number): Promise<void>
  mutes(): void
  unmutes(): void
  /** The line is dead for lengthMs; the server notices after noticedAfterMs. */
  losesLink(lengthMs: number, noticedAfterMs?: number): Promise<void>
  hangsUp(): Promise<void>
}

/** Somebody who has a conversation: every step takes its time on the call's virtual clock. */
export function createSimulatedCaller(call: SimulatedCall): SimulatedCaller {
  const { clock, player } = call
  let utterances = 0

  const isCompanionBusy = () => {
    const created = call.told('response-created').length
    return created > call.told('response-done').length
  }

  async function passUntil(isDone: () => boolean, what: string) {
    for (let waitedMs = 0; !isDone(); waitedMs += 20) {
      if (waitedMs > 60_000) throw new Error(`Waited a minute for ${what}`)
      await clock.advance(20)
    }
  }

  return {
    async says(words, lengthMs, understoodAfterMs = lengthMs + recogniserMs) {
      utterances += 1
      const itemId = `said_${utterances}`
      call.send({ type: 'speech-started', audioMs: call.nowMs(), probability: 0.9 })
      if (words !== null)
        clock.schedule(understoodAfterMs, () =>
          call.send({ type: 'speech-transcribed', itemId, text: words }),
        )
      await clock.advance(lengthMs)
      const audioMs = call.nowMs()
      clock.schedule(detectorReleaseMs, () =>
        call.send({ type: 'speech-stopped', audioMs, probability: 0.1 }),
      )
    },
    pauses: (ms) => clock.advance(ms),
    async types(text) {
      utterances += 1
      call.send({ type: 'text-typed', itemId: `typed_${utterances}`, text })
      await clock.advance(0)
    },
    async hearsOut() {
      await passUntil(isCompanionBusy, 'the companion to answer')
      await passUntil(() => !isCompanionBusy(), 'the companion to finish')
    },
    hearsOutTheRest: () => passUntil(() => !isCompanionBusy(), 'the companion to finish'),
    async listensFor(ms) {
      const framesBefore = call.frames.length
      await passUntil(() => call.frames.length > framesBefore, 'the companion to be heard')
      await clock.advance(call.frames[framesBefore]!.atMs + ms - call.nowMs())
    },
    mutes: () => call.send({ type: 'microphone-muted' }),
    unmutes: () => call.send({ type: 'microphone-unmuted' }),
    async losesLink(lengthMs, noticedAfterMs = 0) {
      const lastHeardMs = call.nowMs()
      player.lose(lastHeardMs)
      const lastFramePlayed = player.lastFramePlayed(call.nowMs())
      await clock.advance(noticedAfterMs)
      call.send({ type: 'link-lost', lastHeardMs })
      await clock.advance(lengthMs - noticedAfterMs)
      player.isLineUp = true
      call.send({ type: 'link-restored', lastFramePlayed })
    },
    async hangsUp() {
      call.send({ type: 'hung-up' })
      await clock.advance(0)
    },
  }
}

/** Starts the call and listens to its first words. */
export async function greet(call: SimulatedCall): Promise<SimulatedCaller> {
  const caller = createSimulatedCaller(call)
  call.session.start()
  await caller.hearsOut()
  return caller
}
