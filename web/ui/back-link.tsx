import { Link, useNavigate } from 'react-router'
import { Icon } from './icon'
import { vibrateOnTap } from './tap-vibration'

type Properties = {
  /** For whoever came from elsewhere, where the way back would leave the site. */
  fallbackPath: string
  className: string | undefined
}

/** « Retour »: to the page before, when it was one of ours. */
export function BackLink({ fallbackPath, className }: Properties) {
  const navigate = useNavigate()
  return (
    <Link
      to={fallbackPath}
      className={className}
      aria-label="Retour"
      onClick={(event) => {
        vibrateOnTap()
        if (!hasPageBefore()) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <Icon name="back" />
    </Link>
  )
}

/** The router numbers the pages of a visit, the first one 0, and a reload keeps the number. */
function hasPageBefore() {
  const state: unknown = window.history.state
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  )
}
