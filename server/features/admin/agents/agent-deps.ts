import type { AgentListRepository } from './agent-list-repository'
import type { AgentRepository } from './agent-repository'
import type { ImageDeps } from './images/copy-external-image'

export type AgentDeps = ImageDeps & {
  agents: AgentRepository
  agentList: AgentListRepository
  builtInIds: ReadonlySet<string>
}
