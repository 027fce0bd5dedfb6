import { existsSync } from 'node:fs'
import process from 'node:process'

/**
 * Sets the variables of the file .env in the current directory, if there is one. Variables that
 * are already set keep their values.
 */
export function loadEnvironmentFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
