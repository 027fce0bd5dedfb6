import { useEffect, useSyncExternalStore } from 'react'
import type { CookieConsentProof } from '../../../contract/cookie-consents'
import { cookieTextVersion } from '../../../domain/cookie-choice'
import type { CookieConsent } from '../../../domain/cookie-consent'
import { forgivingStorage } from '../../browser-storage'
import type { applyToAnalytics } from './analytics'
import { type CookieStore, createCookieStore } from './cookie-store'

let store: CookieStore | undefined

/** In the browser only; made on first use. */
export function openCookies(): CookieStore {
  store ??= createCookieStore({
    storage: forgivingStorage(() => window.localStorage),
    now: () => new Date(),
    createId,
    send,
  })
  return store
}

const subscribe = (listener: () => void) => openCookies().subscribe(listener)

/** The answer; null when there is none, undefined while only the server has seen the page. */
export const useCookieConsent = () =>
  useSyncExternalStore<CookieConsent | null | undefined>(
    subscribe,
    () => openCookies().consent(),
    () => undefined,
  )

export const useCookieSettingsOpen = () =>
  useSyncExternalStore(
    subscribe,
    () => openCookies().isSettingsOpen(),
    () => false,
  )

/** Does on every page what the answer says. */
export function useCookieEffects(analyticsId: string | undefined) {
  const consent = useCookieConsent()

  useEffect(() => {
    if (consent === undefined) return
    const isPersonal = consent?.preferences.personalization ?? false
    document.documentElement.dataset['personalisation'] = isPersonal ? 'granted' : 'denied'
    if (analyticsId) bringToAnalytics(analyticsId, consent?.preferences ?? null)
  }, [consent, analyticsId])

  useEffect(() => {
    const { follow, bringProof } = openCookies()
    bringProof()
    window.addEventListener('storage', follow)
    window.addEventListener('online', bringProof)
    return () => {
      window.removeEventListener('storage', follow)
      window.removeEventListener('online', bringProof)
    }
  }, [])
}

/** Loaded only where the operator measures; a tag that cannot be told was never loaded either. */
const bringToAnalytics = (...change: Parameters<typeof applyToAnalytics>) =>
  import('./analytics').then(({ applyToAnalytics }) => applyToAnalytics(...change)).catch(() => {})

/** Without the API's client, which is more than a page needs for one request. */
async function send(id: string, { preferences, consentDate }: CookieConsent) {
  const { essential: _always, ...chosen } = preferences
  const proof: CookieConsentProof = {
    id,
    preferences: chosen,
    consentDate,
    textVersion: cookieTextVersion,
  }
  const { ok, status } = await fetch('/api/cookie-consents', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(proof),
    keepalive: true,
  })
  return ok || status === 400
}

/** randomUUID exists on https and on this machine alone. */
const createId = () =>
  typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : uuidOf(randomBytes())

const randomBytes = () => crypto.getRandomValues(new Uint8Array(16))

function uuidOf(bytes: Uint8Array) {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
