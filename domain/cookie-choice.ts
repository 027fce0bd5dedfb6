import {
  type CookieConsent,
  type CookiePreferences,
  cookieCategories,
  cookieConsentMonths,
} from './cookie-consent'
import { readJson } from './read-json'

/** Of the words that were shown with the question; part of the proof. A new text asks for a new date. */
export const cookieTextVersion = '2026-11-21'

/** What is kept of an answer, whichever it was: hasConsented says that the question was answered. */
export const recordCookieChoice = (
  preferences: CookiePreferences,
  answeredAt: Date,
): CookieConsent => ({ hasConsented: true, preferences, consentDate: answeredAt.toISOString() })

/**
 * The answer kept in a browser; null when the question is to be asked: there is none, it is
 * rubbish, or it is six months old (second document, section 9).
 */
export function readCookieChoice(text: string | null, now: Date): CookieConsent | null {
  const stored = readJson(text)
  if (!isRecord(stored) || stored['hasConsented'] !== true) return null
  const preferences = readPreferences(stored['preferences'])
  const answeredAt = readDate(stored['consentDate'])
  if (!preferences || !answeredAt) return null
  const isValid = answeredAt <= now && now < endOfCookieChoice(answeredAt)
  return isValid ? recordCookieChoice(preferences, answeredAt) : null
}

/** Six months later; the last day of the month where the day does not exist. */
export function endOfCookieChoice(answeredAt: Date): Date {
  const end = new Date(answeredAt)
  end.setUTCMonth(end.getUTCMonth() + cookieConsentMonths)
  if (end.getUTCDate() !== answeredAt.getUTCDate()) end.setUTCDate(0)
  return end
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
