import { z } from 'zod'
import { procedure } from '../procedure'

const strings = z.array(z.string()).readonly()

const legalBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: strings }),
  z.object({ kind: z.literal('table'), columns: strings, rows: z.array(strings).readonly() }),
  z.object({ kind: z.literal('frame'), title: z.string(), paragraphs: strings }),
])

const termsOfSale = z.object({
  terms: z.object({
    title: z.string(),
    validFrom: z.iso.date(),
    sections: z
      .array(z.object({ title: z.string(), blocks: z.array(legalBlock).readonly() }))
      .readonly(),
  }),
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

/** The legal texts for the pages; they are also attached to every order confirmation e-mail. */
export const legalContract = {
  termsOfSale: procedure
    .route({
      method: 'GET',
      path: '/legal/terms-of-sale',
      summary: 'Les conditions de vente, et le formulaire de rétractation',
    })
    .output(termsOfSale),
}
