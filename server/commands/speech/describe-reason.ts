/** French descriptions of our own messages, and of error codes of the network and of services. */
const translations: readonly [pattern: RegExp, french: string][] = [
  [
    /^The speech engine stopped \((.+)\) while it loaded .+\.$/,
    'le moteur s’est arrêté ($1) pendant le chargement',
  ],
  [/^The speech engine stopped \((.+)\)\.$/, 'le moteur s’est arrêté ($1)'],
  [/^The speech engine is not installed: (.+)$/, 'le paquet sherpa-onnx-node ne s’ouvre pas : $1'],
  [/^The speech engine is not installed.*$/, 'le paquet facultatif sherpa-onnx-node manque'],
  [/^The speech engine is closed\.$/, 'le moteur est arrêté'],
  [/^.+ is damaged \((.+)\): install it again\.$/, 'le fichier $1 est abîmé'],
  [/^(Every|The) installed model is damaged\.$/, 'les fichiers du modèle sont abîmés'],
  [/^The local voice is not ready\.$/, 'la voix n’est pas prête'],
  [/^No installed voice suits the companion\.$/, 'aucune voix installée ne convient'],
  [/^no recogniser is loaded$/, 'aucun module de reconnaissance n’est chargé'],
  [/^(.+) is not loaded$/, '$1 n’est pas chargé'],
  [/^(?:\S+: )+status (401|403)\b.*$/s, 'clé refusée, réponse $1'],
  [/^(?:\S+: )+status (404)\b.*$/s, 'adresse ou modèle inconnus, réponse $1'],
  [/^(?:\S+: )+status (402)\b.*$/s, 'crédit épuisé, réponse $1'],
  [/^(?:\S+: )+status (\d+), insufficient_quota$/, 'crédit épuisé, réponse $1'],
  [/^(?:\S+: )+status (429)\b.*$/s, 'trop de demandes, réponse $1'],
  [/^(?:\S+: )+status (\d+.*)$/s, 'réponse $1'],
  [/^(?:\S+: )+(empty answer|no sound)$/, 'réponse vide'],
  [/^(?:\S+: )+unexpected answer$/, 'réponse inattendue'],
  [
    /^(?:\S+: )+((?:audio|text|application)\/.+|compressed sound|PCM at .+)$/,
    'son dans un autre format que PCM ou WAV en 16 bits ($1)',
  ],
  [/^too many redirects$/, 'trop de redirections'],
  [/^the connection ended early$/, 'la connexion s’est interrompue'],
  [
    /^the publisher answered with another part of the file$/,
    'l’éditeur a envoyé une autre partie du fichier',
  ],
  [/^(?:\S+: )*(ECONNREFUSED)$/, 'connexion refusée, $1'],
  [/^(?:\S+: )*(ENOTFOUND|EAI_AGAIN)$/, 'nom introuvable, $1'],
  [/^(?:\S+: )*(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'connexion coupée, $1'],
  [/^(?:\S+: )*(ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/, 'délai dépassé, $1'],
  [/^timeout$/, 'délai dépassé'],
]

/** Describes a reason in French; quotes an unknown reason as it is. */
export function describeReason(reason: string): string {
  const translation = translations.find(([pattern]) => pattern.test(reason))
  return translation ? reason.replace(...translation) : `message reçu : « ${reason} »`
}

/**
 * Describes an error in French: by its name for a timeout, by its code if it has one, otherwise by
 * its message.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return describeReason(String(error))
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return describeReason('timeout')
  return describeReason('code' in error ? String(error.code) : error.message)
}
