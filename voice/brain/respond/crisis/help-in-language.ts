import type { Danger } from '../../../danger/danger'
import { detectForeignDangers } from '../../../danger/foreign-dangers'
import { recogniseForeignLanguage } from '../../../danger/foreign-language'
import { markLanguage } from '../../../language-spans/language-markers'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { dangerGroups } from '../../templates/crisis/danger-groups'
import {
  foreignEmergencyAdvice,
  foreignSupportLines,
  frenchWords,
} from '../../templates/crisis/foreign-help-templates'

/**
 * Says the next supporting sentence in the foreign language in which the caller reported the danger. Returns false when
 * that language is French or unknown, when the caller now speaks French, or when every sentence has already been said.
 */
export function supportInForeignLanguage(draft: ResponseDraft, text: string): boolean {
  const language = draft.state.crisisLanguage
  if (language === null || language === 'french' || frenchWords.test(text)) return false
  return foreignSupportLines[language].some((line) => draft.say(markLanguage(line, language)))
}

/**
 * Remembers in which language the caller reported the danger, and says in that language whom to call; when it was
 * French, says nothing.
 */
export function sayHelpInLanguage(draft: ResponseDraft, danger: Danger, text: string) {
  const isForeign = detectForeignDangers(text).includes(danger)
  const language = isForeign ? recogniseForeignLanguage(text) : undefined
  draft.update({ crisisLanguage: language ?? null })
  const help = language && foreignEmergencyAdvice[language][dangerGroups[danger]]
  if (language && help) draft.say(markLanguage(help, language))
}
