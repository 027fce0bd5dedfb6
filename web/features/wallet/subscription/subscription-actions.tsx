import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Subscription } from '../../../../contract/billing/wallet'
import { findFailureMessage } from '../../../api/decode-problem'
import { loadApi } from '../../../api/load-api'
import { Button } from '../../../ui/buttons/button'
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog'
import { Notice } from '../../../ui/feedback/notice'
import { formatLocalDay } from '../../../ui/local-time'
import styles from '../wallet.module.css'

/** Buttons to cancel or resume the subscription, and to change the card at the payment provider. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const queryClient = useQueryClient()
  const renewalChange = useMutation({
    mutationFn: async (action: 'cancel' | 'resume') => {
      const { payments } = await loadApi()
      return action === 'cancel' ? payments.cancelSubscription() : payments.resumeSubscription()
    },
    onSuccess: () => setDialogOpen(false),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['wallet'], exact: true }),
  })
  const portal = useMutation({
    mutationFn: async () => (await loadApi()).payments.openPortal(),
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const failure = portal.error ?? (isDialogOpen ? null : renewalChange.error)
  return (
    <>
      {failure && (
        <Notice kind="failed">
          <p>{findFailureMessage(failure)}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        {subscription.isCancelledAtPeriodEnd ? (
          <Button
            size="s"
            isBusy={renewalChange.isPending}
            onClick={() => renewalChange.mutate('resume')}
          >
            Reprendre l’abonnement
          </Button>
        ) : (
          <Button size="s" onClick={() => setDialogOpen(true)}>
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
      {isDialogOpen && (
        <Dialog
          isOpen
          onDismiss={() => !renewalChange.isPending && setDialogOpen(false)}
          title={'Résilier l’abonnement\u00a0?'}
          description={<p>{describeConsequences(subscription)}</p>}
        >
          {renewalChange.error && (
            <Notice kind="failed">
              <p>{findFailureMessage(renewalChange.error)}</p>
            </Notice>
          )}
          <DialogActions>
            <Button
              kind="primary"
              isBusy={renewalChange.isPending}
              onClick={() => renewalChange.mutate('cancel')}
            >
              Résilier l’abonnement
            </Button>
            <Button onClick={() => setDialogOpen(false)}>Le garder</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

const describeConsequences = ({ periodEndsAt }: Subscription) =>
  `${periodEndsAt ? `Il reste actif jusqu’au ${formatLocalDay(periodEndsAt)}, puis rien n’est plus débité.` : 'Rien ne sera plus débité.'} Vos minutes restent à vous. Un e-mail vous le confirme.`
