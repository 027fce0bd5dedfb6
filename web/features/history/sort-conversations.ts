import type { Conversation } from '../../../contract/conversations/history'

/** How the ten can be ordered; newest first is the specification's. */
export const conversationOrders = {
  newest: 'Plus récentes',
  oldest: 'Plus anciennes',
  longest: 'Plus longues',
  best: 'Mieux réussies',
} as const

export type ConversationOrder = keyof typeof conversationOrders

export const isConversationOrder = (value: string): value is ConversationOrder =>
  Object.hasOwn(conversationOrders, value)

/** The list arrives newest first; equals stay so. */
export function sortConversations(
  conversations: readonly Conversation[],
  order: ConversationOrder,
): readonly Conversation[] {
  switch (order) {
    case 'newest':
      return conversations
    case 'oldest':
      return conversations.toReversed()
    case 'longest':
      return conversations.toSorted((one, other) => other.durationSeconds - one.durationSeconds)
    case 'best':
      // Without a score there is nothing to compare: last.
      return conversations.toSorted(
        (one, other) => (other.successScore ?? -1) - (one.successScore ?? -1),
      )
  }
}
