import { Icon } from '../icons/icon'
import styles from './field.module.css'

/** The error message below a field, which refers to `id` in aria-describedby. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      {children}
    </p>
  )
}
