import { useFetcher } from 'react-router'
import { submitOptions } from '../../../forms/submit-options'
import { Button } from '../../../ui/buttons/button'
import type { RequestOutcome } from '../auth-requests'

/** Sends another confirmation link, and says whether it was sent. */
export function ResendConfirmation({ email }: { email: string }) {
  const linkRequest = useFetcher<RequestOutcome>()
  const isSending = linkRequest.state !== 'idle'
  const outcome = isSending ? undefined : linkRequest.data
  return (
    <div className="stack" style={{ '--stack': '0.5rem' }}>
      <Button
        size="s"
        isBusy={isSending}
        onClick={() =>
          void linkRequest.submit({ intent: 'confirmation-link', email }, submitOptions)
        }
      >
        Renvoyer l’e-mail de confirmation
      </Button>
      <p role="status" className="small">
        {outcome?.state === 'done' && 'C’est reparti\u00a0: un nouvel e-mail est en route.'}
        {outcome?.state === 'refused' && outcome.message}
      </p>
    </div>
  )
}
