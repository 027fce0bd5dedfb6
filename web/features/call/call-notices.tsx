import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import styles from './call-notices.module.css'
import type { CallSnapshot } from './call-snapshot'
import { CrisisNumbers } from './crisis-numbers'

type Trouble =
  | 'crisis'
  | 'sound-blocked'
  | 'microphone-refused'
  | 'microphone-missing'
  | 'microphone-lost'
  | 'microphone-silent'

/** The one thing that most needs saying, if any. */
function troubleOf(snapshot: CallSnapshot): Trouble | null {
  const { call, credit, microphone, isMicrophoneSilent, isMuted, isSoundBlocked } = snapshot
  if (call.phase !== 'active') return null
  if (credit.isInCrisis) return 'crisis'
  if (isSoundBlocked) return 'sound-blocked'
  if (microphone === 'refused') return 'microphone-refused'
  if (microphone === 'missing') return 'microphone-missing'
  if (microphone === 'lost') return 'microphone-lost'
  return isMicrophoneSilent && !isMuted ? 'microphone-silent' : null
}

/** Without a microphone: what became of it, and that the call goes on by text. */
const missingWords: Partial<Record<Trouble, string>> = {
  'microphone-refused': 'Le micro est bloqué pour ce site.',
  'microphone-missing': 'Aucun micro trouvé.',
  'microphone-lost': 'Votre micro ne répond plus.',
}

/** How much room the screen has to make for it. */
export function crowdOf(snapshot: CallSnapshot): 'crisis' | 'notice' | undefined {
  const trouble = troubleOf(snapshot)
  if (trouble === null) return undefined
  return trouble === 'crisis' ? 'crisis' : 'notice'
}

type Properties = {
  snapshot: CallSnapshot
  onUnblockSound: () => void
  onAskMicrophone: () => void
}

/** What keeps a call from being whole, said calmly, with what to do about it. */
export function CallNotices({ snapshot, onUnblockSound, onAskMicrophone }: Properties) {
  const trouble = troubleOf(snapshot)
  const missing = trouble && missingWords[trouble]
  return (
    <div className={styles.notices} role="status">
      {trouble === 'crisis' && <CrisisNumbers />}
      {trouble === 'sound-blocked' && (
        <Notice kind="accent" icon="sound">
          <p>Votre navigateur attend un geste pour laisser passer la voix.</p>
          <Button size="s" onClick={onUnblockSound}>
            Activer le son
          </Button>
        </Notice>
      )}
      {missing && (
        <Notice kind="accent" icon="microphone-off">
          <p>{missing} L’appel continue : écrivez, on vous répond de vive voix.</p>
          <Button size="s" onClick={onAskMicrophone}>
            Réessayer le micro
          </Button>
        </Notice>
      )}
      {trouble === 'microphone-silent' && (
        <Notice kind="accent" icon="microphone-off">
          <p>Votre micro n’envoie aucun son. Vérifiez qu’il est bien choisi, ou écrivez.</p>
        </Notice>
      )}
    </div>
  )
}
