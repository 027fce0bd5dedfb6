import { useQueryClient } from '@tanstack/react-query'
import { failureMessage } from '../../decode-problem'
import { Card } from '../../ui/card'
import { LoadFailure } from '../../ui/load-failure'
import styles from './account-panel.module.css'
import { AddressConfirmation } from './address-confirmation'
import { AddressPart } from './address-part'
import { CallMemoryPart } from './call-memory-part'
import { DeleteAccountPart } from './delete-account-part'
import { PasswordPart } from './password-part'
import { SessionsPart } from './sessions-part'
import { useAccountAccess } from './use-account-access'

/** « Votre compte », under « Mon Profil »: what opens it, what it remembers, and its end. */
export function AccountPanel() {
  const access = useAccountAccess()
  const queries = useQueryClient()
  return (
    <section className={styles.panel} aria-labelledby="votre-compte">
      <h2 id="votre-compte">Votre compte</h2>
      <AddressConfirmation />
      {access.error && !access.data && (
        <LoadFailure
          message={failureMessage(access.error)}
          onRetry={access.refetch}
          isRetrying={access.isFetching}
        />
      )}
      <Card className={styles.sheet}>
        <AddressPart access={access.data} />
        <PasswordPart
          access={access.data}
          onChanged={() => queries.invalidateQueries({ queryKey: ['account'] })}
        />
        <SessionsPart />
        <CallMemoryPart />
        <DeleteAccountPart access={access.data} />
      </Card>
    </section>
  )
}
