import { type ParseArgsConfig, parseArgs } from 'node:util'
import { describeStartError } from '../describe-start-error'
import { ArchiveError } from '../platform/database/archive/archive-error'
import { isDiskFull } from '../platform/database/describe-embedded-failure'
import { processTerminal, type Terminal } from './terminal'

/** The reason why a command cannot be carried out, as one French line for the operator. */
export class CommandError extends Error {
  constructor(
    message: string,
    /** 1: failed; 2: wrong arguments, or a missing confirmation. */
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}

/** The terminal and the environment variables of a command; replaced in tests. */
export type CommandDeps = {
  terminal: Terminal
  environment: Record<string, string | undefined>
}

export const processDeps: CommandDeps = { terminal: processTerminal, environment: process.env }

type CommandDefinition<Options extends NonNullable<ParseArgsConfig['options']>> = {
  usage: string
  options: Options
  /** How many positional arguments the command takes. */
  positionals: { min: number; max: number }
}

const commonOptions = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type OptionValues<Options extends NonNullable<ParseArgsConfig['options']>> = ReturnType<
  typeof parseArgs<{ options: Options & typeof commonOptions; allowPositionals: true }>
>['values']

/**
 * Parses the arguments of a command and runs it. Prints its usage for --help and for wrong
 * arguments. If the operator can fix an error, prints it as one line, or as JSON with --json; throws
 * any other error. Returns the exit code of `run`; after an error 1, or 2 for wrong arguments or a
 * missing confirmation.
 */
export async function runCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  { usage, options, positionals: { min, max } }: CommandDefinition<Options>,
  args: readonly string[],
  { terminal }: Pick<CommandDeps, 'terminal'>,
  run: (values: OptionValues<Options>, positionals: readonly string[]) => Promise<number>,
): Promise<number> {
  const parsed = parseCommandArguments({ ...options, ...commonOptions }, args)
  if (typeof parsed === 'string') return printUsageError(terminal, usage, parsed)
  const { values, positionals } = parsed
  if (values.help) {
    terminal.print(usage)
    return 0
  }
  if (positionals.length < min) return printUsageError(terminal, usage, 'Il manque un argument.')
  if (positionals.length > max)
    return printUsageError(terminal, usage, `« ${positionals[max]} » est de trop.`)
  try {
    return await run(values as unknown as OptionValues<Options>, positionals)
  } catch (error) {
    const message = describeCommandError(error)
    if (!message) throw error
    terminal.showProgress?.('')
    if (values.json) terminal.print(JSON.stringify({ error: { message } }))
    else terminal.printError(message)
    return error instanceof CommandError ? error.exitCode : 1
  }
}

function printUsageError(terminal: Terminal, usage: string, reason: string) {
  terminal.printError(reason)
  terminal.printError(usage)
  return 2
}

function parseCommandArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options & typeof commonOptions,
  args: readonly string[],
) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { values: values as { json: boolean; help: boolean }, positionals }
  } catch (error) {
    return describeParseError(error)
  }
}

/**
 * Returns one French line about an error of `parseArgs`, whose message quotes the option; throws any
 * other error.
 */
export function describeParseError(error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException
  const option = /'(-[^\s',<]*)/.exec(message)?.[1]
  if (!option) throw error
  return code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    ? `L’option « ${option} » est mal écrite\u00a0: voyez ci-dessous si elle attend une valeur.`
    : `« ${option} » n’est pas une option de cette commande.`
}

/** Returns one French line about an error that the operator can fix; undefined for any other. */
export function describeCommandError(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof ArchiveError) return error.message
  if (isDiskFull(error))
    return 'Le disque est plein\u00a0: rien d’incomplet n’a été gardé. Libérez de la place, puis relancez la commande.'
  if (error instanceof Error && error.name === 'AbortError')
    return 'Interrompu\u00a0: rien d’incomplet n’a été gardé.'
  return describeStartError(error, '')
}
