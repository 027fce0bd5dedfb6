import { ORPCError } from '@orpc/client'
import { lazy, Suspense } from 'react'
import { redirect, redirectDocument } from 'react-router'
import { pageContext } from '../../../contract/page-context'
import { pagePaths, talkPath } from '../../../contract/paths'
import { isOwnAssistantId } from '../../../domain/companions/companion'
import { CallLauncher } from '../../features/call/start/call-launcher'
import { createCompanionMeta } from '../../features/companion/companion-meta'
import { CompanionNotLoaded } from '../../features/companion/companion-not-loaded'
import { CompanionPage } from '../../features/companion/companion-page'
import { FavouriteButton } from '../../features/favourites/favourite-button'
import { bannerDismissal } from '../../features/profile/completion/banner-dismissal'
import { ReportButton } from '../../features/report/report-button'
import { useMe, useRefreshMe } from '../../session/use-me'
import type { Route } from './+types/talk'

/** Loaded only for signed-in users, because it includes the questions of the profile. */
const BeforeCall = lazy(() => import('./before-call'))

/** Loaded only for signed-in users, because only they can call. */
const CallSettings = lazy(async () => ({
  default: (await import('../../features/call/start/call-settings')).CallSettings,
}))

/** Redirects to the catalogue (`pagePaths.dashboard`) when the companion is unknown. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, publicOrigin, callServices, ...page } = context.get(pageContext)
  const { hosted, ...nonHostedServices } = callServices
  try {
    const companion = await api.agents.get({ id: params.agentId })
    const isHosted = !isOwnAssistantId(companion.vapiAssistantId)
    if (isHosted && hosted) {
      // A full page load, because the Content-Security-Policy of the current page blocks the call room.
      if (page.isClientNavigation) throw redirectDocument(talkPath(companion.id))
      page.allowCallRoom()
    }
    // The page is shown even if the similar companions or the sample cannot be loaded.
    const [similar, sample] = await Promise.all([
      api.agents.similar({ id: companion.id }).catch(() => []),
      // A hosted companion has no sample, because our samples do not have the voice of the hosted service.
      isHosted ? null : api.samples.greeting({ id: companion.id }).catch(() => null),
    ])
    const url = `${publicOrigin}${talkPath(companion.id)}`
    return {
      companion,
      sample,
      similar,
      url,
      callServices: isHosted
        ? { recogniser: null, languageModel: null, synthesiser: null, ...(hosted && { hosted }) }
        : nonHostedServices,
      meta: createCompanionMeta(companion, url),
      bannerDismissedBy: bannerDismissal.readUserId(request.headers.get('cookie')),
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
  const { companion, sample, similar, url, bannerDismissedBy, callServices } = loaderData
  const me = useMe()
  const refreshMe = useRefreshMe()
  return (
    <CallLauncher
      key={companion.id}
      companion={{
        ...companion,
        assistantId: companion.vapiAssistantId,
        address: sample?.address ?? 'vous',
      }}
      caller={me}
      services={callServices}
      onBalanceChange={refreshMe}
      loadCallFlow={() => import('./call-flow')}
    >
      {({ call, isOpening }) => (
        <CompanionPage
          companion={companion}
          sample={sample}
          similar={similar}
          minutesLeft={me?.minutesLeft ?? null}
          url={url}
          renderFavouriteButton={(shownCompanion, place) => (
            <FavouriteButton companion={shownCompanion} place={place} />
          )}
          isOpening={isOpening}
          // Null until the user has answered the dialog before the first call, which says that the companion is an AI.
          hasAiDisclosure={me?.hasCallMemoryConsent !== null}
          onCall={call}
          callSettings={
            me && (
              <Suspense>
                <CallSettings companion={companion.name} services={callServices} />
              </Suspense>
            )
          }
          report={
            <ReportButton
              subject={{ kind: 'companion', agentId: companion.id, name: companion.name }}
            />
          }
          banner={
            me && (
              <Suspense>
                <BeforeCall
                  me={me}
                  isDismissed={bannerDismissedBy === me.id}
                  companion={companion}
                />
              </Suspense>
            )
          }
        />
      )}
    </CallLauncher>
  )
}
