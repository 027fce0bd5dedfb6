import { type RefObject, useEffect, useRef } from 'react'
import { advancePose, type HeardVoices, listPoseProperties, restingPose } from './voice-pose'

/** After a background tab or a slow frame, the pose goes on from where it was. */
const maxStepMs = 100

/**
 * Draws the voices on the element: sets the custom properties of `listPoseProperties` in each frame
 * in which they change. Writes to the element directly, because rendering sixty times a second would
 * be too slow. Does nothing while `isOn` is false.
 */
export function useVoiceAnimation(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  hearVoices: () => HeardVoices,
) {
  const readVoices = useRef(hearVoices)
  readVoices.current = hearVoices
  useEffect(() => {
    const style = element.current?.style
    if (!style || !isOn) return
    let pose = restingPose
    let drawnAt = performance.now()
    const drawn = new Map<string, string>()
    let request = requestAnimationFrame(function draw(now) {
      pose = advancePose(
        pose,
        readVoices.current(),
        Math.max(0, Math.min(maxStepMs, now - drawnAt)),
      )
      drawnAt = now
      for (const [name, value] of listPoseProperties(pose)) {
        if (drawn.get(name) === value) continue
        drawn.set(name, value)
        style.setProperty(name, value)
      }
      request = requestAnimationFrame(draw)
    })
    return () => {
      cancelAnimationFrame(request)
      for (const name of drawn.keys()) style.removeProperty(name)
    }
  }, [element, isOn])
}
