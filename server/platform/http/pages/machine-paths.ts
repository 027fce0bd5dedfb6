/** Path prefixes that programs request; no page is below them. */
const machinePrefixes = ['/api', '/health', '/metrics', '/assets', '/.well-known']

/** The data of a page, which React Router loads when the user navigates to it. */
const pageData = /\.data$/

const fileExtension = /\.\w+$/

/**
 * Whether a path is one that programs request, such as "/favicon.ico" or "/metrics". An unknown one
 * gets 404: a redirect to a page would look like success.
 */
export const isMachinePath = (path: string) =>
  machinePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ||
  (fileExtension.test(path) && !pageData.test(path))
