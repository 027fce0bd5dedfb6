import { pagePaths } from '../../../../contract/paths'
import { Button, ButtonLink } from '../../../ui/buttons/button'
import { Portrait } from '../../../ui/companions/portrait'
import { Icon } from '../../../ui/icons/icon'
import styles from './ended-call.module.css'
import { describeCallFailure } from './failure-messages'
import type { CallFailureCode } from './room-messages'

type Props = {
  companion: { name: string; image: string }
  code: CallFailureCode
  onDial: (options: { takeOver?: boolean }) => void
  onBack: () => void
}

/** Shown when a call could not start: why, and what the caller can do about it. */
export function FailedCall({ companion, code, onDial, onBack }: Props) {
  const { title, detail, remedy } = describeCallFailure(code, companion.name)
  return (
    <section className={styles.ended} role="alert">
      <div className={styles.head}>
        <Portrait image={companion.image} width={104} className={styles.portrait} isLazy={false} />
        <h2>{title}</h2>
        <p className="muted">{detail}</p>
      </div>
      <div className={styles.actions}>
        {remedy === 'dial-again' && (
          <Button kind="primary" onClick={() => onDial({})}>
            <Icon name="refresh" />
            Réessayer
          </Button>
        )}
        {remedy === 'take-over' && (
          <Button kind="primary" onClick={() => onDial({ takeOver: true })}>
            <Icon name="phone" />
            Appeler ici
          </Button>
        )}
        {remedy === 'top-up' && (
          <ButtonLink kind="primary" to={pagePaths.wallet}>
            <Icon name="flame" />
            Recharger
          </ButtonLink>
        )}
        {remedy === 'sign-in' && (
          <ButtonLink kind="primary" to={pagePaths.login} reloadDocument>
            Se connecter
          </ButtonLink>
        )}
        <Button onClick={onBack}>Retour</Button>
      </div>
    </section>
  )
}
