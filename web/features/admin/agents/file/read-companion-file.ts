import {
  companionFileFormat,
  companionFileVersion,
  maxCompanionFileBytes,
} from '../../../../../domain/admin/companions/companion-file'
import { parseJsonOrNull } from '../../../../../domain/parse-json'

/** The companions of a file, not validated, or the error to show. */
export type CompanionFileResult = { companions: unknown[] } | { error: string }

/** Reads an export of companions. Checks only its format: the server validates each companion. */
export async function readCompanionFile(file: Blob): Promise<CompanionFileResult> {
  if (file.size > maxCompanionFileBytes) return { error: 'Ce fichier est trop grand.' }
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
  if (!isExport) return { error: 'Ce fichier n’est pas un export d’agents d’Amivoix.' }
  return { companions: (content as { agents: unknown[] }).agents }
}
