import { stopActivity } from '../../activities/run-activity'
import { changeRequest, lightTalkRequest, namedSubject } from '../../templates/manner-words'
import { lightSubjects, namedSubjectReplies } from '../../templates/story-templates'
import type { Rule } from '../rule'

/** Returns what follows a request to change the subject, if that is at least four words; otherwise null. */
export function findNewSubject(text: string): string | null {
  const cleanText = text.replace(/['`]/g, '’').trim()
  if (!changeRequest.test(cleanText)) return null
  const words = cleanText.replace(changeRequest, '').replace(/^[^\p{L}]+/u, '')
  return words.split(/\s+/).length >= 4 && !/^(?:de |d’|du |des )/i.test(words) ? words : null
}

/** Changes to the subject that the caller names, or else to a light one, with a fact and a question. */
export const changeSubject: Rule = (draft, { act, intents, normalisedText, text }) => {
  const isAsked = !act?.startsWith('tells') && lightTalkRequest.test(normalisedText)
  if (!isAsked && !intents.has('changes-topic')) return false
  draft.update({ topic: null, healthConcern: null, questioning: null })
  if (draft.state.runningActivity) stopActivity(draft)
  const named = namedSubject.exec(text.replace(/['`]/g, '’'))?.[1]
  const subject = named?.replace(/^du /, 'le ').replace(/^des /, 'les ')
  const unsaid = lightSubjects.filter(([, fact]) => !draft.hasSaid(draft.fill(fact) ?? ''))
  // The pattern /^/ matches any text: its subjects are the default ones.
  const lightSubject = unsaid.find(([pattern]) => pattern.test(normalisedText))
  if (subject && (!lightSubject || lightSubject[0].source === '^'))
    if (draft.sayOneOf(namedSubjectReplies, { subject })) return true
  if (!lightSubject || !draft.sayOneOf([lightSubject[1]])) return false
  return draft.sayOneOf([lightSubject[2]]) || true
}
