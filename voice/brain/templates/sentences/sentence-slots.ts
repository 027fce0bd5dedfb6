import { findTime } from '../../understanding/facts/find-fact'

const numberWords =
  '(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|cents|mille)'
const number = `(?:\\d[\\d ]*|${numberWords}(?:[ -](?:et )?${numberWords})*)`
const month =
  '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)'
const createSlotPattern = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\d])${pattern}(?!\\p{L})`, 'iu')

/** Patterns of details that fill a slot of a sentence. The value is the first group, or else the whole match. */
const slotPatterns: Readonly<Record<string, RegExp>> = {
  sum: createSlotPattern(`${number} ?(?:euros|€|balles)`),
  raise: createSlotPattern(
    `(${number} ?(?:euros|€|pour cent|%)) (?:de plus|par mois|d’augmentation|en plus)`,
  ),
  years: createSlotPattern(`(?:depuis|ça fait|fait|voilà) (${number} ans)`),
  times: createSlotPattern(`en ((?:deux|trois|quatre|plusieurs) fois)`),
  months: createSlotPattern(`(?:en |genre |fin )?(${month} (?:et|puis) ${month})`),
  delay: createSlotPattern(`(${number} (?:jours?|semaines?|mois|heures?)) de retard`),
  order: createSlotPattern(
    'commande (?:de |d’)([\\p{L}-]+(?: [\\p{L}-]+)?)(?= aura| a | sera| est|,|\\.|$)',
  ),
  merit: createSlotPattern(
    '(j’ai (?:repris|formé|géré|remplacé|assuré|récupéré|monté|organisé|pris en charge) [^,.;]{4,45}?)(?= quand | depuis | parce | et |,|\\.|$)',
  ),
  news: createSlotPattern('(j’ai (?:eu|obtenu|réussi|décroché|trouvé) [^,.;?]{3,40})'),
}

/** Fills each slot from the first text with a value for it; the day or hour (`when`) only from the first two texts. */
export function findSentenceSlots(texts: readonly string[]): Readonly<Record<string, string>> {
  const plainTexts = texts.map((text) => text.replace(/'/g, '’'))
  const slots: Record<string, string> = {}
  for (const [slot, pattern] of Object.entries(slotPatterns)) {
    const match = plainTexts.map((text) => pattern.exec(text)).find((one) => one !== null)
    const value = (match?.[1] ?? match?.[0])?.trim()
    if (value) slots[slot] = value
  }
  const when = plainTexts
    .slice(0, 2)
    .map(findTime)
    .find((one) => one !== null)
  return when ? { ...slots, when } : slots
}
