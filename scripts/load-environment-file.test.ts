import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const testedModule = new URL('./load-environment-file.mjs', import.meta.url).href

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'amivoix-environment-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** Loads .env in a process whose current directory is `directory`; returns the process's PORT and LOG_LEVEL. */
function load() {
  const script = `import { loadEnvironmentFile } from '${testedModule}'
    loadEnvironmentFile()
    console.log(process.env.PORT, process.env.LOG_LEVEL)`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: directory,
    env: { PORT: '4000' },
    encoding: 'utf8',
  })
  return stdout.trim()
}

test('reads .env of the current directory without overriding variables of the environment', async () => {
  await writeFile(path.join(directory, '.env'), 'PORT=5000\nLOG_LEVEL=warn\n')
  expect(load()).toBe('4000 warn')
})

test('does nothing without the file', () => {
  expect(load()).toBe('4000 undefined')
})
