import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { publicMessages } from '../../../../domain/public-messages'
import { lastMinuteSeconds } from '../lifecycle/call-meter-state'
import type { CallSnapshot } from '../lifecycle/call-snapshot'

/** How the portrait looks; voice-portrait.module.css has the rules. */
export type PortraitLook =
  | 'connecting'
  | 'listening'
  | 'speaking'
  | 'thinking'
  | 'reconnecting'
  | 'still'

export type CallStatus = {
  look: PortraitLook
  title: string
  detail: string
  tone: 'calm' | 'muted' | 'urgent'
}

/** The properties of the companion that the status texts use. */
export type StatusCompanion = {
  name: string
  /** How the companion addresses the caller. */
  address: FormOfAddress
}

const titles = {
  companionTurn: 'à moi...',
  callerTurn: 'à toi...',
  thinking: 'un instant...',
  reconnecting: 'On se retrouve...',
  held: 'L’appel vous attend...',
  ending: 'Fin de l’appel...',
} as const

/**
 * Returns the texts and the portrait's look for the call's current state. `isAskedToWrite`: a notice
 * already asks the caller to write. The detail about the turn is then empty, because its form of address may differ
 * from the notice's.
 */
export function describeCallStatus(
  snapshot: CallSnapshot,
  companion: StatusCompanion,
  secondsLeft: number | null,
  isAskedToWrite = false,
): CallStatus {
  const { call } = snapshot
  switch (call.phase) {
    case 'idle':
    case 'connecting':
      return {
        look: 'connecting',
        title: publicMessages.CALL_CONNECTING,
        detail:
          snapshot.microphone === 'asking'
            ? 'Votre navigateur peut demander le micro.'
            : 'Ça sonne. Le temps ne compte pas encore.',
        tone: 'calm',
      }
    case 'active':
      if (call.link === 'held')
        return {
          look: 'reconnecting',
          title: titles.held,
          detail: 'Le son s’est arrêté. Rien n’est décompté.',
          tone: 'calm',
        }
      return call.link === 'reconnecting'
        ? {
            look: 'reconnecting',
            title: titles.reconnecting,
            detail: 'Le réseau a coupé. Rien n’est décompté.',
            tone: 'calm',
          }
        : describeActiveCall(snapshot, companion, secondsLeft, isAskedToWrite)
    case 'ending':
      return { look: 'still', title: titles.ending, detail: 'Votre relevé arrive.', tone: 'calm' }
    case 'rating':
    case 'ended':
    case 'failed':
      return { look: 'still', title: '', detail: '', tone: 'calm' }
  }
}

function describeActiveCall(
  snapshot: CallSnapshot,
  companion: StatusCompanion,
  secondsLeft: number | null,
  isAskedToWrite: boolean,
): CallStatus {
  const { activity, isMuted, meter } = snapshot
  const describedTurn = describeTurn(snapshot, companion)
  const turn = isAskedToWrite ? { ...describedTurn, detail: '' } : describedTurn
  if (secondsLeft !== null && secondsLeft <= lastMinuteSeconds)
    return { ...turn, detail: 'Moins d’une minute restante', tone: 'urgent' }
  if (snapshot.isConnectionUnstable) return { ...turn, detail: 'Connexion instable' }
  if (isMuted) return { ...turn, detail: 'Votre micro est coupé', tone: 'muted' }
  switch (meter.pausedFor) {
    case 'provider-fault':
      return activity.kind === 'speaking'
        ? turn
        : { ...turn, detail: 'Panne de notre côté. Rien n’est décompté.' }
    case 'crisis':
      return { ...turn, detail: 'Cette aide est gratuite.' }
    case 'ai-notice':
    case 'connecting':
    case 'link-lost':
    case 'test':
    case null:
      return turn
  }
}

function describeTurn(
  { activity, microphone, recognition }: CallSnapshot,
  companion: StatusCompanion,
): CallStatus {
  const canSpeak = microphone === 'granted' || microphone === 'asking'
  const words = phrases[companion.address]
  const callerTurn: CallStatus = {
    look: 'listening',
    title: titles.callerTurn,
    detail:
      canSpeak && recognition.by !== 'nobody'
        ? words.listens(companion.name)
        : words.reads(companion.name),
    tone: 'calm',
  }
  switch (activity.kind) {
    case 'speaking':
    case 'ducked':
      return {
        look: 'speaking',
        title: titles.companionTurn,
        detail: canSpeak ? words.canInterrupt : words.canWrite,
        tone: 'calm',
      }
    case 'thinking':
      if (!activity.isShown) return callerTurn
      return {
        look: 'thinking',
        title: titles.thinking,
        detail: `${companion.name} réfléchit`,
        tone: 'calm',
      }
    case 'listening':
      return callerTurn
  }
}

/** The texts by the companion's form of address. */
const phrases = {
  tu: {
    listens: (name: string) => `${name} t’écoute`,
    reads: (name: string) => `Écris, ${name} te lit`,
    canInterrupt: 'Tu peux l’interrompre',
    canWrite: 'Tu peux lui écrire',
  },
  vous: {
    listens: (name: string) => `${name} vous écoute`,
    reads: (name: string) => `Écrivez, ${name} vous lit`,
    canInterrupt: 'Vous pouvez l’interrompre',
    canWrite: 'Vous pouvez lui écrire',
  },
} satisfies Record<FormOfAddress, object>
