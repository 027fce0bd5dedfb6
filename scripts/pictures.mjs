// `npm run pictures [-- <sets>]`: bundles scripts/pictures, starts the built product with a data
// directory of its own, uses it in a browser, in spoken calls with a fake microphone, and saves
// screenshots as build/pictures/<screen>-<state>-<width>.jpg. The screenshots in the documentation,
// in docs/pictures, are copied from there by hand.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findChromium } from './find-chromium.mjs'
import { setup } from './setup.mjs'

const directory = 'build/take-screenshots'
/**
 * Files that other processes load: the synthesiser's child process, which speaks the caller's
 * words, and the module that ends the product when this process ends.
 */
const standaloneFiles = {
  'espeak-child': 'providers/espeak/espeak-child.mjs',
  'exit-with-parent': 'tests/support/product/exit-with-parent.mjs',
}

await setup()
process.env.CHROMIUM_PATH = findChromium()
const { build } = await import('vite')
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

rmSync(directory, { recursive: true, force: true })
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: directory,
    rollupOptions: {
      input: { 'take-screenshots': 'scripts/pictures/take-screenshots.ts', ...standaloneFiles },
      output: {
        entryFileNames: ({ name }) => (name in standaloneFiles ? '[name].mjs' : '[name].js'),
      },
    },
  },
})

const { takeScreenshots } = await import(
  pathToFileURL(path.join(root, directory, 'take-screenshots.js')).href
)
process.exitCode = await takeScreenshots(process.argv.slice(2))
