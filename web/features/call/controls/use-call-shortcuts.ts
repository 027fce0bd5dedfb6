import { useEffect } from 'react'

type Options = {
  isEnabled: boolean
  onToggleMute: () => void
  onRequestEnd: () => void
  onOpenTextField: () => void
}

/**
 * Keyboard shortcuts: M mutes or unmutes, T opens the text field, Escape asks to hang up, or cancels a call
 * that rings.
 */
export function useCallShortcuts({
  isEnabled,
  onToggleMute,
  onRequestEnd,
  onOpenTextField,
}: Options) {
  useEffect(() => {
    if (!isEnabled) return
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') return onRequestEnd()
      if (event.repeat || isTyping(event.target)) return
      if (event.key.toLowerCase() === 'm') return onToggleMute()
      if (event.key.toLowerCase() !== 't') return
      event.preventDefault()
      onOpenTextField()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isEnabled, onToggleMute, onRequestEnd, onOpenTextField])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
