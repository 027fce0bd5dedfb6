import { useId } from 'react'
import { joinWithElision } from '../../../domain/formatting/elision'
import { Card } from '../../ui/layout/card'
import styles from './memories.module.css'
import { MemoryEntry } from './memory-entry'
import { useConversationMemories, useHighlight } from './memory-queries'

type Props = { conversationId: string; companionName: string }

/**
 * Shows what a companion proposes to remember from the call that has just ended. Renders nothing when it proposes no
 * memory.
 */
export function ProposedMemories({ conversationId, companionName }: Props) {
  const memories = useConversationMemories(conversationId)
  const { highlight } = useHighlight(conversationId)
  const titleId = useId()
  if (memories.length === 0) return null
  return (
    <Card className={styles.card}>
      <section aria-labelledby={titleId}>
        <h3 id={titleId}>Ce {joinWithElision('que', companionName)} peut retenir</h3>
        <p className="muted small">Rien n’est retenu sans votre accord.</p>
        <ul className={styles.list}>
          {memories.map((memory) => (
            <MemoryEntry
              key={memory.id}
              memory={memory}
              shouldShowSource={false}
              isQuoteShownNearby={highlight?.text.includes(memory.quote) ?? false}
            />
          ))}
        </ul>
      </section>
    </Card>
  )
}
