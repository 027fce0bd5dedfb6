import { useEffect, useState } from 'react'
import type { Highlight } from '../../../domain/conversations/highlight'
import { messages } from '../../../domain/messages'
import { Button } from '../buttons/button'
import { showToast } from '../feedback/toast'
import styles from './quotation.module.css'

type Props = {
  highlight: Highlight
  companionName: string
  isForgetting: boolean
  onForget: () => void
}

/** The sentence of a conversation that is worth keeping, with who said it; copied by one press. */
export function Quotation({ highlight, companionName, isForgetting, onForget }: Props) {
  const quotation = `«\u00a0${highlight.text}\u00a0»`
  return (
    <figure className={styles.quotation}>
      <blockquote>{quotation}</blockquote>
      <figcaption>
        {highlight.speaker === 'caller' ? 'Vous' : companionName}, pendant cet appel
      </figcaption>
      <div className={styles.actions}>
        <CopyButton text={quotation} />
        <Button size="s" kind="ghost" isBusy={isForgetting} onClick={onForget}>
          Oublier cette phrase
        </Button>
      </div>
    </figure>
  )
}

const copiedMs = 2_000

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timeout = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timeout)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast({ kind: 'failed', text: messages.LINK_NOT_COPIED })
    }
  }

  return (
    <Button size="s" onClick={copy}>
      <span aria-live="polite">{isCopied ? 'Copiée' : 'Copier'}</span>
    </Button>
  )
}
