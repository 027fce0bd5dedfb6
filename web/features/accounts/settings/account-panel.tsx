import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pagePaths } from '../../../../contract/paths'
import { findFailureMessage } from '../../../api/decode-problem'
import { loadApi } from '../../../api/load-api'
import { ButtonLink } from '../../../ui/buttons/button'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Card } from '../../../ui/layout/card'
import { DeleteAccountSection } from '../deletion/delete-account-section'
import { EmailChangeConfirmation } from '../email/email-change-confirmation'
import { EmailSection } from '../email/email-section'
import { PasswordSection } from '../password/password-section'
import { SessionsSection } from '../sessions/sessions-section'
import styles from './account-panel.module.css'
import { AccountSection } from './account-section'
import { CallMemorySection } from './call-memory-section'

/**
 * The account settings ("Votre compte"), below the profile. `memories` is the list of what the companions
 * remember. It is passed in, because features do not import each other.
 */
export function AccountPanel({ memories }: { memories: ReactNode }) {
  const signInMethods = useQuery({
    queryKey: ['account', 'access'],
    queryFn: async () => (await loadApi()).account.access(),
  })
  return (
    <section className={styles.panel} aria-labelledby="votre-compte">
      <h2 id="votre-compte">Votre compte</h2>
      <EmailChangeConfirmation />
      {signInMethods.error && !signInMethods.data && (
        <LoadFailure
          message={findFailureMessage(signInMethods.error)}
          onRetry={signInMethods.refetch}
          isRetrying={signInMethods.isFetching}
        />
      )}
      <Card className={styles.card}>
        <EmailSection signInMethods={signInMethods.data} />
        <PasswordSection signInMethods={signInMethods.data} />
        <SessionsSection />
        <CallMemorySection />
        <AccountSection
          title="Ce que vos compagnons retiennent"
          summary={
            <p>
              Chaque fait vient d’une phrase que vous avez dite. Corrigez-le ou oubliez-le quand
              vous voulez.
            </p>
          }
        >
          {memories}
        </AccountSection>
        <AccountSection
          title="Clés d’accès"
          summary={<p>Laissez vos propres programmes appeler un compagnon, avec vos minutes.</p>}
          action={
            <ButtonLink size="s" to={pagePaths.developers}>
              Voir les clés
            </ButtonLink>
          }
        />
        <DataExportSection />
        <DeleteAccountSection signInMethods={signInMethods.data} />
      </Card>
    </section>
  )
}

/** Links to the page on which users download a copy of their data. */
const DataExportSection = () => (
  <AccountSection
    title="Mes données"
    summary={<p>Une copie de tout ce qu’Amivoix garde à votre sujet, et pourquoi.</p>}
    action={
      <ButtonLink size="s" to={pagePaths.myData}>
        Voir et télécharger
      </ButtonLink>
    }
  />
)
