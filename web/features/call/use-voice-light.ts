import { type RefObject, useEffect } from 'react'
import type { CallLook } from './call-words'
import { silentEchoes, spreadVoice } from './voice-echoes'

/**
 * Drives `--level` and `--echo-0…4` of the medallion from the sound that is really heard: the
 * companion's while it speaks, the caller's while it listens. Straight to the element, because React
 * has no business sixty times a second. Without motion where the person wants none.
 */
export function useVoiceLight(
  element: RefObject<HTMLElement | null>,
  look: CallLook,
  levels: () => { caller: number; companion: number },
) {
  useEffect(() => {
    const style = element.current?.style
    const isVoiceSeen = look === 'speaking' || look === 'listening'
    if (!style || !isVoiceSeen || matchMedia('(prefers-reduced-motion: reduce)').matches) return

    let echoes = silentEchoes
    let drawnAt = performance.now()
    let request = requestAnimationFrame(function draw(now) {
      const { caller, companion } = levels()
      // Speech keeps the meter high: squared, its syllables are told apart.
      const level = (look === 'speaking' ? companion : caller) ** 2
      echoes = spreadVoice(echoes, level, Math.min(100, now - drawnAt))
      drawnAt = now
      style.setProperty('--level', echoes[0].toFixed(3))
      for (const [echo, light] of echoes.entries()) {
        style.setProperty(`--echo-${echo}`, light.toFixed(3))
      }
      request = requestAnimationFrame(draw)
    })
    return () => {
      cancelAnimationFrame(request)
      style.setProperty('--level', '0')
      for (const echo of echoes.keys()) style.setProperty(`--echo-${echo}`, '0')
    }
  }, [element, look, levels])
}
