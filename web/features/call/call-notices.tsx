import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import styles from './call-notices.module.css'
import type { CallSnapshot } from './call-snapshot'
import { CrisisNumbers } from './crisis-numbers'

type Properties = {
  snapshot: CallSnapshot
  onUnblockSound: () => void
  onAskMicrophone: () => void
}

/** What keeps a call from being whole, said calmly, with what to do about it; at most one at a time. */
export function CallNotices({ snapshot, onUnblockSound, onAskMicrophone }: Properties) {
  const { call, credit, microphone, isMicrophoneSilent, isMuted, isSoundBlocked } = snapshot
  if (call.phase !== 'active') return null
  return (
    <div className={styles.notices} role="status">
      {credit.pausedFor === 'crisis' ? (
        <CrisisNumbers />
      ) : isSoundBlocked ? (
        <Notice kind="accent" icon="sound">
          <p>Votre navigateur attend un geste pour laisser passer la voix.</p>
          <Button size="s" onClick={onUnblockSound}>
            Activer le son
          </Button>
        </Notice>
      ) : microphone === 'refused' ? (
        <Notice kind="accent" icon="microphone-off">
          <p>
            Le micro est bloqué pour ce site. L’appel continue : écrivez, on vous répond de vive
            voix.
          </p>
          <Button size="s" onClick={onAskMicrophone}>
            Réessayer le micro
          </Button>
        </Notice>
      ) : microphone === 'missing' ? (
        <Notice kind="accent" icon="microphone-off">
          <p>Aucun micro trouvé. L’appel continue : écrivez, on vous répond de vive voix.</p>
          <Button size="s" onClick={onAskMicrophone}>
            Réessayer le micro
          </Button>
        </Notice>
      ) : isMicrophoneSilent && !isMuted ? (
        <Notice kind="accent" icon="microphone-off">
          <p>Votre micro n’envoie aucun son. Vérifiez qu’il est bien choisi, ou écrivez.</p>
        </Notice>
      ) : null}
    </div>
  )
}
