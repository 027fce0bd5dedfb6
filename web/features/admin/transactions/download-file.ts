/**
 * Saves a file from our server under the name that the server gives it. Loads the whole file first, so
 * that a failure leaves no partial file. Throws when it cannot be loaded.
 */
export async function downloadFile(path: string) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  link.click()
  // After a minute the browser has certainly begun to save the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
