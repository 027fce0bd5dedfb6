import { splitIntoClauses } from '../understanding/language/reflect'
import { findStatements, type Statement } from './find-statements'
import type { FollowUp } from './follow-up'
import { listVerbForms, type Tense } from './list-verb-forms'
import { parseFollowUps } from './parse-follow-ups'
import { scripts } from './scripts/all-scripts'

/** Every written follow-up. */
export const followUps: readonly FollowUp[] = scripts.flatMap(parseFollowUps)

/** The infinitives by tense and form (the key "present vends"). The map is made for the first statement. */
let verbsByForm: Map<string, string[]> | undefined

function findVerbs(form: string, tense: Tense): readonly string[] {
  verbsByForm ??= listVerbsByForm()
  return verbsByForm.get(`${tense} ${form}`) ?? []
}

function listVerbsByForm(): Map<string, string[]> {
  const verbs = new Map<string, string[]>()
  for (const verb of new Set(followUps.map((followUp) => followUp.verb)))
    for (const key of new Set(listVerbForms(verb)))
      verbs.set(key, [...(verbs.get(key) ?? []), verb])
  return verbs
}

/** A follow-up that fits, and the clause that it fits, with what the clause says. */
export type Match = { followUp: FollowUp; clause: string; statement: Statement }

/**
 * Finds the follow-up that fits what a text says; null when none does. Prefers the one with the most required words,
 * then the last one, because callers end with what is new.
 */
export function findFollowUp(text: string): Match | null {
  const matches = splitIntoClauses(text).flatMap((clause) =>
    findStatements(clause, findVerbs).flatMap((statement) =>
      findFitting(statement).map((followUp): Match => ({ followUp, clause, statement })),
    ),
  )
  return matches.reduce<Match | null>(
    (best, one) => (best && best.followUp.specificity > one.followUp.specificity ? best : one),
    null,
  )
}

/** Lists the follow-ups for the most probable class of the subject that has any. */
const findFitting = (statement: Statement): readonly FollowUp[] =>
  statement.subjects
    .map((subject) =>
      followUps.filter((one) => one.conditions.includes(subject) && fits(one, statement)),
    )
    .find((fitting) => fitting.length > 0) ?? []

const fits = (followUp: FollowUp, { complement, isNegative, pronouns, time, verb }: Statement) =>
  followUp.verb === verb &&
  (followUp.conditions.includes(time) ||
    (time === 'imparfait' && /passé présent|présent passé/.test(followUp.conditions.join(' ')))) &&
  followUp.conditions.includes('non') === isNegative &&
  (followUp.pronoun === '' || pronouns.includes(followUp.pronoun)) &&
  ['se', 'me'].every((one) => one === followUp.pronoun || !pronouns.includes(one)) &&
  followUp.complement.test(complement)
