// Writes a .br and a .gz file beside every built text file, so that serving needs no compression.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = ['.js', '.css', '.svg', '.json', '.html', '.wasm', '.onnx', '.webmanifest']
const folder = path.resolve(process.argv[2] ?? 'build/client')

/**
 * Returns the Brotli level. At the highest one, the 14 MB of the detector's wasm take 27 s; level 5
 * takes 1 s and adds 10 % to the size.
 */
const chooseQuality = (bytes) => (bytes.length > 1_000_000 ? 5 : 11)

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!compressible.includes(path.extname(name))) continue
  const file = path.join(folder, name)
  const bytes = readFileSync(file)
  if (bytes.length < 1024) continue
  const params = { [constants.BROTLI_PARAM_QUALITY]: chooseQuality(bytes) }
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: bytes.length > 1_000_000 ? 6 : 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
}
