/**
 * How long the end card waits for the highlight and the memories before it shows its last section, the next
 * appointment. Later ones appear below that section, so that nothing already shown moves.
 */
export const maxAnalysisWaitMs = 4_000
