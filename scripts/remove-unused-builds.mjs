// Runs after each package installation. Removes the builds of onnxruntime-web that nothing here loads,
// 120 MB of 139 (docs/decisions/055).
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Only the WebAssembly CPU backend is used. The GPU backends, the builds with JSPI or Asyncify, and the
 * source maps are not.
 */
const unusedFilePattern =
  /^ort\.(?:all|jspi|webgl|webgpu)\b|^ort\.(?:bundle\.)?(?:min\.)?m?js$|\.(?:asyncify|jsep|jspi)\.|\.map$/

/**
 * Removes the unused builds from the package's dist folder.
 * @param {string} directory
 */
export function removeUnusedBuilds(directory) {
  for (const file of listFiles(directory))
    if (unusedFilePattern.test(file)) rmSync(path.join(directory, file), { force: true })
}

/** @param {string} directory */
function listFiles(directory) {
  try {
    return readdirSync(directory)
  } catch {
    return [] // The package is not installed.
  }
}

const script = fileURLToPath(import.meta.url)
if (process.argv[1] === script)
  removeUnusedBuilds(
    path.join(path.dirname(path.dirname(script)), 'node_modules/onnxruntime-web/dist'),
  )
