import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/buttons/button'
import { DemonstrationMailLink } from '../auth-page/demonstration-mail-link'
import { sendPasswordLink } from '../settings/account-requests'

/** Creates a first password by a link, which proves that the user owns the account's mailbox. */
export function PasswordCreation({ email }: { email: string }) {
  const link = useMutation({ mutationFn: sendPasswordLink })
  return (
    <div className="stack" style={{ '--stack': '0.5rem' }}>
      <Button size="s" isBusy={link.isPending} onClick={() => link.mutate(email)}>
        Définir un mot de passe
      </Button>
      <p role="status" className="small">
        {link.isSuccess && `Un lien vient de partir vers ${email}, valable une heure.`}
        {link.error?.message}
      </p>
      {link.isSuccess && <DemonstrationMailLink />}
    </div>
  )
}
