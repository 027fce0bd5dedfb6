import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageContext } from '../../contract/page-context'
import { Catalogue } from '../features/catalogue/catalogue'
import { FavouriteButton } from '../features/favourites/favourite-button'
import { useMe } from '../session'
import { Notice } from '../ui/notice'
import { PageTitle } from '../ui/page-title'
import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = () => [{ title: 'Compagnons Vocaux · Amivoix' }]

/** The first companions stand in the page itself: the others may come a moment later. */
export async function loader({ context }: Route.LoaderArgs) {
  const popular = await context
    .get(pageContext)
    .api.agents.popular()
    .catch(() => [])
  return { popular }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const me = useMe()
  const isConfirmed = useConfirmation()
  const title = me ? `${me.username}, à qui voulez-vous parler ?` : 'Compagnons Vocaux'
  return (
    <Catalogue
      popular={loaderData.popular}
      heartOf={(agent) => <FavouriteButton companion={agent} />}
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

/** The good news of the mail's link, told once: the way back does not tell it again. */
function useConfirmation() {
  const [query, setQuery] = useSearchParams()
  const [isConfirmed] = useState(query.get('confirme') === '1')
  const isInAddress = query.has('confirme')
  useEffect(() => {
    if (!isInAddress) return
    const withoutNews = (query: URLSearchParams) => {
      query.delete('confirme')
      return query
    }
    setQuery(withoutNews, { replace: true, preventScrollReset: true })
  }, [isInAddress, setQuery])
  return isConfirmed
}
