import { cardinal, type Gender, spokenNumber } from './french-numbers'
import { gap, notBefore, numberPattern, numberValue } from './number-pattern'

type Currency = { one: string; many: string; gender: Gender; cent: string }

const currencies: Record<string, Currency> = {
  '€': { one: 'euro', many: 'euros', gender: 'masculine', cent: 'centime' },
  EUR: { one: 'euro', many: 'euros', gender: 'masculine', cent: 'centime' },
  $: { one: 'dollar', many: 'dollars', gender: 'masculine', cent: 'cent' },
  '£': { one: 'livre', many: 'livres', gender: 'feminine', cent: 'penny' },
}
const sign = String.raw`(€|EUR(?!\p{L})|\$|£)`
const amountThenSign = new RegExp(`${notBefore}(${numberPattern})${gap}${sign}`, 'gu')
const signThenAmount = new RegExp(`${sign}${gap}(${numberPattern})`, 'gu')
const perUnit = new RegExp(`(?<=${sign}) ?/ ?(?=\\p{L})`, 'gu')

/** « 4,99 € » is « quatre euros quatre-vingt-dix-neuf ». */
export function speakPrices(text: string): string {
  return text
    .replace(perUnit, ' par ')
    .replace(
      amountThenSign,
      (whole, amount: string, symbol: string) => spokenPrice(amount, symbol) ?? whole,
    )
    .replace(
      signThenAmount,
      (whole, symbol: string, amount: string) => spokenPrice(amount, symbol) ?? whole,
    )
}

function spokenPrice(amount: string, symbol: string): string | undefined {
  const currency = currencies[symbol]
  if (!currency) return undefined
  const [whole = '0', decimals = ''] = amount.replace(/\s/g, '').split(/[,.]/)
  if (decimals.length > 2) return `${spokenNumber(amount)} ${currency.many}`
  const cents = Number(decimals.padEnd(2, '0'))
  if (Number(whole) === 0 && cents > 0) {
    return `${cardinal(cents)} ${currency.cent}${cents > 1 ? 's' : ''}`
  }
  const words = spokenNumber(whole, currency.gender)
  if (!words) return undefined
  const link = /millions?$/.test(words) ? ` d’` : ' '
  const noun = numberValue(whole) >= 2 ? currency.many : currency.one
  return `${words}${link}${noun}${cents > 0 ? ` ${cardinal(cents)}` : ''}`
}
