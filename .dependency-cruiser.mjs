const folders = 'domain|contract|voice|providers|server|web|content|emulators|tests|bench'

/**
 * Allows the files of `folder` to import, from this repository, only files of `folder` and the folders and files in
 * `mayImport`. Imports of packages are not restricted, nor is what unit tests import.
 */
const restrictImports = (folder, mayImport) => ({
  name: `${folder}-imports-only-${mayImport.join('-').replaceAll('/', '.') || 'itself'}`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: '[.]test[.]tsx?$' },
  to: {
    path: `^(${folders})/`,
    pathNot: [folder, ...mayImport].map((allowed) => `^${allowed}(/|[.]ts$)`),
  },
})

/** The import directions that docs/ARCHITECTURE.md describes. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    restrictImports('domain', []),
    restrictImports('contract', ['domain']),
    restrictImports('voice', ['domain']),
    {
      // These folders transform texts, and decide nothing about what a companion answers.
      name: 'language-libraries-import-no-dialogue',
      severity: 'error',
      from: { path: '^voice/(french|foreign-languages)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^voice/(?!french|foreign-languages|text-analysis)' },
    },
    // A port is defined beside the code that needs it: in voice/ports, and for payments in server/billing.
    restrictImports('providers', ['voice/ports', 'server/billing/payment-provider', 'domain']),
    restrictImports('content', ['domain']),
    restrictImports('web', ['contract', 'domain']),
    restrictImports('emulators', ['server/platform', 'contract', 'domain', 'voice/ports/clock']),
    {
      name: 'server-never-imports-web-tests-or-bench',
      severity: 'error',
      from: { path: '^server/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(web|tests|bench)/' },
    },
    {
      name: 'only-composition-and-commands-choose-implementations',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot:
          '^server/(composition/(compose|create-services|wire-billing|wire-emulators|voice/wire-realtime|voice/wire-voice)|commands/(doctor/inspect-(google|local-speech|payments|realtime|voice)|select-payment-account|stripe-sync|speech/[a-z-]+))[.]ts$|[.]test[.]ts$',
      },
      to: { path: '^(providers|emulators)/' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^(web|server)/features/([^/]+)/' },
      to: { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    },
    {
      name: 'billing-has-one-entry',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/billing/' },
      to: { path: '^server/billing/', pathNot: '^server/billing/billing[.]ts$' },
    },
    {
      // The features that credit or debit minutes, and billing, import the ledger, so it imports none of them.
      name: 'ledger-imports-no-feature',
      severity: 'error',
      from: { path: '^server/ledger/' },
      to: { path: '^server/(features|billing)/' },
    },
    {
      name: 'platform-imports-no-feature',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: '^server/(features|billing|ledger)/' },
    },
    {
      name: 'ui-imports-no-feature',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/(features|routes)/' },
    },
    {
      name: 'features-and-ui-import-no-route',
      severity: 'error',
      from: { path: '^web/(features|ui)/' },
      to: { path: '^web/routes/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^build/|[.]react-router/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
