import { Link } from 'react-router'
import type { AdminDashboard } from '../../../../contract/admin/dashboard'
import { Icon } from '../../../ui/icons/icon'
import { Card } from '../../../ui/layout/card'
import styles from './dashboard.module.css'
import { listPendingTasks } from './list-pending-tasks'

/** The operator's pending tasks. */
export function PendingTasks({ tasks }: { tasks: AdminDashboard['tasks'] }) {
  const pendingTasks = listPendingTasks(tasks)
  return (
    <Card className={styles.card}>
      <h2>À faire</h2>
      {pendingTasks.length === 0 ? (
        <p className="muted">Rien n’attend.</p>
      ) : (
        <ul className={styles.tasks}>
          {pendingTasks.map(({ key, text, link }) => (
            <li key={key}>
              <Icon name="alert" size="s" />
              <p>
                {text}
                {link && (
                  <>
                    {' '}
                    <Link className="link" to={link.to}>
                      {link.label}
                    </Link>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
