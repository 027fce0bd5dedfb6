import { publicMessages } from '../../../domain/public-messages'
import { Button } from '../buttons/button'
import { Icon } from '../icons/icon'
import { Notice } from './notice'

type Props = { message: string; onRetry: () => void; isRetrying?: boolean }

/** Says what could not be loaded, with a retry button. */
export function LoadFailure({ message, onRetry, isRetrying = false }: Props) {
  return (
    <Notice kind="failed">
      <p>{message}</p>
      <Button size="s" isBusy={isRetrying} onClick={onRetry}>
        {!isRetrying && <Icon name="refresh" size="s" />}
        {publicMessages.RETRY}
      </Button>
    </Notice>
  )
}
