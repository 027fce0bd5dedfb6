import { Link } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { DemonstrationMailLink } from '../auth-page/demonstration-mail-link'
import { addNextPage, useNextPage } from '../auth-page/next-page'
import { ResendConfirmation } from './resend-confirmation'

/** Shown after a sign-up, even for a registered address, so that nobody learns who has an account. */
export function ConfirmationLinkSent({ email }: { email: string }) {
  const next = useNextPage()
  return (
    <div className="stack" style={{ '--stack': 'var(--space-5)' }}>
      <p>
        Cliquez sur le lien qu’il contient pour ouvrir votre compte et recevoir vos 5 minutes
        gratuites. Sur un autre appareil, votre mot de passe vous sera demandé.
      </p>
      <p className="muted">
        Rien dans quelques minutes ? Regardez dans vos courriers indésirables, ou demandez-en un
        autre.
      </p>
      <DemonstrationMailLink />
      <ResendConfirmation email={email} />
      <p>
        <Link className="link" to={addNextPage(pagePaths.login, next)}>
          Aller à la connexion
        </Link>
      </p>
    </div>
  )
}
