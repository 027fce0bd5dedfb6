import { parseJsonOrNull } from '../../domain/parse-json'
import { speechConsentStorage } from './speech-consent-storage'

/**
 * Returns, for each recipient that the user was asked about, whether it may receive what the caller says. The answers
 * are valid only in this browser.
 */
export function readSpeechConsents(): Record<string, boolean> {
  const storedValue = parseJsonOrNull(speechConsentStorage.read())
  if (typeof storedValue !== 'object' || storedValue === null) return {}
  return Object.fromEntries(
    Object.entries(storedValue).filter(([, isGranted]) => typeof isGranted === 'boolean'),
  )
}

export const storeSpeechConsent = (recipient: string, isGranted: boolean) =>
  speechConsentStorage.write(JSON.stringify({ ...readSpeechConsents(), [recipient]: isGranted }))
