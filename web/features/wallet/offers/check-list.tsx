import { Icon } from '../../../ui/icons/icon'
import styles from './offer-card.module.css'

export const CheckList = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.features}>
    {lines.map((line) => (
      <li key={line}>
        <Icon name="check" />
        {line}
      </li>
    ))}
  </ul>
)
