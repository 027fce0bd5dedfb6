import { useEffect, useRef, useState } from 'react'
import type { SampleConversation } from '../../../../contract/companions/samples'
import { estimateDurationMs } from './caption-timing'
import { playLineAudio } from './line-audio'

type Lines = SampleConversation['lines']

/**
 * When stopped, all lines are shown. Otherwise the lines before `lineIndex` are shown, and the fraction `share`
 * (0 to 1) of the line at `lineIndex`.
 */
export type Playback =
  | { state: 'stopped' }
  | { state: 'playing' | 'paused'; hasSound: boolean; lineIndex: number; share: number }

/** Interval between two updates of the captions. */
const tickMs = 80
/** Pause between two lines. */
const pauseMs = 600

/** Plays the lines in order, with or without the companion's voice. */
export function useSamplePlayback(lines: Lines) {
  const [playback, setPlayback] = useState<Playback>({ state: 'stopped' })
  const sound = useRef<HTMLAudioElement>(null)
  const isPlaying = playback.state === 'playing'
  const lineIndex = playback.state === 'stopped' ? -1 : playback.lineIndex
  const hasSound = playback.state !== 'stopped' && playback.hasSound
  const share = useRef(0)

  useEffect(() => {
    if (!isPlaying) return
    const currentLine = lines[lineIndex]
    if (!currentLine) return setPlayback({ state: 'stopped' })
    const source = hasSound ? currentLine.audio : null
    const audio = source ? playLineAudio(selectSound(sound, source, share.current)) : null
    const durationMs = estimateDurationMs(currentLine.text)
    let remainingPauseMs = pauseMs
    const timer = setInterval(() => {
      // Without audio, or when it cannot be played, the captions advance at a reading speed.
      const estimatedShare = share.current + tickMs / durationMs
      share.current = Math.min(1, audio?.measurePlayedShare() ?? estimatedShare)
      if (share.current < 1)
        return setPlayback((previous) => ({ ...previous, share: share.current }))
      remainingPauseMs -= tickMs
      if (remainingPauseMs > 0) return setPlayback((previous) => ({ ...previous, share: 1 }))
      share.current = 0
      setPlayback({ state: 'playing', hasSound, lineIndex: lineIndex + 1, share: 0 })
    }, tickMs)
    return () => {
      clearInterval(timer)
      sound.current?.pause()
    }
  }, [isPlaying, hasSound, lineIndex, lines])

  return {
    playback,
    play(options: { hasSound: boolean }) {
      share.current = 0
      setPlayback({ state: 'playing', ...options, lineIndex: 0, share: 0 })
    },
    pause: () =>
      setPlayback((previous) =>
        previous.state === 'stopped' ? previous : { ...previous, state: 'paused' },
      ),
    resume: () =>
      setPlayback((previous) =>
        previous.state === 'stopped' ? previous : { ...previous, state: 'playing' },
      ),
  }
}

/**
 * Stores a new audio element in `sound` at the beginning of a line; a paused line continues with the stored one.
 * Returns the element.
 */
function selectSound(
  sound: { current: HTMLAudioElement | null },
  source: string,
  share: number,
): HTMLAudioElement {
  if (share === 0 || !sound.current) sound.current = new Audio(source)
  return sound.current
}
