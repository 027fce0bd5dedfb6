import { AppointmentList } from '../../features/appointments/appointment-list'
import styles from '../../features/profile/profile.module.css'
import { PageTitle } from '../../ui/layout/page-title'
import type { Route } from './+types/appointments'

export const meta: Route.MetaFunction = () => [{ title: 'Mes rendez-vous · Amivoix' }]

export default function Appointments() {
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>Mes rendez-vous</PageTitle>
      <AppointmentList />
    </div>
  )
}
