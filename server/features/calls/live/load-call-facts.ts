import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { maxTestCallMinutes } from '../../../../domain/conversations/test-call'
import { maxCallMs } from '../../../../voice/session/call-session'
import { toDialogueCompanion } from '../../../companions/find-companion'
import { balanceColumn } from '../../../ledger/balances'
import type { Database } from '../../../platform/database/open-database'
import { calls, conversations } from '../../../platform/database/tables/call-tables'
import { agents, agentVersions } from '../../../platform/database/tables/catalogue-tables'
import { userProfiles } from '../../../platform/database/tables/profile-tables'
import { findProfileSummary } from '../../../users/find-profile-summary'
import type { CallFacts } from './call-facts'
import { loadMemories } from './load-memories'
import { isStartedToday, readFreeTime } from './read-free-time'

/** How many earlier conversations with the caller a companion remembers. */
const maxPastSummaries = 5

/**
 * Loads the data that a claimed call starts with. Throws when the call was not claimed, or when its
 * companion was deleted meanwhile.
 */
export async function loadCallFacts(db: Database, callId: string): Promise<CallFacts> {
  const [row] = await db
    .select({
      call: calls,
      agent: agents,
      version: agentVersions,
      profile: userProfiles,
      balance: balanceColumn,
    })
    .from(calls)
    .innerJoin(agents, eq(agents.id, calls.agentId))
    .innerJoin(
      agentVersions,
      and(eq(agentVersions.agentId, calls.agentId), eq(agentVersions.version, calls.agentVersion)),
    )
    .innerJoin(userProfiles, eq(userProfiles.id, calls.userId))
    .where(eq(calls.id, callId))
  if (!row?.call.startedAt)
    throw new Error('The call was not claimed, or its companion was deleted')
  const { call, agent, version, profile, balance } = row

  return {
    id: call.id,
    epoch: call.epoch,
    userId: call.userId,
    startedAt: row.call.startedAt,
    hasMemoryConsent: call.hasMemoryConsent,
    sharedWith: call.sharedWith,
    timeBudgetMinutes: call.timeBudgetMinutes,
    minutesLeft: call.isTest ? maxTestCallMinutes : balance,
    maxCallMs: getMaxCallMs(call),
    freeTime: await readFreeTime(db, call.userId, call.id),
    voice: version.voice,
    dialogue: {
      companion: toDialogueCompanion(agent, version),
      caller: {
        name: profile.firstName ?? profile.username,
        profileSummary: await findProfileSummary(db, call.userId),
        topicsToAvoid: profile.topicsToAvoid,
        // Without consent the companion does not use earlier memories either.
        memories: call.hasMemoryConsent
          ? await loadMemories(db, { userId: call.userId, agentId: agent.id }, row.call.startedAt)
          : [],
        pastSummaries: call.hasMemoryConsent
          ? await findPastSummaries(db, call.userId, agent.id)
          : [],
      },
      isAiDisclosureDue: !(await hasHeardAiDisclosureToday(db, call.userId, call.id)),
      callCount: await countEarlierCalls(db, call.userId, agent.id, call.id),
      seed: Number.parseInt(call.id.slice(0, 8), 16),
    },
  }
}

/**
 * Returns the maximum duration of this call; null when only the maximum for every call
 * (`maxCallMs`) applies.
 */
function getMaxCallMs({
  isTest,
  maxMinutes,
}: Pick<typeof calls.$inferSelect, 'isTest' | 'maxMinutes'>) {
  if (isTest) return maxTestCallMinutes * 60_000
  return maxMinutes === null ? null : Math.min(maxMinutes * 60_000, maxCallMs)
}

/** Returns the latest summaries of the user's conversations with a companion, newest first. */
export async function findPastSummaries(db: Database, userId: string, agentId: string) {
  const rows = await db
    .select({ createdAt: conversations.createdAt, summary: conversations.summary })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.agentId, agentId),
        isNotNull(conversations.summary),
      ),
    )
    .orderBy(desc(conversations.createdAt))
    .limit(maxPastSummaries)
  return rows.map(({ createdAt, summary }) => ({
    date: createdAt.toISOString(),
    summary: summary ?? '',
  }))
}

/**
 * Counts the user's earlier calls with the companion; the dialogue varies its wording by this
 * count.
 */
const countEarlierCalls = (db: Database, userId: string, agentId: string, callId: string) =>
  db.$count(
    calls,
    and(
      eq(calls.userId, userId),
      eq(calls.agentId, agentId),
      ne(calls.id, callId),
      isNotNull(calls.startedAt),
    ),
  )

/**
 * Whether the user has heard the AI disclosure today. A call with billed time proves it, because
 * billing starts only after the disclosure.
 */
async function hasHeardAiDisclosureToday(db: Database, userId: string, callId: string) {
  const rows = await db
    .select({ id: calls.id })
    .from(calls)
    .where(
      and(
        eq(calls.userId, userId),
        ne(calls.id, callId),
        sql`${calls.billableMs} > 0`,
        isStartedToday,
      ),
    )
    .limit(1)
  return rows.length > 0
}
