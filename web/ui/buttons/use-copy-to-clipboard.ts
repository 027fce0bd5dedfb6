import { useEffect, useState } from 'react'
import { publicMessages } from '../../../domain/public-messages'
import { showToast } from '../feedback/toast'

const copiedMs = 2_000

/**
 * Copies a text to the clipboard; a toast says when that fails. `isCopied` is true for two seconds after a
 * success. `isReady` is false before hydration, when a press would be lost.
 */
export function useCopyToClipboard() {
  const [isCopied, setCopied] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  useEffect(() => {
    if (!isCopied) return
    const timeout = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timeout)
  }, [isCopied])

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast({ kind: 'failed', text: publicMessages.TEXT_NOT_COPIED })
    }
  }

  return { isCopied, isReady, copy }
}
