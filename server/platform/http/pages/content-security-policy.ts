/**
 * A rendered page allows its inline scripts and styles by their hashes; a static file has none. Vite
 * injects scripts and style elements in development.
 */
type InlineCode = { scripts: readonly string[]; styles: readonly string[] } | 'none' | 'development'

type Options = {
  /** Allows the analytics tag, which is loaded only after consent. */
  hasAnalytics?: boolean
}

/** The hosts that Google documents for its tag. */
const analyticsScripts = 'https://www.googletagmanager.com'
const analyticsHosts =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com'

/** Returns the Content-Security-Policy header of a page. */
export function contentSecurityPolicy(code: InlineCode, { hasAnalytics = false }: Options = {}) {
  const { scripts, styles } = listSources(code)
  const scriptSources = [...scripts, ...(hasAnalytics ? [analyticsScripts] : [])]
  const additionalHosts = hasAnalytics ? ` ${analyticsHosts}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptSources.join(' ')}`.trim(),
    ...(hasAnalytics ? [`connect-src 'self'${additionalHosts}`] : []),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    // React writes `style` attributes into server-rendered markup.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${additionalHosts}`,
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The policy of the voice activity detector's worker file. A worker obeys the policy of its own
 * response, so WebAssembly can be compiled in this worker and nowhere else.
 */
export const detectorSecurityPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

function listSources(code: InlineCode) {
  if (code === 'none') return { scripts: [], styles: [] }
  if (code === 'development') return { scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] }
  return code
}
