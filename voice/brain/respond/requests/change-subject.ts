import { stopActivity } from '../../activities/run-activity'
import { lightSubjects, namedSubjectReplies } from '../../templates/story-templates'
import type { Rule } from '../rule'

const lightTalkRequest =
  /\b(parl\w*|discut\w*|cause\w*|bavard\w*) (un peu |juste |moi |plutot )*(de |d )(autre chose|choses? (banales?|simples?|legeres?)|rien|la pluie|n importe quoi)|\b(choses?|sujets?|trucs?) (banales?|banal|banaux|legers?|legeres?)( |$)/

/** Matches the request to change the subject, without the new subject. */
const changeRequest =
  /^(?:(?:bon|allez|ok|d’accord|oui|non|bref|alors|écoute|écoutez|ah|oh|et|tiens)[ ,]+)*(?:(?:on |et si on )?(?:change|changeons|changeait|parle|parlait|parlons|passe|passons|cause|peut parler|peut changer)(?:[ -]moi)? (?:de sujet|d’autre chose|à autre chose|de quelque chose d’autre)|sinon rien à voir|rien à voir|ça n’a rien à voir|autre chose|(?:stop[ ,.!]*)?(?:on arrête|arrêtons|arrête|arrêtez)(?: (?:le jeu|la scène|ça|là|avec ça))?)(?:[ ,.:]+(?:mais |et |s’il te plaît|s’il vous plaît)?)/i

/** Returns what the caller says after a request to change the subject; null when that is fewer than four words. */
export function findNewSubject(text: string): string | null {
  const cleanText = text.replace(/['`]/g, '’').trim()
  if (!changeRequest.test(cleanText)) return null
  const words = cleanText.replace(changeRequest, '').replace(/^[^\p{L}]+/u, '')
  return words.split(/\s+/).length >= 4 && !/^(?:de |d’|du |des )/i.test(words) ? words : null
}

/** Captures the new subject that a request names, with its article: "parlons plutôt de la politique". */
const namedSubject =
  /\b(?:on parle|parlons|parlait|cause|parle[sz]?(?: |-)moi)(?: un peu)?(?: plutôt)? (?:de (?=la |l’)|de |d’)?((?:la |l’|des |du )?(?!autre|ça|tout|rien|chose|sujet|n’importe)\p{L}{3,}(?: \p{L}+)?)[ ?!.]*$/iu

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
  const light = unsaid.find(([pattern]) => pattern.test(normalisedText))
  if (subject && (!light || light[0].source === '^'))
    if (draft.sayOneOf(namedSubjectReplies, { subject })) return true
  if (!light || !draft.sayOneOf([light[1]])) return false
  return draft.sayOneOf([light[2]]) || true
}
