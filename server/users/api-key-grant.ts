/** What a valid API key permits. */
export type ApiKeyGrant = {
  keyId: string
  userId: string
  /** Whether calls may be summarised and remembered, if the user has consented to it. */
  canRemember: boolean
  /** Hosts that may receive what is said. */
  sharedWith: string[]
}
