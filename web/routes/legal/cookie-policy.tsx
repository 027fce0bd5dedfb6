import { pageContext } from '../../../contract/page-context'
import { pagePaths } from '../../../contract/paths'
import { createPageMeta } from '../../document/page-meta'
import { CookieSettingsButton } from '../../features/cookies/cookie-settings-button'
import { LegalPage } from '../../features/legal/legal-page'
import { buttonClass } from '../../ui/buttons/button'
import type { Route } from './+types/cookie-policy'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicOrigin } = context.get(pageContext)
  return {
    document: await api.legal.read({ name: 'cookies' }),
    meta: createPageMeta({
      origin: publicOrigin,
      path: pagePaths.cookies,
      title: 'Politique cookies · Amivoix',
      description:
        'Ce qu’Amivoix range dans votre navigateur, à quoi cela sert, combien de temps, et comment changer votre choix.',
    }),
  }
}

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      document={loaderData.document}
      cookieSettings={<CookieSettingsButton className={buttonClass({ kind: 'primary' })} />}
    />
  )
}
