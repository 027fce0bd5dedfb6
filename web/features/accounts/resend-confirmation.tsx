import { useState } from 'react'
import { Button } from '../../ui/button'
import { type RequestOutcome, sendConfirmation } from './auth-requests'
import { useNextPage } from './next-page'

type State = { state: 'idle' } | { state: 'sending' } | RequestOutcome

/** « Renvoyer l’e-mail de confirmation », and what became of it. */
export function ResendConfirmation({ email }: { email: string }) {
  const [sending, setSending] = useState<State>({ state: 'idle' })
  const next = useNextPage()

  async function resend() {
    setSending({ state: 'sending' })
    setSending(await sendConfirmation(email, next))
  }

  return (
    <div className="stack" style={{ '--stack': '0.5rem' }}>
      <Button size="s" isBusy={sending.state === 'sending'} onClick={resend}>
        Renvoyer l’e-mail de confirmation
      </Button>
      <p role="status" className="small">
        {sending.state === 'done' && 'C’est reparti : un nouvel e-mail est en route.'}
        {sending.state === 'refused' && sending.message}
      </p>
    </div>
  )
}
