import { type AgentFile, type ImportFault, importedAgent } from '../../../../contract/admin/agents'
import { checkCompanion } from '../../../../domain/admin/companions/check-companion'
import {
  type CompanionDraft,
  normaliseDraft,
} from '../../../../domain/admin/companions/companion-draft'
import {
  companionFileFormat,
  companionFileVersion,
} from '../../../../domain/admin/companions/companion-file'
import { messages } from '../../../../domain/messages'
import { ApplicationError } from '../../../platform/application-error'
import { translateDatabaseErrors } from '../../../platform/database/translate-database-errors'
import type { SignedInUser } from '../../../policies'
import { recordAuditEntry } from '../audit/record-audit-entry'
import type { AgentDeps } from './agent-deps'
import { toDraft } from './agent-mapping'
import { copyExternalImage } from './images/copy-external-image'

/**
 * Maximum number of faulty companions in a response; a file with more of them is probably not a
 * companion file.
 */
const maxReportedRows = 200

/** Only the beginning of a longer id is reported. */
const maxReportedIdLength = 100

/** Exports one companion, or all companions when no id is given. Throws AGENT_NOT_FOUND. */
export async function exportAgents(
  { agents, publicUrl }: Pick<AgentDeps, 'agents' | 'publicUrl'>,
  id?: string,
): Promise<AgentFile> {
  const drafts: CompanionDraft[] = []
  if (id === undefined) {
    for await (const storedAgent of agents.readAll()) drafts.push(toDraft(storedAgent, publicUrl))
  } else {
    const storedAgent = await agents.find(id)
    if (!storedAgent) throw new ApplicationError('AGENT_NOT_FOUND')
    drafts.push(toDraft(storedAgent, publicUrl))
  }
  return { format: companionFileFormat, version: companionFileVersion, agents: drafts }
}

type ImportRequest = { agents: readonly unknown[]; shouldReplaceExisting: boolean }

/**
 * Imports all companions of a file in one transaction, then starts fetching their pictures. When one
 * of them is invalid, repeats an id of the file, or exists and must not be replaced, changes nothing
 * and throws AGENT_IMPORT_REFUSED with the faults.
 */
export async function importAgents(
  deps: AgentDeps,
  administrator: Pick<SignedInUser, 'id'>,
  { agents: rows, shouldReplaceExisting }: ImportRequest,
): Promise<{ created: number; updated: number }> {
  const { agents } = deps
  const { drafts, faultyRows } = parseRows(rows)
  const existing = await agents.findExisting(drafts.map(({ draft }) => draft.id))
  if (!shouldReplaceExisting)
    for (const { row, draft } of drafts)
      if (existing.has(draft.id))
        faultyRows.push({ row, id: draft.id, faults: [messages.AGENT_ID_TAKEN] })
  if (faultyRows.length > 0)
    throw new ApplicationError('AGENT_IMPORT_REFUSED', {
      details: {
        faults: faultyRows
          .toSorted((first, second) => first.row - second.row)
          .slice(0, maxReportedRows),
      },
    })
  const counts = await translateDatabaseErrors('agent', storeDrafts(deps, administrator.id, drafts))
  // Not awaited, because fetching pictures may take a long time; the placeholder is shown until
  // then.
  void fetchPictures(deps, drafts)
  return counts
}

type NumberedDraft = { row: number; draft: CompanionDraft }

function parseRows(rows: readonly unknown[]) {
  const drafts: NumberedDraft[] = []
  const faultyRows: ImportFault[] = []
  const ids = new Set<string>()
  for (const [index, importedRow] of rows.entries()) {
    const row = index + 1
    const parsed = importedAgent.safeParse(importedRow)
    if (!parsed.success) {
      const paths = parsed.error.issues.map(({ path }) => path.join('.') || 'agent')
      faultyRows.push({
        row,
        id: readId(importedRow),
        faults: [...new Set(paths)].map(describeInvalidField),
      })
      continue
    }
    const draft = normaliseDraft(parsed.data)
    const draftFaults: string[] = Object.values(checkCompanion(draft))
    if (ids.has(draft.id)) draftFaults.push(messages.AGENT_ID_TAKEN)
    ids.add(draft.id)
    if (draftFaults.length > 0) faultyRows.push({ row, id: draft.id, faults: draftFaults })
    else drafts.push({ row, draft })
  }
  return { drafts, faultyRows }
}

const describeInvalidField = (path: string) => `${messages.INPUT_INVALID}\u00a0: ${path}`

const readId = (importedRow: unknown) =>
  typeof importedRow === 'object' && importedRow !== null && 'id' in importedRow
    ? String(importedRow.id).slice(0, maxReportedIdLength)
    : ''

const storeDrafts = (
  { agents }: AgentDeps,
  administratorId: string,
  rows: readonly NumberedDraft[],
) =>
  agents.transaction(async (transaction) => {
    const counts = { created: 0, updated: 0 }
    const now = Date.now()
    for (const [index, { draft }] of rows.entries()) {
      const storedAgent = await agents.lock(transaction, draft.id)
      // The creation times are a millisecond apart, so that the list, newest first, has the order
      // of the file.
      if (!storedAgent)
        await agents.insert(transaction, draft, administratorId, new Date(now - index))
      else await agents.change(transaction, storedAgent, draft, administratorId)
      if (storedAgent) counts.updated++
      else counts.created++
      await recordAuditEntry(transaction, {
        actorId: administratorId,
        action: 'agent.imported',
        subject: { kind: 'agent', id: draft.id },
        details: { isNew: !storedAgent },
      })
    }
    return counts
  })

/** Fetches one picture at a time; a picture that cannot be fetched keeps its placeholder. */
async function fetchPictures(deps: AgentDeps, rows: readonly NumberedDraft[]) {
  for (const { draft } of rows) await copyExternalImage(deps, draft.imageUrl).catch(() => false)
}
