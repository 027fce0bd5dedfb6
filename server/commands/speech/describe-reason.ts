/** English error messages of the speech engine, the network and the services, and their translations. */
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
  [/^No installed voice suits\.$/, 'aucune voix installée ne convient'],
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
  [/^too many redirects$/, 'trop de redirections'],
  [/^the connection ended early$/, 'la connexion s’est interrompue'],
  [
    /^the publisher answered with another part of the file$/,
    'l’éditeur a envoyé une autre partie du fichier',
  ],
  [/^.*\b(ECONNREFUSED)\b.*$/s, 'connexion refusée, $1'],
  [/^.*\b(ENOTFOUND|EAI_AGAIN)\b.*$/s, 'nom introuvable, $1'],
  [/^.*\b(ECONNRESET|EPIPE|UND_ERR_SOCKET)\b.*$/s, 'connexion coupée, $1'],
  [/^.*\b(ETIMEDOUT|UND_ERR_\w+_TIMEOUT)\b.*$/s, 'délai dépassé, $1'],
  [/^.*(aborted|timeout).*$/is, 'délai dépassé'],
]

/** Translates the reason of a failure into French; quotes a reason without a translation. */
export function describeReason(reason: string): string {
  const found = translations.find(([pattern]) => pattern.test(reason))
  return found ? reason.replace(...found) : `message reçu : « ${reason} »`
}
