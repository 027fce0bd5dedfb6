import type { CallServices } from '../../../../contract/page-context'
import { useRootData } from '../../../session/use-me'
import { describeRecipients } from './describe-recognition'
import styles from './recognition.module.css'
import type { RecognitionMethod } from './recognition-method'

/** Shows during a call who receives what the caller says, and who writes and speaks the answers. */
export function RecognitionLine({
  recognition,
  services,
}: {
  recognition: RecognitionMethod
  services: CallServices
}) {
  const isLocal = useRootData()?.isDemonstration ?? false
  const text = describeRecipients(recognition, services, isLocal)
  return text === '' ? null : <p className={styles.line}>{text}</p>
}
