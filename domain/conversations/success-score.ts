/** A conversation's success score (0–100) as whole stars out of 5 (first document, section 9). */
export const starsOfScore = (score: number) => Math.round(score / 20)
