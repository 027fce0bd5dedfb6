import { pagePaths } from '../../../../contract/paths'
import { ButtonLink } from '../../../ui/buttons/button'
import { AccountSection } from '../settings/account-section'

/** Links to the page on which users download a copy of their data. */
export const DataExportSection = () => (
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
