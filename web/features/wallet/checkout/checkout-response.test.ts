import { expect, test } from 'vitest'
import { readCheckoutResponse } from './checkout-response'

test('returns the URL of the payment page', () => {
  const body = { url: 'https://pay.test/1' }
  expect(readCheckoutResponse({ status: 200, body })).toEqual({ kind: 'ready', ...body })
})

test.each([
  [200, {}, 'URL de paiement non reçue'],
  [200, 'a page of a proxy', 'URL de paiement non reçue'],
  [400, { error: 'Vous avez déjà un abonnement.' }, 'Vous avez déjà un abonnement.'],
  [400, {}, 'Données de requête invalides'],
  [401, null, 'Session expirée - veuillez vous reconnecter'],
  [403, { error: 'x' }, 'Accès non autorisé - vérifiez vos permissions'],
  [502, { error: 'Erreur du service de paiement' }, 'Erreur du service de paiement'],
  [504, '<html>', 'Erreur HTTP 504'],
])('status %i with %j is shown as "%s"', (status, body, message) => {
  expect(readCheckoutResponse({ status, body })).toEqual({ kind: 'failed', message })
})
