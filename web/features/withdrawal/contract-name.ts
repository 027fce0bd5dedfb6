import type { WithdrawableContract } from '../../../contract/withdrawals'
import { offers } from '../../../domain/offers'

/** As it was bought; what is no longer sold has no other name. */
export const contractName = ({ offerKey }: Pick<WithdrawableContract, 'offerKey'>) =>
  offerKey ? offers[offerKey].name : 'Achat de minutes'
