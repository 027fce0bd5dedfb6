import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { type OfferKey, offerKeys, offers } from '../../../domain/offers'
import { createPriceReader } from '../../../providers/stripe/stripe-account'
import { inspectPayments } from './inspect-payments'

const prices = Object.fromEntries(offerKeys.map((key) => [key, `price_${key}`])) as Record<
  OfferKey,
  string
>
const account = { secretKey: 'sk_test_12345678', webhookSecret: 'whsec_123456', prices }

type RetrievePrice = (id: string) => Promise<Stripe.Price>

/** Creates a Stripe price with the fields that the command reads. */
function createPrice(id: string, changes: Partial<Stripe.Price> = {}) {
  const key = offerKeys.find((offerKey) => prices[offerKey] === id) ?? 'packStandard'
  const offer = offers[key]
  const recurring = offer.mode === 'subscription' ? { interval: offer.interval } : null
  return { id, active: true, currency: 'eur', unit_amount: offer.priceCents, recurring, ...changes }
}

const inspect = (retrieve: RetrievePrice, stripe: typeof account | undefined = account) =>
  inspectPayments({ stripe, isLoopback: false }, () => createPriceReader({ retrieve } as never))
const inspectChangedPrices = (changes: (id: string) => Partial<Stripe.Price>) =>
  inspect(async (id) => createPrice(id, changes(id)) as Stripe.Price)
const inspectWithError = (error: Error) => inspect(() => Promise.reject(error))

test('reports nothing to fix when the price of every offer has the right amount', async () => {
  expect((await inspectChangedPrices(() => ({}))).every(({ isFine }) => isFine)).toBe(true)
})

test('names the offers without a price', async () => {
  const { packPremium: _, ...pricesWithoutPremium } = prices
  const [configurationFinding] = await inspect(async (id) => createPrice(id) as Stripe.Price, {
    ...account,
    prices: pricesWithoutPremium as typeof prices,
  })
  expect(configurationFinding).toMatchObject({
    isFine: false,
    text: 'sans prix dans STRIPE_PRICES, donc pas en vente : packPremium',
  })
})

test.each<[string, Partial<Stripe.Price>, string]>([
  ['another amount', { unit_amount: 1 }, 'packStandard n’a pas le montant ou le rythme'],
  ['another currency', { currency: 'usd' }, 'packStandard n’a pas le montant ou le rythme'],
  [
    'another billing interval',
    { recurring: { interval: 'day' } } as never,
    'packStandard n’a pas le montant',
  ],
  ['an inactive price', { active: false }, 'packStandard n’est plus en vente'],
])('reports the offer with %s', async (_what, changes, text) => {
  const [, accountFinding] = await inspectChangedPrices((id) =>
    id === prices.packStandard ? changes : {},
  )
  expect(accountFinding).toMatchObject({ isFine: false, text: expect.stringContaining(text) })
})

const { errors } = Stripe

test.each([
  [new errors.StripeConnectionError({ message: '', type: 'api_error' }), 'ne répond pas'],
  [new errors.StripeAuthenticationError({ message: '', type: 'api_error' }), 'refuse la clé'],
  [new errors.StripePermissionError({ message: '', type: 'api_error' }), 'pas les droits'],
  [
    new errors.StripeInvalidRequestError({
      message: '',
      type: 'invalid_request_error',
      code: 'testmode_charges_only',
    }),
    'refuse la demande (testmode_charges_only)',
  ],
])('explains why Stripe returned no prices', async (error, text) => {
  const [, accountFinding] = await inspectWithError(error)
  expect(accountFinding).toMatchObject({ isFine: false, text: expect.stringContaining(text) })
})

test('reports a price that does not exist in the account', async () => {
  const unknownPriceError = new errors.StripeInvalidRequestError({
    message: '',
    type: 'invalid_request_error',
    code: 'resource_missing',
  })
  const [, accountFinding] = await inspectWithError(unknownPriceError)
  expect(accountFinding?.text).toContain('packDecouverte n’existe pas (price_packDecouverte)')
})

test('without a key, reports closed payments on a public address and emulated ones on loopback', async () => {
  expect(await inspectPayments({ stripe: undefined, isLoopback: false })).toMatchObject([
    { isFine: false, text: expect.stringContaining('fermé') },
  ])
  expect(await inspectPayments({ stripe: undefined, isLoopback: true })).toMatchObject([
    { isFine: true, text: expect.stringContaining('démonstration') },
  ])
})
