import { type Config, readConfig } from '../../../server/config'
import { findFreePort } from './find-free-port'

/** Returns a configuration for a product that runs in the test process, on a free port. */
export async function createTestConfig(dataDirectory: string): Promise<Config> {
  return readConfig({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDirectory,
    AUTH_SECRET: 'only-for-tests-'.repeat(3),
    LOG_LEVEL: 'error',
    OLLAMA_URL: 'off',
  })
}
