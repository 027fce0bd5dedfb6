import { Icon } from '../../../ui/icons/icon'
import styles from './call-controls.module.css'

type Props = {
  microphone: 'on' | 'muted' | 'absent'
  hasCaptions: boolean
  onMute: () => void
  onEnd: () => void
  onCaptions: () => void
  isWriting: boolean
  onWrite: () => void
}

/** The buttons of an active call, in the same order at every screen size. */
export function CallControls(props: Props) {
  const { microphone, hasCaptions, isWriting, onMute, onEnd, onCaptions, onWrite } = props
  const isMuted = microphone === 'muted'
  return (
    <div className={styles.controls}>
      <div className={styles.item}>
        <button
          type="button"
          className={styles.button}
          aria-pressed={isMuted}
          aria-label={isMuted ? 'Rétablir le micro' : 'Couper le micro'}
          aria-keyshortcuts="m"
          disabled={microphone === 'absent'}
          onClick={onMute}
        >
          <Icon name={microphone === 'on' ? 'microphone' : 'microphone-off'} size="l" />
        </button>
        <span aria-hidden>
          {microphone === 'absent' ? 'Sans micro' : isMuted ? 'Coupé' : 'Micro'}
        </span>
      </div>
      <div className={styles.item}>
        <button
          type="button"
          className={`${styles.button} ${styles.end}`}
          aria-label="Terminer la conversation"
          aria-keyshortcuts="Escape"
          onClick={onEnd}
        >
          <Icon name="hang-up" />
        </button>
        <span aria-hidden>Terminer</span>
      </div>
      <div className={styles.item}>
        <button
          type="button"
          className={styles.button}
          aria-pressed={hasCaptions}
          aria-label="Sous-titres"
          onClick={onCaptions}
        >
          <Icon name="captions" size="l" />
        </button>
        <span aria-hidden>Sous-titres</span>
      </div>
      <div className={styles.item}>
        <button
          type="button"
          className={styles.button}
          aria-pressed={isWriting}
          aria-label="Écrire"
          aria-keyshortcuts="t"
          onClick={onWrite}
        >
          <Icon name="keyboard" size="l" />
        </button>
        <span aria-hidden>Écrire</span>
      </div>
    </div>
  )
}

/** The only button while the call rings. */
export const RingingControls = ({ onCancel }: { onCancel: () => void }) => (
  <div className={styles.controls}>
    <div className={styles.item}>
      <button
        type="button"
        className={`${styles.button} ${styles.end}`}
        aria-label="Annuler l’appel"
        aria-keyshortcuts="Escape"
        onClick={onCancel}
      >
        <Icon name="hang-up" />
      </button>
      <span aria-hidden>Annuler</span>
    </div>
  </div>
)
