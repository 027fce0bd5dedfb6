import { type RefObject, useEffect, useRef } from 'react'
import { advancePose, type HeardVoices, restingPose, toPoseProperties } from './voice-pose'

/**
 * Limit of one animation step, so that the pose does not jump after a slow frame or after the tab
 * was in the background.
 */
const maxStepMs = 100

/**
 * Animates the portrait. In each animation frame it sets the changed properties of `toPoseProperties`, each
 * on the elements inside `container` whose `data-pose` lists it. The properties are not inherited (see the
 * stylesheet), so the browser restyles only these few elements. Does nothing while `isEnabled` is false.
 */
export function useVoiceAnimation(
  container: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  readVoices: () => HeardVoices,
) {
  const latestReadVoices = useRef(readVoices)
  latestReadVoices.current = readVoices
  useEffect(() => {
    if (!container.current || !isEnabled) return
    const styles = findStyles(container.current)
    let pose = restingPose
    let drawnAtMs = performance.now()
    let drawnProperties: Record<string, string> = {}
    let request = requestAnimationFrame(function draw(now) {
      const elapsedMs = Math.max(0, Math.min(maxStepMs, now - drawnAtMs))
      pose = advancePose(pose, latestReadVoices.current(), elapsedMs)
      drawnAtMs = now
      const properties = toPoseProperties(pose)
      for (const [name, value] of Object.entries(properties)) {
        if (drawnProperties[name] === value) continue
        for (const style of styles.get(name) ?? []) style.setProperty(name, value)
      }
      drawnProperties = properties
      request = requestAnimationFrame(draw)
    })
    return () => {
      cancelAnimationFrame(request)
      for (const [name, elementStyles] of styles)
        for (const style of elementStyles) style.removeProperty(name)
    }
  }, [container, isEnabled])
}

/** Returns, for each property, the inline styles of the elements that use it. */
function findStyles(container: HTMLElement) {
  const styles = new Map<string, CSSStyleDeclaration[]>()
  for (const element of container.querySelectorAll<HTMLElement | SVGElement>('[data-pose]')) {
    for (const name of element.dataset['pose']?.split(' ') ?? [])
      styles.set(name, [...(styles.get(name) ?? []), element.style])
  }
  return styles
}
