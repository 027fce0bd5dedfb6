/** Matches a subject in the third person, before a verb. */
const thirdPersonSubject =
  '(?:(?:il|elle|on|ils|elles)|(?:mon|ma|mes|son|sa|ses|notre|nos|leur|leurs|le|la|les) [\\p{L}-]+(?: [\\p{L}-]+)?)'
/** Matches a verb of saying or doing, before what was said or done. */
const saidOrDone =
  '(?:(?:a|ont|avait) )?(?:dit|disent|disait|fait|font|faisait|raconte|racontent|racontait|raconté|répond|répondu|écrit|mange|mangent|achète|achètent) (?:vraiment |toujours |encore |que )?'
const nonsense = "n[’']importe quoi(?![\\p{L}’'])"

/**
 * Patterns of "n'importe quoi" in statements ("mon chef dit n'importe quoi", "c'est n'importe quoi ce
 * bus"), each with words of the same meaning that replace it, because "quoi" looks like a question word. The replaced
 * text is used only to recognise what a caller says: when a companion quotes the caller, it uses the original words.
 */
export const meaningsOfPhrases: readonly (readonly [RegExp, meaning: string])[] = [
  [
    new RegExp(`(?<=(?<!\\p{L})${thirdPersonSubject} ${saidOrDone})${nonsense}`, 'giu'),
    'des bêtises',
  ],
  [
    new RegExp(`(?<=(?<!\\p{L})je (?:mange|grignote|fais) (?:que )?)${nonsense}`, 'giu'),
    'des bêtises',
  ],
  [
    new RegExp(
      `(?<=(?<!non mais )c[’'](?:est|était) (?:\\p{L}+ )?)${nonsense}(?= (?:ce(?! qu)|cette|ces|le|la|les|leur|mon|ma|mes|son|sa|au|aux|chez|en|à|dans|depuis|là-bas|ici)(?!\\p{L}))`,
      'giu',
    ),
    'absurde',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:au|aux|chez|dans|en|à la|à l[’']\\p{L}+|là-bas|ici) (?:\\p{L}+ ){0,3}c[’'](?:est|était) (?:\\p{L}+ )?)${nonsense}`,
      'giu',
    ),
    'absurde',
  ],
]

/** Matches figures of speech that contain words of illness, death or a break-up. */
export const figuresOfSpeech =
  /\b(?:rend(?:s|ent)?|rendre) malades?\b|\b(?:morte?s?|mourir|meurs|creve\w*) de (?:rire|faim|fatigue|trouille|froid|chaud|soif|honte|trac|jalousie)\b|\brompu le jeune\b/g
