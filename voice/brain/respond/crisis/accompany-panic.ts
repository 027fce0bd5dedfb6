import type { Danger } from '../../../danger/danger'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { panicRemarks, panicSteps } from '../../templates/crisis/panic-templates'

const panicPattern =
  /\b(crises? (d angoisse|de panique|d anxiete)|attaques? de panique|(mon )?coeur (\w+ )?(qui )?(s emballe|bat (\w+ )?(trop |tres |si )?(vite|fort)|s affole|palpite)|palpitations|(impression|peur|sensation) (que je vais |de |d )(mourir|partir|crever|etouffer|m evanouir)|je panique|je fais une crise)\b/

/** Signs of a heart attack, an allergy, a drug or another person, which rule out a panic attack of the caller. */
const otherCausePattern =
  /\b(bras|machoire|sternum|thorax|poitrine|paralys\w*|bouche|langue|gonfl\w*|pique par|allergi\w*|cachets?|comprimes?|pris|drogue|coke|alcool|enceinte|sang|il|elle|mon (mari|pere|fils|bebe)|ma (mere|femme|fille))\b/

/** Whether the words describe a panic attack of the caller. */
export function isPanicAttack(danger: Danger, text: string): boolean {
  const words = normaliseText(text)
  return (
    danger === 'medical-emergency' && panicPattern.test(words) && !otherCausePattern.test(words)
  )
}

const passingPattern =
  /^(?!.*\b(pas|plus fort|pire|jamais|toujours|encore|quand|si ca|est ce que)\b).*\b((ca|c est|il|elle) (\w+ ){0,2}(passe|passee?|retombe\w*|redescend\w*|se calme|calmee?|diminue|fini|finie)|ca va (un peu |beaucoup |deja )?mieux|(je )?respire (mieux|bien|normalement)|je (me sens|suis) (mieux|calmee?|plus calme|bien)|ca s est (calme|arrete)|c est bon|moins fort|tout va bien|ca va( maintenant| merci)?$)\b/

/** Whether the caller says that the panic attack is passing. */
export const isPanicPassing = (text: string): boolean => passingPattern.test(normaliseText(text))

/**
 * Answers a remark about the panic attack, or says the next step of the support. Returns false when everything about
 * it was said.
 */
export function accompanyPanic(draft: ResponseDraft, text: string): boolean {
  const words = normaliseText(text)
  const remark = panicRemarks.find(({ pattern }) => pattern.test(words))
  if (remark) return draft.sayOneOf(remark.replies)
  return panicSteps.some((step) => draft.sayOneOf([step]))
}
