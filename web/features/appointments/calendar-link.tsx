import { appointmentFilePath } from '../../../contract/paths'
import { ButtonLink } from '../../ui/buttons/button'

/** Downloads an appointment as a calendar file. */
export const CalendarLink = ({ id }: { id: string }) => (
  <ButtonLink size="s" to={appointmentFilePath(id)} reloadDocument download>
    Ajouter à mon agenda
  </ButtonLink>
)
