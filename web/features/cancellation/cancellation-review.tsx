import { useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { CancellationRequest } from '../../../domain/billing/cancellation-request'
import { submitOptions } from '../../forms/submit-options'
import { Button } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import { Card } from '../../ui/layout/card'
import { Fact, Facts } from '../../ui/layout/facts'
import styles from './cancellation.module.css'
import type { CancellationResult, IdentifiedRequest } from './cancellation-action'

type Props = {
  id: string
  request: CancellationRequest
  cancellation: FetcherWithComponents<CancellationResult | undefined>
  /** Called when the user wants to return to the form. */
  onEdit: () => void
}

/** Shows the request once more, with the button that sends it. */
export function CancellationReview({ id, request, cancellation, onEdit }: Props) {
  const isSending = cancellation.state !== 'idle'
  const failure = !isSending && cancellation.data?.state === 'failed' && cancellation.data.message
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  function send() {
    const identifiedRequest: IdentifiedRequest = { id, notice: request }
    void cancellation.submit(identifiedRequest, { ...submitOptions, encType: 'application/json' })
  }

  return (
    <Card className={styles.rows} aria-labelledby="recapitulatif">
      <h2 id="recapitulatif" ref={title} tabIndex={-1} className={styles.cardTitle}>
        Vérifiez, puis notifiez
      </h2>
      <Facts isFramed>
        <Fact label="Nom et prénom">{request.name}</Fact>
        <Fact label="Adresse e-mail">{request.email}</Fact>
        {request.reference && <Fact label="Numéro">{request.reference}</Fact>}
        {request.reason && <Fact label="Motif">{request.reason}</Fact>}
        <Fact label="Contrat">Votre abonnement Amivoix</Fact>
        <Fact label="Date de résiliation">Fin de la période déjà payée</Fact>
      </Facts>
      {failure && (
        <Notice kind="failed">
          <p>{failure}. Ce que vous avez écrit est toujours là.</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button kind="primary" size="l" isBlock isBusy={isSending} onClick={send}>
          Notifier la résiliation
        </Button>
        <Button isBlock disabled={isSending} onClick={onEdit}>
          Modifier
        </Button>
      </div>
    </Card>
  )
}
