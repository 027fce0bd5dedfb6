import { useEffect, useRef, useState } from 'react'
import type { SampleConversation } from '../../../../contract/companions/samples'
import { estimateDurationMs } from './caption-timing'

type Lines = SampleConversation['lines']

/** `whole` shows all lines; otherwise lines before `line` are spoken and later ones are hidden. */
export type Playback =
  | { state: 'whole' }
  | { state: 'playing' | 'paused'; isAloud: boolean; line: number; share: number }

const frameMs = 80
/** Pause between two lines. */
const pauseMs = 600

/** Plays the lines one after the other, with or without the companion's voice. */
export function useSamplePlayback(lines: Lines) {
  const [playback, setPlayback] = useState<Playback>({ state: 'whole' })
  const sound = useRef<HTMLAudioElement>(null)
  const isPlaying = playback.state === 'playing'
  const line = playback.state === 'whole' ? -1 : playback.line
  const isAloud = playback.state !== 'whole' && playback.isAloud
  const share = useRef(0)

  useEffect(() => {
    if (!isPlaying) return
    const current = lines[line]
    if (!current) return setPlayback({ state: 'whole' })
    const source = isAloud ? current.audio : null
    if (source) playAudio(sound, source, share.current)
    const lastsMs = estimateDurationMs(current.text)
    let restMs = pauseMs
    const timer = setInterval(() => {
      share.current = Math.min(
        1,
        source ? measurePlayedShare(sound.current) : share.current + frameMs / lastsMs,
      )
      if (share.current < 1) return setPlayback((known) => ({ ...known, share: share.current }))
      restMs -= frameMs
      if (restMs > 0) return setPlayback((known) => ({ ...known, share: 1 }))
      share.current = 0
      setPlayback({ state: 'playing', isAloud, line: line + 1, share: 0 })
    }, frameMs)
    return () => {
      clearInterval(timer)
      sound.current?.pause()
    }
  }, [isPlaying, isAloud, line, lines])

  return {
    playback,
    play(aloud: boolean) {
      share.current = 0
      setPlayback({ state: 'playing', isAloud: aloud, line: 0, share: 0 })
    },
    pause: () =>
      setPlayback((known) => (known.state === 'whole' ? known : { ...known, state: 'paused' })),
    resume: () =>
      setPlayback((known) => (known.state === 'whole' ? known : { ...known, state: 'playing' })),
  }
}

function playAudio(sound: { current: HTMLAudioElement | null }, source: string, share: number) {
  if (share === 0 || !sound.current) sound.current = new Audio(source)
  // Audio that cannot be played counts as finished, so that the captions continue.
  sound.current.play().catch(() => undefined)
}

function measurePlayedShare(sound: HTMLAudioElement | null) {
  if (!sound || sound.error) return 1
  return sound.duration > 0 ? sound.currentTime / sound.duration : 0
}
