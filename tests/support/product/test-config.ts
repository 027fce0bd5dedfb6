import { type Config, readConfig } from '../../../server/config'
import { findFreePort } from './find-free-port'

/** Returns the configuration of a product that runs in the process of the tests, on a free port. */
export async function createTestConfig(dataDirectory: string): Promise<Config> {
  return readConfig({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDirectory,
    AUTH_SECRET: 'only-for-tests-'.repeat(3),
    LOG_LEVEL: 'error',
    OLLAMA_URL: 'off',
  })
}
