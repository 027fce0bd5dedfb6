import type { CookiePreferences } from '../../../domain/cookie-consent'
import { createDeletionCookies } from './analytics-cookies'
import { createConsentSignals, deniedSignals } from './consent-signals'

type WindowWithDataLayer = typeof window & { dataLayer?: unknown[] }

/** Whether the script of the analytics tag has been added to this page. */
let isTagAdded = false

/**
 * Applies a cookie choice to the analytics tag. The tag is added when analytics cookies are accepted;
 * categories that are not accepted are denied. When analytics cookies are not accepted, everything is denied and
 * the cookies that the tag has set are deleted.
 */
export function applyAnalyticsConsent(analyticsId: string, preferences: CookiePreferences | null) {
  if (preferences?.analytics) {
    if (!isTagAdded) addTag(analyticsId)
    sendCommand('consent', 'update', createConsentSignals(preferences))
    if (!isTagAdded) configureTag(analyticsId)
    isTagAdded = true
    return
  }
  if (isTagAdded) sendCommand('consent', 'update', deniedSignals)
  for (const deletionCookie of createDeletionCookies(document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere
    document.cookie = deletionCookie
  }
}

function addTag(analyticsId: string) {
  sendCommand('consent', 'default', deniedSignals)
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`
  document.head.append(script)
}

function configureTag(analyticsId: string) {
  sendCommand('js', new Date())
  sendCommand('config', analyticsId)
}

/** Sends a command to the tag, which accepts only `arguments` objects, not arrays. */
function sendCommand(..._command: unknown[]) {
  const page: WindowWithDataLayer = window
  page.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  page.dataLayer.push(arguments)
}
