import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type WalletTab, walletTabs } from '../../../contract/paths'
import { replaceQuery } from './replace-query'

export const readTab = (text: string | null) => walletTabs.find((tab) => tab === text)

/**
 * Returns the current tab and a function that changes it and the URL. The initial tab is the one in the
 * URL, else "Abonnements" for subscribers and "Crédits" for other users.
 */
export function useWalletTab(isSubscriber: boolean) {
  const [query] = useSearchParams()
  const [chosenTab, setChosenTab] = useState(() => readTab(query.get('tab')))

  function choose(tab: WalletTab) {
    setChosenTab(tab)
    replaceQuery((parameters) => parameters.set('tab', tab))
  }

  return [chosenTab ?? (isSubscriber ? 'abonnements' : 'credits'), choose] as const
}
