import type { Language } from '../../domain/languages'

export type ForeignLanguage = Exclude<Language, 'french'>

/** Letters that identify a language; the first row that matches applies. */
const scripts: readonly (readonly [ForeignLanguage, RegExp])[] = [
  ['japanese', /[\u3040-\u30ff]/],
  ['chinese', /[\u4e00-\u9fff]/],
  ['arabic', /[\u0600-\u06ff]/],
  ['russian', /[\u0400-\u04ff]/],
]

/**
 * Frequent words, and words of danger reports, in lower case without accents. Most words that two of these languages
 * share are left out, such as "mi", "was" and "will".
 */
const languageWords: readonly (readonly [ForeignLanguage, RegExp])[] = [
  [
    'english',
    /\b(?:i|my|myself|you|he|she|they|the|and|is|are|isn|isnt|have|having|had|do|don|dont|can|cant|cannot|want|wants|wanna|going|gonna|would|to|it|of|one|kill|life|live|husband|wife|boyfriend|girlfriend|partner|beats|hits|hurt|hurts|raped|breathe|breathing|pills)\b/g,
  ],
  [
    'german',
    /\b(?:ich|mein|meine|meinen|meiner|mich|mir|er|sie|der|das|den|ein|eine|und|ist|bin|habe|hat|kann|soll|werde|werden|wurde|mochte|nicht|mehr|kein|keine|zu|sterben|leben|umbringen|toten|mann|freund|schlagt|atmen|atmet|luft|tabletten|vergewaltigt)\b/g,
  ],
  [
    'italian',
    /\b(?:voglio|mio|mia|miei|mie|non|ho|hanno|sono|sto|il|gli|che|di|della|e|piu|vivere|morire|uccidermi|suicidarmi|ammazzarmi|farla|marito|ragazzo|compagno|moglie|picchia|maltratta|male|faranno|petto|riesco|respirare|bambin[oa]|figli[oa]|pillole|preso|violentat[oa]|stuprat[oa])\b/g,
  ],
  [
    'spanish',
    /\b(?:quiero|me|mis|no|yo|el|los|las|que|y|voy|fui|he|van|estoy|esta|tengo|puedo|por|mas|ya|vida|vivir|morir|morirme|matar|matarme|suicidar|suicidarme|marido|novi[oa]|pareja|mujer|pega|pegar|golpea|maltrata|dano|duele|pecho|respirar|hij[oa]|pastillas|violada|violo|violaron)\b/g,
  ],
]

/**
 * Returns the language of a text that reports a danger in a language other than French: the one of its letters or, in
 * Latin letters, the one with the most distinct words in the text; the first one if several have equally many.
 * Returns undefined when no letter or word is known.
 */
export function recogniseForeignLanguage(text: string): ForeignLanguage | undefined {
  const script = scripts.find(([, letter]) => letter.test(text))
  if (script) return script[0]
  const plainText = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const [best] = languageWords
    .map(([language, words]) => ({ language, count: new Set(plainText.match(words)).size }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return best?.language
}
