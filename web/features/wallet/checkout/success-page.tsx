import { useEffect } from 'react'
import { Navigate } from 'react-router'
import type { CheckoutResult } from '../../../../contract/billing/payments'
import { pagePaths, talkPath, walletPath } from '../../../../contract/paths'
import { withNonBreakingDates } from '../../../../domain/formatting/french-spaces'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { formatCalendarDay } from '../../../../domain/formatting/paris-time'
import { offers } from '../../../../domain/offers'
import { publicMessages } from '../../../../domain/public-messages'
import { findFailureMessage } from '../../../api/decode-problem'
import { useRefreshMe } from '../../../session/use-me'
import { ButtonLink } from '../../../ui/buttons/button'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Card } from '../../../ui/layout/card'
import { Fact, Facts } from '../../../ui/layout/facts'
import { PageTitle } from '../../../ui/layout/page-title'
import { StatusBadge } from '../../../ui/layout/status-badge'
import styles from './success-page.module.css'
import { useCheckoutResult } from './use-checkout-result'

/** The companion whose page the buyer opened last before the purchase. */
type CompanionToCall = { id: string; name: string }

type Props = { checkoutSessionId: string | null; companion: CompanionToCall | null }

/**
 * Shown after the payment page: the state of the payment; without a checkout session id, that of the last order.
 * Redirects to the wallet if the user never ordered anything.
 */
export function SuccessPage({ checkoutSessionId, companion }: Props) {
  const query = useCheckoutResult(checkoutSessionId)
  if (query.data === null) return <Navigate to={pagePaths.wallet} replace />
  return (
    <div className={`page ${styles.page}`}>
      <PageTitle>Votre paiement</PageTitle>
      <Card className={styles.card}>
        <PaymentResult query={query} companion={companion} />
      </Card>
    </div>
  )
}

type PaymentResultProps = {
  query: ReturnType<typeof useCheckoutResult>
  companion: CompanionToCall | null
}

function PaymentResult({ query, companion }: PaymentResultProps) {
  const { data: result, error, isFetching, refetch } = query
  if (result?.state === 'paid') return <PaidResult {...result} companion={companion} />
  if (result?.state === 'failed') return <FailedResult />
  if (result?.state === 'refunded') return <RefundedResult />
  if (!error) return <PendingResult />
  return (
    <>
      <h2>Paiement à vérifier</h2>
      <p className="muted">
        Votre banque a peut-être déjà accepté{'\u00a0'}: ne payez pas une seconde fois. Si c’est le
        cas, vos minutes arrivent d’elles-mêmes, même si vous quittez cette page.
      </p>
      <LoadFailure message={findFailureMessage(error)} onRetry={refetch} isRetrying={isFetching} />
      <ButtonLink to={pagePaths.wallet}>
        Revenir à la page «{'\u00a0'}Recharger{'\u00a0'}»
      </ButtonLink>
    </>
  )
}

function PendingResult() {
  return (
    <div role="status" className={styles.text}>
      <span className={styles.spinner} aria-hidden="true" />
      <h2>Paiement en cours…</h2>
      <p className="muted">
        Nous attendons la réponse de votre banque. Vous pouvez quitter cette page{'\u00a0'}: vos
        minutes arriveront d’elles-mêmes.
      </p>
      <ButtonLink to={pagePaths.wallet}>
        Revenir à la page «{'\u00a0'}Recharger{'\u00a0'}»
      </ButtonLink>
    </div>
  )
}

type PaidResultProps = Extract<CheckoutResult, { state: 'paid' }> & {
  companion: CompanionToCall | null
}

function PaidResult({ offerKey, minutes, minutesLeft, waitsUntil, companion }: PaidResultProps) {
  const refreshMe = useRefreshMe()
  const isSubscription = offerKey !== null && offers[offerKey].mode === 'subscription'
  // The balance in the page's header is still the one before the payment.
  useEffect(() => void refreshMe(), [refreshMe])
  return (
    <>
      <div role="status" className={styles.text}>
        <h2>Paiement réussi{'\u00a0'}!</h2>
        <Facts isFramed>
          {offerKey && (
            <Fact label="Votre achat">
              {offers[offerKey].name}, {formatMinutes(minutes)}
            </Fact>
          )}
          {waitsUntil !== null ? (
            <Fact label="Minutes en attente">{formatMinutes(minutes)}</Fact>
          ) : (
            offerKey && <Fact label="Minutes créditées">+ {formatMinutes(minutes)}</Fact>
          )}
          <Fact label="Minutes disponibles">{formatMinutes(minutesLeft)}</Fact>
          <Fact label={isSubscription ? 'Votre abonnement' : 'Votre compte'}>
            <StatusBadge tone="good">{publicMessages.SUBSCRIPTION_ACTIVE}</StatusBadge>
          </Fact>
        </Facts>
        {waitsUntil !== null && (
          <p>
            Vos nouvelles minutes arriveront le{'\u00a0'}
            {withNonBreakingDates(formatCalendarDay(waitsUntil))}, ou dès que vous en ferez la
            demande sur la page «{'\u00a0'}Recharger{'\u00a0'}».
          </p>
        )}
        <p className="muted">
          Un e-mail de confirmation vous a été envoyé. S’il tarde, regardez dans vos courriers
          indésirables.
        </p>
      </div>
      <NextSteps isWaiting={waitsUntil !== null} companion={companion} />
    </>
  )
}

type NextStepsProps = { isWaiting: boolean; companion: CompanionToCall | null }

function NextSteps({ isWaiting, companion }: NextStepsProps) {
  const walletButton = (
    <ButtonLink kind={isWaiting ? 'primary' : 'secondary'} isBlock to={pagePaths.wallet}>
      {isWaiting ? 'Utiliser mes minutes maintenant' : 'Mes minutes et mes achats'}
    </ButtonLink>
  )
  // The first button is the primary one: the wallet's while minutes wait, else the first that leads to a companion.
  const firstCompanionButtonKind = isWaiting ? 'secondary' : 'primary'
  return (
    <div className={styles.links}>
      {isWaiting && walletButton}
      {companion && (
        <ButtonLink kind={firstCompanionButtonKind} isBlock to={talkPath(companion.id)}>
          {isWaiting ? `Revenir à ${companion.name}` : `Rappeler ${companion.name}`}
        </ButtonLink>
      )}
      <ButtonLink
        kind={companion ? 'secondary' : firstCompanionButtonKind}
        isBlock
        to={pagePaths.dashboard}
      >
        Choisir un compagnon
      </ButtonLink>
      <ButtonLink isBlock to={pagePaths.profile}>
        Mon profil
      </ButtonLink>
      {!isWaiting && walletButton}
    </div>
  )
}

/**
 * Shown when the whole price is refunded, or will be: after a withdrawal, or because the purchase was a second
 * subscription, paid in another tab.
 */
function RefundedResult() {
  return (
    <div role="status" className={styles.text}>
      <h2>Paiement remboursé</h2>
      <p className="muted">
        Le prix de cet achat vous est rendu en entier, et un e-mail vous le confirme. S’il
        s’agissait d’un second abonnement, il est annulé{'\u00a0'}: le premier continue.
      </p>
      <ButtonLink kind="primary" to={walletPath('historique')}>
        Voir mes achats
      </ButtonLink>
    </div>
  )
}

function FailedResult() {
  return (
    <div role="alert" className={styles.text}>
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
