import { createHash } from 'node:crypto'
import path from 'node:path'
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { reactRouter } from '@react-router/dev/vite'
import postcss, { type Container, type Rule } from 'postcss'
import { defineConfig, type Plugin, runnerImport } from 'vite'

export default defineConfig({
  plugins: [
    reactRouter(),
    productionRouter(),
    messageInlining(),
    browserContract(),
    clientChunks(),
    adminStyleSheet(),
    computedAtBuild(),
    serverEntries(),
  ],
  css: { modules: { generateScopedName: nameClass } },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // One style sheet for all pages except the administration: the first visited page loads it, later pages load none.
    cssCodeSplit: false,
    modulePreload: { resolveDependencies: selectPreloads },
  },
  // @vapi-ai/web, a CommonJS package, requires daily-js. With the ES module of daily-js, the bundler would add
  // interop helpers to every page, so the alias selects the CommonJS build.
  resolve: { alias: { '@daily-co/daily-js': '@daily-co/daily-js/dist/daily.js' } },
  worker: { format: 'es' },
  // Dependencies that Vite optimises in advance, so that the first visit in development does not reload the page.
  optimizeDeps: {
    entries: ['web/root.tsx', 'web/routes/**/*.tsx'],
    include: ['react-router/dom', 'react-dom/client'],
  },
})

/**
 * Selects which files are preloaded for a dynamic import: the imported script and the files that it needs, without those
 * that every page has already loaded. For a script that loads in the background, selects only the script itself. The
 * importing script contains the names of the selected files, so each name costs every page some bytes.
 */
function selectPreloads(script: string, files: string[]) {
  const isInBackground = /[\\/](api-client|cookie-banner|share-panel)-/.test(script)
  return files.filter(
    (file) =>
      file === script || (!isInBackground && !/[\\/](react|shell|rolldown-runtime)-/.test(file)),
  )
}

/**
 * Resolves React Router to its production files for browsers. Its package gives bundlers the development
 * files, whose warnings would cost each visitor half a kilobyte.
 */
function productionRouter(): Plugin {
  const files = new Map([
    ['react-router', 'index.mjs'],
    ['react-router/dom', 'dom-export.mjs'],
  ])
  return {
    name: 'production-router',
    enforce: 'pre',
    applyToEnvironment: ({ name, config }) => name === 'client' && config.command === 'build',
    resolveId(id) {
      const file = files.get(id)
      return file && path.resolve('node_modules/react-router/dist/production', file)
    },
  }
}

/**
 * Replaces `publicMessages.CODE` with its text in the browser's scripts, so that a page loads the messages
 * that it can show instead of all of them.
 */
function messageInlining(): Plugin {
  const messageReference = /\bpublicMessages[.](\w+)/g
  const unusedImport = /^import \{ publicMessages \} from .*$(?![\s\S]*\bpublicMessages\b)/m
  let messages: Readonly<Record<string, string>> = {}
  return {
    name: 'message-inlining',
    enforce: 'pre',
    applyToEnvironment: ({ name, config }) => name === 'client' && config.command === 'build',
    async buildStart() {
      const { module } = await runnerImport<typeof import('./domain/public-messages')>(
        './domain/public-messages.ts',
      )
      messages = module.publicMessages
    },
    transform: {
      filter: { id: /[.]tsx?$/, code: messageReference },
      handler: (code) => ({
        code: code
          .replace(
            messageReference,
            (whole, name: string) => JSON.stringify(messages[name]) ?? whole,
          )
          .replace(unusedImport, ''),
        map: null,
      }),
    },
  }
}

/**
 * Replaces the API contract in the browser's scripts with the method and path of each procedure. The client
 * reads nothing else, so browsers need not load the schemas.
 */
function browserContract(): Plugin {
  return {
    name: 'browser-contract',
    applyToEnvironment: ({ name, config }) => name === 'client' && config.command === 'build',
    load: {
      filter: { id: /[\\/]web[\\/]api[\\/]browser-contract[.]ts$/ },
      async handler() {
        const { module } =
          await runnerImport<typeof import('./contract/contract')>('./contract/contract.ts')
        return `export const contract = ${JSON.stringify(selectRoutes(module.contract))}`
      },
    },
  }
}

/** Reduces each procedure to its route, in the form that `isContractProcedure` still recognises as a procedure. */
function selectRoutes(router: AnyContractRouter): unknown {
  if (!isContractProcedure(router))
    return Object.fromEntries(
      Object.entries(router).map(([name, part]) => [name, selectRoutes(part)]),
    )
  const { method, path, inputStructure, outputStructure } = router['~orpc'].route
  const route = { method, path, inputStructure, outputStructure }
  return { '~orpc': { errorMap: {}, meta: {}, route } }
}

/**
 * Bundles the modules that pages share into a few files, because one file per module would cost a phone several
 * round trips. React, which seldom changes, has a file of its own.
 */
function clientChunks(): Plugin {
  return {
    name: 'client-chunks',
    configEnvironment(name, _config, { command }) {
      if (name !== 'client' || command !== 'build') return
      const groups = [
        { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
        { name: 'queries', test: /node_modules[\\/]@tanstack[\\/]/ },
        // zod and the module that configures it are in one file, so that the configuration precedes every schema.
        {
          name: 'schemas',
          test: /node_modules[\\/]zod[\\/]|[\\/]web[\\/]api[\\/]disable-schema-compilation[.]ts/,
        },
        {
          name: 'shell',
          test: /[\\/]web[\\/](root|routes[\\/]pages|ui[\\/](feedback[\\/]notice|buttons[\\/](icon-button|use-copy-to-clipboard)|layout[\\/](card|bottom-inset)))[.]tsx?/,
        },
        // The banner, with the modules that it shares with the cookie settings, which few visitors open.
        {
          name: 'cookie-banner',
          test: /[\\/]domain[\\/](legal[\\/]cookie-choice|cookie-consent)[.]ts|[\\/]cookies[\\/](cookie-(banner|store)|use-cookie-consent)[.]tsx?$/,
        },
        // The blog and the help centre use these two modules without the companion cards.
        { name: 'chips', test: /[\\/]ui[\\/](forms[\\/]chip|companions[\\/]tag)[.]tsx?$/ },
        {
          name: 'companions',
          test: /[\\/]ui[\\/](companions[\\/]companion-(card|row)|icons[\\/]playing-bars|voice[\\/]use-voice-sample)[.]tsx?$/,
        },
        {
          name: 'calling',
          test: /[\\/](call-launcher|load-failure)[.]tsx?$/,
        },
        {
          name: 'fields',
          test: /[\\/]forms[\\/](text-field|checkbox|error-summary|checked-form)[.]tsx?$/,
        },
        {
          name: 'account-pages',
          test: /[\\/]accounts[\\/](auth-requests|auth-page[\\/][a-z-]+|email[\\/]email-field|google[\\/]google-(action|button|option|request|return-notice)|sign-up[\\/](read-registration|resend-confirmation))[.]tsx?$|[\\/]ui[\\/]forms[\\/]password-field[.]tsx$/,
        },
      ]
      // Seven characters tell versions apart; each further one adds a byte to every import of a first visit.
      const chunkFileNames = 'assets/[name]-[hash:7].js'
      return {
        build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } },
      }
    },
  }
}

const adminStyles = /[\\/]web[\\/]features[\\/]admin[\\/].*[.]module[.]css$/
const adminRoute = /[\\/]web[\\/]routes[\\/]admin[\\/]admin[.]tsx/

/** Prefix of the class names of the administration, by which `moveRule` recognises them. */
const adminPrefix = '_admin-'

/** Names a class of a CSS module; the names of the administration get `adminPrefix`. */
function nameClass(name: string, file: string): string {
  const relative = path.relative('.', file.split('?')[0] ?? file).replaceAll('\\', '/')
  const hash = createHash('sha256').update(relative).digest('base64url').slice(0, 5)
  return adminStyles.test(file) ? `${adminPrefix}${name}_${hash}` : `_${name}_${hash}`
}

/**
 * Moves the rules of the administration from the style sheet of all pages to one that only the administration
 * loads, so that visitors do not download them.
 */
function adminStyleSheet(): Plugin {
  return {
    name: 'admin-style-sheet',
    enforce: 'post',
    applyToEnvironment: ({ name, config }) => name === 'client' && config.command === 'build',
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle)
      const sheet = outputs.find(({ fileName }) => fileName.endsWith('.css'))
      const page = outputs.find(
        (output) => output.type === 'chunk' && adminRoute.test(output.facadeModuleId ?? ''),
      )
      if (sheet?.type !== 'asset' || page?.type !== 'chunk')
        throw new Error('The build has no style sheet or no page of the administration')
      const { shared, admin } = divideSheet(String(sheet.source))
      sheet.source = shared
      const id = this.emitFile({ type: 'asset', name: 'admin.css', source: admin })
      page.viteMetadata?.importedCss.add(this.getFileName(id))
    },
  }
}

/** Divides a style sheet into the rules of the administration and all others, without changing their order. */
function divideSheet(sheet: string): { shared: string; admin: string } {
  const shared = postcss.parse(sheet, { from: undefined })
  const admin = postcss.root()
  moveAdminRules(shared, admin)
  return { shared: shared.toString(), admin: admin.toString() }
}

function moveAdminRules(from: Container, to: Container) {
  for (const node of [...(from.nodes ?? [])]) {
    if (node.type === 'rule') moveRule(node, to)
    else if (node.type === 'atrule' && node.nodes && node.name !== 'keyframes') {
      const copy = node.clone({ nodes: [] })
      moveAdminRules(node, copy)
      if (copy.nodes?.length) to.append(copy)
      if (node.nodes.length === 0) node.remove()
    }
  }
}

/**
 * Moves only the selectors of the administration, not the whole rule, because the minifier merges rules with
 * the same body.
 */
function moveRule(rule: Rule, to: Container) {
  const adminSelectors = rule.selectors.filter((selector) => selector.includes(`.${adminPrefix}`))
  if (adminSelectors.length === 0) return
  const otherSelectors = rule.selectors.filter((selector) => !adminSelectors.includes(selector))
  to.append(rule.clone({ selectors: adminSelectors }))
  if (otherSelectors.length === 0) rule.remove()
  else rule.selectors = otherSelectors
}

/**
 * Puts results into the server's scripts in place of the code that would compute them at each start: the prepared
 * exchanges of the scripted dialogue, and the articles of the blog (docs/decisions/071).
 */
function computedAtBuild(): Plugin {
  const computedModules = new Set<string>()
  return {
    name: 'computed-at-build',
    // A renamed module would otherwise be computed at each start again, unnoticed.
    buildEnd(error) {
      if (!error && computedModules.size < 2)
        this.error('computedAtBuild does not find its two modules')
    },
    applyToEnvironment: ({ name, config }) => name === 'ssr' && config.command === 'build',
    load: {
      filter: {
        id: /[\\/](exchanges[\\/]prepared-exchanges|composition[\\/]parsed-articles)[.]ts$/,
      },
      handler(id) {
        computedModules.add(id)
        return id.endsWith('prepared-exchanges.ts') ? storeExchanges() : storeArticles()
      },
    },
  }
}

async function storeExchanges(): Promise<string> {
  const folder = './voice/brain/exchanges'
  const prepared = await runnerImport<typeof import('./voice/brain/exchanges/prepared-exchanges')>(
    `${folder}/prepared-exchanges.ts`,
  )
  const { module } = await runnerImport<typeof import('./voice/brain/exchanges/store-exchanges')>(
    `${folder}/store-exchanges.ts`,
  )
  const stored = module.storeExchanges(prepared.module.preparedExchanges)
  return `import { restoreExchanges } from './store-exchanges'
export const preparedExchanges = restoreExchanges(${JSON.stringify(stored)})`
}

async function storeArticles(): Promise<string> {
  const { module } = await runnerImport<typeof import('./server/composition/parsed-articles')>(
    './server/composition/parsed-articles.ts',
  )
  return `export const parsedArticles = ${JSON.stringify(module.parsedArticles)}`
}

/**
 * The server's code is divided into these groups of scripts and the rest; a group has one script for each set of entry
 * points that use it. V8 stores an ASCII script with one byte per character; patterns in String.raw cannot be escaped
 * to ASCII, so they are a group of their own. The packages in `leaves`, which need hardly any others, are separate,
 * because parsing a large script takes much memory (docs/decisions/056).
 */
const scriptGroups = [
  {
    name: 'leaves',
    test: /[\\/]node_modules[\\/](ajv|drizzle-orm|jose|luxon|nodemailer|stripe|yaml)[\\/]/,
  },
  { name: 'packages', test: /[\\/]node_modules[\\/]/ },
  {
    name: 'patterns',
    test: /[\\/]voice[\\/](brain[\\/](activities|knowledge|lessons|listening|templates|topics)|text-normalisation)[\\/]/,
  },
  { name: 'voice', test: /[\\/]voice[\\/]/ },
  // A module that matches several groups belongs to the first of them.
].map((group, index, groups) => ({
  ...group,
  priority: groups.length - index,
  entriesAware: true,
}))

/** Packages that are not bundled: those with native binaries, WebAssembly or data files, and the optional pg-native. */
const externalPackages = [
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

/** Entry points that other code loads by file name, most of them in another thread or process. */
const standaloneEntries = [
  'pglite-worker',
  'pdf-worker',
  'page-worker',
  'espeak-child',
  'speech-child',
  'turn-child',
  'common-passwords',
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
        resolve: { noExternal: true, external: externalPackages },
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
              'common-passwords': 'server/features/accounts/passwords/common-passwords.mjs',
            },
            output: {
              // Removes white space, because a process keeps the text of its scripts in memory.
              minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
              entryFileNames: ({ name: entry }) =>
                standaloneEntries.includes(entry) ? '[name].mjs' : '[name].js',
              chunkFileNames: '[name]-[hash].js',
              charset: 'ascii',
              codeSplitting: { groups: scriptGroups },
            },
          },
        },
      }
    },
  }
}
