import { pagePaths } from '../paths'

/** Query parameter with the token of the link that confirms a new e-mail address. */
export const emailChangeParameter = 'nouvelle-adresse'

/** Returns the path of the page where a signed-in user confirms a new e-mail address. */
export const emailChangePath = (token: string) =>
  `${pagePaths.profile}?${new URLSearchParams({ [emailChangeParameter]: token })}`
