import { Dialog } from '../../../ui/dialogs/dialog'
import type { ThirdParty } from '../ears/hearing'
import { BrowserChoice } from '../ears/hearing-settings'
import { describeReplacement, describeSharing } from '../ears/third-parties'
import { ConsentAnswers } from './consent-answers'
import styles from './consent-answers.module.css'

type Props = {
  isOpen: boolean
  companion: string
  /** The parties without an answer of the caller. */
  parties: readonly ThirdParty[]
  onDismiss: () => void
  onAnswer: (isShared: boolean) => void
}

/**
 * Asks before a call whether services of third parties may receive what the caller says. Both
 * answers look alike. Both start the call, unless a refused service is required for it.
 */
export function SharingDialog({ isOpen, companion, parties, onDismiss, onAnswer }: Props) {
  const isRequired = parties.some((party) => party.isRequired)
  const replacement = describeReplacement(parties)
  return (
    <Dialog isOpen={isOpen} onDismiss={onDismiss} title="Qui reçoit vos paroles">
      <div className={styles.text}>
        {parties.map((party) => (
          <p key={party.host}>{describeSharing(party)}</p>
        ))}
        <p className="muted">
          {isRequired
            ? `Si vous refusez, ${companion} ne peut pas vous répondre et l’appel n’a pas lieu.`
            : `Si vous refusez, ${companion} vous répond sans ces services${replacement && `, ${replacement}`}.`}{' '}
          Vous pourrez changer d’avis sous le bouton d’appel.
        </p>
        {!isRequired && parties.some(({ transcribes }) => transcribes) && (
          <BrowserChoice companion={companion} isAlternative />
        )}
      </div>
      <ConsentAnswers
        refusal={isRequired ? 'Ne pas appeler' : 'Appeler sans les envoyer'}
        onAnswer={onAnswer}
        onDismiss={onDismiss}
      />
    </Dialog>
  )
}
