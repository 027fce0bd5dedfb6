import styles from './button.module.css'

export type ButtonLook = {
  /** « primary » once a view; « danger » only inside a confirmation. */
  kind?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  size?: 's' | 'm' | 'l' | undefined
  isBlock?: boolean | undefined
}

/** The same look for a button and for a link that leads somewhere. */
export const buttonClass = ({ kind = 'secondary', size = 'm', isBlock = false }: ButtonLook) =>
  [styles.button, styles[kind], styles[size], isBlock && styles.block].filter(Boolean).join(' ')
