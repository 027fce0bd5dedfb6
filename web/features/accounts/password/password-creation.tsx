import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/buttons/button'
import { DemonstrationMailLink } from '../auth-page/demonstration-mail-link'
import { sendPasswordLink } from '../settings/account-requests'

/** A button that sends a link to create a first password. The link proves that the user owns the account's mailbox. */
export function PasswordCreation({ email }: { email: string }) {
  const linkRequest = useMutation({ mutationFn: sendPasswordLink })
  return (
    <div className="stack" style={{ '--stack': '0.5rem' }}>
      <Button size="s" isBusy={linkRequest.isPending} onClick={() => linkRequest.mutate(email)}>
        Définir un mot de passe
      </Button>
      <p role="status" className="small">
        {linkRequest.isSuccess && `Un lien vient de partir vers ${email}, valable une heure.`}
        {linkRequest.error?.message}
      </p>
      {linkRequest.isSuccess && <DemonstrationMailLink />}
    </div>
  )
}
