/** Makes the browser download a file. */
export function saveFile(fileName: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // After a minute the browser has certainly begun to save the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Makes the browser download a value as a JSON file. */
export const saveJson = (fileName: string, value: unknown) =>
  saveFile(fileName, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))

/** Makes the browser download CSV text as a file. */
export const saveCsv = (fileName: string, csv: string) =>
  saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
