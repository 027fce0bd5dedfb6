import { lazy, Suspense, useState } from 'react'
import { hasCrisisPause } from '../../../../domain/receipt'
import { CrisisEnd } from './crisis-end'
import type { EndCardProps } from './end-card'

const loadEndCard = () => import('./end-card')
const EndCard = lazy(async () => ({ default: (await loadEndCard()).EndCard }))

/** Loads the card during the call, so that it can be shown without a connection afterwards. */
export const preloadEndCard = () => void loadEndCard().catch(() => {})

type Props = Omit<EndCardProps, 'hadCrisis'> & {
  /** Whether the call ended in a crisis, as far as the page knows. */
  hasEndedInCrisis: boolean
}

/**
 * Shown after a call: why it ended, the balance, the conversation and the receipt. After a crisis
 * it shows the help numbers instead, until the caller says that they are safe. The numbers are not
 * loaded lazily, so that they can always be shown.
 */
export function EndedCall({ hasEndedInCrisis, ...props }: Props) {
  const { outcome } = props
  const hadCrisis =
    hasEndedInCrisis || (outcome.kind === 'settled' && hasCrisisPause(outcome.receipt))
  const [isSafe, setSafe] = useState(false)
  if (hadCrisis && !isSafe) return <CrisisEnd outcome={outcome} onSafe={() => setSafe(true)} />
  return (
    <Suspense>
      <EndCard {...props} hadCrisis={hadCrisis} />
    </Suspense>
  )
}
