import { markLanguage } from '../../language-spans/language-markers'
import { lowercaseFirst } from '../../text-analysis/letter-case'
import type { ResponseDraft } from '../dialogue/response-draft'
import {
  nothingToRepeatTemplates,
  repetitionTemplates,
  returnToActivityTemplates,
} from '../templates/answers/small-talk-templates'
import { slowerReplies } from '../templates/request-templates'
import type { Template } from '../templates/template'

/** Matches an introduction such as "Je disais : ". */
const introductionPattern = /^(?:[^:.?!]{3,40}) : (?=.)/

/** Says the sentences that an interruption cut off. Returns false when there are none, or all were said since. */
export const resumeInterruptedResponse = (
  draft: ResponseDraft,
  interruptedSentences: readonly string[],
): boolean => interruptedSentences.filter((sentence) => draft.say(sentence)).length > 0

/** A shorter sentence says too little to be worth repeating. */
const minRepeatedWords = 4

/**
 * Repeats the last response for a caller who did not understand it, or says that there is none:
 * - with `isSlow`, the whole response, slowly except for sentences with foreign words;
 * - else after an interruption, an introduction and the whole response;
 * - else an introduction and the last sentence of at least `minRepeatedWords`, or the last one if none is as long.
 * In the last two cases, if the first sentence to repeat contains a colon, says only that one, without an introduction.
 */
export function repeatLastResponse(
  draft: ResponseDraft,
  { isSlow = false }: { isSlow?: boolean } = {},
): boolean {
  const { lastResponse } = draft.state
  const [first, ...others] = listSentencesToRepeat(draft)
  draft.canBeShortened = false
  if (!first) return draft.sayOneOf(nothingToRepeatTemplates)
  // Foreign words keep their own pace. The introduction of an earlier slow repetition is not repeated.
  if (isSlow)
    for (const one of lastResponse.filter((said) => !slowerReplies.join(' ').includes(said)))
      draft.sentences.push(one.includes('[') ? one : markLanguage(one, 'french', { isSlow: true }))
  // Two colons in one sentence are hard to follow by ear.
  else if (first.includes(' : ')) draft.sentences.push(first)
  else if (sayIntroduced(draft, repetitionTemplates, first)) draft.sentences.push(...others)
  return draft.sentences.length > 0
}

function listSentencesToRepeat({ state }: ResponseDraft): readonly string[] {
  const { interruptedSentences, lastResponse } = state
  if (interruptedSentences.length > 0) return lastResponse
  const isLongEnough = (sentence: string) => sentence.split(' ').length >= minRepeatedWords
  const sentence = lastResponse.findLast(isLongEnough) ?? lastResponse.at(-1)
  return sentence ? [sentence] : []
}

/**
 * Repeats the activity's question, which the caller has not answered yet, after an introduction such as "On reprend où
 * on en était : ".
 */
export const repeatPendingQuestion = (draft: ResponseDraft, question: string): boolean =>
  sayIntroduced(draft, returnToActivityTemplates, question)

/** Says the sentence after an introduction. Removes the introduction that an earlier repetition added, if any. */
function sayIntroduced(
  draft: ResponseDraft,
  templates: readonly Template[],
  sentence: string,
): boolean {
  const isIntroduced = templates.some((template) =>
    sentence.startsWith(template.split('{')[0] ?? template),
  )
  const bareSentence = isIntroduced ? sentence.replace(introductionPattern, '') : sentence
  return draft.sayOneOf(templates, { sentence: lowercaseFirst(bareSentence) })
}
