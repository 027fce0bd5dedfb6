import { pageContext } from '../../contract/page-context'
import { Facts } from '../features/landing/facts'
import { Hero } from '../features/landing/hero'
import { LastCall } from '../features/landing/last-call'
import { pickSamples } from '../features/landing/pick-samples'
import { Samples } from '../features/landing/samples'
import { Steps } from '../features/landing/steps'
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
  const agents = await context
    .get(pageContext)
    .api.agents.list()
    .catch(() => [])
  return { companions: pickSamples(agents), companionCount: agents.length }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const isSignedIn = useMe() !== null
  return (
    <>
      <Hero isSignedIn={isSignedIn} />
      <Facts companionCount={loaderData.companionCount} />
      <Samples companions={loaderData.companions} />
      <Steps />
      {!isSignedIn && <LastCall />}
    </>
  )
}
