import {
  maxFoundUsers,
  type UserFilter,
  type UserSort,
  userFilters,
  userSorts,
} from '../../../../domain/admin/users/user-filters'
import { messages } from '../../../../domain/messages'
import { FilterLinks } from '../list/filter-links'
import { Pagination } from '../list/pagination'
import { QueryResult } from '../list/query-result'
import { useListUrl } from '../list/use-list-url'
import { useUsers } from './user-queries'
import { UserSearch } from './user-search'
import { UserTable } from './user-table'
import { UserTabs } from './user-tabs'

const filterLabels: Record<UserFilter, string> = {
  all: 'Tous',
  administrators: 'Administrateurs',
  confirmed: 'Confirmés',
  unconfirmed: 'Non confirmés',
  suspended: 'Suspendus',
}

const sortLabels: Record<UserSort, string> = {
  newest: 'Plus récents',
  oldest: 'Plus anciens',
  'most-minutes': 'Plus de minutes',
  'fewest-minutes': 'Moins de minutes',
}

const numberFormat = new Intl.NumberFormat('fr-FR')

/** All users, with a search, filters and sort orders. */
export function UsersSection() {
  const { page, read, readChoice, changeFilters, createLink, linkToPage } = useListUrl()
  const search = read('q') ?? ''
  const filter = readChoice('filtre', userFilters)
  const sort = readChoice('tri', userSorts)
  const query = useUsers({ search, filter, sort, page })
  return (
    <>
      <h1>Utilisateurs</h1>
      <UserTabs />
      <section className="stack stack--fill">
        <h2 className="visually-hidden">Comptes</h2>
        <UserSearch search={search} onSearch={(text) => changeFilters({ q: text || null })} />
        <FilterLinks
          label="Filtrer les comptes"
          filters={userFilters.map((key) => ({
            key,
            label: filterLabels[key],
            to: createLink({ filtre: key === 'all' ? null : key }),
            isCurrent: key === filter,
          }))}
        />
        <FilterLinks
          label="Trier les comptes"
          filters={userSorts.map((key) => ({
            key,
            label: sortLabels[key],
            to: createLink({ tri: key === 'newest' ? null : key }),
            isCurrent: key === sort,
          }))}
        />
        <QueryResult
          query={query}
          failure={messages.USERS_NOT_LOADED}
          isEmpty={({ items }) => items.length === 0}
          emptyText="Aucun compte ne correspond."
        >
          {({ items, total, isCut }) => (
            <>
              <p className="muted small" role="status">
                {numberFormat.format(total)} {total > 1 ? 'comptes' : 'compte'}
                {isCut &&
                  `, parmi les ${numberFormat.format(maxFoundUsers)} premiers trouvés\u00a0: précisez la recherche`}
              </p>
              <UserTable users={items} isStale={query.isPlaceholderData} />
              <Pagination page={page} total={total} linkToPage={linkToPage} />
            </>
          )}
        </QueryResult>
      </section>
    </>
  )
}
