import { useEffect, useState } from 'react'
import { messages } from '../../../domain/messages'
import { showToast } from '../feedback/toast'

/** How long a button says that the text was copied. */
const copiedMs = 2_000

/** Copies a text to the clipboard on a press; a failure is shown in a toast. */
export function useCopyToClipboard(text: string) {
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

  return { isCopied, copy }
}
