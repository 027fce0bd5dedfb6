import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import { findCurrentCompanion } from '../../companions/find-companion'
import { resolveImageUrl } from '../../companions/image-url'
import type { Database } from '../../platform/database/open-database'

export type SampleCompanion = {
  id: string
  name: string
  image: string
  portraitHue: number
  voice: CompanionVoice
  greetings: readonly string[]
  address: FormOfAddress
}

export type SampleRepository = ReturnType<typeof createSampleRepository>

/** `publicUrl` is the base of our own portraits' URLs. */
export const createSampleRepository = (database: Database, publicUrl: URL) => ({
  /** Returns a published companion with the voice and greetings of its current version. */
  async findCompanion(id: string): Promise<SampleCompanion | undefined> {
    const row = await findCurrentCompanion(database, id)
    if (!row) return undefined
    const { agent, version } = row
    return {
      id,
      name: agent.name,
      image: resolveImageUrl(agent.imageUrl, publicUrl),
      portraitHue: agent.portraitHue,
      voice: version.voice,
      greetings: version.greeting,
      address: version.manner.address,
    }
  },
})

/** Returns the first greeting without the caller's name, which is unknown for a sample. */
export const findGreeting = ({ greetings }: Pick<SampleCompanion, 'greetings'>) =>
  greetings.find((line) => !line.includes('{name}'))
