import { messages } from '../../../domain/messages'
import { FailureWithoutBars } from './failure-without-bars'

/** Shown when a page cannot be rendered. */
export const ErrorPage = () => (
  <main>
    <FailureWithoutBars message={messages.SERVER_FAILED} onRetry={() => window.location.reload()} />
  </main>
)
