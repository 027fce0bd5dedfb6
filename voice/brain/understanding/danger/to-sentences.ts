import { normaliseText } from '../normalise-text'

/**
 * Normalises what a caller said for the danger patterns. Words are separated by single spaces, "/"
 * marks the end of a sentence, and "mais" begins a new one, so that a negation does not reach across
 * it. Chat spellings are spelled out. Speech recognition and hurried typing drop punctuation and
 * accents, so nothing depends on them.
 */
export function toSentences(text: string): string {
  const sentences = text
    .split(/[.!?;:…\n]+/)
    .map(normaliseText)
    .filter((sentence) => sentence !== '')
    .join(' / ')
  const spelledOut = spellings.reduce(
    (words, [from, to]) => words.replaceAll(from, to),
    ` ${sentences.replace(/ /g, '  ')} `,
  )
  return ` ${spelledOut.replace(/ +/g, ' ').trim()} `
}

/** Patterns see doubled spaces, so that neighbouring words are both replaced. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ j(me|vais|te|le|la|en|y|peux|veux|veu|pense|crois|etouffe|arrive|aimerais|voudrais|ferai|sens|saigne) /g, ' je $1 '],
  [/ (?:jen|jan) /g, ' j en '],
  [/ (?:n|j|jn)arriv(e|es|ent) /g, ' j arriv$1 '],
  [/ je  ?(?:v|vai|vait|vé) /g, ' je vais '],
  [/ je  ?(?:veu|veut) /g, ' je veux '],
  [/ (?:pu|plu|pluss) /g, ' plus '],
  [/ (?:envi|anvie|anvi) /g, ' envie '],
  [/ (\d+)(ans?|piges|balais) /g, ' $1  ans '],
  [/ (?:piges|balais) /g, ' ans '],
  [/ dix  huit /g, ' 18 '],
  [/ dix  sept /g, ' 17 '],
  [/ dix  neuf /g, ' 19 '],
  [/ (?:qqn|qqun|kelkun|quelquun) /g, ' quelqu  un '],
  [/ (?:suisside|suicid|suissider|suicidé|suicider|suissid) /g, ' suicide '],
  [/ (?:medicamment|medicament|medicaman|medicamant)(s?) /g, ' medicament$1 '],
  [/ (?:(?:par|pas)  contre|mais|cependant|pourtant) /g, ' / '],
  [/ d  un  (?:seul  )?(?:coup|trait) /g, ' d_un_coup '],
  // What follows is not denied: "j'arrête pas de penser au suicide", "je sais pas si…".
  [/ (?:(?:j|je|n|il|elle)  )?(?:arrete|arretes|cesse)  (?:pas|plus)  de /g, ' je '],
  [/ (?:peux|arrive|pouvais)  (?:pas|plus)  (?:a  )?(?:m  empecher|arreter|me  retenir)  de /g, ' veux '],
  [/ (?:pas  que  ca|pas  loin|pourquoi  pas|pas  mal  de|pas  longtemps|n  est  ce  pas|sais  (?:pas|plus)(?:  (?:quoi|comment|ou|si|trop|pourquoi|vraiment))?(?:  faire)?) /g, ' _ '],
]
