import { type Gender, toCardinal, toSpokenNumber } from './french-numbers'
import { numberPattern, optionalSpace, parseNumber, startBoundary } from './number-pattern'

type Currency = { singular: string; plural: string; gender: Gender; cent: string }

const currencies: Record<string, Currency> = {
  '€': { singular: 'euro', plural: 'euros', gender: 'masculine', cent: 'centime' },
  EUR: { singular: 'euro', plural: 'euros', gender: 'masculine', cent: 'centime' },
  $: { singular: 'dollar', plural: 'dollars', gender: 'masculine', cent: 'cent' },
  '£': { singular: 'livre', plural: 'livres', gender: 'feminine', cent: 'penny' },
}
const symbolPattern = String.raw`(€|EUR(?!\p{L})|\$|£)`
const amountThenSymbol = new RegExp(
  `${startBoundary}(${numberPattern})${optionalSpace}${symbolPattern}`,
  'gu',
)
const symbolThenAmount = new RegExp(`${symbolPattern}${optionalSpace}(${numberPattern})`, 'gu')
const perUnit = new RegExp(`(?<=${symbolPattern}) ?/ ?(?=\\p{L})`, 'gu')

/** Replaces prices with words: "4,99 €" is "quatre euros quatre-vingt-dix-neuf". */
export function expandPrices(text: string): string {
  return text
    .replace(perUnit, ' par ')
    .replace(
      amountThenSymbol,
      (whole, amount: string, symbol: string) => formatPrice(amount, symbol) ?? whole,
    )
    .replace(
      symbolThenAmount,
      (whole, symbol: string, amount: string) => formatPrice(amount, symbol) ?? whole,
    )
}

function formatPrice(amount: string, symbol: string): string | undefined {
  const currency = currencies[symbol]
  if (!currency) return undefined
  const [whole = '0', decimals = ''] = amount.replace(/\s/g, '').split(/[,.]/)
  if (decimals.length > 2) {
    const words = toSpokenNumber(amount)
    return words && `${words} ${currency.plural}`
  }
  const cents = Number(decimals.padEnd(2, '0'))
  if (Number(whole) === 0 && cents > 0) {
    return `${toCardinal(cents)} ${currency.cent}${cents > 1 ? 's' : ''}`
  }
  const words = toSpokenNumber(whole, currency.gender)
  if (!words) return undefined
  const link = /millions?$/.test(words) ? ` d’` : ' '
  const noun = parseNumber(whole) >= 2 ? currency.plural : currency.singular
  return `${words}${link}${noun}${cents > 0 ? ` ${toCardinal(cents)}` : ''}`
}
