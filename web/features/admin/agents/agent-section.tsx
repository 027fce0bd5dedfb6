import { useState } from 'react'
import {
  type CompanionState,
  companionSorts,
  companionStates,
} from '../../../../domain/admin/companions/companion-list'
import { type Category, categories } from '../../../../domain/categories'
import { messages } from '../../../../domain/messages'
import { Button } from '../../../ui/buttons/button'
import { Select } from '../../../ui/forms/select'
import { Icon } from '../../../ui/icons/icon'
import { FilterLinks } from '../list/filter-links'
import { Pagination } from '../list/pagination'
import { QueryResult } from '../list/query-result'
import { useListUrl } from '../list/use-list-url'
import { useAgents } from './agent-queries'
import { AgentSearch } from './agent-search'
import { AgentTable } from './agent-table'
import styles from './agents.module.css'
import { DeleteAgentDialog } from './delete-agent-dialog'
import { useExportAgents } from './file/export-agents'
import { ImportDialog } from './file/import-dialog'
import { AgentDialog, type OpenedForm } from './form/agent-dialog'

const stateLabels: Record<CompanionState, string> = {
  all: 'Tous',
  published: 'Publiés',
  unpublished: 'Non publiés',
}

const directions = ['default', 'ascending', 'descending'] as const
const isCategory = (text: string | undefined): text is Category =>
  text !== undefined && Object.hasOwn(categories, text)

/** All agents, with actions to add, edit, duplicate, publish, delete, test, export and import them. */
export function AgentSection() {
  const listUrl = useListUrl()
  const [form, setForm] = useState<OpenedForm | null>(null)
  const [agentToDelete, setAgentToDelete] = useState<{ id: string; name: string } | null>(null)
  const [isImporting, setImporting] = useState(false)
  const agentExport = useExportAgents()

  const state = listUrl.readChoice('etat', companionStates)
  const sort = listUrl.readChoice('tri', companionSorts)
  const direction = listUrl.readChoice('sens', directions)
  const search = listUrl.read('recherche')
  const categoryText = listUrl.read('categorie')
  const category = isCategory(categoryText) ? categoryText : undefined
  const query = useAgents({
    state,
    sort,
    page: listUrl.page,
    ...(direction !== 'default' && { direction }),
    ...(search !== undefined && { search }),
    ...(category !== undefined && { category }),
  })

  return (
    <>
      <div className={styles.heading}>
        <h1>Agents</h1>
        <div className={styles.tools}>
          <Button size="s" onClick={() => setImporting(true)}>
            Importer
          </Button>
          <Button
            size="s"
            isBusy={agentExport.isPending}
            onClick={() => agentExport.mutate(undefined)}
          >
            <Icon name="download" />
            Exporter
          </Button>
          <Button kind="primary" size="s" onClick={() => setForm({ kind: 'add' })}>
            <Icon name="plus" />
            Ajouter un agent
          </Button>
        </div>
      </div>
      <div className={styles.filters}>
        <AgentSearch
          value={search ?? ''}
          onSearch={(text) => listUrl.changeFilters({ recherche: text || null })}
        />
        <Select
          size="s"
          aria-label="Catégorie"
          value={category ?? ''}
          onChange={({ target }) => listUrl.changeFilters({ categorie: target.value || null })}
        >
          <option value="">Toutes les catégories</option>
          {Object.entries(categories).map(([key, { label }]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
        <FilterLinks
          label="Filtrer les agents"
          filters={companionStates.map((key) => ({
            key,
            label: stateLabels[key],
            to: listUrl.createLink({ etat: key === 'all' ? null : key }),
            isCurrent: key === state,
          }))}
        />
      </div>
      <QueryResult
        query={query}
        failure={messages.ADMIN_AGENTS_NOT_LOADED}
        isEmpty={({ items }) => items.length === 0}
        emptyText="Aucun agent ne correspond."
      >
        {({ items, total }) => (
          <>
            <AgentTable
              agents={items}
              isStale={query.isPlaceholderData}
              order={{ sort, direction }}
              createLink={listUrl.createLink}
              onEdit={(id) => setForm({ kind: 'edit', id })}
              onDuplicate={(id) => setForm({ kind: 'duplicate', id })}
              onDelete={setAgentToDelete}
            />
            <Pagination page={listUrl.page} total={total} linkToPage={listUrl.linkToPage} />
          </>
        )}
      </QueryResult>
      {form && <AgentDialog form={form} onClose={() => setForm(null)} />}
      <DeleteAgentDialog agent={agentToDelete} onClose={() => setAgentToDelete(null)} />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}
