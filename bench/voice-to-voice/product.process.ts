// The product without its pages, on the embedded database in memory, with services of its own machine
// for recognition, answers and voice.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compose } from '../../server/composition/compose'
import { readConfig } from '../../server/config'
import { findFreePort } from '../../tests/support/product/find-free-port'
import { serveCommands } from '../bench-process'
import { reserveCalls } from '../calls/reserve-calls'
import type { ProductCommands } from './process-commands'

let product: Awaited<ReturnType<typeof compose>> | null = null
let origin = ''

serveCommands<ProductCommands>({
  async start({ servicesUrl }) {
    const config = {
      ...readConfig({
        PORT: String(await findFreePort()),
        DATA_DIR: mkdtempSync(path.join(tmpdir(), 'amivoix-bench-')),
        AUTH_SECRET: 'only-for-measuring-'.repeat(2),
        LOG_LEVEL: 'error',
        STT_URL: servicesUrl,
        STT_MODEL: 'ears',
        LLM_URL: servicesUrl,
        LLM_MODEL: 'mind',
        TTS_URL: servicesUrl,
        TTS_MODEL: 'voice',
        TTS_VOICES: '{"default":"one"}',
      }),
      database: { kind: 'embedded' as const },
    }
    product = await compose({ config, hasPages: false })
    await product.listen()
    origin = config.publicUrl.origin
    return null
  },
  reserve({ count }) {
    if (!product) throw new Error('The product was not started')
    return reserveCalls(product.database, origin, count)
  },
})
