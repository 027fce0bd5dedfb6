import { stopActivity } from '../../activities/run-activity'
import { changeRequest, lightTalkRequest, namedSubject } from '../../templates/manner-words'
import { lightSubjects, namedSubjectReplies } from '../../templates/story-templates'
import type { Rule } from '../rule'

/** If fewer words follow a request to change the subject, they are taken for the name of a subject. */
const minWordsOfNewSubject = 4

/**
 * Returns what the caller says after a request to change the subject. Returns null without such a request, or when the
 * words after it are few or only name a subject ("de la pluie"), to which `changeSubject` responds.
 */
export function findNewSubject(text: string): string | null {
  const cleanText = text.replace(/['`]/g, '’').trim()
  if (!changeRequest.test(cleanText)) return null
  const wordsAfterRequest = cleanText.replace(changeRequest, '').replace(/^[^\p{L}]+/u, '')
  const onlyNamesSubject = /^(?:de |d’|du |des )/i.test(wordsAfterRequest)
  const wordCount = wordsAfterRequest.split(/\s+/).length
  return wordCount >= minWordsOfNewSubject && !onlyNamesSubject ? wordsAfterRequest : null
}

/**
 * Turns to another subject on request: the one that the caller names, or else a light one. About a subject of
 * `lightSubjects`, says a fact and a question. Drops the topic, and stops an activity or a series of questions.
 */
export const changeSubject: Rule = (draft, { act, intents, normalisedText, text }) => {
  const asksForLightTalk = !act?.startsWith('tells') && lightTalkRequest.test(normalisedText)
  if (!asksForLightTalk && !intents.has('changes-topic')) return false
  draft.update({ topic: null, healthConcern: null, questioning: null })
  if (draft.state.runningActivity) stopActivity(draft)
  const subject = namedSubject
    .exec(text.replace(/['`]/g, '’'))?.[1]
    ?.replace(/^du /, 'le ')
    .replace(/^des /, 'les ')
  const lightSubject = lightSubjects.find(
    ([pattern, fact]) => pattern.test(normalisedText) && !draft.hasSaid(draft.fill(fact) ?? ''),
  )
  // The subjects with the pattern /^/, which matches any text, are the default ones.
  const isNamedSubjectKnown = lightSubject !== undefined && lightSubject[0].source !== '^'
  if (subject && !isNamedSubjectKnown && draft.sayOneOf(namedSubjectReplies, { subject }))
    return true
  if (!lightSubject) return false
  const [, fact, question] = lightSubject
  if (!draft.sayOneOf([fact])) return false
  draft.sayOneOf([question])
  return true
}
