// Writes .br and .gz beside every built text file, so that serving costs no processor time.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = ['.js', '.css', '.svg', '.json', '.html', '.wasm', '.onnx', '.webmanifest']
const folder = path.resolve(process.argv[2] ?? 'build/client')

/** At the highest level the detector's 14 MB of wasm alone take 27 s; at 5, one, for 10 % more bytes. */
const qualityOf = (bytes) => (bytes.length > 1_000_000 ? 5 : 11)

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!compressible.includes(path.extname(name))) continue
  const file = path.join(folder, name)
  const bytes = readFileSync(file)
  if (bytes.length < 1024) continue
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(bytes) }
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: bytes.length > 1_000_000 ? 6 : 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
}
