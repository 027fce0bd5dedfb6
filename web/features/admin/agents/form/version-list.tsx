import { useState } from 'react'
import type { AgentVersion } from '../../../../../contract/admin/agents'
import {
  findSpeechChanges,
  speechFields,
} from '../../../../../domain/admin/companions/companion-changes'
import type { VoiceAndLines } from '../../../../../domain/admin/companions/companion-draft'
import { Button } from '../../../../ui/buttons/button'
import { formatLocalMoment } from '../../../../ui/local-time'
import { useVersions } from '../agent-queries'
import styles from './agent-form.module.css'

type Props = { agentId: string; onRestore: (speech: VoiceAndLines) => void }

/**
 * The latest versions of an agent, with time, changes and author. All but the current one can be copied into the
 * form.
 */
export function VersionList({ agentId, onRestore }: Props) {
  const { data: versions, error, refetch } = useVersions(agentId)
  const [restoredVersion, setRestoredVersion] = useState<number | null>(null)
  if (!versions && error)
    return (
      <p>
        Les versions n’ont pas pu être chargées.{' '}
        <Button size="s" onClick={() => void refetch()}>
          Réessayer
        </Button>
      </p>
    )
  if (!versions || versions.length === 0) return null
  return (
    <details className={styles.versions}>
      <summary>Versions ({versions.length})</summary>
      <p className="small muted">
        Chaque changement de la voix ou des paroles fait une version. Une conversation nomme celle
        qui l’a tenue.
      </p>
      <p role="status" className="small">
        {restoredVersion !== null &&
          `La version ${restoredVersion} est reprise dans le formulaire\u00a0: enregistrez pour qu’elle parle à nouveau.`}
      </p>
      <ol className={styles.versionRows}>
        {versions.map((version, index) => (
          <li key={version.version}>
            <span>
              <strong>
                Version {version.version}
                {version.isCurrent && ' (actuelle)'}
              </strong>
              <span className="small muted">
                {formatLocalMoment(version.createdAt)}, {describeAuthor(version)}
              </span>
              <span className="small">{describeChanges(version, versions[index + 1])}</span>
            </span>
            {!version.isCurrent && (
              <Button
                size="s"
                aria-label={`Reprendre la version ${version.version}`}
                onClick={() => {
                  onRestore(version.speech)
                  setRestoredVersion(version.version)
                }}
              >
                Reprendre
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

const describeAuthor = ({ author, isBuiltIn }: AgentVersion) =>
  author ?? (isBuiltIn ? 'catalogue d’origine' : 'compte supprimé')

function describeChanges(version: AgentVersion, previous: AgentVersion | undefined) {
  if (version.version === 1) return 'Première version'
  // The oldest version of the list; the list leaves out still older ones.
  if (!previous) return 'La version précédente n’est pas affichée.'
  const changedFields = findSpeechChanges(previous.speech, version.speech)
  return changedFields.length === 0
    ? 'Rien n’a changé'
    : changedFields.map((field) => speechFields[field]).join(', ')
}
