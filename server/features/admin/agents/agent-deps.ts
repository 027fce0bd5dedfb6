import type { AgentListRepository } from './agent-list-repository'
import type { AgentRepository } from './agent-repository'
import type { ImageDeps } from './images/copy-external-image'

export type AgentDeps = ImageDeps & {
  agents: AgentRepository
  agentList: AgentListRepository
  /** Ids of the companions that are part of the product (content/companions). */
  builtInIds: ReadonlySet<string>
}
