import { findStatements, type Statement } from '../../french/find-statements'
import { listVerbForms, type Tense } from '../../french/list-verb-forms'
import { splitIntoClauses } from '../../french/reflect'
import type { FollowUp } from './follow-up'
import { parseFollowUps } from './parse-follow-ups'
import { scripts } from './scripts/all-scripts'

/** Every written follow-up. */
export const followUps: readonly FollowUp[] = scripts.flatMap(parseFollowUps)

/** The infinitives by tense and verb form, such as "present vends". The map is built when it is first needed. */
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

/** A follow-up, with the clause and the reading of that clause that it fits. */
export type FollowUpMatch = { followUp: FollowUp; clause: string; statement: Statement }

/**
 * Finds the follow-up that fits what a text says; null when none does. Prefers the most specific one, and among equally
 * specific ones the last, because callers end with what is new.
 */
export function findFollowUp(text: string): FollowUpMatch | null {
  const matches = splitIntoClauses(text).flatMap((clause) =>
    findStatements(clause, findVerbs).flatMap((statement) =>
      listFittingFollowUps(statement).map(
        (followUp): FollowUpMatch => ({ followUp, clause, statement }),
      ),
    ),
  )
  return matches.reduce<FollowUpMatch | null>(
    (best, one) => (best && best.followUp.specificity > one.followUp.specificity ? best : one),
    null,
  )
}

/** Lists the fitting follow-ups for the most probable class of the subject; if there are none, for the next class. */
const listFittingFollowUps = (statement: Statement): readonly FollowUp[] =>
  statement.subjects
    .map((subject) =>
      followUps.filter((one) => one.conditions.includes(subject) && fits(one, statement)),
    )
    .find((fitting) => fitting.length > 0) ?? []

/** Whether the follow-up fits the statement, apart from its subject. */
const fits = (followUp: FollowUp, statement: Statement): boolean =>
  followUp.verb === statement.verb &&
  fitsTime(followUp, statement) &&
  followUp.conditions.includes('non') === statement.isNegative &&
  fitsPronouns(followUp, statement) &&
  followUp.complement.test(statement.complement)

/** Whether the tense fits. A follow-up for both "passé" and "présent" also fits the imperfect (see `Time`). */
const fitsTime = ({ conditions }: FollowUp, { time }: Statement): boolean =>
  conditions.includes(time) ||
  (time === 'imparfait' && /passé présent|présent passé/.test(conditions.join(' ')))

/** Whether the required pronoun precedes the verb, and no other "se" or "me", which would change the verb's meaning. */
const fitsPronouns = ({ pronoun: required }: FollowUp, { pronouns }: Statement): boolean =>
  (required === '' || pronouns.includes(required)) &&
  ['se', 'me'].every((pronoun) => pronoun === required || !pronouns.includes(pronoun))
