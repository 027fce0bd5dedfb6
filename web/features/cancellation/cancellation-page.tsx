import { useState } from 'react'
import { Link } from 'react-router'
import { pagePaths, walletPath } from '../../../contract/paths'
import type { CancellationNotice } from '../../../domain/cancellation-notice'
import { useMe } from '../../session'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import { PageTitle } from '../../ui/page-title'
import styles from './cancellation.module.css'
import { CancellationForm } from './cancellation-form'
import { CancellationNotified } from './cancellation-notified'
import { CancellationReview } from './cancellation-review'

type Step =
  | { kind: 'form'; notice: CancellationNotice }
  | { kind: 'review'; notice: CancellationNotice }
  | { kind: 'notified'; notice: CancellationNotice; notifiedAt: string }

/** « Résilier votre contrat », without signing in (code de la consommation, L215-1-1, D215-1 to 3). */
export function CancellationPage({ declarationId }: { declarationId: string }) {
  const me = useMe()
  // Of the first rendering: another name would make a second declaration of a second try.
  const [id] = useState(declarationId)
  const [step, setStep] = useState<Step>({
    kind: 'form',
    notice: {
      name: [me?.firstName, me?.lastName].filter(Boolean).join(' ') || (me?.username ?? ''),
      email: me?.email ?? '',
      reference: '',
      reason: '',
    },
  })
  const { notice } = step
  return (
    <div className={`page page--narrow ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle>Résilier votre contrat</PageTitle>
        <p className="lede">
          Mettez fin à votre abonnement ici, sans vous connecter. Il reste actif jusqu’à la fin de
          la période déjà payée, puis plus rien n’est débité. Vos minutes restent à vous.
        </p>
      </header>
      {step.kind === 'form' && (
        <>
          {me && <DirectWay />}
          <CancellationForm
            notice={notice}
            onReview={(checked) => setStep({ kind: 'review', notice: checked })}
          />
          <Aside />
        </>
      )}
      {step.kind === 'review' && (
        <CancellationReview
          id={id}
          notice={notice}
          onChange={() => setStep({ kind: 'form', notice })}
          onNotified={(notifiedAt) => setStep({ kind: 'notified', notice, notifiedAt })}
        />
      )}
      {step.kind === 'notified' && (
        <CancellationNotified email={notice.email} notifiedAt={step.notifiedAt} />
      )}
    </div>
  )
}

const DirectWay = () => (
  <Notice kind="accent">
    <p>
      Le plus direct{'\u00a0'}: dans votre portefeuille, «{'\u00a0'}Résilier{'\u00a0'}» agit tout de
      suite et montre la date de fin.
    </p>
    <ButtonLink size="s" to={walletPath('abonnements')}>
      Ouvrir mon abonnement
    </ButtonLink>
  </Notice>
)

const Aside = () => (
  <p className="small muted">
    Votre commande date de moins de 14 jours{'\u00a0'}? Vous pouvez aussi{' '}
    <Link className="link" to={pagePaths.withdrawal}>
      renoncer au contrat
    </Link>{' '}
    et obtenir un remboursement.
  </p>
)
