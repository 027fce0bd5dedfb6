import { useId, useMemo, useRef, useSyncExternalStore } from 'react'
import { findLayerUrl, mouthLayers } from '../../../../domain/portrait/picture/speaking-layers'
import { isFacingLeft } from '../../../../domain/portrait/traits/facing'
import { Portrait } from '../../../ui/companions/portrait'
import type { PortraitLook } from '../screen/call-status'
import { drawRingPaths, ringViewBoxSize } from './ring-paths'
import { useVoiceAnimation } from './use-voice-animation'
import styles from './voice-portrait.module.css'
import type { HeardVoices, PoseProperty } from './voice-pose'

const ringProperties = ['--ring-0', '--ring-1', '--ring-2', '--ring-3', '--ring-4'] as const

const callerProperties = [
  '--caller-0',
  '--caller-1',
  '--caller-2',
  '--caller-3',
  '--caller-4',
] as const

/** Tells `useVoiceAnimation` which properties to set on the element. */
const createPoseAttributes = (...properties: (PoseProperty | undefined)[]) => ({
  'data-pose': properties.join(' '),
})

type Props = {
  companion: { id: string; image: string }
  look: PortraitLook
  /** Whether it is the last minute, in which the halo flickers. */
  isLastMinute: boolean
  /** Called in each animation frame. */
  readVoices: () => HeardVoices
}

/**
 * The companion's portrait in a call. Its lips, breath and light follow the companion's voice. Waves of the
 * companion's voice spread from the portrait; waves of the caller's voice come from the side that the
 * companion faces. Decorative.
 */
export function VoicePortrait({ companion, look, isLastMinute, readVoices }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const hasReducedMotion = useReducedMotion()
  useVoiceAnimation(element, !hasReducedMotion, readVoices)

  return (
    <div
      ref={element}
      className={styles.frame}
      data-look={look}
      data-low={isLastMinute || undefined}
      data-facing={isFacingLeft(companion.id) ? 'left' : 'right'}
    >
      <span className={styles.halo} {...createPoseAttributes('--light', '--heard')} />
      <svg className={styles.spinner} viewBox="0 0 100 120" preserveAspectRatio="none" aria-hidden>
        <ellipse cx="50" cy="60" rx="50" ry="60" />
        <ellipse cx="50" cy="60" rx="50" ry="60" pathLength="100" />
      </svg>
      <CompanionWaves companionId={companion.id} />
      {!hasReducedMotion && <CallerWaves />}
      <div className={styles.portrait} {...createPoseAttributes('--breath', '--light', '--heard')}>
        <Portrait image={companion.image} width={400} className={styles.picture} isLazy={false} />
        {!hasReducedMotion && <SpeakingLayers image={companion.image} />}
      </div>
    </div>
  )
}

/** The open mouths and the light, invisible until the companion speaks. Empty for a picture without these layers. */
function SpeakingLayers({ image }: { image: string }) {
  if (findLayerUrl(image, 'light') === null) return null
  return (
    <>
      {mouthLayers.map((layer, i) => (
        <Portrait
          key={layer}
          image={findLayerUrl(image, layer)}
          width={400}
          className={`${styles.picture} ${styles.mouth}`}
          style={{ '--i': i }}
          isLazy={false}
          {...createPoseAttributes('--mouth')}
        />
      ))}
      <Portrait
        image={findLayerUrl(image, 'light')}
        width={400}
        className={`${styles.picture} ${styles.light}`}
        isLazy={false}
        {...createPoseAttributes('--light')}
      />
    </>
  )
}

/** One SVG for each wave, so that the browser moves rendered layers instead of repainting. */
function CompanionWaves({ companionId }: { companionId: string }) {
  const paths = useMemo(() => drawRingPaths(companionId), [companionId])
  return (
    <div className={styles.rings}>
      {paths.map((path, ring) => (
        <svg
          key={path}
          viewBox={`0 0 ${ringViewBoxSize} ${ringViewBoxSize}`}
          preserveAspectRatio="none"
          aria-hidden
          style={{ '--i': ring, '--ring': `var(${ringProperties[ring]}, 0)` }}
          {...createPoseAttributes(ringProperties[ring])}
        >
          <path d={path} strokeWidth={(1.8 - ring * 0.22).toFixed(2)} />
        </svg>
      ))}
    </div>
  )
}

/** The caller's waves: arcs that grow on their way to the portrait. */
function CallerWaves() {
  const gradientId = useId()
  return (
    <div className={styles.callerWaves}>
      {callerProperties.map((property, wave) => (
        <svg
          key={property}
          className={styles.callerWave}
          viewBox="0 0 30 200"
          preserveAspectRatio="none"
          aria-hidden
          style={{ '--i': wave, '--wave': `var(${property}, 0)` }}
          {...createPoseAttributes(property)}
        >
          <linearGradient
            id={`${gradientId}${wave}`}
            x1="0"
            y1="0"
            x2="0"
            y2="200"
            gradientUnits="userSpaceOnUse"
          >
            <stop offset="0.04" stopColor="currentColor" stopOpacity="0" />
            <stop offset="0.5" stopColor="currentColor" />
            <stop offset="0.96" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <path d="M28 2Q-22 100 28 198" stroke={`url(#${gradientId}${wave})`} />
        </svg>
      ))}
    </div>
  )
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

/** Whether the user prefers reduced motion. True on the server, because the preference is not known there. */
const useReducedMotion = () =>
  useSyncExternalStore(
    (onChange) => {
      const preference = matchMedia(reducedMotionQuery)
      preference.addEventListener('change', onChange)
      return () => preference.removeEventListener('change', onChange)
    },
    () => matchMedia(reducedMotionQuery).matches,
    () => true,
  )
