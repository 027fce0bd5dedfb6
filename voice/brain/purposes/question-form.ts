import {
  alternativePattern,
  badWords,
  knowsPattern,
  normalPattern,
  opinionPattern,
  oppositePattern,
  otherPattern,
  wherePattern,
  whyPattern,
  wouldPattern,
} from '../knowledge/questions/question-form-words'

/**
 * The form of a question, which determines how to answer it:
 *
 * - `doubts`: a yes-no question that names something bad: "c'est grave si je n'y vais pas". The answer is no.
 * - `hopes`: any other yes-no question: "vous croyez qu'il viendra", "c'est normal d'avoir peur". The answer is yes.
 * - `chooses`: offers two options: "je lui écris ou je l'appelle". The answer chooses one of them.
 * - `why`: asks for a reason.
 * - `would`: asks what the companion would do: "tu ferais quoi, toi".
 * - `knows`: asks whether the companion knows something or has a tip: "tu sais quel âge ça a".
 * - `opinion`: asks for an opinion on what the caller said: "t'en penses quoi".
 * - `other`: a question that must not be answered with yes or no: "comment je lui annonce ça".
 */
export type QuestionForm =
  | 'doubts'
  | 'hopes'
  | 'chooses'
  | 'why'
  | 'would'
  | 'knows'
  | 'opinion'
  | 'other'

/** Returns the form of a question; "hopes" when no pattern of another form matches. */
export function findQuestionForm(normalisedText: string): QuestionForm {
  // "Ou pas", and "où" without its accent ("ou est"), introduce no second option.
  const words = normalisedText.replace(oppositePattern, '').replace(wherePattern, '')
  if (alternativePattern.test(words)) return 'chooses'
  if (whyPattern.test(normalisedText)) return 'why'
  if (opinionPattern.test(normalisedText)) return 'opinion'
  if (wouldPattern.test(normalisedText)) return 'would'
  if (knowsPattern.test(normalisedText)) return 'knows'
  if (otherPattern.test(normalisedText)) return 'other'
  const isDoubt = badWords.test(normalisedText) && !normalPattern.test(normalisedText)
  return isDoubt ? 'doubts' : 'hopes'
}
