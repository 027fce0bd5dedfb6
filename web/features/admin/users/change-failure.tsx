import { messages } from '../../../../domain/messages'
import { findFailureMessage } from '../../../api/decode-problem'
import { Notice } from '../../../ui/feedback/notice'

/** Returns the French message of a failed change; null without an error. */
export const describeChangeFailure = (error: unknown) =>
  error === null ? null : `${messages.UPDATE_FAILED}\u00a0: ${findFailureMessage(error)}`

/** Shows why a change was not made. */
export function ChangeFailure({ error }: { error: unknown }) {
  const text = describeChangeFailure(error)
  return (
    text !== null && (
      <Notice kind="failed">
        <p>{text}</p>
      </Notice>
    )
  )
}
