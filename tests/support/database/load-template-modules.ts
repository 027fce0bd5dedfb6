const importTemplateModules = async () => ({
  ...(await import('./embedded-template')),
  ...(await import('../product/make-product-template')),
  ...(await import('../../../voice/brain/exchanges/prepared-exchanges')),
})

const shared = globalThis as { templateModules?: ReturnType<typeof importTemplateModules> }

/**
 * Loads the modules that create the template databases and the template data directory, and the prepared exchanges.
 * They import the whole server, which takes 3.5 s of CPU. Vitest loads the set-up files of each project anew, so the
 * first of them stores the modules in a global variable for the others.
 */
export const loadTemplateModules = () => (shared.templateModules ??= importTemplateModules())
