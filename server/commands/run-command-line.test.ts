import { describe, expect, test } from 'vitest'
import { runCommandLine } from './run-command-line'

async function run(...args: string[]) {
  const printedLines: string[] = []
  const errors: string[] = []
  const exitCode = await runCommandLine(args, {
    terminal: {
      print: (text) => void printedLines.push(text),
      printError: (text) => void errors.push(text),
      ask: null,
      showProgress: null,
    },
  })
  return { exitCode, printed: printedLines.join('\n'), errors: errors.join('\n') }
}

describe('runCommandLine', () => {
  test('lists every command for --help', async () => {
    const { exitCode, printed, errors } = await run('--help')
    expect([exitCode, errors]).toEqual([0, ''])
    for (const name of [
      ...['admin:create', 'backup', 'restore', 'move', 'doctor', 'import', 'speech', 'stripe:sync'],
      'users',
    ])
      expect(printed).toMatch(new RegExp(`npm run cli -- ${name} +\\p{L}`, 'u'))
  })

  test.each([
    ['without a command', [], 'Il manque une commande.'],
    ['with an unknown command', ['backups'], '« backups » n’est pas une commande.'],
    [
      'with the name of an inherited object property',
      ['toString'],
      '« toString » n’est pas une commande.',
    ],
  ])(
    'refuses a command line %s, and prints the commands on standard error',
    async (_case, args, reason) => {
      const { exitCode, printed, errors } = await run(...args)
      expect([exitCode, printed]).toEqual([2, ''])
      expect(errors).toContain(reason)
      expect(errors).toContain('npm run cli -- doctor')
    },
  )
})
