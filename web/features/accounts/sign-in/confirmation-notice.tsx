import { Link } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { Notice } from '../../../ui/feedback/notice'

type Props = { isConfirmed: boolean; hasFailed: boolean }

/** Shows whether a confirmation link worked; the server adds an error to the same address. */
export function ConfirmationNotice({ isConfirmed, hasFailed }: Props) {
  if (hasFailed)
    return (
      <Notice kind="failed">
        <p>
          Ce lien de confirmation n’est plus valable. Connectez-vous avec votre mot de passe : nous
          vous proposerons d’en renvoyer un.
        </p>
        <p>
          Votre mot de passe est refusé ? L’inscription a expiré, ou une plus récente l’a remplacée
          :{' '}
          <Link className="link" to={pagePaths.register}>
            inscrivez-vous de nouveau
          </Link>
          .
        </p>
      </Notice>
    )
  if (!isConfirmed) return null
  return (
    <Notice kind="done">
      <p>Votre adresse est confirmée : connectez-vous, vos 5 minutes vous attendent.</p>
    </Notice>
  )
}
