import { existsSync } from 'node:fs'
import process from 'node:process'

/**
 * Sets the variables of the file .env in the current directory, if there is one. A variable that the
 * environment has already keeps its value.
 */
export function loadEnvironmentFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
