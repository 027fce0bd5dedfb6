import { Quotation } from '../../ui/conversations/quotation'
import styles from './memories.module.css'
import { useHighlight } from './memory-queries'

type Props = { conversationId: string; companionName: string }

/**
 * Shows the highlight of the call that has just ended; a confirmation once the user has deleted it. Renders nothing
 * when the call has no highlight.
 */
export function Highlight({ conversationId, companionName }: Props) {
  const { highlight, deletion } = useHighlight(conversationId)
  if (deletion.isSuccess)
    return (
      <p className={styles.forgotten} role="status">
        La phrase est oubliée.
      </p>
    )
  return (
    highlight && (
      <Quotation highlight={highlight} companionName={companionName} deletion={deletion} />
    )
  )
}
