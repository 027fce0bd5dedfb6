import {
  type CookieConsent,
  type CookiePreferences,
  cookieConsentKey,
} from '../../../domain/cookie-consent'
import { createCookieConsent, parseCookieConsent } from '../../../domain/legal/cookie-choice'
import { parseJsonOrNull } from '../../../domain/parse-json'
import type { BrowserStorage } from '../../storage/browser-storage'

/** Storage key for the evidence of the cookie choice: the id of the evidence, and whether the server has received it. */
export const consentEvidenceKey = 'cookie-consent-proof'

type ConsentEvidenceState = { id: string; isSent: boolean }

type CookieStoreDeps = {
  storage: BrowserStorage
  now(): Date
  createId(): string
  /** Returns false when sending must be retried. */
  send(id: string, consent: CookieConsent): Promise<boolean>
}

export type CookieStore = ReturnType<typeof createCookieStore>

/** The cookie choice of this browser, and the evidence sent to the server. */
export function createCookieStore({ storage, now, createId, send }: CookieStoreDeps) {
  const listeners = new Set<() => void>()
  let cachedConsent: { text: string | null; consent: CookieConsent | null } | null = null
  let isSettingsOpen = false

  const notify = () => {
    for (const listener of listeners) listener()
  }

  /** Returns the valid choice; null when the user must be asked. */
  function readConsent(): CookieConsent | null {
    const text = storage.getItem(cookieConsentKey)
    if (cachedConsent?.text !== text)
      cachedConsent = { text, consent: parseCookieConsent(text, now()) }
    return cachedConsent.consent
  }

  const storeEvidence = (evidence: ConsentEvidenceState) =>
    storage.setItem(consentEvidenceKey, JSON.stringify(evidence))

  /** Sends the evidence of the choice, unless the server has it. After a failure, calling this again retries. */
  async function sendEvidence(): Promise<void> {
    const currentConsent = readConsent()
    const evidence = parseEvidence(storage.getItem(consentEvidenceKey))
    if (!currentConsent || !evidence || evidence.isSent) return
    const isSent = await send(evidence.id, currentConsent).catch(() => false)
    // If the user has made another choice meanwhile, that choice has its own evidence.
    if (isSent && parseEvidence(storage.getItem(consentEvidenceKey))?.id === evidence.id)
      storeEvidence({ ...evidence, isSent })
  }

  return {
    readConsent,
    sendEvidence,
    isSettingsOpen: () => isSettingsOpen,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /** Stores the choice and sends its evidence; the user is not asked again for six months. */
    choose(preferences: CookiePreferences) {
      storage.setItem(cookieConsentKey, JSON.stringify(createCookieConsent(preferences, now())))
      storeEvidence({ id: createId(), isSent: false })
      isSettingsOpen = false
      notify()
      return sendEvidence()
    },

    /** Deletes the choice and its evidence in this browser, so that the user is asked again. */
    reset() {
      storage.removeItem(cookieConsentKey)
      storage.removeItem(consentEvidenceKey)
      isSettingsOpen = false
      notify()
    },

    openSettings() {
      isSettingsOpen = true
      notify()
    },
    closeSettings() {
      isSettingsOpen = false
      notify()
    },

    /** To be called when another tab has changed the choice. */
    notifyListeners: notify,
  }
}

function parseEvidence(text: string | null): ConsentEvidenceState | null {
  const storedValue = parseJsonOrNull(text)
  if (typeof storedValue !== 'object' || storedValue === null) return null
  if (!('id' in storedValue) || typeof storedValue.id !== 'string') return null
  return { id: storedValue.id, isSent: 'isSent' in storedValue && storedValue.isSent === true }
}
