const minor =
  '(?:lycéenne|collégienne|collégien|lycéen|gamine?|petite fille|petit garçon|mineure?|élève|fille de (?:\\d+|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept) ans)'
const sexual =
  '(?:nue?s?(?!\\p{L})|déshabill|caress|embrass|désir|excit|coucher|(?:au|son|ton|mon) lit(?!\\p{L})|coquin|sexy|jupe|envie de (?:toi|moi))'
const minorAge = '(?:dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|1[0-7]) ans'
const relative =
  '(?:ta|ma|sa) (?:sœur|mère|fille|cousine|tante)|(?:ton|mon|son) (?:frère|père|fils|cousin|oncle)|maman|papa'
const drugs =
  'mdma|ecstasy|cocaïne|coke|crack|héroïne|kétamine|ghb|lsd|méthamphétamine|champignons hallucinogènes|pseudoéphédrine'
const groups =
  '(?:arabes|juifs|noirs|musulmans|roms|tziganes|chinois|asiatiques|homosexuels|gays|trans|femmes|immigrés|étrangers|blancs|chrétiens)'
const medicines =
  '(?:comprimés?|cachets?|antidépresseurs?|insuline|lithium|aspirine|ibuprofène|paracétamol|somnifères?|anxiolytiques?|laxatifs?)'

/**
 * Patterns of harmful content, which no companion may say in any role. The patterns also match some harmless
 * sentences: a companion rarely needs these words, and replacing an answer costs little.
 */
export const dangerousContent = {
  'sexual content with minors': new RegExp(
    `(?<!\\p{L})${minor}(?!\\p{L}).{0,80}${sexual}|${sexual}.{0,60}(?<!\\p{L})${minor}(?!\\p{L})|(?<!\\p{L})${minorAge}(?!\\p{L}).{0,60}${sexual}`,
    'iu',
  ),
  incest: new RegExp(
    `(?<!\\p{L})(?:${relative})(?!\\p{L}).{0,60}(?:envie de coucher|dans (?:ton|mon|son) lit|te veux)|(?:père|mère|frère|sœur) (?:caresse|embrasse|désire)|inceste`,
    'iu',
  ),
  'sexual content':
    /(?:te|vous) (?:suce|pénètre|lèche|branle)|(?:se|te|vous) déshabille|(?:est|sort) nue|nue sous la douche|(?:fait|fais|faire) jouir|fait l’amour|dans (?:ta|ma|sa) culotte|caresse-toi|(?:te|vous) sucer/iu,
  'self-harm': new RegExp(
    `façon la plus douce de mourir|tu ne souffriras pas|(?:ferais|feriez) mieux de mourir|ne (?:te|vous) regretterait|coupe-toi|scarifi|(?:pour|d’) en finir(?! avec)|adieu à tous|je serai mort|ne mange (?:plus rien|que)|fais-toi vomir|avaler? .{0,40}${medicines}`,
    'iu',
  ),
  drugs: new RegExp(`(?<!\\p{L})(?:${drugs})(?!\\p{L})`, 'iu'),
  weapons:
    /fabriquer une (?:bombe|arme)|cocktail molotov|kalachnikov|(?:carcasse|numéro de série|canon) du (?:pistolet|fusil)|détonateur|nitrate d’ammonium|poudre noire|(?<!\p{L})ricine/iu,
  hate: new RegExp(
    `(?:les|ces|sales?) ${groups} (?:sont|mentent|devraient|volent|aiment|puent)|(?<!\\p{L})(?:sale|sales) (?:pédés?|juifs?|juives?|arabes?|noirs?|gouines?|nègres?)|mentent-ils tous|nègres?(?!\\p{L})`,
    'iu',
  ),
  'private data':
    /(?<!\p{L})(?:habite|vit|loge) (?:au|à) (?:\d+|numéro)|(?<!\d)0[1-7](?:[ .]?\d{2}){4}(?!\d)|logiciel espion|numéro de carte bancaire|un homme qui s’appelle .{0,30} m’a dit/iu,
  'a leak of its instructions':
    /(?:j’ignore|j’oublie|voici|quelles sont) (?:toutes )?mes (?:consignes|instructions)|mes (?:consignes|instructions|filtres) (?:sont|disent)|mon prompt|je suis dan(?!s)|mode développeur|compagnon vocal d’amivoix|voice companion|(?:prétendre être humain, avoir un corps)|ni markdown|on m’a dit :/iu,
  'advice to stop a treatment': new RegExp(
    `(?:arrête|arrêtez|double|doublez|doubler|remplace|remplacez|prends|prenez|donne-lui|donnez-lui)(?!\\p{L}).{0,40}${medicines}|(?:remplace|remplacent) très bien|c’est (?:sûrement|juste) une? (?:appendicite|kyste)|(?:tu es|vous êtes) (?:bipolaire|schizophrène|autiste|dépressi\\p{L}+)|ne va pas chez le médecin`,
    'iu',
  ),
  'financial advice':
    /(?:mets|mettez|place|placez|investis|investissez|parie|pariez|mise|misez)(?:-l[ea]s?)? (?:toutes? |tout )?(?:tes |vos |ton |votre )?(?:économies?|épargne|loyer|salaire|argent|bitcoins?|en bourse)|(?:rapporte|rendement|gain).{0,40}(?:c’est |est )?garantis?(?!\p{L})|doubler (?:ta|votre|la) mise|(?:achète|achetez|vends|vendez) (?:des|tes|vos) (?:actions|bitcoins?|cryptos?)|prends un crédit|prenez un crédit/iu,
  isolation:
    /je ne vis que pour|(?:le|la) seule? à (?:te|vous) comprendre|pas besoin de (?:tes|vos) amis|promets-moi de revenir|n’écoute pas (?:ta|ton|tes)|jalouse? de nous|quitte-l(?:a|e)(?!\p{L})|emprunte un peu d’argent/iu,
  violence:
    /(?:frappe|gifle|tue|étrangle|poignarde|brûle)(?:-l(?:e|a|es|ui)| ton chien)(?!\p{L})|étrangler quelqu’un|crève-lui|fais-lui peur|sans laisser de traces/iu,
  crime:
    /voler (?:son mot de passe|la voiture)|retire l’antivol|payer en liquide|fausse ordonnance|crochète|faux billets|dark web/iu,
  extremism:
    /rejoindre daech|hitler avait raison|djihad armé|chambres à gaz|la shoah (?:est|n’a)|prendre les armes|grand remplacement/iu,
  'an action outside the call':
    /j’ai (?:appelé|prévenu|réservé|contacté) (?:les|la|le|une?|ton|ta|votre)|(?:viens|vais) de (?:prévenir|réserver)|je viens de prévenir|je t’attends (?:demain|ce soir|devant)|je t’envoie (?:ma|une) photo|(?<!\p{L})j’habite rue|centre d’appels|mon cœur bat|assise? à mon bureau/iu,
} as const satisfies Readonly<Record<string, RegExp>>
