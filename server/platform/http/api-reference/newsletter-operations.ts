import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod'
import {
  newsletterConfirmationsApiPath,
  newsletterStates,
  newsletterSubscriptionsApiPath,
  newsletterUnsubscriptionsApiPath,
} from '../../../../contract/newsletter-paths'
import { withoutApiPrefix } from './fixed-operation'

const email = z.string().max(254)
const token = z.string().min(20).max(100)
const subscriptionId = z.uuid()

const redirectResponse: OpenAPI.ResponseObject = {
  description: `Vers la page de la newsletter, dont le paramètre « etat » dit ce qui a été fait : ${newsletterStates.join(', ')}.`,
  headers: { location: { schema: { type: 'string' } } },
}

const formOperation = {
  method: 'post',
  isForm: true,
  success: redirectResponse,
  successStatus: 303,
} as const

/**
 * The endpoints of the newsletter's forms. They redirect to a page, even after invalid input; only
 * mail programs that unsubscribe get 204.
 */
export const newsletterOperations = [
  {
    ...formOperation,
    path: withoutApiPrefix(newsletterSubscriptionsApiPath),
    summary: 'S’inscrire aux nouveaux articles ; un lien de confirmation arrive par email',
    description: 'La même réponse pour une adresse connue et pour une nouvelle.',
    body: z.object({ email }),
  },
  {
    ...formOperation,
    path: withoutApiPrefix(newsletterConfirmationsApiPath),
    summary: 'Confirmer l’inscription avec le lien reçu',
    body: z.object({ token }),
  },
  {
    ...formOperation,
    path: withoutApiPrefix(newsletterUnsubscriptionsApiPath),
    summary: 'Se désinscrire',
    description:
      'L’identifiant est dans l’adresse (programmes de messagerie, RFC 8058\u00a0: la réponse est alors 204, sans redirection) ou dans le formulaire.',
    parameters: [
      {
        name: 'id',
        in: 'query' as const,
        required: false,
        schema: { type: 'string' as const, format: 'uuid' },
      },
    ],
    body: z.object({ id: subscriptionId.optional() }),
  },
]
