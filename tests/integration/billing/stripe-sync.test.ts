import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Offer, type OfferKey, offers } from '../../../domain/offers'
import { createEmulatedStripe } from '../../../emulators/stripe/create-emulated-stripe'
import { describeStripeError } from '../../../providers/stripe/describe-stripe-error'
import { syncPrices } from '../../../server/commands/stripe-sync'
import {
  type StripeEmulator,
  startStripeEmulator,
} from '../../support/billing/stripe-emulator-server'
import { findFreePort } from '../../support/product/find-free-port'

describe('stripe:sync', () => {
  let emulator: StripeEmulator
  beforeAll(async () => {
    emulator = await startStripeEmulator()
  })
  afterAll(() => emulator?.close())
  beforeEach(() => emulator.pool.query('delete from stripe_stand_in'))

  let printedLines: string[] = []
  async function sync(
    { shouldApply }: { shouldApply: boolean },
    catalogue: Partial<Record<OfferKey, Offer>> = offers,
  ) {
    printedLines = []
    const print = (line: string) => printedLines.push(line)
    return (await syncPrices({ stripe: emulator.stripe, shouldApply, print, catalogue })).exitCode
  }
  const listActivePrices = async () => {
    const { data } = await emulator.stripe.prices.list({ active: true, limit: 100 })
    return data.map(({ lookup_key: key, unit_amount: cents }) => [key, cents])
  }
  const readPrintedPriceIds = (): Record<string, string> =>
    JSON.parse(/^STRIPE_PRICES='(.+)'$/.exec(printedLines.at(-1) ?? '')?.[1] ?? 'null')

  test('lists what is missing without --apply, creates it with --apply, and then changes nothing', async () => {
    expect(await sync({ shouldApply: false })).toBe(2)
    expect(printedLines).toContain('à créer     Pack Standard, le produit')
    expect(printedLines.join('\n')).toMatch(
      /à créer {5}Abonnement mensuel, 24,99.€ par mois, le prix/,
    )
    expect(printedLines.at(-1)).toContain('--apply')
    expect(await listActivePrices()).toEqual([])

    expect(await sync({ shouldApply: true })).toBe(0)
    const priceIds = readPrintedPriceIds()
    expect(Object.keys(priceIds)).toEqual(Object.keys(offers))
    const monthlyPrice = await emulator.stripe.prices.retrieve(priceIds.abonnementMensuel ?? '')
    expect(monthlyPrice).toMatchObject({
      unit_amount: 2_499,
      currency: 'eur',
      recurring: { interval: 'month', interval_count: 1 },
      tax_behavior: 'inclusive',
      metadata: { offer_key: 'abonnementMensuel' },
    })
    const product = await emulator.stripe.products.retrieve(String(monthlyPrice.product))
    expect(product).toMatchObject({ name: 'Abonnement mensuel', description: '100 minutes' })

    for (const shouldApply of [false, true]) {
      expect(await sync({ shouldApply })).toBe(0)
      expect(readPrintedPriceIds()).toEqual(priceIds)
      expect(printedLines.at(-2)).toBe('Tout est en ordre.')
    }
    expect(await listActivePrices()).toHaveLength(7)
  })

  test('replaces a changed price and deactivates the old one', async () => {
    const { packStandard } = offers
    await sync({ shouldApply: true }, { packStandard })
    const oldPriceId = readPrintedPriceIds().packStandard ?? ''
    const changedCatalogue = { packStandard: { ...packStandard, priceCents: 1_099 } }
    expect(await sync({ shouldApply: false }, changedCatalogue)).toBe(2)
    expect(printedLines.join('\n')).toMatch(/à retirer {3}Pack Standard, l’ancien prix de 9,99.€/)
    expect(await listActivePrices()).toEqual([['packStandard', 999]])
    expect(await sync({ shouldApply: true }, changedCatalogue)).toBe(0)
    const newPriceId = readPrintedPriceIds().packStandard ?? ''
    expect(newPriceId).not.toBe(oldPriceId)
    expect(await emulator.stripe.prices.retrieve(oldPriceId)).toMatchObject({ active: false })
    expect(await emulator.stripe.prices.retrieve(newPriceId)).toMatchObject({
      active: true,
      unit_amount: 1_099,
      product: (await emulator.stripe.prices.retrieve(oldPriceId)).product,
    })
    expect(await sync({ shouldApply: false }, changedCatalogue)).toBe(0)
  })

  test('corrects a changed product name in place', async () => {
    const { packStandard } = offers
    await sync({ shouldApply: true }, { packStandard })
    const priceIdsBefore = readPrintedPriceIds()
    await sync({ shouldApply: true }, { packStandard: { ...packStandard, name: 'Pack Classique' } })
    expect(readPrintedPriceIds()).toEqual(priceIdsBefore)
    expect(await emulator.stripe.products.retrieve('amivoix_packStandard')).toMatchObject({
      name: 'Pack Classique',
    })
  })

  test.each([1, 2, 3, 4])(
    'completes on the next run when every write from number %i on has failed',
    async (failsAt) => {
      const { packStandard, packPremium } = offers
      await sync({ shouldApply: true }, { packStandard })
      const catalogue = { packStandard: { ...packStandard, priceCents: 899 }, packPremium }
      let writeCount = 0
      const failingClient = createEmulatedStripe(emulator.origin, async (url, init) => {
        if (init?.method === 'POST') writeCount += 1
        if (init?.method === 'POST' && writeCount >= failsAt) throw new TypeError('fetch failed')
        return fetch(url, init)
      })
      await expect(
        syncPrices({ stripe: failingClient, shouldApply: true, print: () => {}, catalogue }),
      ).rejects.toThrow()
      expect(await sync({ shouldApply: true }, catalogue)).toBe(0)
      expect((await listActivePrices()).sort()).toEqual([
        ['packPremium', 1_999],
        ['packStandard', 899],
      ])
      expect((await emulator.stripe.products.list({ limit: 100 })).data).toHaveLength(2)
    },
  )
})

test('describes why Stripe cannot be reached', async () => {
  const unreachableClient = createEmulatedStripe(`http://127.0.0.1:${await findFreePort()}`)
  const message = await syncPrices({
    stripe: unreachableClient,
    shouldApply: false,
    print: () => {},
  }).catch((error: unknown) => describeStripeError(error))
  expect(message).toBe('Le service de paiement ne répond pas.')
  expect(describeStripeError(new TypeError('ours'))).toBeUndefined()
})
