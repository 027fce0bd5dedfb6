import { normaliseText } from './normalise-text'

/** Words before a question: "et du coup, comment…". */
const fillers =
  '(?:(?:et|mais|alors|donc|du coup|au fait|bon|ben|bah|euh|dis|dites|dis moi|dites moi|oui|ok|d accord|ah|non|sinon|en fait|attends|attendez|deja) )*'

/** Starts of a question that speech recognition may leave without a question mark. */
const startPattern = new RegExp(
  `^${fillers}(?:est ce (?:que|qu)|qu est ce (?:que|qu|qui)|quelles? (?!dommage|horreur|plaisir|idiot|journee|bonheur)|quels? (?!dommage|plaisir|bonheur|idiot)|comment |pourquoi (?!pas$)|combien |c est (?:quoi|quand|qui|ou|combien|grave|normal)\\b|(?:il|elle|ca) s appelle comment|qui (?:est|a|peut|va|etait) |ou (?:est|sont|se|puis|peut|trouve) |quand (?:est|a lieu) |(?:tu|vous) (?:crois|croyez|penses|pensez|connais|connaissez|sais|savez|te souviens|vous souvenez|te rappelles|vous rappelez|ferais|feriez|dirais|diriez|peux|pouvez|pourrais|pourriez) |(?:peux|pourrais|sais|crois|penses|as|es) tu |(?:pouvez|pourriez|savez|croyez|pensez|avez|etes) vous |puis je |dois je )`,
)
const endPattern = /\b(?:ou pas|ou non|hein|tu crois|vous croyez|a ton avis|a votre avis|c est ca)$/

/** Whether the text asks something, also when no question mark says so. */
export function isQuestion(text: string): boolean {
  if (/\?\s*[»"”)]*\s*$/.test(text) || /\?/.test(text)) return true
  const normalisedText = normaliseText(text)
  if (/^(?:oui|non|ouais|c est ca|exactement)$/.test(normalisedText)) return false
  return (
    startPattern.test(normalisedText) ||
    (endPattern.test(normalisedText) && normalisedText.split(' ').length > 3)
  )
}
