import type { ComponentProps } from 'react'
import styles from './card.module.css'

/** A sheet that lies on the ground of the page. */
export const Card = ({ className = '', ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={`${styles.card} ${className}`} />
)
