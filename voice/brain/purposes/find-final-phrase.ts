import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { isVagueNoun } from '../understanding/facts/find-details'
import { replaceFirstPersonWords, splitIntoClauses } from '../understanding/language/reflect'

/** In words. Longer phrases are no echo but a repetition. */
const maxWords = 6

const determiners =
  /^(?:une?|des|le|la|les|l|mon|ma|mes|son|sa|ses|leurs?|notre|nos|cet|cette|ces|ce|quelques|plusieurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|au|aux|du)$/
const prepositions =
  /^(?:depuis|pendant|chez|dans|sur|sous|avec|sans|jusqu|à|en|vers|devant|derrière|contre|après|avant|de|d|pour|par)$/
/** These words link two nouns: "un pot de confiture". The prepositions among them do not begin a phrase. */
const linkingWords = /^(?:de|d|du|des)$/
/** Words that are neither part of a noun phrase nor right before one. */
const otherWords =
  /^(?:je|j|tu|t|toi|te|ton|ta|tes|vous|votre|vos|il|elle|ils|elles|on|nous|me|m|se|s|ne|n|y|lui|leur|eux|que|qu|qui|quoi|dont|où|si|et|ou|mais|donc|car|parce|puis|quand|comme|lorsque|pas|plus|jamais|rien|personne|aucune?|non|oui|là|ça|c|moi|celui|celle|ceux|est|es|suis|était|étais|a|ai|as|ont|sont|avait|avais|va|vais|vont|fait|faut|peut|peux|dit|veut|veux|voit|vois|sais|sait|trop|très|bien|même|encore|aussi|alors|autre|autres|tout|tous|toute|toutes|chose|seul|enfin|merci|pardon|voilà|euh|ben|bah|justement|quand|sinon|moi|hein)$/
const verbEndings =
  /^(?!(?:hiver|mer|fer|soir|plaisir|souvenir|avenir|frère|père|mère|premi|derni|métier|quartier|papier|escalier|dîner|déjeuner|goûter|loyer|foyer|atelier|courrier|cahier|cancer|février|janvier|panier|collier|grenier|chantier|boulanger|étranger|espoir|miroir|couloir|trottoir|devoir|désir|cimetière|beurre|verre|terre|guerre|livre|lettre|mètre|fenêtre|théâtre|maître|titre|centre|chambre|ombre|septembre|octobre|novembre|décembre|ventre|prêtre|ordre|cadre|cendre))\p{L}{2,}(?:er|ir|oir|tre|dre|ais|ait|aient|ons|ez)$/u

/** Words to the companion are no news: "je vous embête avec mes histoires". */
const addressesCompanion = /(?:^|[ ’])(?:tu|toi|ton|ta|tes|te|t’|vous|votre|vos)(?= |$|(?<=’))/

/**
 * Returns the last phrase of a short statement, where French puts what is new, as the companion would repeat it: "un
 * poste à Bruxelles" for "on me propose un poste à Bruxelles". Returns null when the statement does not end with a
 * phrase that is certain.
 */
export function findFinalPhrase(text: string, address: FormOfAddress): string | null {
  const clause = splitIntoClauses(text).at(-1) ?? ''
  if (!clause || /\d|\?/.test(clause) || addressesCompanion.test(clause)) return null
  return (
    findName(clause) ??
    findDuration(clause) ??
    findPredicate(clause) ??
    findLastPhrase(clause, address)
  )
}

const findName = (clause: string): string | null => {
  const name = /s’appel(?:le|ait) (\p{L}{3,})$/u.exec(clause)?.[1]
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : null
}

/** "Ça fait trois ans qu’on se parle plus": "trois ans". */
const findDuration = (clause: string): string | null =>
  /(?:^| )(?:ça (?:fait|fera)|il y a|y a|depuis) ((?:\p{L}+-)*(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante)(?:[- ]\p{L}+)? (?:jours|semaines|mois|ans))(?: (?:que|qu’).*)?$/u.exec(
    clause,
  )?.[1] ?? null

/** "Je suis veilleur de nuit": "veilleur de nuit". Participles of movement need their subject. */
const findPredicate = (clause: string): string | null =>
  /^(?:je suis|j’étais) ((?!pas |plus |désolée?|sûre?|d’|en |au |là|trop |très |tout|si |le |la |un|mon |ma |à |dans |sur |chez |pour |contre |avec |aussi|bien |mal |vraiment|un peu|\p{L}*(?:allée?|venue?|partie?|arrivée?|rentrée?|sortie?|montée?|descendue?|tombée?|restée?|devenue?|revenue?|passée?|retournée?|entrée?)(?: |$))\p{L}{3,}(?<!ée?)(?: (?:de|du|en|à|au|dans|chez|d’)(?: (?:un|une|la|le))?[ ’]?\p{L}{3,}){0,2})$/u.exec(
    clause,
  )?.[1] ?? null

/** Words after the phrase that add nothing to it. */
const closingWords =
  /(?: (?:justement|évidemment|aussi|d’ailleurs|maintenant|enfin|merci|déjà|pour l’instant|en ce moment|exactement|surtout|heureusement|hier|hier soir|ce matin|ce soir|demain|madame|monsieur|mademoiselle|à chaque fois|en plus|tout le temps|tous les jours|un peu|quoi))+$/iu

/** Idioms that are no place, time or thing. */
const idioms =
  /^(?:en (?:réalité|effet|gros|vrai|général|retard|avance|train|forme|vue|tout|silence|route|panne)|à (?:voix haute|fond|peine|part|côté|temps|deux|nouveau|vrai dire)|au (?:but|fait|moins|fond|calme|bout|lit|revoir|début)|par (?:hasard|cœur)|la (?:forme|peine|tête|queue|vérité|paix|flemme|trouille|suite|preuve|main|honte|base)|le (?:coup|temps|trac|choix|cœur|moral|pire|cafard)|les (?:yeux|mains|boules|larmes)|de (?:rien|suite)|pour (?:rire|rien)|sur (?:place|moi)|avec plaisir|sans problème|sans doute|des fois|du tout|du coup|du mal|du bien|de l’air)$/i

function findLastPhrase(clause: string, address: FormOfAddress): string | null {
  const words = clause.replace(closingWords, '').replace(/’/g, '’ ').split(' ').filter(Boolean)
  const plain = words.map((word) => word.replace('’', ''))
  let best: number | null = null
  for (let start = plain.length - 1; start > 0 && plain.length - start <= maxWords; start -= 1) {
    const word = plain[start] ?? ''
    if (
      otherWords.test(word) ||
      (verbEndings.test(word) && !determiners.test(plain[start - 1] ?? ''))
    )
      break
    const phrase = plain.slice(start)
    if (determiners.test(word) && isVagueNoun(phrase[1] ?? '')) return null
    if (startsPhrase(word) && isPhrase(phrase)) best = start
  }
  if (best === null) return null
  const before = plain.slice(0, best)
  if (before.length === 0 || wordsBeforeIncompletePhrase.test(before.at(-1) ?? '')) return null
  if (before.some((word) => negations.test(word)) || !before.some((word) => subjects.test(word)))
    return null
  const phrase = words
    .slice(best)
    .join(' ')
    .replace(/’ /g, '’')
    .replace(/^(?:pour|par|avec|sur|à|d’|de) (?=une? )/, '')
  const isBareNoun = /^(?:le |la |les |l’)\S+$/.test(phrase)
  if (idioms.test(phrase) || (isBareNoun && words.length > maxWordsWithBareNoun)) return null
  return replaceFirstPersonWords(phrase, address)
}

/** "C’est le banc": in a longer statement "le banc" alone rarely is what matters. */
const maxWordsWithBareNoun = 5

const startsPhrase = (word: string) =>
  determiners.test(word) || (prepositions.test(word) && !linkingWords.test(word))

/** After one of these words, what looks like the last phrase is only the end of a longer one. */
const wordsBeforeIncompletePhrase =
  /^(?:que|qu|qui|si|et|ou|mais|donc|car|parce|puis|quand|comme|où|dont|ni|pour|de|d|à|dans|sur|avec|chez|en|un|une|le|la|les|l|des|mon|ma|mes|son|sa|ses|je|j|tu|il|elle|on|nous|vous|ils|elles|ne|me|te|se|m|t|s|lui|leur|ça)$/
const subjects = /^(?:je|j|il|elle|on|ils|elles|ça|c|y)$/
const negations = /^(?:pas|plus|jamais|rien|sans|aucune?|ni)$/

/** Whether a noun follows each determiner and preposition, and each determiner is first or follows a preposition. */
function isPhrase(words: readonly string[]): boolean {
  const isFunctionWord = (word: string) => determiners.test(word) || prepositions.test(word)
  const last = words.at(-1) ?? ''
  if (isFunctionWord(last) || last.length < 3) return false
  const isWellFormed = words.every((word, index) => {
    const previous = words[index - 1]
    if (word === 'en' && /ant$/.test(words[index + 1] ?? '')) return false
    if (determiners.test(word) && index > 0)
      return (
        linkingWords.test(word) || /^(?:au|aux)$/.test(word) || prepositions.test(previous ?? '')
      )
    return !(prepositions.test(word) && previous !== undefined && isFunctionWord(previous))
  })
  const content = words.filter((word) => !isFunctionWord(word))
  return isWellFormed && content.length > 0 && content.length <= 3
}
