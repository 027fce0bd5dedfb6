import type { CallServices } from '../../../../contract/page-context'
import { Button } from '../../../ui/buttons/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { listThirdParties } from '../ears/hearing'
import { describeSharing } from '../ears/third-parties'
import styles from './first-call-dialog.module.css'

type Props = {
  isOpen: boolean
  companion: string
  services: CallServices
  onDismiss: () => void
  onCall: (isShared: boolean) => void
}

/**
 * Asks before a call whether services of third parties may receive what the caller says. Both
 * answers look alike and both start the call.
 */
export function SharingDialog({ isOpen, companion, services, onDismiss, onCall }: Props) {
  return (
    <Dialog isOpen={isOpen} onDismiss={onDismiss} title="Qui reçoit vos paroles">
      <div className={styles.text}>
        {listThirdParties(services).map((party) => (
          <p key={party.host}>{describeSharing(party)}</p>
        ))}
        <p className="muted">
          Si vous refusez, {companion} vous répond sans ces services, avec des dialogues écrits
          d’avance. Vous pourrez changer d’avis sous le bouton d’appel.
        </p>
      </div>
      <div className={styles.answers}>
        <Button size="l" onClick={() => onCall(true)}>
          Accepter et appeler
        </Button>
        <Button size="l" onClick={() => onCall(false)}>
          Appeler sans les envoyer
        </Button>
      </div>
      <div className={styles.later}>
        <Button size="s" onClick={onDismiss}>
          Plus tard
        </Button>
      </div>
    </Dialog>
  )
}
