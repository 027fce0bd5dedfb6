import { useEffect, useRef, useState } from 'react'
import type { SampleConversation } from '../../../contract/companions/samples'
import { durationOf } from './caption-timing'

type Lines = SampleConversation['lines']

/** `whole`: every word is there to read; a line before `line` is said, one after it is to come. */
export type Playback =
  | { state: 'whole' }
  | { state: 'playing' | 'paused'; isAloud: boolean; line: number; share: number }

const frameMs = 80
/** Between two lines, as in a conversation that does not hurry. */
const pauseMs = 600

/** Leads through the lines, silently or with the companion's voice. */
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
    if (source) startSound(sound, source, share.current)
    const lastsMs = durationOf(current.text)
    let restMs = pauseMs
    const timer = setInterval(() => {
      share.current = Math.min(
        1,
        source ? heardShare(sound.current) : share.current + frameMs / lastsMs,
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

function startSound(sound: { current: HTMLAudioElement | null }, source: string, share: number) {
  if (share === 0 || !sound.current) sound.current = new Audio(source)
  // A sound that cannot be played counts as heard: the words go on without it.
  sound.current.play().catch(() => undefined)
}

function heardShare(sound: HTMLAudioElement | null) {
  if (!sound || sound.error) return 1
  return sound.duration > 0 ? sound.currentTime / sound.duration : 0
}
