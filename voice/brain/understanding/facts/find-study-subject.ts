import { lowercaseFirst } from '../../../text-analysis/letter-case'
import { learningPattern, subjectPattern } from '../../knowledge/study-words'

const pronounPattern = /^(?:ça|cela|quoi|moi|toi|lui)$/i

/** Returns the latest subject of the caller's studies, exam or presentation, with its article. */
export function findStudySubject(statements: readonly string[]): string | null {
  const subject = statements
    .map((text) => text.replace(/['`]/g, '’'))
    .map((text) => subjectPattern.exec(text)?.[1] ?? learningPattern.exec(text)?.[1] ?? '')
    .findLast((found) => found !== '' && !pronounPattern.test(found))
  return subject ? lowercaseFirst(subject).replace(/^mon /, 'le ').replace(/^ma /, 'la ') : null
}
