import { Link } from 'react-router'
import { Icon } from '../../../ui/icons/icon'
import styles from './list.module.css'

/** A link from a page back to its list or section. */
export const SectionLink = ({ to, children }: { to: string; children: string }) => (
  <p>
    <Link className={`link ${styles.sectionLink}`} to={to}>
      <Icon name="back" size="s" />
      {children}
    </Link>
  </p>
)
