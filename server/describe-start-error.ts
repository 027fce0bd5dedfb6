import { ConfigurationError } from './config'
import { DatabaseCopyError } from './platform/database/copy-before-migration'
import { isDatabaseUnavailable } from './platform/database/database-unavailable'
import {
  describeFullDisk,
  EmbeddedDatabaseError,
  isDiskFull,
} from './platform/database/describe-embedded-failure'
import { DirectoryInUseError } from './platform/database/lock'
import { SchemaNewerThanBuildError } from './platform/database/migrate'
import { DirectoryNotPrivateError } from './platform/protect-directory'
import { OperatorFileError } from './read-operator'

/** The classes of errors whose message is one line for the operator. */
const startErrorClasses = [
  ConfigurationError,
  DatabaseCopyError,
  DirectoryInUseError,
  DirectoryNotPrivateError,
  EmbeddedDatabaseError,
  OperatorFileError,
  SchemaNewerThanBuildError,
]

const addressCodes = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']
/**
 * Includes SQLSTATEs: 28P01 wrong password, 28000 not authorised, 3D000 unknown database, 57P03 the
 * server is starting or stopping.
 */
const connectionCodes = ['ECONNREFUSED', 'ETIMEDOUT', '28P01', '28000', '3D000', '57P03']
const readOnlyCodes = ['EACCES', 'EROFS', 'EPERM']
const notADirectoryCodes = ['ENOTDIR', 'EEXIST']

/** Returns one French line about an error that the operator can fix; undefined for any other. */
export function describeStartError(error: unknown, dataDirectory: string) {
  if (startErrorClasses.some((errorClass) => error instanceof errorClass))
    return (error as Error).message
  const {
    code = '',
    syscall,
    port,
    address,
    path,
  } = error as NodeJS.ErrnoException & Record<string, unknown>
  if (code === 'EADDRINUSE')
    return `Le port ${port} est déjà pris sur ${address} : arrêtez ce qui l’utilise, ou choisissez un autre PORT.`
  if (addressCodes.includes(code))
    return `HOST ou DATABASE_URL nomme une adresse que cette machine ne trouve pas (${code}).`
  if (connectionCodes.includes(code))
    return `La base de données de DATABASE_URL ne répond pas ou refuse la connexion (${code}).`
  if (isDiskFull(error)) return describeFullDisk(dataDirectory)
  const file = path ?? dataDirectory
  // Node reports ENOENT when it cannot create a directory because the file system is read-only.
  if (readOnlyCodes.includes(code) || (code === 'ENOENT' && syscall === 'mkdir'))
    return `DATA_DIR ne peut pas être écrit : ${file} (${code}). Rien n’a été modifié : donnez au compte du service le droit d’y écrire, ou choisissez un autre DATA_DIR.`
  if (notADirectoryCodes.includes(code))
    return `DATA_DIR n’est pas un dossier : ${file} (${code}). Rien n’a été modifié : choisissez un autre DATA_DIR.`
  if (isDatabaseUnavailable(error))
    return 'La base de données n’a pas répondu à temps : la machine est peut-être surchargée. Relancez.'
  return undefined
}
