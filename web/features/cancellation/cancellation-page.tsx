import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { pagePaths, walletPath } from '../../../contract/paths'
import type { CancellationNotice } from '../../../domain/billing/cancellation-notice'
import { useMe } from '../../session'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import { PageTitle } from '../../ui/page-title'
import styles from './cancellation.module.css'
import { CancellationForm } from './cancellation-form'
import { CancellationNotified } from './cancellation-notified'
import { CancellationReview } from './cancellation-review'

/** « Résilier votre contrat », without signing in (code de la consommation, L215-1-1, D215-1 to 3). */
export function CancellationPage({ declarationId }: { declarationId: string }) {
  const me = useMe()
  // Of the first rendering: another name would make a second declaration of a second try.
  const [id] = useState(declarationId)
  const [notice, setNotice] = useState<CancellationNotice>({
    name: [me?.firstName, me?.lastName].filter(Boolean).join(' ') || (me?.username ?? ''),
    email: me?.email ?? '',
    reference: '',
    reason: '',
  })
  const [notifiedAt, setNotifiedAt] = useState<string | null>(null)
  const review = useReviewStep()
  return (
    <div className={`page page--narrow ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle>Résilier votre contrat</PageTitle>
        <p className="lede">
          Mettez fin à votre abonnement ici, sans vous connecter. Il reste actif jusqu’à la fin de
          la période déjà payée, puis plus rien n’est débité. Vos minutes restent à vous.
        </p>
      </header>
      {notifiedAt !== null ? (
        <CancellationNotified email={notice.email} notifiedAt={notifiedAt} />
      ) : review.isOpen ? (
        <CancellationReview
          id={id}
          notice={notice}
          onChange={review.leave}
          onNotified={setNotifiedAt}
        />
      ) : (
        <>
          {me && <DirectWay />}
          <CancellationForm
            notice={notice}
            onReview={(checked) => {
              setNotice(checked)
              review.open()
            }}
          />
          <Aside />
        </>
      )}
    </div>
  )
}

/** The second step stands in the browser's history: its « back » leads to the form, as it was filled in. */
function useReviewStep() {
  const { state } = useLocation()
  const navigate = useNavigate()
  // A page that is loaded anew has forgotten what was typed.
  const [hasReviewed, setReviewed] = useState(false)
  return {
    isOpen: hasReviewed && state === reviewStep,
    open() {
      setReviewed(true)
      void navigate('.', { state: reviewStep })
    },
    leave: () => void navigate(-1),
  }
}

const reviewStep = 'review'

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
