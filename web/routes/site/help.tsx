import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { formatAnswerText, type HelpItem } from '../../../domain/help/help-item'
import { createPageMeta } from '../../document/page-meta'
import { HelpPage } from '../../features/help/help-page'
import type { Route } from './+types/help'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  const [items, { email }] = await Promise.all([api.support.help(), api.support.contact()])
  return {
    items,
    email,
    meta: createPageMeta({
      origin: publicOrigin,
      path: pagePaths.help,
      title: 'Aide · Amivoix',
      description:
        'Minutes, appels, compte, paiement, confidentialité : les réponses aux questions que l’on se pose sur Amivoix.',
      structuredData: [createFaqStructuredData(items)],
    }),
  }
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpPage {...loaderData} />
}

/** Describes the questions to search engines (https://schema.org/FAQPage). */
const createFaqStructuredData = (items: readonly HelpItem[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: formatAnswerText(answer) },
  })),
})
