import { loadSharp } from '../../../../platform/load-sharp'
import { fetchPublicUrl } from '../../../../platform/network/fetch-public-url'

/** Fetches a picture as WebP; throws when it cannot be fetched or decoded. */
export type FetchImage = (url: string) => Promise<Buffer>

const maxImageBytes = 2 * 1_024 * 1_024
const timeoutMs = 8_000

/** A small file may decode to a huge picture. */
const maxPixels = 40_000_000

/** Twice the size of the largest portrait on a page; portraits have an aspect ratio of 5:6. */
const maxSize = { width: 1_080, height: 1_296 }

/**
 * The format is detected from the content, whatever type the host declares. SVG is not accepted,
 * because it may contain scripts.
 */
const acceptedFormats: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif']

/** Fetches the picture at a URL that an administrator has typed. */
export const fetchImage: FetchImage = async (url) =>
  convertImage(await fetchPublicUrl(url, { maxBytes: maxImageBytes, timeoutMs, accept: 'image/*' }))

/**
 * Decodes a picture and encodes it again, in the thread pool, so that what we serve is certainly a
 * picture and has no camera metadata. Throws when the bytes are not a picture of an accepted format.
 */
export async function convertImage(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { format } = await image.metadata()
  if (!acceptedFormats.includes(format)) throw new Error(`The format ${format} is not accepted`)
  return image
    .autoOrient()
    .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}
