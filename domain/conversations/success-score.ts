const maxScore = 100
const maxStars = 5

/** Converts a conversation's success score (0–100) to whole stars out of 5. */
export const convertScoreToStars = (score: number) => Math.round((score * maxStars) / maxScore)
