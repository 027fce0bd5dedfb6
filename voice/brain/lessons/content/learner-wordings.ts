import type { Language } from '../../../../domain/languages'

/** Requests to speak a language, in that language: "hablamos español". */
export const requestsInLanguage: readonly (readonly [Language, RegExp])[] = [
  [
    'english',
    /\b(?:can|could|shall) (?:we|week-end) (?:just |simply )?(?:chat|talk)\b|\blet['’]s (?:just )?(?:chat|talk)\b/iu,
  ],
  [
    'spanish',
    /\b(?:habla|hable|hablemos|hablamos)(?: en)? español|^(?:vamos a )?(?:charlemos|charlamos|hablemos|charlar|podemos (?:charlar|hablar))/iu,
  ],
  [
    'italian',
    /\b(?:parla|parli|parliamo)(?: in)? italiano|^(?:chiacchieriamo|parliamo|facciamo due chiacchiere|possiamo (?:parlare|chiacchierare))/iu,
  ],
  [
    'german',
    /\b(?:sprich|sprechen (?:wir|sie)|auf) deutsch|^(?:plaudern wir|lass uns (?:reden|plaudern)|(?:können|wollen) wir (?:einfach )?(?:reden|plaudern|sprechen))/iu,
  ],
  [
    'russian',
    /(?:говорите|говори|давайте) (?:по-русски)|^по-русски|^давайте? (?:поговорим|поболтаем)/iu,
  ],
  ['arabic', /(?:تكلم|تحدث|بالعربية)/u],
  ['chinese', /说中文|说汉语|聊聊|聊天/u],
  ['japanese', /にほんごで|日本語で|はなしましょう|話しましょう/u],
]

/** Said after a right answer. */
export const praises = [
  'C’est exactement ça.',
  'Très bien dit.',
  'Oui, on {te|vous} comprendrait partout.',
  'Impeccable.',
]

/** Said once every entry of `praises` has been said. */
export const furtherPraises = [
  'Toujours juste.',
  'Rien à redire.',
  'Encore une de gagnée.',
  'Bravo.',
]

/** Said once the level is known. */
export const levelReplies = {
  beginner:
    'Alors on va doucement, une phrase à la fois. || On prend notre temps, alors : phrase par phrase.',
  intermediate:
    'Très bien : je parle, et je souffle le sens si besoin. || D’accord : le français n’arrive qu’en secours.',
  confident:
    'Parfait, alors je souffle le moins possible. || Alors je ne traduis plus que sur demande.',
} as const

/** The word for "s'il vous plaît". */
export const pleaseByLanguage: Readonly<Partial<Record<Language, string>>> = {
  english: 'Please',
  spanish: 'Por favor',
  italian: 'Per favore',
  german: 'Bitte',
}

/** Frequent words that identify an English sentence. */
export const englishWords =
  /\b(i|am|is|are|was|the|my|you|your|have|has|to|in|going|want|do|does|did|how|what|where|when|please|thank|would|like|and|we|she|he|it|this|that|can|not|work|live)\b/g
