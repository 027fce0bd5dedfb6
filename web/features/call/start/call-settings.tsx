import { useSyncExternalStore } from 'react'
import type { CallServices } from '../../../../contract/page-context'
import { timeBudgets } from '../../../../domain/conversations/time-budget'
import { useMe } from '../../../session/use-me'
import { Chip } from '../../../ui/forms/chip'
import { RecognitionSettings } from '../recognition/recognition-settings'
import styles from './call-settings.module.css'
import { timeBudgetChoice } from './time-budget-choice'

type Props = { companion: string; services: CallServices }

/** The settings under the call button. */
export const CallSettings = ({ companion, services }: Props) => (
  <>
    <TimeBudgetSetting companion={companion} minutesLeft={useMe()?.minutesLeft ?? 0} />
    <RecognitionSettings companion={companion} services={services} />
  </>
)

type SettingProps = { companion: string; minutesLeft: number }

/** Offers the time budgets that are shorter than the balance. */
export function TimeBudgetSetting({ companion, minutesLeft }: SettingProps) {
  const chosen = useSyncExternalStore(
    timeBudgetChoice.subscribe,
    timeBudgetChoice.getSnapshot,
    timeBudgetChoice.getServerSnapshot,
  )
  const offered = timeBudgets.filter((budget) => budget < minutesLeft)
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.setting}>
      <legend>M’arrêter après</legend>
      {offered.map((budget) => (
        <Chip
          key={budget}
          isPressed={budget === chosen}
          onClick={() => timeBudgetChoice.choose(budget === chosen ? null : budget)}
        >
          {budget}&nbsp;min
        </Chip>
      ))}
      {chosen !== null && (
        <p role="status">
          {companion} vous le dira alors, et prendra congé. Un mot suffira pour continuer.
        </p>
      )}
    </fieldset>
  )
}
