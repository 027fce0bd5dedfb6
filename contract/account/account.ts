import { z } from 'zod'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

/** The sign-in methods of the account. */
const signInMethods = z.object({
  /** False when the account was created with Google and its user has not set a password. */
  hasPassword: z.boolean(),
})

export type SignInMethods = z.infer<typeof signInMethods>

const callMemory = z.object({ hasCallMemoryConsent: z.boolean() })

const exportedTable = z.object({
  /** The name of the table in the database. */
  table: z.string(),
  title: z.string(),
  /** Why the rows of the table are kept, on which legal basis, and for how long. */
  reason: z.string(),
  /**
   * Whether the right to data portability applies, because the user provided the data (GDPR, art.
   * 20).
   */
  isPortable: z.boolean(),
})

/** A table with data about users; an export contains only the rows about one user. */
export type ExportedTable = z.infer<typeof exportedTable>

const accountExport = z.object({
  createdAt: z.iso.datetime(),
  email: z.string(),
  parts: z.array(exportedTable.extend({ rows: z.array(z.record(z.string(), z.unknown())) })),
})

/** Everything that is stored about a user, except hashes and tokens. */
export type AccountExport = z.infer<typeof accountExport>

export const accountContract = {
  access: procedure
    .errors(declareErrors('UNAUTHENTICATED'))
    .route({ method: 'GET', path: '/me/access', summary: 'Comment on ouvre son compte' })
    .output(signInMethods),
  setCallMemory: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'RATE_LIMITED'))
    .route({
      method: 'PUT',
      path: '/me/call-memory',
      summary: 'Accorde ou retire l’accord pour le résumé et la mémoire des appels',
    })
    .input(callMemory)
    .output(callMemory),
  listData: procedure
    .errors(declareErrors('UNAUTHENTICATED'))
    .route({
      method: 'GET',
      path: '/me/data/parts',
      summary: 'Ce que contient la copie de ses données, et pourquoi chaque partie est gardée',
    })
    .output(z.array(exportedTable)),
  exportData: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'RATE_LIMITED'))
    .route({
      method: 'GET',
      path: '/me/data',
      summary: 'Une copie de toutes ses données (RGPD, art. 15 et 20)',
    })
    .output(accountExport),
}

export const confirmationLinkContract = {
  read: procedure
    .errors(declareErrors('SERVER_FAILED'))
    .route({
      method: 'GET',
      path: '/confirmation-link',
      summary: 'Ce que ce navigateur peut faire d’un lien de confirmation',
    })
    .input(z.object({ token: z.string() }))
    .output(
      z.object({
        /**
         * With "registered-elsewhere" the confirmation also needs the password of the registration.
         */
        state: z.enum(['registered-here', 'registered-elsewhere', 'already-confirmed', 'invalid']),
        /** The address to confirm; null in the states "already-confirmed" and "invalid". */
        email: z.string().nullable(),
      }),
    ),
}

export const passwordLinkContract = {
  read: procedure
    .errors(declareErrors('SERVER_FAILED'))
    .route({
      method: 'GET',
      path: '/password-link',
      summary: 'Si un lien de mot de passe fonctionne encore',
    })
    .input(z.object({ token: z.string() }))
    /** `isOpen`: whether the link can still be used. */
    .output(z.object({ isOpen: z.boolean() })),
}
