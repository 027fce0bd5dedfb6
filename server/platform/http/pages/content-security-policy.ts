import type { InlineCode } from '../../../../contract/page-context'

/**
 * The inline code that a policy allows: the scripts and styles of a rendered page by their hashes,
 * no inline code in a static file, and all of it in development, where Vite injects some.
 */
type AllowedCode = InlineCode | 'none' | 'development'

/** The host of the call room's script, and the hosts that the script connects to. */
const callRoomHost = 'https://c.daily.co'
const callRoomConnections = 'https://*.daily.co wss://*.daily.co https://*.pluot.blue'

/** The Permissions-Policy of a page with a call room. */
export const callRoomPermissions = 'microphone=(self), camera=(self), geolocation=()'

type Options = {
  /** Allows the analytics tag, which is loaded only after consent. */
  hasAnalytics?: boolean
  /** Allows the script of the call room and its connections. */
  callRoom?: { roomScript: string | null }
}

/** The hosts that Google documents for its tag. */
const analyticsScripts = 'https://www.googletagmanager.com'
const analyticsHosts =
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com'

/** Returns the Content-Security-Policy header of a page. */
export function createContentSecurityPolicy(code: AllowedCode, options: Options = {}) {
  const { hasAnalytics = false, callRoom } = options
  const { scripts, styles } = listSources(code)
  const roomHost = callRoom?.roomScript ? new URL(callRoom.roomScript).origin : callRoomHost
  const scriptSources = [
    ...scripts,
    ...(hasAnalytics ? [analyticsScripts] : []),
    // The room's noise suppression is WebAssembly, and its audio worklets are blobs.
    ...(callRoom ? [roomHost, 'blob:', "'wasm-unsafe-eval'"] : []),
  ]
  const connections = [
    ...(hasAnalytics ? [analyticsHosts] : []),
    ...(callRoom ? [roomHost, callRoomConnections] : []),
  ]
  const additionalHosts = hasAnalytics ? ` ${analyticsHosts}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptSources.join(' ')}`.trim(),
    ...(connections.length > 0 ? [`connect-src 'self' ${connections.join(' ')}`] : []),
    ...(callRoom ? ["worker-src 'self' blob:"] : []),
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
 * response, so this worker can compile WebAssembly without the page's policy allowing it.
 */
export const detectorSecurityPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

function listSources(code: AllowedCode) {
  if (code === 'none') return { scripts: [], styles: [] }
  if (code === 'development') return { scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] }
  return code
}
