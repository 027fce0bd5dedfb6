/** Control and format characters other than line feed and tab; they can be neither shown nor spoken. */
const controlCharacters = /(?![\n\t])[\p{Cc}\p{Cf}]/gu

/**
 * Removes control and format characters, except line feed and tab, from a text that a service returned or is
 * going to speak. An emoji that zero-width joiners compose falls into its parts.
 */
export const removeControlCharacters = (text: string) => text.replace(controlCharacters, '')
