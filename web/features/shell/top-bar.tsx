import { Link, NavLink } from 'react-router'
import type { Me } from '../../../contract/account/me'
import { pagePaths } from '../../../contract/paths'
import { ButtonLink } from '../../ui/button-link'
import { Logo } from '../../ui/logo'
import { MinutesBadge } from '../../ui/minutes-badge'
import { destinationsOf } from './destinations'
import { FavouriteCount } from './favourite-count'
import { isWithin } from './page-frame'
import { SignOutButton } from './sign-out-button'
import styles from './top-bar.module.css'

type Properties = { me: Me | null; pathname: string; isLanding: boolean }

/** The bar of wide screens; on the landing page it also shows on phones, with the essential. */
export function TopBar({ me, pathname, isLanding }: Properties) {
  return (
    <header className={isLanding ? `${styles.bar} ${styles.landing}` : styles.bar}>
      <div className={`page ${styles.inside}`}>
        <Link className={styles.logo} to={me && !isLanding ? pagePaths.dashboard : pagePaths.home}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label="Navigation principale">
          {me ? <MemberLinks me={me} pathname={pathname} /> : <VisitorLinks />}
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

function MemberLinks({ me, pathname }: { me: Me; pathname: string }) {
  return (
    <>
      {destinationsOf(me).map(({ label, path, hasCount }) => (
        <Link
          key={path}
          to={path}
          aria-current={isWithin(pathname, path) ? 'page' : undefined}
          className={styles.onlyWide}
        >
          {label}
          {hasCount && <FavouriteCount />}
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
