import { describeExposure, findExposedPath } from '../../platform/protect-directory'
import type { Finding } from './inspect-payments'

/**
 * Checks that no other account can read the data directory; the service corrects what it can when
 * it starts.
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
