import { constants, existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { type Config, readConfig } from '../../config'
import { readFreeDiskBytes } from '../../platform/read-free-disk-bytes'
import { type CommandDeps, processDeps, runCommand } from '../command'
import { inspectDataDirectory } from './inspect-data-directory'
import { inspectDatabase } from './inspect-database'
import { inspectGoogle } from './inspect-google'
import { inspectLocalSpeech } from './inspect-local-speech'
import { inspectMail } from './inspect-mail'
import { inspectOperator } from './inspect-operator'
import { type Finding, inspectPayments } from './inspect-payments'
import { inspectSettings } from './inspect-settings'
import { inspectVoice } from './inspect-voice'

const usage = `Vérifie la configuration, la base de données et chaque service configuré. Ne change rien.

  npm run cli -- doctor

  --json    réponse en JSON
  --help    ce texte

Code de sortie\u00a0: 0 quand rien n’est à régler, 1 sinon, 2 commande mal écrite.`

/** With less free space, the database might soon be unable to write. */
const minFreeBytes = 500 * 1_024 * 1_024

/**
 * `doctor`: prints in French what works and what needs fixing; changes nothing. Returns the exit
 * code: 0 nothing needs fixing, 1 something does, 2 wrong arguments.
 */
export const doctor = (args: readonly string[], deps: CommandDeps = processDeps): Promise<number> =>
  runCommand(
    { usage, options: {}, positionals: { min: 0, max: 0 } },
    args,
    deps,
    async ({ json }) => {
      const { terminal, environment } = deps
      const findings = await inspectInstallation(readConfig(environment))
      const isAllFine = findings.every((finding) => finding.isFine)
      if (json) terminal.print(JSON.stringify({ isFine: isAllFine, findings }))
      else
        for (const { name, isFine, text } of findings)
          terminal.print(`${isFine ? 'ok      ' : 'à régler'}  ${name}\u00a0: ${text}`)
      return isAllFine ? 0 : 1
    },
  )

async function inspectInstallation(config: Config): Promise<Finding[]> {
  const localSpeech = await inspectLocalSpeech(config)
  return [
    ...inspectSettings(config),
    await inspectDisk(config.dataDirectory),
    ...(existsSync(config.dataDirectory) ? [inspectDataDirectory(config.dataDirectory)] : []),
    ...(await inspectDatabase(config)),
    ...(await inspectPayments(config)),
    await inspectMail(config),
    await inspectGoogle(config),
    ...(await inspectVoice(config)).filter(({ name }) => !isReplaced(name, localSpeech, config)),
    ...localSpeech,
    inspectOperator(config),
  ]
}

/** Whether `name` is a service that is not configured, but replaced by a working local model. */
function isReplaced(name: string, localSpeech: readonly Finding[], { voiceServices }: Config) {
  const serviceByName = {
    voix: voiceServices.textToSpeech,
    reconnaissance: voiceServices.speechToText,
  }
  return (
    (name === 'voix' || name === 'reconnaissance') &&
    serviceByName[name] === undefined &&
    localSpeech.some((finding) => finding.name === `${name} locale` && finding.isFine)
  )
}

/**
 * Inspects the disk of a directory; if the directory does not exist yet, of its nearest existing
 * parent.
 */
async function inspectDisk(directory: string): Promise<Finding> {
  let existingDirectory = directory
  while (!existsSync(existingDirectory)) existingDirectory = path.dirname(existingDirectory)
  const isWritable = await access(existingDirectory, constants.W_OK).then(
    () => true,
    () => false,
  )
  const freeBytes = await readFreeDiskBytes(existingDirectory)
  return {
    name: 'disque',
    isFine: isWritable && freeBytes > minFreeBytes,
    text: isWritable
      ? `${(freeBytes / 1_024 ** 3).toFixed(1)} Gio libres`
      : `${existingDirectory} n’est pas accessible en écriture`,
  }
}
