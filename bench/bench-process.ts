import { fork } from 'node:child_process'
import { once } from 'node:events'

/** The commands of a benchmark's process, by name. */
type Commands = Record<string, { input: unknown; output: unknown }>
type Message = { command: string; input: unknown }

export type BenchProcess<OwnCommands extends Commands> = {
  /**
   * Sends a command and resolves to its answer; wait for it before the next command, because
   * commands are not queued. Rejects when the process exits before it answers.
   */
  run<Name extends keyof OwnCommands & string>(
    command: Name,
    input: OwnCommands[Name]['input'],
  ): Promise<OwnCommands[Name]['output']>
  stop(): Promise<void>
}

/**
 * Forks bench/<benchmark>/<process>.process.ts, which scripts/bench.mjs bundles as
 * <benchmark>-<process>.js; pass `<benchmark>-<process>` as `processName`.
 */
export function forkProcess<OwnCommands extends Commands>(
  processName: string,
): BenchProcess<OwnCommands> {
  const child = fork(new URL(`${processName}.js`, import.meta.url), {
    execArgv: ['--expose-gc'],
    serialization: 'advanced',
    // The benchmark's stdout holds only figures, so the process prints to stderr.
    stdio: ['ignore', 2, 'inherit', 'ipc'],
  })
  return {
    run: (command, input) =>
      new Promise((resolve, reject) => {
        const fail = () =>
          reject(new Error(`${processName} exited (${child.signalCode ?? child.exitCode})`))
        child.once('exit', fail)
        child.once('message', (output) => {
          child.off('exit', fail)
          resolve(output as never)
        })
        child.send({ command, input } satisfies Message)
      }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

type CommandHandlers<OwnCommands extends Commands> = {
  [Name in keyof OwnCommands]: (
    input: OwnCommands[Name]['input'],
  ) => Promise<OwnCommands[Name]['output']> | OwnCommands[Name]['output']
}

/**
 * Handles commands in the forked process until its parent exits. An error in a handler ends the process, and the
 * parent's `run` rejects.
 */
export function serveCommands<OwnCommands extends Commands>(
  handlers: CommandHandlers<OwnCommands>,
) {
  process.on('disconnect', () => process.exit())
  process.on('message', async ({ command, input }: Message) => {
    process.send?.((await handlers[command]?.(input)) ?? null)
  })
}
