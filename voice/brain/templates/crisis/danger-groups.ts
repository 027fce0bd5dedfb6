import { type Danger, dangersByUrgency } from '../../../danger/danger'
import type { Template } from '../template'

/** A group of dangers with the same answers. */
export type DangerGroup = (typeof dangerGroups)[Danger]

/**
 * Suicide, a medical emergency in which only an ambulance helps, violence that the caller suffers, violence that the
 * caller threatens, and danger to somebody else. Callers who are minors belong to the last group.
 */
export const dangerGroups = {
  suicide: 'suicide',
  'suicide-imminent': 'suicide',
  'self-harm': 'suicide',
  poisoning: 'medical',
  'medical-emergency': 'medical',
  'pregnancy-emergency': 'medical',
  'violence-now': 'violence-against-caller',
  'partner-violence': 'violence-against-caller',
  'sexual-violence': 'violence-against-caller',
  'violence-suffered': 'violence-against-caller',
  'violence-threatened': 'violence-threatened',
  'suicide-of-other': 'other-person',
  'child-in-danger': 'other-person',
  'minor-caller': 'other-person',
} as const satisfies Record<Danger, string>

/** Dangers that often happen to the characters of a story. */
export const dangersOfCharacters: ReadonlySet<Danger> = new Set([
  'poisoning',
  'medical-emergency',
  'violence-now',
  'pregnancy-emergency',
  'violence-threatened',
  'self-harm',
  'minor-caller',
])

/** Returns the dangers of a group. */
export const listDangers = (group: DangerGroup): readonly Danger[] =>
  dangersByUrgency.filter((danger) => dangerGroups[danger] === group)

export type AnswersByDangerGroup = Readonly<Partial<Record<DangerGroup, readonly Template[]>>>

/** Gives the same answers to every group. */
export const inEveryGroup = (answers: readonly Template[]): AnswersByDangerGroup => ({
  suicide: answers,
  medical: answers,
  'violence-against-caller': answers,
  'violence-threatened': answers,
  'other-person': answers,
})
