const numberPattern = '(\\d+(?:[.,]\\d+)?)'
const operations: readonly (readonly [RegExp, (one: number, other: number) => number])[] = [
  [
    new RegExp(`${numberPattern} ?(?:%|pour cent) d(?:e |’)${numberPattern}`),
    (one, other) => (one * other) / 100,
  ],
  [new RegExp(`${numberPattern} (?:fois|x|×|\\*) ${numberPattern}`), (one, other) => one * other],
  [new RegExp(`${numberPattern} (?:plus|\\+) ${numberPattern}`), (one, other) => one + other],
  [new RegExp(`${numberPattern} (?:moins|-) ${numberPattern}`), (one, other) => one - other],
  [new RegExp(`${numberPattern} (?:divisé par|÷|/) ${numberPattern}`), (one, other) => one / other],
]

/** Returns the result of the calculation that the text asks for, as a sentence, or null. */
export function calculate(text: string): string | null {
  for (const [pattern, operate] of operations) {
    const found = pattern.exec(text.replace(/'/g, '’').toLowerCase())
    const [one, other] = (found?.slice(1) ?? []).map((value) => Number(value.replace(',', '.')))
    if (one === undefined || other === undefined) continue
    const result = Math.round(operate(one, other) * 100) / 100
    if (Number.isFinite(result)) return `Ça fait ${String(result).replace('.', ',')}.`
  }
  return null
}
