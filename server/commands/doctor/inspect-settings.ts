import { existsSync } from 'node:fs'
import type { Config } from '../../config'
import { getSecretFile } from '../database/installation'
import type { Finding } from './inspect-payments'

/** Describes the effect of the settings that no other check of `doctor` covers. */
export function inspectSettings(config: Config): Finding[] {
  const { publicUrl, isLoopback, trustProxy, host, port } = config
  return [
    {
      name: 'environnement',
      isFine: true,
      text: `${publicUrl.origin}, écoute sur ${host}:${port}${trustProxy === false ? '' : ', derrière un proxy'}`,
    },
    {
      name: 'mode',
      isFine: true,
      text: isLoopback
        ? 'démonstration, sur cette machine seulement'
        : `public, ${config.maxLiveCalls} appels à la fois par processus`,
    },
    { name: 'secret', isFine: true, text: describeSecret(config) },
    {
      name: 'mesure d’audience',
      isFine: true,
      text: config.analyticsId
        ? `${config.analyticsId}, après accord`
        : 'aucune, sans ANALYTICS_ID',
    },
  ]
}

function describeSecret({ authSecret, dataDirectory }: Config) {
  if (authSecret) return 'AUTH_SECRET, à garder avec les sauvegardes'
  return existsSync(getSecretFile(dataDirectory))
    ? `${getSecretFile(dataDirectory)}, à garder avec les sauvegardes`
    : 'sera créé au premier démarrage'
}
