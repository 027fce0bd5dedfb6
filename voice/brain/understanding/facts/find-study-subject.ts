import { lowercaseFirst } from '../../templates/template'

const learningPattern =
  /(?:révise|étudie|bosse|prépare|travaille sur|apprends) ((?:le |la |les |l’|mon |ma )[\p{L}-]+(?: (?:de |du |des |d’)(?:la |l’)?[\p{L}-]+)?)/iu
const subjectPattern =
  /(?:oral|exposé|exam(?:en)?|présentation|soutenance|contrôle|concours|partiel|cours|leçon|chapitre|mémoire|devoir|interro(?:gation)?|questions?|quiz|révis\p{L}*|plan)(?: \p{L}+){0,2} (?:sur|à propos de|au sujet de) ((?:la |le |les |l’|un |une |mon |ma |mes )?[\p{L}-]+(?: (?:de |du |des |d’|de la |de l’)(?:la |le |l’)?[\p{L}-]+)?)/iu

const pronounPattern = /^(?:ça|cela|quoi|moi|toi|lui)$/i

/** Returns the latest subject that the caller said they study or present, with its article. */
export function findStudySubject(statements: readonly string[]): string | null {
  const subject = statements
    .map((text) => text.replace(/['`]/g, '’'))
    .map((text) => subjectPattern.exec(text)?.[1] ?? learningPattern.exec(text)?.[1] ?? '')
    .findLast((found) => found !== '' && !pronounPattern.test(found))
  return subject ? lowercaseFirst(subject).replace(/^mon /, 'le ').replace(/^ma /, 'la ') : null
}
