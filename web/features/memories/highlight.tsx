import { Quotation } from '../../ui/conversations/quotation'
import styles from './memories.module.css'
import { useHighlight } from './memory-queries'

type Props = { conversationId: string; companionName: string }

/** The sentence of the call that is worth keeping; nothing when there is none. */
export function Highlight({ conversationId, companionName }: Props) {
  const { highlight, forget } = useHighlight(conversationId)
  if (forget.isSuccess)
    return (
      <p className={styles.forgotten} role="status">
        La phrase est oubliée.
      </p>
    )
  return (
    highlight && (
      <Quotation
        highlight={highlight}
        companionName={companionName}
        isForgetting={forget.isPending}
        onForget={forget.mutate}
      />
    )
  )
}
