import type { AccountSession } from '../../../contract/account/account-session'
import { formatLocalMoment } from '../../local-time'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import styles from './account-panel.module.css'

type Properties = { session: AccountSession; isEnding: boolean; onEnd: () => void }

export function SessionEntry({ session, isEnding, onEnd }: Properties) {
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
        <span className={styles.here}>Cet appareil</span>
      ) : (
        <Button size="s" kind="ghost" isBusy={isEnding} onClick={onEnd}>
          Déconnecter
          <span className="visually-hidden"> {device}</span>
        </Button>
      )}
    </li>
  )
}
