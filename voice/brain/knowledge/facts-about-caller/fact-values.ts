const numberWord =
  '(?:\\d+|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|vingt(?:-\\p{L}+)?|trente(?:-\\p{L}+)?|quarante|cinquante|soixante|cent|mille|quelques|plusieurs)'
const dayWord =
  '(?:(?:ce |le |la |tous les |chaque )?(?:après-demain|demain|aujourd’hui|ce soir|ce matin|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?)(?: prochain| matin| midi| soir| après-midi)?(?: (?:le )?\\d{1,2}(?: (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))?)?)'
const dateWord = `(?:le \\d{1,2}(?:er)?(?: (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))?|la semaine prochaine|le mois prochain|l’année prochaine|(?:dans|il y a) ${numberWord} (?:jours?|semaines?|mois|ans?)|(?:en|depuis|de|début|fin|mi) ?-?(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))`
const hourWord = `(?:(?:à|vers) (?:midi|minuit|${numberWord} ?(?:heures?|h)(?: ?(?:\\d{1,2}|et demie|trente|et quart|quinze))?))`

/** Lookahead that excludes adjectives with the ending of a profession: "je suis heureuse", "je suis célibataire". */
export const nonJobLookahead =
  '(?!(?:\\p{L}*(?:heureu|amoureu|nerveu|anxieu|jalou|furieu|curieu|sérieu|peureu|frileu|chanceu|soucieu|silencieu|paresseu|courageu|honteu|affreu|joyeu)se|\\p{L}*(?:prem|dern|ent|f)i[eè]re?|triste|égoïste|optimiste|pessimiste|réaliste|célibataire|locataire|propriétaire|solitaire|volontaire|contraire|meilleure?|bien|combien|végétarien(?:ne)?|ancien(?:ne)?|\\p{Lu}\\p{L}+ien(?:ne)?|parisien(?:ne)?|sœur|seule?|leur|supérieure?|mineure?|majeure?|milliardaire|nécessaire|ordinaire|bipolaire)(?!\\p{L}))'

/** Kinds of facts that a pattern finds. */
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

/** Matches an age, such as "j'ai cinquante-cinq ans", which must not be read as a duration or another number. */
export const agePattern = new RegExp(
  `(?:j’ai|(?:il|elle) a|avait|avais|âgée? de|de|à) ${numberWord}(?:[ -]${numberWord})* ans(?! (?:de|que|d’))`,
  'giu',
)

/** Matches words that appear where a name could, but are not names. */
export const notNamePattern =
  /^(?:je|j|il|elle|on|le|la|les|un|une|et|mais|oui|non|mon|ma|mes|ce|c|ça|pas|plus|très|toujours|est|est-ce|qui|que|a|à|de|du|en|dans|comment|donc|alors|depuis)$/i

/**
 * Matches the names of attributes that callers usually do not name when they state them: a caller says
 * "je suis notaire", not "mon métier est notaire".
 */
export const ownAttribute =
  /^(?:metier|travail|boulot|job|profession|nom|prenom|age|adresse|soucis?|problemes?)$/

/** Matches questions about each kind of fact, in normalised text and in order of priority. */
export const questionPatterns: readonly (readonly ['name' | ValueKind, RegExp])[] = [
  [
    'place',
    /\b(?:etais|etait|etaient|est|sont|suis|habit\w*|travaill\w*|bosse\w*|vis|vit|pars|part|vais|va|etudie\w*) ou (?!bien|non|pas|quoi)/,
  ],
  ['name', /\b(s appel\w*|m appel\w*|nom|prenom|je m appelle)\b/],
  ['age', /\b(quel age|l age|son age|mon age)\b/],
  [
    'duration',
    /\bcombien de temps|depuis (quand|combien)|combien (d |de )(annees|ans|mois|jours|semaines)/,
  ],
  [
    'time',
    /\b(quand|quel jour|le jour|du jour|quelle heure|l heure|date|quel mois|quelle semaine|quelle annee)\b/,
  ],
  [
    'place',
    /\b(villes?|pays|quel endroit|quel quartier|quelle rue)\b|(^|c est |c etait |habite |et )ou\b|\bou(?: deja| ca| exactement)?$|\bou (il|elle|on|j|je) (est|habite|suis|vis)/,
  ],
  [
    'job',
    /^(?:\w+ ){0,5}ce que je (?:fais|faisais) (?:comme (?:metier|travail|boulot)|dans la vie)|(?:travaille|bosse) dans quoi|^(?:\w+ ){0,3}je (?:fais|faisais) quoi(?: avant| deja| comme \w+| dans la vie)*$|\b(metier|profession|boulot|fait dans la vie|fais dans la vie|fais comme (travail|metier))\b/,
  ],
  ['number', /\bcombien\b|\ble (montant|prix|chiffre)\b/],
]
