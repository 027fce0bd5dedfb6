import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WaitingMinutes } from '../../../../contract/billing/wallet'
import { composeImmediateStartRequest } from '../../../../domain/billing/immediate-start'
import { formatPurchaseName } from '../../../../domain/billing/withdrawal-texts'
import { withNonBreakingDates } from '../../../../domain/formatting/french-spaces'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { formatCalendarDay } from '../../../../domain/formatting/paris-time'
import { findFailureMessage } from '../../../api/decode-problem'
import { loadApi } from '../../../api/load-api'
import { useRefreshMe } from '../../../session/use-me'
import { Button } from '../../../ui/buttons/button'
import { Notice } from '../../../ui/feedback/notice'
import { showToast } from '../../../ui/feedback/toast'
import styles from '../wallet.module.css'

/**
 * Shows the waiting minutes of a purchase, and lets the user have them credited at once. A later withdrawal then refunds
 * only the unused minutes (French Consumer Code, article L221-25).
 */
export function WaitingMinutesNotice({ waitingMinutes }: { waitingMinutes: WaitingMinutes }) {
  const queryClient = useQueryClient()
  const refreshMe = useRefreshMe()
  const { orderId, offerKey, orderedAt, minutes, availableOn } = waitingMinutes
  const request = useMutation({
    mutationFn: async () => (await loadApi()).wallet.requestImmediateStart({ orderId }),
    onSuccess: ({ creditedMinutes }) => {
      if (creditedMinutes > 0)
        showToast({
          kind: 'done',
          text: `${formatMinutes(creditedMinutes)} de plus sur votre compte`,
        })
      return refreshMe()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['wallet'] }),
  })
  const name = formatPurchaseName({ offerKey })
  const titleId = `attente-${orderId}`
  return (
    <section aria-labelledby={titleId}>
      <Notice kind="accent" icon="clock">
        <h2 id={titleId} className={styles.sideTitle}>
          {formatMinutes(minutes)} en attente
        </h2>
        <p>
          Payées avec «{'\u00a0'}
          {name}
          {'\u00a0'}», elles arriveront d’elles-mêmes le{'\u00a0'}
          {withNonBreakingDates(formatCalendarDay(availableOn))}, après le délai de rétractation.
          Pour les avoir tout de suite, faites-en la demande
          {'\u00a0'}:
        </p>
        <p className="small muted">
          «{'\u00a0'}
          {withNonBreakingDates(
            composeImmediateStartRequest({ name, orderedAt: new Date(orderedAt) }),
          )}
          {'\u00a0'}»
        </p>
        {request.error && <p role="alert">{findFailureMessage(request.error)}</p>}
        <Button size="s" kind="primary" isBusy={request.isPending} onClick={() => request.mutate()}>
          Utiliser mes minutes maintenant
        </Button>
      </Notice>
    </section>
  )
}
