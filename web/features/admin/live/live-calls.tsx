import { ORPCError } from '@orpc/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type AdminLiveCall, maxListedCalls } from '../../../../contract/admin/calls'
import { adminUserPath } from '../../../../contract/paths'
import { messages } from '../../../../domain/messages'
import { findFailureMessage } from '../../../api/decode-problem'
import { loadApi } from '../../../api/load-api'
import { Button } from '../../../ui/buttons/button'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { showToast } from '../../../ui/feedback/toast'
import { Icon } from '../../../ui/icons/icon'
import { StatusBadge, type StatusTone } from '../../../ui/layout/status-badge'
import { formatLocalMoment } from '../../../ui/local-time'
import { type Column, DataTable } from '../list/data-table'
import { QueryResult } from '../list/query-result'
import styles from '../users/users.module.css'

const states: Record<AdminLiveCall['state'], { label: string; tone: StatusTone }> = {
  reserved: { label: 'Réservé', tone: 'neutral' },
  live: { label: 'En cours', tone: 'good' },
  suspended: { label: 'Ligne coupée', tone: 'pending' },
  closing: { label: 'Se termine', tone: 'neutral' },
}

const columns: readonly Column<AdminLiveCall>[] = [
  {
    key: 'user',
    label: 'Compte',
    cell: ({ userId, email }) => (
      <Link className="link" to={adminUserPath(userId)}>
        {email}
      </Link>
    ),
  },
  { key: 'agent', label: 'Agent', cell: ({ agentName }) => agentName },
  {
    key: 'state',
    label: 'État',
    cell: ({ state }) => <StatusBadge tone={states[state].tone}>{states[state].label}</StatusBadge>,
  },
  {
    key: 'provider',
    label: 'Voix',
    cell: ({ provider }) => (provider === 'amivoix' ? 'Amivoix' : 'Service hébergé'),
  },
  {
    key: 'start',
    label: 'Début',
    cell: ({ startedAt }) =>
      startedAt === null ? (
        <span className="faint">Pas encore</span>
      ) : (
        <time dateTime={startedAt}>{formatLocalMoment(startedAt)}</time>
      ),
  },
  {
    key: 'actions',
    label: 'Actions',
    isLabelHidden: true,
    isEndAligned: true,
    cell: (call) => <HangUpButton call={call} />,
  },
]

type Props = {
  /** Time between two automatic refreshes; false for none. */
  refreshMs: number | false
}

/** The calls of all users, from the reservation until the receipt is written, each with a button to end it. */
export function LiveCalls({ refreshMs }: Props) {
  const query = useQuery({
    queryKey: ['admin', 'calls'],
    queryFn: async () => (await loadApi()).admin.calls.list(),
    refetchInterval: refreshMs,
  })
  return (
    <section className="stack stack--fill" aria-labelledby="live-calls">
      <h2 id="live-calls">Appels en cours</h2>
      <QueryResult
        query={query}
        failure={messages.LIVE_CALLS_NOT_LOADED}
        isEmpty={({ items }) => items.length === 0}
        emptyText="Personne n’appelle en ce moment."
      >
        {({ items, total }) => (
          <>
            <DataTable
              caption="Appels en cours, les plus anciens d’abord"
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
            />
            {total > maxListedCalls && (
              <p className="muted small">
                Les {maxListedCalls} plus anciens de {total.toLocaleString('fr-FR')} appels.
              </p>
            )}
          </>
        )}
      </QueryResult>
    </section>
  )
}

/** Ends a call after a confirmation. */
function HangUpButton({ call: { id, email, agentName } }: { call: AdminLiveCall }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const hangUp = useMutation({
    mutationFn: async () => (await loadApi()).admin.calls.hangUp({ id }),
    onSuccess: () => showToast({ kind: 'done', text: messages.CALL_ENDED }),
    onError: (error) => {
      if (isCallOver(error)) showToast({ kind: 'done', text: messages.CALL_ALREADY_OVER })
    },
    onSettled: (_data, error) => {
      if (error === null || isCallOver(error)) setOpen(false)
      return queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
  })

  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        <Icon name="hang-up" size="s" />
        Raccrocher
        <span className="visually-hidden"> l’appel de {email}</span>
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Raccrocher cet appel ?"
        cancelLabel="Annuler"
        confirmLabel="Raccrocher"
        isBusy={hangUp.isPending}
        error={hangUp.error && !isCallOver(hangUp.error) ? findFailureMessage(hangUp.error) : null}
        onCancel={() => setOpen(false)}
        onConfirm={() => hangUp.mutate()}
      >
        <p className={styles.explanation}>
          L’appel de {email} avec {agentName} se termine tout de suite. Son reçu dit que votre
          équipe y a mis fin, et compte les minutes entamées.
        </p>
      </ConfirmDialog>
    </>
  )
}

/** Whether the server could not end a call because the call was already over. */
const isCallOver = (error: unknown) => error instanceof ORPCError && error.code === 'NOT_FOUND'
