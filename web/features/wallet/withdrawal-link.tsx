import { Link } from 'react-router'
import { withdrawalPath } from '../../../contract/paths'
import { useOpenWithdrawals } from './use-wallet'
import styles from './withdrawal-link.module.css'

/** « Renoncer au contrat ici », beside an order for as long as that can be done (05). */
export function WithdrawalLink({ orderId }: { orderId: string }) {
  const { data } = useOpenWithdrawals()
  if (!data?.includes(orderId)) return null
  return (
    <Link className={`link small ${styles.link}`} to={withdrawalPath(orderId)}>
      Renoncer au contrat ici
    </Link>
  )
}
