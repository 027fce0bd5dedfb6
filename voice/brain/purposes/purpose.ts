import type { KindGroup } from '../listening/all-kinds'

/** How a statement feels for the caller. A reaction that suits a pleasant statement would hurt after a painful one. */
export const valences = ['pleasant', 'painful', 'neutral'] as const

export type Valence = (typeof valences)[number]

/**
 * `groups`: the groups to which the kind of the utterance may belong. A recognised kind of another group is assumed to be
 * wrong.
 */
type Traits = { valence: Valence; groups: readonly KindGroup[] }

/**
 * Why a caller says something, whatever it is about. There are fewer purposes than kinds, so the purpose is often
 * recognised when the kind is not. Short answers, signals such as "d'accord", and goodbyes have no replies of their
 * own: other rules respond to them.
 */
const traitsByPurpose = {
  'tells-joy': { valence: 'pleasant', groups: ['pleasant', 'plan', 'everyday', 'people'] },
  'tells-plan': { valence: 'neutral', groups: ['plan', 'everyday', 'pleasant'] },
  'tells-worry': { valence: 'painful', groups: ['worry', 'sadness'] },
  'tells-annoyance': { valence: 'painful', groups: ['annoyance', 'people', 'everyday'] },
  'tells-hurt': { valence: 'painful', groups: ['sadness', 'annoyance', 'people'] },
  'tells-conflict': { valence: 'painful', groups: ['people', 'annoyance', 'sadness'] },
  'tells-loss': { valence: 'painful', groups: ['sadness'] },
  'tells-loneliness': { valence: 'painful', groups: ['sadness', 'worry'] },
  'tells-fatigue': { valence: 'painful', groups: ['worry', 'sadness', 'annoyance'] },
  'tells-guilt': { valence: 'painful', groups: ['sadness', 'worry'] },
  'tells-self-doubt': { valence: 'painful', groups: ['worry', 'sadness'] },
  'tells-ailment': { valence: 'painful', groups: ['worry', 'annoyance', 'everyday'] },
  // Mixed feelings, with a painful part.
  'tells-mixed': { valence: 'painful', groups: ['worry', 'sadness', 'plan'] },
  'tells-everyday': { valence: 'neutral', groups: ['everyday', 'plan', 'people', 'pleasant'] },
  'tells-memory': { valence: 'neutral', groups: ['sadness', 'everyday', 'people', 'pleasant'] },
  'tells-opinion': { valence: 'neutral', groups: ['everyday', 'people', 'annoyance'] },
  'tells-funny': { valence: 'pleasant', groups: ['everyday', 'pleasant', 'annoyance', 'people'] },
  'tells-wish': { valence: 'neutral', groups: ['plan', 'everyday', 'pleasant'] },
  confides: { valence: 'neutral', groups: ['people', 'pleasant', 'worry'] },
  'asks-choice': { valence: 'neutral', groups: [] },
  'asks-how-to-say': { valence: 'neutral', groups: [] },
  'asks-how-to-cope': { valence: 'neutral', groups: [] },
  'asks-practical': { valence: 'neutral', groups: [] },
  'asks-fact': { valence: 'neutral', groups: [] },
  'asks-idea': { valence: 'neutral', groups: ['request'] },
  'asks-normal': { valence: 'neutral', groups: [] },
  'asks-future': { valence: 'neutral', groups: [] },
  'asks-view': { valence: 'neutral', groups: [] },
  'asks-about-situation': { valence: 'neutral', groups: [] },
  'asks-companion': { valence: 'neutral', groups: ['companion-question'] },
  'asks-to-do': { valence: 'neutral', groups: ['request'] },
  answers: { valence: 'neutral', groups: [] },
  signals: { valence: 'neutral', groups: [] },
  'says-goodbye': { valence: 'neutral', groups: [] },
} as const satisfies Record<string, Traits>

export type Purpose = keyof typeof traitsByPurpose

export const purposes = Object.keys(traitsByPurpose) as readonly Purpose[]

const findTraits = (purpose: Purpose): Traits => traitsByPurpose[purpose]

export const isQuestionPurpose = (purpose: Purpose) => purpose.startsWith('asks-')

/** Purposes of utterances that tell nothing new. */
export const uninformativePurposes = new Set<Purpose>(['answers', 'signals', 'says-goodbye'])

export const findValence = (purpose: Purpose) => findTraits(purpose).valence

/** Whether an utterance with this purpose can be of a kind in this group. */
export const agreesWithGroup = (purpose: Purpose, group: KindGroup) =>
  findTraits(purpose).groups.includes(group)
