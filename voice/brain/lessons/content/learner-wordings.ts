import type { Language } from '../../../../domain/languages'

/** Matches what callers say before a request. */
const opening =
  '(?:(?:bon|alors|ok|d accord|allez|et|oui|maintenant|please|svp|est ce qu|est ce que|tu peux|vous pouvez|peux tu|pouvez vous|on peut|on pourrait|je veux (?:que |qu )?|je voudrais (?:que |qu )?|j aimerais (?:que |qu )?|vous|tu|on|can|could|you|we|let s|now|si|il vous plait) )*'
const frenchNames = '(?:l )?(anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais)'
const englishNames = '(english|spanish|italian|german|russian|arabic|chinese|japanese)'

/** Patterns of requests to speak a language, worded in French or English: "on discute en russe ?" */
export const languageRequests: readonly RegExp[] = [
  new RegExp(
    `^${opening}(?:parle|parlez|parler|parlons|parliez|reponds|repondez|continue|continuez|continuons|passe|passons|dis tout|fais tout)(?: moi)?(?: un peu| seulement| uniquement| que| plutot| maintenant)?(?: en)? ${frenchNames}(?=$| (?:un peu|maintenant|ensemble|please|alors|si|d accord|avec moi|pendant|jusqu|pour|a partir|uniquement|seulement|toi|vous)\\b)`,
  ),
  new RegExp(
    `(?<!\\b(?:i|we|they|he|she|people|to|my \\w+) )\\b(?:speak|talk|switch to|answer|continue)(?: to me| with me)?(?: only)?(?: in)? ${englishNames}\\b|\\bin ${englishNames}(?: only)? please\\b`,
  ),
  /^(?!.*\b(?:scene|lecon|jou\w+|mais|avec|mon|ma)\b)(?:\S+ ){0,8}(?:discut\w*|bavard\w*|papot\w*|caus\w*|parl\w* (?:\w+ ){0,3}(?:pour rien|comme ca|librement)|(?:parlons|parler) (?:un peu )?(?:anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais) (?:juste |comme )*(?:comme ca|pour parler|librement))\b/,
]

/**
 * Patterns of requests to speak a language, worded in that language: "hablamos español". The English "we" may have
 * been expanded to "week-end", of which it is the French abbreviation.
 */
export const requestsInLanguage: readonly (readonly [Language, RegExp])[] = [
  [
    'english',
    /\b(?:can|could|shall) (?:we|week-end) (?:just |simply )?(?:(?:have|make|do|try|practi[cs]e) (?:some |a (?:little |bit of )?)?)?(?:chat|talk|small talk|conversation)\b|\blet['’]s (?:just )?(?:chat|talk)\b/iu,
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

/** Said instead of `praises` after all of them have been said in the call. */
export const furtherPraises = [
  'Toujours juste.',
  'Rien à redire.',
  'Encore une de gagnée.',
  'Bravo.',
]

/** Said to a learner who has told what they need the language for. */
export const preparationReply =
  'Alors préparons ce moment-là, une phrase à la fois. || On prépare exactement ce moment-là, alors.'

/** Said to a learner who says the word of the exercise and jokes about it. */
export const jokeAboutWordReplies = [
  'Le mot est bien dit, et {tu me fais|vous me faites} sourire.',
  'Le mot y est, et la plaisanterie aussi.',
  'Bien dit. Et avec le sourire, ça se retient mieux.',
]

/** Asks for the level; `{in}` is "En anglais". */
export const levelQuestion =
  '{in}, c’est plutôt débutant, intermédiaire ou à l’aise ? || Et le niveau, débutant, intermédiaire ou à l’aise ?'

/** Said when a learner asks whether the companion speaks the language; `{in}` is "en anglais". */
export const inquiryReplies = [
  'Oui, on peut s’y mettre ensemble, {in}.',
  '{Dis-moi|Dites-moi} une phrase en français, et je {te|vous} la donne {in}.',
]

/** Said to a learner who once learnt the language. */
export const earlierLearnerReply = 'Il en reste toujours quelque chose, {tu vas|vous allez} voir.'
/** Said to any other learner. */
export const newLearnerReply = 'Alors on s’y met, une phrase à la fois.'

/** Said after "stop" without a goodbye. */
export const lessonEndings = [
  'On s’arrête là pour la leçon. || Fin de la leçon, c’était bien travaillé.',
  'De quoi {as-tu|avez-vous} envie de parler ? || On parle de quoi, maintenant ?',
]

/** Said when the caller wants to talk instead of learning. */
export const lessonRefusalReplies = [
  'D’accord, pas de leçon. On parle, tout simplement.',
  'Promis, on laisse la leçon. Je {t’|vous }écoute.',
  'Compris, on ne fait que parler.',
]

/** Said when the caller wants French again. */
export const frenchReplies = [
  'D’accord, on revient au français.',
  'On joue une scène, ou on parle d’autre chose ?',
]

/** Said when the companion cannot translate a long text. */
export const longTextReply =
  'C’est long pour être sûr de tout. {Donne-moi|Donnez-moi} la première moitié, et je la traduis.'
/** Said when the companion cannot translate a short text; `{in}` is "en anglais". */
export const unknownWordsReply =
  '« {words} », {in}, je ne connais pas de traduction sûre, alors je n’invente rien. Avec des mots plus simples, je peux.'

/** Said about a sentence of the caller without known mistakes. */
export const rightSentenceReply =
  'Oui, on {te|vous} comprendra : {words}. Je n’y vois pas de faute.'

/** Said about foreign words that the companion cannot translate. */
export const unknownMeaningReply = '{words}, je ne suis pas sûr de ce que ça veut dire tout seul.'

/** Offers three scenes; `{titles}` are infinitives. */
export const sceneOffer =
  'On peut {titles} : {tu choisis|vous choisissez} quoi ? || Au choix : {titles}.'

/** A line of a scene, with help that depends on the level. `{line}` and `{answer}` are foreign words. */
export const sceneLinesByLevel = {
  beginner: [
    'On {te|vous} dit : « {line} », c’est-à-dire : « {meaning} »',
    '{Réponds|Répondez} : {answer}.',
  ],
  intermediate: ['On {te|vous} dit : « {line} »', '{À toi|À vous} de dire : {french}'],
  confident: ['{Réponds|Répondez} à ceci : « {line} »'],
}

/** Said at the end of a scene, before one of the two questions below. */
export const sceneEnd = 'Et voilà, la scène est jouée jusqu’au bout.'
/** Asked when there is a scene that was not played yet; `{title}` is its infinitive, such as "téléphoner". */
export const nextSceneQuestion = 'On continue, pour {title} ?'
export const lastSceneQuestion = 'On en rejoue une ?'

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

/** How the companion numbers the sentences that the caller asks for; `{french}` and `{words}` mean the same. */
export const numberedSentences = [
  'La première, « {french} » : {words}.',
  'La deuxième, « {french} » : {words}.',
  'La troisième, « {french} » : {words}.',
]

/** The situation of the sentences that `giveSentences` teaches, by level, when the caller names no situation. */
export const situationOfLevel = {
  beginner: 'introduce',
  intermediate: 'telephone',
  confident: 'test',
} as const

/** Asks the caller to say a sentence. */
export const invitations = [
  '{À toi|À vous}.',
  '{À toi|À vous}, sans se presser.',
  '{Essaie|Essayez} de le dire.',
  '{À toi|À vous} de le dire tout haut.',
]

/** Said to a caller who speaks French after asking the companion to speak only the language of the lesson. */
export const howToReturn = 'On dit « en français » pour revenir au français ; sinon, je continue.'

/** What a companion that teaches no language says to a sentence in another language; `{words}` are in that language. */
export const foreignSentenceReplies = [
  'Un mot {in}, alors : {words}. Pour la suite, je suis plus à l’aise en français.',
  'Je réponds {in}, en bref : {words}. On continue en français ?',
  '{words}, pour le dire {in}. Le reste me vient mieux en français.',
] as const

/** Short sentences with which the companion shows that it has understood. */
export const foreignAcknowledgements = {
  english: ['I hear you', 'I understand', 'I’m listening'],
  spanish: ['Te entiendo', 'Te escucho', 'Claro que sí'],
  italian: ['Ti capisco', 'Ti ascolto', 'Certo'],
  german: ['Ich verstehe', 'Ich höre zu', 'Alles klar'],
} as const satisfies Partial<Readonly<Record<Language, readonly string[]>>>

/** Said to a caller who tells something sad in another language. */
export const foreignComfortReplies = [
  '{words}. Je suis là, et la langue n’a pas d’importance.',
  '{words}. Ce n’est pas rien, et on a le temps.',
  '{words}. Ça peut se dire ici, dans les mots qui viennent.',
] as const

/** Said when somebody may be in danger. */
export const foreignEmergencyReplies = [
  '{words}. Le 112 répond jour et nuit, et l’appel est gratuit.',
  '{words}. Le 112 d’abord : c’est gratuit, jour et nuit.',
] as const

/**
 * By language: patterns of sad words and of emergencies, for text that `normaliseWords` returns, and what the companion
 * says in that language: `comfort` to a sad caller, `emergency` when somebody may be in danger.
 */
export const seriousTalk = {
  english: {
    sadWords:
      /\b(?:sad|depress\w*|cry\w*|cried|lonely|alone|scared|afraid|anxious|hopeless|desperate|worthless|heartbroken|miserable|exhausted|broke up|left me|passed away|died|dead|dying|death|funeral|grie\w+|cancer|lost my|miss (?:him|her|them|my)|can t (?:sleep|cope|go on|take)|cheat\w*|abus\w*|hates? me|hate my(?:self)?|divorc\w*|give up|don t want (?:to (?:be|live)|anymore))\b/,
    emergencyWords:
      /\b(?:not breathing|can(?:no|n? ?)t breathe?|stopped breathing|bleeding|unconscious|overdos\w*|heart attack|stroke|chok\w+|emergency|help me(?! (?:with (?:a|an|the|my|english|this)|(?:to )?(?:say|speak|learn|understand|practi[cs]e|prepare|improve|write|pronounce|translate)|in english)\b)|hurt(?:s|ing)? (?:me|my(?:self)?|us)|hit(?:s|ting)? me|kill\w*|suicid\w*|stab\w*|gun|rap(?:ed|ing)|fainted|collapsed|swallowed|ambulance)\b/,
    comfort: ['I’m sorry, that sounds hard', 'I’m here, take your time', 'I’m with you'],
    emergency: 'If anyone is in danger, call 112 now',
  },
  spanish: {
    sadWords:
      /\b(?:trist\w*|deprimid\w*|llor\w*|miedo|murio|muri\w*|muert\w*|fallec\w*|funeral|cancer|desesperad\w*|angustia\w*|ansiedad|no puedo (?:mas|dormir)|no quiero (?:mas|vivir|seguir)|me (?:dejo|siento (?:sol[ao]|mal))|divorci\w*|extrano a|hecho de menos|echo de menos)\b/,
    emergencyWords:
      /\b(?:no respira|sangr\w*|inconsciente|sobredosis|infarto|ambulancia|emergencia|ayudame(?! (?:con (?:el|mi|la) (?:espanol|entrevista|frase)|a (?:aprender|entender|hablar|decir|practicar|preparar))\b)|socorro|me (?:pega|golpea|quiere matar)|matar\w*|suicid\w*|pastillas)\b/,
    comfort: ['Lo siento mucho', 'Estoy aquí, sin prisa', 'Te acompaño'],
    emergency: 'Si alguien está en peligro, llama ahora al 112',
  },
  italian: {
    sadWords:
      /\b(?:trist\w*|depress\w*|piang\w*|pianto|paura|mort[oaie]|morire|funerale|cancro|tumore|disperat\w*|ansia|non ce la faccio|non voglio (?:piu|vivere)|mi ha lasciat\w*|mi sento (?:sol[oa]|male)|divorzi\w*|mi manca)\b/,
    emergencyWords:
      /\b(?:non respira|sangu\w*|svenut\w*|overdose|infarto|ambulanza|emergenza|aiutami(?! (?:con (?:l |il |la )?(?:italiano|frase|colloquio)|a (?:imparare|capire|parlare|dire|praticare|preparare))\b)|aiuto(?! (?:con l italiano|per imparare)\b)|mi (?:picchia|vuole uccidere)|uccid\w*|ammazz\w*|suicid\w*|pillole|pastiglie)\b/,
    comfort: ['Mi dispiace tanto', 'Sono qui, con calma', 'Ci sono, con te'],
    emergency: 'Se qualcuno è in pericolo, chiama subito il 112',
  },
  german: {
    sadWords:
      /\b(?:traurig\w*|deprimiert|wein\w*|angst|gestorben|tot|tod|sterben|beerdigung|krebs|verzweifelt\w*|einsam|allein|kann nicht mehr|will nicht mehr|nicht mehr (?:leben|schlafen)|verlassen|scheidung|vermisse|hoffnungslos)\b/,
    emergencyWords:
      /\b(?:atmet nicht|blutet|bewusstlos|uberdosis|herzinfarkt|krankenwagen|notfall|hilf mir|hilfe|schlagt mich|umbringen|toten|suizid\w*|selbstmord|tabletten geschluckt)\b/,
    comfort: ['Das tut mir leid', 'Ich bin da, in aller Ruhe', 'Ich bin bei dir'],
    emergency: 'Wenn jemand in Gefahr ist, ruf jetzt die 112 an',
  },
} as const
