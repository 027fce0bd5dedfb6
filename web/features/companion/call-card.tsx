import { pagePaths } from '../../../contract/paths'
import { messages } from '../../../domain/messages'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import styles from './call-card.module.css'

type Properties = {
  name: string
  minutesLeft: number
  isOpening: boolean
  onCall: () => void
}

/**
 * What is left, what the next minute costs, and the call (06, « Money in sight »). At 0 the call
 * stays: the page may be old, and a press asks the server again.
 */
export function CallCard({ name, minutesLeft, isOpening, onCall }: Properties) {
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
