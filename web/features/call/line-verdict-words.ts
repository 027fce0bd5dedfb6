import type { LineVerdict } from './audio/line-verdict'

export type VerdictWords = { isGood: boolean; words: string }

/** What ten seconds of listening found, and what to do about it. */
export function describeMicrophone({ microphone }: LineVerdict): VerdictWords {
  switch (microphone) {
    case 'heard':
      return { isGood: true, words: 'On vous entend bien.' }
    case 'faint':
      return { isGood: false, words: 'On vous entend à peine\u00a0: rapprochez-vous du micro.' }
    case 'silent':
      return { isGood: false, words: 'Le micro n’envoie aucun son. Vérifiez lequel est choisi.' }
    case 'refused':
      return {
        isGood: false,
        words: 'Le micro est bloqué pour ce site. Vous pouvez appeler et écrire.',
      }
    case 'missing':
      return { isGood: false, words: 'Aucun micro trouvé. Vous pouvez appeler et écrire.' }
  }
}

export function describeLine({ line, roundTripMs }: LineVerdict): VerdictWords {
  const time = roundTripMs === null ? '' : ` (${roundTripMs} ms)`
  switch (line) {
    case 'good':
      return { isGood: true, words: `Ligne claire${time}.` }
    case 'slow':
      return { isGood: false, words: `Ligne lente${time} : les réponses viendront plus tard.` }
    case 'unsteady':
      return { isGood: false, words: `Ligne irrégulière${time} : la voix pourra hésiter.` }
    case 'down':
      return { isGood: false, words: 'Notre serveur ne répond pas pour le moment.' }
  }
}
