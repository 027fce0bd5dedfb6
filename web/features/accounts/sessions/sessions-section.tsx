import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fixedApiPaths, pagePaths } from '../../../../contract/paths'
import { publicMessages } from '../../../../domain/public-messages'
import { clearUserData } from '../../../session/clear-user-data'
import { Button } from '../../../ui/buttons/button'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { showToast } from '../../../ui/feedback/toast'
import styles from '../settings/account-panel.module.css'
import { endAllSessions, endSession } from '../settings/account-requests'
import { AccountSection } from '../settings/account-section'
import { SessionEntry } from './session-entry'

const showFailure = ({ message }: Error) => showToast({ kind: 'failed', text: message })

/** "Appareils connectés": the sessions of the account, the current one first. */
export function SessionsSection() {
  const sessions = useQuery({ queryKey: ['account', 'sessions'], queryFn: listSessions })
  const endSessionMutation = useMutation({
    mutationFn: endSession,
    onSuccess: () => showToast({ kind: 'done', text: 'Cet appareil est déconnecté' }),
    onError: showFailure,
    onSettled: () => sessions.refetch(),
  })
  return (
    <AccountSection
      title="Appareils connectés"
      summary={
        <p>
          Un appareil que vous ne reconnaissez pas{'\u00a0'}? Déconnectez tout, puis changez de mot
          de passe.
        </p>
      }
      action={<SignOutEverywhere />}
    >
      {sessions.data ? (
        <ul className={styles.list}>
          {sessions.data.map((session) => (
            <SessionEntry
              key={session.id}
              session={session}
              isEnding={endSessionMutation.isPending && endSessionMutation.variables === session.id}
              onEnd={() => endSessionMutation.mutate(session.id)}
            />
          ))}
        </ul>
      ) : sessions.error ? (
        <LoadFailure
          message="Vos appareils n’ont pas pu être chargés."
          onRetry={sessions.refetch}
          isRetrying={sessions.isFetching}
        />
      ) : (
        <div className="stack stack--fill">
          <p role="status" className="visually-hidden">
            Chargement de vos appareils...
          </p>
          <Skeleton width="14rem" height="1.25rem" />
          <Skeleton width="11rem" height="1rem" />
        </div>
      )}
    </AccountSection>
  )
}

async function listSessions() {
  const [{ accountSession }, response] = await Promise.all([
    import('../../../../contract/account/account-session'),
    fetch(`${fixedApiPaths.auth}/list-sessions`),
  ])
  // Always reads the body, because the browser counts a request as pending until its body is read.
  const responseBody: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new Error(publicMessages.SERVER_FAILED)
  return accountSession.array().parse(responseBody)
}

function SignOutEverywhere() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const signOutMutation = useMutation({
    mutationFn: endAllSessions,
    onSuccess: () => {
      clearUserData()
      showToast({ kind: 'done', text: 'Tous vos appareils sont déconnectés, celui-ci compris' })
      void navigate(pagePaths.login)
    },
    onError: showFailure,
    onSettled: () => setOpen(false),
  })
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        Déconnecter partout
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={'Déconnecter tous vos appareils\u00a0?'}
        cancelLabel="Annuler"
        confirmLabel="Déconnecter"
        isBusy={signOutMutation.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={() => signOutMutation.mutate()}
      >
        Celui-ci compris{'\u00a0'}: il faudra vous reconnecter.
      </ConfirmDialog>
    </>
  )
}
