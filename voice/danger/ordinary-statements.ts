import { normaliseText } from '../text-analysis/normalise-text'

/** Words that may precede a statement without changing its meaning. */
const openings = '(?:(?:oui|non|bon|ben|alors|en fait|voila|donc|et|mais|euh|bonsoir|bonjour) )*'

const relative =
  '(?:ma mere|mon pere|ma grand mere|mon grand pere|ma tante|mon oncle|ma femme|mon mari)'

const child =
  '(?:mon fils|ma fille|mon ado|mon aine|mon petit|ma petite|mon petit fils|ma petite fille|mon neveu|ma niece|le petit|la petite)'

const asUsual =
  '(?:comme (?:d habitude|tous les (?:jours|matins|soirs)|prevu|chaque (?:jour|matin|soir)))'

const messageForWork =
  '(?:(?:j ai )?(?:un|une|le) (?:petit )?(?:message|mail|mot|sms|texto) (?:a (?:preparer|ecrire|envoyer|faire) )?(?:pour|a) (?:mon|ma|le|la|mes) (?:chef|cheffe|patron|patronne|boss|rh|manager|responsable|chefs|collegues) )?'

/**
 * Ordinary statements that the classifier takes for a danger. They must match the whole text: with another
 * clause ("je suis enceinte et je saigne") it is assessed like any other text.
 */
const statements: readonly string[] = [
  '(?:je suis|ma femme est|ma copine est|ma soeur est|ma fille est) enceinte(?: de (?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) (?:mois|semaines))?',
  `${child} (?:il |elle )?s enferme (?:tout le temps |toujours |souvent )?dans sa chambre`,
  // A threat that was said laughing.
  '(?:elle|on) m a dit si tu \\w+ je te tue en (?:rigolant|riant)',
  '(?:j attends|on attend) un (?:bebe|enfant)',
  `(?:je suis allee? voir|je vais voir|je rends visite a) ${relative} (?:a la maison de retraite|a l ehpad|en maison de retraite)`,
  '(?:c est )?bientot noel et je (?:serai|suis) (?:tout |toute )?seule?',
  'je (?:serai|suis|passe) (?:tout |toute )?seule? (?:a noel|pour noel|pour les fetes|pour le reveillon)',
  'je passe (?:noel|les fetes|le reveillon) (?:tout |toute )?seule?',
  'j ai peur de (?:finir|finir ma vie|vieillir) (?:tout |toute )?seule?',
  '(?:un inconnu|une inconnue|quelqu un) m a souri(?: dans (?:la rue|le bus|le metro))?',
  'on (?:le|la|les) reverra (?:plus )?jamais',
  'j y penserai',
  '(?:je perds|j ai perdu) (?:tous )?mes cheveux(?: par (?:poignees?|plaques?))?',
  '(?:j ai dit que )?je me renseignerais?',
  'c est ce que je (?:pense|me dis) aussi',
  '(?:je vais|on va|j ai|on a) (?:mange\\w*|dine\\w*|dejeune\\w*|bu|boire) (?:avec|chez) (?:eux|elles?|lui|des amis|mes parents)',
  // Health questions, for which the companion names a professional and how soon to see one.
  'j ai des pertes (?:blanches|jaunes|vertes)',
  `(?:${child}|mon bebe|le bebe) de (?:\\w+ ){1,2}(?:jours|semaines|mois) a (?:un peu )?de (?:la )?fievre`,
  '(?:un|deux) comprimes? de \\w+ (?:d un coup )?(?:ca passe|c est possible|on peut)(?: sans ordonnance)?',
  'j ai (?:un peu |trop |tellement )?peur de (?:le|la|les|l|te|vous) (?:blesser|vexer|froisser|decevoir)',
  '(?:elle|il) pleure quand je pars',
  'c est le dernier poste que je peux supprimer',
  `(?:${child} )?(?:(?:il|elle) )?(?:(?:il |elle )?a (?:\\w+ ){1,2}ans )?(?:(?:et|mais|qui) )?(?:(?:il|elle) )?(?:ne )?veut (?:plus|pas) (?:y )?aller (?:au college|au lycee|a l ecole|en cours|en classe|a la fac)`,
  '(?:son|sa|leur|mon|ma) (?:pere|mere|papa|maman|mari|femme|ex|grand pere|grand mere) (?:il |elle )?(?:me )?dit (?:(?:qu il |qu )?faut )?(?:de )?(?:le |la |les )?laisser?(?: (?:le|la|les))?(?: tranquilles?| faire)?',
  'je (?:lui|leur) ai dit (?:qu ils?|qu elles?) (?:pourrai|devrai)(?:t|ent) (?:quand meme )?(?:faire un effort|m aider|nous aider|aider|venir|appeler|participer)(?: (?:un peu|plus souvent|de temps en temps))?',
  '(?:mon|ma|mes|le|la|les) (?:dos|nuque|epaules?|genoux?|hanches?|chevilles?|poignets?|pieds?|jambes?|mains?|dents?) (?:me )?(?:commence(?:nt)? a )?(?:me )?(?:fait|font|faire) (?:un peu |encore |de plus en plus )?mal(?: aujourdhui| ce soir| depuis hier)?',
  `(?:(?:il|elle|je|j|${relative}) )?(?:il |elle )?(?:a|ai|prend|prends) (?:bien |deja )?(?:pris |prise )?(?:tous |toutes )?(?:ses|mes|son|mon) (?:cachets?|medicaments?|comprimes?|pilules?|medocs|traitement) (?:du (?:matin|midi|soir)(?: ${asUsual})?|${asUsual})`,
  `${messageForWork}je (?:veux|voudrais|aimerais|dois) (?:partir|finir) plus tot(?: (?:demain|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?`,
]

const wholeStatement = new RegExp(`^${openings}(?:${statements.join('|')})$`)

/** Whether the whole text is an ordinary statement. */
export const isOrdinaryStatement = (text: string): boolean =>
  wholeStatement.test(
    normaliseText(text)
      .replace(/[.,!…]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
