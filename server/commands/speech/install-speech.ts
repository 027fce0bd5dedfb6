import type { DownloadProgress } from '../../../providers/local-speech/models/download-file'
import {
  type InstallOptions,
  installModel,
} from '../../../providers/local-speech/models/install-model'
import type { InstalledModel } from '../../../providers/local-speech/models/model-store'
import type { SpeechModel } from '../../../providers/local-speech/models/speech-model'
import { SpeechModelError } from '../../../providers/local-speech/models/speech-model-error'
import { isEngineInstalled } from '../../../providers/local-speech/open-local-speech'
import type { Terminal } from '../terminal'
import { lockModels } from './lock-models'
import { selectModels } from './select-models'
import type { SpeechContext } from './speech-context'
import { tryModel } from './try-model'

/**
 * Installs the named models, or the recommended ones when none is named, and returns the exit code.
 * After Ctrl-C, the downloaded part of a file is kept, and the next installation continues the
 * download.
 */
export async function installSpeech(
  positionals: readonly string[],
  context: SpeechContext,
): Promise<number> {
  const { catalogue, options, terminal } = context
  const namedModels = selectModels(positionals, context)
  if (!namedModels) return 2
  const models =
    namedModels.length > 0 ? namedModels : catalogue.filter(({ isRecommended }) => isRecommended)
  if (options.sha256 && models.length !== 1) {
    terminal.printError('--sha256 vaut pour un seul modèle : nommez-le.')
    return 2
  }
  const modelsToInstall = await selectModelsToInstall(models, context)
  if (modelsToInstall.length === 0) {
    if (options.isJson) terminal.print(JSON.stringify({ installed: [] }))
    return 0
  }
  if (!(await askToAcceptLicences(modelsToInstall, context))) return 2
  const unlock = await lockModels(context)
  if (!unlock) return 1
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  process.once('SIGINT', interrupt)
  try {
    const installedModels: ({ name: string } & InstalledModel)[] = []
    for (const model of modelsToInstall) {
      const result = await installOneModel(model, context, interruption.signal).catch(
        (error: unknown) => {
          throw error instanceof SpeechModelError
            ? new SpeechModelError(error.problem, model.name)
            : error
        },
      )
      installedModels.push({ name: model.name, ...result })
    }
    if (options.isJson) terminal.print(JSON.stringify({ installed: installedModels }))
    return 0
  } catch (error) {
    if (!interruption.signal.aborted) throw error
    terminal.printError(
      'Interrompu : la prochaine installation reprendra là où celle-ci s’est arrêtée.',
    )
    return 1
  } finally {
    process.removeListener('SIGINT', interrupt)
    unlock()
  }
}

/**
 * Returns those models that are missing or damaged, and prints that the others are installed. With
 * --accept-new, returns all of them.
 */
async function selectModelsToInstall(
  models: readonly SpeechModel[],
  { store, options, terminal }: SpeechContext,
) {
  const { models: installedModels } = await store.read()
  const modelsToInstall: SpeechModel[] = []
  for (const model of models) {
    const isIntact =
      model.name in installedModels && (await store.findDamage(model.name)).length === 0
    if (!isIntact || options.shouldAcceptNewChecksum) modelsToInstall.push(model)
    else if (!options.isJson) terminal.print(`${model.name} : déjà installé`)
  }
  return modelsToInstall
}

/**
 * Prints the licences, and returns whether the operator accepts them, with --accept-licence or by
 * answering a question.
 */
async function askToAcceptLicences(
  models: readonly SpeechModel[],
  { options, terminal }: SpeechContext,
): Promise<boolean> {
  const print = options.isJson ? terminal.printError : terminal.print
  for (const { name, licence, attribution, download } of models) {
    print(`${name} : ${download.megabytes} Mo, licence ${licence.name}, ${licence.url}`)
    if (attribution) print(`  à créditer : ${attribution}`)
  }
  if (options.hasAcceptedLicences) return true
  if (terminal.ask && !options.isJson) {
    const answer = await terminal.ask('Acceptez-vous ces licences ? (oui/non) ')
    return /^o(ui)?$/i.test(answer.trim())
  }
  terminal.printError('Relancez avec --accept-licence si vous acceptez ces licences.')
  return false
}

async function installOneModel(
  model: SpeechModel,
  { store, options, terminal, ...deps }: SpeechContext,
  signal: AbortSignal,
): Promise<InstalledModel> {
  const { mirror, sha256, shouldTrustFirstUse, shouldAcceptNewChecksum } = options
  const installOptions: InstallOptions = {
    mirror,
    sha256,
    shouldTrustFirstUse,
    shouldAcceptNewChecksum,
    signal,
  }
  if (!options.isJson) installOptions.onProgress = createDownloadReporter(model.name, terminal)
  installOptions.tryModel = async (directory) => {
    terminal.showProgress?.('')
    await requireUsableModel(model, directory)
  }
  const result = await installModel(model, store, installOptions, deps)
  if (!options.isJson)
    terminal.print(
      result.trustedBy === 'first-use'
        ? `${model.name} : installé ; empreinte retenue ${result.sha256}`
        : `${model.name} : installé, empreinte vérifiée`,
    )
  return result
}

/**
 * Runs the model once, and throws if that fails: a broken model would crash the engine during
 * calls. Does nothing for a model that needs the speech engine while the engine is not installed.
 */
async function requireUsableModel(model: SpeechModel, directory: string) {
  if (model.kind !== 'turn' && !isEngineInstalled()) return
  const trial = await tryModel(model, { directory })
  if (trial.kind !== 'failed') return
  throw new SpeechModelError({ kind: 'unusable', reason: trial.reason })
}

/**
 * Returns a function that reports the progress of a download: in one changing line on a terminal;
 * elsewhere in a line for each tenth.
 */
function createDownloadReporter(name: string, { print, showProgress }: Terminal) {
  let shownTenth = 0
  return ({ receivedBytes, totalBytes }: DownloadProgress) => {
    const megabytes = (receivedBytes / 1_000_000).toFixed(1)
    if (totalBytes === null) return showProgress?.(`${name} : ${megabytes} Mo`)
    const percent = Math.floor((100 * receivedBytes) / totalBytes)
    const text = `${name} : ${percent} % (${megabytes} sur ${(totalBytes / 1_000_000).toFixed(1)} Mo)`
    if (showProgress) return showProgress(text)
    const tenth = Math.floor(percent / 10)
    if (tenth > shownTenth) print(text)
    shownTenth = Math.max(shownTenth, tenth)
  }
}
