import { and, desc, eq, inArray, max, ne, sql } from 'drizzle-orm'
import { findSpeechChanges } from '../../../../domain/admin/companions/companion-changes'
import type { CompanionDraft } from '../../../../domain/admin/companions/companion-draft'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'
import { agents, agentVersions } from '../../../platform/database/tables/catalogue-tables'
import { type StoredAgent, toColumns, toSpeech, toVersionColumns } from './agent-mapping'

export type AgentRepository = ReturnType<typeof createAgentRepository>

/** Maximum number of versions that the form lists; older versions stay stored. */
const maxListedVersions = 50

/** Companions per statement of an export, so that no statement takes long. */
const exportPageSize = 200

const isCurrentVersion = and(
  eq(agentVersions.agentId, agents.id),
  eq(agentVersions.version, agents.currentVersion),
)

/**
 * Reads and writes companions for administrators. Picture URLs under `publicUrl` are stored as
 * paths.
 */
export const createAgentRepository = (db: Database, publicUrl: URL) => {
  const select = (connection: Pick<Database, 'select'>) =>
    connection
      .select({ agent: agents, version: agentVersions })
      .from(agents)
      .leftJoin(agentVersions, isCurrentVersion)

  /**
   * Stores the companion's lines and voice as its next version, and returns the version's number.
   * Without lines and voice, stores nothing and returns 1.
   */
  async function addVersion(
    transaction: Transaction,
    { id, speech }: Pick<CompanionDraft, 'id' | 'speech'>,
    createdBy: string,
  ) {
    if (!speech) return 1
    const [highest] = await transaction
      .select({ version: max(agentVersions.version) })
      .from(agentVersions)
      .where(eq(agentVersions.agentId, id))
    const version = (highest?.version ?? 0) + 1
    await transaction
      .insert(agentVersions)
      .values({ agentId: id, version, createdBy, ...toVersionColumns(speech) })
    return version
  }

  return {
    transaction: db.transaction.bind(db),

    async find(id: string): Promise<StoredAgent | undefined> {
      const [row] = await select(db).where(eq(agents.id, id))
      return row
    },

    /** Locks and returns a companion: other changes to it wait until the transaction ends. */
    async lock(transaction: Transaction, id: string): Promise<StoredAgent | undefined> {
      const [row] = await select(transaction).where(eq(agents.id, id)).for('update', { of: agents })
      return row
    },

    /** Yields all companions, the newest first, page by page. */
    async *readAll(): AsyncGenerator<StoredAgent> {
      for (let page = 0; ; page++) {
        const rows = await select(db)
          .orderBy(desc(agents.createdAt), agents.id)
          .limit(exportPageSize)
          .offset(page * exportPageSize)
        yield* rows
        if (rows.length < exportPageSize) return
      }
    },

    /** Returns which of the ids exist. */
    async findExisting(ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set()
      const rows = await db
        .select({ id: agents.id })
        .from(agents)
        .where(inArray(agents.id, [...ids]))
      return new Set(rows.map(({ id }) => id))
    },

    /**
     * Returns the id of another companion that uses this assistant of the hosted voice service.
     * Locks the assistant until the transaction ends, so that two simultaneous saves cannot give it
     * to two companions.
     */
    async lockAssistant(
      transaction: Transaction,
      assistantId: string,
      id: string,
    ): Promise<string | undefined> {
      await transaction.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${assistantId}, 0))`,
      )
      const [row] = await transaction
        .select({ id: agents.id })
        .from(agents)
        .where(and(eq(agents.vapiAssistantId, assistantId), ne(agents.id, id)))
        .limit(1)
      return row?.id
    },

    async listVersions(id: string) {
      return db
        .select({ version: agentVersions, author: user.email })
        .from(agentVersions)
        .leftJoin(user, eq(user.id, agentVersions.createdBy))
        .where(eq(agentVersions.agentId, id))
        .orderBy(desc(agentVersions.version))
        .limit(maxListedVersions)
    },

    /** Inserts a companion; the database refuses an existing id. Returns the number of its version. */
    async insert(
      transaction: Transaction,
      draft: CompanionDraft,
      createdBy: string,
      createdAt = new Date(),
    ) {
      const ownSpeech = draft.engine === 'amivoix' ? draft.speech : null
      const currentVersion = await addVersion(
        transaction,
        { id: draft.id, speech: ownSpeech },
        createdBy,
      )
      await transaction
        .insert(agents)
        .values({ id: draft.id, ...toColumns(draft, publicUrl), currentVersion, createdAt })
      return currentVersion
    },

    /**
     * Changes a locked companion. Adds a version when its lines or voice for our engine have
     * changed. Returns the number of its current version.
     */
    async change(
      transaction: Transaction,
      { agent, version }: StoredAgent,
      draft: CompanionDraft,
      createdBy: string,
    ) {
      const isSpeechChanged =
        draft.engine === 'amivoix' &&
        findSpeechChanges(version && toSpeech(version), draft.speech).length > 0
      const currentVersion = isSpeechChanged
        ? await addVersion(transaction, draft, createdBy)
        : agent.currentVersion
      await transaction
        .update(agents)
        .set({
          ...toColumns(draft, publicUrl),
          currentVersion,
          revision: sql`${agents.revision} + 1`,
          updatedAt: sql`now()`,
        })
        .where(eq(agents.id, agent.id))
      return currentVersion
    },

    /** Publishes or unpublishes a companion; returns false when there is no such companion. */
    async setPublished(transaction: Transaction, id: string, isPublished: boolean) {
      const rows = await transaction
        .update(agents)
        .set({ isPublished, revision: sql`${agents.revision} + 1`, updatedAt: sql`now()` })
        .where(eq(agents.id, id))
        .returning({ id: agents.id })
      return rows.length > 0
    },

    /**
     * Deletes a companion, but not its conversations, ratings and versions. Returns false when there
     * is no such companion.
     */
    async remove(transaction: Transaction, id: string) {
      const rows = await transaction
        .delete(agents)
        .where(eq(agents.id, id))
        .returning({ id: agents.id })
      return rows.length > 0
    },
  }
}
