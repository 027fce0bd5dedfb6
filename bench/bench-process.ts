import { fork } from 'node:child_process'
import { once } from 'node:events'

/** The commands of a benchmark's process, by name. */
type Commands = Record<string, { input: unknown; output: unknown }>
type Message = { name: string; input: unknown }

export type BenchProcess<Known extends Commands> = {
  /**
   * Sends a command and resolves to its answer; wait for it before the next command, because
   * commands are not queued. Rejects when the process exits before it answers.
   */
  run<Name extends keyof Known & string>(
    name: Name,
    input: Known[Name]['input'],
  ): Promise<Known[Name]['output']>
  stop(): Promise<void>
}

/**
 * Forks bench/<benchmark>/<process>.process.ts, which scripts/bench.mjs bundles as
 * <benchmark>-<process>.js; pass `<benchmark>-<process>` as `name`.
 */
export function forkProcess<Known extends Commands>(name: string): BenchProcess<Known> {
  const child = fork(new URL(`${name}.js`, import.meta.url), {
    execArgv: ['--expose-gc'],
    serialization: 'advanced',
    // The benchmark's stdout holds only figures, so the process prints to stderr.
    stdio: ['ignore', 2, 'inherit', 'ipc'],
  })
  return {
    run: (command, input) =>
      new Promise((resolve, reject) => {
        const fail = () =>
          reject(new Error(`${name} exited (${child.signalCode ?? child.exitCode})`))
        child.once('exit', fail)
        child.once('message', (output) => {
          child.off('exit', fail)
          resolve(output as never)
        })
        child.send({ name: command, input } satisfies Message)
      }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

type CommandHandlers<Known extends Commands> = {
  [Name in keyof Known]: (
    input: Known[Name]['input'],
  ) => Promise<Known[Name]['output']> | Known[Name]['output']
}

/**
 * Handles commands in the forked process until its parent exits. An error ends the process, which
 * the parent notices.
 */
export function serveCommands<Known extends Commands>(handlers: CommandHandlers<Known>) {
  process.on('disconnect', () => process.exit())
  process.on('message', async ({ name, input }: Message) => {
    process.send?.((await handlers[name]?.(input)) ?? null)
  })
}
