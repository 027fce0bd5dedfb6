import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { createPageMeta } from '../document/page-meta'
import { createFaqData } from '../features/help/faq-data'
import { HelpPage } from '../features/help/help-page'
import type { Route } from './+types/help'

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  createPageMeta({
    origin: matches[0].loaderData?.publicOrigin,
    path: pagePaths.help,
    title: 'Aide · Amivoix',
    description:
      'Minutes, appels, compte, paiement, confidentialité : les réponses aux questions que l’on se pose sur Amivoix.',
    structuredData: loaderData ? [createFaqData(loaderData.items)] : [],
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { support } = context.get(pageContext).api
  const [items, { email }] = await Promise.all([support.help(), support.contact()])
  return { items, email }
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpPage {...loaderData} />
}
