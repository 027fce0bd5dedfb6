import { Button } from '../../../ui/buttons/button'
import { Notice } from '../../../ui/feedback/notice'
import type { CallSnapshot } from '../lifecycle/call-snapshot'
import styles from './call-notices.module.css'
import { CrisisNumbers } from './crisis-numbers'

type CallNotice =
  | 'crisis'
  | 'sound-blocked'
  | 'microphone-refused'
  | 'microphone-missing'
  | 'microphone-lost'
  | 'microphone-silent'

/** Returns the most important notice to show, or null. */
function findNotice(snapshot: CallSnapshot): CallNotice | null {
  const { call, credit, microphone, isMicrophoneSilent, isMuted, isSoundBlocked } = snapshot
  if (call.phase !== 'active') return null
  if (credit.isInCrisis) return 'crisis'
  if (isSoundBlocked) return 'sound-blocked'
  if (microphone === 'refused') return 'microphone-refused'
  if (microphone === 'missing') return 'microphone-missing'
  if (microphone === 'lost') return 'microphone-lost'
  return isMicrophoneSilent && !isMuted ? 'microphone-silent' : null
}

/** Notices of a call without a microphone. */
const microphoneMessages: Partial<Record<CallNotice, string>> = {
  'microphone-refused': 'Le micro est bloqué pour ce site.',
  'microphone-missing': 'Aucun micro trouvé.',
  'microphone-lost': 'Votre micro ne répond plus.',
}

/** Returns which kind of notice the screen has to make room for. */
export function findNoticeKind(snapshot: CallSnapshot): 'crisis' | 'notice' | undefined {
  const notice = findNotice(snapshot)
  if (notice === null) return undefined
  return notice === 'crisis' ? 'crisis' : 'notice'
}

type Props = {
  snapshot: CallSnapshot
  onResumeAudio: () => void
  onRequestMicrophone: () => void
}

/** Says what is wrong with the call, with a button to fix it where possible. */
export function CallNotices({ snapshot, onResumeAudio, onRequestMicrophone }: Props) {
  const notice = findNotice(snapshot)
  const microphoneMessage = notice && microphoneMessages[notice]
  return (
    <div className={styles.notices} role="status">
      {notice === 'crisis' && <CrisisNumbers />}
      {notice === 'sound-blocked' && (
        <Notice kind="accent" icon="sound">
          <p>Votre navigateur attend un geste pour laisser passer la voix.</p>
          <Button size="s" onClick={onResumeAudio}>
            Activer le son
          </Button>
        </Notice>
      )}
      {microphoneMessage && (
        <Notice kind="accent" icon="microphone-off">
          <p>{microphoneMessage} L’appel continue : écrivez, on vous répond de vive voix.</p>
          <Button size="s" onClick={onRequestMicrophone}>
            Réessayer le micro
          </Button>
        </Notice>
      )}
      {notice === 'microphone-silent' && (
        <Notice kind="accent" icon="microphone-off">
          <p>Votre micro n’envoie aucun son. Vérifiez qu’il est bien choisi, ou écrivez.</p>
        </Notice>
      )}
    </div>
  )
}
