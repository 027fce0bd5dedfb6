import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import type { DialogueCompanion } from '../../../voice/brain/dialogue/dialogue-context'
import { findCurrentCompanion, toDialogueCompanion } from '../../companions/find-companion'
import type { Database } from '../../platform/database/open-database'

export type HelloCompanion = {
  portraitHue: number
  voice: CompanionVoice
  dialogue: DialogueCompanion
}

/** Returns a companion with its current voice; undefined when it was deleted or is not published. */
export async function findHelloCompanion(
  database: Database,
  id: string,
): Promise<HelloCompanion | undefined> {
  const row = await findCurrentCompanion(database, id)
  if (!row) return undefined
  const { agent, version } = row
  return {
    portraitHue: agent.portraitHue,
    voice: version.voice,
    dialogue: toDialogueCompanion(agent, version),
  }
}
