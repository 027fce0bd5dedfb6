/**
 * Normalises text for pattern matching: lower case, no accents, no punctuation, spoken contractions spelled out,
 * single spaces ("J'suis pas bien !" becomes "je suis pas bien"). Removes "s'il te/vous plaît".
 */
export function normaliseText(text: string): string {
  const plain = ` ${toPlainLetters(text)} `.replace(/ +/g, ' ')
  if (!anyContraction.test(plain)) return plain.trim()
  return contractions
    .reduce((words, [from, to]) => words.replace(from, to), plain)
    .replace(/ +/g, ' ')
    .trim()
}

/**
 * Returns the text in lower case without accents, with a space in place of everything but letters and digits.
 * The result is concatenated from strings of the table: V8 keeps two bytes per character in every string that it
 * derives from a text with a typographic apostrophe, and would compile each pattern a second time for such strings.
 */
function toPlainLetters(text: string): string {
  let plain = ''
  for (let index = 0; index < text.length; index++)
    plain += plainLetters[text.charCodeAt(index)] ?? getPlainLetters(text[index]!)
  return plain
}

/** Returns the plain letters of a character; combining accents are dropped. */
const getPlainLetters = (character: string) =>
  character
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')

/** The plain letters of the characters up to U+017F, by character code; all letters of French are among them. */
const plainLetters: readonly string[] = Array.from({ length: 0x180 }, (_, code) =>
  getPlainLetters(String.fromCharCode(code)),
)

const contractions: readonly (readonly [RegExp, string])[] = [
  [/ (chuis|jsuis|j suis|chui) /g, ' je suis '],
  [/ (chais|jsais|j sais) /g, ' je sais '],
  // "Je" loses its vowel before a consonant: "j'vais", "jdois".
  [/ j (?=[bcdfgklmnpqrstvwxz])/g, ' je '],
  [/ j(vais|dois|peux|veux|file|raccroche|te|me|vous) /g, ' je $1 '],
  [/ (jai|g) /g, ' j ai '],
  [/ (ya|y a) /g, ' il y a '],
  [/ il il y a /g, ' il y a '],
  [/ t es /g, ' tu es '],
  [/ t as /g, ' tu as '],
  [/ aujourd hui /g, ' aujourdhui '],
  [/ (pcq|pck|parceque) /g, ' parce que '],
  [/ (stp|svp|s il te plait|s il vous plait) /g, ' '],
]

/** Matches a text that contains at least one of the contractions. */
const anyContraction = new RegExp(contractions.map(([from]) => from.source).join('|'))
