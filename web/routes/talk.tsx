import { ORPCError } from '@orpc/client'
import { lazy, Suspense } from 'react'
import { redirect } from 'react-router'
import { pageContext } from '../../contract/page-context'
import { pagePaths, talkPath } from '../../contract/paths'
import { CallLauncher } from '../features/call/start/call-launcher'
import { createCompanionMeta } from '../features/companion/companion-meta'
import { CompanionNotLoaded } from '../features/companion/companion-not-loaded'
import { CompanionPage } from '../features/companion/companion-page'
import { FavouriteButton } from '../features/favourites/favourite-button'
import { readBannerDismissal } from '../features/profile/completion/banner-dismissal'
import { ReportButton } from '../features/report/report-button'
import { useMe, useRefreshMe } from '../session/use-me'
import type { Route } from './+types/talk'

/** Loaded for signed-in users only, because it includes the questions of the profile. */
const CompletionBanner = lazy(async () => ({
  default: (await import('../features/profile/completion/completion-banner')).CompletionBanner,
}))

/** Loaded for signed-in users only, who can call. */
const HearingSettings = lazy(async () => ({
  default: (await import('../features/call/ears/hearing-settings')).HearingSettings,
}))

const loadAfterCall = () => import('./after-call')
const RatingDialog = lazy(async () => ({ default: (await loadAfterCall()).RatingDialog }))
const ProposedMemories = lazy(async () => ({ default: (await loadAfterCall()).ProposedMemories }))

/** Redirects to the catalogue when the companion is unknown. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, publicOrigin, callServices } = context.get(pageContext)
  try {
    const agent = await api.agents.get({ id: params.agentId })
    // The page works without its similar companions and its sample.
    const [similar, sample] = await Promise.all([
      api.agents.similar({ id: agent.id }).catch(() => []),
      api.samples.greeting({ id: agent.id }).catch(() => null),
    ])
    const address = `${publicOrigin}${talkPath(agent.id)}`
    return {
      agent,
      sample,
      similar,
      address,
      callServices,
      meta: createCompanionMeta(agent, address),
      bannerDismissedBy: readBannerDismissal(request.headers.get('cookie')),
    }
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) throw redirect(pagePaths.dashboard)
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ?? [{ title: 'Amivoix' }]

export const ErrorBoundary = () => <CompanionNotLoaded />

export default function Talk({ loaderData }: Route.ComponentProps) {
  const { agent, sample, similar, address, bannerDismissedBy, callServices } = loaderData
  const me = useMe()
  const refreshMe = useRefreshMe()
  return (
    <CallLauncher
      key={agent.id}
      companion={{ ...agent, address: sample?.address ?? 'vous' }}
      caller={me}
      services={callServices}
      onSettled={refreshMe}
      renderRating={(asked) => (
        <Suspense>
          <RatingDialog {...asked} />
        </Suspense>
      )}
      renderMemories={(conversationId) => (
        <Suspense>
          <ProposedMemories conversationId={conversationId} companionName={agent.name} />
        </Suspense>
      )}
    >
      {({ call, isOpening }) => (
        <CompanionPage
          agent={agent}
          sample={sample}
          similar={similar}
          minutesLeft={me?.minutesLeft ?? null}
          address={address}
          renderFavouriteButton={(companion, place) => (
            <FavouriteButton companion={companion} place={place} />
          )}
          isOpening={isOpening}
          hasAiDisclosure={me?.hasCallMemoryConsent !== null}
          onCall={call}
          hearing={
            me && (
              <Suspense>
                <HearingSettings companion={agent.name} services={callServices} />
              </Suspense>
            )
          }
          report={
            <ReportButton subject={{ kind: 'companion', agentId: agent.id, name: agent.name }} />
          }
          banner={
            me && (
              <Suspense>
                <CompletionBanner me={me} isDismissed={bannerDismissedBy === me.id} />
              </Suspense>
            )
          }
        />
      )}
    </CallLauncher>
  )
}
