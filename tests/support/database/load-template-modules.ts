const importTemplateModules = async () => ({
  ...(await import('./embedded-template')),
  ...(await import('../product/make-product-template')),
  ...(await import('../../../voice/brain/exchanges/prepared-exchanges')),
})

const shared = globalThis as { templateModules?: ReturnType<typeof importTemplateModules> }

/**
 * Loads the modules that create templates. They import the whole server, which takes 3.5 s of CPU. Vitest loads the
 * set-up files of each project anew, so the first of them leaves the modules to the others in a global variable.
 */
export const loadTemplateModules = () => (shared.templateModules ??= importTemplateModules())
