import type { AdminAgent, AgentVersion, ListedAgent } from '../../../../contract/admin/agents'
import type { PagedList } from '../../../../contract/admin/paged-list'
import { isExternalImage, resolveImageUrl } from '../../../companions/image-url'
import { ApplicationError } from '../../../platform/application-error'
import type { AgentDeps } from './agent-deps'
import type { AgentListQuery } from './agent-list-repository'
import { getEngine, type StoredAgent, toAdminAgent, toSpeech } from './agent-mapping'

/** Returns a page of all companions, published or not. */
export async function listAgents(
  { agentList, publicUrl }: Pick<AgentDeps, 'agentList' | 'publicUrl'>,
  query: AgentListQuery,
): Promise<PagedList<ListedAgent>> {
  const { rows, total } = await agentList.list(query)
  const items = rows.map(({ agent, minutes, averageRating, ratingCount }) => ({
    id: agent.id,
    name: agent.name,
    style: agent.style,
    image: resolveImageUrl(agent.imageUrl, publicUrl),
    category: agent.category,
    voiceGender: agent.voiceGender,
    language: agent.language,
    createdAt: agent.createdAt.toISOString(),
    minutes,
    rating: averageRating === null ? null : { average: averageRating, count: ratingCount },
    isPublished: agent.isPublished,
    engine: getEngine(agent),
  }))
  return { items, total }
}

type ReadDeps = Pick<AgentDeps, 'agents' | 'images' | 'publicUrl'>

/** Returns a companion as the form shows it. Throws AGENT_NOT_FOUND. */
export async function readAgent(deps: ReadDeps, id: string): Promise<AdminAgent> {
  const storedAgent = await deps.agents.find(id)
  if (!storedAgent) throw new ApplicationError('AGENT_NOT_FOUND')
  return describeAgent(deps, storedAgent)
}

/** Returns a stored companion as the form shows it, and whether its picture is missing. */
export async function describeAgent(
  { images, publicUrl }: Pick<ReadDeps, 'images' | 'publicUrl'>,
  storedAgent: StoredAgent,
): Promise<AdminAgent> {
  const { imageUrl } = storedAgent.agent
  const isImageMissing = isExternalImage(imageUrl, publicUrl) && !(await images.has(imageUrl))
  return toAdminAgent(storedAgent, publicUrl, isImageMissing)
}

/** Returns a companion's versions, newest first. Throws AGENT_NOT_FOUND. */
export async function listVersions(
  { agents, builtInIds }: Pick<AgentDeps, 'agents' | 'builtInIds'>,
  id: string,
): Promise<AgentVersion[]> {
  const storedAgent = await agents.find(id)
  if (!storedAgent) throw new ApplicationError('AGENT_NOT_FOUND')
  const versions = await agents.listVersions(id)
  return versions.map(({ version: storedVersion, author }) => ({
    version: storedVersion.version,
    isCurrent: storedVersion.version === storedAgent.agent.currentVersion,
    createdAt: storedVersion.createdAt.toISOString(),
    author,
    // `createdBy` alone is not enough: it is also null when the account of the administrator who
    // created the companion has been erased.
    isBuiltIn:
      builtInIds.has(id) && storedVersion.version === 1 && storedVersion.createdBy === null,
    speech: toSpeech(storedVersion),
  }))
}
