import type { ComponentProps } from 'react'
import styles from './card.module.css'

/** A section with a raised background. */
export const Card = ({ className = '', ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={`${styles.card} ${className}`} />
)
