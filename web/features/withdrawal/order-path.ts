import { pagePaths } from '../../../contract/paths'

/** Which order the page is about. */
export const orderParameter = 'commande'

/** The step that leaves an order's contract. */
export const withdrawalPathOf = (orderId: string) =>
  `${pagePaths.withdrawal}?${new URLSearchParams({ [orderParameter]: orderId })}`
