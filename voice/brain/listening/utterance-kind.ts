import type { Template } from '../templates/template'

/** What kinds have in common, for an utterance whose kind is uncertain. */
export const kindGroups = [
  'everyday',
  'pleasant',
  'plan',
  'annoyance',
  'worry',
  'sadness',
  'people',
  'sign',
  'scene',
  'companion-question',
  'question',
  'request',
] as const

export type KindGroup = (typeof kindGroups)[number]

/** A kind of utterance, such as good news or a request for advice, and what the companion says to it. */
export type UtteranceKind = {
  id: string
  group: KindGroup
  /** Statements of the companion that fit every utterance of this kind. Answers, when the kind is a question. */
  reactions: readonly Template[]
}
