import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'voice/brain'

/** Files that contain what companions say and know; all other files contain rules. */
const textFiles =
  /^(?:activities\/\w+|exchanges\/scripts|follow-ups\/scripts|knowledge|lessons\/content|listening\/kinds|templates|topics)\/|^lessons\/mistakes\/\w+-mistakes\.ts$|^listening\/general-replies\.ts$/

type BrainSize = { ruleLines: number; textLines: number }

/**
 * Counts the lines of rules and of French text in the scripted dialogue, without tests, comments, blank lines and
 * import statements. Reads voice/brain in the working directory.
 */
export function countBrainLines(): BrainSize {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith('testing/'))
  const counts = files.map((file) => ({
    isText: textFiles.test(file),
    lineCount: countLines(readFileSync(path.join(folder, file), 'utf8')),
  }))
  const sumLines = ({ isText }: { isText: boolean }) =>
    sum(counts.filter((count) => count.isText === isText).map(({ lineCount }) => lineCount))
  return { ruleLines: sumLines({ isText: false }), textLines: sumLines({ isText: true }) }
}

function countLines(source: string): number {
  const withoutComments = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*\n/gm, '')
  const importStatements = withoutComments.match(/^import [\s\S]*?from '[^']*'$/gm) ?? []
  const importLines = sum(importStatements.map((statement) => statement.split('\n').length))
  return withoutComments.trimEnd().split('\n').length - importLines
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
