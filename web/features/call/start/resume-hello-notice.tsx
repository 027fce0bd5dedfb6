import { useEffect, useState } from 'react'
import { withFrenchSpaces } from '../../../../domain/formatting/french-spaces'
import {
  clearHelloLines,
  type HelloLines,
  readHelloLines,
  requestHelloLines,
  storeHelloLines,
} from '../../../session/hello-lines'
import { Button } from '../../../ui/buttons/button'
import { Switch } from '../../../ui/forms/switch'
import styles from './resume-hello-notice.module.css'

type Props = { companion: { id: string; name: string } }

/** Shows what the user said to this companion before registering. The user may begin the call with it, or delete it. */
export function ResumeHelloNotice({ companion }: Props) {
  const [lines, setLines] = useState<HelloLines | null>(null)
  // Read in an effect, because only the browser has the lines and the server cannot render them.
  useEffect(() => {
    const storedLines = readHelloLines()
    setLines(storedLines?.agentId === companion.id ? storedLines : null)
    if (!storedLines) return requestHelloLines(companion.id, setLines)
  }, [companion.id])
  if (!lines) return null

  function setResumed(isResumed: boolean) {
    if (!lines) return
    const changedLines = { ...lines, isResumed }
    storeHelloLines(changedLines)
    setLines(changedLines)
  }
  function remove() {
    clearHelloLines()
    setLines(null)
  }

  return (
    <aside className={styles.card} aria-label="Votre échange de tout à l’heure">
      <Switch
        label="Reprendre où nous en étions"
        checked={lines.isResumed}
        onChange={(event) => setResumed(event.target.checked)}
      >
        Au début de l’appel, {companion.name} recevra ce que vous lui avez dit :
      </Switch>
      <ul className={styles.said} data-off={!lines.isResumed || undefined}>
        {lines.said.map((line, index) => (
          <li key={index}>{`«\u00a0${withFrenchSpaces(line)}\u00a0»`}</li>
        ))}
      </ul>
      <Button kind="ghost" size="s" onClick={remove}>
        Effacer ces mots
      </Button>
    </aside>
  )
}
