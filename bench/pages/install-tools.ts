import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** A tool of bench/package.json. */
export type BenchmarkTool = 'lighthouse' | 'autocannon'

/**
 * Returns the path of a tool's command. Installs all tools first if this one is missing: they are not
 * installed with the product, because they are large. Throws when they cannot be installed.
 */
export function installTool(tool: BenchmarkTool, directory = 'bench'): string {
  const command = path.join(directory, 'node_modules/.bin', tool)
  if (existsSync(command)) return command
  // The benchmarks run with NODE_ENV=production, for which npm would leave these packages out.
  const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', ['ci', '--prefix', directory, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0 || !existsSync(command))
    throw new Error('The tools of the benchmarks could not be installed')
  return command
}
