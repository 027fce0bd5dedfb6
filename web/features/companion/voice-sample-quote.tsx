import { useEffect, useRef, useState } from 'react'
import type { VoiceSample } from '../../../contract/companions/samples'
import { Button } from '../../ui/buttons/button'
import { showToast } from '../../ui/feedback/toast'
import { Icon } from '../../ui/icons/icon'
import { LevelBars } from '../../ui/icons/level-bars'
import styles from './voice-sample-quote.module.css'

type Props = { name: string; sample: VoiceSample }

/** The companion's greeting as text and, when a voice is configured, as audio. */
export function VoiceSampleQuote({ name, sample: { text, audio } }: Props) {
  const sound = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  // Stops when the page is left or a call starts.
  useEffect(() => () => sound.current?.pause(), [])

  async function listen() {
    if (isPlaying) return stop()
    sound.current ??= new Audio(audio ?? undefined)
    sound.current.onended = stop
    sound.current.currentTime = 0
    setPlaying(true)
    try {
      await sound.current.play()
    } catch {
      stop()
      showToast({ kind: 'failed', text: 'Sa voix ne peut pas être écoutée pour le moment.' })
    }
  }

  function stop() {
    sound.current?.pause()
    setPlaying(false)
  }

  return (
    <figure className={styles.sample}>
      <blockquote className="voice">{`«\u00a0${text}\u00a0»`}</blockquote>
      {audio && (
        <figcaption>
          <Button size="s" onClick={listen}>
            {isPlaying ? <LevelBars /> : <Icon name="sound" />}
            <span>
              {isPlaying ? 'Arrêter' : 'Écouter sa voix'}
              <span className="visually-hidden">, {name}</span>
            </span>
          </Button>
        </figcaption>
      )}
    </figure>
  )
}
