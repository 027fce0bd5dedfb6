/** Who is signed in. */
export type Person = { id: string; isAdministrator: boolean }

/** A conversation is rated by the person who held it. */
export const mayRate = (person: Pick<Person, 'id'>, conversation: { userId: string }) =>
  conversation.userId === person.id

/** A conversation is reported by the person who held it; its words are nobody else's. */
export const mayReport = (person: Pick<Person, 'id'>, conversation: { userId: string }) =>
  conversation.userId === person.id

/** A conversation is analysed for the person who held it. */
export const mayAnalyse = (person: Pick<Person, 'id'>, conversation: { userId: string }) =>
  conversation.userId === person.id

/** Everybody pays for themselves. */
export const mayBuyFor = (person: Pick<Person, 'id'>, userId: string) => person.id === userId
