import { Link, redirect, useNavigate, useSearchParams } from 'react-router'
import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { readNextPath } from '../../domain/next-path'
import { ConfirmationNotice } from '../features/accounts/confirmation-notice'
import { Doorway } from '../features/accounts/doorway'
import { SignInForm } from '../features/accounts/sign-in-form'
import type { Route } from './+types/login'

export const meta: Route.MetaFunction = () => [{ title: 'Connexion · Amivoix' }]

const nextOf = (query: URLSearchParams) => readNextPath(query.get('next')) ?? pagePaths.dashboard

/** The link of the confirmation mail signs in by itself: its good news goes along. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!(await context.get(pageContext).api.me.get())) return null
  const isConfirmed = url.searchParams.get('confirme') === '1'
  throw redirect(isConfirmed ? `${pagePaths.dashboard}?confirme=1` : nextOf(url.searchParams))
}

export default function Login() {
  const [query] = useSearchParams()
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
      <SignInForm onSignedIn={async () => navigate(nextOf(query), { replace: true })} />
      <p className="muted">
        Pas encore de compte ?{' '}
        <Link className="link" to={pagePaths.register}>
          Créer un compte gratuit
        </Link>
      </p>
    </Doorway>
  )
}
