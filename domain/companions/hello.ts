// Limits of the hello, the short dialogue on the landing page. Used by the page and the server.

/** Maximum number of the companion's answers. */
export const maxHelloAnswers = 3

/** Maximum length of a line that a visitor types, in characters. */
export const maxHelloLineLength = 200
