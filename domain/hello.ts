// Limits of the short exchange on the landing page, known to the page and to the server.

/** How often the companion answers before it proposes to go on in a call. */
export const maxHelloExchanges = 3

/** Length of one line that a visitor types. */
export const maxHelloLineLength = 200
