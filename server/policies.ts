/** The user of a request. */
export type SignedInUser = { id: string; isAdministrator: boolean }

/** Users rate their own conversations only. */
export const canRate = (user: Pick<SignedInUser, 'id'>, conversation: { userId: string }) =>
  conversation.userId === user.id

/** Users report their own conversations only: no other user can read these. */
export const canReport = (user: Pick<SignedInUser, 'id'>, conversation: { userId: string }) =>
  conversation.userId === user.id

/** Users request the analysis of their own conversations only. */
export const canAnalyse = (user: Pick<SignedInUser, 'id'>, conversation: { userId: string }) =>
  conversation.userId === user.id

/** Users buy for themselves only. */
export const canBuyFor = (user: Pick<SignedInUser, 'id'>, userId: string) => user.id === userId

/** Only administrators can use the administration's pages and API. */
export const canAdminister = (user: Pick<SignedInUser, 'isAdministrator'>) => user.isAdministrator
