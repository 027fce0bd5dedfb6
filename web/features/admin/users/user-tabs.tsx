import { useLocation } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { FilterLinks } from '../list/filter-links'

const tabs = [
  { label: 'Comptes', path: pagePaths.adminUsers },
  { label: 'Appels en cours', path: pagePaths.adminCalls },
  { label: 'Journal', path: pagePaths.adminJournal },
]

/** The pages beside the list of users: who is on the phone, and what administrators changed. */
export function UserTabs() {
  const { pathname } = useLocation()
  return (
    <FilterLinks
      label="Utilisateurs, appels et journal"
      filters={tabs.map(({ label, path }) => ({
        key: path,
        label,
        to: path,
        isCurrent: path === pathname,
      }))}
    />
  )
}
