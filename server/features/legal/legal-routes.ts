import { implement } from '@orpc/server'
import { accessibilityStatement } from '../../../content/legal/accessibility-statement'
import { createCookiePolicy } from '../../../content/legal/cookie-policy'
import { createLegalNotice } from '../../../content/legal/legal-notice'
import { createPrivacyPolicy } from '../../../content/legal/privacy-policy'
import { termsOfSale } from '../../../content/legal/terms-of-sale'
import { termsOfUse } from '../../../content/legal/terms-of-use'
import { withdrawalForm } from '../../../content/legal/withdrawal-form'
import { legalContract, type legalDocumentNames } from '../../../contract/legal'
import type { CallService, CallServices } from '../../../contract/page-context'
import type { LegalDocument, SiteServices } from '../../../domain/legal-document'
import { handleErrors, type RequestContext } from '../../platform/http/api/procedures'

const procedures = implement(legalContract).$context<RequestContext>().use(handleErrors)

type Deps = {
  callServices: CallServices
  analyticsId: string | undefined
  /** Whether /credits.txt exists, with the licences of installed speech models. */
  hasSpeechCredits: boolean
}

/** Open to visitors: the texts can be read before a registration or a purchase. */
export function createLegalRoutes({ callServices, analyticsId, hasSpeechCredits }: Deps) {
  const services = describeSiteServices(callServices, analyticsId)
  const documents: Record<(typeof legalDocumentNames)[number], LegalDocument> = {
    'legal-notice': createLegalNotice(hasSpeechCredits),
    privacy: createPrivacyPolicy(services),
    'terms-of-use': termsOfUse,
    cookies: createCookiePolicy(services),
    accessibility: accessibilityStatement,
  }
  return procedures.router({
    termsOfSale: procedures.termsOfSale.handler(() => ({ terms: termsOfSale, withdrawalForm })),
    read: procedures.read.handler(({ input }) => documents[input.name]),
  })
}

const describeSiteServices = (
  { realtime, recogniser, languageModel, synthesiser, hosted }: CallServices,
  analyticsId: string | undefined,
): SiteServices => ({
  hasAnalytics: analyticsId !== undefined,
  recogniser: listHosts(realtime, recogniser),
  languageModel: listHosts(realtime, languageModel),
  synthesiser: listHosts(realtime, synthesiser),
  hostedVoice: hosted?.recipient ?? null,
})

function listHosts(...services: (CallService | null | undefined)[]): string | null {
  const hosts = services.flatMap((service) => service?.recipient ?? [])
  return hosts.length === 0 ? null : [...new Set(hosts)].join(' et ')
}
