/** The sentence of a conversation that is worth keeping, word for word. */
export type Highlight = { speaker: 'caller' | 'companion'; text: string }
