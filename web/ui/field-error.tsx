import styles from './field.module.css'
import { Icon } from './icon'

/** Under its field, which names it with aria-describedby. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      {children}
    </p>
  )
}
