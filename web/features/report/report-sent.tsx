import { useEffect, useRef } from 'react'
import { Button } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import styles from './report.module.css'

type Props = {
  /** Null for a visitor who left no e-mail address. */
  confirmationEmail: string | null
  /** Whether the user wanted to attach the transcript, but it was already deleted. */
  isTranscriptMissing: boolean
  onClose: () => void
}

/** Confirms the report. The text takes the focus: screen readers read it, and the close button comes next. */
export function ReportSent({ confirmationEmail, isTranscriptMissing, onClose }: Props) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Focused in the next frame, because the dialog first takes the focus when the pressed button disappears.
    const frame = requestAnimationFrame(() => message.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      <div ref={message} className={styles.sent} tabIndex={-1}>
        <Notice kind="done">
          <p>Merci. Une personne va lire votre signalement.</p>
          {confirmationEmail !== null && (
            <p>
              Une confirmation part à l’adresse{' '}
              <span className={styles.address}>{confirmationEmail}</span>, où nous vous écrirons
              notre décision.
            </p>
          )}
          {isTranscriptMissing && (
            <p>La transcription n’était plus conservée{'\u00a0'}: elle n’a pas été jointe.</p>
          )}
        </Notice>
      </div>
      <Button kind="primary" size="l" isBlock onClick={onClose}>
        Fermer
      </Button>
    </>
  )
}
