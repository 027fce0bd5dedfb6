import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Subscription } from '../../../contract/billing/wallet'
import { loadApi } from '../../api'
import { failureMessage } from '../../decode-problem'
import { formatLocalDay } from '../../local-time'
import { Button } from '../../ui/button'
import { Dialog, DialogActions } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import styles from './wallet.module.css'

/** Ends the subscription, goes on with it, or leads to where the card is changed. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const cancellation = useMutation({
    mutationFn: async (isEnding: boolean) => {
      const { payments } = await loadApi()
      return isEnding ? payments.cancelSubscription() : payments.resumeSubscription()
    },
    onSuccess: () => setAsking(false),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['wallet'], exact: true }),
  })
  const portal = useMutation({
    mutationFn: async () => (await loadApi()).payments.openPortal(),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const failure = portal.error ?? (isAsking ? null : cancellation.error)
  return (
    <>
      {failure && (
        <Notice kind="failed">
          <p>{failureMessage(failure)}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        {subscription.cancelsAtPeriodEnd ? (
          <Button
            size="s"
            isBusy={cancellation.isPending}
            onClick={() => cancellation.mutate(false)}
          >
            Reprendre l’abonnement
          </Button>
        ) : (
          <Button size="s" onClick={() => setAsking(true)}>
            Résilier
          </Button>
        )}
        <Button
          size="s"
          isBusy={portal.isPending || portal.isSuccess}
          onClick={() => portal.mutate()}
        >
          Moyen de paiement
        </Button>
      </div>
      {isAsking && (
        <Dialog
          isOpen
          onDismiss={() => !cancellation.isPending && setAsking(false)}
          title={'Résilier l’abonnement\u00a0?'}
          description={<p>{consequences(subscription)}</p>}
        >
          {cancellation.error && (
            <Notice kind="failed">
              <p>{failureMessage(cancellation.error)}</p>
            </Notice>
          )}
          <DialogActions>
            <Button
              kind="primary"
              isBusy={cancellation.isPending}
              onClick={() => cancellation.mutate(true)}
            >
              Résilier l’abonnement
            </Button>
            <Button onClick={() => setAsking(false)}>Le garder</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

const consequences = ({ periodEndsAt }: Subscription) =>
  `${periodEndsAt ? `Il reste actif jusqu’au ${formatLocalDay(periodEndsAt)}, puis rien n’est plus débité.` : 'Rien ne sera plus débité.'} Vos minutes restent à vous. Un e-mail vous le confirme.`
