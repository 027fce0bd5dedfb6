import type { RefObject } from 'react'
import { Icon } from '../../../ui/icons/icon'
import styles from './call-controls.module.css'

type Props = {
  /** Without a microphone the button is disabled ('absent') or requests one again ('retry'). */
  microphone: 'on' | 'muted' | 'absent' | 'retry'
  areCaptionsShown: boolean
  onToggleMute: () => void
  onRequestMicrophone: () => void
  onRequestEnd: () => void
  onToggleCaptions: () => void
  isTextFieldShown: boolean
  /** The button that opens and closes the text field. */
  textFieldButton: RefObject<HTMLButtonElement | null>
  onToggleTextField: () => void
}

/** The buttons of an active call, in the same order at every screen size. */
export function CallControls(props: Props) {
  const { areCaptionsShown, isTextFieldShown, onRequestEnd, onToggleCaptions, onToggleTextField } =
    props
  return (
    <div className={styles.controls}>
      <div className={styles.item}>
        <MicrophoneButton {...props} />
      </div>
      <div className={styles.item}>
        <button
          type="button"
          className={`${styles.button} ${styles.end}`}
          aria-label="Terminer la conversation"
          aria-keyshortcuts="Escape"
          onClick={onRequestEnd}
        >
          <Icon name="hang-up" />
        </button>
        <span aria-hidden>Terminer</span>
      </div>
      <div className={styles.item}>
        <button
          type="button"
          className={styles.button}
          aria-pressed={areCaptionsShown}
          aria-label="Sous-titres"
          onClick={onToggleCaptions}
        >
          <Icon name="captions" size="l" />
        </button>
        <span aria-hidden>Sous-titres</span>
      </div>
      <div className={styles.item}>
        <button
          ref={props.textFieldButton}
          type="button"
          className={styles.button}
          aria-pressed={isTextFieldShown}
          aria-label="Écrire"
          aria-keyshortcuts="t"
          onClick={onToggleTextField}
        >
          <Icon name="keyboard" size="l" />
        </button>
        <span aria-hidden>Écrire</span>
      </div>
    </div>
  )
}

function MicrophoneButton({ microphone, onToggleMute, onRequestMicrophone }: Props) {
  const isMuted = microphone === 'muted'
  const isRetry = microphone === 'retry'
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isRetry ? undefined : isMuted}
        aria-label={spokenMicrophoneLabels[microphone]}
        aria-keyshortcuts={isRetry ? undefined : 'm'}
        disabled={microphone === 'absent'}
        onClick={isRetry ? onRequestMicrophone : onToggleMute}
      >
        <Icon name={microphone === 'on' ? 'microphone' : 'microphone-off'} size="l" />
      </button>
      <span aria-hidden>{visibleMicrophoneLabels[microphone]}</span>
    </>
  )
}

const spokenMicrophoneLabels: Record<Props['microphone'], string> = {
  on: 'Couper le micro',
  muted: 'Rétablir le micro',
  absent: 'Couper le micro',
  retry: 'Réessayer le micro',
}

const visibleMicrophoneLabels: Record<Props['microphone'], string> = {
  on: 'Micro',
  muted: 'Coupé',
  absent: 'Sans micro',
  retry: 'Réessayer',
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
