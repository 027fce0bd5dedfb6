import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { createPageMeta } from '../../document/page-meta'
import { FavouriteButton } from '../../features/favourites/favourite-button'
import { FinalCallToAction } from '../../features/landing/final-call-to-action'
import { groupLandingCompanions } from '../../features/landing/group-landing-companions'
import { Hero } from '../../features/landing/hero'
import { KeyFigures } from '../../features/landing/key-figures'
import { LandingCompanions } from '../../features/landing/landing-companions'
import { SampleCall } from '../../features/landing/sample-call/sample-call'
import { Steps } from '../../features/landing/steps'
import { Stories } from '../../features/landing/stories'
import { createHomeStructuredData } from '../../features/landing/structured-data'
import { Teaser } from '../../features/landing/teaser'
import { useMe } from '../../session/use-me'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

/** Leaves out what cannot be loaded, so that the page is shown even when the database is down. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  const [{ agents, count }, conversation, hello] = await Promise.all([
    api.agents.samples().catch(() => ({ agents: [], count: 0 })),
    api.samples.conversation().catch(() => null),
    api.hello.opening().catch(() => null),
  ])
  return {
    tabs: groupLandingCompanions(agents),
    companionCount: count,
    conversation,
    hello,
    meta: createPageMeta({
      origin: publicOrigin,
      path: pagePaths.home,
      title: 'Vivez une expérience sensorielle unique · Amivoix',
      description:
        'Des compagnons de voix vous écoutent et vous répondent à mi-voix, en français, à toute heure. 5 minutes offertes, sans carte bancaire.',
      structuredData: createHomeStructuredData(publicOrigin),
    }),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const isSignedIn = useMe() !== null
  return (
    <>
      <Hero isSignedIn={isSignedIn} hello={loaderData.hello} />
      <KeyFigures companionCount={loaderData.companionCount} />
      <LandingCompanions
        tabs={loaderData.tabs}
        renderFavouriteButton={(companion) => <FavouriteButton companion={companion} />}
      />
      <Steps />
      {loaderData.conversation && <SampleCall {...loaderData.conversation} />}
      <Stories />
      <Teaser />
      {!isSignedIn && <FinalCallToAction />}
    </>
  )
}
