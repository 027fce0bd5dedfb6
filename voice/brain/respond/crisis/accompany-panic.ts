import type { Danger } from '../../../danger/danger'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  panicAdvice,
  panicFirstResponse,
  panicOverAdvice,
  panicOverQuestions,
  panicOverReplies,
  panicSteps,
  panicWorseReplies,
} from '../../templates/crisis/panic-templates'
import { leaveCrisisMode } from './leave-crisis'

const panicPattern =
  /\b(crises? (d angoisse|de panique|d anxiete)|attaques? de panique|(mon )?coeur (\w+ )?(qui )?(s emballe|bat (\w+ )?(trop |tres |si )?(vite|fort)|s affole|palpite)|palpitations|(impression|peur|sensation) (que je vais |de |d )(mourir|partir|crever|etouffer|m evanouir)|je panique|je fais une crise)\b/

/** Signs of a heart attack, an allergy, a drug or another person, which rule out a panic attack of the caller. */
const otherCausePattern =
  /\b(bras|machoire|sternum|thorax|poitrine|paralys\w*|bouche|langue|gonfl\w*|pique par|allergi\w*|cachets?|comprimes?|pris|drogue|coke|alcool|enceinte|sang|il|elle|mon (mari|pere|fils|bebe)|ma (mere|femme|fille))\b/

/** Whether the words describe a panic attack of the caller. */
export function isPanicAttack(danger: Danger, text: string): boolean {
  if (danger !== 'medical-emergency') return false
  const words = normaliseText(text)
  return panicPattern.test(words) && !otherCausePattern.test(words)
}

/** Begins to accompany a panic attack: gives the emergency number first, then guides slow breathing. */
export function beginPanicSupport(draft: ResponseDraft): boolean {
  draft.update({ isPanicAttack: true })
  draft.sayAll(panicFirstResponse)
  return draft.sentences.length > 0
}

const passingPattern =
  /\b((ca|c est|il|elle) (\w+ ){0,2}(passe|passee?|retombe\w*|redescend\w*|se calme|calmee?|diminue|fini|finie)|ca va (un peu |beaucoup |deja )?mieux|(je )?respire (mieux|bien|normalement)|je (me sens|suis) (mieux|calmee?|plus calme|bien)|ca s est (calme|arrete)|c est bon|moins fort|tout va bien|ca va( maintenant| merci)?$)\b/
const notPassingPattern = /\b(pas|plus fort|pire|jamais|toujours|encore|quand|si ca|est ce que)\b/
const worseningPattern =
  /\b(bras|machoire|poitrine|plus fort|pire|empire|douleur|vais m evanouir|je tombe|vois (flou|trouble|noir))\b/
const whatToDoPattern =
  /\b(je fais quoi|que faire|quoi faire|qu est ce que je (fais|dois faire)|comment (je fais|on fait|faire|l arreter|ca s arrete)|aide\w* moi)\b/

/** Whether the caller says that the panic attack is passing. */
export function isPanicPassing(text: string): boolean {
  const words = normaliseText(text)
  return passingPattern.test(words) && !notPassingPattern.test(words)
}

/** Says the next step of the support during a panic attack. Returns false when all were said. */
export function accompanyPanic(draft: ResponseDraft, text: string): boolean {
  const words = normaliseText(text)
  if (worseningPattern.test(words) && !/\b(pas|moins|plus (mal|de douleur))\b/.test(words))
    return draft.sayOneOf(panicWorseReplies)
  if (whatToDoPattern.test(words)) {
    draft.sayAll(panicAdvice)
    if (draft.sentences.length > 0) return true
  }
  return panicSteps.some((step) => draft.sayOneOf([step]))
}

/** Leaves crisis mode when the attack passes, before the conversation goes on. */
export function leavePanic(draft: ResponseDraft): boolean {
  leaveCrisisMode(draft)
  draft.update({ suggestion: { state: 'disabled' } })
  draft.sayOneOf(panicOverReplies)
  draft.sayAll(panicOverAdvice)
  draft.sayOneOf(panicOverQuestions)
  return draft.sentences.length > 0
}
