import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageContext } from '../../../contract/page-context'
import { Catalogue } from '../../features/catalogue/catalogue'
import { suggestionsDismissal } from '../../features/catalogue/voice-suggestions/dismissal'
import { FavouriteButton } from '../../features/favourites/favourite-button'
import { useMe } from '../../session/use-me'
import { Notice } from '../../ui/feedback/notice'
import { PageTitle } from '../../ui/layout/page-title'
import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = () => [{ title: 'Compagnons Vocaux · Amivoix' }]

/** Loads the most popular companions for the server's rendering. The browser then loads all companions. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const popular = await context
    .get(pageContext)
    .api.agents.popular()
    .catch(() => [])
  return {
    popular,
    suggestionsDismissedBy: suggestionsDismissal.readUserId(request.headers.get('cookie')),
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const me = useMe()
  const isConfirmed = useEmailConfirmed()
  const title = me ? `${me.username}, à qui voulez-vous parler ?` : 'Compagnons Vocaux'
  return (
    <Catalogue
      popular={loaderData.popular}
      suggestionsFor={me && loaderData.suggestionsDismissedBy !== me.id ? me : null}
      renderFavouriteButton={(companion) => <FavouriteButton companion={companion} />}
      head={
        <>
          <PageTitle>{title}</PageTitle>
          {isConfirmed && (
            <Notice kind="done">
              <p>Votre adresse est confirmée : vos 5 minutes vous attendent.</p>
            </Notice>
          )}
        </>
      }
    />
  )
}

/**
 * Returns whether the user comes from a confirmation link. Removes the parameter from the URL, so that the
 * back button does not show the message again.
 */
function useEmailConfirmed() {
  const [query, setQuery] = useSearchParams()
  const [isConfirmed] = useState(query.get('confirme') === '1')
  const hasParameter = query.has('confirme')
  useEffect(() => {
    if (!hasParameter) return
    const removeParameter = (parameters: URLSearchParams) => {
      parameters.delete('confirme')
      return parameters
    }
    setQuery(removeParameter, { replace: true, preventScrollReset: true })
  }, [hasParameter, setQuery])
  return isConfirmed
}
