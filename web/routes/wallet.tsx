import { useLocation } from 'react-router'
import { WalletPage } from '../features/wallet/wallet-page'
import type { Route } from './+types/wallet'

export const meta: Route.MetaFunction = () => [{ title: 'Recharger · Amivoix' }]

/** Anew for each visit: what the page keeps in its address is read again when one comes back. */
export default function Wallet() {
  const { key } = useLocation()
  return <WalletPage key={key} />
}
