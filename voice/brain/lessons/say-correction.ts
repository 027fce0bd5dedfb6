import type { ResponseDraft } from '../dialogue/response-draft'
import { listTalk } from './content/scenes'
import type { Lesson } from './lesson'
import { markQuotations, markWords, sayEvenIfRepeated } from './say-in-language'

/** Says the corrected sentence, and the reason in French unless the companion speaks only the language. */
export function sayCorrection(
  draft: ResponseDraft,
  lesson: Lesson,
  { corrected, reason }: { corrected: string; reason: string },
) {
  const { language, isLanguageOnly } = lesson
  draft.update({ lesson: { ...lesson, lastReason: reason } })
  if (isLanguageOnly) {
    const sentences = listTalk('correction', language).map((introduction) =>
      markWords(draft, `${introduction} ${endSentence(corrected)}`, language),
    )
    sayEvenIfRepeated(draft, sentences.join(' || '))
    return
  }
  const words = markWords(draft, corrected.replace(/[.!?。！？؟]+$/u, ''), language)
  sayEvenIfRepeated(draft, `On dit plutôt : « ${words} ». || Mieux vaut : « ${words} ».`)
  sayEvenIfRepeated(draft, markQuotations(draft, reason, language))
}

const endSentence = (text: string) => (/[.!?。！？؟]$/u.test(text) ? text : `${text}.`)
