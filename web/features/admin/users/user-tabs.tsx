import { useLocation } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { FilterLinks } from '../list/filter-links'

const tabs = [
  { label: 'Comptes', path: pagePaths.adminUsers },
  { label: 'En direct', path: pagePaths.adminCalls },
  { label: 'Journal', path: pagePaths.adminJournal },
]

/** Links between the list of users, the live page and the audit log. */
export function UserTabs() {
  const { pathname } = useLocation()
  return (
    <FilterLinks
      label="Utilisateurs, en direct et journal"
      filters={tabs.map(({ label, path }) => ({
        key: path,
        label,
        to: path,
        isCurrent: path === pathname,
      }))}
    />
  )
}
