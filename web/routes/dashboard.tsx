import { useSearchParams } from 'react-router'
import { Catalogue } from '../features/catalogue/catalogue'
import { useMe } from '../session'
import { Notice } from '../ui/notice'
import { PageTitle } from '../ui/page-title'
import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = () => [{ title: 'Compagnons Vocaux · Amivoix' }]

export default function Dashboard() {
  const me = useMe()
  const [query] = useSearchParams()
  const title = me ? `${me.username}, à qui voulez-vous parler ?` : 'Compagnons Vocaux'
  return (
    <Catalogue
      head={
        <>
          <PageTitle>{title}</PageTitle>
          {query.get('confirme') === '1' && (
            <Notice kind="done">
              <p>Votre adresse est confirmée : vos 5 minutes vous attendent.</p>
            </Notice>
          )}
        </>
      }
    />
  )
}
