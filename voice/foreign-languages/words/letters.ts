/** Pairs of a Cyrillic letter and its sound in Latin letters. */
const cyrillicLetters =
  'а a,б b,в v,г g,д d,е e,ё e,ж j,з z,и i,й i,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х h,ц ts,ч tch,ш ch,щ ch,ъ ,ы i,ь ,э e,ю iu,я ia'
/** Pairs of a Japanese syllable and its sound in Latin letters. */
const hiragana =
  'あ a,い i,う u,え e,お o,か ka,き ki,く ku,け ke,こ ko,さ sa,し shi,す su,せ se,そ so,た ta,ち chi,つ tsu,て te,と to,な na,に ni,ぬ nu,ね ne,の no,は ha,ひ hi,ふ fu,へ he,ほ ho,ま ma,み mi,む mu,め me,も mo,や ya,ゆ yu,よ yo,ら ra,り ri,る ru,れ re,ろ ro,わ wa,を o,ん n,が ga,ぎ gi,ぐ gu,げ ge,ご go,ざ za,じ ji,ず zu,ぜ ze,ぞ zo,だ da,ぢ ji,づ zu,で de,ど do,ば ba,び bi,ぶ bu,べ be,ぼ bo,ぱ pa,ぴ pi,ぷ pu,ぺ pe,ぽ po,ー ,っ ,ゃ ya,ゅ yu,ょ yo,ぁ _a,ぃ _i,ぅ _u,ぇ _e,ぉ _o'

/** Katakana have the same sounds as the hiragana 96 places before them in Unicode. */
const toKatakana = (syllables: string) =>
  syllables.replace(/[ぁ-ゖ]/gu, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + 96),
  )

/** The sounds of Cyrillic letters and Japanese syllables, as learners type them in Latin letters. */
export const latinLetters: Readonly<Record<string, string>> = Object.fromEntries(
  [cyrillicLetters, hiragana, toKatakana(hiragana)]
    .join(',')
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Replacements for combinations of `latinLetters` that learners write in different ways. */
export const romanisations: readonly (readonly [RegExp, string])[] = [
  // A small vowel replaces the vowel of the syllable before it: "ka fu _e" is "kafe".
  [/[aiueo]_([aiueo])/g, '$1'],
  [/shiy([auo])/g, 'sh$1'],
  [/chiy([auo])/g, 'ch$1'],
  [/jiy([auo])/g, 'j$1'],
  [/iy([auo])/g, 'y$1'],
  [/\bwo\b/g, 'o'],
  [/\bwa\b/g, 'ha'],
  [/ou/g, 'o'],
  [/([a-z])\1+/g, '$1'],
]
