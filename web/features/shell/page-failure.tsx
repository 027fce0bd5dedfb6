import { useLocation, useNavigation, useRevalidator, useRouteError } from 'react-router'
import { fillPlaceholders } from '../../../domain/messages/fill-placeholders'
import { publicMessages } from '../../../domain/public-messages'
import { Button } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import { FullPageFailure } from './full-page-failure'
import { getPageLayout } from './page-layout'

/** Shown instead of a page that could not be loaded or rendered. */
export function PageFailure() {
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  const isNavigating = useNavigation().state !== 'idle'
  // Fetch rejects with a TypeError when the server cannot be reached.
  const isUnreachable = useRouteError() instanceof TypeError
  const message = isUnreachable ? publicMessages.SERVICE_UNREACHABLE : publicMessages.SERVER_FAILED
  const { title, topBar } = getPageLayout(pathname)
  const isRetrying = isNavigating || state === 'loading'
  if (topBar === 'none')
    return <FullPageFailure message={message} onRetry={revalidate} isRetrying={isRetrying} />
  return (
    <div className="page stack" style={{ '--stack': 'var(--space-5)', paddingBlock: '2rem 3rem' }}>
      <title>Une erreur est survenue · Amivoix</title>
      <h1 className="only-wide">{title}</h1>
      <Notice kind="failed">
        <p>{fillPlaceholders(publicMessages.NOT_LOADED_BECAUSE, { message })}</p>
        <Button size="s" isBusy={isRetrying} onClick={revalidate}>
          {publicMessages.RETRY}
        </Button>
      </Notice>
    </div>
  )
}
