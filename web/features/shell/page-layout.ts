import { pagePaths } from '../../../contract/paths'

/** The parts of the app shell around a page. */
type PageLayout = {
  /** Top bar of wide screens. 'landing' has no background, scrolls with the page and is also shown on phones. */
  topBar: 'full' | 'landing' | 'none'
  /** Whether phones show the title bar and the tab bar. */
  hasMobileBars: boolean
  hasFooter: boolean
  /** Title in the title bar; the app's name on pages without a title of their own. */
  title: string
  /** Whether the page has an h1 of its own on phones; the title bar then has none. */
  hasOwnHeading: boolean
  /**
   * Where the title bar's back button leads when there is no previous page on this site; null for no
   * back button.
   */
  backPath: string | null
}

const appName = 'Amivoix'

/** Titles by path. The first match counts, so a longer path is listed before its prefix. */
const titles: readonly (readonly [string, string])[] = [
  [pagePaths.dashboard, 'Compagnons Vocaux'],
  [pagePaths.profileSpecialAgents, 'Compagnons Spéciaux'],
  [pagePaths.profileAppointments, 'Mes rendez-vous'],
  [pagePaths.profileHistory, 'Historique'],
  [pagePaths.profile, 'Profil'],
  [pagePaths.myData, 'Mes données'],
  [pagePaths.developers, 'Développeurs'],
  [pagePaths.wallet, 'Recharger'],
  [pagePaths.favorites, 'Mes Favoris'],
  ['/talk', 'Conversation'],
  [pagePaths.admin, 'Administration'],
  [pagePaths.withdrawal, 'Rétractation'],
  [pagePaths.cancellation, 'Résiliation'],
  [pagePaths.termsOfSale, 'Conditions de vente'],
  [pagePaths.legalNotice, 'Mentions légales'],
  [pagePaths.privacy, 'Politique de confidentialité'],
  [pagePaths.termsOfUse, 'Conditions d’utilisation'],
  [pagePaths.cookies, 'Politique cookies'],
  [pagePaths.accessibility, 'Accessibilité'],
  [pagePaths.help, 'Aide'],
  [pagePaths.contact, 'Contact'],
  [pagePaths.partnerships, 'Partenariats'],
  [pagePaths.blog, 'Blog'],
  [pagePaths.newsletter, 'Blog'],
]

const backPaths: Partial<Record<string, string>> = {
  [pagePaths.wallet]: pagePaths.dashboard,
  [pagePaths.profileSpecialAgents]: pagePaths.profile,
  [pagePaths.profileAppointments]: pagePaths.profile,
  [pagePaths.myData]: pagePaths.profile,
}

/** Pages for signing in, signing up and resetting a password. They have no bars and no footer. */
const authPaths: readonly string[] = [
  pagePaths.login,
  pagePaths.register,
  pagePaths.forgottenPassword,
  pagePaths.confirmEmail,
  pagePaths.resetPassword,
]

/** Returns which bars and title a page has, and whether it has a footer. */
export function getPageLayout(pathname: string): PageLayout {
  const title = titles.find(([path]) => isPathWithin(pathname, path))?.[1] ?? appName
  const backPath = backPaths[pathname] ?? null
  const hasOwnHeading =
    pathname.startsWith(`${pagePaths.blog}/`) ||
    pathname === pagePaths.newsletter ||
    isPathWithin(pathname, pagePaths.admin)
  const titleBar = { title, backPath, hasOwnHeading }
  if (authPaths.includes(pathname))
    return { topBar: 'none', hasMobileBars: false, hasFooter: false, ...titleBar }
  if (pathname === pagePaths.home)
    return { topBar: 'landing', hasMobileBars: false, hasFooter: true, ...titleBar }
  return {
    topBar: 'full',
    hasMobileBars: !isPathWithin(pathname, '/talk'),
    hasFooter: true,
    ...titleBar,
  }
}

/** Whether `pathname` is `path` or below it. */
export const isPathWithin = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)
