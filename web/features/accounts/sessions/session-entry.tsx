import type { AccountSession } from '../../../../contract/account/account-session'
import { Button } from '../../../ui/buttons/button'
import { Icon } from '../../../ui/icons/icon'
import { formatLocalMoment } from '../../../ui/local-time'
import styles from '../settings/account-panel.module.css'

type Props = { session: AccountSession; isEnding: boolean; onEnd: () => void }

/** One signed-in device, with a button to sign it out unless it is the current device. */
export function SessionEntry({ session, isEnding, onEnd }: Props) {
  const device = session.device ?? 'Appareil inconnu'
  return (
    <li>
      <Icon name="device" />
      <div className={styles.device}>
        <span>{device}</span>
        <span className="muted small">
          Connecté le{' '}
          <time dateTime={session.signedInAt}>{formatLocalMoment(session.signedInAt)}</time>
        </span>
      </div>
      {session.isCurrent ? (
        <span className={styles.current}>Cet appareil</span>
      ) : (
        <Button size="s" kind="ghost" isBusy={isEnding} onClick={onEnd}>
          Déconnecter
          <span className="visually-hidden"> {device}</span>
        </Button>
      )}
    </li>
  )
}
