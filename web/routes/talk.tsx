import { ORPCError } from '@orpc/client'
import { lazy, Suspense } from 'react'
import { redirect } from 'react-router'
import { pageContext } from '../../contract/page-context'
import { pagePaths, talkPath } from '../../contract/paths'
import { CallGate } from '../features/call/call-gate'
import { describeCompanion } from '../features/companion/companion-meta'
import { CompanionPage } from '../features/companion/companion-page'
import { FavouriteButton } from '../features/favourites/favourite-button'
import { readBannerDismissal } from '../features/profile/banner-dismissal'
import { ReportButton } from '../features/report/report-button'
import { useMe, useRefreshMe } from '../session'
import type { Route } from './+types/talk'

/** Needed by members only: a visitor's page does without the profile's questions. */
const CompletionBanner = lazy(async () => ({
  default: (await import('../features/profile/completion-banner')).CompletionBanner,
}))

/** Needed after a call only. */
const RatingDialog = lazy(async () => ({
  default: (await import('../features/feedback/rating-dialog')).RatingDialog,
}))

/** An unknown companion leads to the catalogue (first document, section 2). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  try {
    const agent = await api.agents.get({ id: params.agentId })
    // What stands around the companion may be missing without harm.
    const [similar, sample] = await Promise.all([
      api.agents.similar({ id: agent.id }).catch(() => []),
      api.samples.greeting({ id: agent.id }).catch(() => null),
    ])
    return {
      agent,
      sample,
      similar,
      address: `${publicOrigin}${talkPath(agent.id)}`,
      bannerDismissedBy: readBannerDismissal(request.headers.get('cookie')),
    }
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) throw redirect(pagePaths.dashboard)
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? describeCompanion(loaderData.agent, loaderData.address) : [{ title: 'Amivoix' }]

export default function Talk({ loaderData }: Route.ComponentProps) {
  const { agent, sample, similar, address, bannerDismissedBy } = loaderData
  const me = useMe()
  const refreshMe = useRefreshMe()
  return (
    <CallGate
      key={agent.id}
      companion={agent}
      caller={me}
      onSettled={refreshMe}
      rating={(asked) => (
        <Suspense>
          <RatingDialog {...asked} />
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
          heartOf={(companion, place) => <FavouriteButton companion={companion} place={place} />}
          isOpening={isOpening}
          onCall={call}
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
    </CallGate>
  )
}
