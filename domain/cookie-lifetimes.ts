/** Exported separately, because every page's script needs it. */
export const themeCookieDays = 365

/** How long the cookies of the product last; the cookie policy states it. */
export const cookieLifetimes = {
  /** The session of a user who asked to be remembered; otherwise it ends with the browser. */
  sessionDays: 30,
  /** The longest life of a cookie that browsers accept (RFC 6265bis, section 5.6). */
  knownDeviceDays: 400,
  /** As long as a confirmation link works. */
  registrationHours: 24,
  themeDays: themeCookieDays,
} as const
