/**
 * Normalises text for pattern matching: lower case, no accents, no punctuation, spoken contractions spelled out,
 * no "s'il te plaît", single spaces ("J'suis pas bien !" becomes "je suis pas bien").
 */
export function normaliseText(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return contractions
    .reduce((words, [from, to]) => words.replace(from, to), toOneByte(` ${plain} `))
    .replace(/ +/g, ' ')
    .trim()
}

/**
 * Returns the same text as a new string with one byte per character. V8 keeps two bytes per character in every
 * string that it derives from a text with a typographic apostrophe, and would compile each pattern a second
 * time for such strings.
 */
const toOneByte = (text: string) => [...text].join('')

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
