/** The cookies on which the HTML of a public page depends. */
export const documentCookies = ['theme']

/** Whether the browser runs on a phone, which gets the mobile bars at any width. */
export const isMobileDevice = (userAgent: string | null) =>
  /Mobi|iPhone|iPod/i.test(userAgent ?? '')
