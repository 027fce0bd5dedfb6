import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { Logo } from '../../ui/logo'
import styles from './doorway.module.css'
import portrait from './doorway-portrait.svg?url&no-inline'

type Properties = { title: string; lede: ReactNode; children: ReactNode }

/** The frame of signing in and signing up: a portrait on wide screens, one column of form. */
export function Doorway({ title, lede, children }: Properties) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownTitle = useRef(title)

  // A new title is a new step: readers start again there.
  useEffect(() => {
    if (shownTitle.current === title) return
    shownTitle.current = title
    heading.current?.focus()
  }, [title])

  return (
    <div className={styles.doorway}>
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
          <p className="muted">{lede}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
