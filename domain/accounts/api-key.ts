/**
 * What an API key may do. `calls`: call companions, which spends minutes. `memory`: calls are summarised
 * and remembered like those from the page, if the user has consented to that; without it nothing of a
 * call is kept but its length and price.
 */
export const apiKeyScopes = ['calls', 'memory'] as const

export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** Keys of a user that work at the same time. */
export const maxApiKeys = 10

export const apiKeyNameMaxLength = 60

/** The highest monthly limit; more than a month has no use. */
export const maxMonthlyMinutes = 10_000

/** Every key begins with it, so that programs that look for leaked secrets recognise one. */
export const apiKeyStart = 'amv_'

/** How many characters of a key are stored and shown. */
export const apiKeyPrefixLength = apiKeyStart.length + 6

/** Whether a text has the form of a key: the start and 256 bits in base64url. */
export const isApiKey = (text: string) => /^amv_[\w-]{43}$/.test(text)
