import type { ResponseDraft } from '../dialogue/response-draft'
import { listTalk } from './content/scenes'
import type { Lesson } from './lesson'
import { mark, markQuotations, sayAgain } from './say-in-language'

/** Says the right sentence; in French also why, unless the caller wants to hear the language only. */
export function sayCorrection(
  draft: ResponseDraft,
  lesson: Lesson,
  { corrected, reason }: { corrected: string; reason: string },
) {
  const { language, isSpoken } = lesson
  draft.update({ lesson: { ...lesson, lastReason: reason } })
  if (isSpoken) {
    const [introduction = ''] = listTalk('correction', language)
    sayAgain(draft, mark(draft, `${introduction} ${endSentence(corrected)}`, language))
    return
  }
  const words = mark(draft, corrected.replace(/[.!?。！？؟]+$/u, ''), language)
  sayAgain(draft, `On dit plutôt : « ${words} ».`)
  sayAgain(draft, markQuotations(draft, reason, language))
}

const endSentence = (text: string) => (/[.!?。！？؟]$/u.test(text) ? text : `${text}.`)
