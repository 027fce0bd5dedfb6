import type { CallServices } from '../../../../contract/page-context'
import { useRootData } from '../../../session/use-me'
import { describeRecipients } from './describe-hearing'
import type { Hearing } from './hearing'
import styles from './hearing.module.css'

/** Says during a call who receives what the caller says. */
export function HearingLine({ hearing, services }: { hearing: Hearing; services: CallServices }) {
  const isLocal = useRootData()?.isDemonstration ?? false
  const text = describeRecipients(hearing, services, isLocal)
  return text === '' ? null : <p className={styles.line}>{text}</p>
}
