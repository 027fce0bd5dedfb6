import { describeExposure, findExposedPath } from '../platform/protect-directory'
import type { Finding } from './inspect-payments'

/**
 * Checks that no other account can read the data directory; the service corrects what it can when
 * it starts.
 */
export function inspectDataDirectory(directory: string): Finding {
  const exposed = findExposedPath(directory)
  return {
    name: 'dossier de données',
    isFine: exposed === undefined,
    text: exposed === undefined ? 'réservé au compte du service' : describeExposure(exposed),
  }
}
