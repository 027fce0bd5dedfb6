import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { setUpStripeEmulator } from '../../support/billing/set-up-stripe-emulator'
import {
  acceptedCard,
  authenticationCard,
  cardFields,
  createCheckoutSession,
  declinedCard,
  insufficientFundsCard,
  listEventTypesAbout,
  type StripeEmulator,
} from '../../support/billing/stripe-emulator-server'

describe('the payment page of the Stripe emulator', () => {
  let emulator: StripeEmulator
  let stripe: Stripe
  setUpStripeEmulator((started) => {
    emulator = started
    stripe = started.stripe
  })

  const createSession = () => createCheckoutSession(stripe)
  const pay = (session: Stripe.Checkout.Session, cardNumber: string, changes = {}) =>
    emulator.visit(`/dev/stripe/pay/${session.id}`, cardFields(cardNumber, changes))
  /** Follows the redirect after a submitted form, as a browser does. */
  const followRedirect = ({ status, location }: { status: number; location: string | null }) => {
    expect(status).toBe(303)
    return emulator.visit(location ?? '')
  }

  test('charges once for two concurrent submissions', async () => {
    const session = await createSession()
    const responses = await Promise.all([pay(session, acceptedCard), pay(session, acceptedCard)])
    for (const { location } of responses) expect(location).toContain(session.id)
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id)
    const charges = await stripe.charges.list({ payment_intent: String(intent) })
    expect(charges.data).toHaveLength(1)
    const repeatedPage = await emulator.visit(`/dev/stripe/pay/${session.id}`)
    expect(repeatedPage.html).toContain('Paiement déjà effectué')
  })

  test.each([
    [declinedCard, 'Votre carte a été refusée.', 'generic_decline'],
    [insufficientFundsCard, 'les fonds sont insuffisants', 'insufficient_funds'],
  ])('declines the card %s, and accepts another one', async (cardNumber, words, code) => {
    const session = await createSession()
    const response = await followRedirect(await pay(session, cardNumber, { code: '789' }))
    expect(response.status).toBe(200)
    expect(response.html).toContain(words)
    expect(response.html).toContain(`value="${cardNumber}"`)
    expect(response.html).toContain('value="Camille Démo"')
    expect(response.html).not.toContain('value="789"')
    const { payment_intent: intent, status } = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent'],
    })
    expect(status).toBe('open')
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: code },
    })
    expect((await pay(session, acceptedCard)).status).toBe(303)
    const paidSession = await stripe.checkout.sessions.retrieve(session.id)
    expect(paidSession.payment_intent).toBe((intent as Stripe.PaymentIntent).id)
  })

  test('keeps a session open after a refused bank authentication, and charges it after a confirmed one', async () => {
    const session = await createSession()
    const confirmationPage = await followRedirect(await pay(session, authenticationCard))
    expect(confirmationPage.status).toBe(200)
    expect(confirmationPage.html).toContain('Confirmer le paiement')
    expect(confirmationPage.html).toContain('Refuser')
    const path = `/dev/stripe/pay/${session.id}/confirmation`
    const refusedResult = await followRedirect(
      await emulator.visit(path, cardFields(authenticationCard, { decision: 'refuse' })),
    )
    expect(refusedResult.html).toContain('Le paiement n’a pas été confirmé')
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    expect((await followRedirect(await emulator.visit(path))).html).toContain(
      'n’a pas été confirmé',
    )
    const confirmedResult = await emulator.visit(
      path,
      cardFields(authenticationCard, { decision: 'confirm' }),
    )
    expect(confirmedResult.location).toContain(`/success?session_id=${session.id}`)
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
  })

  test('returns to the product after "Annuler", and leaves the session open', async () => {
    const session = await createSession()
    const response = await pay(session, '', { decision: 'cancel' })
    expect(response.location).toBe('http://127.0.0.1:3000/wallet?canceled=true')
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  })

  test.each([
    ['a short number', { number: '4242 4242 4242 424' }, 'Le numéro de carte compte 16 chiffres'],
    ['a wrong digit', { number: '4242 4242 4242 4241' }, 'Ce numéro de carte n’est pas valide'],
    [
      'an unlisted card',
      { number: '4111 1111 1111 1111' },
      'Seules les cartes d’essai de la liste',
    ],
    ['an expired card', { expiry: '01/20' }, 'La date d’expiration de cette carte est passée'],
    ['an invalid month', { expiry: '13/40' }, 'Indiquez le mois et l’année'],
    ['a short security code', { code: '12' }, 'Le code de sécurité compte 3 chiffres'],
    ['an empty name', { holder: '' }, 'Indiquez le nom inscrit sur la carte'],
    ['a long name', { holder: 'x'.repeat(10_000) }, 'Le nom doit tenir en 100 caractères'],
    ['a name with a null character', { holder: 'nul \0' }, 'Le nom doit tenir en 100 caractères'],
  ])(
    'shows an error for %s, and escapes the name that it fills in again',
    async (_case, fields, words) => {
      const session = await createSession()
      const response = await followRedirect(
        await pay(session, acceptedCard, { holder: '<i>Zoé</i> 🎈 שלום', ...fields }),
      )
      expect(response.html).toContain(words)
      if (!('holder' in fields)) expect(response.html).toContain('&lt;i&gt;Zoé&lt;/i&gt; 🎈 שלום')
      expect(response.html).not.toContain('<script')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    },
  )

  test('refuses payment of an expired session', async () => {
    const session = await createSession()
    const expiredSession = await stripe.checkout.sessions.expire(session.id)
    expect(expiredSession.status).toBe('expired')
    const page = await emulator.visit(`/dev/stripe/pay/${session.id}`)
    expect(page).toMatchObject({ status: 410 })
    expect(page.html).toContain('Page de paiement expirée')
    expect((await followRedirect(await pay(session, acceptedCard))).status).toBe(410)
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('can be expired')
    expect((await emulator.visit('/dev/stripe/pay/cs_test_none')).status).toBe(404)
    expect(await listEventTypesAbout(stripe, session.id)).toEqual(['checkout.session.expired'])
  })

  test('fills in the card number of the URL only if it is a test card', async () => {
    const session = await createSession()
    const page = await emulator.visit(`/dev/stripe/pay/${session.id}?card=5555555555554444`)
    expect(page.html).toContain('value="5555 5555 5555 4444"')
    expect(page.html).toContain('Payer 9,99 €')
    expect(page.html).toContain('Pack Standard')
    const otherPage = await emulator.visit(`/dev/stripe/pay/${session.id}?card=4111111111111111`)
    expect(otherPage.html).not.toContain('4111')
  })
})
