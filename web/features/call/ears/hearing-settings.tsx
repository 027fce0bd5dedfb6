import { useEffect, useSyncExternalStore } from 'react'
import type { CallServices } from '../../../../contract/page-context'
import { useRootData } from '../../../session/use-me'
import { Button } from '../../../ui/buttons/button'
import { Switch } from '../../../ui/forms/switch'
import { Icon } from '../../../ui/icons/icon'
import { describeHearing, describeModel } from './describe-hearing'
import { earsChoice } from './ears-choice'
import { listHearings } from './hearing'
import styles from './hearing.module.css'

type Props = { companion: string; services: CallServices }

/**
 * Says before a call who will receive what the caller says, and lets the caller choose where there
 * is a choice. Consent to the browser's recognition service is asked and withdrawn here.
 */
export function HearingSettings({ companion, services }: Props) {
  const isLocal = useRootData()?.isDemonstration ?? false
  const choice = useSyncExternalStore(
    earsChoice.subscribe,
    earsChoice.getSnapshot,
    earsChoice.getServerSnapshot,
  )
  useEffect(() => void earsChoice.load(), [])
  if (!services.recogniser && !choice.isKnown) return null

  const [hearing] = listHearings(services, choice)
  const model = describeModel(services, isLocal)
  const { local, recipient } = choice.browser
  const hasChoice = !services.recogniser && local !== 'ready'
  return (
    <div className={styles.settings}>
      {hearing.by !== 'browser' && hearing.by !== 'nobody' && (
        <p>{describeHearing(hearing, isLocal)}</p>
      )}
      {hasChoice && local === 'installable' && <Installation {...choice} />}
      {hasChoice && recipient !== null && (
        <Switch
          label="Laisser votre navigateur transcrire vos paroles"
          checked={choice.isServiceAllowed}
          onChange={({ target }) => earsChoice.allowService(target.checked)}
        >
          Pendant l’appel, votre voix est envoyée à {recipient}, qui la transcrit. Sans cet accord,
          vous écrivez et {companion} vous répond de vive voix.
        </Switch>
      )}
      {hearing.by === 'nobody' && hearing.reason === 'unsupported' && (
        <p>
          Ce navigateur ne transcrit pas la parole : pendant l’appel, vous écrivez et {companion}{' '}
          vous répond de vive voix.
        </p>
      )}
      {model && <p>{model}</p>}
    </div>
  )
}

const Installation = ({ installation }: ReturnType<typeof earsChoice.getSnapshot>) => (
  <div className={styles.installation}>
    <p>
      Votre navigateur peut transcrire vos paroles sur cet appareil, après le téléchargement d’un
      module de langue. Votre voix n’est alors envoyée à aucun tiers.
    </p>
    <Button size="s" isBusy={installation === 'running'} onClick={() => void earsChoice.install()}>
      <Icon name="microphone" size="s" />
      {installation === 'running' ? 'Téléchargement…' : 'Transcrire sur cet appareil'}
    </Button>
    {installation === 'failed' && (
      <p role="alert">Le module n’a pas pu être installé. Vous pouvez réessayer plus tard.</p>
    )}
  </div>
)
