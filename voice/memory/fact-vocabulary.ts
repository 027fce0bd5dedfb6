/**
 * Patterns of French words for the rules that find facts. They are parts of regular expressions with the flags i and u.
 */

/** Returns a pattern that matches any of the words; an underscore stands for a space. */
const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`

/** The possessive before a person or an animal. */
export const possessive = '(?:mon|ma|mes|notre|nos)'

export const person =
  anyOf(`fils fille filles garçons? bébé enfants? frères? sœurs? soeurs? jumeaux jumelles
  petits?-fils petits-enfants petites?-filles? neveux? nièces? père mère parents papa maman
  grand-(?:père|mère)s? grands-parents papy papi mamie mari femme conjoint compagnon compagne copain copine
  fiancée? époux épouse cousins? cousines? oncle tante tonton tata parrain marraine filleule? beau-(?:frère|père|fils)
  belle-(?:sœur|mère|fille) beaux-parents amie? amis amies pote voisine? coloc colocataire chefs? cheffe patron
  patronne collègues? associée? garçon`)

export const animal =
  anyOf(`chiens? chiots? chats? chatons? chatte chienne cheval chevaux ponette poneys? lapins?
  perruches? perroquet canaris? hamster tortues? poissons? poules? ruches ânes? chèvres? moutons? cochon_d’inde
  bichon caniche labrador teckel furet`)

export const adjective = anyOf(
  'grande? grands grandes petite? petits petites jeunes? vieux vieille vieil gros grosse meilleure? meilleurs meilleures ancienne? futurs? demi nouveau nouvelle beaux? belles? autre',
)
/** A person or an animal, perhaps with an adjective. */
export const relation = `(?:${adjective} )?(?:${person}|${animal})`

const numberWord =
  anyOf(`un une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
  dix-sept dix-huit dix-neuf vingts? trente quarante cinquante soixante quatre-vingts? cent et`)
export const number = `(?:\\d{1,3}|${numberWord}(?:[ -]${numberWord}){0,4})`

/** The words with which a place begins. */
export const placeStart = '(?:à|au|aux|en|chez|dans|près|avec|sur|vers|rue|place)'

/** Excludes words that end like professions but are not professions. */
const notProfession =
  '(?!(?:fi[eè]re?|premi|derni|enti|particuli|singuli|famili|réguli|irréguli|prisonni|routini|casani|rancuni|hériti|triste|égoïste|pessimiste|optimiste|réaliste|idéaliste|alarmiste|perfectionniste|féministe|communiste|socialiste|fasciste|royaliste|écologiste|touriste|ancien|alsac|chrét|menteu|rêveu|dépensi|amateu|lecteu|auteu|spectateu|spectatr|lectr|acteur de|motiv|parisien|italien|algérien|tunisien|canadien|autrichien))'
const wordWithProfessionSuffix =
  '\\p{L}{2,}(?:ier|ière|iste|icien|icienne|logue|gogue|teur|trice|seur|seuse)'
/** Professions and other occupations that are listed by name; others are recognised by their suffix. */
export const namedProfession =
  anyOf(`profs? professeure? instit institutrice maître_nageur étudiante? lycéenne? lycéen
  retraitée? artisane? avocate? médecin généraliste chirurgien(?:ne)? cheffe?_(?:de|d’)[^,]+ cadre ouvrier ouvrière employée? agente? fonctionnaire
  serveur serveuse vendeur vendeuse aide-soignante? auxiliaire_de_vie boulang\\p{L}+ commerçante? apprentie? stagiaire
  intérimaire chauffeure? conductrice facteur factrice comptable secrétaire assistante? cuistot cuisinière? pâtissière?
  coiffeur coiffeuse caissière? plombier maçon électricien(?:ne)? mécano mécanicien(?:ne)? technicien(?:ne)? menuisière?
  charpentière? ingénieure? développeur développeuse informaticien(?:ne)? architecte infirmière? kiné ostéo dentiste
  vétérinaire pompière? policière? gendarme militaire soldate? juriste notaire libraire bibliothécaire concierge gardienn?e?
  jardinière? paysagiste agriculteur agricultrice éleveuse? éleveur maraîchère? vigneronn?e? apiculteur apicultrice
  traductrice journaliste graphiste photographe musicien(?:ne)? comédien(?:ne)? danseur danseuse chanteur chanteuse
  éducatrice animatrice nounou assmat standardiste hôtesse steward pilote routier ambulancière? manutentionnaire
  magasinière? cariste couturière? esthéticienne fleuriste garagiste chargée?_(?:de|d’)[^,]+ responsable_(?:de|d’|des|du|rh)[^,]*
  directrice directeur gérante? auto-entrepreneu(?:r|se) freelance indépendante? commerciale? consultante? banquière?
  au_chômage à_la_retraite mère_au_foyer père_au_foyer femme_au_foyer homme_au_foyer
  en_(?:terminale|première|seconde|licence|master|alternance|apprentissage|reconversion|thèse|prépa|fac|bts)
  en_(?:première|deuxième|troisième|quatrième|cinquième)_année`)
export const profession = `(?:${namedProfession}|${notProfession}${wordWithProfessionSuffix})`

export const familyStatus = anyOf(
  'mariée? divorcée? séparée? célibataire veuve veuf fiancée? pacsée? en_couple',
)
export const diet = anyOf(
  'végétarien végétarienne végétalien végétalienne vegan végane flexitarien flexitarienne pescétarien pescétarienne',
)

/** Sports and pastimes after "je fais du". */
export const pastime =
  anyOf(`karaté judo tennis foot football rugby basket hand handball volley natation danse yoga pilates
  piano guitare violon violoncelle batterie saxo saxophone flûte trompette accordéon harpe clarinette basse chant théâtre poterie couture tricot crochet vélo
  vtt course course_à_pied footing jogging randonnée rando escalade escrime équitation cheval ski snowboard surf voile boxe musculation muscu
  gym zumba crossfit dessin peinture aquarelle photo photographie jardinage bricolage modélisme chorale musique bénévolat
  moto plongée badminton ping-pong pétanque golf marche marche_nordique apiculture permaculture sculpture céramique broderie
  menuiserie impro improvisation cirque aviron kayak canoë parapente athlétisme trail triathlon roller skate tir_à_l’arc
  salsa tango rock bachata capoeira aïkido taekwondo aquagym scrapbooking mosaïque astronomie généalogie sophrologie qi_gong
  patinage gymnastique pâtisserie chasse pêche`)

/** Excludes the words after "j'ai" that do not name an event: "peur", "une question". */
export const notEvent =
  '(?!(?:peur|mal|envie|besoin|faim|froid|chaud|hâte|trop|rien|pas|une? (?:idée|question|problème|souci|truc|chose|mal|doute|coup|peu|service|petit service|secret)|la (?:trouille|flemme|haine|pression)|le (?:trac|temps|choix|droit|moral|cafard|blues)|du mal|l’impression|l’habitude|l’air|les (?:boules|nerfs|larmes))(?!\\p{L}))'
