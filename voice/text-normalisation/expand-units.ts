import { type Gender, toSpokenNumber } from './french-numbers'
import { numberPattern, optionalSpace, parseNumber, startBoundary } from './number-pattern'

type Unit = { singular: string; plural: string; gender?: Gender }
const createUnit = (singular: string, gender: Gender = 'masculine'): Unit => ({
  singular,
  plural: `${singular}s`,
  gender,
})

const units: Record<string, Unit> = {
  '%': { singular: 'pour cent', plural: 'pour cent' },
  '°C': { singular: 'degré', plural: 'degrés' },
  '°': createUnit('degré'),
  'km/h': { singular: 'kilomètre à l’heure', plural: 'kilomètres à l’heure' },
  km: createUnit('kilomètre'),
  'm²': { singular: 'mètre carré', plural: 'mètres carrés' },
  m: createUnit('mètre'),
  cm: createUnit('centimètre'),
  mm: createUnit('millimètre'),
  kg: createUnit('kilo'),
  g: createUnit('gramme'),
  mg: createUnit('milligramme'),
  L: createUnit('litre'),
  l: createUnit('litre'),
  cl: createUnit('centilitre'),
  ml: createUnit('millilitre'),
  min: createUnit('minute', 'feminine'),
  mn: createUnit('minute', 'feminine'),
  s: createUnit('seconde', 'feminine'),
  sec: createUnit('seconde', 'feminine'),
  ms: createUnit('milliseconde', 'feminine'),
  kcal: createUnit('kilocalorie', 'feminine'),
  Mo: { singular: 'mégaoctet', plural: 'mégaoctets' },
  Go: { singular: 'gigaoctet', plural: 'gigaoctets' },
}

const symbols = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')
/** The point of "10 min.", except at the end of a sentence. */
const abbreviationPoint = String.raw`(?:\.(?!\.|[\s«»“”"(—–-]*(?:$|\p{Lu})))?`
const measurePattern = new RegExp(
  `${startBoundary}(?:(${numberPattern})(${optionalSpace}(?:[-–]|à)${optionalSpace}))?(${numberPattern})${optionalSpace}(${symbols})${abbreviationPoint}(?![\\p{L}\\p{N}’'/²])`,
  'gmu',
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
      return `${start}${words} ${parseNumber(number) >= 2 ? plural : singular}`
    },
  )
}
