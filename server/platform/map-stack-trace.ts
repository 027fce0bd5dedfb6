import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Matches a position in a built file: "file:///…/main.js:12:34" or "/…/main.js:12:34". */
const builtPositionPattern = /((?:file:\/\/)?\/[^\s()]+\.m?js):(\d+):(\d+)/g

/**
 * The cache of positions is cleared at this size; in practice, errors come from fewer positions.
 */
const maxPositions = 2_000

/**
 * How long a source map stays in memory. It is cached because errors come in bursts and reading it
 * takes 100 ms, and dropped because it occupies about 100 MB.
 */
const mapLifetimeMs = 60_000

/** Returns a stack trace with positions in the source files instead of the built files. */
export const mapStackTrace = createStackTraceMapper()

/**
 * Creates a function that maps stack traces. It reads a source map when an error is logged and soon
 * drops it, whereas `--enable-source-maps` would keep all source maps in memory. The positions that
 * it has mapped stay cached.
 */
export function createStackTraceMapper(readMap = readSourceMap) {
  const knownPositions = new Map<string, string>()
  const mapsByFile = new Map<string, SourceMap | null>()

  function findMap(file: string) {
    const cachedMap = mapsByFile.get(file)
    if (cachedMap !== undefined) return cachedMap
    if (mapsByFile.size === 0) setTimeout(() => mapsByFile.clear(), mapLifetimeMs).unref()
    const map = readMap(file)
    mapsByFile.set(file, map)
    return map
  }

  return (stack: string) =>
    stack.replace(
      builtPositionPattern,
      (builtPosition, file: string, line: string, column: string) => {
        const knownPosition = knownPositions.get(builtPosition)
        if (knownPosition !== undefined) return knownPosition
        const sourcePosition =
          findSource(findMap(file), Number(line), Number(column)) ?? builtPosition
        if (knownPositions.size >= maxPositions) knownPositions.clear()
        knownPositions.set(builtPosition, sourcePosition)
        return sourcePosition
      },
    )
}

function findSource(map: SourceMap | null, line: number, column: number) {
  const entry = map?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return undefined
  const source = entry.originalSource.replace(/^(\.\.\/)+/, '')
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

function readSourceMap(file: string) {
  if (file.includes('/node_modules/')) return null
  try {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
  } catch {
    return null // There is no source map in development, where nothing is built.
  }
}
