import { readJson } from '../../../domain/read-json'
import type { BrowserStorage } from '../../browser-storage'
import type { FormValues } from './form-values'

export type ProfileDraft = {
  /** What this person had typed and not saved; null when there is nothing of theirs. */
  read(): Readonly<Record<string, unknown>> | null
  write(values: Partial<FormValues>): void
  forget(): void
}

const storageKey = 'amivoix.profile-draft'

/**
 * Kept by the tab alone, and emptied by a save and by the sign-out: a reload, a slip or a session
 * that ends in the middle loses no word.
 */
export const createProfileDraft = (storage: BrowserStorage, userId: string): ProfileDraft => ({
  read() {
    const draft = readJson(storage.getItem(storageKey))
    return isDraft(draft) && draft.userId === userId ? draft.values : null
  },
  write: (values) => storage.setItem(storageKey, JSON.stringify({ userId, values })),
  forget: () => storage.removeItem(storageKey),
})

function isDraft(
  draft: unknown,
): draft is { userId: string; values: Readonly<Record<string, unknown>> } {
  if (typeof draft !== 'object' || draft === null) return false
  if (!('userId' in draft) || !('values' in draft)) return false
  return typeof draft.values === 'object' && draft.values !== null
}
