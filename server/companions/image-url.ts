import { createHash } from 'node:crypto'

/** Shown when a companion's picture could not be fetched or its URL is invalid. */
export const placeholderPath = '/portraits/placeholder.svg'

/** Returns a hash that identifies a picture on another host. */
export const hashImageUrl = (url: string) => createHash('sha256').update(url).digest('hex')

/** Returns the path under which we serve a picture from another host. */
export const externalImagePath = (url: string) => `/portraits/external/${hashImageUrl(url)}.webp`

/**
 * Returns the absolute URL of a companion's picture, always on our own host, so that browsers
 * contact no third party. `imageUrl` is the path of one of our portraits, or the URL of a picture
 * on another host, which the server has fetched.
 */
export function resolveImageUrl(imageUrl: string, publicUrl: URL): string {
  if (!URL.canParse(imageUrl, publicUrl)) return new URL(placeholderPath, publicUrl).href
  const url = new URL(imageUrl, publicUrl)
  return url.origin === publicUrl.origin
    ? url.href
    : new URL(externalImagePath(imageUrl), publicUrl).href
}

/** Whether a picture is on another host, which means that the server has to fetch it. */
export const isExternalImage = (imageUrl: string, publicUrl: URL) =>
  URL.canParse(imageUrl, publicUrl) && new URL(imageUrl, publicUrl).origin !== publicUrl.origin

/**
 * Returns the stored form of a picture's URL: for our own host only path and query, because the
 * name of the host may change.
 */
export function toStoredImageUrl(imageUrl: string, publicUrl: URL): string {
  if (isExternalImage(imageUrl, publicUrl)) return imageUrl
  const { pathname, search } = new URL(imageUrl, publicUrl)
  return pathname + search
}
