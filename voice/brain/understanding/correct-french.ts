import { frenchMistakes } from '../lessons/mistakes/french-mistakes'
import { capitaliseFirst } from '../templates/template'

/** Words that have only this spelling, so that their accents can be added. */
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  'après déjà très être même voilà bientôt français problème problèmes collège mère père frère réunion prénom téléphone désolé désolée réponse études étais était écrire intéressé intéressant expérience compétences société prêter arrêt plaît'
    .split(' ')
    .map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word]),
)

/** Corrects frequent mistakes in the text. Returns it as one sentence with a full stop. */
export function correctFrench(text: string): { text: string; hasCorrections: boolean } {
  const original = text.replace(/'/g, '’').replace(/\s+/g, ' ').trim()
  const accentedText = original.replace(
    /\p{L}+/gu,
    (word) =>
      accents[word] ??
      (accents[word.toLowerCase()] && capitaliseFirst(accents[word.toLowerCase()] ?? '')) ??
      word,
  )
  const correctedText = frenchMistakes.reduce(
    (sentence, [from, to]) => sentence.replace(from, to),
    accentedText,
  )
  const hasCorrections = correctedText !== original
  return { text: capitaliseFirst(correctedText), hasCorrections }
}
