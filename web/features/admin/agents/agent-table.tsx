import type { ListedAgent } from '../../../../contract/admin/agents'
import { adminAgentTestPath } from '../../../../contract/paths'
import {
  type CompanionSort,
  defaultDirections,
  type SortDirection,
} from '../../../../domain/admin/companions/companion-list'
import { formatAverageRating } from '../../../../domain/admin/feedback-labels'
import { categories } from '../../../../domain/categories'
import { languages } from '../../../../domain/languages'
import { messages } from '../../../../domain/messages'
import { voiceGenders } from '../../../../domain/voice-genders'
import { findFailureMessage } from '../../../api/decode-problem'
import { IconButton } from '../../../ui/buttons/icon-button'
import { showToast } from '../../../ui/feedback/toast'
import { Flag } from '../../../ui/icons/flag'
import { Icon } from '../../../ui/icons/icon'
import { StatusBadge } from '../../../ui/layout/status-badge'
import { type Column, DataTable } from '../list/data-table'
import { AgentImage } from './agent-image'
import { useSetPublished } from './agent-queries'
import styles from './agents.module.css'
import { PerformanceBadge } from './performance-badge'

const numberFormat = new Intl.NumberFormat('fr-FR')

type SortOrder = { sort: CompanionSort; direction: SortDirection | 'default' }

type Props = {
  agents: readonly ListedAgent[]
  /** Whether other rows are being loaded (see `DataTable`). */
  isStale: boolean
  order: SortOrder
  /** Creates the URL of the list with other parameters (see `useListUrl`). */
  createLink: (parameters: Record<string, string | null>) => string
  onEdit: (id: string) => void
  onDuplicate: (id: string) => void
  onDelete: (agent: { id: string; name: string }) => void
}

export function AgentTable({ agents, isStale, order, createLink, ...actions }: Props) {
  const createColumnSort = (sort: CompanionSort) => ({
    sort: createSortLink(sort, order, createLink),
  })
  const columns: Column<ListedAgent>[] = [
    {
      key: 'name',
      label: 'Nom',
      ...createColumnSort('name'),
      cell: ({ id, name, image }) => (
        <span className={styles.agent}>
          <AgentImage url={image} />
          <span>
            <span className={styles.name}>{name}</span>
            <span className="small muted">{id}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'category',
      label: 'Catégorie',
      ...createColumnSort('category'),
      cell: ({ category }) => categories[category].label,
    },
    { key: 'voice', label: 'Voix', cell: ({ voiceGender }) => voiceGenders[voiceGender] },
    {
      key: 'language',
      label: 'Langue',
      cell: ({ language }) => (
        <span className={styles.language}>
          <Flag language={language} />
          {languages[language].label}
        </span>
      ),
    },
    {
      key: 'rating',
      label: 'Performance',
      ...createColumnSort('rating'),
      cell: ({ rating }) => <Performance rating={rating} />,
    },
    {
      key: 'minutes',
      label: 'Minutes entamées',
      isEndAligned: true,
      ...createColumnSort('minutes'),
      cell: ({ minutes }) => <span className="num">{numberFormat.format(minutes)}</span>,
    },
    {
      key: 'state',
      label: 'État',
      cell: ({ isPublished }) =>
        isPublished ? (
          <StatusBadge tone="good">Publié</StatusBadge>
        ) : (
          <StatusBadge tone="pending">Non publié</StatusBadge>
        ),
    },
    {
      key: 'actions',
      label: 'Actions',
      isLabelHidden: true,
      isEndAligned: true,
      cell: (agent) => <AgentActions agent={agent} {...actions} />,
    },
  ]
  return (
    <div className={styles.dense}>
      <DataTable
        caption="Agents"
        columns={columns}
        rows={agents}
        rowKey={({ id }) => id}
        isStale={isStale}
      />
      <p className="small muted">
        Minutes entamées&nbsp;: une conversation de 1&nbsp;min&nbsp;05&nbsp;s en compte deux, et une
        conversation effacée ne compte plus. Le tableau de bord additionne les durées exactes de
        tous les appels.
      </p>
    </div>
  )
}

function Performance({ rating }: Pick<ListedAgent, 'rating'>) {
  if (!rating) return <span className="faint">Aucun avis</span>
  return (
    <span className={styles.performance}>
      <PerformanceBadge averageRating={rating.average} />
      <span className="small muted num">
        {formatAverageRating(rating.average)} ({numberFormat.format(rating.count)})
      </span>
    </span>
  )
}

type ActionProps = Pick<Props, 'onEdit' | 'onDuplicate' | 'onDelete'> & { agent: ListedAgent }

function AgentActions({ agent, onEdit, onDuplicate, onDelete }: ActionProps) {
  const { id, name, isPublished } = agent
  const setPublished = useSetPublished({
    onFailed: (error) =>
      showToast({
        kind: 'failed',
        text: `${messages.UPDATE_FAILED}\u00a0: ${findFailureMessage(error)}`,
      }),
  })
  const publicationLabel = isPublished ? `Retirer ${name} du catalogue` : `Publier ${name}`
  return (
    <span className={styles.actions}>
      <a
        className={styles.iconLink}
        href={adminAgentTestPath(id)}
        aria-label={`Essayer ${name}`}
        title="Essayer"
      >
        <Icon name="phone" />
      </a>
      <IconButton
        icon="edit"
        label={`Modifier ${name}`}
        title="Modifier"
        onClick={() => onEdit(id)}
      />
      <IconButton
        icon="copy"
        label={`Dupliquer ${name}`}
        title="Dupliquer"
        onClick={() => onDuplicate(id)}
      />
      <IconButton
        icon={isPublished ? 'eye-closed' : 'eye'}
        label={publicationLabel}
        title={isPublished ? 'Retirer du catalogue' : 'Publier'}
        disabled={setPublished.isPending}
        onClick={() => setPublished.mutate({ id, isPublished: !isPublished })}
      />
      <IconButton
        icon="trash"
        label={`Supprimer ${name}`}
        title="Supprimer"
        onClick={() => onDelete({ id, name })}
      />
    </span>
  )
}

/**
 * Returns the direction in which the list is now sorted by a column, and the link in the column's
 * heading, which sorts the list by the column, or reverses the direction if it is sorted already.
 */
function createSortLink(sort: CompanionSort, order: SortOrder, createLink: Props['createLink']) {
  const currentDirection =
    order.direction === 'default' ? defaultDirections[order.sort] : order.direction
  if (sort !== order.sort)
    return { direction: 'none' as const, to: createLink({ tri: sort, sens: null }) }
  const reverseDirection = currentDirection === 'ascending' ? 'descending' : 'ascending'
  return { direction: currentDirection, to: createLink({ tri: sort, sens: reverseDirection }) }
}
