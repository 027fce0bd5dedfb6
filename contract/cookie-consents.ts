import { z } from 'zod'
import { declareErrors } from './error-codes'
import { procedure } from './procedure'

/** What proves an answer to the cookie question (RGPD, art. 7(1)): no name, no address. */
/** A moment or a day that a clock of these times shows, and that every database can keep. */
const isOfThisCentury = (text: string) => text.startsWith('20')

const cookieConsentProof = z.object({
  /** Made up in the browser for this one answer. */
  id: z.uuid(),
  preferences: z.object({
    analytics: z.boolean(),
    personalization: z.boolean(),
    marketing: z.boolean(),
  }),
  consentDate: z.iso.datetime().max(40).refine(isOfThisCentury),
  /** Which words were shown (domain/cookie-choice.ts). */
  textVersion: z.iso.date().refine(isOfThisCentury),
})

export type CookieConsentProof = z.infer<typeof cookieConsentProof>

export const cookieConsentsContract = {
  keep: procedure
    .errors(declareErrors('INPUT_INVALID', 'RATE_LIMITED', 'DATABASE_FAILED'))
    .route({
      method: 'POST',
      path: '/cookie-consents',
      successStatus: 201,
      summary: 'Garde la preuve d’un choix de cookies, une fois',
    })
    .input(cookieConsentProof)
    .output(z.object({ id: z.uuid() })),
}
