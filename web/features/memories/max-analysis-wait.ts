/** How long the end card waits for highlight and memories, which then appear below, where they move nothing. */
export const maxAnalysisWaitMs = 4_000
