import { accountContract, confirmationLinkContract, passwordLinkContract } from './account/account'
import { apiKeysContract } from './account/api-keys'
import { meContract } from './account/me'
import { profileContract } from './account/profile'
import { adminContract } from './admin/admin'
import { appointmentsContract } from './appointments'
import { articlesContract } from './articles'
import { cancellationsContract } from './billing/cancellations'
import { paymentsContract } from './billing/payments'
import { walletContract } from './billing/wallet'
import { withdrawalsContract } from './billing/withdrawals'
import { catalogueContract } from './companions/catalogue'
import { favoritesContract } from './companions/favorites'
import { helloContract } from './companions/hello'
import { samplesContract } from './companions/samples'
import { callsContract } from './conversations/calls'
import { feedbackContract } from './conversations/feedback'
import { historyContract } from './conversations/history'
import { memoriesContract } from './conversations/memories'
import { reportsContract } from './conversations/reports'
import { cookieConsentsContract } from './cookie-consents'
import { legalContract } from './legal'
import { supportContract } from './support'

/** The whole typed API, served under /api and published as OpenAPI. */
export const contract = {
  me: meContract,
  account: accountContract,
  admin: adminContract,
  confirmationLink: confirmationLinkContract,
  passwordLink: passwordLinkContract,
  agents: catalogueContract,
  apiKeys: apiKeysContract,
  appointments: appointmentsContract,
  articles: articlesContract,
  calls: callsContract,
  conversations: historyContract,
  cookieConsents: cookieConsentsContract,
  favorites: favoritesContract,
  feedbacks: feedbackContract,
  hello: helloContract,
  memories: memoriesContract,
  reports: reportsContract,
  samples: samplesContract,
  support: supportContract,
  profile: profileContract,
  wallet: walletContract,
  payments: paymentsContract,
  withdrawals: withdrawalsContract,
  cancellations: cancellationsContract,
  legal: legalContract,
}

const { list: _list, ...companionProcedures } = catalogueContract

/**
 * The procedures that the router implements, which pages can also call in process. The list of
 * companions is missing, because validating it on each request would take too long: a plain HTTP
 * route answers it with a response that is encoded once per change (createAgentListHandler).
 */
export const handledContract = { ...contract, agents: companionProcedures }
