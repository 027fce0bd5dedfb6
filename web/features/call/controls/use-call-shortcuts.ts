import { useEffect } from 'react'

type Options = { isOn: boolean; onMute: () => void; onEnd: () => void; onType: () => void }

/** Keyboard shortcuts: M mutes, T opens the text field, Escape asks to hang up. */
export function useCallShortcuts({ isOn, onMute, onEnd, onType }: Options) {
  useEffect(() => {
    if (!isOn) return
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') return onEnd()
      if (event.repeat || isTyping(event.target)) return
      if (event.key.toLowerCase() === 'm') return onMute()
      if (event.key.toLowerCase() !== 't') return
      event.preventDefault()
      onType()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isOn, onMute, onEnd, onType])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
