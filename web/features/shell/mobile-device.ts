/**
 * Whether a browser says that it runs on a phone: it then gets the phone's bars at any width
 * (first document, section 2, « Navigation »).
 */
export const isMobileDevice = (userAgent: string | null) =>
  /Mobi|iPhone|iPod/i.test(userAgent ?? '')
