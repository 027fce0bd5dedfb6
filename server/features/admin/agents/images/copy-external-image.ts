import type { AgentImageStore } from '../../../../companions/agent-images'
import { isExternalImage } from '../../../../companions/image-url'
import type { FetchImage } from './fetch-image'

export type ImageDeps = {
  images: Pick<AgentImageStore, 'has' | 'store'>
  fetchImage: FetchImage
  publicUrl: URL
}

/**
 * Fetches a picture from another host and stores it, unless it is stored already, so that we can
 * serve it ourselves; does nothing for our own portraits. Returns false when it cannot be fetched:
 * the placeholder is shown, and the next save tries again.
 */
export async function copyExternalImage(
  { images, fetchImage, publicUrl }: ImageDeps,
  imageUrl: string,
): Promise<boolean> {
  if (!isExternalImage(imageUrl, publicUrl) || (await images.has(imageUrl))) return true
  // The result is the same for every failure, so that it reveals nothing about our network.
  const image = await fetchImage(imageUrl).catch(() => null)
  await images.store(imageUrl, image)
  return image !== null
}
