import { createHash } from 'node:crypto'

/** Shown when an agent's picture could not be fetched, or has an address that is none. */
export const placeholderPath = '/portraits/placeholder.svg'

/** Identifies a picture of another host by its address. */
export const hashImageUrl = (url: string) => createHash('sha256').update(url).digest('hex')

/** The path under which we serve a picture of another host. */
export const externalImagePath = (url: string) => `/portraits/external/${hashImageUrl(url)}.webp`

/**
 * Returns the absolute URL of an agent's picture on our own host. Stored are the path of our own
 * portrait, or the address of a picture that the server has fetched: browsers ask no third party.
 */
export function resolveImageUrl(imageUrl: string, publicUrl: URL): string {
  if (!URL.canParse(imageUrl, publicUrl)) return new URL(placeholderPath, publicUrl).href
  const url = new URL(imageUrl, publicUrl)
  return url.origin === publicUrl.origin
    ? url.href
    : new URL(externalImagePath(imageUrl), publicUrl).href
}

/** Whether a picture is on another host, so that the server has to fetch it. */
export const isExternalImage = (imageUrl: string, publicUrl: URL) =>
  URL.canParse(imageUrl, publicUrl) && new URL(imageUrl, publicUrl).origin !== publicUrl.origin

/** Returns how a picture's address is stored: our own without the host, which may change. */
export function toStoredImageUrl(imageUrl: string, publicUrl: URL): string {
  if (isExternalImage(imageUrl, publicUrl)) return imageUrl
  const { pathname, search } = new URL(imageUrl, publicUrl)
  return pathname + search
}
