import { pagePaths } from '../../../contract/paths'
import type { IconName } from '../../ui/icon'

export type Destination = {
  /** On the bar of wide screens. */
  label: string
  /** On the tab bar of phones; without it the destination is not there. */
  tab?: { label: string; icon: IconName }
  path: string
  /** The tab stays lit on these pages; without it, on the path and what lies under it. */
  section?: string
}

/** What a signed-in person can go to, in the order of both bars. */
export const destinations: readonly Destination[] = [
  {
    label: 'Compagnons',
    tab: { label: 'Accueil', icon: 'home' },
    path: pagePaths.dashboard,
  },
  {
    label: 'Profil',
    tab: { label: 'Profil', icon: 'user' },
    path: pagePaths.profileHistory,
    section: pagePaths.profile,
  },
]
