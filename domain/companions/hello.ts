// Limits of the hello on the landing page, used by the page and the server.

/** Number of answers before the companion suggests a call. */
export const maxHelloAnswers = 3

/** Maximum length of a line that a visitor types, in characters. */
export const maxHelloLineLength = 200
