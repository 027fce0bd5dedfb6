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
  const chosenBudget = useSyncExternalStore(
    timeBudgetChoice.subscribe,
    timeBudgetChoice.getSnapshot,
    timeBudgetChoice.getServerSnapshot,
  )
  const offeredBudgets = timeBudgets.filter((budget) => budget < minutesLeft)
  if (offeredBudgets.length === 0) return null
  return (
    <fieldset className={styles.setting}>
      <legend>M’arrêter après</legend>
      {offeredBudgets.map((budget) => (
        <Chip
          key={budget}
          isPressed={budget === chosenBudget}
          onClick={() => timeBudgetChoice.choose(budget === chosenBudget ? null : budget)}
        >
          {budget}&nbsp;min
        </Chip>
      ))}
      {chosenBudget !== null && (
        <p role="status">
          {companion} vous le dira alors, et prendra congé. Un mot suffira pour continuer.
        </p>
      )}
    </fieldset>
  )
}
