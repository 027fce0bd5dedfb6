/** How callers and companions talk about the language and the lesson: patterns, mostly for normalised text. */

const languageNames = '(?:anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais)'

/** Matches words for somebody to whom the caller wants to say something: "lui", "à ma sœur". */
export const addresseeWords = /\b(?:lui|leur|te|vous|a (?:ma|mon|mes|un|une|quelqu))\b/

/** Matches the name of a language, not of a nationality: "mon anglais" or "en russe", but not "mon mari est russe". */
export const namedAsLanguage = new RegExp(
  `\\b(?:en|l|d|de|du|mon|ton|votre|son|le|parl\\w+|appren\\w*|pratiqu\\w*) ${languageNames}\\b`,
)

/** Matches a question about words, their meaning or their pronunciation. */
export const languageQuestion = new RegExp(
  [
    'comment (?:est ce qu(?:e)? )?(?:on|se|tu|vous|ca se) (?:(?:peux|peut|pourrait|doit|lui|leur|le) )*(?:dit|dis|dites|dire|demande\\w*|commande\\w*|prononce\\w*|ecrit|traduit|traduis\\w*)',
    'comment (?:dit|dire|prononcer|traduire)',
    'comment (?:je|j) (?:dis|dirais|demande|commande|prononce)',
    '(?:ca|cela) se (?:dit|prononce|traduit|ecrit)',
    '(?:on|il faut|faut) (?:dit|dire|mettre|met) (?:comment|quoi|plutot)',
    '(?:on|tu|vous|je) (?:dis|dit|dites) (?:comment|plutot)',
    '(?:on|je|tu|vous) (?:peux|peut|pouvez) dire',
    'veut dire quoi(?! (?:quand|qu|que|si|s)\\b)',
    '(?:que|ce que(?: ca)?) veut dire(?! (?:quand|qu|que|si|s)\\b)',
    'tradui(?:s|sez|re|t|ction)',
    'traduction',
    'prononc\\w*',
    'grammaire|conjug\\w*|vocabulaire|accent tonique',
    'corrige(?:z|r)?(?: moi)?',
    '(?:ma|cette|la|une|ta|votre|autre|nouvelle) phrase',
    '(?:ce|le|quel|quelques|autre|nouveau) mots?',
    '(?:la|une|ma|cette|notre|de) lecon|lecon d',
    'exercices?',
    'niveau (?:scolaire|debutant|moyen|intermediaire|college|lycee|zero)',
    '(?:c est|est ce) (?:bien |assez |plus )?(?:correcte?|juste|poli|bien ca|bien dit)',
    '(?:une|des|mes|comme) (?:fautes?|erreurs?)',
    'c est (?:un|une|le|la|el|il|lo|der|die|das|a|an|una|uno) ou (?:un|une|le|la|el|il|lo|der|die|das|a|an|una|uno)',
    'pourquoi .*(?:tutoi|vouvoi)\\w*',
    '(?:ce qu on a|j ai|j avais|on a|on avait) (?:appris|vu) (?:quoi|la derniere fois|combien)|ce qu on a (?:appris|vu)|qu est ce qu\\w* (?:j|on) (?:ai |a )?appris',
    'pour (?:dire|demander|commander)',
    '(?:le|ce|du) (?:th|h aspire|r roule)',
    '(?:ze|zis|zat|zey|zank\\w*|teuh)',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
)

/**
 * Matches a wish to say something in the language. Outside a lesson, it is a wish to tell somebody: "je voulais lui
 * dire que…"
 */
export const sayingWish =
  /\b(?:je (?:veux|voudrais|voulais)|j aimerais) (?:savoir |apprendre a |pouvoir )?(?:lui |leur )?(?:dire|demander|commander|repondre)\b/

/** Captures the words that a learner wants to say: "et si je veux lui dire que mamie arrive". */
export const wordsToSayPattern =
  /^(?:(?:et|alors|mais|euh|du coup) )*(?:si |quand )?(?:je (?:veux|voudrais|voulais)|j['’]aimerais|il faut que je) (?:lui |leur )?(?:dire|dise|écrire|répondre),? (?:que |qu['’])(.{3,})$/iu

/** Matches a caller who cannot do the exercise: "je sais pas du tout". */
export const exerciseDifficulty =
  /^(?:(?:euh|ben|bah|non|oh|la|alors|mais|pardon|desolee?|ok|franchement) )*(?:(?:j ai |je n ai )?aucune idee(?: de ce qu il faut dire)?|(?:je |j )?(?:ne )?(?:sais|vois) (?:pas|plus)(?: du tout)?(?: (?:quoi|comment|ce qu il faut|ce que je dois) (?:dire|repondre|le dire|on dit))?|(?:j ai |je l ai )?(?:tout )?oublie|c est (?:trop |tres )?(?:dur|difficile|vite|complique|long)|(?:je )?(?:n )?(?:j )?y arrive (?:pas|jamais)|j arrive pas a (?:le )?(?:dire|prononcer)\b.*|(?:j ai |je n ai |je (?:ne )?)?(?:pas|rien)? ?(?:tout |bien )?(?:compris|comprends|entendu)(?: (?:pas|rien|la phrase|la question))?)(?: (?:desolee?|moi|du tout|la|non plus|encore|vraiment|ca|pour moi|tout|bien|la fin|le debut))*$/

/** Matches an answer to the question about the level. */
export const levelAnswer =
  /\b(?:debut\w*|zero|intermediaire|niveau|scolaire|bases|notions|courant|couramment|a l aise|a l ecole|au college|au lycee|rouillee?|oublie|debrouille|etudie|(?<!\bparlent? )pas un mot|me souviens|moyen\w*)\b/

/** Matches the choice of a scene, not a mere mention of its place. */
export const sceneChoice =
  /^(?:(?:oui|ok|bon|alors|euh|ben|bah|allez|d accord|plutot|disons|peut etre|et|en fait|finalement|moi) )*(?:je (?:veux|voudrais|prefere\w*|choisis|prends)|j aimerais|on (?:fait|joue|prend|peut|commence|essaie|part|dit)|fais\w*|va pour|allons|la scene|celle|celui|commander|demander|acheter|reserver|telephoner|parler|prendre|jouer|faire|aller|(?:se |me )?presenter|au |a l |a la |le |la |l |un |une )/

/** Matches a request. A request for a lesson also contains `practiceWords` or matches `sceneWish`. */
export const requestWords =
  /\b(on (?:fait|joue|parle|peut|pourrait|va|commence|travaille|s entraine|pratique|prepare)|je (?:veux|voudrais|peux)|j (?:aimerais|ai envie|ai besoin)|comment|fais|faites|faisons|joue|jouons|jouez|commencons|tu peux|vous pouvez|peux tu|pouvez vous|aide\w*|entraine\w*|appren\w*|pratiquons|imagin\w*|let s|un peu de|du small talk|(?:une|la|notre) (?:petite )?lecon|practi[cs]e|can we|could we|i want|i d like)\b/

/** Matches words about practising or about a scene. */
export const practiceWords =
  /\b(lecon|un cours|cours d|pratiqu\w*|entrain\w*|scene|jeu de role|simul\w*|semblant|comme si|dialogue|imagin\w*|conversation|discuter|parler|practi[cs]e|role play|job interview|(?:un|cet|mon|l) entretien|lesson|talk|joue[rz]?|jouons|apprend\w*|apprene?z|apprenons|small talk|chit chat|tout et de rien|learn|order\w*|command\w*|me presenter)\b/

/** Matches words of lessons and exercises that other rules handle: vocabulary, poems, exams. */
export const handledByOtherRules = /\b(vocabulaire|mots?|poemes?|oral|expose|examen)\b/

/** Matches a job interview. Outside a lesson, it is rehearsed in French unless the caller names a language. */
export const interview = /\b(?:entretiens?|embauche)\b/

/** Matches a request that names a lesson, a scene or a conversation, with or without its language. */
export const lessonWords =
  /\b(?:(?:une|la|ta|votre|notre|cette) (?:petite )?lecon|lecon de|lessons?|(?:on (?:re)?(?:joue|fait|essaie)|jouer|faire) (?:encore )?(?:une|la) (?:autre |nouvelle )?scene(?! (?:a|de))|(?:faire|pratiquer|fait|avoir) (?:de |un peu de )?(?:la |une )?conversation(?! avec)|(?:on fait|fais moi|faites moi|je (?:veux|voudrais)|j aimerais|donne\w* moi) (?:un |des |prendre un )?cours(?! de (?!langue)))\b/

/** Matches a wish to act, practise or learn. Together with the subject of a scene, it asks for that scene. */
export const sceneWish =
  /\b(?:jou\w+|semblant|comme si|dialogue|imagin\w*|on (?:re)?fait (?:une|la|cette) scene|simul\w*|jeu de role|role play|entrain\w*|pratiqu\w*|practi[cs]\w*|apprend\w*|apprene?z|apprenons|learn|small talk|chit chat|tout et de rien|(?:faire|fait|fais|preparer|prepare|passer|repeter|repete|aide[rz]?(?: moi)? (?:pour|avec|a)) (?:\w+ ){0,2}(?:un|l|mon|cet) entretien|job interview|(?:voudrais|veux|aimerais) (?:bien )?savoir (?:comment )?(?:commander|demander|reserver|me presenter))\b/

/** Matches words about practising. In a short request, they are enough to start a lesson. */
export const practiceWish = /\b(?:pratiqu\w*|practi[cs]\w*|entrain\w*)\b/

/** Matches a request to learn a sentence or a word, which starts a lesson. */
export const sentenceRequest =
  /\bappren(?:ds|ez|ons)(?: moi)? (?:une|d autres|encore|quelque chose|autre|un truc|des) ?(?:phrase|mot|expression|chose|en|$)|\b(?:une|la) (?:autre|nouvelle) phrase\b|\bphrase nouvelle\b|\b(?:re)?donne\w*(?: moi)? une (?:autre )?phrase\b(?! (?:pour|a) )/

/** Matches a request for several sentences to practise: "donne-moi trois phrases". */
export const severalSentencesRequest =
  /(?<!\b(?:a|ai|as|ont|avait|lui|leur) )\b(?:(?:donne|dis|propose|apprends?|fais|enseigne)(?:z|s|ez)?(?: moi| nous)?|(?:(?:me|m|nous) )?(?:donner|dire|proposer|apprendre)|je (?:veux|voudrais)|j (?:aimerais|ai besoin d(?:e)?)(?: (?:avoir|apprendre))?) (?:(?!lui|leur)\w+ )?(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques|plusieurs|des|une dizaine de|\d+) (?:autres |petites |nouvelles |bonnes )?phrases?(?: (?:simples|faciles|utiles|courtes|difficiles|de base|pratiques|courantes|du quotidien|de (?:mon|ton|votre) niveau|en \w+|d (?:anglais|espagnol|italien|allemand|arabe)|de (?:russe|chinois|japonais)|a (?:dire|apprendre|repeter|pratiquer|travailler|reviser)|(?:pour|a) (?:m entrainer|m exercer|pratiquer|apprendre|reviser|repeter|commencer|debuter|travailler|ce soir|demain)|pour (?:le|l|un|un|au) (?:restaurant|resto|cafe|hotel|voyage|train|telephone)|pour (?:commander|voyager|me presenter)|avec moi|svp|stp|s il (?:te|vous) plait|maintenant|alors|encore))*$/

/** Matches a request to start right after the greeting. Later, the same words accept another proposal. */
export const startSignal =
  /^(?:(?:bon|ok|oui|alors|allez|d accord) )*(?:on (?:peut )?commencer?|je suis prete?|on y va|c est parti)$/

/** Matches a request to return to the paused lesson. */
export const resumeRequest =
  /\b(?:repren\w*|continu\w*|retourn\w*|reven\w*|revien\w*|termin\w*|fini\w*|remet\w*|remettre)(?: (?:a|avec|sur|maintenant|un peu|donc))* (?:la|notre|ma|cette|l|mon|le|nos) (?:lecon|exercices?|scene|phrase|cours|anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais)\b|^(?:(?:bon|ok|alors|allez|et si) )*on s y remet$/

/** Matches a caller who is learning a language and asks whether the companion speaks it. */
export const languageInquiry =
  /^(?=.*\b(?:(?:vous|tu) (?:savez |sais |pouvez |peux )?parle[zsr]?|parles? tu|parlez vous|vous (?:connaissez|comprenez)|tu (?:connais|comprends)) (?:un peu |bien |aussi )*(?:l )?(?:anglais|espagnol|italien|allemand|russe|arabe|chinois|japonais)\b)(?=.*\b(?:(?:re)?mets?|(?:re)?mettre|j apprends|apprendre|apprenez moi|apprends moi|progresser|ameliorer|pratiquer|reviser|debut\w*|m aider|aidez moi|entrainer)\b)/

/** Matches clauses about other people: "ma fille apprend le japonais". */
export const otherPeople = new RegExp(
  `\\b(?:il|elle|ils|elles|qui|(?:ma|mon|mes|sa|son|ses|notre|nos) (?!${languageNames})\\w+)(?: (?!je |j )\\w+){0,4}? (?:appren|pratiqu|parl|travaill|command|jou|discut|fait|fais|comprend|oubli|etudi)\\w*`,
  'g',
)

/** Matches the nationality of somebody else: "elle est chinoise et moi je parle pas un mot". */
export const originOfOthers = new RegExp(`\\b(?:il|elle) est ${languageNames}e?\\b`)

/** Matches a question about how to tell somebody something: "comment je lui dis". */
export const tellingQuestion =
  /\bcomment (?:je|j) |\bje (?:lui|leur) dis (?:comment|quoi)\b|\bcomment (?:lui|leur) (?:dire|demander)\b/

/**
 * Matches a question about how to say words in the language: "comment je dis bonjour madame", not "comment je dis à
 * ma femme que…".
 */
export const translationQuestion =
  /\bcomment (?:je|j) (?:peux |pourrais |dois )?(?:dis|dirais|dire)\b(?= \w)(?! (?:ca|cela|tout ca|lui|leur)\b)(?! (?:(?!(?:je|j|il|elle|on|nous|vous|tu|que|qu) )\w+ ){0,2}(?:a|au|aux) (?:(?:ma|mon|mes|notre|nos|un|une|quelqu)\b|\w+ (?:que|qu|de|d)\b))(?! (?:que|qu) .*\b(?:a|au) (?:mon|ma|mes) \w+$)/

/** Matches a sentence with which the companion gave or checked a translation. */
export const translationSentence =
  /[Oo]n dit : «|c’est bien ça : «|comprendra : «|(?:se dit|le dire) : «|Presque : «|traduction sûre/u

/** Matches a translation request that names only the language. */
export const onlyLanguage = new RegExp(`^(?:ça |cela )?en ${languageNames}[ ?.!]*$`, 'i')

/** Matches the end of a request for the next word: "et grand-mère c'est quoi, mamie ?" */
export const nextWordsEnd = /,? c['’]est (?:quoi|comment)(?:,? \p{L}+)?[ ?.!]*$/iu

/** Captures the words to translate from a request in a foreign language: "come si dice je t’aime ?" */
export const foreignRequest =
  /(?<!\p{L})(?:how (?:do|can|should|would) (?:i|you|we) (?:say|order|ask for)|c[oó]mo se dice|come si dice|wie sagt man|как (?:сказать|будет)|كيف (?:نقول|أقول)) (.+?)(?: (?:en español|in italiano|auf deutsch|по-русски|in english))?[ ?.!؟]*$/iu

/** Matches a sentence with which the companion asks for the words to translate. */
export const simplerWordsRequest =
  /la première moitié, et je la traduis|Avec des mots plus simples, je peux|la phrase en français, et je la cherche/

/** Matches what callers say before their simpler words: "alors avec des mots plus simples". */
export const simplerWordsStart =
  /^(?:(?:alors|oui|bon|euh+|ok|ben|bah|et|donc|d['’]accord|juste|disons|plutôt|ça serait|je dis|la phrase(?: c['’]est)?|la première moitié(?: c['’]est)?|(?:avec des |des )?mots plus simples|plus simple(?:ment)?)[ ,:]+)+/iu

/** Matches a text that begins with the announcement of simpler words, even if the companion did not ask for them. */
export const announcedWords =
  /^(?:(?:alors|oui|bon|euh+|ok|ben|bah|donc) )*(?:avec )?des mots plus simples /iu

/** Matches a short noun phrase and nothing else: "mes pieds". */
export const shortNounPhrase =
  /^(?:et )?(?:(?:les?|la|une?|des|mon|ma|mes) |l['’])\p{L}+(?: \p{L}+)?$/iu

/** Captures French words and the caller's guess of their translation: "les pieds en italien c'est piedi non". */
export const guessedTranslation = new RegExp(
  `^(?:.*?(?<!\\p{L})(?:et|mais|ben|bah|comment (?:on|je) (?:dit|dis)|je sais pas|je sais plus|donc|alors|oui) )?((?!ça|ce )\\p{L}.{1,40}?)(?: en ${languageNames})? (?:c['’]est|se dit|ça se dit|on dit) ((?!quoi|comment|ça)[\\p{L}’' ]{2,30}?),? (?:non|hein|je crois|je pense|c['’]est ça|n['’]est-ce pas|pas vrai|je me trompe)[ ?.!]*$`,
  'iu',
)

/** Matches what callers say before the French words whose translation they guess: "je sais plus les pieds". */
export const guessedFrenchStart =
  /^.*(?<!\p{L})(?:comment (?:on|je) (?:dit|dis)|je sais (?:pas|plus)|ça fait|voilà|oui|et|mais) /iu
