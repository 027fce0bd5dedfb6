import { type Language, languages } from '../../../domain/languages'
import { languageNames } from '../knowledge/phrases'
import type { Rule } from '../respond/rule'
import { requestsInLanguage } from './content/learner-wordings'
import {
  findLongestForeignWords,
  listMarkedTalk,
  markWords,
  sayEvenIfRepeated,
  updateLesson,
} from './say-in-language'

const opening =
  '(?:(?:bon|alors|ok|d accord|allez|et|oui|maintenant|please|svp|est ce qu|est ce que|tu peux|vous pouvez|peux tu|pouvez vous|on peut|on pourrait|je veux (?:que |qu )?|je voudrais (?:que |qu )?|j aimerais (?:que |qu )?|vous|tu|on|can|could|you|we|let s|now|si|il vous plait) )*'
const frenchNames = '(?:l )?(anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais)'
const englishNames = '(english|spanish|italian|german|russian|arabic|chinese|japanese)'
const frenchRequest = new RegExp(
  `^${opening}(?:parle|parlez|parler|parlons|parliez|reponds|repondez|continue|continuez|continuons|passe|passons|dis tout|fais tout)(?: moi)?(?: un peu| seulement| uniquement| que| plutot| maintenant)?(?: en)? ${frenchNames}(?=$| (?:un peu|maintenant|ensemble|please|alors|si|d accord|avec moi|pendant|jusqu|pour|a partir|uniquement|seulement|toi|vous)\\b)`,
)
const englishRequest = new RegExp(
  `(?<!\\b(?:i|we|they|he|she|people|to|my \\w+) )\\b(?:speak|talk|switch to|answer|continue)(?: to me| with me)?(?: only)?(?: in)? ${englishNames}\\b|\\bin ${englishNames}(?: only)? please\\b`,
)

/** Matches a request to chat: "on discute un peu en russe ?". */
const chatRequest =
  /^(?!.*\b(?:scene|lecon|jou\w+|mais|avec|mon|ma)\b)(?:\S+ ){0,8}(?:discut\w*|bavard\w*|papot\w*|caus\w*|parl\w* (?:\w+ ){0,3}(?:pour rien|comme ca|librement)|(?:parlons|parler) (?:un peu )?(?:anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais) (?:juste |comme )*(?:comme ca|pour parler|librement))\b/

function findRequestedLanguage(text: string, normalisedText: string): Language | null {
  const requestInLanguage = requestsInLanguage.find(([, pattern]) => pattern.test(text))
  if (requestInLanguage) return requestInLanguage[0]
  const requests = [frenchRequest, englishRequest, chatRequest]
  if (!requests.some((request) => request.test(normalisedText))) return null
  return languageNames.find(([pattern]) => pattern.test(normalisedText))?.[1] ?? null
}

/** Speaks the language that the caller asks for, until the caller says "en français". */
export const speakRequestedLanguage: Rule = (draft, { text, normalisedText }) => {
  const language = findRequestedLanguage(text, normalisedText)
  if (!language) return false
  updateLesson(draft, language, { isLanguageOnly: true, awaits: 'practice', scene: null })
  const { runningActivity } = draft.state
  if (runningActivity) draft.update({ runningActivity: null })
  const opening = listMarkedTalk(draft, 'opening', language).join(' || ')
  if (!draft.sayOneOf([opening]) && !draft.sayOneOf(listMarkedTalk(draft, 'question', language)))
    sayEvenIfRepeated(draft, opening)
  return true
}

const returnRequest =
  /\b((?:parle|parlez|parlons|reponds|repondez|on parle|continue|continuons|repasse|repassons|reviens|revenons|revenez)(?: moi)?(?: a| en| au)?(?: le)? francais|in french|speak french|back to french)\b|^(?:(?:ok|bon|allez|et|maintenant|stop) )*en francais\b/

/** Returns to French when the caller asks. The lesson continues. */
export const returnToFrench: Rule = (draft, { normalisedText }) => {
  const { lesson } = draft.state
  if (!lesson?.isLanguageOnly || !returnRequest.test(normalisedText)) return false
  draft.update({ lesson: { ...lesson, isLanguageOnly: false, awaits: 'scene' } })
  sayEvenIfRepeated(draft, 'D’accord, on revient au français.')
  sayEvenIfRepeated(draft, 'On joue une scène, ou on parle d’autre chose ?')
  return true
}

const repeatRequest =
  /^(?:(?:pardon|ok|non|oui|euh) )*(?:(?:tu peux|vous pouvez|can you|could you|peux tu|pouvez vous) )?(?:repete\w*|repetez|redis\w*|redites|encore(?: une fois)?|repeat(?: that| it)?|say (?:it|that) again|again|pardon|sorry|comment|otra vez|ancora|noch (?:ein)?mal)(?: (?:la phrase|le mot|ca|moi ca|please|encore|une fois|un peu))*( (?:plus|moins|more) .*| slowly.*)?$/
const slowerRequest =
  /\b(plus (?:lentement|doucement)|moins vite|trop vite|ralenti\w*|slow(?:er|ly)?(?: down)?|mas despacio|piu lentamente|langsamer)\b/
const fasterRequest =
  /\b(plus vite|vitesse normale|moins lentement|trop lent\w*|faster|normal speed)\b/

/** Repeats the last foreign words. When the caller asks for another pace, keeps that pace from then on. */
export const repeatForeignWords: Rule = (draft, { text, normalisedText, wordCount }) => {
  const lastWords = findLongestForeignWords(draft)
  if (!lastWords || wordCount > 9) return false
  const isSlow = slowerRequest.test(normalisedText)
  const isFast = fasterRequest.test(normalisedText)
  if (!isSlow && !isFast && !repeatRequest.test(normalisedText)) return false
  if (/\b(comment|how) (?:on |dit|dire|to|do)\b/i.test(text)) return false
  const entry = Object.entries(languages).find(([, { tag }]) => tag === lastWords.tag)
  const language = entry?.[0] as Language | undefined
  if (!language) return false
  const { lesson } = draft.state
  const change = isSlow ? { isSlow: true } : isFast ? { isSlow: false } : {}
  if (lesson || isSlow)
    updateLesson(draft, language, { ...change, isActive: lesson?.isActive ?? false })
  const words = markWords(draft, lastWords.words, language)
  const introduction = isSlow ? 'Plus lentement' : isFast ? 'À vitesse normale' : 'Encore une fois'
  sayEvenIfRepeated(draft, lesson?.isLanguageOnly ? words : `${introduction} : « ${words} ».`)
  return true
}
