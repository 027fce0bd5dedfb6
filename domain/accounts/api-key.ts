/**
 * What an API key may do. `calls`: call companions, which spends minutes. `memory`: calls are
 * summarised and remembered like those from the page, if the user has consented to that. Without
 * `memory`, nothing that is said in a call is stored.
 */
export const apiKeyScopes = ['calls', 'memory'] as const

export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** Maximum number of unrevoked keys that a user can have. */
export const maxApiKeys = 10

export const apiKeyNameMaxLength = 60

/** The highest monthly limit that can be set. */
export const maxMonthlyMinutes = 10_000

/** Every key begins with this, so that secret scanners recognise a leaked key. */
export const apiKeyStart = 'amv_'

/** How many of a key's first characters are stored and shown. */
export const apiKeyPrefixLength = apiKeyStart.length + 6

/** Whether a text has the form of a key: the start and 256 bits in base64url. */
export const isApiKey = (text: string) => /^amv_[\w-]{43}$/.test(text)
