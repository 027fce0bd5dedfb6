import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { pagePaths } from '../contract/paths'
import { startBuiltProduct } from '../tests/support/product/start-built-product'
import { report } from './figure'
import { installTool } from './pages/install-tools'

// Measures how many requests for a public page one process answers from memory. The client that sends the
// requests uses a second core.
const paths = { landing: pagePaths.home, article: `${pagePaths.blog}/1` }
const minRequestsPerSecond = 6_000
const warmUpSeconds = 2
const measuredSeconds = 10
const connections = 32

const autocannonReport = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
})

const autocannon = installTool('autocannon')
const product = await startBuiltProduct()
try {
  for (const [name, path] of Object.entries(paths)) {
    const url = product.origin + path
    // The first request fills the page cache.
    await (await fetch(url)).text()
    measure(url, warmUpSeconds)
    const { requests, latency, non2xx, errors } = measure(url, measuredSeconds)
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests for ${path} failed`)
    report({
      name: `requests for the ${name} page answered by one process`,
      value: Math.round(requests.average),
      unit: 'per second',
      goal: `≥ ${minRequestsPerSecond}`,
      isMet: requests.average >= minRequestsPerSecond,
    })
    report({ name: `response time of the ${name} page, p99`, value: latency.p99, unit: 'ms' })
  }
} finally {
  await product.close()
}

function measure(url: string, durationSeconds: number) {
  const { status, stdout, stderr } = spawnSync(
    autocannon,
    [
      '--json',
      '-d',
      String(durationSeconds),
      '-c',
      String(connections),
      '-H',
      'accept-encoding: br',
      url,
    ],
    { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(`autocannon: ${stderr}`)
  return autocannonReport.parse(JSON.parse(stdout))
}
