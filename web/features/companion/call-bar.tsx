import { messages } from '../../../domain/messages'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { useLowerEdge } from '../../ui/lower-edge'
import styles from './call-bar.module.css'

type Properties = { name: string; isOpening: boolean; onCall: () => void }

/** On phones the call is always under the thumb. */
export const CallBar = ({ name, isOpening, onCall }: Properties) => (
  // Above the cookie question, while it stands there.
  <div className={styles.bar} style={{ bottom: useLowerEdge() }}>
    <Button kind="primary" size="l" isBlock isBusy={isOpening} onClick={onCall}>
      {!isOpening && <Icon name="phone" />}
      {isOpening ? messages.AGENT_CONNECTING : `Appeler ${name}`}
    </Button>
  </div>
)
