import { z } from 'zod'
import type { FixedOperation } from './fixed-operation'

/**
 * Sign-in with Google: the request for the URL of Google's page, and the callback. When scripts are
 * off, the form around the button sends the first request.
 */
export const googleOperations: readonly FixedOperation[] = [
  {
    method: 'post',
    path: '/auth/sign-in/social',
    summary: 'Se connecter ou s’inscrire avec Google : où envoyer le navigateur',
    description:
      'La réponse pose un cookie, sans lequel le retour est refusé. S’inscrire demande requestSignUp et hasAcceptedTerms.',
    body: z.object({
      provider: z.literal('google'),
      callbackURL: z.string().max(2_000).optional(),
      requestSignUp: z.boolean().optional(),
      hasAcceptedTerms: z.boolean().optional(),
    }),
    success: {
      description: 'L’adresse de la page de Google.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { url: { type: 'string', format: 'uri' }, redirect: { type: 'boolean' } },
            required: ['url'],
          },
        },
      },
    },
    codes: ['TERMS_NOT_ACCEPTED', 'GOOGLE_UNAVAILABLE', 'RATE_LIMITED'],
  },
  {
    method: 'get',
    path: '/auth/callback/google',
    summary: 'Le retour de Google, que seul le navigateur ouvre',
    description: 'Ses paramètres, code et state ou error, sont ceux d’OpenID Connect.',
    success: {
      description:
        'Vers la page demandée, la session ouverte ; vers celle de la connexion, avec le paramètre « google », quand elle a échoué.',
      headers: { location: { schema: { type: 'string' } } },
    },
    successStatus: 302,
    codes: ['GOOGLE_UNAVAILABLE'],
  },
]
