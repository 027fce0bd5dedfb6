import { normaliseText } from '../text-analysis/normalise-text'
import { removeDisfluencies } from './remove-disfluencies'

/**
 * Normalises what a caller said for the danger patterns. Words are separated by single spaces, "/" marks the end of a
 * sentence, and "mais" begins a new sentence, so that a negation before it has no effect after it. The result begins
 * and ends with a space. Hesitations and other fillers are removed, chat abbreviations are written out, and negations
 * that do not deny the danger are replaced.
 * Accents are removed, and punctuation only ends sentences, because speech recognition and hurried typing omit both.
 */
export function normaliseForDangerPatterns(text: string): string {
  const sentences = text
    .split(/[.!?;:…\n]+/)
    .map(normaliseText)
    .filter((sentence) => sentence !== '')
    .join(' / ')
  const replaced = replacements.reduce(
    (words, [from, to]) => words.replaceAll(from, to),
    ` ${removeFillers(sentences).replace(/ /g, '  ')} `,
  )
  return ` ${replaced.replace(/ +/g, ' ').trim()} `
}

const filler =
  /(?<= )(?:euh|heu|hum|hein|ben|bah|beh|pff+|voila|franchement|honnetement|en vrai|en fait|du coup(?! d)|t inquiete|je (?:te|vous) jure|tu (?:sais|vois)(?= (?:je|j|il|elle|on|c|euh) )|super|hyper|vachement|mega|carrement) /g

/** Removes hesitations, discourse markers and intensifiers, which may stand anywhere in spoken French. */
const removeFillers = (words: string) =>
  removeDisfluencies(` ${words} `.replaceAll(filler, '').trim())

/** The patterns expect doubled spaces, so that two neighbouring words can both be replaced. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // "Du tout" would move the negation away from what it denies.
  [/ (pas|plus|rien) {2}du {2}tout /g, ' $1 '],
  // "Y m'a frappé", "i veut": colloquial for "il".
  [
    /(?<=^ |\/ {2}|(?:que|quand|si|et|qu) {1,2})[yi] {1,2}(?=(?:me|m|te|nous|va|veut|vient|est|revient|arrive) )/g,
    'il  ',
  ],
  [/ (?:chpeux|jpeu|jpe|chpeu) /g, ' je  peux '],
  [/ (?:chepa|chaipas|jsaispas|chsais) /g, ' je  sais  pas '],
  [
    / j(me|vais|te|le|la|en|y|peux|veux|veu|pense|crois|etouffe|arrive|aimerais|voudrais|voudrai|ferai|sens|saigne) /g,
    ' je $1 ',
  ],
  [/ (?:jen|jan) /g, ' j en '],
  [/ (?:n|j|jn)arriv(e|es|ent) /g, ' j arriv$1 '],
  [/ je {1,2}(?:v|ve|vai|vait) /g, ' je vais '],
  [/ je {1,2}(?:veu|veut) /g, ' je veux '],
  [/ (?:pu|plu|pluss) /g, ' plus '],
  [/ (?:envi|anvie|anvi) /g, ' envie '],
  [/ (\d+)(ans?|piges|balais) /g, ' $1  ans '],
  [/ (?:piges|balais) /g, ' ans '],
  // Otherwise "dix" or "huit" would be taken for the age of a minor.
  [/ dix {2}huit /g, ' 18 '],
  [/ dix {2}sept /g, ' 17 '],
  [/ dix {2}neuf /g, ' 19 '],
  [/ (?:qqn|qqun|kelkun|quelquun) /g, ' quelqu  un '],
  [/ (?:suisside|suicid|suissider|suicider|suissid) /g, ' suicide '],
  [/ (?:medicamment|medicament|medicaman|medicamant)(s?) /g, ' medicament$1 '],
  [/ (?:(?:par|pas) {2}contre|mais|cependant|pourtant) /g, ' / '],
  // Colloquial "y" for "il": "mon voisin y force sa fille". "J'y vais" and "il y a" keep their "y".
  [/(?<= [a-z]{4,} {1,2})y {1,2}(?=[a-z]{4,} )/g, 'il  '],
  // Negations that do not deny what follows: "j'arrête pas de penser au suicide", "je sais pas si…".
  [/ (?:(?:j|je|n|il|elle) {2})?(?:arrete|arretes|cesse) {2}(?:pas|plus) {2}de /g, ' je '],
  [
    / (?:peux|arrive|pouvais) {2}(?:pas|plus) {2}(?:a {2})?(?:m {2}empecher|arreter|me {2}retenir) {2}de /g,
    ' veux ',
  ],
  [
    / (?:pas {2}que {2}ca|pas {2}loin|pourquoi {2}pas|pas {2}mal {2}de|pas {2}longtemps|n {2}est {2}ce {2}pas|sais {2}(?:pas|plus)(?: {2}(?:quoi|comment|ou|si|trop|pourquoi|vraiment))?(?: {2}faire)?) /g,
    ' _ ',
  ],
]
