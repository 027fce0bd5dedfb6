import { createInterface } from 'node:readline/promises'

/** Where a command prints, and how it asks the operator. */
export type Terminal = {
  print(text: string): void
  printError(text: string): void
  /** null when nobody can answer. */
  ask: ((question: string) => Promise<string>) | null
  /** Replaces the current progress line; null where lines cannot be replaced. */
  showProgress: ((text: string) => void) | null
}

/** The terminal of this process. */
export const processTerminal: Terminal = {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  ask: process.stdin.isTTY && process.stdout.isTTY ? ask : null,
  showProgress: process.stderr.isTTY ? (text) => process.stderr.write(`\r\u001b[K${text}`) : null,
}

async function ask(question: string) {
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await prompt.question(question)
  } finally {
    prompt.close()
  }
}

export type ReportProgress = (progress: { done: number; total: number; detail?: string }) => void

/**
 * Returns a function that reports how much of a long task is done: in one changing line on a
 * terminal; elsewhere in a line on standard error for each tenth, so that programs can parse the
 * standard output.
 */
export function createProgressReporter(
  label: string,
  { printError, showProgress }: Pick<Terminal, 'printError' | 'showProgress'>,
): ReportProgress {
  let shownPercent = -1
  return ({ done, total, detail }) => {
    const percent = total === 0 ? 100 : Math.min(100, Math.floor((100 * done) / total))
    const step = showProgress ? percent : Math.floor(percent / 10) * 10
    if (step <= shownPercent) return
    shownPercent = step
    const text = `${label}\u00a0: ${step}\u00a0%${detail ? ` (${detail})` : ''}`
    if (!showProgress) return printError(text)
    showProgress(percent === 100 ? '' : text)
  }
}
