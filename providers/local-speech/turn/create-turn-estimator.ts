import type { EngineAnswer } from '../engine/engine-protocol'
import type { SpeechEngine } from '../engine/speech-engine'

/** The file is beside this one, both in the sources and in the build. */
export const turnChildFile = new URL('./turn-child.mjs', import.meta.url)

export type TurnEstimator = {
  /**
   * Returns the probability, from 0 to 1, that the speaker has finished; null when it is not known. Takes
   * PCM at 16 kHz and uses only the last 8 s.
   */
  estimate(pcm: Int16Array): Promise<number | null>
}

type LocalTurnEstimator = TurnEstimator & {
  /** To be called with each answer of the engine. */
  onAnswer(answer: EngineAnswer): void
  /** To be called when the engine has ended. */
  onEnd(): void
}

/** Creates an estimator whose model runs in a process of its own. */
export function createTurnEstimator(
  engine: Pick<SpeechEngine, 'state' | 'send'>,
  deps: { createId(): number },
): LocalTurnEstimator {
  const pendingEstimates = new Map<number, (probability: number | null) => void>()

  return {
    estimate(pcm) {
      if (engine.state !== 'ready') return Promise.resolve(null)
      const id = deps.createId()
      return new Promise((resolve) => {
        pendingEstimates.set(id, resolve)
        engine.send({ do: 'estimate', id, pcm })
      })
    },
    onAnswer(answer) {
      const probability = answer.kind === 'estimated' ? answer.probability : null
      pendingEstimates.get(answer.id)?.(probability)
      pendingEstimates.delete(answer.id)
    },
    onEnd() {
      for (const resolve of pendingEstimates.values()) resolve(null)
      pendingEstimates.clear()
    },
  }
}
