import { Link } from 'react-router'
import { withdrawalPath } from '../../../../contract/paths'
import { useWithdrawableOrderIds } from '../wallet-queries'
import styles from './withdrawal-link.module.css'

/** A link to withdraw from the purchase that the order started, shown as long as a withdrawal is possible. */
export function WithdrawalLink({ orderId }: { orderId: string }) {
  const { data } = useWithdrawableOrderIds()
  if (!data?.includes(orderId)) return null
  return (
    <Link className={`link small ${styles.link}`} to={withdrawalPath(orderId)}>
      Renoncer au contrat ici
    </Link>
  )
}
