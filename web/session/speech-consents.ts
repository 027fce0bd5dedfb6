import { parseJsonOrNull } from '../../domain/parse-json'
import { createFallbackStorage } from '../storage/browser-storage'

const storageKey = 'amivoix.speech-consents'
const storage = createFallbackStorage(() => window.localStorage)

/**
 * Returns by recipient whether it may receive what the caller says. Each answer holds in this
 * browser, for the recipient that it named.
 */
export function readSpeechConsents(): Record<string, boolean> {
  const stored = parseJsonOrNull(storage.getItem(storageKey))
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([, isGranted]) => typeof isGranted === 'boolean'),
  )
}

export const storeSpeechConsent = (recipient: string, isGranted: boolean) =>
  storage.setItem(storageKey, JSON.stringify({ ...readSpeechConsents(), [recipient]: isGranted }))

export const clearSpeechConsents = () => storage.removeItem(storageKey)
