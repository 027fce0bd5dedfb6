import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import type { ImportFault } from '../../../../../contract/admin/agents'
import {
  companionFileFormat,
  companionFileVersion,
} from '../../../../../domain/admin/companions/companion-file'
import { findFailureMessage } from '../../../../api/decode-problem'
import { Button } from '../../../../ui/buttons/button'
import { Dialog, DialogActions } from '../../../../ui/dialogs/dialog'
import { Notice } from '../../../../ui/feedback/notice'
import { showToast } from '../../../../ui/feedback/toast'
import { Checkbox } from '../../../../ui/forms/checkbox'
import { TextField } from '../../../../ui/forms/text-field'
import { useImportAgents } from '../agent-queries'
import styles from '../agents.module.css'
import { readCompanionFile } from './read-companion-file'

const formatImportedCount = (count: number) =>
  count === 1 ? '1 agent importé' : `${count} agents importés`

/** Imports the companions of a file: all of them, or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [companions, setCompanions] = useState<unknown[] | null>(null)
  const [fileError, setFileError] = useState<string>()
  const [shouldReplaceExisting, setShouldReplaceExisting] = useState(false)
  const importMutation = useImportAgents({
    onImported(count) {
      showToast({ kind: 'done', text: formatImportedCount(count) })
      onClose()
    },
  })

  async function readChosenFile(file: File | undefined) {
    importMutation.reset()
    const parsedFile = file ? await readCompanionFile(file) : null
    setCompanions(parsedFile && 'companions' in parsedFile ? parsedFile.companions : null)
    setFileError(parsedFile && 'error' in parsedFile ? parsedFile.error : undefined)
  }

  function send() {
    if (!companions) return setFileError('Choisissez un fichier.')
    importMutation.mutate({
      format: companionFileFormat,
      version: companionFileVersion,
      agents: companions,
      shouldReplaceExisting,
    })
  }

  return (
    <Dialog isOpen onDismiss={onClose} title="Importer des agents">
      <TextField
        type="file"
        label="Fichier"
        accept="application/json,.json"
        help={
          companions
            ? `${companions.length} agent${companions.length > 1 ? 's' : ''} dans ce fichier.`
            : 'Un export d’agents, au format JSON.'
        }
        error={fileError}
        onChange={({ target }) => void readChosenFile(target.files?.[0])}
      />
      <Checkbox
        checked={shouldReplaceExisting}
        onChange={({ target }) => setShouldReplaceExisting(target.checked)}
      >
        Remplacer les agents dont l’ID existe déjà
      </Checkbox>
      {importMutation.error && <ImportFailure error={importMutation.error} />}
      <DialogActions>
        <Button size="l" onClick={onClose}>
          Annuler
        </Button>
        <Button kind="primary" size="l" isBusy={importMutation.isPending} onClick={send}>
          Importer
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function ImportFailure({ error }: { error: Error }) {
  const faults = readFaults(error)
  return (
    <Notice kind="failed">
      <p>{findFailureMessage(error)}.</p>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map(({ row, id, faults: texts }) => (
            <li key={row}>
              Agent {row}
              {id && ` (${id})`}&nbsp;: {texts.join(', ')}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function readFaults(error: Error): ImportFault[] {
  const data: unknown = error instanceof ORPCError ? error.data : null
  const hasFaults = typeof data === 'object' && data !== null && 'faults' in data
  return hasFaults && Array.isArray(data.faults) ? data.faults : []
}
