import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { shortApologies } from '../../templates/crisis/check-templates'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { returnToSubject } from '../crisis/leave-crisis'

/** Turns after a referral in which the caller may object to it. */
const maxTurns = 2

export const professionalPattern =
  /\b(?:médecin|docteur|pharmac\w+|sage-femme|gynéco\w*|urologue|pédiatre|psychiatre|psychologue|dentiste|ophtalmo\w*|dermato\w*|vétérinaire|kiné\w*|ORL|urgences|soignant\w*|centres?|planning|\d{2,})\b/iu

const objection =
  /\b(?:mal nulle part|(?:j ai|je n ai|y a|il y a) rien(?: du tout)?(?: (?:aux?|a la|a l) \w+)?(?: moi)?$|(?:suis|est) pas (?:du tout )?(?:malade|blessee?|enceinte|inquiete?)|rien a voir|n importe quoi|(?:aucun|quel) rapport|mal (?:compris|entendu)|compris de travers|(?:te|vous) tromp\w*|facon de parler|une (?:expression|image|blague)|pas besoin (?:de|d un|d une) (?:medecin|docteur|dentiste|pharmacien|veterinaire)|je (?:te |vous )?parl(?:e|ais) (?:juste |seulement )?(?:de(?! (?:ma|mes) (?:douleurs?|mal))|du(?! mal)|des|d un|d une)|(?:pourquoi|qu est ce que) .*(?:medecin|docteur|dentiste|pharmacien|veterinaire|15))\b/

/** Whether the caller questions a word of the referral ("quel pus ?"); "quel médecin ?" asks for details. */
function questionsWordOfReferral(draft: ResponseDraft, normalisedText: string): boolean {
  const [, word] = /\bquel(?:le)?s? (\w{3,})\b/.exec(normalisedText) ?? []
  const response = draft.state.lastResponse.join(' ')
  return (
    word !== undefined &&
    !professionalPattern.test(word) &&
    !/^(?:medecin|gyneco\w*|veterinaire|pediatre|numero|age|moment|heure|jour|dose)$/.test(word) &&
    new RegExp(`\\b${word}\\b`).test(normaliseText(response))
  )
}

/** Apologises in a short line and drops the subject when the caller objects to a referral: "quel pus ?". */
export function acceptObjection(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { healthConcern, lastResponse, turnCount } = draft.state
  if (healthConcern === null || turnCount - healthConcern.turn > maxTurns) return false
  if (!lastResponse.some((sentence) => professionalPattern.test(sentence))) return false
  const { normalisedText, text } = utterance
  if (!objection.test(normalisedText) && !questionsWordOfReferral(draft, normalisedText))
    return false
  draft.update({ healthConcern: null, topic: null })
  draft.sayOneOf(shortApologies)
  returnToSubject(draft, text, healthConcern.texts.at(-1))
  return true
}
