import { conjugateForAddressee } from '../french/conjugate'

/** The "vous" forms of verbs that callers use with "on", by their third person singular. Forms in "-e" are regular. */
const formsAfterOn: Readonly<Record<string, string>> = {
  part: 'partez',
  va: 'allez',
  a: 'avez',
  est: 'êtes',
  vit: 'vivez',
  fait: 'faites',
  reçoit: 'recevez',
  attend: 'attendez',
  voit: 'voyez',
  prend: 'prenez',
  vend: 'vendez',
  rejoint: 'rejoignez',
  construit: 'construisez',
  doit: 'devez',
  reprend: 'reprenez',
}

/** Converts a verb form from "on" to "vous"; null when the form is not certain. */
const conjugateAfterOn = (verb: string): string | null =>
  formsAfterOn[verb] ?? (/[^e]e$/.test(verb) ? verb.replace(/e$/, 'ez') : null)

/** Rephrases "je me marie" and "on part" as "Vous vous mariez" and "Vous partez"; null when a form is not certain. */
export function toSecondPersonVerb(
  subjectPronoun: string,
  reflexivePronoun: string,
  verb: string,
): string | null {
  const lowerCaseVerb = verb.toLowerCase()
  if (lowerCaseVerb === 'bosse') return 'Vous travaillez'
  const form =
    subjectPronoun.toLowerCase() === 'on'
      ? conjugateAfterOn(lowerCaseVerb)
      : conjugateForAddressee(lowerCaseVerb, 'vous')
  return form && `Vous ${reflexivePronoun ? 'vous ' : ''}${form}`
}

const firstPersonWords: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}-])(?:mon|ma|notre)(?= )/giu, 'votre'],
  [/(?<![\p{L}-])(?:mes|nos)(?= )/giu, 'vos'],
  [/(?<![\p{L}-])(?:moi|nous)(?=$|[ ,])/giu, 'vous'],
  [/(?<![\p{L}-])me (?=\p{L})/giu, 'vous '],
  [/(?<![\p{L}’])m’(?=\p{L})/giu, 'vous '],
]

/**
 * Whether the text contains a pronoun or possessive that `firstPersonWords` does not rephrase, so that the result
 * may be wrong.
 */
const hasUncertainPerson = (text: string) =>
  text
    .split(/[\s,]+|(?<=’)/)
    .some((word) => /^(?:j’|je|on|tu|te|t’|toi|ton|ta|tes|vous|votre|vos)$/iu.test(word))

/**
 * Rephrases words without a subject: "avec ma mère" becomes "avec votre mère". Null when they contain a pronoun
 * that may be rephrased wrongly, such as "je" or "tu".
 */
export function toSecondPersonWords(text: string): string | null {
  if (hasUncertainPerson(text)) return null
  return firstPersonWords.reduce((words, [from, to]) => words.replace(from, to), text)
}

/**
 * Matches a word after "je" that is another pronoun instead of the verb ("le"), or a verb whose form for "vous" is not
 * certain ("jette", "paie").
 */
const uncertainVerb = /^(?:l[ea]|les|lui|leur|y|en|se|te)$|(?:(?<!app)elle|ette|[aou]ie)$/iu

/**
 * Turns a first-person statement of the user into the second person, in which all memories are stored: "Je suis
 * infirmière." becomes "Vous êtes infirmière." Returns the text unchanged when a form is not certain, and when the text
 * is not in the first person, is a question or has several sentences.
 */
export function toSecondPersonStatement(text: string): string {
  const sentence = text.replace(/['`´]/g, '’').replace(/[.\s]+$/, '')
  if (/[?!.;]/.test(sentence)) return text
  const [, negation = '', pronoun = '', verb = '', rest = ''] =
    /^(?:je |j’)(n’|ne )?(me |m’)?(\p{L}+)(.*)$/iu.exec(sentence) ?? []
  if (verb === '') {
    const words = toSecondPersonWords(sentence)
    return words === null || words === sentence ? text : toSentence(words)
  }
  const form = uncertainVerb.test(verb) ? null : conjugateForAddressee(verb.toLowerCase(), 'vous')
  const words = toSecondPersonWords(rest)
  if (form === null || words === null) return text
  const isBeforeVowel = !pronoun && /^[aeiouyéêh]/i.test(form)
  const particle = negation && (isBeforeVowel ? 'n’' : 'ne ')
  return toSentence(`Vous ${particle}${pronoun && 'vous '}${form}${words}`)
}

/** Capitalises the text and ends it with a full stop. */
export const toSentence = (text: string) =>
  `${text.charAt(0).toLocaleUpperCase('fr')}${text.slice(1).replace(/\s+/g, ' ').trim()}.`
