import type { CallServices } from '../../../../contract/page-context'
import { useRootData } from '../../../session/use-me'
import { Dialog } from '../../../ui/dialogs/dialog'
import { describePlace } from '../recognition/describe-recognition'
import { selectOwnServices, type ThirdParty } from '../recognition/recognition-method'
import { BrowserChoice } from '../recognition/recognition-settings'
import { describeReplacement, describeSharing } from '../recognition/third-parties'
import { ConsentAnswers } from './consent-answers'
import styles from './consent-answers.module.css'

type Props = {
  isOpen: boolean
  companion: string
  services: CallServices
  /** The third parties that the caller is asked about. */
  parties: readonly ThirdParty[]
  onDismiss: () => void
  onAnswer: (isShared: boolean) => void
}

type RecognitionWithoutConsentProps = {
  companion: string
  ownServices: CallServices
  isLocal: boolean
}

/**
 * Shows who transcribes the caller after a refusal: the operator's own recogniser, or without one, the browser if
 * the caller chooses it.
 */
const RecognitionWithoutConsent = ({
  companion,
  ownServices,
  isLocal,
}: RecognitionWithoutConsentProps) =>
  ownServices.recogniser ? (
    <p>Sans cet accord, vos paroles sont transcrites {describePlace(isLocal)}.</p>
  ) : (
    <BrowserChoice companion={companion} isAlternative />
  )

/**
 * Asks before a call whether third-party services may receive what the caller says. Both answers
 * look alike. Both start the call, unless a refused service is required for it.
 */
export function SharingDialog({ isOpen, companion, services, parties, ...actions }: Props) {
  const { onDismiss, onAnswer } = actions
  const isLocal = useRootData()?.isDemonstration ?? false
  const ownServices = selectOwnServices(services)
  const isRequired = parties.some((party) => party.isRequired)
  const replacement = describeReplacement(parties, ownServices, isLocal)
  return (
    <Dialog isOpen={isOpen} onDismiss={onDismiss} title="Qui reçoit vos paroles" size="long-text">
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
          <RecognitionWithoutConsent
            companion={companion}
            ownServices={ownServices}
            isLocal={isLocal}
          />
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
