export const capitaliseFirst = (text: string) => text.replace(/^./u, (first) => first.toUpperCase())

/** Begins a sentence with a small letter, so that it can be used inside another one. */
export const lowercaseFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
