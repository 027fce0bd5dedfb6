import type { Me } from '../../../contract/me'
import { pagePaths } from '../../../contract/paths'
import { Icon } from '../../ui/icon'
import { MinutesBadge } from '../../ui/minutes-badge'
import { isWithin } from './page-frame'
import { SignOutButton } from './sign-out-button'
import styles from './title-bar.module.css'

type Properties = { title: string; pathname: string; me: Me | null }

/** The phone's top bar: it carries the page's h1 there, the balance, and the way out on « Profil ». */
export function TitleBar({ title, pathname, me }: Properties) {
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>{title}</h1>
      {me && <MinutesBadge minutes={me.minutesLeft} />}
      {me && isWithin(pathname, pagePaths.profile) && (
        <SignOutButton className={styles.signOut}>
          <Icon name="sign-out" />
          <span className="visually-hidden">Déconnexion</span>
        </SignOutButton>
      )}
    </header>
  )
}
