import { messages } from '../../../domain/messages'
import { Button } from '../../ui/buttons/button'
import { Icon } from '../../ui/icons/icon'
import { useBottomInset } from '../../ui/layout/bottom-inset'
import styles from './call-bar.module.css'

type Props = { name: string; isOpening: boolean; onCall: () => void }

/** The call button on phones, fixed at the bottom. */
export const CallBar = ({ name, isOpening, onCall }: Props) => (
  // Above the cookie banner.
  <div className={styles.bar} style={{ bottom: useBottomInset() }}>
    <Button kind="primary" size="l" isBlock isBusy={isOpening} onClick={onCall}>
      {!isOpening && <Icon name="phone" />}
      {isOpening ? messages.AGENT_CONNECTING : `Appeler ${name}`}
    </Button>
  </div>
)
