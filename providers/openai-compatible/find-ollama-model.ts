import { z } from 'zod'
import type { Service } from './service'

/** A start does not wait longer for a program that may not be there. */
const timeoutMs = 1_000

const tagsSchema = z.object({ models: z.array(z.object({ name: z.string().min(1) })) })

/** Models that make vectors of texts, and do not write. */
const embeddingModel = /embed|bge-|minilm/i

/**
 * Looks for Ollama at its address and returns its first model that writes, as a service; null when
 * nothing answers or no model is installed. Never throws.
 */
export async function findOllamaModel(
  address: URL,
  fetchIt: typeof fetch = fetch,
): Promise<Service | null> {
  try {
    const response = await fetchIt(new URL('/api/tags', address), {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return null
    const { models } = tagsSchema.parse(await response.json())
    const model = models.find(({ name }) => !embeddingModel.test(name))
    return model ? { url: new URL('/v1', address), model: model.name } : null
  } catch {
    return null
  }
}
