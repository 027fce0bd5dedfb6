// Writes a .br and a .gz file beside every built file that compresses well, so that serving needs no
// compression.
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressibleExtensions = [
  '.js',
  '.css',
  '.svg',
  '.json',
  '.html',
  '.wasm',
  '.onnx',
  '.webmanifest',
]
const folder = path.resolve(process.argv[2] ?? 'build/client')

/** Below this size, in bytes, compression saves less than the header that announces it. */
const minBytes = 200

/** Above this size, in bytes, the highest compression levels would take too long. */
const largeFileBytes = 1_000_000

/**
 * Returns the Brotli and gzip levels. At the highest Brotli level, the voice activity detector's 14 MB wasm
 * file takes 27 s; level 5 takes 1 s and adds 10 % to the size.
 */
const chooseLevels = (bytes) =>
  bytes.length > largeFileBytes ? { brotli: 5, gzip: 6 } : { brotli: 11, gzip: 9 }

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  compressibleExtensions.includes(path.extname(name)),
)
// All at once, so that Node's threads use every core.
await Promise.all(files.map((name) => compress(path.join(folder, name))))

async function compress(file) {
  const bytes = readFileSync(file)
  if (bytes.length < minBytes) return
  const levels = chooseLevels(bytes)
  const params = { [constants.BROTLI_PARAM_QUALITY]: levels.brotli }
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: levels.gzip }))
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
}
