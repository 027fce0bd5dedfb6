// Patterns for noun phrases at the end of a French sentence, counted things, durations and "je suis" with a noun.

/** Matches words that determine a noun. */
export const determiners =
  /^(?:une?|des|le|la|les|l|mon|ma|mes|son|sa|ses|leurs?|notre|nos|cet|cette|ces|ce|quelques|plusieurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|au|aux|du)$/
export const prepositions =
  /^(?:depuis|pendant|chez|dans|sur|sous|avec|sans|jusqu|à|en|vers|devant|derrière|contre|après|avant|de|d|pour|par)$/
/**
 * Words that link two nouns: "un pot de confiture". A phrase begins with one of them only if it is also a determiner
 * ("du", "des").
 */
export const linkingWords = /^(?:de|d|du|des)$/
/** Matches subject pronouns of statements about the caller or a third person, and the "y" of "y a". */
export const subjectPronouns = /^(?:je|j|il|elle|on|ils|elles|ça|c|y)$/
export const negations = /^(?:pas|plus|jamais|rien|sans|aucune?|ni)$/

/** Words that no noun phrase contains: the phrase at the end of a sentence starts after the last of them. */
export const wordsOutsidePhrases =
  /^(?:je|j|tu|t|toi|te|ton|ta|tes|vous|votre|vos|il|elle|ils|elles|on|nous|me|m|se|s|ne|n|y|lui|leur|eux|que|qu|qui|quoi|dont|où|si|et|ou|mais|donc|car|parce|puis|quand|comme|lorsque|pas|plus|jamais|rien|personne|aucune?|non|oui|là|ça|c|moi|celui|celle|ceux|est|es|suis|était|étais|a|ai|as|ont|sont|avait|avais|va|vais|vont|fait|faut|peut|peux|dit|veut|veux|voit|vois|sais|sait|trop|très|bien|même|encore|aussi|alors|autre|autres|tout|tous|toute|toutes|chose|seul|enfin|merci|pardon|voilà|euh|ben|bah|justement|quand|sinon|moi|hein)$/

/** Words that look like a verb by their ending, except frequent nouns and adjectives that end in the same way. */
export const verbs =
  /^(?!(?:hiver|mer|fer|soir|plaisir|souvenir|avenir|frère|père|mère|premi|derni|métier|quartier|papier|escalier|dîner|déjeuner|goûter|loyer|foyer|atelier|courrier|cahier|cancer|février|janvier|panier|collier|grenier|chantier|boulanger|étranger|espoir|miroir|couloir|trottoir|devoir|désir|cimetière|beurre|verre|terre|guerre|livre|lettre|mètre|fenêtre|théâtre|maître|titre|centre|chambre|ombre|septembre|octobre|novembre|décembre|ventre|prêtre|ordre|cadre|cendre))\p{L}{2,}(?:er|ir|oir|tre|dre|ais|ait|aient|ons|ez)$/u

/** After one of these words, what looks like the last phrase is only the end of a longer one. */
export const wordsBeforeIncompletePhrase =
  /^(?:que|qu|qui|si|et|ou|mais|donc|car|parce|puis|quand|comme|où|dont|ni|pour|de|d|à|dans|sur|avec|chez|en|un|une|le|la|les|l|des|mon|ma|mes|son|sa|ses|je|j|tu|il|elle|on|nous|vous|ils|elles|ne|me|te|se|m|t|s|lui|leur|ça)$/

/** Words after a phrase that add nothing to it. */
export const closingWords =
  /(?: (?:justement|évidemment|aussi|d’ailleurs|maintenant|enfin|merci|déjà|pour l’instant|en ce moment|exactement|surtout|heureusement|hier|hier soir|ce matin|ce soir|demain|madame|monsieur|mademoiselle|à chaque fois|en plus|tout le temps|tous les jours|un peu|quoi))+$/iu

/** Idioms that look like a phrase but do not name a place, a time or a thing. */
export const idioms =
  /^(?:en (?:réalité|effet|gros|vrai|général|retard|avance|train|forme|vue|tout|silence|route|panne)|à (?:voix haute|fond|peine|part|côté|temps|deux|nouveau|vrai dire)|au (?:but|fait|moins|fond|calme|bout|lit|revoir|début)|par (?:hasard|cœur)|la (?:forme|peine|tête|queue|vérité|paix|flemme|trouille|suite|preuve|main|honte|base)|le (?:coup|temps|trac|choix|cœur|moral|pire|cafard)|les (?:yeux|mains|boules|larmes)|de (?:rien|suite)|pour (?:rire|rien)|sur (?:place|moi)|avec plaisir|sans problème|sans doute|des fois|du tout|du coup|du mal|du bien|de l’air)$/i

/** Matches one word of a number. */
const numberWord =
  '(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingts?|trente|quarante|cinquante|soixante|cents?|mille|\\d+)'
const numeral = `${numberWord}(?:[ -](?:et |et-)?(?:${numberWord}|une?|onze))*`
const countedNoun =
  '(?!(?:avec|cents?|mille|et|ou|qui|que|je|tu|il|elle|on|est|a|pas|de|la|le|les|un|une|fois|vous|tu|nous|moi|toi|lui|eux|ils|elles|pardon|enfin|ouais|oui|non|petits?|petites?|grands?|grandes?|gros|autres|pour|par|sur|mais|personnes|heures?|heure|du|des|au|en|dans|qu)(?![\\p{L}]))[\\p{L}][\\p{L}-]{2,}'

/** Captures a number with what it counts: "douze ruches", "quatre-vingts kilos de miel". */
export const countedThing = new RegExp(
  `(?<![\\p{L}\\d’-])(?<!${numberWord}[ -])(?<!(?:à|a|vers|après|avant|le|du|au|numéro|tous les|toutes les|dans|il y a|y a) )(${numeral} ${countedNoun}(?: d(?:e |’)(?!(?:la|le|ce|cette|mon|ma|mes|son|sa|ses|plus|moins)(?![\\p{L}]))[\\p{L}-]{3,})?)(?![\\p{L}’-])`,
  'giu',
)

/** Matches counted words that mean little without their context. */
export const vagueCount =
  / (?:minutes?|secondes?|choses?|trucs?|jours?|mots?|types?|gens|euros? de|côtés?|autres|ans|haha|premi[eè]re?s?|derni[eè]re?s?|ou)$/iu

/** Matches a year: "deux mille quatorze". */
export const yearPattern = /^(?:deux mille|mille (?:neuf|huit|sept) cents?)(?! euros)/i

/** Matches nouns that are not echoed, such as insults and nouns of idioms ("ma foi", "mon dieu"). */
export const unechoedNouns =
  / (?:foi|dieu|défunte?|parole|avis|tour|côté|français|soirées|âme|imbéciles?|idiote?s?|cons?|abrutis?)$/i

/** Matches words before a noun that deny it, or that make it a place, a time or a manner. */
export const wordsBeforeUnimportantNoun =
  /(?:^|[ ’])(?:dans|sur|sous|devant|derrière|chez|vers|pendant|après|avant|par|pour|avec|à|en|de|du|d’|depuis|jusqu’à|entre|contre|sans|au|aux|pas|pas que|plus|jamais|ni|aucune?) ?$/iu

/** Captures a duration: "trois ans" in "ça fait trois ans qu’on se parle plus". */
export const durationPattern =
  /(?:^| )(?:ça (?:fait|fera)|il y a|y a|depuis) ((?:\p{L}+-)*(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante)(?:[- ]\p{L}+)? (?:jours|semaines|mois|ans))(?: (?:que|qu’).*)?$/u

/** Captures "veilleur de nuit" in "je suis veilleur de nuit", but not "parti", which says nothing alone. */
export const predicatePattern =
  /^(?:je suis|j’étais) ((?!pas |plus |désolée?|sûre?|d’|en |au |là|trop |très |tout|si |le |la |un|mon |ma |à |dans |sur |chez |pour |contre |avec |aussi|bien |mal |vraiment|un peu|\p{L}*(?:allée?|venue?|partie?|arrivée?|rentrée?|sortie?|montée?|descendue?|tombée?|restée?|devenue?|revenue?|passée?|retournée?|entrée?)(?: |$))\p{L}{3,}(?<!ée?)(?: (?:de|du|en|à|au|dans|chez|d’)(?: (?:un|une|la|le))?[ ’]?\p{L}{3,}){0,2})$/u
