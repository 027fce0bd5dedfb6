import type { ReactNode } from 'react'
import { pagePaths } from '../../../contract/paths'
import { formatWholeNumber } from '../../../domain/formatting/whole-number'
import { publicMessages } from '../../../domain/public-messages'
import { ButtonLink } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import { Card } from '../../ui/layout/card'
import { CallButtons, type CallButtonsProps } from './call-buttons'
import styles from './call-card.module.css'

type Props = CallButtonsProps & {
  /**
   * Whether the call card says that the companion is an AI; false when the dialog before the first
   * call says so.
   */
  hasAiDisclosure: boolean
  /** Settings of the call. */
  children: ReactNode
}

/** The balance, the call button, the rule that every started minute is charged, and the call's settings. */
export function CallCard({ hasAiDisclosure, children, ...buttonProps }: Props) {
  const { minutesLeft } = buttonProps
  return (
    <Card className={styles.card}>
      <div className={styles.balance}>
        <dl className={styles.figures}>
          <dt>Minutes restantes</dt>
          <dd>{formatWholeNumber(minutesLeft)} min</dd>
        </dl>
        <ButtonLink kind="ghost" size="s" to={pagePaths.wallet}>
          Acheter du temps
        </ButtonLink>
      </div>
      {minutesLeft === 0 && (
        <Notice kind="failed">
          <p>{publicMessages.NO_MINUTES_LEFT}</p>
        </Notice>
      )}
      <div className={styles.call}>
        <CallButtons {...buttonProps} />
      </div>
      <div className={styles.notice}>
        <p>Toute minute entamée est décomptée.</p>
        {hasAiDisclosure && <p>Vous parlerez avec une intelligence artificielle.</p>}
      </div>
      {children}
    </Card>
  )
}
