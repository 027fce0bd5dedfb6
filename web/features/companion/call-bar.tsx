import { useBottomInset } from '../../ui/layout/bottom-inset'
import styles from './call-bar.module.css'
import { CallButtons, type CallButtonsProps } from './call-buttons'

/** The call button on phones, fixed at the bottom. */
export const CallBar = (props: CallButtonsProps) => (
  // Above the cookie banner.
  <div className={styles.bar} style={{ bottom: useBottomInset() }}>
    <CallButtons {...props} />
  </div>
)
