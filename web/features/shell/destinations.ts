import type { Me } from '../../../contract/account/me'
import { pagePaths } from '../../../contract/paths'
import type { IconName } from '../../ui/icon'

type Destination = {
  /** On the bar of wide screens. */
  label: string
  /** On the tab bar of phones. */
  tab: { label: string; icon: IconName }
  path: string
  /** How many favourites there are is said beside it. */
  hasCount?: true
}

const forMembers: readonly Destination[] = [
  {
    label: 'Compagnons',
    tab: { label: 'Accueil', icon: 'home' },
    path: pagePaths.dashboard,
  },
  {
    label: 'Favoris',
    tab: { label: 'Favoris', icon: 'heart' },
    path: pagePaths.favorites,
    hasCount: true,
  },
  {
    label: 'Recharger',
    tab: { label: 'Recharger', icon: 'flame' },
    path: pagePaths.wallet,
  },
  {
    label: 'Profil',
    tab: { label: 'Profil', icon: 'user' },
    path: pagePaths.profile,
  },
]

const forAdministrators: Destination = {
  label: 'Admin',
  tab: { label: 'Admin', icon: 'shield' },
  path: pagePaths.admin,
}

/** Where the bars lead, in their order (first document, section 2, « Navigation »). */
export const destinationsOf = (me: Pick<Me, 'isAdmin'> | null): readonly Destination[] =>
  me?.isAdmin ? [...forMembers, forAdministrators] : forMembers
