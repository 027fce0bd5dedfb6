import { describeExposure, findExposedPath } from '../../platform/protect-directory'
import type { Finding } from './inspect-payments'

/**
 * Checks that no other account of the machine owns or can access anything in the data directory.
 * The service removes the permissions of other accounts when it starts, if it can.
 */
export function inspectDataDirectory(directory: string): Finding {
  const exposedPath = findExposedPath(directory)
  return {
    name: 'dossier de données',
    isFine: exposedPath === undefined,
    text:
      exposedPath === undefined ? 'réservé au compte du service' : describeExposure(exposedPath),
  }
}
