import { statfs } from 'node:fs/promises'

/** Returns the space that this process may still use on the disk of a directory. */
export async function readFreeDiskBytes(directory: string) {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
