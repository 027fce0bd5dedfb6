import { type Danger, dangersByUrgency } from '../danger'
import type { DangerSentences } from './corpus'

export type DetectionFigures = {
  dangerCount: number
  harmlessCount: number
  /** Share of the danger sentences in which any danger was detected. */
  recall: number
  /** Share of the harmless sentences in which a danger was detected. */
  falseAlarmRate: number
  /** Of the danger sentences in which a danger was detected, the share with the expected danger. */
  categoryAccuracy: number
  /**
   * `recognised`: sentences with this danger in which any danger was detected. `falseAlarms`: harmless sentences in
   * which this danger was detected.
   */
  byDanger: readonly { danger: Danger; total: number; recognised: number; falseAlarms: number }[]
  /** Danger sentences in which no danger was detected. */
  missed: readonly string[]
  /** Danger sentences in which only another danger was detected. */
  misjudged: readonly { text: string; expected: Danger; detected: Danger }[]
  falseAlarms: readonly { text: string; detected: Danger }[]
}

/** Measures a danger detector against a corpus. */
export function evaluateDetector(
  detectDanger: (text: string) => Danger | null,
  dangerSentences: Partial<DangerSentences>,
  harmless: readonly string[],
): DetectionFigures {
  const results = Object.entries(dangerSentences).flatMap(([expected, texts]) =>
    texts.map((text) => ({ text, expected: expected as Danger, detected: detectDanger(text) })),
  )
  const missed = results.filter(({ detected }) => detected === null).map(({ text }) => text)
  const misjudged = results.flatMap(({ text, expected, detected }) =>
    detected !== null && detected !== expected ? [{ text, expected, detected }] : [],
  )
  const falseAlarms = harmless.flatMap((text) => {
    const detected = detectDanger(text)
    return detected === null ? [] : [{ text, detected }]
  })
  const detectedCount = results.length - missed.length
  return {
    dangerCount: results.length,
    harmlessCount: harmless.length,
    recall: detectedCount / results.length,
    falseAlarmRate: falseAlarms.length / harmless.length,
    categoryAccuracy: (detectedCount - misjudged.length) / detectedCount,
    byDanger: dangersByUrgency.map((danger) => {
      const resultsOfDanger = results.filter(({ expected }) => expected === danger)
      return {
        danger,
        total: resultsOfDanger.length,
        recognised: resultsOfDanger.filter(({ detected }) => detected !== null).length,
        falseAlarms: falseAlarms.filter(({ detected }) => detected === danger).length,
      }
    }),
    missed,
    misjudged,
    falseAlarms,
  }
}
