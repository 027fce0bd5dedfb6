import type { LanguageModel } from '../voice/ports/language-model'
import { type Config, isLoopbackHost } from './config'

type VoiceSetup = {
  languageModel: LanguageModel | null
  /** The installed voices and recogniser; null when local speech is turned off or no model is usable. */
  localSpeech: { listVoices(): string[]; speechToText: { name: string } | null } | null
}

/** Returns what `npm start` prints: the address, the mode, and the services or emulators in use. */
export function describeStart(config: Config, { languageModel, localSpeech }: VoiceSetup) {
  const {
    publicUrl,
    isLoopback: isLoopbackMode,
    database,
    google,
    stripe,
    smtpUrl,
    dataDirectory,
  } = config
  const mode = isLoopbackMode ? 'démonstration' : 'configuré'
  const lines = [`Amivoix est prêt : ${publicUrl.origin}`, `Mode ${mode}`]
  if (database.kind === 'embedded' && database.directory)
    lines.push(`  base de données : PostgreSQL embarqué, dans ${database.directory}`)
  if (!smtpUrl) lines.push(`  e-mails : fichiers .eml, dans ${dataDirectory}/mail`)
  if (!smtpUrl && isLoopbackMode)
    lines.push(`              à lire sur ${publicUrl.origin}/dev/mail`)
  if (!google && isLoopbackMode)
    lines.push('  connexion Google : compte de démonstration, sans clé')
  if (!stripe && isLoopbackMode) lines.push('  paiements : cartes d’essai, sans clé ni débit')
  if (languageModel) lines.push(describeModel(languageModel))
  else if (isLoopbackMode) lines.push('  compagnons : dialogues écrits, sans clé')
  const { textToSpeech, speechToText } = config.voiceServices
  const voices = localSpeech?.listVoices() ?? []
  if (textToSpeech) lines.push(`  voix : ${textToSpeech.model}, chez ${textToSpeech.url.host}`)
  else if (voices.length > 0) lines.push(`  voix : ${voices.join(', ')}, sur cette machine`)
  else if (isLoopbackMode) lines.push('  voix : synthèse embarquée, sans clé')
  if (speechToText)
    lines.push(`  reconnaissance : ${speechToText.model}, chez ${speechToText.url.host}`)
  else if (localSpeech?.speechToText)
    lines.push(`  reconnaissance : ${localSpeech.speechToText.name}, sur cette machine`)
  const { realtime } = config.voiceServices
  if (realtime) lines.push(`  voix à voix : ${realtime.model}, chez ${realtime.url.host}`)
  if (!isLoopbackMode && isLoopbackHost(publicUrl.hostname))
    lines.push('  émulateurs arrêtés : écrivez DEMO=1 si seule cette machine y accède')
  return lines.join('\n')
}

function describeModel({ name, recipient }: LanguageModel) {
  const place = recipient === null ? 'sur cette machine' : `chez ${recipient}`
  return `  compagnons : modèle de langage ${name}, ${place}`
}
