import { useLocation } from 'react-router'
import { WalletPage } from '../../features/wallet/wallet-page'
import type { Route } from './+types/wallet'

export const meta: Route.MetaFunction = () => [{ title: 'Recharger · Amivoix' }]

/** The page is remounted on each visit, so that it reads the tab and the payment's result from the URL. */
export default function Wallet() {
  const { key } = useLocation()
  return <WalletPage key={key} />
}
