import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { Logo } from '../../ui/icons/logo'
import styles from './footer.module.css'
import type { Theme } from './theme/theme'
import { ThemeChoice } from './theme/theme-choice'

/**
 * The links of the footer. The last two are required by law: the withdrawal function (French Consumer Code,
 * article L221-21) and the cancellation function (article L215-1-1).
 */
const links: readonly (readonly [string, string])[] = [
  ['Blog', pagePaths.blog],
  ['Aide', pagePaths.help],
  ['Contact', pagePaths.contact],
  ['Partenariats', pagePaths.partnerships],
  ['Développeurs', pagePaths.developers],
  ['Mentions légales', pagePaths.legalNotice],
  ['Politique de confidentialité', pagePaths.privacy],
  ['Conditions d’utilisation', pagePaths.termsOfUse],
  ['Conditions de vente', pagePaths.termsOfSale],
  ['Accessibilité', pagePaths.accessibility],
  ['Renoncer au contrat ici', pagePaths.withdrawal],
  ['Résilier votre contrat', pagePaths.cancellation],
]

export function Footer({ theme, cookieSettings }: { theme: Theme; cookieSettings: ReactNode }) {
  return (
    <footer className={`rendered-late ${styles.footer}`}>
      <div className={`page ${styles.inside}`}>
        <div className="stack">
          <Link className={styles.logo} to={pagePaths.home}>
            <Logo />
          </Link>
          <p>
            Des compagnons à qui parler à voix basse. Vous échangez avec une intelligence
            artificielle, réservée aux adultes.
          </p>
          <ThemeChoice initialTheme={theme} />
        </div>
        <nav aria-label="Pied de page">
          {links.map(([label, path]) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
          {cookieSettings}
        </nav>
      </div>
    </footer>
  )
}
