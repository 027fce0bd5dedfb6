import { parseJsonOrNull } from '../../domain/parse-json'
import { createFallbackStorage } from './browser-storage'

const key = 'amivoix.companion-to-call'
const storage = createFallbackStorage(() => window.sessionStorage)

export type CompanionToCall = { id: string; name: string }

/** Stores the companion that the user wants to call once they have bought minutes, for this tab. */
export const storeCompanionToCall = ({ id, name }: CompanionToCall) =>
  storage.setItem(key, JSON.stringify([id, name]))

/** Returns the companion to call after a purchase, or null. */
export function readCompanionToCall(): CompanionToCall | null {
  const stored = parseJsonOrNull(storage.getItem(key))
  if (!Array.isArray(stored)) return null
  const [id, name]: unknown[] = stored
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
}

export const clearCompanionToCall = () => storage.removeItem(key)
