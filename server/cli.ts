import { runCommandLine } from './commands/run-command-line'

// Only the account that runs a command can read the files that the command creates.
process.umask(0o077)

process.exitCode = await runCommandLine(process.argv.slice(2))
