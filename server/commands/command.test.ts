import { expect, test } from 'vitest'
import { runCommand } from './command'

const definition = {
  usage: 'mode d’emploi',
  options: { reason: { type: 'string' } },
  positionals: { min: 1, max: 1 },
} as const

async function run(...args: string[]) {
  const printedLines: string[] = []
  const errors: string[] = []
  const terminal = {
    print: (text: string) => void printedLines.push(text),
    printError: (text: string) => void errors.push(text),
    ask: null,
    showProgress: null,
  }
  const exitCode = await runCommand(definition, args, { terminal }, async () => 0)
  return { exitCode, printedLines, errors }
}

test('prints only the usage for --help', async () => {
  expect(await run('--help')).toEqual({ exitCode: 0, printedLines: ['mode d’emploi'], errors: [] })
})

test.each([
  [
    'an unknown option',
    ['file', '--raison=x'],
    '« --raison » n’est pas une option de cette commande.',
  ],
  ['a negative number', ['-5'], '« -5 » n’est pas une option de cette commande.'],
  ['an option without its value', ['file', '--reason'], 'L’option « --reason » est mal écrite'],
  [
    'a value for an option that takes none',
    ['file', '--json=yes'],
    'L’option « --json » est mal écrite',
  ],
  ['one argument too many', ['file', 'other'], '« other » est de trop.'],
  ['no argument', [], 'Il manque un argument.'],
])('refuses %s: prints the reason in French, and the usage', async (_case, args, reason) => {
  const { exitCode, printedLines, errors } = await run(...args)
  expect([exitCode, printedLines]).toEqual([2, []])
  expect(errors[0]).toContain(reason)
  expect(errors[1]).toBe('mode d’emploi')
})
