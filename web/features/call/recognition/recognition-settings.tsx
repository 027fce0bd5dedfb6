import { useEffect, useSyncExternalStore } from 'react'
import type { CallServices } from '../../../../contract/page-context'
import { useRootData } from '../../../session/use-me'
import { Button } from '../../../ui/buttons/button'
import { Notice } from '../../../ui/feedback/notice'
import { Switch } from '../../../ui/forms/switch'
import { Icon } from '../../../ui/icons/icon'
import { describeModel, describeRecognition } from './describe-recognition'
import styles from './recognition.module.css'
import { type RecognitionChoice, recognitionChoice } from './recognition-choice'
import {
  listRecognitionMethods,
  type RecognitionMethod,
  selectPermittedServices,
} from './recognition-method'
import { SharingSwitches } from './third-parties'

type Props = { companion: string; services: CallServices }

/**
 * Shows before a call who will receive what the caller says, and lets the caller choose where there
 * is a choice. The caller gives and withdraws consent to third parties here.
 */
export function RecognitionSettings({ companion, services }: Props) {
  const choice = useRecognitionChoice()
  const isLocal = useRootData()?.isDemonstration ?? false
  useEffect(() => void recognitionChoice.load(), [])
  if (!choice.isLoaded) return null
  const permittedServices = selectPermittedServices(services, choice.consents)
  const [recognition] = listRecognitionMethods(services, choice)
  return (
    <div className={styles.settings}>
      <SharingSwitches
        services={services}
        consents={choice.consents}
        companion={companion}
        isLocal={isLocal}
      />
      {!services.hosted && (
        <>
          <OwnServices
            permittedServices={permittedServices}
            recognition={recognition}
            isLocal={isLocal}
          />
          {!permittedServices.recogniser && <BrowserChoice companion={companion} />}
        </>
      )}
    </div>
  )
}

const useRecognitionChoice = () =>
  useSyncExternalStore(
    recognitionChoice.subscribe,
    recognitionChoice.getSnapshot,
    recognitionChoice.getServerSnapshot,
  )

type OwnServicesProps = {
  permittedServices: CallServices
  recognition: RecognitionMethod
  isLocal: boolean
}

/** Shows what happens on the operator's own computers or on the device, which needs no consent. */
function OwnServices({ permittedServices, recognition, isLocal }: OwnServicesProps) {
  const isOwn =
    recognition.by === 'device' || (recognition.by === 'server' && recognition.recipient === null)
  return (
    <>
      {isOwn && <p>{describeRecognition(recognition, isLocal)}</p>}
      {permittedServices.languageModel?.recipient === null && (
        <p>{describeModel(permittedServices, isLocal)}</p>
      )}
    </>
  )
}

type BrowserChoiceProps = {
  companion: string
  /** Whether the browser is the alternative to a recogniser that the caller has not allowed. */
  isAlternative?: boolean
}

/** Offers what the browser can do where the server does not recognise the caller's speech. */
export function BrowserChoice({ companion, isAlternative = false }: BrowserChoiceProps) {
  const choice = useRecognitionChoice()
  const { local, recipient } = choice.browser
  if (local === 'ready')
    return isAlternative && <p>Votre navigateur transcrit alors vos paroles sur cet appareil.</p>
  if (local === 'none' && recipient === null)
    return (
      <p>
        Ce navigateur ne transcrit pas la parole&nbsp;:{' '}
        {isAlternative ? 'vous écrivez alors' : 'pendant l’appel, vous écrivez'} et {companion} vous
        répond de vive voix.
      </p>
    )
  return (
    <>
      {local === 'installable' && <Installation {...choice} />}
      {recipient !== null && (
        <Switch
          label="Laisser votre navigateur transcrire vos paroles"
          checked={choice.consents[recipient] ?? false}
          onChange={({ target }) => recognitionChoice.setConsent(recipient, target.checked)}
        >
          {isAlternative
            ? 'Votre voix est alors envoyée'
            : 'Pendant l’appel, votre voix est envoyée'}{' '}
          à {recipient}, qui la transcrit. Sans cet accord, vous écrivez et {companion} vous répond
          de vive voix.
        </Switch>
      )}
    </>
  )
}

const Installation = ({ installation }: RecognitionChoice) => (
  <div className={styles.installation}>
    <p>
      Votre navigateur peut transcrire vos paroles sur cet appareil, après le téléchargement d’un
      module de langue. Votre voix n’est alors envoyée à aucun tiers.
    </p>
    <Button
      size="s"
      isBusy={installation === 'running'}
      onClick={() => void recognitionChoice.install()}
    >
      {installation !== 'running' && <Icon name="microphone" size="s" />}
      {installation === 'running' ? 'Téléchargement…' : 'Transcrire sur cet appareil'}
    </Button>
    {installation === 'failed' && (
      <Notice kind="failed">
        Le module n’a pas pu être installé. Vous pouvez réessayer plus tard.
      </Notice>
    )}
  </div>
)
