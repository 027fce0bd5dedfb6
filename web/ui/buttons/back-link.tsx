import { Link, useNavigate } from 'react-router'
import { Icon } from '../icons/icon'
import { vibrateOnTap } from './button'

type Props = {
  /** Where to go when the previous page is not on this site. */
  fallbackPath: string
  className: string | undefined
}

/** Goes back to the previous page if it was on this site, else to `fallbackPath`. */
export function BackLink({ fallbackPath, className }: Props) {
  const navigate = useNavigate()
  return (
    <Link
      to={fallbackPath}
      className={className}
      aria-label="Retour"
      onClick={(event) => {
        vibrateOnTap()
        if (!hasPreviousPage()) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <Icon name="back" />
    </Link>
  )
}

/**
 * Whether the previous page was on this site. React Router numbers the history entries of a visit from 0, and keeps
 * the number on a reload.
 */
function hasPreviousPage() {
  const state: unknown = window.history.state
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  )
}
