import { useMemo, useRef } from 'react'
import { Portrait } from '../../ui/portrait'
import type { CallLook } from './call-words'
import { drawEchoPaths, echoPictureSize } from './echo-paths'
import styles from './presence.module.css'
import { useVoiceLight } from './use-voice-light'

type Properties = {
  companion: { id: string; image: string }
  look: CallLook
  /** The last minute: the halo gutters like a low flame. */
  isLow: boolean
  levels: () => { caller: number; companion: number }
}

/** The medallion: portrait, halo, and the voice as echoes round it. It says nothing to readers. */
export function Presence({ companion, look, isLow, levels }: Properties) {
  const element = useRef<HTMLDivElement>(null)
  const paths = useMemo(() => drawEchoPaths(companion.id), [companion.id])
  useVoiceLight(element, look, levels)

  return (
    <div ref={element} className={styles.presence} data-look={look} data-low={isLow || undefined}>
      <span className={styles.glow} />
      <svg className={styles.ember} viewBox="0 0 100 120" preserveAspectRatio="none" aria-hidden>
        <ellipse cx="50" cy="60" rx="50" ry="60" />
        <ellipse cx="50" cy="60" rx="50" ry="60" pathLength="100" />
      </svg>
      <svg
        className={styles.echoes}
        viewBox={`0 0 ${echoPictureSize} ${echoPictureSize}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {paths.map((path, echo) => (
          <path
            key={path}
            d={path}
            strokeWidth={(1.8 - echo * 0.22).toFixed(2)}
            style={{ '--i': echo, '--echo': `var(--echo-${echo}, 0)` }}
          />
        ))}
      </svg>
      <Portrait image={companion.image} width={400} className={styles.portrait} isLazy={false} />
    </div>
  )
}
