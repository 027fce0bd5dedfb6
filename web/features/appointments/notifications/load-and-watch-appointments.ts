import { loadApi } from '../../../api/load-api'
import { watchAppointments } from './watch-appointments'

/** Loads the user's appointments and watches them while the page is open. Does nothing on failure. */
export async function loadAndWatchAppointments() {
  try {
    watchAppointments(await (await loadApi()).appointments.list())
  } catch {
    // The pages that show the list report the failure.
  }
}
