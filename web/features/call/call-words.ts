import { messages } from '../../../domain/messages'
import { lastMinuteSeconds } from './call-credit'
import type { CallSnapshot } from './call-snapshot'

/** Which of the screen's lights is on; call-screen.module.css draws each. */
export type CallLook =
  | 'connecting'
  | 'listening'
  | 'speaking'
  | 'thinking'
  | 'reconnecting'
  | 'still'

export type CallWords = {
  look: CallLook
  title: string
  detail: string
  tone: 'calm' | 'muted' | 'urgent'
}

/** « à moi... » and « à toi... » are the first document's own (section 4, « Call panel »). */
const titles = {
  theirs: 'à moi...',
  yours: 'à toi...',
  thinking: 'un instant...',
  reconnecting: 'On se retrouve...',
  ending: 'Fin de l’appel...',
} as const

/** The call's state in words, as true as the page can be (06, « Call screen first »). */
export function describeCall(
  snapshot: CallSnapshot,
  companion: string,
  secondsLeft: number | null,
): CallWords {
  const { call } = snapshot
  switch (call.phase) {
    case 'idle':
    case 'connecting':
      return {
        look: 'connecting',
        title: messages.CALL_CONNECTING,
        detail:
          snapshot.microphone === 'asking'
            ? 'Votre navigateur peut demander le micro.'
            : 'Ça sonne. Le temps ne compte pas encore.',
        tone: 'calm',
      }
    case 'active':
      return call.link === 'reconnecting'
        ? {
            look: 'reconnecting',
            title: titles.reconnecting,
            detail: 'Le réseau a coupé. Rien n’est décompté.',
            tone: 'calm',
          }
        : describeTurn(snapshot, companion, secondsLeft)
    case 'ending':
      return { look: 'still', title: titles.ending, detail: 'Votre relevé arrive.', tone: 'calm' }
    case 'rating':
    case 'ended':
    case 'failed':
      return { look: 'still', title: '', detail: '', tone: 'calm' }
  }
}

function describeTurn(
  snapshot: CallSnapshot,
  companion: string,
  secondsLeft: number | null,
): CallWords {
  const { activity, isMuted, credit } = snapshot
  const turn = wordsOfTurn(snapshot, companion)
  if (secondsLeft !== null && secondsLeft <= lastMinuteSeconds)
    return { ...turn, detail: 'Moins d’une minute restante', tone: 'urgent' }
  if (isMuted) return { ...turn, detail: 'Votre micro est coupé', tone: 'muted' }
  switch (credit.pausedFor) {
    case 'provider-fault':
      return activity.kind === 'speaking'
        ? turn
        : { ...turn, detail: 'Panne de notre côté. Rien n’est décompté.' }
    case 'crisis':
      return { ...turn, detail: 'Cette aide est gratuite.' }
    case 'ai-notice':
      return { ...turn, detail: 'Vous parlez avec une intelligence artificielle.' }
    case 'connecting':
    case 'link-lost':
    case null:
      return turn
  }
}

function wordsOfTurn({ activity, microphone }: CallSnapshot, companion: string): CallWords {
  const canSpeak = microphone === 'granted' || microphone === 'asking'
  switch (activity.kind) {
    case 'speaking':
    case 'holding':
      return {
        look: 'speaking',
        title: titles.theirs,
        detail: canSpeak ? 'Vous pouvez l’interrompre' : 'Vous pouvez lui écrire',
        tone: 'calm',
      }
    case 'thinking':
      if (activity.isShown) {
        const detail = `${companion} réfléchit`
        return { look: 'thinking', title: titles.thinking, detail, tone: 'calm' }
      }
      return yourTurn(companion, canSpeak)
    case 'listening':
      return yourTurn(companion, canSpeak)
  }
}

const yourTurn = (companion: string, canSpeak: boolean): CallWords => ({
  look: 'listening',
  title: titles.yours,
  detail: canSpeak ? `${companion} vous écoute` : `Écrivez, ${companion} vous lit`,
  tone: 'calm',
})
