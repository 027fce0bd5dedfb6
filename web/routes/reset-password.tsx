import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pageContext } from '../../contract/page-context'
import { pagePaths } from '../../contract/paths'
import { Doorway } from '../features/accounts/doorway'
import { PasswordResetForm } from '../features/accounts/password-reset-form'
import { ButtonLink } from '../ui/button-link'
import { showToast } from '../ui/toast'
import type { Route } from './+types/reset-password'

export const meta: Route.MetaFunction = () => [
  { title: 'Nouveau mot de passe · Amivoix' },
  { name: 'robots', content: 'noindex' },
]

/** A link that is over says so before anything is typed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const { isOpen } = await context.get(pageContext).api.passwordLink.read({ token })
  return { token, isOpen }
}

// Once used, the link is over: this page must not say so of itself on its way to the next.
export const shouldRevalidate = () => false

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const [isOpen, setOpen] = useState(loaderData.isOpen)
  const navigate = useNavigate()
  if (!isOpen)
    return (
      <Doorway
        title="Ce lien ne fonctionne plus"
        lede="Il a déjà servi, il a plus d’une heure, ou un mot de passe a été choisi depuis."
      >
        <ButtonLink kind="primary" size="l" isBlock to={pagePaths.forgottenPassword}>
          Demander un autre lien
        </ButtonLink>
        <p className="muted">
          <Link className="link" to={pagePaths.login}>
            Se connecter
          </Link>
        </p>
      </Doorway>
    )
  return (
    <Doorway
      title="Choisissez un nouveau mot de passe"
      lede="Vous serez connecté ici, et déconnecté de tous vos autres appareils."
    >
      <PasswordResetForm
        token={loaderData.token}
        onLinkOver={() => setOpen(false)}
        onReset={async () => {
          showToast({ kind: 'done', text: 'Votre nouveau mot de passe est enregistré' })
          await navigate(pagePaths.dashboard, { replace: true })
        }}
      />
    </Doorway>
  )
}
