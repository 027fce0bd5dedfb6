import { type Gender, toSpokenNumber } from './french-numbers'
import { numberPattern, optionalSpace, parseNumber, startBoundary } from './number-pattern'

type Unit = { singular: string; plural: string; gender?: Gender }
const unit = (singular: string, gender: Gender = 'masculine'): Unit => ({
  singular,
  plural: `${singular}s`,
  gender,
})

const units: Record<string, Unit> = {
  '%': { singular: 'pour cent', plural: 'pour cent' },
  '°C': { singular: 'degré', plural: 'degrés' },
  '°': unit('degré'),
  'km/h': { singular: 'kilomètre à l’heure', plural: 'kilomètres à l’heure' },
  km: unit('kilomètre'),
  'm²': { singular: 'mètre carré', plural: 'mètres carrés' },
  m: unit('mètre'),
  cm: unit('centimètre'),
  mm: unit('millimètre'),
  kg: unit('kilo'),
  g: unit('gramme'),
  mg: unit('milligramme'),
  L: unit('litre'),
  l: unit('litre'),
  cl: unit('centilitre'),
  ml: unit('millilitre'),
  min: unit('minute', 'feminine'),
  mn: unit('minute', 'feminine'),
  s: unit('seconde', 'feminine'),
  sec: unit('seconde', 'feminine'),
  ms: unit('milliseconde', 'feminine'),
  kcal: unit('kilocalorie', 'feminine'),
  Mo: { singular: 'mégaoctet', plural: 'mégaoctets' },
  Go: { singular: 'gigaoctet', plural: 'gigaoctets' },
}

const symbols = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')
const measurePattern = new RegExp(
  `${startBoundary}(?:(${numberPattern})(${optionalSpace}(?:[-–]|à)${optionalSpace}))?(${numberPattern})${optionalSpace}(${symbols})\\.?(?![\\p{L}\\p{N}’'/²])`,
  'gu',
)

/** Replaces measures with words, singular or plural: "5 km", "25 %", "10-15 min". */
export function expandUnits(text: string): string {
  return text.replace(
    measurePattern,
    (
      whole,
      rangeStart: string | undefined,
      rangeSeparator: string | undefined,
      number: string,
      symbol: string,
    ) => {
      const { singular, plural, gender } = units[symbol] ?? { singular: symbol, plural: symbol }
      const words = toSpokenNumber(number, gender)
      if (!words) return whole
      const start =
        rangeStart && rangeSeparator ? `${toSpokenNumber(rangeStart, gender) ?? rangeStart} à ` : ''
      const end = whole.endsWith('.') ? '.' : ''
      return `${start}${words} ${parseNumber(number) >= 2 ? plural : singular}${end}`
    },
  )
}
