import { useState } from 'react'
import { Button } from '../../ui/button'
import { askPasswordLink } from './account-requests'
import type { RequestOutcome } from './auth-requests'
import { DemonstrationMailLink } from './demonstration-mail-link'

type State = { state: 'idle' } | { state: 'sending' } | RequestOutcome

/** A first password is defined by a link: it proves the mailbox, as any other would. */
export function PasswordDefinition({ email }: { email: string }) {
  const [sending, setSending] = useState<State>({ state: 'idle' })

  async function send() {
    setSending({ state: 'sending' })
    setSending(await askPasswordLink(email))
  }

  return (
    <div className="stack" style={{ '--stack': '0.5rem' }}>
      <Button size="s" isBusy={sending.state === 'sending'} onClick={send}>
        Définir un mot de passe
      </Button>
      <p role="status" className="small">
        {sending.state === 'done' && `Un lien vient de partir vers ${email}, valable une heure.`}
        {sending.state === 'refused' && sending.message}
      </p>
      {sending.state === 'done' && <DemonstrationMailLink />}
    </div>
  )
}
