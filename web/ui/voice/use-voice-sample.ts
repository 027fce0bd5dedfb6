import { useCallback, useEffect, useRef, useState } from 'react'
import { showToast } from '../feedback/toast'

/** In each frame the drawn level moves towards the measured level by this share of their difference. */
const smoothing = 0.35

/**
 * Plays a voice sample when `toggle` is called. `getLevel` returns the sample's current loudness from 0 to 1. Stops
 * when the component unmounts, for instance because the page is left or a call starts.
 */
export function useVoiceSample(url: string | null) {
  const sound = useRef<HTMLAudioElement>(null)
  const levelAt = useRef<(seconds: number) => number>(null)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => () => sound.current?.pause(), [])

  const stop = useCallback(() => {
    sound.current?.pause()
    setPlaying(false)
  }, [])

  async function play() {
    if (url === null) return
    sound.current ??= new Audio(url)
    sound.current.onended = stop
    sound.current.currentTime = 0
    setPlaying(true)
    try {
      await sound.current.play()
    } catch {
      stop()
      showToast({ kind: 'failed', text: 'Sa voix ne peut pas être écoutée pour le moment.' })
      return
    }
    // Reads the levels from the file, which the browser has cached by now. Without levels the portrait does not move.
    levelAt.current ??= await import('./voice-levels').then(
      ({ readVoiceLevels }) => readVoiceLevels(url),
      () => null,
    )
  }

  return {
    isPlaying,
    stop,
    toggle: () => (isPlaying ? stop() : play()),
    getLevel: () => (sound.current && levelAt.current?.(sound.current.currentTime)) ?? 0,
  }
}

/**
 * While the sample plays, sets `--level` in each frame on the element of the returned ref. Does nothing
 * when the user prefers reduced motion.
 */
export function useLevelStyle<Target extends HTMLElement>(
  isPlaying: boolean,
  getLevel: () => number,
) {
  const element = useRef<Target>(null)
  const readLevel = useRef(getLevel)
  readLevel.current = getLevel
  useEffect(() => {
    const style = element.current?.style
    if (!style || !isPlaying || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let level = 0
    let request = requestAnimationFrame(function draw() {
      level += (readLevel.current() - level) * smoothing
      style.setProperty('--level', level.toFixed(3))
      request = requestAnimationFrame(draw)
    })
    return () => {
      cancelAnimationFrame(request)
      style.removeProperty('--level')
    }
  }, [isPlaying])
  return element
}
