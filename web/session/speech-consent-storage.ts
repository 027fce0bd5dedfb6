import { createFallbackStorage } from '../storage/browser-storage'

const storageKey = 'amivoix.speech-consents'
const storage = createFallbackStorage(() => window.localStorage)

/** Stores, as JSON in this browser, the answers about who may receive what the caller says. */
export const speechConsentStorage = {
  read: () => storage.getItem(storageKey),
  write: (json: string) => storage.setItem(storageKey, json),
}

/**
 * Deletes the answers. Only speech-consents.ts parses them, so that this module, which every page loads for sign-out,
 * stays small.
 */
export const clearSpeechConsents = () => storage.removeItem(storageKey)
