import { lowercaseFirst } from '../../text-analysis/letter-case'
import type { ResponseDraft } from '../dialogue/response-draft'
import { questionIntroductions } from '../templates/conversation-templates'
import type { Template } from '../templates/template'

/**
 * Asks a question that was not asked in this call, from the first pool that has one. A call with an even `callCount`
 * first tries the questions at even positions of every pool, a call with an odd one those at odd positions, so that
 * consecutive calls differ. When all questions were asked, repeats one after an introduction ("Une autre façon de le
 * demander : …"). Returns false when all introduced questions were said as well.
 */
export function askQuestion(
  draft: ResponseDraft,
  pools: readonly (readonly Template[])[],
): boolean {
  const { callCount } = draft.context
  const preferredHalves =
    callCount === undefined
      ? []
      : pools.map((pool) => pool.filter((_, index) => index % 2 === callCount % 2))
  if ([...preferredHalves, ...pools].some((pool) => draft.sayOneOf(pool))) return true
  const questions = pools
    .flat()
    .map((template) => draft.fill(template))
    .filter((question) => question !== null)
  return questionIntroductions.some((introduction) =>
    draft.sayOneOf(questions.map((question) => `${introduction} : ${lowercaseFirst(question)}`)),
  )
}
