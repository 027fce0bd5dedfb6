import type { Language } from '../../../../domain/languages'

const opening =
  '(?:(?:bon|alors|ok|d accord|allez|et|oui|maintenant|please|svp|est ce qu|est ce que|tu peux|vous pouvez|peux tu|pouvez vous|on peut|on pourrait|je veux (?:que |qu )?|je voudrais (?:que |qu )?|j aimerais (?:que |qu )?|vous|tu|on|can|could|you|we|let s|now|si|il vous plait) )*'
const frenchNames = '(?:l )?(anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais)'
const englishNames = '(english|spanish|italian|german|russian|arabic|chinese|japanese)'

/** Requests to speak a language: in French, in English, and as a wish to chat ("on discute un peu en russe ?"). */
export const languageRequests: readonly RegExp[] = [
  new RegExp(
    `^${opening}(?:parle|parlez|parler|parlons|parliez|reponds|repondez|continue|continuez|continuons|passe|passons|dis tout|fais tout)(?: moi)?(?: un peu| seulement| uniquement| que| plutot| maintenant)?(?: en)? ${frenchNames}(?=$| (?:un peu|maintenant|ensemble|please|alors|si|d accord|avec moi|pendant|jusqu|pour|a partir|uniquement|seulement|toi|vous)\\b)`,
  ),
  new RegExp(
    `(?<!\\b(?:i|we|they|he|she|people|to|my \\w+) )\\b(?:speak|talk|switch to|answer|continue)(?: to me| with me)?(?: only)?(?: in)? ${englishNames}\\b|\\bin ${englishNames}(?: only)? please\\b`,
  ),
  /^(?!.*\b(?:scene|lecon|jou\w+|mais|avec|mon|ma)\b)(?:\S+ ){0,8}(?:discut\w*|bavard\w*|papot\w*|caus\w*|parl\w* (?:\w+ ){0,3}(?:pour rien|comme ca|librement)|(?:parlons|parler) (?:un peu )?(?:anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais) (?:juste |comme )*(?:comme ca|pour parler|librement))\b/,
]

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

/** How the companion introduces a sentence that translates the caller's own words. */
export const ownWordsIntroductions = ['Ça se dit', 'On peut le dire', 'Voici comment le dire']

/** How the companion introduces the next sentence of a situation. */
export const nextSentenceIntroductions = ['Ensuite, pour dire', 'Et pour dire', 'Après, pour dire']

/** Asks the caller to say a sentence. */
export const invitations = [
  '{À toi|À vous}.',
  '{À toi|À vous}, sans se presser.',
  '{Essaie|Essayez} de le dire.',
  '{À toi|À vous} de le dire tout haut.',
]

/** Takes up a subject that the caller mentioned in French. */
export const subjectReplies = [
  'Bon sujet pour s’exercer.',
  'D’accord, on s’en sert.',
  'C’est noté, et j’en profite.',
]
