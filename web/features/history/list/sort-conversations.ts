import type { Conversation } from '../../../../contract/conversations/history'

/** The sort orders of the list; newest first is the default. */
export const conversationSorts = {
  newest: 'Plus récentes',
  oldest: 'Plus anciennes',
  longest: 'Plus longues',
  best: 'Mieux réussies',
} as const

export type ConversationSort = keyof typeof conversationSorts

export const isConversationSort = (value: string): value is ConversationSort =>
  Object.hasOwn(conversationSorts, value)

/** Sorts conversations that are listed newest first. Conversations that rank equally keep that order. */
export function sortConversations(
  conversations: readonly Conversation[],
  sort: ConversationSort,
): readonly Conversation[] {
  switch (sort) {
    case 'newest':
      return conversations
    case 'oldest':
      return conversations.toReversed()
    case 'longest':
      return conversations.toSorted((one, other) => other.durationSeconds - one.durationSeconds)
    case 'best':
      // Conversations without a score come last.
      return conversations.toSorted(
        (one, other) => (other.successScore ?? -1) - (one.successScore ?? -1),
      )
  }
}
