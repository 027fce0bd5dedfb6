import { pagePaths } from '../../../contract/paths'
import { publicMessages } from '../../../domain/public-messages'
import { Button, ButtonLink } from '../../ui/buttons/button'
import { Icon } from '../../ui/icons/icon'
import styles from './call-buttons.module.css'

export type CallButtonsProps = {
  name: string
  minutesLeft: number
  isOpening: boolean
  onCall: () => void
}

/**
 * The call button, preceded by "Recharger" when no minutes are left. The call button is still shown then,
 * because the balance on the page may be outdated; the server checks the current balance.
 */
export function CallButtons({ name, minutesLeft, isOpening, onCall }: CallButtonsProps) {
  const hasMinutes = minutesLeft > 0
  const callLabel = hasMinutes ? `Appeler ${name}` : 'Appeler'
  return (
    <div className={styles.buttons}>
      {!hasMinutes && (
        <ButtonLink kind="primary" size="l" to={pagePaths.wallet}>
          <Icon name="flame" />
          Recharger
        </ButtonLink>
      )}
      <Button
        kind={hasMinutes ? 'primary' : 'secondary'}
        size="l"
        aria-label={isOpening ? undefined : `Appeler ${name}`}
        isBusy={isOpening}
        onClick={onCall}
      >
        {!isOpening && <Icon name="phone" />}
        {isOpening ? publicMessages.AGENT_CONNECTING : callLabel}
      </Button>
    </div>
  )
}
