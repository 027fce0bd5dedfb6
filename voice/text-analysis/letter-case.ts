export const capitaliseFirst = (text: string) => text.replace(/^./u, (first) => first.toUpperCase())

/** Makes the first letter of a sentence lower case, so that the sentence can be used inside another one. */
export const lowercaseFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
