import { redirectDocument } from 'react-router'
import { pageContext } from '../../../contract/page-context'
import { adminAgentTestPath, pagePaths } from '../../../contract/paths'
import { createOwnAssistantId } from '../../../domain/companions/companion'
import { maxTestCallMinutes } from '../../../domain/conversations/test-call'
import { isNotFound } from '../../api/decode-problem'
import { AgentTestPage } from '../../features/admin/agents/agent-test-page'
import { NotFound } from '../../features/admin/list/not-found'
import { SectionLink } from '../../features/admin/list/section-link'
import { CallLauncher } from '../../features/call/start/call-launcher'
import type { Route } from './+types/agent-test'

export const meta: Route.MetaFunction = () => [{ title: 'Essai · Administration · Amivoix' }]

/** Also finds companions that are not published. Returns null when the companion does not exist. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, callServices, ...page } = context.get(pageContext)
  const { hosted, ...nonHostedServices } = callServices
  const agent = await api.admin.agents.get({ id: params.agentId }).catch((error: unknown) => {
    if (isNotFound(error)) return null
    throw error
  })
  if (!agent) return null
  const { draft, image } = agent
  const isHosted = draft.engine === 'hosted'
  if (isHosted && hosted) {
    // A full page load, because the Content-Security-Policy of the current page blocks the call room.
    if (page.isClientNavigation) throw redirectDocument(adminAgentTestPath(draft.id))
    page.allowCallRoom()
  }
  return {
    companion: {
      id: draft.id,
      name: draft.name,
      image,
      portraitHue: draft.portraitHue,
      assistantId: isHosted ? draft.assistantId : createOwnAssistantId(draft.id),
      address: draft.speech?.persona.address ?? 'vous',
    },
    isPublished: draft.isPublished,
    callServices: isHosted
      ? { recogniser: null, languageModel: null, synthesiser: null, ...(hosted && { hosted }) }
      : nonHostedServices,
  }
}

/** The test call of a companion. */
export default function CompanionTest({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <CompanionNotFound />
  const { companion, isPublished, callServices } = loaderData
  return (
    <CallLauncher
      key={companion.id}
      isTest
      companion={companion}
      // Nothing is billed or stored, so neither the balance nor the consent is needed.
      caller={{ minutesLeft: maxTestCallMinutes, hasCallMemoryConsent: false }}
      services={callServices}
      onBalanceChange={() => {}}
      loadCallFlow={() => import('../talk/call-flow')}
    >
      {({ call, isOpening }) => (
        <AgentTestPage
          agent={companion}
          isPublished={isPublished}
          isOpening={isOpening}
          onCall={call}
        />
      )}
    </CallLauncher>
  )
}

/** Shown instead of the page of a companion that does not exist, for instance because it was deleted. */
const CompanionNotFound = () => (
  <>
    <SectionLink to={pagePaths.adminAgents}>Agents</SectionLink>
    <NotFound title="Agent introuvable" />
  </>
)
