import { verbEndings } from '../knowledge/verb-endings'

export type Tense = 'present' | 'past' | 'future' | 'participle' | 'infinitive'

const conjugations = verbEndings
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/**
 * Lists the forms of a verb without accents, each preceded by its tense: "past vendait". The conditional is left out,
 * because it does not state that anything happens. Some listed forms do not exist, which does no harm.
 */
export function listVerbForms(infinitive: string): readonly string[] {
  const endings = conjugations.find(([end = '']) => infinitive.endsWith(end)) ?? []
  const stem = infinitive.slice(0, infinitive.length - (endings[0]?.length ?? 0))
  const stems = [stem]
  // "Envoie", "appelle" and "mangeons" have a stem of their own.
  if (/y$|e[lt]$|g$/.test(stem) && endings[0] === 'er')
    stems.push(
      stem
        .replace(/y$/, 'i')
        .replace(/(?<=e)([lt])$/, '$1$1')
        .replace(/g$/, 'ge'),
    )
  return stems.flatMap((one) => {
    const [, je = '', il = '', nous = '', ils = '', participle = '', future = ''] = endings.map(
      (end) => one + end,
    )
    const past = nous.replace(/ons$/, '')
    return [
      `infinitive ${infinitive}`,
      ...[je, il, nous, ils].map((form) => `present ${form}`),
      ...['ais', 'ait', 'ions', 'aient'].map((end) => `past ${past}${end}`),
      ...['ai', 'a', 'ons', 'ont'].map((end) => `future ${future}${end}`),
      ...['', 'e', 's', 'es'].map((end) => `participle ${participle}${end}`),
    ]
  })
}
