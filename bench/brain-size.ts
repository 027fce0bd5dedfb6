import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'voice/brain'

/** Files with what companions say and know; all other files contain rules. */
const textFiles =
  /^(?:activities\/\w+|exchanges\/scripts|knowledge|lessons\/content|listening\/kinds|templates|topics)\/|^lessons\/mistakes\/\w+-mistakes\.ts$|^listening\/general-replies\.ts$/

type BrainSize = { rules: number; rulesWithImports: number; text: number }

/**
 * Counts the lines of the scripted dialogue, without tests, comments and blank lines: rules without and with
 * imports, and French text. Reads the files below the working directory.
 */
export function measureBrain(): BrainSize {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith('testing/'))
  const counts = files.map((file) => ({
    isText: textFiles.test(file),
    ...countLines(readFileSync(path.join(folder, file), 'utf8')),
  }))
  const rules = counts.filter(({ isText }) => !isText)
  return {
    rules: sum(rules.map(({ code }) => code)),
    rulesWithImports: sum(rules.map(({ code, imports }) => code + imports)),
    text: sum(counts.filter(({ isText }) => isText).map(({ code }) => code)),
  }
}

function countLines(source: string): { code: number; imports: number } {
  const withoutComments = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*\n/gm, '')
  const importStatements = withoutComments.match(/^import [\s\S]*?from '[^']*'$/gm) ?? []
  const imports = sum(importStatements.map((statement) => statement.split('\n').length))
  return { code: withoutComments.trimEnd().split('\n').length - imports, imports }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
