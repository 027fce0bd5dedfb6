import type { RealtimeItem } from './server-protocol'

/** Older items are dropped, because clients retrieve an item right after it has changed. */
const maxItems = 100

export type ConversationItems = ReturnType<typeof createConversationItems>

/** Keeps the latest items of a conversation, in order, for clients that retrieve one. */
export function createConversationItems() {
  const items = new Map<string, RealtimeItem>()
  let lastId: string | null = null

  return {
    find: (id: string) => items.get(id),
    /** Adds an item at the end; returns the id of the previous item, null for the first. */
    add(item: RealtimeItem): string | null {
      const previousId = lastId
      lastId = item.id
      items.set(item.id, item)
      const [oldest] = items.keys()
      if (items.size > maxItems && oldest !== undefined) items.delete(oldest)
      return previousId
    },
  }
}
