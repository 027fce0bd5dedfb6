import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { removeLanguageMarkers } from '../../language-spans/language-markers'
import type { DialoguePrompt } from '../../ports/dialogue'
import { cutLongWords } from '../../text-analysis/cut-long-words'
import { capitaliseFirst } from '../../text-analysis/letter-case'
import type { DialogueContext } from '../dialogue/dialogue-context'
import type { DialogueState } from '../dialogue/dialogue-state'
import { ResponseDraft } from '../dialogue/response-draft'
import { endsWithQuestionMark } from '../templates/template'
import { respondToDanger } from './crisis/respond-to-danger'
import { greet } from './greet'
import {
  respondToSilence,
  sayAiDisclosure,
  sayFarewell,
  warnAboutBalance,
} from './respond-to-call-events'
import { respondToUnrecognisedSpeech } from './respond-to-unrecognised-speech'
import { respondToUtterance } from './respond-to-utterance'

type DialogueResponse = { state: DialogueState; sentences: readonly string[] }

/**
 * Composes by rules what the companion says after an event such as an utterance, silence or a low balance, and returns
 * the sentences with the next dialogue state. A pure function: the response takes effect only when the returned state
 * replaces the current one.
 */
export function generateResponse(
  state: DialogueState,
  prompt: DialoguePrompt,
  context: DialogueContext,
): DialogueResponse {
  const draft = new ResponseDraft(state, withAddress(context, state.address))
  writeResponse(draft, prompt)
  const { sentences } = draft
  if (sentences.length > 0)
    draft.update({
      spokenSentences: [...draft.state.spokenSentences, ...sentences],
      lastResponse: sentences,
      interruptedSentences: [],
      questionsInARow: endsWithQuestionMark(sentences.at(-1) ?? '') ? state.questionsInARow + 1 : 0,
    })
  return { state: draft.state, sentences }
}

/** Replaces the persona's form of address with the one that the caller asked for, if any. */
function withAddress(context: DialogueContext, address: FormOfAddress | null): DialogueContext {
  const { companion } = context
  if (address === null) return context
  return { ...context, companion: { ...companion, persona: { ...companion.persona, address } } }
}

function writeResponse(draft: ResponseDraft, prompt: DialoguePrompt) {
  switch (prompt.kind) {
    case 'greeting':
      return greet(draft)
    case 'ai-disclosure':
      return sayAiDisclosure(draft)
    case 'typed':
      return respondToUtterance(draft, cutLongWords(prompt.text))
    case 'spoken':
      return respondToUtterance(draft, cutLongWords(prompt.transcript))
    case 'unrecognised':
      return respondToUnrecognisedSpeech(draft, prompt.hasRecogniser ?? false)
    case 'silence':
      return respondToSilence(draft, prompt.seconds)
    case 'balance':
      return warnAboutBalance(draft, prompt.secondsLeft)
    case 'farewell':
      // A danger is answered even when no minutes are left, because crisis mode is not billed.
      if (prompt.callerWords && respondToDanger(draft, prompt.callerWords)) return
      return sayFarewell(draft, prompt.reason)
  }
}

/**
 * After an interruption, moves the sentences of the last response that the caller did not hear completely from
 * `spokenSentences` to `interruptedSentences`. In the mode `conversation`, removes from the first of these sentences
 * the clauses that the caller heard.
 */
export function moveUnheardSentences(state: DialogueState, heardText: string): DialogueState {
  const heardLetters = keepLettersAndDigits(heardText)
  let position = 0
  const interruptedSentences = state.lastResponse.filter((sentence) => {
    const start = heardLetters.indexOf(keepLettersAndDigits(sentence), position)
    if (start === -1) return true
    position = start + keepLettersAndDigits(sentence).length
    return false
  })
  const [first, ...others] = interruptedSentences
  return {
    ...state,
    interruptedSentences:
      first === undefined || state.mode !== 'conversation'
        ? interruptedSentences
        : [findUnheardClauses(first, heardLetters.slice(position)), ...others],
    spokenSentences: state.spokenSentences.filter(
      (sentence) => !interruptedSentences.includes(sentence),
    ),
  }
}

/**
 * Matches the punctuation before a clause outside quotation marks. Skips relative clauses, which cannot stand alone.
 */
const clauseStart =
  /(?:[,;:] |\.\.\. ?|… ?)(?!(?:qu[ie]|qu’|dont|où|lequel|laquelle) ?)(?=[^»]*(?:«|$))/giu

/**
 * Returns the sentence from the interrupted clause on; the whole sentence if that clause is unknown or the sentence
 * contains foreign words. `heardLetters`: the letters and digits of the sentence that the caller heard.
 */
function findUnheardClauses(sentence: string, heardLetters: string): string {
  const isBeginningHeard =
    heardLetters !== '' && keepLettersAndDigits(sentence).startsWith(heardLetters)
  if (!isBeginningHeard || sentence.includes('[')) return sentence
  const start = [...sentence.matchAll(clauseStart)]
    .map((match) => match.index + match[0].length)
    .findLast(
      (index) => keepLettersAndDigits(sentence.slice(0, index)).length <= heardLetters.length,
    )
  return start === undefined ? sentence : capitaliseFirst(sentence.slice(start))
}

/** Normalises a text for comparison, because the heard text may differ in case, spaces and punctuation. */
const keepLettersAndDigits = (text: string) =>
  removeLanguageMarkers(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
