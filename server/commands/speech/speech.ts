import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createModelStore } from '../../../providers/local-speech/models/model-store'
import { SpeechModelError } from '../../../providers/local-speech/models/speech-model-error'
import { speechModels } from '../../../providers/local-speech/models/speech-models'
import { readConfig } from '../../config'
import { describeParseError } from '../command'
import { processTerminal } from '../terminal'
import { describeProblem } from './describe-problem'
import { installSpeech } from './install-speech'
import { listSpeech } from './list-speech'
import { removeSpeech } from './remove-speech'
import type { SpeechContext, SpeechDeps, SpeechOptions } from './speech-context'
import { trySpeech } from './try-speech'
import { verifySpeech } from './verify-speech'

/** Returns the exit code: 0 done, 1 failed, 2 wrong arguments or a missing confirmation. */
type Subcommand = (positionals: readonly string[], context: SpeechContext) => Promise<number>

const subcommands = new Map<string, Subcommand>([
  ['list', listSpeech],
  ['install', installSpeech],
  ['remove', removeSpeech],
  ['verify', verifySpeech],
  ['try', trySpeech],
])

const usage = `Voix et reconnaissance sur cette machine, sans clé et sans qu’un mot n’en sorte.

  npm run cli -- speech list                 modèles proposés et installés
  npm run cli -- speech install [noms…]      télécharge et installe ; sans nom, les modèles conseillés
  npm run cli -- speech verify [noms…]       compare chaque fichier installé avec son empreinte
  npm run cli -- speech try "Bonjour"        fait parler chaque voix, et fait entendre la première
  npm run cli -- speech remove noms…         supprime des modèles

  --json                  réponse en JSON
  --accept-licence        accepte les licences affichées, pour un script
  --trust-on-first-use    installe un modèle dont personne ne garantit l’empreinte, et retient la sienne
  --sha256=<empreinte>    l’empreinte du fichier, si vous la tenez d’ailleurs (un seul modèle)
  --accept-new            remplace l’empreinte retenue par une installation précédente
  --help                  ce texte

SPEECH_MODELS_URL désigne un miroir qui a les mêmes fichiers sous les mêmes chemins.
Code de sortie : 0 fait, 1 échec, 2 commande mal écrite ou accord manquant.`

const realDeps: SpeechDeps = {
  terminal: processTerminal,
  catalogue: speechModels,
  environment: process.env,
  fetch,
  wait: (delayMs) => sleep(delayMs),
  now: () => new Date(),
}

/** Lists, installs, verifies, tries and removes the speech models of the operator's machine. */
export async function speech(
  args: readonly string[],
  deps: SpeechDeps = realDeps,
): Promise<number> {
  const { print, printError } = deps.terminal
  const parsed = parseSpeechArguments(args, deps.environment['SPEECH_MODELS_URL'])
  if (typeof parsed === 'string') {
    printError(parsed)
    printError(usage)
    return 2
  }
  const { positionals, options, isHelp } = parsed
  const [name = '', ...subcommandArgs] = positionals
  if (isHelp || (name === '' && !options.isJson)) {
    print(usage)
    return isHelp ? 0 : 2
  }
  const subcommand = subcommands.get(name)
  if (!subcommand) {
    printError(`« ${name} » n’est pas une commande de speech.`)
    printError(usage)
    return 2
  }
  const directory = path.join(readConfig(deps.environment).dataDirectory, 'models')
  await mkdir(directory, { recursive: true })
  try {
    return await subcommand(subcommandArgs, {
      ...deps,
      options,
      store: createModelStore(directory),
    })
  } catch (error) {
    if (!(error instanceof SpeechModelError)) throw error
    const text = describeProblem(error.problem)
    const { problem, model } = error
    if (options.isJson) print(JSON.stringify({ error: { ...problem, model, message: text } }))
    else printError(model === null ? text : `${model} : ${text}`)
    return error.problem.kind === 'checksum-unknown' ? 2 : 1
  }
}

function parseSpeechArguments(args: readonly string[], mirrorUrl: string | undefined) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        'accept-licence': { type: 'boolean', default: false },
        'trust-on-first-use': { type: 'boolean', default: false },
        'accept-new': { type: 'boolean', default: false },
        sha256: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    const sha256 = values.sha256?.toLowerCase()
    if (sha256 !== undefined && !/^[0-9a-f]{64}$/.test(sha256))
      return '--sha256 attend 64 chiffres hexadécimaux.'
    const mirror = mirrorUrl?.trim() || undefined
    if (mirror && !URL.canParse(mirror))
      return `SPEECH_MODELS_URL vaut « ${mirror} » ; attendu : une adresse https://.`
    const options: SpeechOptions = {
      isJson: values.json,
      hasAcceptedLicences: values['accept-licence'],
      shouldTrustFirstUse: values['trust-on-first-use'],
      shouldAcceptNewChecksum: values['accept-new'],
      sha256,
      mirror: mirror ? new URL(mirror) : undefined,
    }
    return { positionals, options, isHelp: values.help }
  } catch (error) {
    return describeParseError(error)
  }
}
