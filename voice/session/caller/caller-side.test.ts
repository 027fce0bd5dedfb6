import { describe, expect, test } from 'vitest'
import {
  type ActiveResponse,
  announceResponse,
  createResponse,
} from '../companion/companion-response'
import { maxTurnCharacters } from '../turn-taking/caller-turn'
import { detectorReleaseMs } from '../turn-taking/decide-turn'
import { createAnsweredTurns } from './answered-turns'
import { createCallerSide } from './caller-side'

/** The caller's side alone, with a companion that has no response until `announce` is called. */
function openCallerSide() {
  const companion: { active: ActiveResponse | null } = { active: null }
  const answers = createAnsweredTurns({
    companion,
    meter: { exhaustedAtMs: () => Number.POSITIVE_INFINITY },
    dialogue: {},
  })
  const caller = createCallerSide({
    link: { isUp: true },
    companion,
    answers,
    dialogue: {},
    hasRecogniser: false,
    microphone: { getSoundMs: () => 0 },
  })

  return {
    caller,
    /** Announces a response of the companion, which is not heard yet. */
    announce(response = createResponse({ kind: 'greeting' }, 0)) {
      const announcement = { responseId: 'resp_1', itemId: 'msg_1', number: 1 }
      companion.active = announceResponse(response, announcement, 0)
    },
    finish(nowMs: number) {
      companion.active = null
      caller.continueAfterCompanionTurn(nowMs)
    },
  }
}

describe('the caller’s side', () => {
  test('prepares a speculative response, then answers with it', () => {
    const { caller } = openCallerSide()
    caller.startSpeech(0, 0)
    caller.stopSpeech(1_000, 1_096)

    const preparationEffects = caller.decide(1_200)
    expect(preparationEffects).toMatchObject([
      { type: 'prepare-response' },
      { type: 'decide-turn' },
    ])
    expect(caller.decide(1_400)).toMatchObject([
      { type: 'reset-silence' },
      { type: 'announce-response' },
      { type: 'decide-turn' },
    ])
  })

  test('discards the speculative response when the caller goes on', () => {
    const { caller } = openCallerSide()
    caller.startSpeech(0, 0)
    caller.stopSpeech(1_000, 1_096)
    caller.decide(1_200)

    expect(caller.startSpeech(1_300, 1_300)).toMatchObject([
      { type: 'discard-response', response: { phase: 'preparing' } },
      { type: 'decide-turn' },
    ])
  })

  test('cancels the response when the caller interrupts', () => {
    const { caller, announce } = openCallerSide()
    announce()
    caller.startSpeech(0, 0)

    // 350 ms of speech interrupt even without a transcript, once the detector's release time is over.
    const interruptsAtMs = 350 + detectorReleaseMs
    expect(caller.decide(interruptsAtMs - 1)).toEqual([
      { type: 'schedule-turn-decision', delayMs: 1 },
    ])
    expect(caller.decide(interruptsAtMs)).toEqual([
      { type: 'cancel-response' },
      { type: 'reset-silence' },
      { type: 'decide-turn' },
    ])
  })

  test('schedules a decision that is due before the next tick', () => {
    const { caller } = openCallerSide()
    caller.startSpeech(0, 0)
    caller.stopSpeech(1_000, 1_096)
    caller.decide(1_200)

    expect(caller.decide(1_379)).toEqual([])
    expect(caller.handleTick(1_385)).toEqual([{ type: 'schedule-turn-decision', delayMs: 15 }])
  })

  test('keeps a typed line until the AI disclosure is over', () => {
    const { caller, announce, finish } = openCallerSide()
    announce(createResponse({ kind: 'ai-disclosure' }, 0))

    expect(caller.typeText('Bonsoir', 500)).toEqual([])
    expect(caller.decide(600)).toEqual([])
    expect(caller.isSilent()).toBe(false)
    finish(2_000)
    expect(caller.handleTick(2_000)).toMatchObject([
      { type: 'cancel-response' },
      { type: 'reset-silence' },
      { type: 'prepare-response', response: { production: { prompt: { text: 'Bonsoir' } } } },
      { type: 'announce-response' },
      { type: 'decide-turn' },
    ])
    expect(caller.isSilent()).toBe(true)
  })

  test('records the older of two lines that are too long to be answered together', () => {
    const { caller, announce } = openCallerSide()
    announce(createResponse({ kind: 'ai-disclosure' }, 0))
    const longLine = 'a'.repeat(maxTurnCharacters)

    expect(caller.typeText(longLine, 500)).toEqual([])
    expect(caller.typeText('Bonsoir', 600)).toEqual([
      { type: 'record-turn', turn: { speaker: 'caller', text: longLine, heardMs: 0, atMs: 500 } },
    ])
  })

  test('answers only the typed line when it is too long to be answered together with the speech before it', () => {
    const { caller } = openCallerSide()
    caller.startSpeech(0, 500)
    caller.addTranscript({ itemId: 'first', text: 'Bonsoir' }, 900)
    caller.stopSpeech(1_000, 1_096)
    const longLine = 'a'.repeat(maxTurnCharacters)

    expect(caller.typeText(longLine, 1_100)).toMatchObject([
      { type: 'cancel-response' },
      { type: 'record-turn', turn: { text: 'Bonsoir', atMs: 500 } },
      { type: 'reset-silence' },
      { type: 'prepare-response', response: { production: { prompt: { text: longLine } } } },
      { type: 'announce-response' },
      { type: 'decide-turn' },
    ])
  })

  test('records what was recognised and not answered when the call ends', () => {
    const { caller } = openCallerSide()
    caller.startSpeech(0, 500)
    caller.addTranscript({ itemId: 'last', text: 'Au revoir' }, 900)

    expect(caller.close()).toContainEqual({
      type: 'record-turn',
      turn: { speaker: 'caller', text: 'Au revoir', heardMs: 0, atMs: 500 },
    })
  })
})
