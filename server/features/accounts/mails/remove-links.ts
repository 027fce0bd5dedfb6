/**
 * Makes a user-chosen name safe for an e-mail: replaces everything but letters, digits and emojis,
 * so that whoever registers another's address cannot put a link or a paragraph into the e-mail.
 * NFKC first, because mail programs also link full-width dots and similar characters.
 */
export const removeLinks = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/(?:(?!\u200d)[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}'’_-])+/gu, ' ')
    .trim()
