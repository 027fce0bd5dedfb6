/** First document, section 9. */
const mostInBadge = 9

/** One figure is all that a badge has room for: « 9+ » above 9. */
export const badgeText = (count: number) =>
  count > mostInBadge ? `${mostInBadge}+` : String(count)
