import type { CookiePreferences } from '../../../domain/cookie-consent'
import { analyticsCookiesOf } from './analytics-cookies'
import { consentSignals, deniedSignals } from './consent-signals'

type Tagged = typeof window & { dataLayer?: unknown[] }

/** Whether the tag was loaded on this page. */
let isLoaded = false

/**
 * Brings the analytics tag in line with an answer: loaded only after consent, everything denied
 * before it, then what was allowed (05, « cookies »). Withdrawn, it is denied and its cookies go.
 */
export function applyToAnalytics(analyticsId: string, preferences: CookiePreferences | null) {
  if (preferences?.analytics) {
    if (!isLoaded) load(analyticsId)
    tell('consent', 'update', consentSignals(preferences))
    if (!isLoaded) start(analyticsId)
    isLoaded = true
    return
  }
  if (isLoaded) tell('consent', 'update', deniedSignals)
  for (const line of analyticsCookiesOf(document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: these are not ours, and leave synchronously
    document.cookie = line
  }
}

function load(analyticsId: string) {
  tell('consent', 'default', deniedSignals)
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`
  document.head.append(script)
}

function start(analyticsId: string) {
  tell('js', new Date())
  tell('config', analyticsId)
}

/** The tag tells a command from data by its being an `arguments` object. */
function tell(..._command: unknown[]) {
  const page: Tagged = window
  page.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  page.dataLayer.push(arguments)
}
