import { redirect } from 'react-router'
import { pagePaths } from '../../contract/paths'

/** The history is the profile's one panel. */
export function loader() {
  throw redirect(pagePaths.profileHistory)
}

export default function Profile() {
  return null
}
