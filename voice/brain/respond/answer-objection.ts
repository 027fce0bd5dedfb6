import { kindById } from '../listening/all-kinds'
import { isOccupied } from './activities/is-occupied'
import type { Rule } from './rule'

/** Matches an objection to what the companion just said: "je te parle de ma sœur", "tu m'écoutes ou quoi". */
const objectionPattern =
  /\b(?:je (?:te|vous) (?:parle|parlais|demande|demandais)|je viens de (?:te|vous) (?:le )?dire|(?<!que )(?:tu|vous) (?:m|me) (?:ecoute[sz]?(?! (?:toujours|bien))|saoule[sz]?|raconte[sz]?)|de quoi (?:tu|vous) parle[sz]?|j ai (?:pas|jamais) (?:dit|parle)|je (?:t|vous) ai (?:pas|jamais) (?:dit|parle)|rien a voir|quel rapport|pourquoi (?:tu|vous) (?:me )?(?:parle|dis|dites)[sz]?|(?:tu|vous) reponds? a cote|(?:tu|vous) repondez (?:pas|a cote))\b|^(?:(?:mais|ah|euh|hein|ben|bah|oh) )+non (?:pas|mais|enfin|c est pas)\b|^(?:qui|quelles?|quels?|quoi|laquelle|lequel) (?:\S+ ){1,4}(?:je (?:te|vous) |de quoi|j ai |t as )/

/** Matches words about death, because a caller who denies a wish to die does not object to an answer. */
const dangerWords = /\b(?:mourir|suicid\w*|tuer|mort)\b/

const objectionKind = kindById.get('complains-of-answer')

/** Apologises to a caller who objects to the last response. */
export const answerObjection: Rule = (draft, { kinds, normalisedText }) => {
  if (draft.state.turnCount < 2 || isOccupied(draft)) return false
  if (!objectionPattern.test(normalisedText) || dangerWords.test(normalisedText)) return false
  if (kinds.best?.kind.group === 'companion-question') return false
  return draft.sayOneOf(objectionKind?.reactions ?? [])
}
