import { createFallbackStorage } from '../storage/browser-storage'

const storageKey = 'amivoix.browser-ears'
const storage = createFallbackStorage(() => window.localStorage)

/**
 * Stores whether the browser may send the caller's voice to this recipient to turn it into text. An
 * answer holds for the recipient that it named.
 */
export const storeBrowserEarsConsent = (recipient: string, isGranted: boolean) =>
  storage.setItem(storageKey, JSON.stringify([recipient, isGranted]))

export const readBrowserEarsConsent = (recipient: string) =>
  storage.getItem(storageKey) === JSON.stringify([recipient, true])

export const clearBrowserEarsConsent = () => storage.removeItem(storageKey)
