import { pagePaths } from '../paths'

/** Query parameter with the token of the e-mail change link. */
export const newAddressParameter = 'nouvelle-adresse'

/** The page where a signed-in user confirms a new e-mail address. */
export const newAddressPath = (token: string) =>
  `${pagePaths.profile}?${new URLSearchParams({ [newAddressParameter]: token })}`
