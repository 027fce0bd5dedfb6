import { fork } from 'node:child_process'
import { once } from 'node:events'

/** What a process of a bench can be asked for, by name. */
type Orders = Record<string, { order: unknown; answer: unknown }>
type Message = { name: string; order: unknown }

export type BenchProcess<Known extends Orders> = {
  /** One at a time. Throws when the process dies before it answers. */
  ask<Name extends keyof Known & string>(
    name: Name,
    order: Known[Name]['order'],
  ): Promise<Known[Name]['answer']>
  end(): Promise<void>
}

/** Forks bench/<bench>/<process>.process.ts, named <bench>-<process>; see scripts/bench.mjs. */
export function forkProcess<Known extends Orders>(name: string): BenchProcess<Known> {
  const child = fork(new URL(`${name}.js`, import.meta.url), {
    execArgv: ['--expose-gc'],
    serialization: 'advanced',
    // The bench's own output holds figures alone: whatever a process prints goes beside it.
    stdio: ['ignore', 2, 'inherit', 'ipc'],
  })
  return {
    ask: (order, value) =>
      new Promise((resolve, reject) => {
        const fail = () =>
          reject(new Error(`${name} ended (${child.signalCode ?? child.exitCode})`))
        child.once('exit', fail)
        child.once('message', (answer) => {
          child.off('exit', fail)
          resolve(answer as never)
        })
        child.send({ name: order, order: value } satisfies Message)
      }),
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

type Answers<Known extends Orders> = {
  [Name in keyof Known]: (
    order: Known[Name]['order'],
  ) => Promise<Known[Name]['answer']> | Known[Name]['answer']
}

/** The forked side: answers until its parent is gone. A fault ends it, and the parent is told so. */
export function answerOrders<Known extends Orders>(answers: Answers<Known>) {
  process.on('disconnect', () => process.exit())
  process.on('message', async ({ name, order }: Message) => {
    process.send?.((await answers[name]?.(order)) ?? null)
  })
}
