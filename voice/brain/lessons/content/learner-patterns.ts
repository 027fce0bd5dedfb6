/** Matches the question of whether a sentence is correct. The rest of the text is the sentence. */
export const checkQuestion =
  /(?:(?:et |non |mais |là |alors )*(?:c['’]est moi qui (?:te|vous) demande )?(?:si |est-ce que )?(?:ma|cette|la) phrase (?:est|était|elle est|elle était) (?:bien |vraiment )?(?:juste|correcte?|bonne|bien)(?: au moins| comme ça| cette fois)*|(?:et |alors |est-ce que )*(?:c['’](?:est|était)|ça c['’]est) (?:bien )?(?:assez )?(?:juste|correcte?|bon|poli|comme ça|ça|bien dit|bien|la bonne phrase)(?: comme ça| cette fois| au moins| non)*|(?:est-ce (?:que |qu['’]))?(?:je peux|on peut|tu peux|vous pouvez) dire|ça se dit(?: comme ça)?|ça (?:va|passe) comme ça|is (?:it|this|that) (?:correct|right)|did i say (?:it|that) right|(?:tu peux |vous pouvez |can you )?(?:me )?(?:corriger|corrige(?:z)?(?:[- ]moi)?|correct me)(?: ça| ma phrase)?|il y a (?:une|des) fautes?|j['’]ai fait (?:une|des) fautes?)/iu

/** Matches all questions of whether a sentence is correct, each with the fillers before it. */
export const allCheckQuestions = new RegExp(
  `(?:[ ,]+(?:euh+|heu|hein|bah|ben|donc|alors|et))*[ ,]*(?:${checkQuestion.source})`,
  'giu',
)

/** Matches a question about the meaning of the companion's last words that does not quote them. */
export const meaningQuestion =
  /^(?:(?:euh|pardon|mais|et|alors|attends|attendez|non|ah|bon) )*(?:ca veut dire quoi|que veut dire ca|c est quoi$|ca veut dire$|qu est ce que ca veut dire|ca signifie quoi|traduis|traduisez|(?:tu peux|vous pouvez|peux tu|pouvez vous) (?:me )?(?:traduire|le dire en francais|repeter en francais)|repete en francais|en francais ca veut dire quoi)\b|\b(?:j ai|je n ai|je ne|je) (?:rien|pas)(?: tout| bien)? (?:compris|capte|comprends|saisi)|\b(?:je|j) (?:ne )?(?:comprends|compris) (?:pas|rien)|\bqu est ce que (?:tu as dit|vous avez dit)\b|\bca veut dire quoi$/

/** Matches a caller who does not want a lesson now: "je veux pas faire de russe", "rien apprendre, juste parler". */
export const lessonRefusal =
  /\brien apprendre\b|\b(?:veux|voulais|voudrais|ai) (?:vraiment )?(?:pas|plus|aucune)(?: du tout)? (?:envie )?(?:de |d )?(?:faire|prendre|apprendre|travailler|pratiquer|bosser|reviser|parler|etudier)(?: (?!avec|que|a)\w+){0,2} (?:cours|lecons?|exercices?|anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais)\b|(?:^|\b(?:dit|non|stop|mais|alors|bon|ah|oh) )(?:pas|plus) d(?:e|u|es)? (?:cours|lecons?|exercices?|anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais)\b|\b(?:laisse|laissez|laissons|on laisse|arrete|arretez|arretons|on arrete)(?: tomber)?(?: (?:avec|de))? (?:l |le |la |les |ta |ton |tes |votre |vos )(?:cours|lecons?|exercices?|anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais)\b|\bpas (?:la |venue? )?pour (?:apprendre|un cours|une lecon|reviser)\b|\b(?:juste|seulement|simplement) (?:envie (?:de|d) )?(?:parler|discuter|causer|papoter|bavarder)(?! (?:un peu )?(?:(?:en |l )?(?:anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais)|une langue)\b)/

/** Matches a request for the next thing to learn. */
export const moreRequest =
  /\b(?:appren(?:ds|ez|dre|ons)(?: moi)? (?:une|d autres|encore|quelque chose|autre|un truc|des)|(?:une|la) (?:autre|nouvelle) phrase|phrase nouvelle|une autre|encore une|la suite|on continue|continue|continuons|continuez|on recommence|quoi d autre|vas y|allez y|donne\w*(?: moi)? une phrase|on commence|je suis prete?|on y va|c est parti)\b|^et apres$/

/** Matches an agreement to say a sentence. */
export const agreement =
  /^(?:(?:oui|ok|okay|d accord|bien|tres bien|allez|ah|bon|super|parfait|je veux bien|avec plaisir|volontiers|merci|entendu|c est note|compris|j ai compris)(?: |$))+$/

/** Matches a mention of the caller's own learning; it counts only if the text also names the language. */
export const learningOfLanguage =
  /\b(?:je|j|me|m|moi)\b(?: \w+){0,4} (?:appris|apprends|apprendre|connais|pratiquer|ameliorer|progresser|reprendre|reprends|reviser|(?:re)?mets|(?:re)?mettre|oublie|rouillee?|debut\w*|commence|parle|parlais|etudie|fait|faisais|comprends|nulle?|bases|notions|mots)\b|\b(?:mon|un peu d) (?:anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais)\b/

/** Matches a caller who wants to learn the language or once learnt it, without naming it. */
export const learningStatement =
  /\bje (?:voudrais|veux|aimerais) (?:bien )?(?:pouvoir|savoir) (?:commander|me debrouiller|me presenter|demander|reserver)\b|\bje (?:suis|reste) (?:\w+ )?(?:debutante?|rouillee?)\b|^(?:\w+ ){0,3}debutante?\b|\bj ai tout oublie\b(?: (?:depuis|du lycee|du college|de l ecole)|$)|\bj en ai fait (?:\w+ ){0,4}(?:a l ecole|au college|au lycee)\b|\bj ai (?:appris|fait) (?:\w+ ){0,3}(?:a l ecole|au college|au lycee)$|\b(?:quelques|vagues|des) (?:bases|notions)\b|\bje (?:ne )?parle pas (?:un mot|bien|tres bien)\b|\bje (?:(?:veux|voudrais|vais|dois) )?m y (?:re)?m(?:ets|ettre)\b|\b(?:je (?:veux|voudrais)|j aimerais|j ai envie d[e]?) (?:vraiment |bien |juste |un peu )?(?:(?:pratiquer|progresser|m ameliorer|m entrainer|apprendre)(?: un peu| avec toi| avec vous)?$|apprendre (?:quelques|des|une|deux|trois) (?:mots?|phrases?|expressions?)\b|apprendre (?:a|comment) (?:me presenter|commander|demander|dire bonjour|saluer))/

/** Situations, by the French words that callers use for them. */
export const situationWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:restaurant|resto|commander|cafe|bar|manger|serveur|tapas|boire|addition)\b/, 'order'],
  [/\b(?:billet|train|gare|ticket|avion|metro|bus|acheter)\b/, 'ticket'],
  [/\b(?:me presenter|se presenter|presenter|faire connaissance)\b/, 'introduce'],
  [/\b(?:chemin|perdue?|direction|rue|visiter)\b/, 'way'],
  [/\b(?:telephone\w*|appeler|appel|rendez vous)\b/, 'telephone'],
  [/\b(?:hotel|chambre|reception|reserver)\b/, 'hotel'],
  [/\b(?:ma journee|mon quotidien|mes journees|ma soiree)\b/, 'day'],
]

/** The situation for which a caller needs the language, by words in the caller's statements. */
export const neededSituationWords: readonly (readonly [RegExp, string])[] = [
  [
    /(?=.*\b(?:se marie(?:nt)?|mariage|noces?)\b)(?=.*\b(?:discours|toast|(?:quelques|deux|trois) mots|prendre la parole|parler devant)\b)/,
    'speech',
  ],
  [
    /\b(?:veilleu(?:r|se)|receptionniste|concierge|je (?:travaille|bosse) (?:\w+ ){0,4}(?:hotel|reception|accueil)|ans d hotel)\b|(?=.*\bclients?\b)(?=.*\banglais\b)/,
    'reception',
  ],
  [
    /\b(?:test|examen|oral|entretien)(?: d embauche)? (?:d |de |en )(?:anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais|langues?)\b/,
    'test',
  ],
]

/** Matches jokes that learners make about a word that is hard to pronounce. */
export const pronunciationJoke =
  /\b(?:dentiers?|dents?|machoire|crach\w*|postillon\w*|patate|etrangl\w*|avale\w*|cheveu|haha+|hihi|mdr|lol|rigol\w*|pas commode|n oeud\w*|noeuds?|mordu\w*|mords|langue (?:qui|se|fait))\b/

/** How callers name their level, when they are asked for it. */
export const levelWords: readonly (readonly ['beginner' | 'intermediate' | 'confident', RegExp])[] =
  [
    [
      'intermediate',
      /\b(?:intermediaire|moyen\w*|quelques bases|des bases|scolaire|bof|pas mal|entre les deux)\b/,
    ],
    [
      'beginner',
      /\b(?:debut\w*|zero|rien|jamais|aucune?|nul\w*|faible|catastroph\w*|tres peu|pas un mot|beginner|premier cours)\b/,
    ],
    [
      'confident',
      /\b(?:a l aise|bien|bon|bonne|courant|couramment|avancee?|confirmee?|bilingue|fluent|advanced)\b/,
    ],
  ]

/** Matches a level that the caller states without being asked. */
export const statedLevel =
  /\b(?:debut(?:e|antes?|ants?)|(?<!\bparlent? )pas un mot|zero|jamais (?:appris|fait|etudie)|intermediaire|niveau scolaire|quelques bases|(?<!\betre (?:plus )?)a l aise|(?<!\bparler )couramment)\b/

/** Matches a level at the start of a longer sentence: "niveau scolaire, j'ai tout oublié". */
export const statedLevelAtStart =
  /^(?:(?:euh|ben|bon|alors|moi|plutot|disons|c est|j ai|je suis|un|du|de|oui|la|completement|totalement|grande?|toute?) )*(?:niveau (?:scolaire|debutant|moyen|intermediaire|college|lycee|zero)|debutante?|zero|intermediaire)\b/

/** Matches words of a learner who once learnt the language: a school, or having forgotten it. */
export const earlierLearning = /\b(?:ecole|college|lycee|oublie|rouille)/

/** Matches a question about what the caller learnt in this call or in earlier ones. */
export const recallRequest =
  /\b(?:ce qu on a (?:appris|vu|fait)|(?:j (?:ai|avais)|on (?:a|avait)) (?:appris|vu) (?:quoi|la derniere fois|combien)|qu est ce que (?:j ai|on a) appris|combien (?:j ai|on a) appris|mots (?:que )?j ai appris|de la derniere fois)\b/

/** Matches a question about why a sentence was corrected. "Pourquoi il me répond pas" does not ask for the rule. */
export const reasonQuestion =
  /^(?:mais |et |ah )?(?:pourquoi|why|c est quoi (?:la regle|ma faute)|quelle (?:est la )?(?:regle|faute)|(?:qu est ce que )?j ai fait (?:quoi )?comme (?:fautes?|erreurs?)|(?:donc |alors )?c est (?:un|une|le|la|el|il|lo|der|die|das|a|an|una|uno) ou (?:un|une|le|la|el|il|lo|der|die|das|a|an|una|uno)$)\b(?!.*\b(?:il|elle|ils|elles|m|me|mon|ma|mes|moi|lui|leur)\b(?! y a| faut))/

/** Matches an answer that leaves the choice of the scene to the companion. */
export const anyScene = /\b(?:choisi\w*|premier\w*|n importe|autre|encore|continu\w*)\b/

/** Matches words that make the mention of a scene's subject a request for it: "ok, va pour commander un café". */
export const sceneRequest =
  /\b(?:semblant|jou\w+|scene|plutot|(?:va|y va|allons y) pour|(?<=^(?:(?:alors|ok|bon|maintenant|et) )*)(?:je (?:veux|voudrais)|j aimerais) (?:bien )?(?:savoir |apprendre a )?(?:commander|me presenter|acheter un billet|reserver une chambre|telephoner))\b/

/** Matches a question about whether words are right; another rule answers it. */
export const correctnessQuestion = /\b(?:juste|correcte?|corrige\w*|right|correct|comment|faute)\b/

/** Matches a request to speak French again. */
export const frenchRequest =
  /\b((?:parle|parlez|parlons|reponds|repondez|on parle|continue|continuons|repasse|repassons|reviens|revenons|revenez)(?: moi)?(?: a| en| au)?(?: le)? francais|in french|speak french|back to french)\b|^(?:(?:ok|bon|allez|et|maintenant|stop) )*en francais\b/

/** Requests to say the last foreign words again, some of them at another pace. The first matching pattern counts. */
export const repeatRequests: readonly {
  pattern: RegExp
  introduction: string
  isSlow?: boolean
}[] = [
  {
    pattern:
      /^(?!.*\b(?:comment|pour) (?:(?:on|je|tu|vous) )?(?:dit|dis|dites|dire)\b).*\b(plus (?:lentement|doucement)|moins vite|trop vite|ralenti\w*|slow(?:er|ly)?(?: down)?|mas despacio|piu lentamente|langsamer)\b/,
    introduction: 'Plus lentement',
    isSlow: true,
  },
  {
    pattern: /\b(plus vite|vitesse normale|moins lentement|trop lent\w*|faster|normal speed)\b/,
    introduction: 'À vitesse normale',
    isSlow: false,
  },
  {
    pattern:
      /^(?:(?:pardon|ok|non|oui|euh) )*(?:(?:tu peux|vous pouvez|can you|could you|peux tu|pouvez vous) )?(?:(?:tu |vous )?(?:me )?(?:fais|faites|faire) (?:moi )?repeter|repete\w*|repetez|redis\w*|redites|encore(?: une fois)?|repeat(?: that| it)?|say (?:it|that) again|what did you say|again|que has dicho|cosa hai detto|was hast du gesagt|pardon|sorry|comment|otra vez|ancora|noch (?:ein)?mal)(?: (?:la phrase|le mot|ca|moi ca|please|encore|une fois|un peu|tout|avec (?:toi|vous)))*( (?:plus|moins|more) .*| slowly.*)?$/,
    introduction: 'Encore une fois',
  },
]

/** Matches verbs that, in a text which also names a situation, express a wish to learn for it. */
export const learningVerbs = /\b(?:travailler|apprendre|entrainer|pratiquer|savoir|pouvoir)\b/

/** Matches a farewell; without it, "stop" ends the lesson but not the call. */
export const farewell =
  /\b(?:au revoir|bonne (?:nuit|soiree|journee)|a (?:bientot|demain|plus)|ciao|raccroche\w*|bye|salut)\b/

/** Matches words in French with which the caller orders something in a scene. */
export const frenchOrder = /^(?:\w+ ){0,2}(?:je (?:voudrais|prends|veux|prendrai)|j aimerais)\b/

/** Matches "avoir" and a participle, in text that is not normalised. */
export const compoundPast =
  /(?:j['’]ai|(?<!\p{L})(?:as|a|ont|avons|avez|ai)) (?:\p{L}+é|\p{L}{3,}(?:is|it|ert|du|nu|lu|vu|cu|bu)|eu|été|vu|bu|lu)e?s?(?!\p{L})/iu

/** Captures the two forms between which the caller hesitates: "on dit she is nurse ou she is a nurse ?" */
export const choiceOfForms =
  /^(?:.*?(?:c['’]est|on dit|je dis|il faut dire|faut dire)(?: plutôt| quoi)? )?(.{2,60}?),? ou (?:bien |plutôt |alors |c['’]est )?(.{2,60}?)[ ?.!]*$/iu

/** Patterns that capture the word whose pronunciation the caller asks for: "comment on prononce gnocchi". */
export const pronunciationRequests: readonly RegExp[] = [
  /comment (?:est-ce qu’|est-ce que )?(?:on |tu |vous |je |ça |se |il faut |faut )*prononce[rsz]?(?:-t-on)? (?:bien |déjà |le mot |en \p{L}+ |l’anglais )*((?!ça$|cela$|bien$|le$|la$|les$)[\p{L}’ -]{1,40})$/iu,
  /(?:^|(?:et|mais|le mot|c’est|pour) )((?!ça |comment)[\p{L}’-]{2,30}),? (?:comment )?(?:ça|cela) se prononce(?: comment)?$/iu,
  /(?:le mot|dis|dites) ([\p{L}’-]{2,30}),? comment (?:ça|cela) se (?:dit|prononce) (?:à haute voix|à voix haute|à l’oral)$/iu,
]

/** Said to a caller who asks how to pronounce `{words}`; a voice for the language of these words speaks them. */
export const pronunciationReplies: readonly string[] = [
  '{Écoute|Écoutez} : {words}. À {toi|vous} ?',
  'Comme ça : {words}. {Répète|Répétez}, sans forcer.',
  'Ça donne : {words}. On le redit ensemble ?',
  'Voilà : {words}. À {ton|votre} tour.',
]

/** Matches a quotation mark, or a colon after at least 25 characters, unlike that of "je répète :". */
export const quotation = /[«"]|^[^:]{25,}:/
