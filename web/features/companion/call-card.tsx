import { pagePaths } from '../../../contract/paths'
import { messages } from '../../../domain/messages'
import { Button, ButtonLink } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import { Icon } from '../../ui/icons/icon'
import { Card } from '../../ui/layout/card'
import styles from './call-card.module.css'

type Props = {
  name: string
  minutesLeft: number
  isOpening: boolean
  onCall: () => void
}

/**
 * The balance, the price of a minute and the call button. The button stays enabled at 0 minutes: the
 * page may be outdated, and the server checks the balance again.
 */
export function CallCard({ name, minutesLeft, isOpening, onCall }: Props) {
  return (
    <Card className={styles.card}>
      <div className={styles.balance}>
        <dl className={styles.figures}>
          <dt>Minutes restantes</dt>
          <dd>{minutesLeft.toLocaleString('fr-FR')} min</dd>
        </dl>
        <ButtonLink kind="ghost" size="s" to={pagePaths.wallet}>
          Acheter du temps
        </ButtonLink>
      </div>
      {minutesLeft === 0 && (
        <Notice kind="failed">
          <p>{messages.NO_MINUTES_LEFT}</p>
        </Notice>
      )}
      <div className={styles.call}>
        <Button kind="primary" size="l" isBlock isBusy={isOpening} onClick={onCall}>
          {!isOpening && <Icon name="phone" />}
          {isOpening ? messages.AGENT_CONNECTING : `Appeler ${name}`}
        </Button>
      </div>
      <div className={styles.notice}>
        <p>Toute minute entamée est décomptée.</p>
        <p>Vous parlerez avec une intelligence artificielle.</p>
      </div>
    </Card>
  )
}
