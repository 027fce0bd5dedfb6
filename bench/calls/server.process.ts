// The product under load: everything but its pages, on the embedded database in memory, with a
// companion that costs no time. Its heartbeats, meters and records are part of what is measured.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compose } from '../../server/composition/compose'
import { readConfig } from '../../server/config'
import { findFreePort } from '../../tests/support/product/find-free-port'
import { createProcessMeter } from '../measure-process'
import { answerOrders } from '../process-orders'
import { instantVoice } from './instant-voice'
import type { ServerOrders } from './orders'
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
const meter = createProcessMeter()

answerOrders<ServerOrders>({
  reserve: ({ count }) => reserveCalls(product.database, config.publicUrl.origin, count),
  begin: () => {
    meter.begin()
    return null
  },
  end: () => meter.end(),
})
