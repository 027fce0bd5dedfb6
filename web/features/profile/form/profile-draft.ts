import { parseJsonOrNull } from '../../../../domain/parse-json'
import type { BrowserStorage } from '../../../storage/browser-storage'
import type { FormValues } from './form-values'

export type ProfileDraft = {
  /** Returns the unsaved values of this user; null when there are none. */
  read(): Readonly<Record<string, unknown>> | null
  write(values: Partial<FormValues>): void
  clear(): void
}

const storageKey = 'amivoix.profile-draft'

/**
 * Stores the unsaved values in this tab until they are saved or the user signs out, so that they survive a
 * reload, a visit to another page and an expired session.
 */
export const createProfileDraft = (storage: BrowserStorage, userId: string): ProfileDraft => ({
  read() {
    const draft = parseJsonOrNull(storage.getItem(storageKey))
    return isDraft(draft) && draft.userId === userId ? draft.values : null
  },
  write: (values) => storage.setItem(storageKey, JSON.stringify({ userId, values })),
  clear: () => storage.removeItem(storageKey),
})

function isDraft(
  draft: unknown,
): draft is { userId: string; values: Readonly<Record<string, unknown>> } {
  if (typeof draft !== 'object' || draft === null) return false
  if (!('userId' in draft) || !('values' in draft)) return false
  return typeof draft.values === 'object' && draft.values !== null
}
