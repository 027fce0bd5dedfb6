import { messages } from '../../../domain/messages'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import styles from './call-bar.module.css'

type Properties = { name: string; isOpening: boolean; onCall: () => void }

/** On phones the call is always under the thumb. */
export const CallBar = ({ name, isOpening, onCall }: Properties) => (
  <div className={styles.bar}>
    <Button kind="primary" size="l" isBlock isBusy={isOpening} onClick={onCall}>
      {!isOpening && <Icon name="phone" />}
      {isOpening ? messages.AGENT_CONNECTING : `Appeler ${name}`}
    </Button>
  </div>
)
