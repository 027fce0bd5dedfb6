import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import styles from './first-call-dialog.module.css'
import { LineTest } from './line-test-panel'

type Properties = {
  isOpen: boolean
  companion: string
  onDismiss: () => void
  onCall: (memoryConsent: boolean) => void
}

/**
 * « Avant votre premier appel »: the companion is an AI, and transcript, summary and memory need a
 * yes of their own (05, « RGPD art. 9 »). Both answers look alike and both lead to the call.
 */
export function FirstCallDialog({ isOpen, companion, onDismiss, onCall }: Properties) {
  return (
    <Dialog isOpen={isOpen} onDismiss={onDismiss} title="Avant votre premier appel">
      <Notice kind="accent">
        <p>
          <strong>{companion} est une intelligence artificielle.</strong> Sa voix est une voix de
          synthèse, et personne d’autre n’est sur la ligne.
        </p>
      </Notice>
      <div className={styles.words}>
        <p>
          Avec votre accord, Amivoix garde le texte de vos appels pendant 30 jours, en tire un
          résumé et retient ce qui compte pour la fois suivante. Ce que vous direz peut toucher à
          votre santé ou à votre vie intime : c’est pourquoi nous vous le demandons.
        </p>
        <p className="muted">
          Votre voix n’est jamais enregistrée. Refuser ne change rien à l’appel.
        </p>
      </div>
      <div className={styles.answers}>
        <Button size="l" onClick={() => onCall(true)}>
          Accepter et appeler
        </Button>
        <Button size="l" onClick={() => onCall(false)}>
          Appeler sans résumé ni mémoire
        </Button>
      </div>
      <LineTest />
      <div className={styles.later}>
        <Button size="s" onClick={onDismiss}>
          Plus tard
        </Button>
      </div>
    </Dialog>
  )
}
