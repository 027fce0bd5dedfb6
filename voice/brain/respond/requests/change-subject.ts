import { stopActivity } from '../../activities/run-activity'
import { lightSubjects } from '../../templates/story-templates'
import type { Rule } from '../rule'

const lightTalk =
  /\b(parl\w*|discut\w*|cause\w*|bavard\w*) (un peu |juste |moi |plutot )*(de |d )(choses? (banales?|simples?|legeres?)|rien|la pluie|n importe quoi)|\b(choses?|sujets?|trucs?) (banales?|banal|banaux|legers?|legeres?|simples?)( |$)/

/** Leaves the subject, with a fact and a question about something light, the one named if any. */
export const changeSubject: Rule = (draft, { intents, normalisedText }) => {
  if (!intents.has('changes-topic') && !lightTalk.test(normalisedText)) return false
  draft.update({ topic: null, healthSubject: null, questioning: null })
  if (draft.state.runningActivity) stopActivity(draft)
  const subject = lightSubjects.find(([pattern, fact]) => {
    const sentence = draft.fill(fact)
    return pattern.test(normalisedText) && sentence !== null && !draft.hasSaid(sentence)
  })
  if (!subject) return false
  return draft.sayOneOf([subject[1]]) && (draft.sayOneOf([subject[2]]) || true)
}
