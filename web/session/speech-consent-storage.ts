import { createFallbackStorage } from '../storage/browser-storage'

const storageKey = 'amivoix.speech-consents'
const storage = createFallbackStorage(() => window.localStorage)

/** Stores, as JSON in this browser, the answers about who may receive what the caller says. */
export const speechConsentStorage = {
  read: () => storage.getItem(storageKey),
  write: (json: string) => storage.setItem(storageKey, json),
}

/** Deletes the answers. This module omits their parser, because every page loads it for sign-out. */
export const clearSpeechConsents = () => storage.removeItem(storageKey)
