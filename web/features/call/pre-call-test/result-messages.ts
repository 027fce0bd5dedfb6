import type { PreCallTestResult } from './pre-call-test-result'

export type ResultMessage = { isGood: boolean; text: string }

/** Returns what the test found out about the microphone and, after a problem, what the caller can do. */
export function describeMicrophone({ microphone }: PreCallTestResult): ResultMessage {
  switch (microphone) {
    case 'heard':
      return { isGood: true, text: 'On vous entend bien.' }
    case 'faint':
      return { isGood: false, text: 'On vous entend à peine\u00a0: rapprochez-vous du micro.' }
    case 'silent':
      return { isGood: false, text: 'Le micro n’envoie aucun son. Vérifiez lequel est choisi.' }
    case 'refused':
      return {
        isGood: false,
        text: 'Le micro est bloqué pour ce site. Vous pouvez appeler et écrire.',
      }
    case 'missing':
      return { isGood: false, text: 'Aucun micro trouvé. Vous pouvez appeler et écrire.' }
  }
}

/** Returns what the test found out about the connection. */
export function describeConnection({ connection, roundTripMs }: PreCallTestResult): ResultMessage {
  const time = roundTripMs === null ? '' : ` (${roundTripMs} ms)`
  switch (connection) {
    case 'good':
      return { isGood: true, text: `Ligne claire${time}.` }
    case 'slow':
      return { isGood: false, text: `Ligne lente${time} : les réponses viendront plus tard.` }
    case 'unstable':
      return { isGood: false, text: `Ligne irrégulière${time} : la voix pourra hésiter.` }
    case 'down':
      return { isGood: false, text: 'Notre serveur ne répond pas pour le moment.' }
  }
}
