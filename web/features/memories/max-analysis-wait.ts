/**
 * How long the card at the end of a call waits for the highlight and the memories before it shows its last section,
 * the next appointment. If they arrive later, they appear below that section, so that nothing already shown moves.
 */
export const maxAnalysisWaitMs = 4_000
