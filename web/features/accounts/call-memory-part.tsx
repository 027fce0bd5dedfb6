import { useState } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { loadApi } from '../../api'
import { failureMessage } from '../../decode-problem'
import { useMe, useRefreshMe } from '../../session'
import { Switch } from '../../ui/switch'
import { showToast } from '../../ui/toast'
import { AccountPart } from './account-part'

/** « Mémoire des appels »: as easily withdrawn as given (RGPD, art. 7(3)). */
export function CallMemoryPart() {
  const consent = useMe()?.hasCallMemoryConsent ?? false
  const { choice, isSaving, choose } = useCallMemory(consent)
  return (
    <AccountPart
      title="Mémoire des appels"
      words={
        <p>
          Avec votre accord, le texte de vos appels est gardé 30 jours, résumé, et vos compagnons
          s’en souviennent la fois suivante. Votre voix n’est jamais enregistrée.
        </p>
      }
    >
      <Switch
        label="Résumer mes appels et s’en souvenir"
        checked={choice}
        aria-busy={isSaving || undefined}
        onChange={(event) => isSaving || choose(event.target.checked)}
      />
      <p className="muted small">
        {choice ? (
          'Si vous retirez votre accord, vos prochains appels ne laisseront ni texte ni résumé, et vos compagnons ne se serviront plus des précédents.'
        ) : (
          <>
            Vos prochains appels ne laisseront ni texte ni résumé. Le texte gardé d’un appel plus
            ancien est effacé 30 jours après lui ; son résumé reste dans{' '}
            <Link className="link" to={pagePaths.profileHistory}>
              votre historique
            </Link>{' '}
            jusqu’à ce que vous supprimiez la conversation.
          </>
        )}
      </p>
    </AccountPart>
  )
}

/** The switch moves at once, and back when it could not be saved. */
function useCallMemory(stored: boolean) {
  const refreshMe = useRefreshMe()
  const [wanted, setWanted] = useState<boolean | null>(null)

  async function choose(hasCallMemoryConsent: boolean) {
    setWanted(hasCallMemoryConsent)
    try {
      const api = await loadApi()
      await api.account.setCallMemory({ hasCallMemoryConsent })
      await refreshMe()
    } catch (error) {
      showToast({ kind: 'failed', text: failureMessage(error) })
    }
    setWanted(null)
  }

  return { choice: wanted ?? stored, isSaving: wanted !== null, choose }
}
