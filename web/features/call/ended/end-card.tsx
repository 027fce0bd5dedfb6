import { type ReactNode, useEffect, useRef } from 'react'
import { pagePaths } from '../../../../contract/paths'
import { isOurFault } from '../../../../domain/call-end'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { publicMessages } from '../../../../domain/public-messages'
import { wasCompanionHeard } from '../../../../domain/receipt'
import { CollapsedReceipt } from '../../../ui/balance/collapsed-receipt'
import { endReasonMessages } from '../../../ui/balance/end-reason-messages'
import { Button, ButtonLink } from '../../../ui/buttons/button'
import { Portrait } from '../../../ui/companions/portrait'
import { Icon } from '../../../ui/icons/icon'
import type { CallOutcome } from '../lifecycle/call-lifecycle'
import styles from './ended-call.module.css'

export type EndCardProps = {
  companion: { id: string; name: string; image: string }
  outcome: CallOutcome
  hadCrisis: boolean
  /** The duration that the timer shows. */
  elapsedSeconds: number
  /** The balance to show when the outcome has no receipt. */
  minutesLeft: number
  /** Whether it is a test call, after which the administrator returns to the list of companions. */
  isTest?: boolean
  /** Renders highlight, proposed memories and next appointment, with the receipt below them. */
  renderConversation?: (receipt: ReactNode) => ReactNode
  onCallAgain: () => void
}

/**
 * The card "Appel terminé". The conversation loads later and makes the card grow downwards, so that it moves nothing
 * that is already shown. The receipt is the last part, so it appears together with the conversation.
 */
export function EndCard(props: EndCardProps) {
  const { companion, outcome, minutesLeft, hadCrisis, isTest = false } = props
  const { elapsedSeconds, renderConversation, onCallAgain } = props
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const balance = outcome.kind === 'settled' ? outcome.receipt.balanceAfter : minutesLeft
  const shouldShowConversation =
    outcome.kind === 'settled' &&
    outcome.reason !== 'ejected' &&
    wasCompanionHeard(outcome.receipt) &&
    !hadCrisis
  const receipt = outcome.kind === 'settled' && (
    <CollapsedReceipt
      receipt={outcome.receipt}
      knownDuration={{ seconds: elapsedSeconds, isExact: false }}
    />
  )
  return (
    <section className={`${styles.ended} ${styles.growing}`} aria-labelledby="call-ended">
      <div className={styles.head}>
        <Portrait image={companion.image} width={104} className={styles.portrait} isLazy={false} />
        <h2 id="call-ended" tabIndex={-1} ref={title}>
          Appel terminé
        </h2>
        {hadCrisis ? <CareMessage /> : <OutcomeMessage outcome={outcome} />}
        {!isTest && isBalanceShown(outcome, balance) && (
          <p className="muted">{formatMinutesLeft(balance)}</p>
        )}
      </div>
      <NextSteps
        companion={companion}
        hasMinutes={isTest || balance > 0}
        hadCrisis={hadCrisis}
        backPath={isTest ? pagePaths.adminAgents : pagePaths.dashboard}
        onCallAgain={onCallAgain}
      />
      {shouldShowConversation && renderConversation ? renderConversation(receipt) : receipt}
    </section>
  )
}

const CareMessage = () => (
  <p className={styles.reason}>
    Prenez soin de vous. Le{' '}
    <a className="link" href="tel:3114">
      3114
    </a>{' '}
    répond jour et nuit.
  </p>
)

type NextStepsProps = Pick<EndCardProps, 'companion' | 'onCallAgain'> & {
  hasMinutes: boolean
  hadCrisis: boolean
  backPath: string
}

/** After a crisis "Retour" comes first, and no button offers to top up. */
function NextSteps({ companion, hasMinutes, hadCrisis, backPath, onCallAgain }: NextStepsProps) {
  const callAgainButton = hasMinutes && (
    <Button kind={hadCrisis ? 'secondary' : 'primary'} onClick={onCallAgain}>
      <Icon name="phone" />
      Rappeler
    </Button>
  )
  const backLink = <ButtonLink to={backPath}>Retour</ButtonLink>
  if (hadCrisis)
    return (
      <div className={styles.actions}>
        {backLink}
        {callAgainButton}
      </div>
    )
  if (hasMinutes)
    return (
      <div className={styles.actions}>
        {callAgainButton}
        {backLink}
      </div>
    )
  return (
    <div className={styles.stackedActions}>
      <ButtonLink kind="primary" size="l" to={pagePaths.wallet}>
        <Icon name="flame" />
        Recharger et rappeler {companion.name}
      </ButtonLink>
      {backLink}
    </div>
  )
}

function OutcomeMessage({ outcome }: { outcome: CallOutcome }) {
  switch (outcome.kind) {
    case 'settled':
      return <EndReasonMessage {...outcome} />
    case 'released':
      return <p className={styles.reason}>Rien n’a été dit, rien n’a été décompté.</p>
    case 'taken-over':
      return <p className={styles.reason}>Votre appel continue dans une autre fenêtre.</p>
    case 'unknown':
      return (
        <p className={styles.error} role="alert">
          {publicMessages[outcome.code]}. Nous clôturons l’appel de notre côté, en votre faveur. Le
          relevé paraîtra dans votre historique.
        </p>
      )
  }
}

function EndReasonMessage({ reason }: CallOutcome & { kind: 'settled' }) {
  if (reason === 'hung-up') return null
  if (reason === 'balance-exhausted')
    return <p className={styles.reason}>{publicMessages.MINUTES_EXHAUSTED}</p>
  return isOurFault(reason) ? (
    <p className={styles.error} role="alert">
      {endReasonMessages[reason]} Nous vous prions de nous en excuser.
    </p>
  ) : (
    <p className={styles.reason}>{endReasonMessages[reason]}</p>
  )
}

/**
 * The balance is not shown when the end reason says that it is used up. While the call continues in another
 * window, the balance still changes, so it is shown only if it is 0.
 */
const isBalanceShown = (outcome: CallOutcome, minutesLeft: number) =>
  outcome.kind === 'settled'
    ? outcome.reason !== 'balance-exhausted'
    : outcome.kind !== 'taken-over' || minutesLeft === 0

const formatMinutesLeft = (minutes: number) =>
  minutes === 0 ? publicMessages.NO_MINUTES_LEFT : `Il vous reste ${formatMinutes(minutes)}.`
