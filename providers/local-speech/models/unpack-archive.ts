import { execFile } from 'node:child_process'
import { lstat, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { SpeechModelError } from './speech-model-error'

const run = promisify(execFile)

/**
 * Extracts named files from the one folder of a .tar.bz2 archive with the system's tar, because Node
 * reads no bzip2. `optional` files may be missing. Throws SpeechModelError.
 */
export async function unpackArchive(
  archive: string,
  target: string,
  {
    folder,
    required,
    optional,
  }: { folder: string; required: readonly string[]; optional: readonly string[] },
): Promise<string[]> {
  const listed = new Set((await runTar(['-tf', archive])).split(/\r?\n/).map(trimName))
  const missing = required.find((file) => !listed.has(`${folder}/${file}`))
  if (missing) throw invalid(`it does not contain ${folder}/${missing}`)
  const files = [...required, ...optional.filter((file) => listed.has(`${folder}/${file}`))]
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const names = files.map((file) => `${folder}/${file}`)
  const ownRights = ['--no-same-owner', '--no-same-permissions']
  await runTar(['-xf', archive, '-C', target, ...ownRights, '--', ...names])
  for (const file of files) await requirePlainFile(target, `${folder}/${file}`)
  return files
}

/** Some archives name their files "./folder/file". */
const trimName = (name: string) => name.replace(/^[.]\//, '')

/** A link, in the place of the file or of a folder above it, could lead out of the target. */
async function requirePlainFile(target: string, name: string) {
  const parts = name.split('/')
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const part = parts.slice(0, depth).join('/')
    const found = await lstat(path.join(target, part)).catch(() => null)
    const isExpected = depth === parts.length ? found?.isFile() : found?.isDirectory()
    if (!isExpected)
      throw invalid(`${part} is not a plain ${depth === parts.length ? 'file' : 'folder'}`)
  }
}

async function runTar(args: string[]) {
  try {
    const { stdout } = await run('tar', args, {
      maxBuffer: 16 << 20,
      env: { ...process.env, LC_ALL: 'C' },
    })
    return stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new SpeechModelError({ kind: 'tar-missing' })
    const output =
      error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw invalid(output.trim().split('\n')[0] ?? 'tar failed')
  }
}

const invalid = (reason: string) => new SpeechModelError({ kind: 'archive-invalid', reason })
