import { normaliseText } from '../../../text-analysis/normalise-text'
import { factsAboutCaller } from '../../knowledge/facts-about-caller/facts-about-caller'
import { findPossessivePhrase } from './find-fact'

/**
 * Returns the answer to a question about one of `factsAboutCaller`; null when no statement answers it, undefined when
 * the question is about something else.
 */
export function findFactAboutCaller(
  question: string,
  statements: readonly string[],
): string | null | undefined {
  const normalisedQuestion = normaliseText(question)
  const fact = factsAboutCaller.find(([asked]) => asked.test(normalisedQuestion))
  if (!fact) return undefined
  const [questionPattern, answerPatterns] = fact
  const subject = normaliseText(findPossessivePhrase(question) ?? '')
  const isAboutOtherSubject = subject !== '' && !questionPattern.test(subject)
  if (isAboutOtherSubject) return undefined
  const statementsFromLatest = statements
    .filter((text) => !text.includes('?'))
    .map((text) => text.replace(/'/g, '’'))
    .toReversed()
  const answers = answerPatterns.flatMap((pattern) =>
    statementsFromLatest.flatMap((text) => pattern.exec(text)?.[1]?.trim() ?? []),
  )
  return answers[0] ?? null
}

/** Whether the question is about what the caller said, in this call or an earlier one. */
export const asksAboutCallersWords = (normalisedText: string) =>
  memoryQuestionPatterns.some((pattern) => pattern.test(normalisedText)) &&
  !/\bpourquoi\b/.test(normalisedText)

/** Match "c'est quand mon rendez-vous", "je t'ai dit quoi", "tu te souviens", "il s'appelle comment déjà" … */
const memoryQuestionPatterns: readonly RegExp[] = [
  /^(?:(?:et|au fait) )*(?:tu|vous) (?:as|avez) (?:compris|retenu|suivi|note) (?:ce que|ou|quand|qui|comment|combien) (?:je|j|mon|ma)\b/,
  /\bc est (?:laquelle|lequel|qui) qui\b/,
  /\bc est (quel jour|a quelle heure|quand)\b/,
  /\b(il|elle|je|j) \w+ (quand|quel jour|a quelle heure)\b/,
  /\b(quoi|quelle est|quel est|quelle etait|quel etait) (deja )?(la date|l heure|le jour|le nom|le prenom|l age) d(e|u) \b/,
  /\bj ai (deja )?dit\b/,
  /\b(mon|ma) \w+ c etait (quand|quoi)\b/,
  /\b(il|elle) (avait|a) quel age\b/,
  /\bquel age (il|elle|avait|a t)\b/,
  /\bj etais (ou|avec qui)\b/,
  /\b(dire|dis moi|dites moi|c est|c etait) (quand|ou|combien|comment) (que )?(je|j|mon|ma) ?\b/,
  /\bje (l |y |te |lui )*\w+( \w+)? quand( \w+){0,3} deja\b/,
  /\btu te (souviens|rappelles)\b/,
  /\bvous vous (souvenez|rappelez)\b/,
  /\bte souviens tu\b/,
  /\brappelle moi\b/,
  /\brappelez moi\b/,
  /\bje (t |te |vous )?ai (deja )?(dit|parle|raconte)\b/,
  /\b(je )?(t |te |vous )?(disais|parlais) (quoi|de quoi|tout a l heure)\b/,
  /\bc est (comment|quoi) (son|le) (prenom|nom)\b/,
  /\bcomment (s appelle|s appelait|je m appelle|(il|elle|ils) s appel\w+)\b/,
  /\b(il|elle) s appel(le|ait) comment\b/,
  /\bje m appelle comment\b/,
  /\bc est quoi mon (prenom|nom)\b/,
  /\b(c est|c etait) (quand|ou|a quelle heure|quel jour|quoi|qui) (deja )?(mon|ma|mes|notre)\b/,
  /\b(tu|vous) (as|avez) (retenu|note|oublie)\b/,
  /\bqu est ce que j aime\b/,
  /\bj aime quoi\b/,
  /^(?:(?:et|mais) )*(?:il|elle|ils|elles|c) \w+ (?:ou|quand|a quelle heure|quel jour|quel age|dans quoi|avec qui)\b.*\b(?:mon|ma|mes)\b/,
  /\b(?:je|j) (?:faisais|etais|avais|voulais|devais|disais|cherchais) (?:quoi|qui|ou|quand|comment)\b/,
  /\b(mon|ma|mes) \w+( \w+){0,3} (c est|c etait) (quand|ou|quoi|quel jour|a quelle heure)\b/,
  /^(?:(?:et|mais) )*(?:mon|ma|mes) \w+ (?:(?:il|elle|ils|elles) )?(?:fait|font) quoi (?:comme|dans la vie|deja)\b/,
  /\bvous suivez$/,
  /\btu suis$/,
  /\b(tu|vous) (te|vous) (en )?(souviens|souvenez|rappelles|rappelez)$/,
  /\b(combien de temps|depuis (quand|combien))\b.*\b(j (etais|ai ete|avais)|on (etait|est reste)|je (suis|travaille|vis|connais))\b/,
  /\bj (etais|ai ete) .*combien de temps\b/,
  /\b(quand|combien|quel jour|quelle heure|ou|comment|quoi|qui|quelle?)\b.* deja( (je )?(t|te|vous|l|me)( l)? (ai|avais|as).*)?$/,
  /\b(tu|vous) (te|vous) (rappelles?|rappelez|souviens|souvenez)/,
  /\bde quoi (j ai|j avais|je) (peur|parl\w*|disais)/,
  /\bqu est ce qui (m (inquiete|angoisse|stresse)|me (fait|faisait) (peur|plaisir))/,
  /\bdeja (quand|combien|quel)/,
]
