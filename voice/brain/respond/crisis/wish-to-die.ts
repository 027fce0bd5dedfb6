import { isDangerDenied } from '../../../danger/is-danger-retracted'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { deniesCheck } from './check-danger'

/** Whether the last response asked if an ambiguous wish is a wish to die. */
const hasAskedAboutDeath = ({ state }: ResponseDraft) =>
  state.mode === 'conversation' &&
  state.lastResponse.some((sentence) => /mourir.*\?$/.test(sentence))

export const confirmsWishToDie = (draft: ResponseDraft, text: string): boolean =>
  hasAskedAboutDeath(draft) && wishToDiePattern.test(normaliseText(text))

/** Matches a yes, unless the caller names another wish: "souffler" or "une pause" is no wish to die. */
export const wishToDiePattern =
  /^(?!.*\b(souffl\w*|pause|repos\w*|dormir|vacances)\b)(?:(?:oui|ouais|parfois|des fois|peut etre|un peu|je crois|les deux)\b|(?:\w+ ){0,3}mourir$)/

/** Whether the caller neither denies a wish to die nor names another wish when asked about it: "je suis fatiguée". */
export const evadesQuestionAboutDeath = (draft: ResponseDraft, text: string): boolean =>
  hasAskedAboutDeath(draft) && !deniesCheck(text) && !otherWishPattern.test(normaliseText(text))

const otherWishPattern =
  /\b(souffl\w*|pause|repos\w*|dormir|vacances|tranquil\w*|arrete|boulot|travail|changer|partir en|question)\b/

/** Whether the caller answers no to the question if an ambiguous wish is a wish to die. */
export const deniesWishToDie = (draft: ResponseDraft, text: string): boolean =>
  hasAskedAboutDeath(draft) && isDangerDenied(text)
