import { parseJsonOrNull } from '../../domain/parse-json'
import { speechConsentStorage } from './speech-consent-storage'

/**
 * Returns the user's answers about who may receive what they say in calls. Each key names a recipient, and for some
 * recipients also their tasks. The answers are valid only in this browser.
 */
export function readSpeechConsents(): Record<string, boolean> {
  const storedValue = parseJsonOrNull(speechConsentStorage.read())
  if (typeof storedValue !== 'object' || storedValue === null) return {}
  return Object.fromEntries(
    Object.entries(storedValue).filter(([, isGranted]) => typeof isGranted === 'boolean'),
  )
}

export const storeSpeechConsent = (key: string, isGranted: boolean) =>
  speechConsentStorage.write(JSON.stringify({ ...readSpeechConsents(), [key]: isGranted }))
