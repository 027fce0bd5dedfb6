// The product under load, without its pages: embedded database in memory, and a companion that
// needs no processing time. Heartbeats, call meters, and stored records are part of what is
// measured.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compose } from '../../server/composition/compose'
import { readConfig } from '../../server/config'
import { findFreePort } from '../../tests/support/product/find-free-port'
import { serveCommands } from '../bench-process'
import { createProcessMonitor } from '../process-monitor'
import { instantVoice } from './instant-voice'
import type { ServerCommands } from './process-commands'
import { reserveCalls } from './reserve-calls'

const config = {
  ...readConfig({
    PORT: String(await findFreePort()),
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'amivoix-bench-')),
    AUTH_SECRET: 'only-for-measuring-'.repeat(2),
    LOG_LEVEL: 'error',
  }),
  database: { kind: 'embedded' as const },
}
const product = await compose({ config, voice: instantVoice, hasPages: false })
await product.listen()
const monitor = createProcessMonitor()

serveCommands<ServerCommands>({
  async reserve({ count }) {
    const calls = await reserveCalls(product.database, config.publicUrl.origin, count)
    return calls.map(({ url }) => url)
  },
  startMeasuring: () => {
    monitor.start()
    return null
  },
  stopMeasuring: () => monitor.stop(),
})
