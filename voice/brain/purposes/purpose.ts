import type { KindGroup } from '../listening/all-kinds'

/**
 * Why a caller says something, whatever it is about. There are fewer purposes than kinds, so the purpose is often
 * recognised when the kind is not. Short answers, signals such as "d'accord", and goodbyes have no replies of their
 * own: other rules respond to them.
 */
export const purposes = [
  'tells-joy',
  'tells-plan',
  'tells-worry',
  'tells-annoyance',
  'tells-hurt',
  'tells-conflict',
  'tells-loss',
  'tells-loneliness',
  'tells-fatigue',
  'tells-guilt',
  'tells-self-doubt',
  'tells-ailment',
  'tells-mixed',
  'tells-everyday',
  'tells-memory',
  'tells-opinion',
  'tells-funny',
  'tells-wish',
  'confides',
  'asks-choice',
  'asks-how-to-say',
  'asks-how-to-cope',
  'asks-practical',
  'asks-fact',
  'asks-idea',
  'asks-normal',
  'asks-future',
  'asks-view',
  'asks-about-situation',
  'asks-companion',
  'asks-to-do',
  'answers',
  'signals',
  'says-goodbye',
] as const

export type Purpose = (typeof purposes)[number]

export const isQuestionPurpose = (purpose: Purpose) => purpose.startsWith('asks-')

/** Purposes of utterances that say nothing new. */
export const shortPurposes: ReadonlySet<Purpose> = new Set(['answers', 'signals', 'says-goodbye'])

/** How a statement feels for the caller. A reaction that suits a pleasant statement would hurt after a painful one. */
export const valences = ['pleasant', 'painful', 'neutral'] as const

export type Valence = (typeof valences)[number]

const valenceByPurpose: Readonly<Partial<Record<Purpose, Valence>>> = {
  'tells-joy': 'pleasant',
  'tells-funny': 'pleasant',
  'tells-plan': 'neutral',
  'tells-everyday': 'neutral',
  'tells-memory': 'neutral',
  'tells-opinion': 'neutral',
  'tells-wish': 'neutral',
  confides: 'neutral',
  answers: 'neutral',
  signals: 'neutral',
  'says-goodbye': 'neutral',
}

export const findValence = (purpose: Purpose): Valence => valenceByPurpose[purpose] ?? 'painful'

/** The possible groups of a statement's kind, by purpose. A kind from another group was recognised wrongly. */
const statementGroupsByPurpose: Readonly<Partial<Record<Purpose, readonly KindGroup[]>>> = {
  'tells-joy': ['pleasant', 'plan', 'everyday', 'people'],
  'tells-plan': ['plan', 'everyday', 'pleasant'],
  'tells-worry': ['worry', 'sadness'],
  'tells-annoyance': ['annoyance', 'people', 'everyday'],
  'tells-hurt': ['sadness', 'annoyance', 'people'],
  'tells-conflict': ['people', 'annoyance', 'sadness'],
  'tells-loss': ['sadness'],
  'tells-loneliness': ['sadness', 'worry'],
  'tells-fatigue': ['worry', 'sadness', 'annoyance'],
  'tells-guilt': ['sadness', 'worry'],
  'tells-self-doubt': ['worry', 'sadness'],
  'tells-ailment': ['worry', 'annoyance', 'everyday'],
  'tells-mixed': ['worry', 'sadness', 'plan'],
  'tells-everyday': ['everyday', 'plan', 'people', 'pleasant'],
  'tells-memory': ['sadness', 'everyday', 'people', 'pleasant'],
  'tells-opinion': ['everyday', 'people', 'annoyance'],
  'tells-funny': ['everyday', 'pleasant', 'annoyance', 'people'],
  'tells-wish': ['plan', 'everyday', 'pleasant'],
  confides: ['people', 'pleasant', 'worry'],
}

/** Whether a kind of statement in this group can have this purpose. */
export const agreesWithGroup = (purpose: Purpose, group: KindGroup) =>
  statementGroupsByPurpose[purpose]?.includes(group) ?? false

/** The possible groups of a question's kind, by purpose. Questions with other purposes are answered by purpose. */
const questionGroupsByPurpose: Readonly<Partial<Record<Purpose, readonly KindGroup[]>>> = {
  'asks-companion': ['companion-question'],
  'asks-to-do': ['request'],
  'asks-idea': ['request'],
}

/** Whether a kind of question in this group can have this purpose. */
export const agreesWithQuestionGroup = (purpose: Purpose, group: KindGroup) =>
  questionGroupsByPurpose[purpose]?.includes(group) ?? false
