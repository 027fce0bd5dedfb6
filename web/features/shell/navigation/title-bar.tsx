import type { Me } from '../../../../contract/account/me'
import { pagePaths } from '../../../../contract/paths'
import { MinutesBadge } from '../../../ui/balance/minutes-badge'
import { BackLink } from '../../../ui/buttons/back-link'
import { Icon } from '../../../ui/icons/icon'
import { isPathWithin } from '../page-layout'
import { SignOutButton } from './sign-out-button'
import styles from './title-bar.module.css'

type Props = {
  title: string
  /** False when the page has an h1 of its own. */
  isHeading: boolean
  backPath: string | null
  pathname: string
  me: Me | null
}

/**
 * The top bar on phones: the title (usually the page's h1), a back button if there is a `backPath`, and for users the
 * balance and, on the pages of the profile, a sign-out button.
 */
export function TitleBar({ title, isHeading, backPath, pathname, me }: Props) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <header className={backPath ? `${styles.bar} ${styles.withBack}` : styles.bar}>
      {backPath && <BackLink fallbackPath={backPath} className={styles.button} />}
      <Title className={styles.title}>{title}</Title>
      {me && <MinutesBadge minutes={me.minutesLeft} />}
      {me && isPathWithin(pathname, pagePaths.profile) && (
        <SignOutButton className={styles.button}>
          <Icon name="sign-out" />
          <span className="visually-hidden">Déconnexion</span>
        </SignOutButton>
      )}
    </header>
  )
}
