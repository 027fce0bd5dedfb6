import { namedApologies } from '../templates/conversation-templates'
import { findDetails } from '../understanding/facts/find-details'
import type { Rule } from './rule'

const intendedSubjectPattern =
  /(?:^|[ ,;.])(?:moi,? )?je (?:te |vous |t’)?parl(?:e|ais)(?! pas| plus) ?(?:juste |seulement |surtout |bien )?((?:de |d’|du |des ).+)$/i
const contradictionPattern = /\b(?:pas|mais|non|enfin|dites donc|dis donc|parlais|juste)\b/

/** Returns to what the caller was speaking of: "mais moi je te parlais de ma sœur". */
export const respondToCorrection: Rule = (
  draft,
  { isQuestion, normalisedText, text, wordCount },
) => {
  if (isQuestion || wordCount > 24 || !contradictionPattern.test(normalisedText)) return false
  const cleanText = text.replace(/['`]/g, '’').replace(/[.! ]+$/, '')
  const subject = intendedSubjectPattern.exec(cleanText)?.[1]?.replace(/,? (?:et )?pas .*$/i, '')
  if (subject === undefined || draft.state.turnCount < 2) return false
  const [detail] = findDetails(subject, draft.context.companion.persona.address, 1)
  if (!detail || !draft.sayOneOf(namedApologies, { detail: detail.phrase })) return false
  draft.update({ runningActivity: null, questioning: null, topic: null })
  return true
}
