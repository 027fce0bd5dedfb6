import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../../ui/feedback/toast'
import { levelAt, measureVoiceLevels, type VoiceLevels } from './voice-levels'

/** Share of the difference by which the drawn level follows the sound's in each frame. */
const smoothing = 0.35

/**
 * Plays a voice sample. `getLevel` returns its present loudness from 0 to 1. Stops when the
 * component is removed, because the page is left or a call starts.
 */
export function useVoiceSample(address: string | null) {
  const sound = useRef<HTMLAudioElement>(null)
  const levels = useRef<VoiceLevels>(null)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => () => sound.current?.pause(), [])

  async function play() {
    if (address === null) return
    sound.current ??= new Audio(address)
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
    // The browser has the file in its cache. Without levels the portrait stays still.
    levels.current ??= await readVoiceLevels(address).catch(() => null)
  }

  function stop() {
    sound.current?.pause()
    setPlaying(false)
  }

  return {
    isPlaying,
    toggle: () => (isPlaying ? stop() : play()),
    getLevel: () =>
      sound.current && levels.current ? levelAt(levels.current, sound.current.currentTime) : 0,
  }
}

/** Reads a sound file and measures its loudness. */
async function readVoiceLevels(address: string): Promise<VoiceLevels> {
  const response = await fetch(address)
  const sampleRate = 16_000
  const sound = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(
    await response.arrayBuffer(),
  )
  return measureVoiceLevels(sound.getChannelData(0), sampleRate)
}

/**
 * While the sample plays, sets `--level` on the returned element in each frame. Does nothing when
 * the user prefers reduced motion.
 */
export function useLevelStyle<One extends HTMLElement>(isPlaying: boolean, getLevel: () => number) {
  const element = useRef<One>(null)
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
