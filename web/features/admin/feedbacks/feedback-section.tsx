import { type FeedbackFilter, feedbackFilters } from '../../../../domain/admin/feedback-filters'
import { messages } from '../../../../domain/messages'
import { FilterLinks } from '../list/filter-links'
import { Pagination } from '../list/pagination'
import { QueryResult } from '../list/query-result'
import { useListUrl } from '../list/use-list-url'
import { AgentPerformances } from './agent-performances'
import { useFeedbacks } from './feedback-queries'
import { FeedbackTable } from './feedback-table'

const filterLabels: Record<FeedbackFilter, string> = {
  all: 'Tous',
  recent: '7 derniers jours',
  'high-rated': '4 étoiles et plus',
  'low-rated': '2 étoiles et moins',
}

/** The averages of the agents with the most ratings, and all users' ratings and comments, with filters. */
export function FeedbackSection() {
  const { page, readChoice, createLink, linkToPage } = useListUrl()
  const filter = readChoice('filtre', feedbackFilters)
  const query = useFeedbacks({ filter, page })
  return (
    <>
      <h1>Feedbacks</h1>
      <AgentPerformances />
      <section className="stack stack--fill">
        <h2>Avis</h2>
        <FilterLinks
          label="Filtrer les avis"
          filters={feedbackFilters.map((key) => ({
            key,
            label: filterLabels[key],
            to: createLink({ filtre: key === 'all' ? null : key }),
            isCurrent: key === filter,
          }))}
        />
        <QueryResult
          query={query}
          failure={messages.FEEDBACKS_NOT_LOADED}
          isEmpty={({ items }) => items.length === 0}
          emptyText="Aucun avis ne correspond."
        >
          {({ items, total }) => (
            <>
              <FeedbackTable feedbacks={items} isStale={query.isPlaceholderData} />
              <Pagination page={page} total={total} linkToPage={linkToPage} />
            </>
          )}
        </QueryResult>
      </section>
    </>
  )
}
