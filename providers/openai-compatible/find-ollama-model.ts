import { z } from 'zod'
import type { Service } from './service'

/** The start of the server waits at most this long for Ollama, which may not be running. */
const timeoutMs = 1_000

const tagsSchema = z.object({ models: z.array(z.object({ name: z.string().min(1) })) })

/** Matches the names of embedding models, which do not generate text. */
const embeddingModel = /embed|bge-|minilm/i

/**
 * Looks for Ollama at `url` and returns the first installed model that generates text, as a service;
 * null when nothing answers or no such model is installed. Never throws.
 */
export async function findOllamaModel(
  url: URL,
  fetchUrl: typeof fetch = fetch,
): Promise<Service | null> {
  try {
    const response = await fetchUrl(new URL('/api/tags', url), {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return null
    const { models } = tagsSchema.parse(await response.json())
    const model = models.find(({ name }) => !embeddingModel.test(name))
    return model ? { url: new URL('/v1', url), model: model.name } : null
  } catch {
    return null
  }
}
