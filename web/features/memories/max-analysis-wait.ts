/**
 * How long the card at the end of a call waits for the highlight and the memories before it shows its last sections,
 * the next appointment and the receipt. If they arrive later, they appear below these sections, so that nothing already
 * shown moves.
 */
export const maxAnalysisWaitMs = 4_000
