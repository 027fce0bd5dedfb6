import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Offer, type OfferKey, offers } from '../../domain/offers'
import { createDemonstrationClient } from '../../emulators/stripe/demonstration-client'
import { describePaymentFault } from '../../server/commands/describe-payment-fault'
import { syncPrices } from '../../server/commands/stripe-sync'
import { findFreePort } from '../support/product/find-free-port'
import { type PaymentStandIn, startPaymentStandIn } from '../support/billing/stripe-emulator-server'
import { engines } from '../support/product/start-product'

describe.each(engines)('stripe:sync, on %s', (engine) => {
  let standIn: PaymentStandIn
  beforeAll(async () => {
    standIn = await startPaymentStandIn({ engine })
  })
  afterAll(() => standIn?.close())
  beforeEach(() => standIn.pool.query('delete from stripe_stand_in'))

  let printed: string[] = []
  async function sync(isApplied: boolean, catalogue: Partial<Record<OfferKey, Offer>> = offers) {
    printed = []
    const print = (line: string) => printed.push(line)
    return syncPrices({ stripe: standIn.stripe, isApplied, print, catalogue })
  }
  const pricesOnSale = async () => {
    const { data } = await standIn.stripe.prices.list({ active: true, limit: 100 })
    return data.map(({ lookup_key: key, unit_amount: cents }) => [key, cents])
  }
  const printedPrices = (): Record<string, string> =>
    JSON.parse(/^STRIPE_PRICES='(.+)'$/.exec(printed.at(-1) ?? '')?.[1] ?? 'null')

  test('says what is missing and changes nothing, until it is told to', async () => {
    expect(await sync(false)).toBe(2)
    expect(printed).toContain('à créer     Pack Standard, le produit')
    expect(printed.join('\n')).toMatch(/à créer {5}Abonnement mensuel, 24,99.€ par mois, le prix/)
    expect(printed.at(-1)).toContain('--apply')
    expect(await pricesOnSale()).toEqual([])

    expect(await sync(true)).toBe(0)
    const made = printedPrices()
    expect(Object.keys(made)).toEqual(Object.keys(offers))
    const monthly = await standIn.stripe.prices.retrieve(made.abonnementMensuel ?? '')
    expect(monthly).toMatchObject({
      unit_amount: 2_499,
      currency: 'eur',
      recurring: { interval: 'month', interval_count: 1 },
      tax_behavior: 'inclusive',
      metadata: { offer_key: 'abonnementMensuel' },
    })
    const product = await standIn.stripe.products.retrieve(String(monthly.product))
    expect(product).toMatchObject({ name: 'Abonnement mensuel', description: '100 minutes' })

    for (const isApplied of [false, true]) {
      expect(await sync(isApplied)).toBe(0)
      expect(printedPrices()).toEqual(made)
      expect(printed.at(-2)).toBe('Tout est en ordre.')
    }
    expect(await pricesOnSale()).toHaveLength(7)
  })

  test('a price that changed is replaced by a new one, and the old one is sold no more', async () => {
    const { packStandard } = offers
    await sync(true, { packStandard })
    const old = printedPrices().packStandard ?? ''
    const dearer = { packStandard: { ...packStandard, priceCents: 1_099 } }
    expect(await sync(false, dearer)).toBe(2)
    expect(printed.join('\n')).toMatch(/à retirer {3}Pack Standard, l’ancien prix de 9,99.€/)
    expect(await pricesOnSale()).toEqual([['packStandard', 999]])
    expect(await sync(true, dearer)).toBe(0)
    const next = printedPrices().packStandard ?? ''
    expect(next).not.toBe(old)
    expect(await standIn.stripe.prices.retrieve(old)).toMatchObject({ active: false })
    expect(await standIn.stripe.prices.retrieve(next)).toMatchObject({
      active: true,
      unit_amount: 1_099,
      product: (await standIn.stripe.prices.retrieve(old)).product,
    })
    expect(await sync(false, dearer)).toBe(0)
  })

  test('a name that changed is corrected where it is', async () => {
    const { packStandard } = offers
    await sync(true, { packStandard })
    const before = printedPrices()
    await sync(true, { packStandard: { ...packStandard, name: 'Pack Classique' } })
    expect(printedPrices()).toEqual(before)
    expect(await standIn.stripe.products.retrieve('amivoix_packStandard')).toMatchObject({
      name: 'Pack Classique',
    })
  })

  test.each([1, 2, 3, 4])(
    'a round that dies at its change %i is finished by the next',
    async (at) => {
      const { packStandard, packPremium } = offers
      await sync(true, { packStandard })
      const catalogue = { packStandard: { ...packStandard, priceCents: 899 }, packPremium }
      let changes = 0
      const dying = createDemonstrationClient(standIn.origin, async (url, init) => {
        if (init?.method === 'POST') changes += 1
        if (init?.method === 'POST' && changes >= at) throw new TypeError('fetch failed')
        return fetch(url, init)
      })
      await expect(
        syncPrices({ stripe: dying, isApplied: true, print: () => {}, catalogue }),
      ).rejects.toThrow()
      expect(await sync(true, catalogue)).toBe(0)
      expect((await pricesOnSale()).sort()).toEqual([
        ['packPremium', 1_999],
        ['packStandard', 899],
      ])
      expect((await standIn.stripe.products.list({ limit: 100 })).data).toHaveLength(2)
    },
  )
})

test('what stands in the way is told in words', async () => {
  const nobody = createDemonstrationClient(`http://127.0.0.1:${await findFreePort()}`)
  const silent = await syncPrices({ stripe: nobody, isApplied: false, print: () => {} }).catch(
    (error: unknown) => describePaymentFault(error),
  )
  expect(silent).toBe('Le service de paiement ne répond pas.')
  expect(describePaymentFault(new TypeError('ours'))).toBeUndefined()
})
