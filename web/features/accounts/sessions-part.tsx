import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fixedApiPaths, pagePaths } from '../../../contract/paths'
import { messages } from '../../../domain/messages'
import { forgetPerson } from '../../forget-person'
import { Button } from '../../ui/button'
import { LoadFailure } from '../../ui/load-failure'
import { QuestionDialog } from '../../ui/question-dialog'
import { Skeleton } from '../../ui/skeleton'
import { showToast } from '../../ui/toast'
import styles from './account-panel.module.css'
import { AccountPart } from './account-part'
import { endAllSessions, endSession } from './account-requests'
import { SessionEntry } from './sessions-entry'

/** « Appareils connectés », this one first; any of them can be ended from here. */
export function SessionsPart() {
  const sessions = useSessions()
  const [isAsking, setAsking] = useState(false)
  const { isLeaving, leaveEverywhere } = useLeaveEverywhere(() => setAsking(false))
  const [ending, setEnding] = useState<string | null>(null)

  async function end(id: string) {
    setEnding(id)
    const outcome = await endSession(id)
    if (outcome.state === 'refused') showToast({ kind: 'failed', text: outcome.message })
    else showToast({ kind: 'done', text: 'Cet appareil est déconnecté' })
    await sessions.refetch()
    setEnding(null)
  }

  return (
    <AccountPart
      title="Appareils connectés"
      words={
        <p>
          Un appareil que vous ne reconnaissez pas ? Déconnectez tout, puis changez de mot de passe.
        </p>
      }
      action={
        <Button size="s" onClick={() => setAsking(true)}>
          Déconnecter partout
        </Button>
      }
    >
      <QuestionDialog
        isOpen={isAsking}
        title="Déconnecter tous vos appareils ?"
        stay="Annuler"
        go="Déconnecter"
        isBusy={isLeaving}
        onStay={() => setAsking(false)}
        onGo={leaveEverywhere}
      >
        Celui-ci compris : il faudra vous reconnecter.
      </QuestionDialog>
      {sessions.data ? (
        <ul className={styles.list}>
          {sessions.data.map((session) => (
            <SessionEntry
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              onEnd={() => end(session.id)}
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
    </AccountPart>
  )
}

const useSessions = () => useQuery({ queryKey: ['account', 'sessions'], queryFn: loadSessions })

async function loadSessions() {
  const [{ accountSession }, response] = await Promise.all([
    import('../../../contract/account/account-session'),
    fetch(`${fixedApiPaths.auth}/list-sessions`),
  ])
  if (!response.ok) throw new Error(messages.SERVER_FAILED)
  return accountSession.array().parse(await response.json())
}

function useLeaveEverywhere(onAnswered: () => void) {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  async function leaveEverywhere() {
    setLeaving(true)
    const outcome = await endAllSessions()
    setLeaving(false)
    onAnswered()
    if (outcome.state === 'refused') return showToast({ kind: 'failed', text: outcome.message })
    forgetPerson()
    showToast({ kind: 'done', text: 'Tous vos appareils sont déconnectés, celui-ci compris' })
    await navigate(pagePaths.login)
  }

  return { isLeaving, leaveEverywhere }
}
