import {
  type CookieConsent,
  type CookiePreferences,
  cookieCategories,
  cookieConsentMonths,
} from '../cookie-consent'
import { parseJsonOrNull } from '../parse-json'

/** Version of the consent text, stored as evidence; change the date when the text changes. */
export const cookieTextVersion = '2026-11-21'

/** Creates the record stored for any choice; `hasConsented` only means that the user has chosen. */
export const createCookieConsent = (
  preferences: CookiePreferences,
  answeredAt: Date,
): CookieConsent => ({ hasConsented: true, preferences, consentDate: answeredAt.toISOString() })

/**
 * Reads the choice stored in a browser. Returns null when the user must be asked: if there is no
 * choice yet, or if it is unreadable, older than six months (the CNIL recommends no more), or dated
 * in the future.
 */
export function parseCookieConsent(text: string | null, now: Date): CookieConsent | null {
  const storedValue = parseJsonOrNull(text)
  if (!isRecord(storedValue) || storedValue['hasConsented'] !== true) return null
  const preferences = readPreferences(storedValue['preferences'])
  const answeredAt = readDate(storedValue['consentDate'])
  if (!preferences || !answeredAt) return null
  const isValid = answeredAt <= now && now < computeCookieChoiceExpiry(answeredAt)
  return isValid ? createCookieConsent(preferences, answeredAt) : null
}

/** Returns the date six months later, clamped to the last day of the month. */
export function computeCookieChoiceExpiry(answeredAt: Date): Date {
  const expiry = new Date(answeredAt)
  expiry.setUTCMonth(expiry.getUTCMonth() + cookieConsentMonths)
  if (expiry.getUTCDate() !== answeredAt.getUTCDate()) expiry.setUTCDate(0)
  return expiry
}

function readPreferences(value: unknown): CookiePreferences | null {
  if (!isRecord(value)) return null
  if (cookieCategories.some((category) => typeof value[category] !== 'boolean')) return null
  return {
    essential: true,
    analytics: value['analytics'] === true,
    personalization: value['personalization'] === true,
    marketing: value['marketing'] === true,
  }
}

function readDate(value: unknown): Date | null {
  if (typeof value !== 'string') return null
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
