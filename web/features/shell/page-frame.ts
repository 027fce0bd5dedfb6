import { pagePaths } from '../../../contract/paths'

/** What stands around a page. */
export type PageFrame = {
  /** The bar of wide screens: « landing » lies on the picture and shows on phones too. */
  topBar: 'full' | 'landing' | 'none'
  /** The title bar and the tab bar of phones. */
  hasMobileBars: boolean
  hasFooter: boolean
  /** Of the title bar; the app's name where the specification names none. */
  title: string
}

export const appName = 'Amivoix'

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
]

/** Bars, footer and title by path (first document, section 2; second document, « Global layout »). */
export function frameOf(pathname: string): PageFrame {
  const title = titles.find(([path]) => isWithin(pathname, path))?.[1] ?? appName
  if (pathname === pagePaths.login || pathname === pagePaths.register)
    return { topBar: 'none', hasMobileBars: false, hasFooter: false, title }
  if (pathname === pagePaths.home)
    return { topBar: 'landing', hasMobileBars: false, hasFooter: true, title }
  return { topBar: 'full', hasMobileBars: !isWithin(pathname, '/talk'), hasFooter: true, title }
}

export const isWithin = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)
