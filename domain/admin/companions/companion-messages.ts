/**
 * Messages of the companion form, in addition to those in domain/messages/admin-messages.ts.
 * They are in a file of their own, so that public pages do not load them.
 */
export const companionMessages = {
  idInvalid: 'ID invalide (minuscules sans accent, chiffres et tirets seulement)',
  tooLong: (count: number) => `${count.toLocaleString('fr-FR')} caractères au plus`,
  tagUnknown: 'Un tag ne fait pas partie de la catégorie',
  flagInvalid: 'Drapeau invalide (un émoji de drapeau)',
  hueInvalid: 'Teinte hors des plages indiquées',
  healthNoticeMissing:
    'La description doit dire que cet agent ne remplace pas un professionnel de santé',
  assistantReserved: 'Cet identifiant est réservé au moteur Amivoix',
  assistantTaken: (id: string) => `Cet assistant est déjà celui de l’agent ${id}`,
  speechMissing: 'La voix et les paroles manquent',
  voiceMismatch: 'Ce timbre ne correspond pas au type de voix',
  outOfRange: (min: number, max: number) => `De ${min} à ${max}`,
  linesMissing: (count: number) =>
    count === 1 ? 'Au moins une phrase' : `Au moins ${count} phrases, une par ligne`,
  aiNoticeMissing: 'Chaque mention dit «\u00a0intelligence artificielle\u00a0» en toutes lettres',
  unfinished: (line: string) =>
    `Il manque un point, un point d’interrogation ou d’exclamation à la fin\u00a0: ${quote(line)}`,
  tooManyWords: (line: string, count: number) => `Plus de ${count} mots\u00a0: ${quote(line)}`,
  repeated: (line: string) => `Écrite deux fois\u00a0: ${quote(line)}`,
  question: (line: string) => `Une salutation ne pose pas de question\u00a0: ${quote(line)}`,
  wrongAddress: (line: string) =>
    `Ne suit pas le tutoiement ou le vouvoiement choisi\u00a0: ${quote(line)}`,
  nameEverywhere:
    'Une phrase au moins doit se passer de {name}, pour les appels dont le prénom est inconnu',
} as const

const quote = (line: string) => `«\u00a0${line}\u00a0»`
