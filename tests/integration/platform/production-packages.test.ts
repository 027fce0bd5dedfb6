import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../../package.json'

const directory = 'build/server'

/** Lists the packages and Node modules that a bundled file imports with a statement; not those of `import()`. */
function listImports(file: string) {
  const source = readFileSync(path.join(directory, file), 'utf8')
  const specifiers = source.matchAll(
    /(?:^|[;}])(?:import|export)\b(?:[^"'`;()]*?from)?\s*"([^".][^"]*)"/gm,
  )
  return [...specifiers].map(([, specifier = '']) => specifier)
}

const getPackageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

test('the import statements of the built server name only Node modules and production dependencies', () => {
  const files = readdirSync(directory).filter((file) => file.endsWith('.js'))
  const specifiers = files.flatMap(listImports).filter((specifier) => !isBuiltin(specifier))
  const { dependencies, optionalDependencies } = packageJson
  const productionPackages = Object.keys({ ...dependencies, ...optionalDependencies })
  expect(specifiers).not.toHaveLength(0)
  expect(productionPackages).toEqual(expect.arrayContaining(specifiers.map(getPackageName)))
})
