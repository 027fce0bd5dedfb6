import { Link } from 'react-router'
import { Icon } from '../../../ui/icons/icon'
import styles from './list.module.css'

/** The link back to the list or the section that leads to a page. */
export const SectionLink = ({ to, children }: { to: string; children: string }) => (
  <p>
    <Link className={`link ${styles.sectionLink}`} to={to}>
      <Icon name="back" size="s" />
      {children}
    </Link>
  </p>
)
