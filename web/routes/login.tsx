import { Link, redirect, useNavigate, useSearchParams } from 'react-router'
import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { readNextPath } from '../../domain/accounts/next-path'
import { ConfirmationNotice } from '../features/accounts/confirmation-notice'
import { Doorway } from '../features/accounts/doorway'
import { GoogleReturnNotice } from '../features/accounts/google-return-notice'
import { useNextPage, withNext } from '../features/accounts/next-page'
import { SignInForm } from '../features/accounts/sign-in-form'
import { useGoogleReturn } from '../features/accounts/use-google-return'
import type { Route } from './+types/login'

export const meta: Route.MetaFunction = () => [
  { title: 'Connexion · Amivoix' },
  {
    name: 'description',
    content: 'Retrouvez vos compagnons de voix, vos favoris et vos conversations sur Amivoix.',
  },
]

/** The link of the confirmation mail signs in by itself: its good news goes along. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!(await context.get(pageContext).api.me.get())) return null
  const isConfirmed = url.searchParams.get('confirme') === '1'
  const dashboard = isConfirmed ? `${pagePaths.dashboard}?confirme=1` : pagePaths.dashboard
  throw redirect(readNextPath(url.searchParams.get('next')) ?? dashboard)
}

export default function Login() {
  const [query] = useSearchParams()
  const next = useNextPage()
  const navigate = useNavigate()
  return (
    <Doorway
      title="Heureux de vous retrouver"
      lede="Reprenez la conversation où vous l’aviez laissée."
    >
      <ConfirmationNotice
        isConfirmed={query.get('confirme') === '1'}
        hasFailed={query.has('error')}
      />
      <GoogleReturnNotice outcome={useGoogleReturn()} />
      <SignInForm
        onSignedIn={async () => navigate(next ?? pagePaths.dashboard, { replace: true })}
      />
      <p className="muted">
        Pas encore de compte ?{' '}
        <Link className="link" to={withNext(pagePaths.register, next)}>
          Créer un compte gratuit
        </Link>
      </p>
    </Doorway>
  )
}
