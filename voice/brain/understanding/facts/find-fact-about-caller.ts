import { normaliseText } from '../../../text-analysis/normalise-text'
import { factsAboutCaller } from '../../knowledge/facts-about-caller'
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
  const subject = normaliseText(findPossessivePhrase(question) ?? '')
  const entry = factsAboutCaller.find(([asked]) => asked.test(normalisedQuestion))
  if (!entry || (subject !== '' && !entry[0].test(subject))) return undefined
  const reversedStatements = statements
    .filter((text) => !text.includes('?'))
    .map((text) => text.replace(/'/g, '’'))
    .toReversed()
  return (
    entry[1].flatMap((pattern) =>
      reversedStatements.flatMap((text) => pattern.exec(text)?.[1]?.trim() ?? []),
    )[0] ?? null
  )
}

/** Whether the question is about what the caller said, in this call or an earlier one. */
export const asksAboutCallersWords = (normalisedText: string) =>
  memoryPattern.test(normalisedText) && !/\b(pourquoi)\b/.test(normalisedText)

const memoryPattern =
  /^(?:(?:et|au fait) )*(?:tu|vous) (?:as|avez) (?:compris|retenu|suivi|note) (?:ce que|ou|quand|qui|comment|combien) (?:je|j|mon|ma)\b|\bc est (?:laquelle|lequel|qui) qui\b|\b(c est (quel jour|a quelle heure|quand)|(il|elle|je|j) \w+ (quand|quel jour|a quelle heure)|(quoi|quelle est|quel est|quelle etait|quel etait) (deja )?(la date|l heure|le jour|le nom|le prenom|l age) d(e|u) |j ai (deja )?dit|(mon|ma) \w+ c etait (quand|quoi)|(il|elle) (avait|a) quel age|quel age (il|elle|avait|a t)|j etais (ou|avec qui)|(dire|dis moi|dites moi|c est|c etait) (quand|ou|combien|comment) (que )?(je|j|mon|ma) ?|je (l |y |te |lui )*\w+( \w+)? quand( \w+){0,3} deja|tu te (souviens|rappelles)|vous vous (souvenez|rappelez)|te souviens tu|rappelle moi|rappelez moi|je (t |te |vous )?ai (deja )?(dit|parle|raconte)|(je )?(t |te |vous )?(disais|parlais) (quoi|de quoi|tout a l heure)|c est (comment|quoi) (son|le) (prenom|nom)|comment (s appelle|s appelait|je m appelle|(il|elle|ils) s appel\w+)|(il|elle) s appel(le|ait) comment|je m appelle comment|c est quoi mon (prenom|nom)|(c est|c etait) (quand|ou|a quelle heure|quel jour|quoi|qui) (deja )?(mon|ma|mes|notre)|(tu|vous) (as|avez) (retenu|note|oublie)|qu est ce que j aime|j aime quoi)\b|^(?:(?:et|mais) )*(?:il|elle|ils|elles|c) \w+ (?:ou|quand|a quelle heure|quel jour|quel age|dans quoi|avec qui)\b.*\b(?:mon|ma|mes)\b|\b(?:je|j) (?:faisais|etais|avais|voulais|devais|disais|cherchais) (?:quoi|qui|ou|quand|comment)\b|\b(mon|ma|mes) \w+( \w+){0,3} (c est|c etait) (quand|ou|quoi|quel jour|a quelle heure)\b|^(?:(?:et|mais) )*(?:mon|ma|mes) \w+ (?:(?:il|elle|ils|elles) )?(?:fait|font) quoi (?:comme|dans la vie|deja)\b|\bvous suivez$|\btu suis$|\b(tu|vous) (te|vous) (en )?(souviens|souvenez|rappelles|rappelez)$|\b(combien de temps|depuis (quand|combien))\b.*\b(j (etais|ai ete|avais)|on (etait|est reste)|je (suis|travaille|vis|connais))\b|\bj (etais|ai ete) .*combien de temps\b|\b(quand|combien|quel jour|quelle heure|ou|comment|quoi|qui|quelle?)\b.* deja( (je )?(t|te|vous|l|me)( l)? (ai|avais|as).*)?$|\b(tu|vous) (te|vous) (rappelles?|rappelez|souviens|souvenez)|\bde quoi (j ai|j avais|je) (peur|parl\w*|disais)|\bqu est ce qui (m (inquiete|angoisse|stresse)|me (fait|faisait) (peur|plaisir))|\bdeja (quand|combien|quel)/
