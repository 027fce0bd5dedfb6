import { useEffect, useRef, useState } from 'react'
import type { CancellationNotice } from '../../../domain/billing/cancellation-notice'
import { loadApi, wordFailure } from '../../api'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Fact, Facts } from '../../ui/facts'
import { Notice } from '../../ui/notice'
import styles from './cancellation.module.css'

type Properties = {
  id: string
  notice: CancellationNotice
  onChange: () => void
  onNotified: (notifiedAt: string) => void
}

/** Everything once more, and the button that notifies. */
export function CancellationReview({ id, notice, onChange, onNotified }: Properties) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  async function notify() {
    setSending(true)
    setFailure(null)
    try {
      const { notifiedAt } = await (await loadApi()).cancellations.notify({ id, notice })
      onNotified(notifiedAt)
    } catch (error) {
      setFailure(await wordFailure(error))
      setSending(false)
    }
  }

  return (
    <Card className={styles.form} aria-labelledby="recapitulatif">
      <h2 id="recapitulatif" ref={title} tabIndex={-1} className={styles.cardTitle}>
        Vérifiez, puis notifiez
      </h2>
      <Facts isFramed>
        <Fact name="Nom et prénom">{notice.name}</Fact>
        <Fact name="Adresse e-mail">{notice.email}</Fact>
        {notice.reference && <Fact name="Numéro">{notice.reference}</Fact>}
        {notice.reason && <Fact name="Motif">{notice.reason}</Fact>}
        <Fact name="Contrat">Votre abonnement Amivoix</Fact>
        <Fact name="Date de résiliation">Fin de la période déjà payée</Fact>
      </Facts>
      {failure && (
        <Notice kind="failed">
          <p>{failure}. Ce que vous avez écrit est toujours là.</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button kind="primary" size="l" isBlock isBusy={isSending} onClick={notify}>
          Notifier la résiliation
        </Button>
        <Button isBlock disabled={isSending} onClick={onChange}>
          Modifier
        </Button>
      </div>
    </Card>
  )
}
