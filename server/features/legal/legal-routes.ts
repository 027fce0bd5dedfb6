import { implement } from '@orpc/server'
import { createAccessibilityStatement } from '../../../content/legal/accessibility-statement'
import { createCookiePolicy } from '../../../content/legal/cookie-policy'
import { createLegalNotice } from '../../../content/legal/legal-notice'
import { createOperatorFacts } from '../../../content/legal/operator-facts'
import { createPrivacyPolicy } from '../../../content/legal/privacy-policy'
import { createTermsOfSale } from '../../../content/legal/terms-of-sale'
import { createTermsOfUse } from '../../../content/legal/terms-of-use'
import { createWithdrawalForm } from '../../../content/legal/withdrawal-form'
import { legalContract, type legalDocumentNames } from '../../../contract/legal'
import type { CallService, CallServices } from '../../../contract/page-context'
import type { Operator } from '../../../domain/billing/operator'
import type { LegalDocument, SiteServices } from '../../../domain/legal/legal-document'
import { handleErrors, type RequestContext } from '../../platform/http/api/procedures'

const procedures = implement(legalContract).$context<RequestContext>().use(handleErrors)

type Deps = {
  operator: Operator
  callServices: CallServices
  analyticsId: string | undefined
  /** Whether /credits.txt exists, with the licences of installed speech models. */
  hasSpeechCredits: boolean
}

/** Open to visitors, who must be able to read the texts before they register or buy. */
export function createLegalRoutes({ operator, callServices, analyticsId, hasSpeechCredits }: Deps) {
  const facts = createOperatorFacts(operator)
  const termsOfSale = {
    terms: createTermsOfSale(facts),
    withdrawalForm: createWithdrawalForm(operator),
  }
  const services = describeSiteServices(callServices, analyticsId)
  const documents: Record<(typeof legalDocumentNames)[number], LegalDocument> = {
    'legal-notice': createLegalNotice(facts, { hasSpeechCredits }),
    privacy: createPrivacyPolicy(facts, services),
    'terms-of-use': createTermsOfUse(facts),
    cookies: createCookiePolicy(facts, services),
    accessibility: createAccessibilityStatement(facts),
  }
  return procedures.router({
    termsOfSale: procedures.termsOfSale.handler(() => termsOfSale),
    read: procedures.read.handler(({ input }) => documents[input.name]),
  })
}

const describeSiteServices = (
  { realtime, recogniser, languageModel, synthesiser, hosted }: CallServices,
  analyticsId: string | undefined,
): SiteServices => ({
  hasAnalytics: analyticsId !== undefined,
  recogniser: formatHosts(realtime, recogniser),
  languageModel: formatHosts(realtime, languageModel),
  synthesiser: formatHosts(realtime, synthesiser),
  hostedVoice: hosted?.recipient ?? null,
})

function formatHosts(...services: (CallService | null | undefined)[]): string | null {
  const hosts = services.flatMap((service) => service?.recipient ?? [])
  return hosts.length === 0 ? null : [...new Set(hosts)].join(' et ')
}
