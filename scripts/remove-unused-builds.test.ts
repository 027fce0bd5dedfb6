import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeUnusedBuilds } from './remove-unused-builds.mjs'

test('removes all builds of ONNX Runtime but those for Node and for the WebAssembly backend', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'amivoix-builds-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const neededFiles = [
    'ort-wasm-simd-threaded.mjs',
    'ort-wasm-simd-threaded.wasm',
    'ort.node.min.mjs',
    'ort.wasm.bundle.min.mjs',
    'ort.wasm.min.mjs',
  ]
  const unusedFiles = [
    'ort-wasm-simd-threaded.asyncify.wasm',
    'ort-wasm-simd-threaded.jsep.mjs',
    'ort-wasm-simd-threaded.jspi.wasm',
    'ort.all.min.js',
    'ort.bundle.min.mjs',
    'ort.min.js',
    'ort.mjs',
    'ort.wasm.min.mjs.map',
    'ort.webgl.mjs',
    'ort.webgpu.bundle.min.mjs',
  ]
  for (const file of [...neededFiles, ...unusedFiles]) writeFileSync(path.join(directory, file), '')
  removeUnusedBuilds(directory)
  expect(readdirSync(directory).sort()).toEqual(neededFiles)
})

test('keeps the entry points for Node and for the WebAssembly backend in browsers', () => {
  const directory = 'node_modules/onnxruntime-web'
  const { exports } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))
  const files = readdirSync(path.join(directory, 'dist')).map((file) => `./dist/${file}`)
  expect(files).toEqual(
    expect.arrayContaining([
      exports['.'].node.import,
      ...Object.values(exports['./wasm'].import),
      exports['./ort-wasm-simd-threaded.wasm'],
    ]),
  )
})

test('does not throw where the package is not installed', () => {
  expect(() => removeUnusedBuilds('no/such/folder')).not.toThrow()
})
