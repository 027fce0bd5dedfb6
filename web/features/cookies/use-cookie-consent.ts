import { useEffect, useSyncExternalStore } from 'react'
import type { CookieConsentEvidence } from '../../../contract/cookie-consents'
import type { CookieConsent } from '../../../domain/cookie-consent'
import { cookieTextVersion } from '../../../domain/legal/cookie-choice'
import { createFallbackStorage } from '../../storage/browser-storage'
import type { applyAnalyticsConsent } from './analytics'
import { type CookieStore, createCookieStore } from './cookie-store'

let store: CookieStore | undefined

/** Returns the store, created on first use. Works in the browser only. */
export function getCookieStore(): CookieStore {
  store ??= createCookieStore({
    storage: createFallbackStorage(() => window.localStorage),
    now: () => new Date(),
    createId,
    send,
  })
  return store
}

const subscribe = (listener: () => void) => getCookieStore().subscribe(listener)

/** The choice; null when there is none, undefined during server rendering. */
export const useCookieConsent = () =>
  useSyncExternalStore<CookieConsent | null | undefined>(
    subscribe,
    () => getCookieStore().readConsent(),
    () => undefined,
  )

/** Whether the cookie settings are open. */
export const useCookieSettingsOpen = () =>
  useSyncExternalStore(
    subscribe,
    () => getCookieStore().isSettingsOpen(),
    () => false,
  )

/**
 * Applies the cookie choice, also one that another tab makes. Sends its evidence, if the server has not received
 * it yet, when the page opens and when the connection returns.
 */
export function useApplyCookieChoice(analyticsId: string | undefined) {
  const consent = useCookieConsent()

  useEffect(() => {
    if (consent === undefined) return
    const isPersonalisationGranted = consent?.preferences.personalization ?? false
    document.documentElement.dataset['personalisation'] = isPersonalisationGranted
      ? 'granted'
      : 'denied'
    if (analyticsId) updateAnalytics(analyticsId, consent?.preferences ?? null)
  }, [consent, analyticsId])

  useEffect(() => {
    const { notifyListeners, sendEvidence } = getCookieStore()
    sendEvidence()
    window.addEventListener('storage', notifyListeners)
    window.addEventListener('online', sendEvidence)
    return () => {
      window.removeEventListener('storage', notifyListeners)
      window.removeEventListener('online', sendEvidence)
    }
  }, [])
}

/** Applies the choice to the analytics tag. Does nothing when our module for the tag cannot be loaded. */
const updateAnalytics = (...change: Parameters<typeof applyAnalyticsConsent>) =>
  import('./analytics')
    .then((analytics) => analytics.applyAnalyticsConsent(...change))
    .catch(() => {})

/**
 * Sends the evidence of a choice. Returns false when sending must be retried. A 400 is not retried, because the
 * server would answer 400 again. Uses fetch directly, because the API client is too large to load for one request.
 */
async function send(id: string, { preferences, consentDate }: CookieConsent) {
  const { essential: _essential, ...optionalPreferences } = preferences
  const evidence: CookieConsentEvidence = {
    id,
    preferences: optionalPreferences,
    consentDate,
    textVersion: cookieTextVersion,
  }
  const response = await fetch('/api/cookie-consents', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(evidence),
    keepalive: true,
  })
  // Reads the body, because the browser counts a request as pending until its body is read.
  await response.arrayBuffer()
  return response.ok || response.status === 400
}

/** `randomUUID` exists only in secure contexts. */
const createId = () =>
  typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : formatUuid(createRandomBytes())

const createRandomBytes = () => crypto.getRandomValues(new Uint8Array(16))

function formatUuid(bytes: Uint8Array) {
  // The bits of the version (4) and of the variant, as RFC 9562 requires.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
