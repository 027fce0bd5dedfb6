import type { AdminAgent } from '../../../../contract/admin/agents'
import {
  type CompanionErrors,
  checkCompanion,
  isIncomplete,
} from '../../../../domain/admin/companions/check-companion'
import { findDraftChanges } from '../../../../domain/admin/companions/companion-changes'
import {
  type CompanionDraft,
  normaliseDraft,
} from '../../../../domain/admin/companions/companion-draft'
import { companionMessages } from '../../../../domain/admin/companions/companion-messages'
import { ApplicationError } from '../../../platform/application-error'
import type { Transaction } from '../../../platform/database/open-database'
import { translateDatabaseErrors } from '../../../platform/database/translate-database-errors'
import type { SignedInUser } from '../../../policies'
import { recordAuditEntry } from '../audit/record-audit-entry'
import type { AgentDeps } from './agent-deps'
import { toDraft } from './agent-mapping'
import { copyExternalImage } from './images/copy-external-image'
import { describeAgent, readAgent } from './read-agents'

type Administrator = Pick<SignedInUser, 'id'>

/**
 * Creates a companion. Throws AGENT_INCOMPLETE, or INPUT_INVALID with the messages of the fields.
 * Throws AGENT_ID_TAKEN, AGENT_FORBIDDEN, REFERENCE_INVALID or DATABASE_FAILED when the database
 * refuses the companion.
 */
export async function createAgent(
  deps: AgentDeps,
  administrator: Administrator,
  input: CompanionDraft,
): Promise<AdminAgent> {
  const { agents } = deps
  const draft = normaliseDraft(input)
  if (isIncomplete(draft)) throw new ApplicationError('AGENT_INCOMPLETE')
  refuseFieldErrors(checkCompanion(draft))
  // Outside the transaction, which must not wait for another host.
  await copyExternalImage(deps, draft.imageUrl)
  const creation = agents.transaction(async (transaction) => {
    await refuseTakenAssistant(deps, transaction, draft)
    const version = await agents.insert(transaction, draft, administrator.id)
    await recordAuditEntry(transaction, {
      actorId: administrator.id,
      action: 'agent.created',
      subject: { kind: 'agent', id: draft.id },
      details: { version, isPublished: draft.isPublished, engine: draft.engine },
    })
  })
  await translateDatabaseErrors('agent', creation)
  return readAgent(deps, draft.id)
}

type Change = { id: string; revision: number; agent: CompanionDraft }

/**
 * Changes a companion. Throws INPUT_INVALID with the messages of the fields, or AGENT_NOT_FOUND.
 * Throws AGENT_CHANGED, with the current companion, when somebody has saved the companion since the
 * administrator read it: its revision is no longer `revision`. Throws AGENT_FORBIDDEN,
 * REFERENCE_INVALID or DATABASE_FAILED when the database refuses the change.
 */
export async function updateAgent(
  deps: AgentDeps,
  administrator: Administrator,
  { id, revision, agent }: Change,
): Promise<AdminAgent> {
  const { agents, publicUrl } = deps
  const draft = normaliseDraft({ ...agent, id })
  refuseFieldErrors(checkCompanion(draft))
  await copyExternalImage(deps, draft.imageUrl)
  const change = agents.transaction(async (transaction) => {
    const storedAgent = await agents.lock(transaction, id)
    if (!storedAgent) throw new ApplicationError('AGENT_NOT_FOUND')
    if (storedAgent.agent.revision !== revision) return storedAgent
    await refuseTakenAssistant(deps, transaction, draft)
    const version = await agents.change(transaction, storedAgent, draft, administrator.id)
    await recordAuditEntry(transaction, {
      actorId: administrator.id,
      action: 'agent.changed',
      subject: { kind: 'agent', id },
      details: { fields: findDraftChanges(toDraft(storedAgent, publicUrl), draft), version },
    })
    return null
  })
  const newerAgent = await translateDatabaseErrors('agent', change)
  if (newerAgent)
    throw new ApplicationError('AGENT_CHANGED', {
      details: { current: await describeAgent(deps, newerAgent) },
    })
  return readAgent(deps, id)
}

/** Throws INPUT_INVALID with the messages by field, if there are any. */
function refuseFieldErrors(fields: CompanionErrors) {
  if (Object.keys(fields).length > 0)
    throw new ApplicationError('INPUT_INVALID', { details: { fields } })
}

/**
 * Throws INPUT_INVALID if another companion uses the draft's assistant of the hosted service,
 * because calls find the companion by its assistant.
 */
async function refuseTakenAssistant(
  { agents }: Pick<AgentDeps, 'agents'>,
  transaction: Transaction,
  { id, engine, assistantId }: CompanionDraft,
) {
  if (engine !== 'hosted') return
  const ownerId = await agents.lockAssistant(transaction, assistantId, id)
  if (ownerId) refuseFieldErrors({ assistantId: companionMessages.assistantTaken(ownerId) })
}

/** Publishes a companion, or removes it from the catalogue. Throws AGENT_NOT_FOUND. */
export const setAgentPublished = (
  { agents }: Pick<AgentDeps, 'agents'>,
  administrator: Administrator,
  { id, isPublished }: { id: string; isPublished: boolean },
): Promise<void> =>
  agents.transaction(async (transaction) => {
    const wasFound = await agents.setPublished(transaction, id, isPublished)
    if (!wasFound) throw new ApplicationError('AGENT_NOT_FOUND')
    await recordAuditEntry(transaction, {
      actorId: administrator.id,
      action: isPublished ? 'agent.published' : 'agent.withdrawn',
      subject: { kind: 'agent', id },
    })
  })

/** Deletes a companion. Its conversations stay readable. Throws AGENT_NOT_FOUND. */
export const removeAgent = (
  { agents }: Pick<AgentDeps, 'agents'>,
  administrator: Administrator,
  id: string,
): Promise<void> =>
  agents.transaction(async (transaction) => {
    if (!(await agents.remove(transaction, id))) throw new ApplicationError('AGENT_NOT_FOUND')
    await recordAuditEntry(transaction, {
      actorId: administrator.id,
      action: 'agent.deleted',
      subject: { kind: 'agent', id },
    })
  })
