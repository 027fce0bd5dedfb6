type CommonPasswordModule = { commonPasswords: ReadonlySet<string> }

/** The file is in this module's folder, in the sources and in the build. */
const listFile = new URL('./common-passwords.mjs', import.meta.url)

const importFile = (url: string): Promise<CommonPasswordModule> => import(/* @vite-ignore */ url)

/**
 * Creates the function that loads the list of common passwords. The list is loaded on first use,
 * because it takes about 10 MB of memory. A failure, for instance during a deployment, is not
 * cached: the next call tries again, with another URL, because Node 20 caches failed imports by
 * URL.
 */
export function createCommonPasswordLoader(importModule = importFile) {
  let attempts = 0
  let passwordList: Promise<ReadonlySet<string>> | undefined
  return () => {
    passwordList ??= loadList()
    return passwordList
  }

  async function loadList() {
    attempts += 1
    try {
      return (await importModule(`${listFile.href}?attempt=${attempts}`)).commonPasswords
    } catch (error) {
      passwordList = undefined
      throw error
    }
  }
}
