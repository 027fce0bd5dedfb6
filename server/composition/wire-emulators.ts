import Stripe from 'stripe'
import { fixedApiPaths } from '../../contract/paths'
import { offerKeys } from '../../domain/offers'
import { mailboxRoutes } from '../../emulators/mail/mailbox-routes'
import { demonstrationClient, standInPath } from '../../emulators/oidc/demonstration-client'
import { oidcRoutes } from '../../emulators/oidc/oidc-routes'
import { pageFonts } from '../../emulators/page/page-fonts'
import {
  demonstrationPriceId,
  demonstrationWebhookSecret,
} from '../../emulators/stripe/demonstration-account'
import { createDemonstrationClient } from '../../emulators/stripe/demonstration-client'
import { stripeRoutes } from '../../emulators/stripe/stripe-routes'
import type { Config } from '../config'
import type { GoogleClient } from '../features/accounts/google-provider'
import { googleCallbackPath } from '../features/accounts/google-routes'
import { systemClock } from '../platform/clock'
import type { Database } from '../platform/database/open-database'
import type { HttpServer } from '../platform/http/create-http-server'
import { isLoopbackRequest } from '../platform/http/loopback'
import type { PaymentService } from './wire-payments'

/** Google itself when it is configured; on this machine otherwise its stand-in. */
export function googleOf({
  google,
  isLoopback,
  publicUrl,
  localOrigin,
}: Config): GoogleClient | undefined {
  if (google || !isLoopback) return google
  return {
    ...demonstrationClient,
    endpoints: {
      // The browser comes by the public address, this process asks itself directly.
      authorizationUrl: `${publicUrl.origin}${standInPath}/authorize`,
      tokenUrl: `${localOrigin}${standInPath}/token`,
      userInfoUrl: `${localOrigin}${standInPath}/userinfo`,
    },
  }
}

/** Stripe itself when it is configured; on this machine otherwise its stand-in; elsewhere nothing. */
export function paymentServiceOf({
  stripe,
  stripeWebhookSecret,
  isLoopback,
  localOrigin,
}: Config): PaymentService | null {
  if (stripe)
    return {
      stripe: new Stripe(stripe.secretKey, { timeout: 10_000, telemetry: false }),
      webhookSecret: stripe.webhookSecret,
      priceIds: stripe.prices,
      isStandIn: false,
    }
  if (!isLoopback) return null
  return {
    stripe: createDemonstrationClient(localOrigin),
    webhookSecret: stripeWebhookSecret ?? demonstrationWebhookSecret,
    priceIds: Object.fromEntries(offerKeys.map((key) => [key, demonstrationPriceId(key)])),
    isStandIn: true,
  }
}

type Options = {
  config: Config
  database: Database
  /** Where mails are written that nobody sends. */
  mailDirectory: string
  paymentService: PaymentService | null
}

/** The pages of what stands in, each where nothing real is configured; this machine alone sees them. */
export async function mountStandIns(
  app: HttpServer,
  { config, database, mailDirectory, paymentService }: Options,
): Promise<void> {
  const { smtpUrl, google, isLoopback, localOrigin } = config
  const publicOrigin = config.publicUrl.origin
  if (isLoopback) await app.register(pageFonts)
  if (!smtpUrl && isLoopback)
    await app.register(mailboxRoutes, { directory: mailDirectory, isLoopback: isLoopbackRequest })
  if (!google && isLoopback)
    await app.register(oidcRoutes, {
      database,
      publicOrigin,
      redirectUri: `${publicOrigin}${googleCallbackPath}`,
      isLoopback: isLoopbackRequest,
    })
  if (paymentService?.isStandIn)
    await app.register(stripeRoutes, {
      database,
      publicOrigin,
      webhook: {
        url: `${localOrigin}${fixedApiPaths.stripeWebhook}`,
        secret: paymentService.webhookSecret,
      },
      clock: systemClock,
      fetch,
      isLoopback: isLoopbackRequest,
    })
}
