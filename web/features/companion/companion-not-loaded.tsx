import { useRevalidator } from 'react-router'
import { publicMessages } from '../../../domain/public-messages'
import { LoadFailure } from '../../ui/feedback/load-failure'

/** Shown instead of a companion's page that could not be loaded. */
export function CompanionNotLoaded() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="page">
      <title>Une erreur est survenue · Amivoix</title>
      <h1 className="visually-hidden">Conversation</h1>
      <LoadFailure
        message={`${publicMessages.AGENTS_NOT_LOADED}.`}
        onRetry={revalidate}
        isRetrying={state === 'loading'}
      />
    </div>
  )
}
