import { appointmentFilePath } from '../../../contract/paths'
import { ButtonLink } from '../../ui/buttons/button'

/** Downloads an appointment for the user's own calendar. */
export const CalendarLink = ({ id }: { id: string }) => (
  <ButtonLink size="s" to={appointmentFilePath(id)} reloadDocument download>
    Ajouter à mon agenda
  </ButtonLink>
)
