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
 * that ends in the middle loses no word. A browser that refuses storage keeps none.
 */
export const createProfileDraft = (storage: () => Storage, userId: string): ProfileDraft => ({
  read() {
    try {
      const draft: unknown = JSON.parse(storage().getItem(storageKey) ?? 'null')
      return isDraft(draft) && draft.userId === userId ? draft.values : null
    } catch {
      return null
    }
  },
  write(values) {
    try {
      storage().setItem(storageKey, JSON.stringify({ userId, values }))
    } catch {
      return
    }
  },
  forget() {
    try {
      storage().removeItem(storageKey)
    } catch {
      return
    }
  },
})

function isDraft(
  draft: unknown,
): draft is { userId: string; values: Readonly<Record<string, unknown>> } {
  if (typeof draft !== 'object' || draft === null) return false
  if (!('userId' in draft) || !('values' in draft)) return false
  return typeof draft.values === 'object' && draft.values !== null
}
