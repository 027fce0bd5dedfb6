import type { ReactNode } from 'react'
import styles from './facts.module.css'

type FactsProps = { isFramed?: boolean; children: ReactNode }

/** What is so, a line each: a name at the left, what it is at the right; framed, it is the point. */
export const Facts = ({ isFramed = false, children }: FactsProps) => (
  <dl className={isFramed ? `${styles.facts} ${styles.framed}` : styles.facts}>{children}</dl>
)

type FactProps = { name: ReactNode; isStrong?: boolean; children: ReactNode }

export const Fact = ({ name, isStrong = false, children }: FactProps) => (
  <div className={isStrong ? `${styles.fact} ${styles.strong}` : styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
