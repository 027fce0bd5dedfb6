const numberWord =
  '(?:\\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|vingt(?:-\\p{L}+)?|trente(?:-\\p{L}+)?|quarante|cinquante|soixante|cent|mille|quelques|plusieurs)'
const dayWord =
  '(?:(?:ce |le |la |tous les |chaque )?(?:après-demain|demain|aujourd’hui|ce soir|ce matin|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?)(?: prochain| matin| midi| soir| après-midi)?(?: (?:le )?\\d{1,2}(?: (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))?)?)'
const dateWord = `(?:le \\d{1,2}(?:er)?(?: (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))?|la semaine prochaine|le mois prochain|l’année prochaine|(?:dans|il y a) ${numberWord} (?:jours?|semaines?|mois|ans?)|(?:en|depuis|de|début|fin|mi) ?-?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))`
const hourWord = `(?:(?:à|vers) (?:midi|minuit|${numberWord} ?(?:heures?|h)(?: ?(?:\\d{1,2}|et demie|trente|et quart|quinze))?))`

/** Lookahead that excludes adjectives with the ending of a profession: "je suis heureuse", "je suis célibataire". */
export const nonJobLookahead =
  '(?!(?:\\p{L}*(?:heureu|amoureu|nerveu|anxieu|jalou|furieu|curieu|sérieu|peureu|frileu|chanceu|soucieu|silencieu|paresseu|courageu|honteu|affreu|joyeu)se|\\p{L}*(?:prem|dern|ent|f)i[eè]re?|triste|égoïste|optimiste|pessimiste|réaliste|célibataire|locataire|propriétaire|solitaire|volontaire|contraire|meilleure?|bien|combien|végétarien(?:ne)?|ancien(?:ne)?|\\p{Lu}\\p{L}+ien(?:ne)?|parisien(?:ne)?|sœur|seule?|leur|supérieure?|mineure?|majeure?|milliardaire|nécessaire|ordinaire|bipolaire)(?!\\p{L}))'

export type ValueKind = 'time' | 'duration' | 'age' | 'job' | 'number' | 'place'

/** Matches answers to "quand", "combien de temps", "quel âge" and similar questions. */
export const valuePatterns: Readonly<Record<ValueKind, RegExp>> = {
  time: new RegExp(
    `(?<![\\p{L}])(?:(?:${dayWord}|${dateWord})(?:,? ${hourWord})?|${hourWord})(?![\\p{L}\\d])`,
    'iu',
  ),
  duration: new RegExp(
    `(?<![\\p{L}])${numberWord}(?:[ -]${numberWord})* (?:minutes?|heures?|jours?|semaines?|mois|ans?|années?)(?: et demie?)?(?![\\p{L}])`,
    'iu',
  ),
  age: new RegExp(
    `(?<!\\p{L})(?<!(?:depuis|pendant|dans|en|fait|il y a|y a) )${numberWord}(?:[ -]${numberWord}| et une?)* ans(?!\\p{L})`,
    'iu',
  ),
  job: new RegExp(
    `(?<=(?<!\\p{L})(?:suis|est|était|étais|comme|métier c’est) (?:une? |le )?)${nonJobLookahead}(?:(?:\\p{L}|-)*(?:eur|euse|ier|ière|iste|ien|ienne|aire|logue|trice|soignante?|enseignante?)|profs?|professeure?|maçon|médecin|avocate?|pompier|boulanger|boulangère|berger|bergère|chef|cheffe|notaire|gardienne?|secrétaire|cadre|retraitée?|étudiante?|artisane?|commerçante?|comptable|architecte|juge|maire|routier|flic|gendarme|agent|assistante?|aide-soignante?|sage-femme|nounou|vigile|docker|apiculteur|traiteur|patronne?)(?: de (?:nuit|bus|train|taxi|l’\\p{L}+|la \\p{L}+|\\p{L}+))?(?!\\p{L})`,
    'iu',
  ),
  number: new RegExp(
    `(?<![\\p{L}\\d])(?:\\d{1,3}(?: \\d{3})+|${numberWord}(?:[ -](?:mille|cents?|millions?|${numberWord}))*) (?:€|d’euros|[\\p{L}]+)`,
    'iu',
  ),
  place:
    /(?<!\p{L})(?:à|au|aux|en|chez|dans|près de|rue|avenue|place|impasse|quai)\s(?:(?:de la|de l’|du|des|de|la|le|l’|les|un|une|ma|mon)\s?)?\p{Lu}?[\p{L}’-]{3,}/u,
}

/** Matches an amount of money, which answers "combien" when no other number fits. */
export const amount = /\d[\d ]*(?:,\d+)? ?(?:€|euros|balles)/i

/** Matches a named place, which is preferred to other places. */
export const namedPlacePattern =
  /(?<!\p{L})(?:(?:rue|avenue|boulevard|place|impasse|quai) (?:de la |de l’|du |des |de |d’)?\p{Lu}[\p{L}-]+|entre \p{Lu}[\p{L}-]+ et \p{Lu}[\p{L}-]+|(?:à|au|aux|en|près de|vers) \p{Lu}[\p{L}-]{2,})/u

/** Words that do not help to find the statement that answers a question. */
export const stopWords = new Set(
  'sais savez connais connaissez cet quoi ou d est ce que qu qui quoi quel quelle quels quelles comment combien quand ou de du des le la les un une et a au aux en y il elle ils elles on je j tu t te toi vous me m moi mon ma mes ton ta tes votre vos son sa ses c ca cela deja dit dis dire parle souviens souvenez rappelle rappelles rappelez nom prenom temps fois jour heure date tout fait suis es ai as avez etais etait avec pour dans sur pas plus ne n si se s l d lui encore bien tout alors euh au fait dernier derniere depuis pendant age prenom ville villes redis redites dites rappelez retenu avais avait avions avoir sont sommes etes'.split(
    ' ',
  ),
)

/** Stems of words that name the category of the answer ("quelle langue") and rarely occur in the statement. */
export const categoryStems = new Set(
  'lequel laquel fai faire appren quel genre langue sport annee instru manger mange boire paie paye coute moment prefer'.split(
    ' ',
  ),
)

/** Matches an age, which is not a duration: "j'ai cinquante-cinq ans". */
export const agePattern = new RegExp(
  `(?:j’ai|(?:il|elle) a|avait|avais|âgée? de|de|à) ${numberWord}(?:[ -]${numberWord})* ans(?! (?:de|que|d’))`,
  'giu',
)

export const ownAgePattern = new RegExp(`j’ai ${numberWord}(?:[ -]${numberWord})* ans`, 'giu')

/** Matches words that are not names but can appear where a name would. */
export const notNamePattern =
  /^(?:je|j|il|elle|on|le|la|les|un|une|et|mais|oui|non|mon|ma|mes|ce|c|ça|pas|plus|très|toujours|est|est-ce|qui|que|a|à|de|du|en|dans|comment|donc|alors|depuis)$/i

/** Matches a question about how many people will come, in normalised text. */
export const peopleQuestion =
  /\bcombien (?:on (?:est|sera|serait|etait)|nous (?:sommes|serons)|de (?:personnes|gens|invites|convives)|vous serez)|\b(?:on (?:est|sera|serait|etait)|nous serons) combien/
/** Captures the number in a statement of how many people will come. */
export const peoplePattern = new RegExp(
  `(?<!\\p{L})(?:on (?:est|sera|serait|était|va être)|nous (?:sommes|serons)|pour) (?!une? )(${numberWord})(?! (?:ans|jours?|mois|heures?|fois|euros|semaines?|minutes?)(?!\\p{L}))(?=[ ,.!?]|$)`,
  'iu',
)
