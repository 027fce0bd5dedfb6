import type { ResponseDraft } from '../dialogue/response-draft'
import { questionIntroductions } from '../templates/conversation-templates'
import { lowercaseFirst, type Template } from '../templates/template'

/**
 * Asks an unused question from the first pool that has one. Odd and even calls first go through different
 * halves of all pools, so that consecutive calls differ. When all were asked, asks one again after an
 * introduction ("Une autre façon de le demander : …"), so that no sentence is repeated.
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
