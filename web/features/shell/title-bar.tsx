import type { Me } from '../../../contract/account/me'
import { pagePaths } from '../../../contract/paths'
import { BackLink } from '../../ui/back-link'
import { Icon } from '../../ui/icon'
import { MinutesBadge } from '../../ui/minutes-badge'
import { isWithin } from './page-frame'
import { SignOutButton } from './sign-out-button'
import styles from './title-bar.module.css'

type Properties = { title: string; backPath: string | null; pathname: string; me: Me | null }

/** The phone's top bar: the page's h1, the balance, the way back, the way out on « Profil ». */
export function TitleBar({ title, backPath, pathname, me }: Properties) {
  return (
    <header className={backPath ? `${styles.bar} ${styles.withBack}` : styles.bar}>
      {backPath && <BackLink fallbackPath={backPath} className={styles.button} />}
      <h1 className={styles.title}>{title}</h1>
      {me && <MinutesBadge minutes={me.minutesLeft} />}
      {me && isWithin(pathname, pagePaths.profile) && (
        <SignOutButton className={styles.button}>
          <Icon name="sign-out" />
          <span className="visually-hidden">Déconnexion</span>
        </SignOutButton>
      )}
    </header>
  )
}
