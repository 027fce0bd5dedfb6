/**
 * Saves a file of ours under the name that the server gives it. It is loaded first, so that a failure
 * half way leaves no half file. Throws when it cannot be loaded.
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
  // The browser has begun to save by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
