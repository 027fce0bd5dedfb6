import { scriptsByGroup } from './kinds/scripts-by-group'
import { type ParsedReplies, parseReplies } from './parse-replies'

/**
 * A group of similar kinds, such as questions or requests. Rules may use the group of an utterance even when its kind is
 * uncertain.
 */
export type KindGroup = keyof typeof scriptsByGroup

export const kindGroups = Object.keys(scriptsByGroup) as KindGroup[]

/** The groups whose kinds are questions or requests. */
export const questionGroups: readonly KindGroup[] = ['companion-question', 'question', 'request']

/**
 * A kind of utterance, such as good news or a request for advice, and what the companion says to it: statements that
 * fit every utterance of this kind, or answers, when the kind is a question.
 */
export type UtteranceKind = ParsedReplies & { group: KindGroup }

/** Every kind of utterance that the companions distinguish. */
export const allKinds: readonly UtteranceKind[] = kindGroups.flatMap((group) =>
  scriptsByGroup[group].flatMap(parseReplies).map((replies) => ({ ...replies, group })),
)

export const kindById: ReadonlyMap<string, UtteranceKind> = new Map(
  allKinds.map((kind) => [kind.id, kind]),
)
