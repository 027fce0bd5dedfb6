import { fixedApiPaths } from '../../contract/paths'
import { offerKeys } from '../../domain/offers'
import { mailboxRoutes } from '../../emulators/mail/mailbox-routes'
import {
  demonstrationCredentials,
  oidcEmulatorPath,
} from '../../emulators/oidc/demonstration-credentials'
import { oidcRoutes } from '../../emulators/oidc/oidc-routes'
import { pageFontRoutes } from '../../emulators/page/page-fonts'
import { createEmulatedStripe } from '../../emulators/stripe/create-emulated-stripe'
import {
  demonstrationWebhookSecret,
  getDemonstrationPriceId,
} from '../../emulators/stripe/demonstration-account'
import { stripeRoutes } from '../../emulators/stripe/stripe-routes'
import { createGoogleSignIn } from '../../providers/google/create-google-sign-in'
import { createStripeClient } from '../../providers/stripe/stripe-account'
import type { Config } from '../config'
import { googleCallbackPath } from '../features/accounts/google/google-routes'
import type { GoogleSignIn } from '../features/accounts/google/google-sign-in'
import { systemClock } from '../platform/clock'
import type { Database } from '../platform/database/open-database'
import type { HttpServer } from '../platform/http/create-http-server'
import { isDirectLoopbackRequest } from '../platform/http/loopback'
import type { StripeAccount } from './wire-billing'

/** Returns the configured sign-in with Google, or its emulator in loopback mode; else undefined. */
export function selectGoogleSignIn({
  google,
  isLoopback,
  publicUrl,
  localOrigin,
}: Config): GoogleSignIn | undefined {
  if (google) return createGoogleSignIn(google)
  if (!isLoopback) return undefined
  return createGoogleSignIn({
    ...demonstrationCredentials,
    endpoints: {
      // Browsers use the public URL; this process calls itself directly.
      authorizationUrl: `${publicUrl.origin}${oidcEmulatorPath}/authorize`,
      tokenUrl: `${localOrigin}${oidcEmulatorPath}/token`,
      userInfoUrl: `${localOrigin}${oidcEmulatorPath}/userinfo`,
    },
  })
}

/** Returns the configured Stripe account, or its emulator in loopback mode; else null. */
export function selectStripeAccount({
  stripe,
  stripeWebhookSecret,
  isLoopback,
  localOrigin,
}: Config): StripeAccount | null {
  if (stripe)
    return {
      stripe: createStripeClient(stripe.secretKey),
      webhookSecret: stripe.webhookSecret,
      priceIds: stripe.prices,
      isEmulator: false,
    }
  if (!isLoopback) return null
  return {
    stripe: createEmulatedStripe(localOrigin),
    webhookSecret: stripeWebhookSecret ?? demonstrationWebhookSecret,
    priceIds: Object.fromEntries(offerKeys.map((key) => [key, getDemonstrationPriceId(key)])),
    isEmulator: true,
  }
}

/** Whether mails are shown at /dev/mail, because they are not sent. */
export const hasMailbox = ({ smtpUrl, isLoopback }: Pick<Config, 'smtpUrl' | 'isLoopback'>) =>
  isLoopback && !smtpUrl

type Deps = {
  config: Config
  database: Database
  /** Where mails are written when no SMTP server is configured. */
  mailDirectory: string
  stripeAccount: StripeAccount | null
}

/**
 * In loopback mode, registers emulators in place of the services that are not configured, and the
 * fonts of the emulators' pages. The emulators answer loopback requests only.
 */
export async function mountEmulators(
  app: HttpServer,
  { config, database, mailDirectory, stripeAccount }: Deps,
): Promise<void> {
  const { google, isLoopback, localOrigin } = config
  const publicOrigin = config.publicUrl.origin
  if (isLoopback) await app.register(pageFontRoutes)
  if (hasMailbox(config))
    await app.register(mailboxRoutes, {
      directory: mailDirectory,
      isLoopbackRequest: isDirectLoopbackRequest,
    })
  if (!google && isLoopback)
    await app.register(oidcRoutes, {
      database,
      publicOrigin,
      redirectUri: `${publicOrigin}${googleCallbackPath}`,
      isLoopbackRequest: isDirectLoopbackRequest,
    })
  if (stripeAccount?.isEmulator)
    await app.register(stripeRoutes, {
      database,
      publicOrigin,
      webhook: {
        url: `${localOrigin}${fixedApiPaths.stripeWebhook}`,
        secret: stripeAccount.webhookSecret,
      },
      clock: systemClock,
      fetch,
      isLoopbackRequest: isDirectLoopbackRequest,
    })
}
