import type { ResponseDraft } from '../dialogue/response-draft'
import { listTalk } from './content/scenes'
import type { Lesson } from './lesson'
import { markQuotations, markWords, sayEvenIfRepeated } from './say-in-language'

/** Says the correct sentence, and the reason in French unless the companion speaks only the language. */
export function sayCorrection(
  draft: ResponseDraft,
  lesson: Lesson,
  { corrected, reason }: { corrected: string; reason: string },
) {
  const { language, isLanguageOnly } = lesson
  draft.update({ lesson: { ...lesson, lastReason: reason } })
  if (isLanguageOnly) {
    const [introduction = ''] = listTalk('correction', language)
    const sentence = `${introduction} ${endSentence(corrected)}`
    sayEvenIfRepeated(draft, markWords(draft, sentence, language))
    return
  }
  const words = markWords(draft, corrected.replace(/[.!?。！？؟]+$/u, ''), language)
  sayEvenIfRepeated(draft, `On dit plutôt : « ${words} ».`)
  sayEvenIfRepeated(draft, markQuotations(draft, reason, language))
}

const endSentence = (text: string) => (/[.!?。！？؟]$/u.test(text) ? text : `${text}.`)
