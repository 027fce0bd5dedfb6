import { createFallbackStorage } from '../storage/browser-storage'

const storageKey = 'amivoix.speech-consents'
const storage = createFallbackStorage(() => window.localStorage)

/** The answers about who may receive what the caller says, as JSON in this browser. */
export const speechConsentStorage = {
  read: () => storage.getItem(storageKey),
  write: (json: string) => storage.setItem(storageKey, json),
}

/** In a module without the parser of the answers, because every page can sign out. */
export const clearSpeechConsents = () => storage.removeItem(storageKey)
