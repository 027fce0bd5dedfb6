import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { type WalletTab, walletTabs } from '../../../contract/paths'
import tabs from '../../ui/layout/tabs.module.css'
import { readTab } from './use-wallet-tab'
import styles from './wallet-tabs.module.css'

const labels: Record<WalletTab, string> = {
  abonnements: 'Abonnements',
  credits: 'Crédits',
  historique: 'Historique',
}

type Props = {
  chosenTab: WalletTab
  onChoose: (tab: WalletTab) => void
  panels: Record<WalletTab, ReactNode>
}

/** Three panels behind tabs; the arrow keys move between the tabs. */
export function WalletTabs({ chosenTab, onChoose, panels }: Props) {
  return (
    <Tabs.Root
      className={styles.root}
      value={chosenTab}
      onValueChange={(value: unknown) => {
        const tab = readTab(String(value))
        if (tab) onChoose(tab)
      }}
    >
      <Tabs.List className={styles.list} activateOnFocus aria-label="Recharger">
        {walletTabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab} className={tabs.tab}>
            {labels[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {walletTabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab} className={styles.panel}>
          {panels[tab]}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
