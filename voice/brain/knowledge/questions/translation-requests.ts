/** Matches a request for a few words in another language: "donne-moi trois mots d'italien". */
export const wordRequest =
  /\b((donne\w*|apprend\w*|appren\w*|dis|dites|propose\w*|connais\w*)( moi| nous)? .{0,20}|quelques |deux |trois |cinq |des )(mots?|vocabulaire|termes)\b/

/** Matches a request to translate "s'il te plaît", which `normaliseText` removes as a polite phrase. */
export const pleaseTranslationRequest =
  /^(?:et |comment (?:on|tu|vous) (?:dit|dis|dites) |comment dit-on )?[«" ]*s[’']il (?:te|vous) pla[iî]t[»" ]*(?: alors)?[ ?.!]*$/i

export const languageWords = '(?:anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe)'
/** Captures the words after "comment on dit" or before "en anglais". */
const translatedWords = new RegExp(
  `\\bcomment (?:est-ce qu’)?(?:on |tu |vous |je |ça )?(?:peux |peut |dois )?(?:lui |leur |se )?(?:dit|dis|dites|dire|traduit|traduis|traduire)(?:-on)?,?(?: en ${languageWords},?)? (.+?)(?: en ${languageWords})?(?: déjà)?$|c’était (?:quoi|comment) déjà (?:le mot |la phrase )?(?:pour )?(.+)$|^(?:et |alors )?(?:c’est quoi |traduis(?:ez)?(?:-moi)? )?(?!quoi|comment|.*(?<![\\p{L}])(?:tu|vous|je|on|ils?|elles?|nous|sais|peut|parl\\p{L}*)(?![\\p{L}]))([\\p{L}’-]+(?: [\\p{L}’-]+){0,3}?) ?,? en ${languageWords}(?:,? (?:c’est quoi|c’est comment|(?:comment )?on dit(?: comment)?|ça se dit comment))?$`,
  'iu',
)
/** Captures the foreign word of "ça veut dire quoi, knife ?" */
const askedMeaning =
  /^(?:et |mais )?(?:ça veut dire quoi,? |que veut dire |c’est quoi,? |qu’est-ce que (?:veut dire|ça veut dire) |what does )(?:le mot )?[«" ]*([\p{L}’ -]{2,30}?)[»" ]*(?: en français| mean)?$|^(?:et )?[«" ]*([\p{L}’ -]{2,30}?)[»" ]*,? (?:ça veut dire quoi|ça signifie quoi)$/iu

const trimQuestion = (text: string) => text.replace(/['`]/g, '’').replace(/[ ?.!]+$/, '')

const inLanguage = `(?:,? en ${languageWords})?`
/** Other wordings of a request to translate; each captures the French words. */
const translationRequests: readonly RegExp[] = [
  new RegExp(
    `\\bcomment (?:est-ce qu’|est-ce que )?(?:on |tu |vous |je )(?:peux |peut |dois |doit |fais |fait pour |pourrais )?(?:demande|demander|commande|commander|réserve|réserver|dirait|dirais),? (.+?)${inLanguage}$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:et|alors|bon|euh|mais) )*pour (?:dire|demander|commander),? (.+?)(?:,? (?:c’est comment|c’est quoi|(?:on|je) (?:dis|dit|fais|fait) (?:quoi|comment)|comment (?:je|on) (?:fais|fait|dit|dis)))?${inLanguage}$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:et|alors|bon|euh|mais|si) )*(.{4,}?),? (?:comment (?:on|je|tu|vous) (?:dis|dit|dites|dirais|dirait|peux dire|peut dire)(?: ça)?|(?:ça|cela) se dit comment|on dit comment(?: ça)?|je dis comment)${inLanguage}$`,
    'iu',
  ),
  new RegExp(
    `\\b(?:apprends|apprenez|montre|montrez|dis|dites)(?:-moi| moi)? (?:comment )?(?:à |on )?(?:dire|demander|commander|dit),? (.+?)${inLanguage}$`,
    'iu',
  ),
  new RegExp(
    `\\b(?:je (?:voudrais|veux|voulais)|j’aimerais) (?:savoir |apprendre |bien )*(?:comment |à )?(?:on )?(?:dire|demander|dit)(?! (?:que )?(?:au|en|bonjour à)) ?,? (.+?)${inLanguage}$`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:on dit|je dis|ça se dit|tu dis|vous dites) comment,? (.+?)${inLanguage}$`,
    'iu',
  ),
]
/** Requests that precede the words; each captures the words: "je veux dire en italien : bonjour". */
const requestsBeforeWords: readonly RegExp[] = [
  /^(?:(?:et|mais|euh|bon|alors) )*je (?:ne |n’)?(?:sais|saurais|arrive) (?:pas|plus)(?: à)? (?:comment )?(?:on )?(?:dire|dit) (?!(?:oui|non|ça)(?!\p{L}))(.+)$/iu,
  new RegExp(
    `\\b(?:je (?:veux|voudrais|voulais)|j’aimerais|il faut|pour) (?:le |la |l’|ça |cela )?(?:dire|traduire)(?: ça)? en ${languageWords},? (.+)$`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:ça (?:donne|fait) quoi|c’est quoi|c’est comment) en ${languageWords},? (.+)$`,
    'iu',
  ),
]
const requestEnd =
  /,? (?:mais )?(?:poliment|gentiment|correctement|en étant polie?|en restant polie?|de façon polie|de manière polie|déjà|alors|s’il (?:te|vous) pla[iî]t|au restaurant|au café|à l’hôtel|à la gare|dans un restaurant|dans un café|par exemple)$/iu

/** Returns the French words that a learner wants translated; null when there are none. */
export function findAskedWords(text: string): string | null {
  const question = trimQuestion(text).replace(/ (?:stp|svp|hein|euh)\b/gi, '')
  const askedWords =
    findWordsOfUsualRequest(question) ??
    [...requestsBeforeWords, ...translationRequests]
      .map((request) => request.exec(question)?.[1])
      .find(Boolean)
  const words = askedWords
    ?.replace(new RegExp(`^en ${languageWords},? |,? en ${languageWords}$`, 'iu'), '')
    .replace(requestEnd, '')
    .replace(/^(?:que |qu’|: )/i, '')
    .trim()
  const namesNothing = /^(?:ça|cela|quoi|comment|oui|non|alors)$/i.test(words ?? '')
  return words && !namesNothing ? words : null
}

/** Matches what does not name the words to translate: "apprenez-moi un truc gentil en arabe". */
const unnamedWords =
  /^(?:(?:ça|cela|le|la|l’|les|on|c’est|pour)|quelque chose.*|(?:une?|des|quelques) (?:trucs?|choses?|mots?|phrases?).*)$/i

/** Matches the words before those to translate: "apprenez-moi à dire bonjour en arabe". */
const teachingRequest =
  /^(?:(?:alors|bon|euh|vas-y|allez) )*(?:apprends|apprenez|dis|dites)[ -]moi (?:à dire |comment dire )?/i

/** Returns the words to translate in "comment on dit chat", "un chat en italien" and the like; null for other texts. */
function findWordsOfUsualRequest(text: string): string | null {
  const question = trimQuestion(text).replace(teachingRequest, '')
  const quotedWords = /[«"“]\s*(.+?)\s*[»"”]/.exec(question)?.[1]
  const asksForTranslation = /\bcomment\b|\btradui|\bse dit\b|\ben \p{L}+(?: |$)/iu.test(question)
  if (quotedWords && asksForTranslation) return quotedWords
  const match = translatedWords.exec(question)
  const words = (match?.[1] ?? match?.[2] ?? match?.[3])?.replace(/^(?:que |qu’)/i, '')
  return words && !unnamedWords.test(words) ? words : null
}

/** Captures the foreign word of "ça veut dire quoi, knife ?" inside a longer sentence. */
const innerMeaning =
  /(?:ça veut dire quoi|que veut dire|qu’est-ce que (?:ça )?veut dire|c’est quoi|que signifie|ça signifie quoi),? (?:le mot |la phrase )?[«" ]*([\p{L}’ ]{2,40}?)[»" ]*(?: en français| déjà)?$/iu

/** Returns the foreign words whose meaning the caller asks for, if any. */
export function findForeignWords(text: string): string | undefined {
  const question = trimQuestion(text)
  const match = askedMeaning.exec(question) ?? innerMeaning.exec(question)
  return match?.[1] ?? match?.[2]
}

/** Captures the words to translate after an earlier translation: "et préavis ?" */
const nextWords =
  /^(?:et|ou) (?:pour )?(?:dire )?((?!si |toi|vous|avec |en |(?:maintenant|bon|alors|après|puis)$)[\p{L}’ -]{3,60})$/iu

/** Captures the words of a variant of an order: "et si je veux un café à emporter", "et sans sucre". */
const variantWords =
  /^(?:(?:et|mais|ou|alors|ok|bon|ah|euh|oui|d’accord|du coup),? )*(?:et |mais |ou )(?:si (?:je|on) (?:veux|veut|voudrais|voulais|prends|prend|préfère|demande) |pour |(?=(?:avec|sans) ))((?!le \p{L}+(?:er|ir|tre|dre)(?!\p{L}))(?:une?|du|des|deux|trois|de l[a’]|l[ea] |les |l’|avec|sans) ?[\p{L}’ -]{2,60})$/iu

/** Captures the words of a variant after other words: "un caffè comme ça et si je veux un thé". */
const innerVariantWords =
  /(?:^| )(?:et|mais|ou|alors) (?:comment je fais )?si (?:je|on) (?:veux|veut|voudrais|voulais|prends|prend|préfère|demande) ((?:une?|du|des|deux|trois|de l[a’]) ?[\p{L}’ -]{2,60})$/iu

/** Returns the French words of a variant of an order; null for other texts. */
export function findVariantWords(text: string): string | null {
  const question = trimQuestion(text).replace(requestEnd, '')
  const match = variantWords.exec(question) ?? innerVariantWords.exec(question)
  return match?.[1]?.trim() ?? null
}

/** Returns the words to translate next: "préavis" in "et préavis ?" */
export const findNextWords = (text: string): string | null =>
  nextWords.exec(trimQuestion(text))?.[1] ?? null
