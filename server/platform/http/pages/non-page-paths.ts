/** Prefixes below which there are no pages. */
const nonPagePrefixes = ['/api', '/health', '/metrics', '/assets', '/.well-known']

/** Matches the path of a page's data, which React Router loads when the user navigates to the page. */
const pageDataPattern = /\.data$/

const fileExtensionPattern = /\.\w+$/

/**
 * Whether a path cannot be a page, such as "/favicon.ico" or "/metrics", which browsers and tools
 * request on their own. Without a route of its own, such a path gets 404: a redirect to a page
 * would look like success.
 */
export const isNonPagePath = (path: string) =>
  nonPagePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ||
  (fileExtensionPattern.test(path) && !pageDataPattern.test(path))
