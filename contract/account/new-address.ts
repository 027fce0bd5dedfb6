import { pagePaths } from '../paths'

/** What the link of the mail carries to the profile. */
export const newAddressParameter = 'nouvelle-adresse'

/** Where a new address is confirmed, by whoever is signed in there. */
export const newAddressPath = (token: string) =>
  `${pagePaths.profile}?${new URLSearchParams({ [newAddressParameter]: token })}`
