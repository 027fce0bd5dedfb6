import { type RefObject, useEffect, useRef, useState } from 'react'
import { findMouthOpening, getMouthTarget } from '../../../ui/voice/mouth-opening'
import { estimateDurationMs } from '../sample-call/caption-timing'
import type { HelloState } from './hello-machine'
import type { HelloVoice, PlayingSentence } from './hello-voice'
import { countHeardCharacters, toSpokenPieces } from './word-times'

/** In each frame a shown value moves towards the measured value by this share of their difference. */
const smoothing = 0.3

type Options = {
  state: HelloState
  /** null when the sentences are shown as text without audio. */
  voice: HelloVoice | null
  /**
   * The element whose `--level` and `--lips` are set in each frame to the level of the voice and to how far the mouth is
   * open, from 0 to 1; not set when the user prefers reduced motion.
   */
  portrait: RefObject<HTMLElement | null>
  /** Called when the current sentence has ended. */
  onHeard: () => void
}

/**
 * Speaks the current sentence, and returns how many of its characters count as heard: those spoken so far,
 * or all when the user prefers reduced motion. A sentence without audio lasts about as long as if it were spoken.
 */
export function useHelloSpeech({ state, voice, portrait, onHeard }: Options): number {
  const { phase, visitorLines, sentences } = state
  const index = phase.kind === 'speaking' ? phase.sentenceIndex : -1
  const text = sentences[index] ?? ''
  const [heardCharacters, setHeardCharacters] = useState(0)
  const latestOnHeard = useRef(onHeard)
  latestOnHeard.current = onHeard

  useEffect(() => {
    if (index < 0) return
    setHeardCharacters(0)
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    let playingSentence: PlayingSentence | undefined
    let frameRequest = 0
    let level = 0
    let mouth = 0
    let isCancelled = false

    function follow(sentence: PlayingSentence) {
      const playedMs = sentence.readPlayedMs()
      const { times, durationMs } = sentence
      setHeardCharacters(
        isMotionReduced ? text.length : countHeardCharacters(text, times, playedMs, durationMs),
      )
      level += (sentence.readLevel() - level) * smoothing
      const opening = findMouthOpening(toSpokenPieces(text, times), playedMs)
      const loudness = level ** 2
      mouth += (getMouthTarget(loudness, opening) - mouth) * smoothing
      if (!isMotionReduced) {
        portrait.current?.style.setProperty('--level', level.toFixed(3))
        portrait.current?.style.setProperty('--lips', mouth.toFixed(3))
      }
      if (playedMs < durationMs) frameRequest = requestAnimationFrame(() => follow(sentence))
      else latestOnHeard.current()
    }

    async function start() {
      const recording = await voice?.load({ said: visitorLines, index })
      if (isCancelled) return
      playingSentence = recording && voice ? voice.play(recording) : createSilentSentence(text)
      follow(playingSentence)
      if (index + 1 < sentences.length) void voice?.load({ said: visitorLines, index: index + 1 })
    }

    void start()
    return () => {
      isCancelled = true
      cancelAnimationFrame(frameRequest)
      playingSentence?.stop()
      portrait.current?.style.removeProperty('--level')
      portrait.current?.style.removeProperty('--lips')
    }
  }, [index, text, visitorLines, sentences, voice, portrait])

  return heardCharacters
}

function createSilentSentence(text: string): PlayingSentence {
  const startedAtMs = performance.now()
  return {
    durationMs: estimateDurationMs(text),
    times: [],
    readPlayedMs: () => performance.now() - startedAtMs,
    readLevel: () => 0,
    stop() {},
  }
}
