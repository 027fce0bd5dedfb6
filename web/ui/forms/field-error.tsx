import { Icon } from '../icons/icon'
import styles from './field.module.css'

/** The error message below a field. The field's aria-describedby contains `id`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      {children}
    </p>
  )
}
