import { type RefObject, useRef, useState } from 'react'
import type { ApiKey } from '../../../contract/account/api-keys'
import { findFailureMessage } from '../../api/decode-problem'
import { Button } from '../../ui/buttons/button'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Skeleton } from '../../ui/feedback/skeleton'
import { showToast } from '../../ui/feedback/toast'
import styles from './developers.module.css'
import { useKeys, useRevokeKey } from './key-queries'

/** The user's API keys in a table, each with its rights and the minutes that it has used this month. */
export function KeyList() {
  const { data: keys, error, isFetching, refetch } = useKeys()
  const list = useRef<HTMLDivElement>(null)
  if (!keys && error)
    return (
      <LoadFailure message={findFailureMessage(error)} onRetry={refetch} isRetrying={isFetching} />
    )
  if (!keys)
    return (
      <div>
        <p role="status" className="visually-hidden">
          Chargement de vos clés...
        </p>
        <Skeleton height="6.5rem" />
      </div>
    )
  return (
    <div ref={list} tabIndex={-1}>
      {keys.length === 0 ? (
        <EmptyState>Aucune clé. Créez-en une pour chaque programme.</EmptyState>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Clé</th>
              <th scope="col">Permet</th>
              <th scope="col">Ce mois-ci</th>
              <th scope="col">Dernier appel</th>
              <th scope="col">
                <span className="visually-hidden">Révoquer</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} list={list} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

const formatDay = (time: string) =>
  new Date(time).toLocaleDateString('fr-FR', { day: 'numeric', month: 'short', year: 'numeric' })

function describeRights({ scopes, sharedWith }: ApiKey) {
  const rights = scopes.includes('memory') ? 'appels et souvenirs' : 'appels sans souvenirs'
  return sharedWith.length > 0 ? `${rights}, ${sharedWith.join(', ')}` : rights
}

const describeUsage = ({ minutesThisMonth, monthlyMinutes }: ApiKey) =>
  monthlyMinutes === null
    ? `${minutesThisMonth}\u00a0min`
    : `${minutesThisMonth} sur ${monthlyMinutes}\u00a0min`

type RowProps = { apiKey: ApiKey; list: RefObject<HTMLElement | null> }

function KeyRow({ apiKey, list }: RowProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const revocation = useRevokeKey()

  const revoke = () =>
    revocation.mutate(apiKey.id, {
      onSuccess: () => {
        setDialogOpen(false)
        showToast({ kind: 'done', text: 'Clé révoquée' })
        list.current?.focus()
      },
    })

  return (
    <tr>
      <th scope="row">
        {apiKey.name}
        <span className="muted small">
          <code>{apiKey.prefix}…</code> créée le {formatDay(apiKey.createdAt)}
        </span>
      </th>
      <td data-label="Permet">{describeRights(apiKey)}</td>
      <td data-label="Ce mois-ci">{describeUsage(apiKey)}</td>
      <td data-label="Dernier appel">
        {apiKey.lastUsedAt ? formatDay(apiKey.lastUsedAt) : 'jamais'}
      </td>
      <td>
        <Button size="s" onClick={() => setDialogOpen(true)}>
          Révoquer<span className="visually-hidden"> {apiKey.name}</span>
        </Button>
        <ConfirmDialog
          isOpen={isDialogOpen}
          title={`Révoquer «\u00a0${apiKey.name}\u00a0»\u00a0?`}
          cancelLabel="Garder"
          confirmLabel="Révoquer"
          isBusy={revocation.isPending}
          error={revocation.error && findFailureMessage(revocation.error)}
          onCancel={() => setDialogOpen(false)}
          onConfirm={revoke}
        >
          <p>
            Les programmes qui l’utilisent ne pourront plus appeler. Un appel en cours s’arrête et
            vous est compté jusque-là.
          </p>
        </ConfirmDialog>
      </td>
    </tr>
  )
}
