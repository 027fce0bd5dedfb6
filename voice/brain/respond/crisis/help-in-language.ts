import type { Language } from '../../../../domain/languages'
import type { Danger } from '../../../danger/danger'
import { detectForeignDangers } from '../../../danger/foreign-dangers'
import { markLanguage } from '../../../language-spans/language-markers'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { companyLines, type Help, helpLines } from '../../templates/crisis/foreign-help-templates'

const helpByDanger: Partial<Record<Danger, Help>> = {
  suicide: 'life',
  'suicide-imminent': 'life',
  'self-harm': 'life',
  'medical-emergency': 'body',
  poisoning: 'body',
  'partner-violence': 'violence',
  'sexual-violence': 'violence',
  'violence-now': 'violence',
}

const words: readonly (readonly [Exclude<Language, 'french'>, RegExp])[] = [
  ['japanese', /[\u3040-\u30ff]/],
  ['chinese', /[\u4e00-\u9fff]/],
  ['arabic', /[\u0600-\u06ff]/],
  ['russian', /[\u0400-\u04ff]/],
  ['english', /\b(i|my|the|want|was|have|cant|can’t|can't)\b/i],
  ['german', /\b(ich|mein|mich|mir|will|wurde)\b/i],
  ['italian', /\b(voglio|mio|mia|mi|non|ho|piu|più)\b/i],
  ['spanish', /\b(quiero|me|mi|no|voy|fui)\b/i],
]

const frenchWords =
  /(?:^|[^\p{L}])(?:je|j['’]ai|suis|pas|oui|est|c['’]est|vous|une|les|mais|avec|chez)(?!\p{L})/iu

/** Continues in the language in which the caller reported the danger, unless the caller now speaks French. */
export function supportInForeignLanguage(draft: ResponseDraft, text: string): boolean {
  const language = draft.state.crisisLanguage
  if (language === null || language === 'french' || frenchWords.test(text)) return false
  return companyLines[language].some((line) => draft.say(markLanguage(line, language)))
}

/** Says whom to call in the language in which the caller reported the danger; nothing when that was French. */
export function sayHelpInLanguage(draft: ResponseDraft, danger: Danger, text: string) {
  const help = helpByDanger[danger]
  if (help === undefined || !detectForeignDangers(text).includes(danger)) {
    draft.update({ crisisLanguage: null })
    return
  }
  const [language] = words.find(([, pattern]) => pattern.test(text)) ?? []
  draft.update({ crisisLanguage: language ?? null })
  if (language) draft.say(markLanguage(helpLines[language][help], language))
}
