import { implement } from '@orpc/server'
import { companions } from '../../content/companions/companions'
import { helpItems } from '../../content/help/help-items'
import type { Hello } from '../../content/samples/hello'
import type { SampleConversation } from '../../content/samples/sample-conversation'
import { handledContract } from '../../contract/contract'
import type { CallServices } from '../../contract/page-context'
import type { Billing } from '../billing/billing'
import type { Config } from '../config'
import { type AdminDeps, createAdminRoutes } from '../features/admin/admin-routes'
import { type ApiKeyDeps, createApiKeyRoutes } from '../features/api-keys/api-key-routes'
import { createAppointmentRoutes } from '../features/appointments/appointment-routes'
import type { AppointmentDeps } from '../features/appointments/schedule-appointment'
import type { ArticleLibrary } from '../features/articles/article-library'
import { createArticleRoutes } from '../features/articles/article-routes'
import type { CatalogueRepository } from '../features/catalogue/catalogue-repository'
import { createCatalogueRoutes } from '../features/catalogue/catalogue-routes'
import { createCookieConsentRoutes } from '../features/cookie-consents/cookie-consent-routes'
import { createFavouritesRepository } from '../features/favourites/favourites-repository'
import { createFavouritesRoutes } from '../features/favourites/favourites-routes'
import { createFeedbackRepository } from '../features/feedback/feedback-repository'
import { createFeedbackRoutes } from '../features/feedback/feedback-routes'
import { createAnswerRateLimit } from '../features/hello/answer-rate-limit'
import { findHelloCompanion } from '../features/hello/hello-repository'
import { createHelloRoutes } from '../features/hello/hello-routes'
import { createHistoryRepository } from '../features/history/history-repository'
import { createHistoryRoutes } from '../features/history/history-routes'
import { createLegalRoutes } from '../features/legal/legal-routes'
import { createMemoryRepository } from '../features/memories/memory-repository'
import { createMemoryRoutes } from '../features/memories/memory-routes'
import { createProfileRepository } from '../features/profile/profile-repository'
import { createProfileRoutes } from '../features/profile/profile-routes'
import { createReportRepository } from '../features/reports/report-repository'
import { createReportRoutes } from '../features/reports/report-routes'
import type { SampleRepository } from '../features/samples/sample-repository'
import { createSampleRoutes } from '../features/samples/sample-routes'
import { createSupportRoutes } from '../features/support/support-routes'
import type { LaunchChecklist } from '../launch-checklist'
import type { Database } from '../platform/database/open-database'
import type { RequestContext } from '../platform/http/api/procedures'
import type { JobQueue } from '../platform/jobs/job-queue'
import { readSensitiveConsent, storeConsent } from '../users/consents'
import type { wireAccounts } from './wire-accounts'
import type { wireCalls } from './wire-calls'
import { retentionSchedule } from './wire-retention'

type Deps = {
  config: Pick<Config, 'adminEmail' | 'analyticsId' | 'operator' | 'publicUrl'>
  accounts: Pick<
    ReturnType<typeof wireAccounts>,
    'rateLimits' | 'meRoutes' | 'accountRoutes' | 'confirmationLinkRoutes' | 'passwordLinkRoutes'
  >
  apiKeyDeps: ApiKeyDeps
  appointments: AppointmentDeps
  articles: ArticleLibrary
  billing: Pick<Billing, 'routes' | 'adminRoutes'>
  calls: Pick<ReturnType<typeof wireCalls>, 'routes' | 'endForOperator'>
  catalogue: CatalogueRepository
  samples: SampleRepository
  /** The sample conversation of the landing page. */
  conversation: SampleConversation
  /** The hello on the landing page: a short dialogue with a companion. */
  hello: Hello
  /** Whether our own engine serves public requests, and not only loopback requests (wire-voice.ts). */
  canServePublicCalls: boolean
  /** The services of calls; the privacy policy names their hosts. */
  callServices: CallServices
  voicePipeline: { localSpeech: { credits: readonly string[] } | null }
  /** Replaces the download of companions' pictures from other hosts, for tests. */
  fetchImage?: AdminDeps['fetchImage']
  administration: { checklist: LaunchChecklist }
  monitoring: { livePageDeps: AdminDeps['live'] }
  database: Database
  jobs: Pick<JobQueue, 'enqueue'>
}

/** Limits profile changes, because each change may store a consent, which is kept as evidence. */
const profileChangeLimit = { name: 'profile-change', max: 60, windowSeconds: 60 }

/** The ids of the companions that the product ships. */
const builtInIds = new Set(companions.map(({ id }) => id))

/**
 * Implements all procedures of the contract except the list of companions, which compose.ts serves
 * from cached bytes.
 */
export const createRouter = ({
  config: { adminEmail, analyticsId, operator, publicUrl },
  accounts,
  apiKeyDeps,
  appointments,
  articles,
  billing,
  calls,
  catalogue,
  samples,
  conversation,
  hello,
  canServePublicCalls,
  callServices,
  voicePipeline,
  fetchImage,
  administration: { checklist },
  monitoring: { livePageDeps },
  database,
  jobs,
}: Deps) =>
  implement(handledContract)
    .$context<RequestContext>()
    .router({
      me: accounts.meRoutes,
      account: accounts.accountRoutes,
      admin: {
        ...createAdminRoutes({
          database,
          publicUrl,
          builtInIds,
          adminEmail,
          endCall: calls.endForOperator,
          jobs,
          fetchImage,
          checklist,
          retentionSchedule,
          live: livePageDeps,
        }),
        transactions: billing.adminRoutes.transactions,
      },
      confirmationLink: accounts.confirmationLinkRoutes,
      passwordLink: accounts.passwordLinkRoutes,
      agents: createCatalogueRoutes(catalogue),
      apiKeys: createApiKeyRoutes(apiKeyDeps),
      appointments: createAppointmentRoutes(appointments, publicUrl),
      articles: createArticleRoutes(articles),
      calls: calls.routes,
      conversations: createHistoryRoutes(createHistoryRepository(database), publicUrl),
      cookieConsents: createCookieConsentRoutes({
        database,
        consume: accounts.rateLimits.consume,
      }),
      favorites: createFavouritesRoutes(createFavouritesRepository(database)),
      feedbacks: createFeedbackRoutes(createFeedbackRepository(database)),
      hello: createHelloRoutes({
        hello,
        canServePublicCalls,
        answerRateLimit: createAnswerRateLimit(() => performance.now()),
        findCompanion: (id) => findHelloCompanion(database, id),
        consume: accounts.rateLimits.consume,
      }),
      legal: createLegalRoutes({
        operator,
        callServices,
        analyticsId,
        hasSpeechCredits: (voicePipeline.localSpeech?.credits ?? []).length > 0,
      }),
      memories: createMemoryRoutes(createMemoryRepository(database)),
      reports: createReportRoutes({
        reports: createReportRepository(database),
        sendMail: (transaction, mail) => jobs.enqueue(transaction, 'send-mail', mail),
        consume: accounts.rateLimits.consume,
        origin: publicUrl.origin,
      }),
      samples: createSampleRoutes({ samples, conversation, canServePublicCalls }),
      support: createSupportRoutes({ helpItems, operator }),
      profile: createProfileRoutes({
        profiles: createProfileRepository(database, {
          read: readSensitiveConsent,
          store: (transaction, userId, isGranted) =>
            storeConsent(transaction, { userId, kind: 'sensitive_profile', isGranted }),
        }),
        consumeChangeLimit: (userId) => accounts.rateLimits.consume(profileChangeLimit, userId),
      }),
      ...billing.routes,
    })
