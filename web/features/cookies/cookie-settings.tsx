import { CSPProvider } from '@base-ui/react/csp-provider'
import { useState } from 'react'
import {
  type CookieCategory,
  type CookiePreferences,
  refusedCookies,
} from '../../../domain/cookie-consent'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Switch } from '../../ui/forms/switch'
import styles from './cookie-settings.module.css'
import { getCookieStore, useCookieConsent } from './use-cookie-consent'

type CategoryText = { category: CookieCategory; label: string; note: string }

const listCategories = (hasAnalytics: boolean): readonly CategoryText[] => [
  {
    category: 'essential',
    label: 'Essentiels',
    note: 'Votre connexion, l’apparence choisie, vos favoris et cette réponse : toujours actifs.',
  },
  {
    category: 'analytics',
    label: 'Mesure d’audience',
    note: hasAnalytics
      ? 'Google Analytics compte les visites et les pages lues, pour améliorer le site.'
      : 'Compter les visites et les pages lues ; aucun outil de mesure n’est installé sur ce site.',
  },
  {
    category: 'personalization',
    label: 'Personnalisation',
    note: 'Adapter ce site à vos visites dans ce navigateur ; aucune page ne s’en sert aujourd’hui.',
  },
  {
    category: 'marketing',
    label: 'Publicité',
    note: hasAnalytics
      ? 'Google Analytics peut relier votre visite à une annonce vue ailleurs ; ce site n’en montre aucune.'
      : 'Relier votre visite à une annonce vue ailleurs ; ce site n’en montre aucune et n’en suit aucune.',
  },
]

type Props = { analyticsId: string | undefined; isOpen: boolean }

export const CookieSettings = ({ analyticsId, isOpen }: Props) => (
  <CSPProvider disableStyleElements>
    <Dialog
      isOpen={isOpen}
      onDismiss={() => getCookieStore().closeSettings()}
      title="Vos cookies"
      description="Vous changez d’avis quand vous voulez, au bas de chaque page. Votre choix vaut six mois."
    >
      <Choices hasAnalytics={analyticsId !== undefined} />
    </Dialog>
  </CSPProvider>
)

/** One switch for each category. Until the user has chosen, all except the essential one are off. */
function Choices({ hasAnalytics }: { hasAnalytics: boolean }) {
  const consent = useCookieConsent()
  const [preferences, setPreferences] = useState<CookiePreferences>(
    consent?.preferences ?? refusedCookies,
  )
  const { choose, reset, closeSettings } = getCookieStore()
  return (
    <>
      <ul className={styles.categories}>
        {listCategories(hasAnalytics).map(({ category, label, note }) => (
          <li key={category}>
            <Switch
              label={label}
              checked={preferences[category]}
              disabled={category === 'essential'}
              onChange={({ target }) =>
                setPreferences({ ...preferences, [category]: target.checked, essential: true })
              }
            >
              {note}
            </Switch>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => choose(preferences)}>
          Enregistrer mes choix
        </Button>
        {consent ? (
          <Button kind="ghost" onClick={reset}>
            Effacer ma réponse
          </Button>
        ) : (
          <Button kind="ghost" onClick={closeSettings}>
            Annuler
          </Button>
        )}
      </div>
    </>
  )
}
