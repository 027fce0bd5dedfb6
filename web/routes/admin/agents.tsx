import { AgentSection } from '../../features/admin/agents/agent-section'
import type { Route } from './+types/agents'

export const meta: Route.MetaFunction = () => [{ title: 'Agents · Administration · Amivoix' }]

export default AgentSection
