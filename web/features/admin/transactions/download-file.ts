import { saveFile } from '../../../ui/save-file'

/**
 * Saves a file from our server under the name that the server gives it. Loads the whole file first, so
 * that a failure leaves no partial file. Throws when the file cannot be loaded.
 */
export async function downloadFile(path: string) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}`)
  const disposition = response.headers.get('content-disposition') ?? ''
  const fileName = /filename="([^"]+)"/.exec(disposition)?.[1] ?? ''
  saveFile(fileName, await response.blob())
}
