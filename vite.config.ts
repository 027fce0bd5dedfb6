import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [reactRouter(), clientChunks(), serverEntries()],
  // One sheet for all pages: a page waits for one file, and the next page for none.
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    cssCodeSplit: false,
    modulePreload: { resolveDependencies: selectPreloads },
  },
  // Required by a CommonJS package: with the ES module, every page would load helpers for the mixture.
  resolve: { alias: { '@daily-co/daily-js': '@daily-co/daily-js/dist/daily.js' } },
  worker: { format: 'es' },
  // These dependencies are found in advance, so that the first visit in development does not reload
  // the page.
  optimizeDeps: {
    entries: ['web/root.tsx', 'web/routes/**/*.tsx'],
    include: ['react-router/dom', 'react-dom/client'],
  },
})

/**
 * Selects the files that are fetched together with a script that loads later. Their names are part of
 * the script that loads it, so that a list costs each page bytes: files that every page has loaded
 * already are left out, and so are the small ones of scripts that nobody waits for.
 */
function selectPreloads(script: string, files: string[]) {
  const isInBackground = /[\\/](api-client|cookie-banner|share-panel)-/.test(script)
  return files.filter(
    (file) =>
      file === script ||
      (!/[\\/](react|shell|rolldown-runtime)-/.test(file) &&
        (!isInBackground || /[\\/]schemas-/.test(file))),
  )
}

/**
 * Bundles the thirty or so modules that pages share into a few files, because one file per module
 * would cost a phone several round trips. React, which seldom changes, has a file of its own.
 */
function clientChunks(): Plugin {
  return {
    name: 'client-chunks',
    configEnvironment(name, _config, { command }) {
      if (name !== 'client' || command !== 'build') return
      const groups = [
        { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
        { name: 'queries', test: /node_modules[\\/]@tanstack[\\/]/ },
        // In one file, so that the setting applies before any schema is created.
        {
          name: 'schemas',
          test: /node_modules[\\/]zod[\\/]|[\\/]web[\\/]api[\\/]disable-schema-compilation[.]ts/,
        },
        {
          name: 'shell',
          test: /[\\/]web[\\/](root|routes[\\/]pages|api[\\/]rate-limit-message|ui[\\/](feedback[\\/]notice|buttons[\\/]icon-button|layout[\\/]card))[.]tsx?/,
        },
        {
          name: 'companions',
          test: /[\\/]ui[\\/](companions[\\/]companion-(card|row)|icons[\\/]level-bars|forms[\\/]chip|voice[\\/]use-voice-sample)[.]tsx?$/,
        },
        {
          name: 'calling',
          test: /[\\/](call-launcher|bottom-inset|load-failure)[.]tsx?$/,
        },
        {
          name: 'fields',
          test: /[\\/]forms[\\/](text-field|checkbox|error-summary|use-checked-form)[.]tsx?$/,
        },
        {
          name: 'account-pages',
          test: /[\\/]accounts[\\/](auth-requests|auth-page[\\/][a-z-]+|email[\\/]email-field|google[\\/]google-(action|button|option|request|return-notice)|sign-up[\\/](read-registration|resend-confirmation))[.]tsx?$|[\\/]ui[\\/]forms[\\/]password-field[.]tsx$/,
        },
      ]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

/** Native binaries, wasm and optional packages stay in node_modules; all else is bundled. */
const external = [
  '@node-rs/argon2',
  '@node-rs/bcrypt',
  'sharp',
  'pdfkit',
  '@electric-sql/pglite',
  '@electric-sql/pglite/nodefs',
  '@echogarden/espeak-ng-emscripten',
  'sherpa-onnx-node',
  'onnxruntime-web',
  'pg-native',
]

/** Files that another thread or process loads by their own name. */
const standalone = [
  'pglite-worker',
  'pdf-worker',
  'page-worker',
  'espeak-child',
  'speech-child',
  'turn-child',
]

/**
 * One build for everything that runs on the server: React Router's own entry stays `index.js`,
 * and the process entries are added next to it. They share chunks, so that a module exists once.
 */
function serverEntries(): Plugin {
  return {
    name: 'server-entries',
    enforce: 'post',
    configEnvironment(name, _config, { command }) {
      if (name !== 'ssr' || command !== 'build') return
      return {
        resolve: { noExternal: true, external },
        build: {
          // For the stack traces in the log (server/platform/map-stack-trace.ts).
          sourcemap: true,
          rollupOptions: {
            input: {
              index: 'virtual:react-router/server-build',
              main: 'server/main.ts',
              cli: 'server/cli.ts',
              'pglite-worker': 'server/platform/database/pglite-worker.mjs',
              'pdf-worker': 'server/platform/pdf/pdf-worker.ts',
              'page-worker': 'server/platform/http/pages/rendering/page-worker.ts',
              'espeak-child': 'providers/espeak/espeak-child.mjs',
              'speech-child': 'providers/local-speech/engine/speech-child.mjs',
              'turn-child': 'providers/local-speech/turn/turn-child.mjs',
            },
            output: {
              // A process keeps the text of its scripts in memory, in two bytes a character.
              minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
              entryFileNames: ({ name: entry }) =>
                standalone.includes(entry) ? '[name].mjs' : '[name].js',
              chunkFileNames: '[name]-[hash].js',
            },
          },
        },
      }
    },
  }
}
