import { implement } from '@orpc/server'
import { termsOfSale } from '../../content/legal/terms-of-sale'
import { withdrawalForm } from '../../content/legal/withdrawal-form'
import type { SampleDialogue } from '../../content/samples/sample-conversation'
import { contract } from '../../contract/contract'
import { readSensitiveConsent, storeConsent } from '../features/accounts/consents'
import type { CatalogueRepository } from '../features/catalogue/catalogue-repository'
import { createCatalogueRoutes } from '../features/catalogue/catalogue-routes'
import { createCookieConsentRoutes } from '../features/cookie-consents/cookie-consent-routes'
import { createFavouritesRepository } from '../features/favourites/favourites-repository'
import { createFavouritesRoutes } from '../features/favourites/favourites-routes'
import { createFeedbackRepository } from '../features/feedback/feedback-repository'
import { createFeedbackRoutes } from '../features/feedback/feedback-routes'
import { createHistoryRepository } from '../features/history/history-repository'
import { createHistoryRoutes } from '../features/history/history-routes'
import { createLegalRoutes } from '../features/legal/legal-routes'
import { createProfileRepository } from '../features/profile/profile-repository'
import { createProfileRoutes } from '../features/profile/profile-routes'
import { createReportRepository } from '../features/reports/report-repository'
import { createReportRoutes } from '../features/reports/report-routes'
import type { SampleRepository } from '../features/samples/sample-repository'
import { createSampleRoutes } from '../features/samples/sample-routes'
import type { SubscriptionReader } from '../features/wallet/subscription-reader'
import { createWalletRepository } from '../features/wallet/wallet-repository'
import { createWalletRoutes } from '../features/wallet/wallet-routes'
import type { Database } from '../platform/database/open-database'
import type { RequestContext } from '../platform/http/procedures'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { wireAccounts } from './wire-accounts'
import type { wireCalls } from './wire-calls'
import type { wireDeclarations } from './wire-declarations'
import type { wirePayments } from './wire-payments'

type Parts = {
  accounts: Pick<
    ReturnType<typeof wireAccounts>,
    'limits' | 'meRoutes' | 'accountRoutes' | 'passwordLinkRoutes'
  >
  subscriptions: SubscriptionReader
  payments: Pick<ReturnType<typeof wirePayments>, 'routes' | 'partsFor'>
  declarations: Pick<ReturnType<typeof wireDeclarations>, 'withdrawalRoutes' | 'cancellationRoutes'>
  calls: Pick<ReturnType<typeof wireCalls>, 'routes'>
  catalogue: CatalogueRepository
  samples: SampleRepository
  /** The landing page's example. */
  conversation: SampleDialogue
  database: Database
  jobs: Pick<JobQueue, 'enqueue'>
  publicUrl: URL
}

/** Nobody answers that fast; a script that fills the evidence of consents does. */
const profileChangeLimit = { name: 'profile-change', max: 60, windowSeconds: 60 }

/** What answers each procedure of the contract. */
export const createRouter = ({
  accounts,
  subscriptions,
  payments,
  declarations,
  calls,
  catalogue,
  samples,
  conversation,
  database,
  jobs,
  publicUrl,
}: Parts) =>
  implement(contract)
    .$context<RequestContext>()
    .router({
      me: accounts.meRoutes,
      account: accounts.accountRoutes,
      passwordLink: accounts.passwordLinkRoutes,
      agents: createCatalogueRoutes(catalogue),
      calls: calls.routes,
      conversations: createHistoryRoutes(createHistoryRepository(database), publicUrl),
      cookieConsents: createCookieConsentRoutes({
        database,
        count: accounts.limits.count,
      }),
      favorites: createFavouritesRoutes(createFavouritesRepository(database)),
      feedbacks: createFeedbackRoutes(createFeedbackRepository(database)),
      reports: createReportRoutes({
        reports: createReportRepository(database),
        sendMail: (transaction, mail) => jobs.enqueue(transaction, 'send-mail', mail),
        count: accounts.limits.count,
        origin: publicUrl.origin,
      }),
      samples: createSampleRoutes({ samples, conversation }),
      profile: createProfileRoutes({
        profiles: createProfileRepository(database, {
          read: readSensitiveConsent,
          store: (transaction, userId, isGranted) =>
            storeConsent(transaction, userId, 'sensitive_profile', isGranted),
        }),
        countChange: (userId) => accounts.limits.count(profileChangeLimit, userId),
      }),
      wallet: createWalletRoutes({
        wallets: createWalletRepository(database),
        subscriptions,
        paymentFor: payments.partsFor,
      }),
      payments: payments.routes,
      withdrawals: declarations.withdrawalRoutes,
      cancellations: declarations.cancellationRoutes,
      legal: createLegalRoutes({ terms: termsOfSale, withdrawalForm }),
    })
