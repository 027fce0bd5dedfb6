const scoresByWord: Readonly<Record<string, number>> = {
  excellent: 100,
  good: 75,
  fair: 50,
  poor: 25,
  'strongly agree': 100,
  agree: 75,
  neutral: 50,
  disagree: 25,
  'strongly disagree': 0,
  true: 100,
  pass: 100,
  false: 0,
  fail: 0,
}

/**
 * Converts an evaluation to a score from 0 to 100. Supports Vapi's rubrics with a single value:
 * percentage, 1 to 10, words, pass or fail. Returns null for a checklist, a matrix or free text.
 */
export function toSuccessScore(evaluation: unknown): number | null {
  const text = String(evaluation ?? '')
    .trim()
    .toLowerCase()
  const wordScore = scoresByWord[text]
  if (wordScore !== undefined) return wordScore
  const match = /^(\d+(?:\.\d+)?)\s*(%|\/\s*10)?$/.exec(text)
  if (!match) return null
  const statedNumber = Number(match[1])
  // A number up to 10 without a percent sign is on the scale from 1 to 10.
  const score = match[2] === '%' || statedNumber > 10 ? statedNumber : statedNumber * 10
  return score <= 100 ? Math.round(score) : null
}
