export const capitaliseFirst = (text: string) => text.replace(/^./u, (first) => first.toUpperCase())

/** Prepares a sentence for use inside another one. */
export const lowercaseFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
