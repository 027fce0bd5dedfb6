/**
 * Makes a user-chosen name safe for an e-mail: somebody who registers another person's address must
 * not put a link or a paragraph into the e-mail. Replaces everything except letters, digits,
 * emojis, the joiners within emojis (U+200D), apostrophes, hyphens and underscores with spaces.
 * NFKC comes first, because mail programs also treat full-width dots and similar characters as the
 * dots of a link.
 */
export const sanitiseName = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/(?:(?!\u200d)[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}'’_-])+/gu, ' ')
    .trim()
