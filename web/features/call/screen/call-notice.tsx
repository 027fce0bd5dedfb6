import { Button } from '../../../ui/buttons/button'
import { Icon, type IconName } from '../../../ui/icons/icon'
import styles from './call-notice.module.css'
import type { NoticeKind } from './find-notice'

/** Sent like a typed message when the caller presses "Continuer", and shown in the captions. */
const continuation = 'On continue'

const contents: Record<NoticeKind, { icon: IconName; title: string; detail: string }> = {
  'sound-blocked': {
    icon: 'sound',
    title: 'Le son est bloqué.',
    detail: 'Votre navigateur attend un geste.',
  },
  'time-up': {
    icon: 'clock',
    title: 'Le temps choisi est passé.',
    detail: 'L’appel va se terminer.',
  },
  'microphone-refused': {
    icon: 'microphone-off',
    title: 'Le micro est bloqué pour ce site.',
    detail: 'L’appel continue : écrivez.',
  },
  'microphone-missing': {
    icon: 'microphone-off',
    title: 'Aucun micro trouvé.',
    detail: 'L’appel continue : écrivez.',
  },
  'microphone-lost': {
    icon: 'microphone-off',
    title: 'Votre micro ne répond plus.',
    detail: 'L’appel continue : écrivez.',
  },
  'microphone-silent': {
    icon: 'microphone-off',
    title: 'Votre micro n’envoie aucun son.',
    detail: 'Vérifiez-le, ou écrivez.',
  },
  refused: {
    icon: 'alert',
    title: 'Votre navigateur refuse de transcrire.',
    detail: 'L’appel continue\u00a0: écrivez.',
  },
  'service-refused': {
    icon: 'alert',
    title: 'La transcription n’est pas permise ici.',
    detail: 'L’appel continue\u00a0: écrivez.',
  },
  'no-french': {
    icon: 'alert',
    title: 'Votre navigateur ne transcrit pas le français.',
    detail: 'L’appel continue\u00a0: écrivez.',
  },
  unreachable: {
    icon: 'alert',
    title: 'La transcription ne répond plus.',
    detail: 'L’appel continue\u00a0: écrivez.',
  },
}

const canRetryMicrophone = (notice: NoticeKind) =>
  ['microphone-refused', 'microphone-missing', 'microphone-lost'].includes(notice)

type Props = {
  /** The notice to show; null when there is no notice. */
  notice: NoticeKind | null
  onResumeAudio: () => void
  onRequestMicrophone: () => void
  onSend: (text: string) => boolean
}

/**
 * A message over the lower edge of the portrait, about a problem with the sound, the microphone or the transcription, or
 * about the end of the time budget. Some notices have a button, for instance to try the microphone again. Because the
 * message overlays the portrait, the layout does not move.
 */
export function CallNotice({ notice, ...actions }: Props) {
  return (
    <div className={styles.place} role="status">
      {notice && (
        <div className={styles.chip}>
          <Icon name={contents[notice].icon} />
          <p>
            <strong>{contents[notice].title}</strong> <span>{contents[notice].detail}</span>
          </p>
          <NoticeButton notice={notice} {...actions} />
        </div>
      )}
    </div>
  )
}

type ButtonProps = Props & { notice: NoticeKind }

function NoticeButton({ notice, onResumeAudio, onRequestMicrophone, onSend }: ButtonProps) {
  if (notice === 'sound-blocked')
    return (
      <Button size="s" aria-label="Activer le son" onClick={onResumeAudio}>
        Activer
      </Button>
    )
  if (notice === 'time-up')
    return (
      <Button size="s" onClick={() => onSend(continuation)}>
        Continuer
      </Button>
    )
  return canRetryMicrophone(notice) ? (
    <Button size="s" aria-label="Réessayer le micro" onClick={onRequestMicrophone}>
      <Icon name="refresh" size="s" />
      <span className={styles.label}>Réessayer</span>
    </Button>
  ) : null
}
