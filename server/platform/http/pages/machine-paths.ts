/** What programs ask for, and no page is below. */
const machinePrefixes = ['/api', '/health', '/metrics', '/assets', '/.well-known']

/** The data of a page, which React Router loads when the user navigates to it. */
const pageData = /\.data$/

const fileExtension = /\.\w+$/

/**
 * Whether a path is one that programs ask for, such as "/favicon.ico" or "/metrics". Without an
 * answer it is an error: a redirection to a page would look like one.
 */
export const isMachinePath = (path: string) =>
  machinePrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ||
  (fileExtension.test(path) && !pageData.test(path))
