import type { ReactNode } from 'react'
import styles from './facts.module.css'

type FactsProps = { isFramed?: boolean; children: ReactNode }

/** A description list with one label and value per line, optionally framed for emphasis. */
export const Facts = ({ isFramed = false, children }: FactsProps) => (
  <dl className={isFramed ? `${styles.facts} ${styles.framed}` : styles.facts}>{children}</dl>
)

type FactProps = { label: ReactNode; isStrong?: boolean; children: ReactNode }

export const Fact = ({ label, isStrong = false, children }: FactProps) => (
  <div className={isStrong ? `${styles.fact} ${styles.strong}` : styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
