import type { Memory } from '../../../contract/conversations/memories'
import { toSecondPersonStatement } from '../../../voice/memory/second-person'
import { ApplicationError } from '../../platform/application-error'
import type { SignedInUser } from '../../policies'
import type { MemoryRepository, StoredMemory } from './memory-repository'

type User = Pick<SignedInUser, 'id'>

/** Lists the user's memories, kept and proposed, newest first. */
export async function listMemories(memories: Pick<MemoryRepository, 'list'>, user: User) {
  const rows = await memories.list(user.id)
  return rows.map(toMemory)
}

/**
 * Keeps a memory. A given statement replaces the stored one, and is rephrased from "je" to "vous"
 * where the right form is certain. Throws NOT_FOUND, also for another user's memory.
 */
export async function keepMemory(
  memories: Pick<MemoryRepository, 'keep'>,
  user: User,
  { id, statement }: { id: string; statement?: string | undefined },
) {
  const row = await memories.keep(user.id, {
    id,
    statement: statement && toSecondPersonStatement(statement),
  })
  if (!row) throw new ApplicationError('NOT_FOUND')
  return toMemory(row)
}

/** Deletes a memory. Throws NOT_FOUND, also for another user's memory. */
export async function forgetMemory(
  memories: Pick<MemoryRepository, 'forget'>,
  user: User,
  id: string,
) {
  if (!(await memories.forget(user.id, id))) throw new ApplicationError('NOT_FOUND')
  return {}
}

const toMemory = (row: StoredMemory): Memory => ({
  id: row.id,
  agentId: row.agentId,
  agentName: row.agentName,
  conversationId: row.conversationId,
  statement: row.statement,
  quote: row.quote,
  eventDay: row.eventDay,
  isKept: row.keptAt !== null,
  createdAt: row.createdAt.toISOString(),
})
