import type { Me } from '../../../../contract/account/me'
import { pagePaths } from '../../../../contract/paths'
import type { IconName } from '../../../ui/icons/icon'

type Destination = {
  /** In the top bar of wide screens. */
  label: string
  /** In the tab bar of phones. */
  tab: { label: string; icon: IconName }
  path: string
  /** Whether to show the number of favourites beside the label. */
  hasFavouriteCount?: true
}

const userDestinations: readonly Destination[] = [
  {
    label: 'Compagnons',
    tab: { label: 'Accueil', icon: 'home' },
    path: pagePaths.dashboard,
  },
  {
    label: 'Favoris',
    tab: { label: 'Favoris', icon: 'heart' },
    path: pagePaths.favorites,
    hasFavouriteCount: true,
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

const adminDestination: Destination = {
  label: 'Admin',
  tab: { label: 'Admin', icon: 'shield' },
  path: pagePaths.admin,
}

/** Returns the links of the top bar and the tab bar, in their order. */
export const listDestinations = (me: Pick<Me, 'isAdmin'> | null): readonly Destination[] =>
  me?.isAdmin ? [...userDestinations, adminDestination] : userDestinations

const maxBadgeCount = 9

/** Formats a count for the tab bar's badge, which has room for one digit: "9+" above 9. */
export const formatBadgeCount = (count: number) =>
  count > maxBadgeCount ? `${maxBadgeCount}+` : String(count)
