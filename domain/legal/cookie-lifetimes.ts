/**
 * How long the theme cookie lasts. Separate from `cookieLifetimes`, so that the script that every
 * page loads does not contain the other lifetimes.
 */
export const themeCookieDays = 365

/** How long the cookies of the product last; the cookie policy states it. */
export const cookieLifetimes = {
  /** For users who ask to stay signed in; other sessions end when the browser closes. */
  sessionDays: 30,
  /** The maximum that browsers accept (RFC 6265bis, section 5.6). */
  knownDeviceDays: 400,
  /** As long as a confirmation link is valid. */
  registrationHours: 24,
  themeDays: themeCookieDays,
} as const
