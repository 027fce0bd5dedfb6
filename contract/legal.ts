import { z } from 'zod'
import { linkedPages } from '../domain/legal/legal-document'
import { procedure } from './procedure'

const strings = z.array(z.string()).readonly()

const legalText = z
  .array(
    z.union([
      z.string(),
      z.object({ label: z.string(), page: z.enum(linkedPages) }),
      z.object({ label: z.string(), href: z.string() }),
    ]),
  )
  .readonly()

const legalBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: legalText }),
  z.object({ kind: z.literal('list'), items: z.array(legalText).readonly() }),
  z.object({ kind: z.literal('table'), columns: strings, rows: z.array(strings).readonly() }),
  z.object({ kind: z.literal('frame'), title: z.string(), paragraphs: strings }),
  z.object({
    kind: z.literal('entries'),
    entries: z
      .array(
        z.object({
          title: z.string(),
          facts: z.array(z.object({ label: z.string(), text: z.string() })).readonly(),
        }),
      )
      .readonly(),
  }),
  z.object({ kind: z.literal('cookie-settings') }),
])

const legalDocument = z.object({
  title: z.string(),
  updatedOn: z.iso.date(),
  firstVersionOn: z.iso.date().optional(),
  summary: z.array(legalText).readonly(),
  sections: z
    .array(z.object({ title: z.string(), blocks: z.array(legalBlock).readonly() }))
    .readonly(),
})

const termsOfSale = z.object({
  terms: legalDocument,
  /** The withdrawal form of the French Consumer Code, to copy or print. */
  withdrawalForm: z.object({
    title: z.string(),
    instruction: z.string(),
    recipient: strings,
    declaration: z.string(),
    fields: z.array(z.object({ label: z.string() })).readonly(),
  }),
})

export type TermsOfSale = z.infer<typeof termsOfSale>

/** All legal documents except the terms of sale, which come with the withdrawal form. */
export const legalDocumentNames = [
  'legal-notice',
  'privacy',
  'terms-of-use',
  'cookies',
  'accessibility',
] as const

/**
 * The legal texts for the pages; the terms of sale are also attached to every order confirmation.
 */
export const legalContract = {
  termsOfSale: procedure
    .route({
      method: 'GET',
      path: '/legal/terms-of-sale',
      summary: 'Les conditions de vente, et le formulaire de rétractation',
    })
    .output(termsOfSale),

  read: procedure
    .route({
      method: 'GET',
      path: '/legal/documents/{name}',
      summary: 'Un autre texte légal : mentions, confidentialité, utilisation, cookies…',
    })
    .input(z.object({ name: z.enum(legalDocumentNames) }))
    .output(legalDocument),
}
