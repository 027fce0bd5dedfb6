import { useEffect, useRef } from 'react'
import type { SampleConversation } from '../../../../contract/companions/samples'
import { Button } from '../../../ui/buttons/button'
import { Portrait } from '../../../ui/companions/portrait'
import { Icon } from '../../../ui/icons/icon'
import { PlayingBars } from '../../../ui/icons/playing-bars'
import landing from '../landing.module.css'
import { splitSpokenWords } from './caption-timing'
import styles from './sample-call.module.css'
import { type Playback, useSamplePlayback } from './use-sample-playback'

/** An example conversation that plays as captions and, on request, with audio. */
export function SampleCall({ agent, lines }: SampleConversation) {
  const { playback, play, pause, resume } = useSamplePlayback(lines)
  const section = useRef<HTMLElement>(null)
  usePlayWhenVisible(section, play)
  const hasAudio = lines.some(({ audio }) => audio !== null)
  const isCompanionSpeaking =
    playback.state === 'playing' && lines[playback.lineIndex]?.speaker === 'companion'

  return (
    <section
      className={`rendered-late ${landing.section}`}
      ref={section}
      aria-labelledby="sample-call"
    >
      <div className="page">
        <h2 id="sample-call" className={landing.heading}>
          Un bout de conversation
        </h2>
        <div
          className={styles.call}
          data-companion=""
          style={{ '--companion-hue': agent.portraitHue }}
        >
          <figure className={styles.companion}>
            <Portrait image={agent.image} width={400} />
            <figcaption>
              {agent.name}
              <span className={styles.speaking} data-speaking={isCompanionSpeaking || undefined}>
                <PlayingBars />
              </span>
            </figcaption>
          </figure>
          <div className={styles.words}>
            <ol className={styles.lines}>
              {lines.map(({ speaker, text }, index) => (
                <li key={text} className={styles[speaker]}>
                  <span className="visually-hidden">
                    {speaker === 'companion' ? agent.name : 'Vous'}
                    {'\u00a0'}:
                  </span>{' '}
                  <Caption text={text} share={computeLineProgress(playback, index)} />
                </li>
              ))}
            </ol>
            <p className={styles.controls}>
              {playback.state === 'playing' && (
                <Button size="s" onClick={pause}>
                  Mettre en pause
                </Button>
              )}
              {playback.state === 'paused' && (
                <Button size="s" onClick={resume}>
                  Reprendre
                </Button>
              )}
              {playback.state === 'stopped' && (
                <Button size="s" kind="ghost" onClick={() => play({ hasSound: false })}>
                  <Icon name="refresh" />
                  Rejouer
                </Button>
              )}
              {hasAudio && !(playback.state !== 'stopped' && playback.hasSound) && (
                <Button size="s" onClick={() => play({ hasSound: true })}>
                  <Icon name="sound" />
                  Écouter à voix haute
                </Button>
              )}
            </p>
            <p className="small muted">
              Un exemple écrit par nous. Les vraies conversations ne sont montrées à personne.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

function Caption({ text, share }: { text: string; share: number }) {
  if (share >= 1) return text
  const { spoken, remaining } = splitSpokenWords(text, share)
  return (
    <>
      {spoken} <span className={styles.later}>{remaining}</span>
    </>
  )
}

function computeLineProgress(playback: Playback, index: number) {
  if (playback.state === 'stopped' || index < playback.lineIndex) return 1
  return index === playback.lineIndex ? playback.share : 0
}

/** Calls `play` once, without sound, when the section becomes visible, unless the user prefers reduced motion. */
function usePlayWhenVisible(
  section: { current: HTMLElement | null },
  play: (options: { hasSound: boolean }) => void,
) {
  const start = useRef(play)
  useEffect(() => {
    if (!section.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        start.current({ hasSound: false })
      },
      { threshold: 0.4 },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [section])
}
