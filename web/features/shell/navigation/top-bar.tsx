import { Link, NavLink } from 'react-router'
import type { Me } from '../../../../contract/account/me'
import { pagePaths } from '../../../../contract/paths'
import { MinutesBadge } from '../../../ui/balance/minutes-badge'
import { ButtonLink } from '../../../ui/buttons/button'
import { Logo } from '../../../ui/icons/logo'
import { isPathWithin } from '../page-layout'
import { listDestinations } from './destinations'
import { FavouriteCount } from './favourite-count'
import { SignOutButton } from './sign-out-button'
import styles from './top-bar.module.css'

type Props = { me: Me | null; pathname: string; isLanding: boolean }

/** The top bar of wide screens. On the landing page, phones show it too, with fewer links. */
export function TopBar({ me, pathname, isLanding }: Props) {
  return (
    <header className={isLanding ? `${styles.bar} ${styles.landing}` : styles.bar}>
      <div className={`page ${styles.inside}`}>
        <Link className={styles.logo} to={me && !isLanding ? pagePaths.dashboard : pagePaths.home}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label="Navigation principale">
          {me ? <UserLinks me={me} pathname={pathname} /> : <VisitorLinks />}
        </nav>
        {me && (
          <div className={styles.account}>
            {me.hasPremium && <span className={styles.premium}>Premium</span>}
            <MinutesBadge minutes={me.minutesLeft} />
          </div>
        )}
      </div>
    </header>
  )
}

function UserLinks({ me, pathname }: { me: Me; pathname: string }) {
  return (
    <>
      {listDestinations(me).map(({ label, path, hasFavouriteCount }) => (
        <Link
          key={path}
          to={path}
          aria-current={isPathWithin(pathname, path) ? 'page' : undefined}
          className={styles.onlyWide}
        >
          {label}
          {hasFavouriteCount && <FavouriteCount />}
        </Link>
      ))}
      <SignOutButton className={styles.onlyWide}>Déconnexion</SignOutButton>
    </>
  )
}

function VisitorLinks() {
  return (
    <>
      <NavLink to={pagePaths.login}>Connexion</NavLink>
      <span className={styles.onlyWide}>
        <ButtonLink size="s" to={pagePaths.register}>
          Inscription
        </ButtonLink>
      </span>
    </>
  )
}
