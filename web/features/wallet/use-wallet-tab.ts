import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type WalletTab, walletTabs } from '../../../contract/paths'
import { replaceQuery } from './replace-query'

export const readTab = (text: string | null) => walletTabs.find((tab) => tab === text)

/**
 * The tab that shows, and how to choose another, which the address remembers. Without a choice
 * « Abonnements » for those who have one, else « Crédits » (04, « Screens »).
 */
export function useWalletTab(isSubscriber: boolean) {
  const [query] = useSearchParams()
  const [chosen, setChosen] = useState(() => readTab(query.get('tab')))

  function choose(tab: WalletTab) {
    setChosen(tab)
    replaceQuery((changed) => changed.set('tab', tab))
  }

  return [chosen ?? (isSubscriber ? 'abonnements' : 'credits'), choose] as const
}
