import { useMemo, useRef } from 'react'
import { Portrait } from '../../../ui/companions/portrait'
import type { PortraitLook } from '../screen/call-status'
import { drawRingPaths, ringViewBoxSize } from './ring-paths'
import { useVoiceAnimation } from './use-voice-animation'
import styles from './voice-portrait.module.css'

type Props = {
  companion: { id: string; image: string }
  look: PortraitLook
  /** Whether to make the halo flicker, as in the last minute. */
  isLastMinute: boolean
  getLevels: () => { caller: number; companion: number }
}

/** The companion's portrait with a halo and rings that move with the voice. Decorative. */
export function VoicePortrait({ companion, look, isLastMinute, getLevels }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const paths = useMemo(() => drawRingPaths(companion.id), [companion.id])
  useVoiceAnimation(element, look, getLevels)

  return (
    <div
      ref={element}
      className={styles.frame}
      data-look={look}
      data-low={isLastMinute || undefined}
    >
      <span className={styles.halo} />
      <svg className={styles.spinner} viewBox="0 0 100 120" preserveAspectRatio="none" aria-hidden>
        <ellipse cx="50" cy="60" rx="50" ry="60" />
        <ellipse cx="50" cy="60" rx="50" ry="60" pathLength="100" />
      </svg>
      <svg
        className={styles.rings}
        viewBox={`0 0 ${ringViewBoxSize} ${ringViewBoxSize}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {paths.map((path, ring) => (
          <path
            key={path}
            d={path}
            strokeWidth={(1.8 - ring * 0.22).toFixed(2)}
            style={{ '--i': ring, '--ring': `var(--ring-${ring}, 0)` }}
          />
        ))}
      </svg>
      <Portrait image={companion.image} width={400} className={styles.portrait} isLazy={false} />
    </div>
  )
}
