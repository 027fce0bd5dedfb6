import { Link } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { Button } from '../../../ui/buttons/button'
import { DemonstrationMailLink } from '../auth-page/demonstration-mail-link'

/** Shown after a request for a link, even for an unregistered address, so that nobody learns who has an account. */
export function ResetLinkSent({ onTryOtherAddress }: { onTryOtherAddress: () => void }) {
  return (
    <div className="stack" style={{ '--stack': 'var(--space-5)' }}>
      <p>
        Ouvrez le lien qu’il contient pour choisir un nouveau mot de passe. Il fonctionne une seule
        fois, pendant une heure.
      </p>
      <p className="muted">
        Rien dans quelques minutes ? Regardez dans vos courriers indésirables, ou vérifiez que c’est
        bien l’adresse de votre compte.
      </p>
      <DemonstrationMailLink />
      <Button size="s" onClick={onTryOtherAddress}>
        Essayer une autre adresse
      </Button>
      <p>
        <Link className="link" to={pagePaths.login}>
          Aller à la connexion
        </Link>
      </p>
    </div>
  )
}
