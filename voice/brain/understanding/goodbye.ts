import { compileWithoutCaptures } from '../../text-analysis/compile-without-captures'
import { normaliseText } from '../../text-analysis/normalise-text'
import {
  goodbyeClosings,
  goodbyeFormulas,
  goodbyeOpenings,
  goodbyeWords,
  laterLeaving,
  leavingAnnouncements,
  leavingReasons,
  notGoodbyePattern,
} from '../knowledge/words/goodbye-phrases'
import { lastGoodbye } from '../templates/crisis/ambiguous-words'

/** Words after which "au revoir" or a similar phrase is only mentioned, negated or planned: "sans dire au revoir". */
const wordsBeforeMereMention =
  '(?:di[rst]\\w*|dise\\w*|appelle\\w*|entend\\w*|repond\\w*|ecri[rst]\\w*|une?|le|son|sa|mon|ma|cette|cet|sans|quand|si|que|qu|qui|pourquoi|comment|pas|ne|n|jamais|chaque|derniere?|aucune?|avant|de|d|jusqu|des|d ici|rendez vous|ai|as|a|avons|avez|ont|avais|avait|heures?|report\\w*|remis\\w*|decal\\w*|repouss\\w*|prevue?s?|fixe\\w*|(lui|leur) (souhaite|souhaiter)|souhaitee?|genre|mode|lignes|message|mail|texto|sms)'

const leavingVerb =
  '(?:raccroch\\w*|quitt\\w*|part(?:e|s|i\\w*)?|pars|laiss\\w*|dor[mst]\\w*|couch\\w*|coup\\w*|dit)'
const leaving = `(?:${leavingVerb}|au revoir|bonne (?:nuit|soiree|journee)|a (?:demain|plus|bientot))`

/** "J'ai peur de raccrocher", "dès que je raccroche". */
const leavingInFearWishOrCondition = `\\b(?:peur|envie|horreur|failli|deteste|ose|oser|hate|dur|difficile|mal|aim(?:e|es|er)|quand|lorsque|des|chaque fois|qui|si(?= (?:je|j|tu|on|vous)))(?: (?:pas|de|d|que|qu|a|te|t|vous|me|m|on|je|j|tu|il|elle|se|etre|dire))* ${leaving}`
/** "Je veux pas raccrocher". */
const deniedLeaving = `\\b(?:pas|jamais|sans|impossible)(?: (?:encore|envie|trop|reussir|de|d|que|me|te|vous|se|a|m|en|dire|j|y|aille|un|re))* ${leaving}`
/** "Ma mère raccroche". */
const leavingOfOthers = `\\b(?:il|elle|ils|elles|tu|vous|personne|(?:mon|ma|mes|son|sa|notre|nos) \\w+)(?: (?!(?:je|j|on|et|dis|souhaite|pouvez|peux)\\b)\\w+){0,2} (?!laiss)${leavingVerb}(?: ${leaving})?`
/** "Il m'a raccroché au nez". */
const pastLeaving = `\\b(?:ai|as|a|avons|avez|ont|suis|est|etais|etait|avais|avait|sommes)(?: (?:deja|bien|tous|te|me|m|failli|du))* ${leavingVerb}(?: ${leaving})?`
/** "Je te laisse imaginer". */
const lettingAddresseeAct =
  '(?:te|vous) laiss\\w* (?:(?!dormir)\\w+(?:er|ir|re)|juge|comme|le|la|les|un|une|deux)\\b'

/** Matches mentions of leaving that are not a goodbye. */
const mentionedLeaving = new RegExp(
  [
    leavingInFearWishOrCondition,
    deniedLeaving,
    leavingOfOthers,
    pastLeaving,
    lettingAddresseeAct,
  ].join('|'),
  'g',
)

const removeMentionedLeaving = (words: string) =>
  words.replace(mentionedLeaving, ' ').replace(/ +/g, ' ').trim()

/** Whether a text that the classifier takes for a goodbye may mean that the caller is leaving now. */
export function mayBeGoodbye(text: string): boolean {
  const words = normaliseText(text)
  const isAboutOthers = /^(?:\w+ )?(?:ils?|elles?|on l) /.test(words)
  const tellsToGoOn = /\bje (?:t|te|vous) ecoute\b/.test(words)
  const mayBeLastGoodbye = lastGoodbye.test(words)
  if (text.includes('?') || isAboutOthers || tellsToGoOn || mayBeLastGoodbye) return false
  return !laterLeaving.test(words) && hasGoodbyeWord(words)
}

/** Whether the caller gives thanks and says nothing about leaving. */
export const givesThanksWithoutGoodbye = (normalisedText: string) =>
  /\bmerci\b/.test(normalisedText) && !hasGoodbyeWord(normalisedText)

const hasGoodbyeWord = (words: string) => goodbyeWords.test(removeMentionedLeaving(words))

const oneOf = (alternatives: readonly string[]) => `(?:${alternatives.join('|')})`
const announcement = oneOf(leavingAnnouncements)
const closing = oneOf([...goodbyeClosings, ...goodbyeFormulas])

/** Matches an announcement with a reason: "je dois te laisser, ma fille m'appelle". */
const reasonPattern = compileWithoutCaptures(
  `^(${oneOf(goodbyeOpenings)} )*${announcement}( ${closing})*( ${leavingReasons}( [a-z0-9]+){1,14})$`,
)
/** Matches a goodbye at the end of any text: "c'était bien de parler, allez bonne nuit". */
const lastWordsPattern = compileWithoutCaptures(
  `(^| (?<!(^| )${wordsBeforeMereMention} ))(${oneOf(goodbyeFormulas)}|${announcement})( ${closing})*$`,
)

/** Matches a reply to the companion's goodbye: "merci, toi aussi". */
const closingWordsPattern = compileWithoutCaptures(`^${closing}( ${closing})*$`)

const maxGoodbyeWords = 40

/** Whether the caller says goodbye to the companion, with or without its name. */
export function isGoodbye(text: string, companionName = ''): boolean {
  const allWords = normaliseWithoutName(companionName, text)
  const words = removeMentionedLeaving(allWords)
  if (words === '' || words.split(' ').length > maxGoodbyeWords) return false
  if (/\?\s*$/.test(text) || notGoodbyePattern.test(allWords)) return false
  return reasonPattern.test(words) || lastWordsPattern.test(words)
}

/** Whether the caller only replies to the companion's goodbye. */
export const isClosingWords = (text: string, companionName = ''): boolean =>
  closingWordsPattern.test(normaliseWithoutName(companionName, text))

/** Whether the caller announces that they are leaving, or says "bonne nuit". */
export const announcesLeaving = (text: string): boolean => leavingPattern.test(normaliseText(text))

const leavingPattern = compileWithoutCaptures(`\\b(${announcement}|bonne nuit)\\b`)

const normaliseWithoutName = (name: string, text: string) =>
  ` ${normaliseText(text)} `.replace(` ${normaliseText(name)} `, ' ').trim()
