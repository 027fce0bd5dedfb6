import { type Config, isLoopbackHost } from './config'

/** Returns what `npm start` prints: the address, the mode, and the emulators in use. */
export function describeStart(config: Config) {
  const { publicUrl, isLoopback, database, google, stripe, smtpUrl, dataDirectory } = config
  const mode = isLoopback ? 'démonstration' : 'configuré'
  const lines = [`Amivoix est prêt : ${publicUrl.origin}`, `Mode ${mode}`]
  if (database.kind === 'embedded' && database.directory)
    lines.push(`  base de données : PostgreSQL embarqué, dans ${database.directory}`)
  if (!smtpUrl) lines.push(`  e-mails : fichiers .eml, dans ${dataDirectory}/mail`)
  if (!smtpUrl && isLoopback) lines.push(`              à lire sur ${publicUrl.origin}/dev/mail`)
  if (!google && isLoopback) lines.push('  connexion Google : compte de démonstration, sans clé')
  if (!stripe && isLoopback) lines.push('  paiements : cartes d’essai, sans clé ni débit')
  if (isLoopback)
    lines.push('  voix et compagnons : synthèse embarquée et dialogues écrits, sans clé')
  else if (isLoopbackHost(publicUrl.hostname))
    lines.push('  émulateurs arrêtés : écrivez DEMO=1 si seule cette machine y accède')
  return lines.join('\n')
}
