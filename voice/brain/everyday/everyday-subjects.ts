import type { EverydaySubject } from './parse-subjects'
import { homeSubjects } from './subjects/home-subjects'
import { leisureSubjects } from './subjects/leisure-subjects'
import { peopleSubjects } from './subjects/people-subjects'
import { workSubjects } from './subjects/work-subjects'

/** The more specific ones first: of two that match equally often, the first one wins. */
const subjects: readonly EverydaySubject[] = [
  ...workSubjects,
  ...leisureSubjects,
  ...homeSubjects,
  ...peopleSubjects,
]

const countMatches = ({ pattern }: EverydaySubject, normalisedText: string) =>
  new Set(normalisedText.match(new RegExp(pattern, 'g'))).size

/** Returns the subject that the normalised text names most often; null when it names none. */
export function findEverydaySubject(normalisedText: string): EverydaySubject | null {
  const counted = subjects
    .map((subject) => ({ subject, count: countMatches(subject, normalisedText) }))
    .filter(({ count }) => count > 0)
  return counted.sort((one, other) => other.count - one.count)[0]?.subject ?? null
}
