import type { Category } from '../categories'
import { keepKnownOptions, type ProfileAnswers } from '../profile/profile-answers'
import { type Preference, preferenceTables } from './recommendation-reasons'

type Candidate = {
  id: string
  category: Category
  tags: readonly string[]
  /** 0–100; 0 before anybody has called (section 7). */
  popularity: number
}

type Recommendations<Companion> =
  /** Best first, each with why: one sentence, or two. */
  | { kind: 'chosen'; companions: { companion: Companion; reasons: string[] }[] }
  /** The profile says nothing that tells companions apart: those that are called most. */
  | { kind: 'popular'; companions: Companion[] }
  /** Nobody has called anybody yet: one of each category, first come. */
  | { kind: 'sample'; companions: Companion[] }

const mostCompanions = 6
/** Each further companion of a category counts for less, so that six are not six of one kind. */
const repetitionFactor = 0.45
const mostReasons = 2

/**
 * Whom to call, from the profile, each with its reasons in words (01, « /profile/special-agents »).
 * The same profile and catalogue give the same list.
 */
export function recommendCompanions<Companion extends Candidate>(
  stored: ProfileAnswers,
  companions: readonly Companion[],
): Recommendations<Companion> {
  const wishes = findWishes(keepKnownOptions(stored))
  const scored = companions.map((companion) => scoreCompanion(companion, wishes))
  const matching = scored.filter(({ score }) => score > 0).sort(byScore)
  if (matching.length > 0) return { kind: 'chosen', companions: pickDiverse(matching) }
  const called = companions.filter(({ popularity }) => popularity > 0).sort(byPopularity)
  if (called.length > 0) return { kind: 'popular', companions: called.slice(0, mostCompanions) }
  return { kind: 'sample', companions: oneOfEach(companions) }
}

type Wish = Preference & { weight: number }
type Scored<Companion> = { companion: Companion; score: number; reasons: string[] }

function findWishes(answers: ProfileAnswers): Wish[] {
  return Object.entries(preferenceTables).flatMap(([field, { weight, byAnswer }]) => {
    const answer = answers[field as keyof typeof preferenceTables]
    const values = answer === null ? [] : Array.isArray(answer) ? answer : [answer]
    const known: Readonly<Record<string, Preference | undefined>> = byAnswer
    return values.flatMap((value) => {
      const preference = known[value]
      return preference ? { ...preference, weight } : []
    })
  })
}

function scoreCompanion<Companion extends Candidate>(
  companion: Companion,
  wishes: readonly Wish[],
): Scored<Companion> {
  const met = wishes
    .filter(
      ({ categories = [], tags = [] }) =>
        categories.includes(companion.category) || tags.some((tag) => companion.tags.includes(tag)),
    )
    .sort((one, other) => other.weight - one.weight)
  return {
    companion,
    score: met.reduce((sum, { weight }) => sum + weight, 0),
    reasons: met.slice(0, mostReasons).map(({ reason }) => reason),
  }
}

function pickDiverse<Companion extends Candidate>(matching: readonly Scored<Companion>[]) {
  const left = [...matching]
  const picked: Scored<Companion>[] = []
  const worthNow = ({ companion, score }: Scored<Companion>) => {
    const alike = picked.filter((other) => other.companion.category === companion.category).length
    return score * repetitionFactor ** alike
  }
  while (picked.length < mostCompanions) {
    const [best] = left.toSorted((one, other) => worthNow(other) - worthNow(one))
    if (!best) break
    picked.push(best)
    left.splice(left.indexOf(best), 1)
  }
  return picked.map(({ companion, reasons }) => ({ companion, reasons }))
}

const oneOfEach = <Companion extends Candidate>(companions: readonly Companion[]) =>
  companions
    .filter(
      ({ category }, index) =>
        companions.findIndex((other) => other.category === category) === index,
    )
    .slice(0, mostCompanions)

const byPopularity = (one: Candidate, other: Candidate) =>
  other.popularity - one.popularity || (one.id < other.id ? -1 : 1)

const byScore = (one: Scored<Candidate>, other: Scored<Candidate>) =>
  other.score - one.score || byPopularity(one.companion, other.companion)
