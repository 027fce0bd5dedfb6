import { pageContext } from '../../contract/page-context'
import { FavouriteButton } from '../features/favourites/favourite-button'
import { Facts } from '../features/landing/facts'
import { groupSamples } from '../features/landing/group-samples'
import { Hero } from '../features/landing/hero'
import { LastCall } from '../features/landing/last-call'
import { SampleCall } from '../features/landing/sample-call'
import { Samples } from '../features/landing/samples'
import { Steps } from '../features/landing/steps'
import { Stories } from '../features/landing/stories'
import { Teaser } from '../features/landing/teaser'
import { useMe } from '../session'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = () => [
  { title: 'Vivez une expérience sensorielle unique · Amivoix' },
  {
    name: 'description',
    content:
      'Des compagnons de voix vous écoutent et vous répondent à mi-voix, en français, à toute heure. 5 minutes offertes, sans carte bancaire.',
  },
]

/** Without its companions the page still says what it has to say. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const [samples, conversation] = await Promise.all([
    api.agents.samples().catch(() => ({ agents: [], count: 0 })),
    api.samples.conversation().catch(() => null),
  ])
  return { tabs: groupSamples(samples.agents), companionCount: samples.count, conversation }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const isSignedIn = useMe() !== null
  return (
    <>
      <Hero isSignedIn={isSignedIn} />
      <Facts companionCount={loaderData.companionCount} />
      <Samples
        tabs={loaderData.tabs}
        heartOf={(companion) => <FavouriteButton companion={companion} />}
      />
      <Steps />
      {loaderData.conversation && <SampleCall {...loaderData.conversation} />}
      <Stories />
      <Teaser />
      {!isSignedIn && <LastCall />}
    </>
  )
}
