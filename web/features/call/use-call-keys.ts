import { useEffect } from 'react'

type Keys = { isOn: boolean; onMute: () => void; onEnd: () => void; onType: () => void }

/** M mutes, T types, Escape asks to hang up (06, « Call screen first »); letters stay letters in a field. */
export function useCallKeys({ isOn, onMute, onEnd, onType }: Keys) {
  useEffect(() => {
    if (!isOn) return
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') return onEnd()
      if (event.repeat || isTyping(event.target)) return
      if (event.key.toLowerCase() === 'm') return onMute()
      if (event.key.toLowerCase() !== 't') return
      event.preventDefault()
      onType()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, onMute, onEnd, onType])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
