import { messages } from '../../domain/messages'
import { Button } from './button'
import { Icon } from './icon'
import { Notice } from './notice'

type Properties = { message: string; onRetry: () => void; isRetrying?: boolean }

/** What could not be loaded, in words, with « Réessayer ». */
export function LoadFailure({ message, onRetry, isRetrying = false }: Properties) {
  return (
    <Notice kind="failed">
      <p>{message}</p>
      <Button size="s" isBusy={isRetrying} onClick={onRetry}>
        {!isRetrying && <Icon name="refresh" size="s" />}
        {messages.RETRY}
      </Button>
    </Notice>
  )
}
