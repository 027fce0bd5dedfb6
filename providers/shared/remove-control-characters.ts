/** Control and format characters other than line feed and tab; they can be neither shown nor spoken. */
const controlCharacters = /(?![\n\t])[\p{Cc}\p{Cf}]/gu

/** Removes the control characters from a text that a service returned or is going to speak. */
export const removeControlCharacters = (text: string) => text.replace(controlCharacters, '')
