import { accountContract, passwordLinkContract } from './account'
import { callsContract } from './calls'
import { cancellationsContract } from './cancellations'
import { catalogueContract } from './catalogue'
import { cookieConsentsContract } from './cookie-consents'
import { favoritesContract } from './favorites'
import { feedbackContract } from './feedback'
import { historyContract } from './history'
import { legalContract } from './legal'
import { meContract } from './me'
import { paymentsContract } from './payments'
import { profileContract } from './profile'
import { reportsContract } from './reports'
import { samplesContract } from './samples'
import { walletContract } from './wallet'
import { withdrawalsContract } from './withdrawals'

/** The whole typed API, served under /api and published as OpenAPI (02, « API »). */
export const contract = {
  me: meContract,
  account: accountContract,
  passwordLink: passwordLinkContract,
  agents: catalogueContract,
  calls: callsContract,
  conversations: historyContract,
  cookieConsents: cookieConsentsContract,
  favorites: favoritesContract,
  feedbacks: feedbackContract,
  reports: reportsContract,
  samples: samplesContract,
  profile: profileContract,
  wallet: walletContract,
  payments: paymentsContract,
  withdrawals: withdrawalsContract,
  cancellations: cancellationsContract,
  legal: legalContract,
}
