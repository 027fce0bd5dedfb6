import { selectModels } from './select-models'
import type { SpeechContext } from './speech-context'

/**
 * Compares the files of the given models, or of all installed models, with the checksums that were
 * recorded at their installation.
 */
export async function verifySpeech(
  positionals: readonly string[],
  context: SpeechContext,
): Promise<number> {
  const { store, terminal, options } = context
  const selectedModels = selectModels(positionals, context)
  if (!selectedModels) return 2
  const { models: installed } = await store.read()
  const names =
    selectedModels.length > 0 ? selectedModels.map(({ name }) => name) : Object.keys(installed)
  const results = []
  for (const name of names) {
    const isInstalled = name in installed
    results.push({ name, isInstalled, damaged: await store.findDamage(name) })
  }
  const isFine = results.every(({ isInstalled, damaged }) => isInstalled && damaged.length === 0)
  if (options.isJson) terminal.print(JSON.stringify({ isFine, models: results }))
  else if (results.length === 0) terminal.print('Aucun modèle n’est installé.')
  else
    for (const { name, isInstalled, damaged } of results) {
      if (!isInstalled) terminal.print(`à régler  ${name} : n’est pas installé`)
      else if (damaged.length === 0) terminal.print(`ok        ${name}`)
      else {
        const damagedFiles = damaged
          .map(({ file, problem }) => `${file} (${problem === 'missing' ? 'absent' : 'modifié'})`)
          .join(', ')
        terminal.print(
          `à régler  ${name} : ${damagedFiles} ; réinstallez-le : npm run cli -- speech install ${name}`,
        )
      }
    }
  return isFine ? 0 : 1
}
