import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const dialogueFolder = 'voice/brain'

/** Libraries of the scripted dialogue. They decide nothing about what is answered. */
const libraryFolders = ['voice/french', 'voice/foreign-languages', 'voice/summary'] as const

/** Files of the dialogue that contain what companions say and know; its other files contain rules. */
const dialogueTextFiles =
  /^(?:activities\/\w+|exchanges\/scripts|follow-ups\/scripts|knowledge|lessons\/content|listening\/kinds|templates|topics)\/|^lessons\/mistakes\/\w+-mistakes\.ts$|^listening\/general-replies\.ts$/

/** Files of the libraries that contain tables and patterns of words. */
const libraryTextFiles = /(?:^|\/)words\/|^vocabulary\/(?!find-word)|^mistakes\/\w+-mistakes[.]ts$/

type BrainSize = { ruleLines: number; textLines: number; libraryLines: number }

/**
 * Counts the lines of rules and of text in the scripted dialogue, and the lines of code in its libraries, without
 * tests, comments, blank lines and import statements. Reads the folders in the working directory.
 */
export function countBrainLines(): BrainSize {
  const dialogue = countFolder(dialogueFolder, dialogueTextFiles)
  const libraries = libraryFolders.map((folder) => countFolder(folder, libraryTextFiles))
  return {
    ruleLines: dialogue.codeLines,
    textLines: dialogue.textLines,
    libraryLines: sum(libraries.map(({ codeLines }) => codeLines)),
  }
}

/** Counts the lines of code and of text in a folder. `textFiles` matches the files of text. */
function countFolder(folder: string, textFiles: RegExp) {
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
  return { codeLines: sumLines({ isText: false }), textLines: sumLines({ isText: true }) }
}

/** Counts the lines without comments, blank lines and import statements. */
function countLines(source: string): number {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s*\n/gm, '')
  const importStatements = code.match(/^import [\s\S]*?from '[^']*'$/gm) ?? []
  const importLines = sum(importStatements.map((statement) => statement.split('\n').length))
  return code.trimEnd().split('\n').length - importLines
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
