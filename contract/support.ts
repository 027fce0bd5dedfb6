import { z } from 'zod'
import { type HelpCategory, helpCategories, helpPages } from '../domain/help/help-item'
import { procedure } from './procedure'

const helpPart = z.union([
  z.string(),
  z.object({ kind: z.literal('link'), text: z.string(), page: z.enum(helpPages) }),
  z.object({ kind: z.literal('phone'), number: z.string(), isForTextMessages: z.boolean() }),
])

const helpParts = z.array(helpPart).readonly()

const helpItem = z.object({
  id: z.string(),
  category: z.enum(Object.keys(helpCategories) as [HelpCategory, ...HelpCategory[]]),
  question: z.string(),
  answer: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('paragraph'), parts: helpParts }),
        z.object({ kind: z.literal('list'), items: z.array(helpParts).readonly() }),
      ]),
    )
    .readonly(),
  keywords: z.string(),
})

/** How to reach the operator; null for a fact that the operator has not stated yet. */
const contactDetails = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  companyName: z.string().nullable(),
  /** One string per line. */
  postalAddress: z.array(z.string()).readonly().nullable(),
})

export type ContactDetails = z.infer<typeof contactDetails>

/** The help centre, and how to reach the operator. */
export const supportContract = {
  help: procedure
    .route({ method: 'GET', path: '/help', summary: 'Les questions du centre d’aide' })
    .output(z.array(helpItem).readonly()),
  contact: procedure
    .route({ method: 'GET', path: '/contact', summary: 'Les coordonnées de l’exploitant' })
    .output(contactDetails),
}
