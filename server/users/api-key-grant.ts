/** What a valid API key permits. */
export type ApiKeyGrant = {
  keyId: string
  userId: string
  /** Whether calls may be summarised and remembered, provided that the user has consented too. */
  canRemember: boolean
  /** Hosts of the third parties that may receive what is said in a call. */
  sharedWith: string[]
}
