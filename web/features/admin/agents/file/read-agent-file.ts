import {
  companionFileFormat,
  companionFileVersion,
  maxCompanionFileBytes,
} from '../../../../../domain/admin/companions/companion-file'
import { parseJsonOrNull } from '../../../../../domain/parse-json'

export type AgentFileResult = { agents: unknown[] } | { refusal: string }

/** Reads a file that the administrator has chosen. The server validates each agent in it. */
export async function readAgentFile(file: Blob): Promise<AgentFileResult> {
  if (file.size > maxCompanionFileBytes) return { refusal: 'Ce fichier est trop grand.' }
  const content: unknown = parseJsonOrNull(await file.text())
  const isExport =
    typeof content === 'object' &&
    content !== null &&
    'format' in content &&
    content.format === companionFileFormat &&
    'version' in content &&
    content.version === companionFileVersion &&
    'agents' in content &&
    Array.isArray(content.agents)
  if (!isExport) return { refusal: 'Ce fichier n’est pas un export d’agents d’Amivoix.' }
  return { agents: (content as { agents: unknown[] }).agents }
}
