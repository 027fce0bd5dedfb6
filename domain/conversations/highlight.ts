/** The one sentence of a conversation that is worth keeping, in the words that were said. */
export type Highlight = { speaker: 'caller' | 'companion'; text: string }
