import type { FormOfAddress } from '../../domain/companions/companion-persona'
import { markLanguage, parseLanguageMarkers } from '../language-spans/language-markers'
import {
  type ChatMessage,
  type LanguageModel,
  LanguageModelUnavailable,
} from '../ports/language-model'
import { balanceMarkers } from './balance-markers'
import { checkSentence, type PrecedingWords } from './check-sentence'
import { detectForeignLanguage } from './detect-language'
import { reportOpeningClause } from './opening-clause'
import { maxResponseCharacters, maxResponseSentences } from './response-limits'
import { skipThoughts } from './skip-thoughts'
import { splitSentences } from './split-sentences'

export type WriteResponseOptions = {
  languageModel: LanguageModel
  messages: readonly ChatMessage[]
  address: FormOfAddress
  precedingWords: PrecedingWords
  /** Whether the response may be in a language other than French, as in a language lesson. */
  isForeignLanguageAllowed: boolean
  /** Called with the first clause of the response before its sentence is complete and checked. */
  onOpeningClause?(clause: string): void
  signal: AbortSignal
}

/**
 * Yields the sentences of a model's response as it writes them, each checked and ready to be spoken.
 * Ends early, without an error, when the signal aborts, at the maximum length (`response-limits.ts`),
 * when the model repeats a sentence, after the replacement of a forbidden sentence and, unless
 * `isForeignLanguageAllowed`, when the model switches to another language. Throws
 * LanguageModelUnavailable when the model fails or, unless `isForeignLanguageAllowed`, does not begin
 * in French.
 */
export async function* writeResponse(options: WriteResponseOptions): AsyncGenerator<string> {
  const { languageModel, messages, address, isForeignLanguageAllowed, signal } = options
  let sentenceCount = 0
  let characterCount = 0
  const sentencesSaid = new Set<string>()
  let { precedingWords } = options
  const answer = skipThoughts(languageModel.respond(messages, signal))
  const pieces = options.onOpeningClause
    ? reportOpeningClause(answer, options.onOpeningClause)
    : answer
  for await (const sentence of balanceMarkers(splitSentences(pieces))) {
    if (signal.aborted) return
    const { text, spans } = parseLanguageMarkers(sentence)
    const language = detectForeignLanguage(text)
    if (!isForeignLanguageAllowed && language) {
      if (sentenceCount > 0) return
      throw new LanguageModelUnavailable('invalid-answer', 'The model does not write French')
    }
    const markedSentence =
      language && spans.length === 0 ? markLanguage(sentence, language) : sentence
    const check = checkSentence(markedSentence, address, precedingWords)
    if (check.kind === 'empty') continue
    if (check.kind === 'forbidden') {
      yield check.replacement
      return
    }
    // A model that repeats a sentence is in a loop.
    if (sentencesSaid.has(check.sentence)) return
    sentencesSaid.add(check.sentence)
    precedingWords = {
      companion: `${precedingWords.companion} ${check.sentence}`,
      caller: null,
    }
    yield check.sentence
    sentenceCount += 1
    characterCount += check.sentence.length
    if (sentenceCount >= maxResponseSentences || characterCount >= maxResponseCharacters) return
  }
}
