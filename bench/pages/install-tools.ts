import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A tool of bench/package.json. */
export type BenchmarkTool = 'lighthouse' | 'autocannon'

/**
 * Returns the path of a tool's command. The tools are installed on demand, because they are large
 * and the product does not need them. Throws when they cannot be installed.
 */
export function installTool(tool: BenchmarkTool): string {
  const command = `bench/node_modules/.bin/${tool}`
  if (existsSync(command)) return command
  const { status } = spawnSync('npm', ['ci', '--prefix', 'bench', '--ignore-scripts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The tools of the benchmarks could not be installed')
  return command
}
