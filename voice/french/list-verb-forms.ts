import { verbEndings } from './words/verb-endings'

/** A tense, or one of the two forms that have none. */
export type Tense = 'present' | 'past' | 'future' | 'participle' | 'infinitive'

/** The ending of the infinitive, followed by the other endings of its verbs. */
const conjugations = verbEndings
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/**
 * Lists the forms of a verb for "je", "il", "nous" and "ils", the infinitive and the participles, each preceded by its
 * tense: "past vendait" (the imperfect). The infinitive and the forms have no accents. The conditional is left out,
 * because it does not state that anything happens. Some listed forms do not exist, which does no harm.
 */
export function listVerbForms(infinitive: string): readonly string[] {
  const endings = conjugations.find(([end = '']) => infinitive.endsWith(end)) ?? []
  const stem = infinitive.slice(0, infinitive.length - (endings[0]?.length ?? 0))
  const secondStem = endings[0] === 'er' ? findSecondStem(stem) : stem
  return [...new Set([stem, secondStem])].flatMap((verbStem) => {
    const [, je = '', il = '', nous = '', ils = '', participle = '', future = ''] = endings.map(
      (ending) => verbStem + ending,
    )
    const past = nous.replace(/ons$/, '')
    return [
      `infinitive ${infinitive}`,
      ...[je, il, nous, ils].map((form) => `present ${form}`),
      ...['ais', 'ait', 'ions', 'aient'].map((ending) => `past ${past}${ending}`),
      ...['ai', 'a', 'ons', 'ont'].map((ending) => `future ${future}${ending}`),
      ...['', 'e', 's', 'es'].map((ending) => `participle ${participle}${ending}`),
    ]
  })
}

/** Returns the stem that some forms of a verb in "-er" have: "envoie", "appelle", "mangeons". */
const findSecondStem = (stem: string) =>
  stem
    .replace(/y$/, 'i')
    .replace(/(?<=e)([lt])$/, '$1$1')
    .replace(/g$/, 'ge')
