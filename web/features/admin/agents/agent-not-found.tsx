import { pagePaths } from '../../../../contract/paths'
import { NotFound } from '../list/not-found'
import { SectionLink } from '../list/section-link'

/** Shown instead of the page of an agent that does not exist, for instance because it was deleted. */
export const AgentNotFound = () => (
  <>
    <SectionLink to={pagePaths.adminAgents}>Agents</SectionLink>
    <NotFound title="Agent introuvable" />
  </>
)
