import type {
  AdminAgent,
  AgentFile,
  AgentVersion,
  ListedAgent,
} from '../../../contract/admin/agents'
import type { PagedList } from '../../../contract/admin/paged-list'
import type { CompanionDraft } from '../../../domain/admin/companions/companion-draft'
import { createEmptyDraft } from '../../../domain/admin/companions/empty-draft'
import type { TestProduct, TestUser } from '../product/start-product'

/** Returns a valid draft of a published companion that our own voice engine runs. */
export const createDraft = (
  product: Pick<TestProduct, 'config'>,
  change: Partial<CompanionDraft> = {},
): CompanionDraft => ({
  ...createEmptyDraft(),
  id: 'flora',
  name: 'Flora',
  style: 'Voix claire, humour franc',
  imageUrl: new URL(`/portraits/${change.id ?? 'flora'}.svg`, product.config.publicUrl).href,
  description: 'Flora parle de jardins et de saisons.',
  isPublished: true,
  ...change,
})

type Details = { fields: Record<string, string>; current: AdminAgent; faults: unknown[] }

/** The body of a response: the requested data, or a problem. */
type Body<Expected> = Expected & { code?: string; message?: string; details: Details }

/** Creates a client that sends an administrator's requests about companions. */
export function createAgentClient(
  product: Pick<TestProduct, 'request'>,
  { cookie }: Pick<TestUser, 'cookie'>,
) {
  async function send<Expected>(path: string, method: string, body?: unknown) {
    const response = await product.request(`/api/admin/${path}`, {
      method,
      cookie,
      ...(body !== undefined && { body }),
    })
    return { status: response.status, body: response.body as Body<Expected> }
  }
  return {
    list: (query = '') => send<PagedList<ListedAgent>>(`agents${query}`, 'GET'),
    get: (id: string) => send<AdminAgent>(`agents/${id}`, 'GET'),
    listVersions: (id: string) => send<AgentVersion[]>(`agents/${id}/versions`, 'GET'),
    create: (agent: Partial<CompanionDraft>) => send<AdminAgent>('agents', 'POST', agent),
    update: (id: string, revision: number, agent: CompanionDraft) =>
      send<AdminAgent>(`agents/${id}`, 'PUT', { revision, agent }),
    setPublished: (id: string, isPublished: boolean) =>
      send<object>(`agents/${id}/published`, 'PUT', { isPublished }),
    remove: (id: string) => send<object>(`agents/${id}`, 'DELETE'),
    exportAgents: (id?: string) => send<AgentFile>(`agent-file${id ? `?id=${id}` : ''}`, 'GET'),
    importAgents: (file: unknown) =>
      send<{ created: number; updated: number }>('agent-file', 'POST', file),
  }
}

export type AgentClient = ReturnType<typeof createAgentClient>
