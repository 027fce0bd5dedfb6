import { type RefObject, useEffect } from 'react'
import type { PortraitLook } from '../screen/call-status'
import { advanceRingLevels, silentRings } from './ring-levels'

/**
 * Sets `--level` and `--ring-0` to `--ring-4` on the element from the audio level: the companion's
 * while it speaks, the caller's while it listens. Writes to the element directly, because rendering
 * sixty times a second would be too slow. Does nothing when the user prefers reduced motion.
 */
export function useVoiceAnimation(
  element: RefObject<HTMLElement | null>,
  look: PortraitLook,
  getLevels: () => { caller: number; companion: number },
) {
  useEffect(() => {
    const style = element.current?.style
    const isAnimated = look === 'speaking' || look === 'listening'
    if (!style || !isAnimated || matchMedia('(prefers-reduced-motion: reduce)').matches) return

    let rings = silentRings
    let drawnAt = performance.now()
    let request = requestAnimationFrame(function draw(now) {
      const { caller, companion } = getLevels()
      // The level stays high during speech; squared, single syllables become visible.
      const level = (look === 'speaking' ? companion : caller) ** 2
      rings = advanceRingLevels(rings, level, Math.min(100, now - drawnAt))
      drawnAt = now
      style.setProperty('--level', rings[0].toFixed(3))
      for (const [ring, ringLevel] of rings.entries()) {
        style.setProperty(`--ring-${ring}`, ringLevel.toFixed(3))
      }
      request = requestAnimationFrame(draw)
    })
    return () => {
      cancelAnimationFrame(request)
      style.setProperty('--level', '0')
      for (const ring of rings.keys()) style.setProperty(`--ring-${ring}`, '0')
    }
  }, [element, look, getLevels])
}
