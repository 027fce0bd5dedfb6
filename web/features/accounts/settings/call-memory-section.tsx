import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { findFailureMessage } from '../../../api/decode-problem'
import { loadApi } from '../../../api/load-api'
import { useMe, useRefreshMe } from '../../../session/use-me'
import { showToast } from '../../../ui/feedback/toast'
import { Switch } from '../../../ui/forms/switch'
import { AccountSection } from './account-section'

/** The call-memory consent: as easy to withdraw as to give (GDPR art. 7(3)). */
export function CallMemorySection() {
  const storedConsent = useMe()?.hasCallMemoryConsent ?? false
  const refreshMe = useRefreshMe()
  const consentChange = useMutation({
    mutationFn: async (hasCallMemoryConsent: boolean) =>
      (await loadApi()).account.setCallMemory({ hasCallMemoryConsent }),
    onSuccess: () => refreshMe(),
    onError: (error) => showToast({ kind: 'failed', text: findFailureMessage(error) }),
  })
  // The switch changes at once, and changes back when the choice could not be saved.
  const hasConsent = consentChange.isPending ? consentChange.variables : storedConsent
  return (
    <AccountSection
      title="Mémoire des appels"
      summary={
        <p>
          Avec votre accord, le texte de vos appels est gardé 30 jours, résumé, et vos compagnons
          s’en souviennent la fois suivante. Votre voix n’est jamais enregistrée.
        </p>
      }
    >
      <Switch
        label="Résumer mes appels et s’en souvenir"
        checked={hasConsent}
        aria-busy={consentChange.isPending || undefined}
        onChange={(event) => {
          if (!consentChange.isPending) consentChange.mutate(event.target.checked)
        }}
      />
      <p className="muted small">
        {hasConsent ? (
          'Si vous retirez votre accord, vos prochains appels ne laisseront ni texte ni résumé, et vos compagnons ne se serviront plus des précédents.'
        ) : (
          <>
            Vos prochains appels ne laisseront ni texte ni résumé. Le texte gardé d’un appel plus
            ancien est effacé 30 jours après lui{'\u00a0'}; son résumé reste dans{' '}
            <Link className="link" to={pagePaths.profileHistory}>
              votre historique
            </Link>{' '}
            jusqu’à ce que vous supprimiez la conversation.
          </>
        )}
      </p>
    </AccountSection>
  )
}
