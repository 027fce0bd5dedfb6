import { useEffect } from 'react'
import { pagePaths, walletPath } from '../../../contract/paths'
import { messages } from '../../../domain/messages'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { type OfferKey, offers } from '../../../domain/offers'
import { failureMessage } from '../../decode-problem'
import { useMe, useRefreshMe } from '../../session'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Fact, Facts } from '../../ui/facts'
import { LoadFailure } from '../../ui/load-failure'
import { PageTitle } from '../../ui/page-title'
import { StatusBadge } from '../../ui/status-badge'
import styles from './success-page.module.css'
import { useCheckoutResult } from './use-checkout-result'
import { useWallet } from './use-wallet'

/** Where one comes back to from the payment page; it says what the server knows (04, « Payments »). */
export function SuccessPage({ sessionId }: { sessionId: string | null }) {
  const { data: outcome, error, isFetching, refetch } = useCheckoutResult(sessionId)
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>Votre paiement</PageTitle>
      <Card className={styles.card}>
        {outcome?.state === 'paid' ? (
          <Paid {...outcome} />
        ) : outcome?.state === 'failed' ? (
          <Failed />
        ) : outcome?.state === 'returned' ? (
          <Returned />
        ) : error ? (
          <>
            <h2>Paiement à vérifier</h2>
            <p className="muted">
              Votre banque a peut-être déjà accepté{'\u00a0'}: ne payez pas une seconde fois. Si
              c’est le cas, vos minutes arrivent d’elles-mêmes, même si vous quittez cette page.
            </p>
            <LoadFailure
              message={failureMessage(error)}
              onRetry={refetch}
              isRetrying={isFetching}
            />
            <ButtonLink to={pagePaths.wallet}>Revenir au portefeuille</ButtonLink>
          </>
        ) : (
          <Pending />
        )}
      </Card>
    </div>
  )
}

function Pending() {
  return (
    <div role="status" className={styles.words}>
      <span className={styles.ring} aria-hidden="true" />
      <h2>Paiement en cours…</h2>
      <p className="muted">
        Nous attendons la réponse de votre banque. Vous pouvez quitter cette page{'\u00a0'}: vos
        minutes arriveront d’elles-mêmes.
      </p>
      <ButtonLink to={pagePaths.wallet}>Revenir au portefeuille</ButtonLink>
    </div>
  )
}

type PaidProperties = { offerKey: OfferKey | null; minutes: number }

function Paid({ offerKey, minutes: bought }: PaidProperties) {
  const me = useMe()
  const wallet = useWallet()
  const refreshMe = useRefreshMe()
  // The minutes of the bars are those of before.
  useEffect(() => void refreshMe(), [refreshMe])
  const minutes = wallet.data?.minutesLeft ?? me?.minutesLeft ?? 0
  return (
    <>
      <div role="status" className={styles.words}>
        <h2>Paiement réussi{'\u00a0'}!</h2>
        <Facts isFramed>
          {offerKey && (
            <Fact name="Votre achat">
              {offers[offerKey].name}, {formatMinutes(bought)}
            </Fact>
          )}
          <Fact name="Minutes disponibles">{formatMinutes(minutes)}</Fact>
          <Fact name="Statut">
            <StatusBadge tone="good">{messages.SUBSCRIPTION_ACTIVE}</StatusBadge>
          </Fact>
        </Facts>
        <p className="muted">
          Un e-mail de confirmation vous a été envoyé. S’il tarde, regardez dans vos courriers
          indésirables.
        </p>
      </div>
      <div className={styles.ways}>
        <ButtonLink kind="primary" isBlock to={pagePaths.dashboard}>
          Choisir un compagnon
        </ButtonLink>
        <ButtonLink isBlock to={pagePaths.profile}>
          Mon profil
        </ButtonLink>
        <ButtonLink isBlock to={pagePaths.wallet}>
          Mon portefeuille
        </ButtonLink>
      </div>
    </>
  )
}

/** Paid in two tabs: the second subscription costs nothing (server/features/payments/complete-order.ts). */
function Returned() {
  return (
    <div role="status" className={styles.words}>
      <h2>Paiement remboursé</h2>
      <p className="muted">
        Un abonnement était déjà en cours{'\u00a0'}: celui-ci est annulé et son prix vous est rendu
        en entier. Un e-mail vous le confirme.
      </p>
      <ButtonLink kind="primary" to={walletPath('abonnements')}>
        Voir mon abonnement
      </ButtonLink>
    </div>
  )
}

function Failed() {
  return (
    <div role="alert" className={styles.words}>
      <h2>Paiement non abouti</h2>
      <p className="muted">
        Votre compte n’a pas été crédité. Vous pouvez choisir une autre carte.
      </p>
      <ButtonLink kind="primary" to={pagePaths.wallet}>
        Réessayer
      </ButtonLink>
    </div>
  )
}
