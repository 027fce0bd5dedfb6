/** Lets the browser save a value as a JSON file. */
export function saveJson(fileName: string, value: unknown) {
  const text = JSON.stringify(value, null, 2)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
