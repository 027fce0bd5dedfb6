import { randomBytes } from 'node:crypto'

/** A rendered page names its inline scripts and styles by nonce; a page stored as a file has none. */
type Scripts = { nonce: string } | 'none' | 'development'

export const createNonce = () => randomBytes(16).toString('base64')

type Options = {
  /** The analytics tag may be loaded, by visitors who agree (05, « cookies »). */
  hasAnalytics?: boolean
}

/** As Google publishes them for its tag. */
const analyticsScripts = 'https://www.googletagmanager.com'
const analyticsHosts =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com'

/** The policy of a page, in one line. */
export function contentSecurityPolicy(scripts: Scripts, { hasAnalytics = false }: Options = {}) {
  const scriptSources = [...inlineSources(scripts), ...(hasAnalytics ? [analyticsScripts] : [])]
  const also = hasAnalytics ? ` ${analyticsHosts}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptSources.join(' ')}`.trim(),
    ...(hasAnalytics ? [`connect-src 'self'${also}`] : []),
    // Vite injects styles as elements while developing.
    `style-src 'self' ${inlineSources(scripts).join(' ')}`.trim(),
    // React writes `style` attributes into server-rendered markup.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${also}`,
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * For the voice detector's worker file alone: a worker obeys the policy of its own response, so
 * that WebAssembly is compiled there and nowhere else.
 */
export const detectorSecurityPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

function inlineSources(scripts: Scripts) {
  if (scripts === 'none') return []
  if (scripts === 'development') return ["'unsafe-inline'"]
  return [`'nonce-${scripts.nonce}'`]
}
