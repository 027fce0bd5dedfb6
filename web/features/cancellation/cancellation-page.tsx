import { useState } from 'react'
import { Link, useFetcher, useLocation, useNavigate } from 'react-router'
import { pagePaths, walletPath } from '../../../contract/paths'
import type { CancellationRequest } from '../../../domain/billing/cancellation-request'
import { useMe } from '../../session/use-me'
import { ButtonLink } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import { PageTitle } from '../../ui/layout/page-title'
import styles from './cancellation.module.css'
import type { CancellationResult } from './cancellation-action'
import { CancellationConfirmation } from './cancellation-confirmation'
import { CancellationForm } from './cancellation-form'
import { CancellationReview } from './cancellation-review'

/** The page that cancels a subscription without a sign-in (French Consumer Code, L215-1-1 and D215-1 to D215-3). */
export function CancellationPage({ requestId }: { requestId: string }) {
  const me = useMe()
  // The id of the first render is kept, because an attempt with another id would be a second request.
  const [id] = useState(requestId)
  const [request, setRequest] = useState<CancellationRequest>({
    name: [me?.firstName, me?.lastName].filter(Boolean).join(' ') || (me?.username ?? ''),
    email: me?.email ?? '',
    reference: '',
    reason: '',
  })
  const cancellation = useFetcher<CancellationResult>()
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
      {cancellation.data?.state === 'received' ? (
        <CancellationConfirmation email={request.email} receivedAt={cancellation.data.receivedAt} />
      ) : review.isOpen ? (
        <CancellationReview
          id={id}
          request={request}
          cancellation={cancellation}
          onEdit={review.leave}
        />
      ) : (
        <>
          {me && <WalletLink />}
          <CancellationForm
            request={request}
            onReview={(checkedRequest) => {
              setRequest(checkedRequest)
              cancellation.reset()
              review.open()
            }}
          />
          <WithdrawalHint />
        </>
      )}
    </div>
  )
}

/** The review step is an entry of the browser's history, so that the back button returns to the form. */
function useReviewStep() {
  const { state } = useLocation()
  const navigate = useNavigate()
  // After a reload the history still says "review", but the form is empty, so there is nothing to review.
  const [hasOpenedReview, setOpenedReview] = useState(false)
  return {
    isOpen: hasOpenedReview && state === reviewStep,
    open() {
      setOpenedReview(true)
      void navigate('.', { state: reviewStep })
    },
    leave: () => void navigate(-1),
  }
}

const reviewStep = 'review'

const WalletLink = () => (
  <Notice kind="accent">
    <p>
      Le plus direct{'\u00a0'}: sur la page «{'\u00a0'}Recharger{'\u00a0'}», «{'\u00a0'}Résilier
      {'\u00a0'}» agit tout de suite et montre la date de fin.
    </p>
    <ButtonLink size="s" to={walletPath('abonnements')}>
      Ouvrir mon abonnement
    </ButtonLink>
  </Notice>
)

const WithdrawalHint = () => (
  <p className="small muted">
    Votre commande date de moins de 14 jours{'\u00a0'}? Vous pouvez aussi{' '}
    <Link className="link" to={pagePaths.withdrawal}>
      renoncer au contrat
    </Link>{' '}
    et obtenir un remboursement.
  </p>
)
