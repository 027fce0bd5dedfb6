import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Agent } from '../../../../contract/companions/catalogue'
import { talkPath } from '../../../../contract/paths'
import { learningCategory } from '../../../../domain/categories'
import { joinWithElision } from '../../../../domain/formatting/elision'
import { loadApi } from '../../../api/load-api'
import { ButtonLink } from '../../../ui/buttons/button'
import { Portrait } from '../../../ui/companions/portrait'
import { Flag } from '../../../ui/icons/flag'
import { Icon } from '../../../ui/icons/icon'
import { PlayingBars } from '../../../ui/icons/playing-bars'
import { useLevelStyle, useVoiceSample } from '../../../ui/voice/use-voice-sample'
import styles from './voice-suggestions.module.css'

type Props = {
  companion: Agent
  reason: string
  /** Whether this voice was played last. When another voice is played, this one stops. */
  isCurrent: boolean
  /** Called with the words of the sample when a tap starts it. */
  onPlay: (words: string) => void
}

/** A suggested companion; a tap on its portrait plays or stops the voice. */
export function SuggestedVoiceCard({ companion, reason, isCurrent, onPlay }: Props) {
  const { id, name, image, category, language, portraitHue } = companion
  // Loaded before the tap, because some browsers start sound only during the tap itself.
  const { data: sample } = useQuery({
    queryKey: ['sample', id],
    queryFn: async () => (await loadApi()).samples.greeting({ id }),
    retry: false,
  })
  const audio = sample?.audio ?? null
  const { isPlaying, toggle, stop, getLevel } = useVoiceSample(audio)
  const card = useLevelStyle<HTMLElement>(isPlaying, getLevel)
  useEffect(() => {
    if (!isCurrent) stop()
  }, [isCurrent, stop])

  function togglePlayback() {
    if (!isPlaying && sample) onPlay(sample.text)
    void toggle()
  }

  const picture = <Portrait image={image} width={176} className={styles.picture} />
  return (
    <article
      ref={card}
      className={styles.voice}
      data-companion=""
      data-playing={isPlaying || undefined}
      style={{ '--companion-hue': portraitHue }}
    >
      {audio === null ? (
        <div className={styles.portrait}>{picture}</div>
      ) : (
        <button type="button" className={styles.portrait} onClick={togglePlayback}>
          {picture}
          <span className={styles.sound}>
            {isPlaying ? <PlayingBars /> : <Icon name="sound" size="s" />}
          </span>
          <span className="visually-hidden">
            {isPlaying ? 'Arrêter' : 'Écouter'} la voix {joinWithElision('de', name)}
          </span>
        </button>
      )}
      <div className={styles.text}>
        <div className={styles.name}>
          <h3>{name}</h3>
          <p className="row muted small">
            <Flag language={language} isNamed={category === learningCategory} />
          </p>
        </div>
        <p className="muted small">{reason}</p>
        <ButtonLink size="s" to={talkPath(id)}>
          <Icon name="phone" />
          <span>
            Appeler<span className="visually-hidden"> {name}</span>
          </span>
        </ButtonLink>
      </div>
    </article>
  )
}
