import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { Logo } from '../../../ui/icons/logo'
import styles from './auth-layout.module.css'
import portrait from './auth-layout-portrait.svg?url&no-inline'

type Props = {
  title: string
  intro: ReactNode
  children: ReactNode
  /** Whether this layout replaces a form without a navigation; its title then takes the focus. */
  isNextStep?: boolean
}

/** The layout of the public account pages: one column, with a portrait beside it on wide screens. */
export function AuthLayout({ title, intro, children, isNextStep = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastTitle = useRef(isNextStep ? null : title)

  // Moves the focus to a changed title, so that screen readers continue there.
  useEffect(() => {
    if (lastTitle.current === title) return
    lastTitle.current = title
    heading.current?.focus()
  }, [title])

  return (
    <div className={styles.layout}>
      <div className={styles.art} aria-hidden="true">
        <img src={portrait} alt="" width="400" height="480" />
        <p className="voice">« Prends ton temps. Je ne raccroche pas la première. »</p>
      </div>
      <div className={styles.form}>
        <Link className={styles.logo} to={pagePaths.home}>
          <Logo />
        </Link>
        <div className="stack" style={{ '--stack': '0.5rem' }}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="muted">{intro}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
