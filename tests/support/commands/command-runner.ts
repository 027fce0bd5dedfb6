import path from 'node:path'
import type { CommandDeps } from '../../../server/commands/command'
import type { DatabaseLocation } from '../../../server/platform/database/open-database'
import { createTestDirectory, removeTestDirectory } from '../database/create-test-directory'

type Command = (args: readonly string[], deps: CommandDeps) => Promise<number>
type Environment = Record<string, string | undefined>

/** Returns the environment variables that make an operator's command use this database. */
export const getEnvironment = (location: DatabaseLocation, dataDirectory: string): Environment => ({
  DATA_DIR: location.kind === 'embedded' ? path.dirname(location.directory ?? '') : dataDirectory,
  DATABASE_URL: location.kind === 'server' ? location.url : undefined,
  AUTH_SECRET: 'only-for-tests-'.repeat(3),
  OLLAMA_URL: 'off',
})

/** Runs a command as an operator would. `answer` is what they type when asked; null if there is nobody to ask. */
export async function runAsOperator(
  command: Command,
  args: readonly string[],
  environment: Environment,
  answer: string | null = null,
) {
  const outputLines: string[] = []
  const errors: string[] = []
  const code = await command(args, {
    environment,
    terminal: {
      print: (text) => void outputLines.push(text),
      printError: (text) => void errors.push(text),
      ask: answer === null ? null : async () => answer,
      showProgress: null,
    },
  })
  const text = outputLines.join('\n')
  return { code, text, errors: errors.join('\n'), readJson: () => JSON.parse(text) }
}

/** Creates a directory for the files of one test. */
export async function createWorkDirectory() {
  const directory = await createTestDirectory('commands')
  return { directory, remove: () => removeTestDirectory(directory) }
}
