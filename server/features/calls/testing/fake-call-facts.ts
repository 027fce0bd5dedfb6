import type { CallFigures } from '../../../../voice/session/call-events'
import { dailyFreeTime } from '../../../../voice/session/metering/free-time'
import type { CallFacts } from '../live/call-facts'

/** Facts of a call with a companion that has one greeting. */
export const createFakeCallFacts = (id: string): CallFacts => ({
  id,
  epoch: 2,
  userId: 'camille',
  startedAt: new Date('2026-03-01T22:00:00.000Z'),
  hasMemoryConsent: true,
  sharedWith: [],
  timeBudgetMinutes: null,
  minutesLeft: 5,
  maxCallMs: null,
  freeTime: dailyFreeTime,
  voice: { timbre: 'feminine-warm', wordsPerMinute: 160, pitch: 50, pitchRange: 50 },
  dialogue: {
    companion: {
      id: 'clara',
      name: 'Clara',
      style: 'Calme, attentive',
      description: 'Clara écoute sans se presser.',
      category: 'amitie',
      language: 'french',
      persona: {
        address: 'tu',
        greetings: ['Bonjour.'],
        aiDisclosures: ['Je suis une intelligence artificielle.'],
        manner: { acknowledgements: [], turnsOfPhrase: [], thanksReplies: [], farewells: [] },
      },
    },
    caller: { name: 'Camille', profileSummary: null, pastSummaries: [] },
    isAiDisclosureDue: false,
    seed: 1,
  },
})

export const endedFigures: CallFigures = {
  wallMs: 60_000,
  billableMs: 60_000,
  durationMs: 60_000,
  pauses: [],
}
