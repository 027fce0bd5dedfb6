import { pagePaths } from '../../../contract/paths'

/** What stands around a page. */
type PageFrame = {
  /** The bar of wide screens: « landing » lies on the picture and shows on phones too. */
  topBar: 'full' | 'landing' | 'none'
  /** The title bar and the tab bar of phones. */
  hasMobileBars: boolean
  hasFooter: boolean
  /** Of the title bar; the app's name where the specification names none. */
  title: string
  /** The title bar has a way back, and this is it for whoever came from elsewhere. */
  backPath: string | null
}

const appName = 'Amivoix'

/** First document, section 2, « Navigation »; a longer path is listed before what it starts with. */
const titles: readonly (readonly [string, string])[] = [
  [pagePaths.dashboard, 'Compagnons Vocaux'],
  [pagePaths.profileSpecialAgents, 'Compagnons Spéciaux'],
  [pagePaths.profileHistory, 'Historique'],
  [pagePaths.profile, 'Profil'],
  [pagePaths.wallet, 'Recharger'],
  [pagePaths.favorites, 'Mes Favoris'],
  ['/talk', 'Conversation'],
  [pagePaths.admin, 'Administration'],
  [pagePaths.withdrawal, 'Rétractation'],
  [pagePaths.cancellation, 'Résiliation'],
  [pagePaths.termsOfSale, 'Conditions de vente'],
]

const backPaths: Partial<Record<string, string>> = {
  [pagePaths.wallet]: pagePaths.dashboard,
  [pagePaths.profileSpecialAgents]: pagePaths.profile,
}

/** Signing in, signing up and what leads back in: nothing stands around the form. */
const doorways: readonly string[] = [
  pagePaths.login,
  pagePaths.register,
  pagePaths.forgottenPassword,
  pagePaths.resetPassword,
]

/** Bars, footer and title by path (first document, section 2; second document, « Global layout »). */
export function frameOf(pathname: string): PageFrame {
  const title = titles.find(([path]) => isWithin(pathname, path))?.[1] ?? appName
  const backPath = backPaths[pathname] ?? null
  const words = { title, backPath }
  if (doorways.includes(pathname))
    return { topBar: 'none', hasMobileBars: false, hasFooter: false, ...words }
  if (pathname === pagePaths.home)
    return { topBar: 'landing', hasMobileBars: false, hasFooter: true, ...words }
  return { topBar: 'full', hasMobileBars: !isWithin(pathname, '/talk'), hasFooter: true, ...words }
}

/** Whether an address is that page or lies under it. */
export const isWithin = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)
