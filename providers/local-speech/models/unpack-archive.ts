import { execFile } from 'node:child_process'
import { lstat, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { SpeechModelError, type SpeechModelProblem } from './speech-model-error'

const run = promisify(execFile)

/** The largest archive takes a minute; a malicious one could take days. */
const tarTimeoutMs = 10 * 60_000

/**
 * folder: a folder in the archive, to which the paths in `required` and `optional` are relative. maxBytes: limit
 * of the files' total size, as the archive states it.
 */
type ExpectedContents = {
  folder: string
  required: readonly string[]
  optional: readonly string[]
  maxBytes: number
}

/**
 * Extracts the named files from the folder of a .tar.bz2 archive with the system's tar, because Node
 * has no bzip2. Deletes an existing `target` first. `optional` files may be missing. Changes nothing when the files
 * are too large. Returns the names of the extracted files. Throws SpeechModelError.
 */
export async function unpackArchive(
  archive: string,
  target: string,
  { folder, required, optional, maxBytes }: ExpectedContents,
): Promise<string[]> {
  const lines = (await runTar(['-tvf', archive, '--numeric-owner'])).split(/\r?\n/)
  const findFile = (file: string) => findMembers(lines, `${folder}/${file}`)
  const missingFile = required.find((file) => findFile(file).length === 0)
  if (missingFile) throw createInvalidError('missing-file', `${folder}/${missingFile}`)
  const files = [...required, ...optional].filter((file) => findFile(file).length > 0)
  const members = files.flatMap(findFile)
  if (members.reduce((sum, { bytes }) => sum + bytes, 0) > maxBytes)
    throw new SpeechModelError({ kind: 'archive-too-large', maxBytes })
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const names = new Set(members.map(({ name }) => name))
  const permissionOptions = ['--no-same-owner', '--no-same-permissions']
  await runTar(['-xf', archive, '-C', target, ...permissionOptions, '--', ...names])
  for (const file of files) await requirePlainFile(target, `${folder}/${file}`)
  return files
}

/** The line of a plain file in the list of GNU tar ("owner/group size") or bsdtar ("links owner group size"). */
const fileLinePattern = /^-\S*\s+(?:\d+\/\d+|\d+\s+\d+\s+\d+)\s+(\d+)\s/

/**
 * Finds the plain files with this name in tar's list of the archive, with or without "./" before the name. A longer name
 * that ends with a space and this name matches too, which can only make the total size too large.
 */
function findMembers(lines: readonly string[], wanted: string) {
  return [wanted, `./${wanted}`].flatMap((name) =>
    lines.flatMap((line) => {
      const bytes = line.endsWith(` ${name}`) ? fileLinePattern.exec(line)?.[1] : undefined
      return bytes === undefined ? [] : { name, bytes: Number(bytes) }
    }),
  )
}

/**
 * Throws SpeechModelError unless the file is a plain one in real folders: a link, in the place of the file or
 * of a folder above it, could lead out of the target.
 */
async function requirePlainFile(target: string, name: string) {
  const parts = name.split('/')
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const part = parts.slice(0, depth).join('/')
    const stats = await lstat(path.join(target, part)).catch(() => null)
    const shouldBeFile = depth === parts.length
    const isExpected = shouldBeFile ? stats?.isFile() : stats?.isDirectory()
    if (!isExpected) throw createInvalidError(shouldBeFile ? 'not-a-file' : 'not-a-folder', part)
  }
}

async function runTar(args: string[]) {
  try {
    const { stdout } = await run('tar', args, {
      maxBuffer: 16 << 20,
      timeout: tarTimeoutMs,
      env: { ...process.env, LC_ALL: 'C' },
    })
    return stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new SpeechModelError({ kind: 'tar-missing' })
    const output =
      error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw createInvalidError('tar-failed', output.trim().split('\n')[0] ?? '')
  }
}

type InvalidArchive = Extract<SpeechModelProblem, { kind: 'archive-invalid' }>

const createInvalidError = (cause: InvalidArchive['cause'], detail: string) =>
  new SpeechModelError({ kind: 'archive-invalid', cause, detail })
