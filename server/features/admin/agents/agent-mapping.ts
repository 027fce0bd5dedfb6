import type { AdminAgent } from '../../../../contract/admin/agents'
import type {
  CompanionDraft,
  CompanionEngine,
  VoiceAndLines,
} from '../../../../domain/admin/companions/companion-draft'
import { createOwnAssistantId, isOwnAssistantId } from '../../../../domain/companions/companion'
import { resolveImageUrl, toStoredImageUrl } from '../../../companions/image-url'
import type { agents, agentVersions } from '../../../platform/database/tables/catalogue-tables'

export type AgentRow = typeof agents.$inferSelect
export type VersionRow = typeof agentVersions.$inferSelect

/** `version`: the companion's current one; null if the companion was never saved with our own engine. */
export type StoredAgent = { agent: AgentRow; version: VersionRow | null }

/** Returns which engine runs the companion's calls: our own, or the hosted voice service. */
export const getEngine = ({
  vapiAssistantId,
}: Pick<AgentRow, 'vapiAssistantId'>): CompanionEngine =>
  isOwnAssistantId(vapiAssistantId) ? 'amivoix' : 'hosted'

/** Returns the voice and the lines of a version. */
export function toSpeech({ voice, greeting, manner, instructions }: VersionRow): VoiceAndLines {
  return { voice, persona: { ...manner, greetings: greeting }, instructions }
}

/** Returns what the form shows. `publicUrl` is the base of our own portraits' URLs. */
export function toDraft({ agent, version }: StoredAgent, publicUrl: URL): CompanionDraft {
  const engine = getEngine(agent)
  return {
    id: agent.id,
    name: agent.name,
    style: agent.style,
    imageUrl: toAbsoluteUrl(agent.imageUrl, publicUrl),
    category: agent.category,
    tags: agent.tags,
    voiceGender: agent.voiceGender,
    language: agent.language,
    country: agent.country,
    flag: agent.flag,
    portraitHue: agent.portraitHue,
    description: agent.description,
    isPublished: agent.isPublished,
    engine,
    assistantId: engine === 'hosted' ? agent.vapiAssistantId : '',
    speech: version && toSpeech(version),
  }
}

const toAbsoluteUrl = (imageUrl: string, publicUrl: URL) =>
  URL.canParse(imageUrl, publicUrl) ? new URL(imageUrl, publicUrl).href : imageUrl

export const toAdminAgent = (
  stored: StoredAgent,
  publicUrl: URL,
  isImageMissing: boolean,
): AdminAgent => ({
  draft: toDraft(stored, publicUrl),
  revision: stored.agent.revision,
  image: resolveImageUrl(stored.agent.imageUrl, publicUrl),
  isImageMissing,
  version: stored.version?.version ?? null,
  updatedAt: stored.agent.updatedAt.toISOString(),
})

/** Returns values for the columns of `agents` that the form can change. */
export function toColumns(draft: CompanionDraft, publicUrl: URL) {
  const { id, engine, assistantId, imageUrl, speech: _speech, ...columns } = draft
  return {
    ...columns,
    imageUrl: toStoredImageUrl(imageUrl, publicUrl),
    vapiAssistantId: engine === 'amivoix' ? createOwnAssistantId(id) : assistantId,
  }
}

/** Returns the voice and the lines as columns of a version. */
export function toVersionColumns({ voice, persona, instructions }: VoiceAndLines) {
  const { greetings, ...manner } = persona
  return { voice, greeting: greetings, manner, instructions }
}
