import type { ReactNode } from 'react'
import { Portrait } from '../../../ui/companions/portrait'
import { Icon } from '../../../ui/icons/icon'
import { PlayingBars } from '../../../ui/icons/playing-bars'
import { useLevelStyle, useVoiceSample } from '../../../ui/voice/use-voice-sample'
import styles from './playable-portrait.module.css'

type Props = {
  name: string
  image: string
  /** URL of the voice sample; null when the companion has none, or it could not be loaded. */
  sampleAudio: string | null
  /** Shown on top of the picture. */
  children: ReactNode
}

/** The companion's portrait, which moves with the voice sample's level, and the sample's play button. */
export function PlayablePortrait({ name, image, sampleAudio, children }: Props) {
  const { isPlaying, toggle, getLevel } = useVoiceSample(sampleAudio)
  const frame = useLevelStyle<HTMLDivElement>(isPlaying, getLevel)
  return (
    <div ref={frame} className={styles.frame} data-playing={isPlaying || undefined}>
      <div className={styles.picture}>
        <Portrait image={image} width={540} isLazy={false} />
      </div>
      {children}
      {sampleAudio !== null && (
        <button type="button" className={styles.play} onClick={toggle}>
          {isPlaying ? <PlayingBars /> : <Icon name="sound" />}
          <span className={styles.label}>
            {isPlaying ? 'Arrêter' : 'Écouter sa voix'}
            <span className="visually-hidden">, {name}</span>
          </span>
        </button>
      )}
    </div>
  )
}
