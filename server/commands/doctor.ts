import { constants } from 'node:fs'
import { access, mkdir, statfs } from 'node:fs/promises'
import { findUnbalancedAccounts } from '../billing/ledger/find-unbalanced-accounts'
import { type Config, readConfig } from '../config'
import { DatabaseInUseError } from '../platform/database/lock'
import { openDatabase } from '../platform/database/open-database'
import { inspectDataDirectory } from './inspect-data-directory'
import { inspectLocalSpeech } from './inspect-local-speech'
import { inspectOperator } from './inspect-operator'
import { type Finding, inspectPayments } from './inspect-payments'
import { inspectVoice } from './inspect-voice'

/** With less free space, the database might soon be unable to write. */
const minFreeBytes = 500 * 1_024 * 1_024

/**
 * Prints in French what works and what is missing. Returns the exit code: 0 when nothing keeps the
 * application from working, 1 otherwise.
 */
export async function doctor() {
  const config = readConfig()
  const localSpeech = await inspectLocalSpeech(config)
  const findings: Finding[] = [
    { name: 'environnement', isFine: true, text: `${config.publicUrl.origin}` },
    await inspectDisk(config.dataDirectory),
    inspectDataDirectory(config.dataDirectory),
    ...(await inspectDatabase(config.database)),
    ...(await inspectPayments(config)),
    {
      name: 'e-mails',
      isFine: config.smtpUrl !== undefined || config.isLoopback,
      text: config.smtpUrl
        ? 'envoyés par SMTP_URL'
        : `écrits dans ${config.dataDirectory}/mail${config.isLoopback ? '' : ' : personne ne les recevra, renseignez SMTP_URL'}`,
    },
    {
      name: 'connexion Google',
      isFine: true,
      text: describeGoogle(config),
    },
    ...(await inspectVoice(config)).filter(({ name }) => !isReplaced(name, localSpeech, config)),
    ...localSpeech,
    inspectOperator(config),
  ]
  for (const { name, isFine, text } of findings)
    console.log(`${isFine ? 'ok      ' : 'à régler'}  ${name} : ${text}`)
  return findings.every(({ isFine }) => isFine) ? 0 : 1
}

/** What is not configured and works on this machine is not missing. */
function isReplaced(name: string, localSpeech: readonly Finding[], { voiceServices }: Config) {
  const isConfigured = {
    voix: voiceServices.textToSpeech,
    reconnaissance: voiceServices.speechToText,
  }
  return (
    (name === 'voix' || name === 'reconnaissance') &&
    isConfigured[name] === undefined &&
    localSpeech.some((finding) => finding.name === `${name} locale` && finding.isFine)
  )
}

/** Google is optional: without it users sign in with a password. */
function describeGoogle({ google, isLoopback }: Config) {
  if (google) return 'configurée'
  return isLoopback ? 'compte de démonstration' : 'absente, sans GOOGLE_CLIENT_ID'
}

async function inspectDisk(directory: string): Promise<Finding> {
  await mkdir(directory, { recursive: true })
  const isWritable = await access(directory, constants.W_OK).then(
    () => true,
    () => false,
  )
  const { bavail, bsize } = await statfs(directory)
  const gigabytes = ((bavail * bsize) / 1_024 ** 3).toFixed(1)
  return {
    name: 'disque',
    isFine: isWritable && bavail * bsize > minFreeBytes,
    text: isWritable ? `${gigabytes} Gio libres` : `${directory} n’est pas accessible en écriture`,
  }
}

async function inspectDatabase(location: Parameters<typeof openDatabase>[0]): Promise<Finding[]> {
  try {
    const database = await openDatabase(location)
    const accountIds = await findUnbalancedAccounts(database.db)
    await database.close()
    const ledger = accountIds.length
      ? `${accountIds.length} compte(s) dont le solde ne suit pas le registre : ${accountIds.join(', ')}`
      : 'chaque solde égale la somme de ses mouvements'
    return [
      { name: 'base de données', isFine: true, text: 'ouverte, à jour' },
      { name: 'registre des minutes', isFine: accountIds.length === 0, text: ledger },
    ]
  } catch (error) {
    const text =
      error instanceof DatabaseInUseError
        ? 'ouverte par le produit en marche ; arrêtez-le pour vérifier le registre'
        : `ne s’ouvre pas (${error instanceof Error ? error.message : error})`
    return [{ name: 'base de données', isFine: error instanceof DatabaseInUseError, text }]
  }
}
