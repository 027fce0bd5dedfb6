import type { CallServices } from '../../../../contract/page-context'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Notice } from '../../../ui/feedback/notice'
import { PreCallTest } from '../pre-call-test/pre-call-test'
import { RecognitionSettings } from '../recognition/recognition-settings'
import { ConsentAnswers } from './consent-answers'
import styles from './consent-answers.module.css'

type Props = {
  isOpen: boolean
  companion: string
  services: CallServices
  onDismiss: () => void
  onAnswer: (memoryConsent: boolean) => void
}

/**
 * Shown before a user's first call. Discloses that the companion is an AI and asks for consent to
 * store transcripts, summaries and memories, which may contain sensitive data (GDPR art. 9). Both
 * answers look alike, and either of them starts the call.
 */
export function FirstCallDialog({ isOpen, companion, services, onDismiss, onAnswer }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onDismiss={onDismiss}
      title="Avant votre premier appel"
      size="long-text"
    >
      <Notice kind="accent">
        <p>
          <strong>{companion} est une intelligence artificielle.</strong> Sa voix est une voix de
          synthèse, et personne d’autre n’est sur la ligne.
        </p>
      </Notice>
      <div className={styles.text}>
        <p>
          Avec votre accord, Amivoix garde le texte de vos appels pendant 30 jours, en tire un
          résumé et retient ce qui compte pour la fois suivante. Ce que vous direz peut toucher à
          votre santé ou à votre vie intime : c’est pourquoi nous vous le demandons.
        </p>
        <p className="muted">
          {services.hosted
            ? `Si vous acceptez, ${services.hosted.recipient} peut aussi garder l’enregistrement de l’appel.`
            : 'Votre voix n’est jamais enregistrée.'}{' '}
          Refuser ne change rien à l’appel.
        </p>
      </div>
      <RecognitionSettings companion={companion} services={services} />
      <ConsentAnswers
        refusal="Appeler sans résumé ni mémoire"
        onAnswer={onAnswer}
        onDismiss={onDismiss}
      >
        <PreCallTest />
      </ConsentAnswers>
    </Dialog>
  )
}
