import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installTool } from './install-tools'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'amivoix-tools-'))
  mkdirSync(path.join(directory, 'tool'))
  const write = (file: string, content: object) =>
    writeFileSync(path.join(directory, file), JSON.stringify(content))
  const tool = { name: 'lighthouse', version: '1.0.0', bin: 'command.js' }
  const devDependencies = { lighthouse: 'file:tool' }
  write('tool/package.json', tool)
  writeFileSync(path.join(directory, 'tool/command.js'), '#!/usr/bin/env node\n')
  write('package.json', { name: 'tools', devDependencies })
  write('package-lock.json', {
    name: 'tools',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'tools', devDependencies },
      'node_modules/lighthouse': { resolved: 'tool', link: true },
      tool: { ...tool, dev: true },
    },
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true, force: true })
})

// npm takes some seconds on a busy machine.
test('installs the tools even with NODE_ENV=production, with which the benchmarks run', {
  timeout: 60_000,
}, () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(existsSync(installTool('lighthouse', directory))).toBe(true)
})

test('throws when the installation does not contain the tool', { timeout: 60_000 }, () => {
  expect(() => installTool('autocannon', directory)).toThrow('could not be installed')
})
