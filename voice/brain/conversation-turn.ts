/** One side's utterance as the record keeps it; null when the caller's words were not understood. */
export type ConversationTurn = { speaker: 'caller' | 'companion'; text: string | null }
