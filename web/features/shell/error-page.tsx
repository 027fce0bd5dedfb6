import { publicMessages } from '../../../domain/public-messages'
import { FailureWithoutBars } from './failure-without-bars'

/** Shown when a page cannot be rendered. */
export const ErrorPage = () => (
  <main>
    <FailureWithoutBars
      message={publicMessages.SERVER_FAILED}
      onRetry={() => window.location.reload()}
    />
  </main>
)
