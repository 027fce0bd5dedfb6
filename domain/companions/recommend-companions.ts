import type { Category } from '../categories'
import { keepKnownOptions, type ProfileAnswers } from '../profile/profile-answers'
import { type RecommendationRule, recommendationRules } from './recommendation-reasons'

type Candidate = {
  id: string
  category: Category
  tags: readonly string[]
  /** 0–100; 0 before the first call. */
  popularity: number
}

type Recommendations<Companion> =
  /** Chosen from the profile, best first, each with one or two reasons. */
  | { kind: 'chosen'; companions: { companion: Companion; reasons: string[] }[] }
  /** Nothing in the profile favours a companion: the most popular ones. */
  | { kind: 'popular'; companions: Companion[] }
  /** No companion has been called yet: one of each category, at most `maxCompanions`. */
  | { kind: 'sample'; companions: Companion[] }

const maxCompanions = 6
/**
 * Multiplies a score once for each selected companion of the same category, so that the list is
 * diverse.
 */
const repetitionFactor = 0.45
const maxReasons = 2

/**
 * Recommends companions that suit the profile, each with its reasons as French sentences; if none
 * suits, the most popular companions or a sample. Deterministic: the same profile and catalogue give
 * the same list.
 */
export function recommendCompanions<Companion extends Candidate>(
  profile: ProfileAnswers,
  companions: readonly Companion[],
): Recommendations<Companion> {
  const rules = findRulesForAnswers(keepKnownOptions(profile))
  const scoredCompanions = companions.map((companion) => scoreCompanion(companion, rules))
  const matchingCompanions = scoredCompanions.filter(({ score }) => score > 0).sort(byScore)
  if (matchingCompanions.length > 0)
    return { kind: 'chosen', companions: pickDiverse(matchingCompanions) }
  const calledCompanions = companions.filter(({ popularity }) => popularity > 0).sort(byPopularity)
  if (calledCompanions.length > 0)
    return { kind: 'popular', companions: calledCompanions.slice(0, maxCompanions) }
  return { kind: 'sample', companions: pickOnePerCategory(companions) }
}

type WeightedRule = RecommendationRule & { weight: number }
type Scored<Companion> = { companion: Companion; score: number; reasons: string[] }

function findRulesForAnswers(answers: ProfileAnswers): WeightedRule[] {
  return Object.entries(recommendationRules).flatMap(([field, { weight, byAnswer }]) => {
    const answer = answers[field as keyof typeof recommendationRules]
    const values = answer === null ? [] : [answer].flat()
    const ruleByAnswer: Readonly<Record<string, RecommendationRule | undefined>> = byAnswer
    return values.flatMap((value) => {
      const rule = ruleByAnswer[value]
      return rule ? { ...rule, weight } : []
    })
  })
}

function scoreCompanion<Companion extends Candidate>(
  companion: Companion,
  rules: readonly WeightedRule[],
): Scored<Companion> {
  const matchingRules = rules
    .filter(
      ({ categories = [], tags = [] }) =>
        categories.includes(companion.category) || tags.some((tag) => companion.tags.includes(tag)),
    )
    .sort((one, other) => other.weight - one.weight)
  return {
    companion,
    score: matchingRules.reduce((sum, { weight }) => sum + weight, 0),
    reasons: matchingRules.slice(0, maxReasons).map(({ reason }) => reason),
  }
}

function pickDiverse<Companion extends Candidate>(matching: readonly Scored<Companion>[]) {
  const candidates = [...matching]
  const selection: Scored<Companion>[] = []
  const computeDiversityScore = ({ companion, score }: Scored<Companion>) => {
    const sameCategoryCount = selection.filter(
      (other) => other.companion.category === companion.category,
    ).length
    return score * repetitionFactor ** sameCategoryCount
  }
  while (selection.length < maxCompanions) {
    const [best] = candidates.toSorted(
      (one, other) => computeDiversityScore(other) - computeDiversityScore(one),
    )
    if (!best) break
    selection.push(best)
    candidates.splice(candidates.indexOf(best), 1)
  }
  return selection.map(({ companion, reasons }) => ({ companion, reasons }))
}

const pickOnePerCategory = <Companion extends Candidate>(companions: readonly Companion[]) =>
  companions
    .filter(
      ({ category }, index) =>
        companions.findIndex((other) => other.category === category) === index,
    )
    .slice(0, maxCompanions)

const byPopularity = (one: Candidate, other: Candidate) =>
  other.popularity - one.popularity || (one.id < other.id ? -1 : 1)

const byScore = (one: Scored<Candidate>, other: Scored<Candidate>) =>
  other.score - one.score || byPopularity(one.companion, other.companion)
