import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  askingCard,
  cardFields,
  createSession as createSessionWith,
  declinedCard,
  listEventsAbout,
  type PaymentStandIn,
  paidCard,
  poorCard,
  startPaymentStandIn,
} from '../support/billing/stripe-emulator-server'
import { engines } from '../support/product/start-product'

describe.each(engines)('the page to pay on, on %s', (engine) => {
  let standIn: PaymentStandIn
  let stripe: Stripe
  beforeAll(async () => {
    standIn = await startPaymentStandIn({ engine })
    stripe = standIn.stripe
  })
  afterAll(() => standIn?.close())

  const createSession = () => createSessionWith(stripe)
  const pay = (session: Stripe.Checkout.Session, number: string, changes = {}) =>
    standIn.visit(`/dev/stripe/pay/${session.id}`, cardFields(number, changes))
  /** As a browser goes on: an answer to a form is a page to fetch, that « back » finds again. */
  const follow = ({ status, location }: { status: number; location: string | null }) => {
    expect(status).toBe(303)
    return standIn.visit(location ?? '')
  }

  test('two clicks at once pay once, and both lead to the same end', async () => {
    const session = await createSession()
    const answers = await Promise.all([pay(session, paidCard), pay(session, paidCard)])
    for (const { location } of answers) expect(location).toContain(session.id)
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id)
    const charges = await stripe.charges.list({ payment_intent: String(intent) })
    expect(charges.data).toHaveLength(1)
    const again = await standIn.visit(`/dev/stripe/pay/${session.id}`)
    expect(again.html).toContain('Paiement déjà effectué')
  })

  test.each([
    [declinedCard, 'Votre carte a été refusée.', 'generic_decline'],
    [poorCard, 'les fonds sont insuffisants', 'insufficient_funds'],
  ])('the card %s is declined, and another may be tried', async (number, words, code) => {
    const session = await createSession()
    const answer = await follow(await pay(session, number, { code: '789' }))
    expect(answer.status).toBe(200)
    expect(answer.html).toContain(words)
    expect(answer.html).toContain(`value="${number}"`)
    expect(answer.html).toContain('value="Camille Démo"')
    expect(answer.html).not.toContain('value="789"')
    const { payment_intent: intent, status } = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent'],
    })
    expect(status).toBe('open')
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: code },
    })
    expect((await pay(session, paidCard)).status).toBe(303)
    const paid = await stripe.checkout.sessions.retrieve(session.id)
    expect(paid.payment_intent).toBe((intent as Stripe.PaymentIntent).id)
  })

  test('a bank that asks is answered yes or no', async () => {
    const session = await createSession()
    const question = await follow(await pay(session, askingCard))
    expect(question.status).toBe(200)
    expect(question.html).toContain('Confirmer le paiement')
    expect(question.html).toContain('Refuser')
    const path = `/dev/stripe/pay/${session.id}/confirmation`
    const refused = await follow(
      await standIn.visit(path, cardFields(askingCard, { decision: 'refuse' })),
    )
    expect(refused.html).toContain('Le paiement n’a pas été confirmé')
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    expect((await follow(await standIn.visit(path))).html).toContain('n’a pas été confirmé')
    const confirmed = await standIn.visit(path, cardFields(askingCard, { decision: 'confirm' }))
    expect(confirmed.location).toContain(`/success?session_id=${session.id}`)
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
  })

  test('« Annuler » leads back, and the session stays open', async () => {
    const session = await createSession()
    const answer = await pay(session, '', { decision: 'cancel' })
    expect(answer.location).toBe('http://127.0.0.1:3000/wallet?canceled=true')
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  })

  test.each([
    [
      'too short a number',
      { number: '4242 4242 4242 424' },
      'Le numéro de carte compte 16 chiffres',
    ],
    ['a wrong digit', { number: '4242 4242 4242 4241' }, 'Ce numéro de carte n’est pas valide'],
    ['a real card', { number: '4111 1111 1111 1111' }, 'Seules les cartes d’essai de la liste'],
    ['a date that is past', { expiry: '01/20' }, 'La date d’expiration de cette carte est passée'],
    ['no such month', { expiry: '13/40' }, 'Indiquez le mois et l’année'],
    ['too short a code', { code: '12' }, 'Le code de sécurité compte 3 chiffres'],
    ['no name', { holder: '' }, 'Indiquez le nom inscrit sur la carte'],
    ['too long a name', { holder: 'x'.repeat(10_000) }, 'Le nom doit tenir en 100 caractères'],
    ['a name of nothing', { holder: 'nul \0' }, 'Le nom doit tenir en 100 caractères'],
  ])(
    'says beside the field what is wrong, and keeps what was typed: %s',
    async (_case, fields, words) => {
      const session = await createSession()
      const answer = await follow(
        await pay(session, paidCard, { holder: '<i>Zoé</i> 🎈 שלום', ...fields }),
      )
      expect(answer.html).toContain(words)
      if (!('holder' in fields)) expect(answer.html).toContain('&lt;i&gt;Zoé&lt;/i&gt; 🎈 שלום')
      expect(answer.html).not.toContain('<script')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    },
  )

  test('a session that expired says so, and is paid by nobody', async () => {
    const session = await createSession()
    const ended = await stripe.checkout.sessions.expire(session.id)
    expect(ended.status).toBe('expired')
    const page = await standIn.visit(`/dev/stripe/pay/${session.id}`)
    expect(page).toMatchObject({ status: 410 })
    expect(page.html).toContain('Page de paiement expirée')
    expect((await follow(await pay(session, paidCard))).status).toBe(410)
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('can be expired')
    expect((await standIn.visit('/dev/stripe/pay/cs_test_none')).status).toBe(404)
    expect(await listEventsAbout(stripe, session.id)).toEqual(['checkout.session.expired'])
  })

  test('a test card of the list fills the page in', async () => {
    const session = await createSession()
    const page = await standIn.visit(`/dev/stripe/pay/${session.id}?card=5555555555554444`)
    expect(page.html).toContain('value="5555 5555 5555 4444"')
    expect(page.html).toContain('Payer 9,99 €')
    expect(page.html).toContain('Pack Standard')
    const other = await standIn.visit(`/dev/stripe/pay/${session.id}?card=4111111111111111`)
    expect(other.html).not.toContain('4111')
  })
})
