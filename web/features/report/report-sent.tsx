import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import styles from './report.module.css'

type Properties = {
  /** Where the confirmation goes; null when no address is known. */
  confirmedAt: string | null
  /** The words were asked for, and were gone. */
  isTranscriptMissing: boolean
  onClose: () => void
}

/** Takes the focus, so that it is read and that the way out is the next step. */
export function ReportSent({ confirmedAt, isTranscriptMissing, onClose }: Properties) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone, and the dialog first takes its focus back.
    const frame = requestAnimationFrame(() => words.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      <div ref={words} className={styles.sent} tabIndex={-1}>
        <Notice kind="done">
          <p>Merci. Une personne va lire votre signalement.</p>
          {confirmedAt !== null && (
            <p>
              Une confirmation part à l’adresse{' '}
              <span className={styles.address}>{confirmedAt}</span>, où nous vous écrirons notre
              décision.
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
