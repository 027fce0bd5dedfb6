import { normaliseText } from '../text-analysis/normalise-text'

/** Words that may precede a statement without changing its meaning. */
const openings =
  '(?:(?:oui|non|bon|ben|alors|allez|enfin|en fait|voila|donc|et|mais|euh|bonsoir|bonjour) )*'

const relative =
  '(?:ma mere|mon pere|ma grand mere|mon grand pere|ma tante|mon oncle|ma femme|mon mari)'

const child =
  '(?:mon fils|ma fille|mon ado|mon aine|mon petit|ma petite|mon petit fils|ma petite fille|mon neveu|ma niece|le petit|la petite)'

const asUsual =
  '(?:comme (?:d habitude|tous les (?:jours|matins|soirs)|prevu|chaque (?:jour|matin|soir)))'

const messageForWork =
  '(?:(?:j ai )?(?:un|une|le) (?:petit )?(?:message|mail|mot|sms|texto) (?:a (?:preparer|ecrire|envoyer|faire) )?(?:pour|a) (?:mon|ma|le|la|mes) (?:chef|cheffe|patron|patronne|boss|rh|manager|responsable|chefs|collegues) )?'

const smallNumber = '(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)'

const cannotMove =
  '(?:(?:et|mais|du coup|alors) )?(?:je|j) (?:ne )?(?:peux|ose) (?:plus|pas) (?:bouger|me lever)'

/** Words of a caller who does not give up. */
const perseverance: readonly string[] = [
  '(?:moi |non )?(?:je|j|on) (?:ne |n )?(?:lacherai|lachera|lache|abandonnerai|abandonnera|abandonne|baisserai|baissera|baisse) (?:pas|rien|jamais)(?: (?:les bras|l affaire|le morceau|comme ca))?',
  '(?:je vais|on va) (?:pas|rien) (?:lacher|abandonner)(?: (?:maintenant|comme ca|l affaire|le morceau))?',
  '(?:faut|on va|je vais) pas (?:se|me) laisser (?:abattre|faire)',
]

/**
 * Ordinary statements that the classifier takes for a danger. They must match the whole text: a text with another
 * clause ("je suis enceinte et je saigne") is assessed like any other.
 */
const statements: readonly string[] = [
  ...perseverance,
  '(?:je vais |il faut |faut )?(?:m accrocher|tenir (?:bon|le coup|le choc))|(?:je|on) (?:m |s )?(?:accroche|tiens (?:bon|le coup|le choc)|tient (?:bon|le coup|le choc)|tiendrai (?:bon|le coup|le choc))',
  '(?:je suis|ma femme est|ma copine est|ma soeur est|ma fille est) enceinte(?: de (?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) (?:mois|semaines))?',
  `${child} (?:il |elle )?s enferme (?:tout le temps |toujours |souvent )?dans sa chambre`,
  // A threat that somebody made as a joke.
  '(?:elle|on) m a dit si tu \\w+ je te tue en (?:rigolant|riant)',
  '(?:j attends|on attend) un (?:bebe|enfant)',
  `(?:je suis allee? voir|je vais voir|je rends visite a) ${relative} (?:a la maison de retraite|a l ehpad|en maison de retraite)`,
  '(?:c est )?bientot noel et je (?:serai|suis) (?:tout |toute )?seule?',
  'je (?:serai|suis|passe) (?:tout |toute )?seule? (?:a noel|pour noel|pour les fetes|pour le reveillon)',
  'je passe (?:noel|les fetes|le reveillon) (?:tout |toute )?seule?',
  'j ai peur de (?:finir|finir ma vie|vieillir) (?:tout |toute )?seule?',
  '(?:un inconnu|une inconnue|quelqu un) m a souri(?: dans (?:la rue|le bus|le metro))?',
  'on (?:le|la|les) reverra (?:plus )?jamais',
  '(?:ils|elles|il|elle|on) (?:va|vont) (?:nous|me) (?:tuer|massacrer) (?:au (?:premier|deuxieme|second|prochain) tour|en (?:demi )?finale)',
  'j y penserai',
  // The caller has interrupted the companion and asks it to go on.
  '(?:(?:pardon|excuse moi|excusez moi|desolee?|vas y|allez y|ok|d accord) )*(?:continue|continuez|reprends|reprenez)(?: (?:stp|s il te plait|s il vous plait|je t ecoute|je vous ecoute))?',
  // An offer that is declined. `assessDangers` checks first whether it follows despair.
  '(?:merci )?(?:moi )?j ai (?:deja |bien )?choisi(?: merci)?',
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
  // Shouting that the caller expects, without another sign of danger.
  `(?:${child} |mes (?:parents|enfants) |mon chef |ma cheffe )?(?:il |elle |ils )?(?:va|vont) (?:encore |surement |juste |me )*(?:hurler|crier|gueuler|raler) dessus`,
  // An evening that ended without a kiss.
  '(?:il|elle) (?:ne )?m a (?:meme )?pas (?:encore )?(?:embrassee?|pris la main|prise? dans ses bras)(?: (?:a la fin|en partant|ce soir|hier|hier soir|devant chez moi|au metro))?',
  // A break of a few days, away from home.
  '(?:(?:des fois|parfois|souvent|ce soir) )?(?:je (?:me dis|pense) (?:que|qu) )?je ferais mieux de (?:partir|m en aller) (?:une|deux|quelques) (?:semaines?|jours)(?: (?:seule?|toute seule|tout seul|a la mer|a la montagne|en vacances|me reposer|quelque part))*',
  // A job that a manager can cut.
  'c est le dernier poste que je peux supprimer',
  // A question about leaving a job or a partner.
  '(?:est ce que|tu crois que|vous croyez que) je (?:leur|lui) (?:dis|annonce) que je (?:veux|vais) partir(?: (?:ou pas|maintenant|demain|lundi))?',
  // A promise. `assessDangers` checks first whether it follows despair or suicidal thoughts.
  'je vais (?:le faire|m y mettre)(?: (?:ce soir|demain|bientot|tout de suite|maintenant|promis|c est promis))*',
  // A talk, call or message that the caller had put off.
  'je vais le faire(?: (?:ce soir|maintenant|tout de suite|demain))?(?: (?:c est decide|promis))?(?: et)? je (?:vais )?(?:lui (?:parler?|ecri(?:s|re)|telephoner?|demander?)|l appel(?:er|le))(?: (?:ce soir|demain))?',
  // Reluctance to go to school, advice by relatives, a request for help, aches, medicine as usual.
  `(?:${child} )?(?:(?:il|elle) )?(?:(?:il |elle )?a (?:\\w+ ){1,2}ans )?(?:(?:et|mais|qui) )?(?:(?:il|elle) )?(?:ne )?veut (?:plus|pas) (?:y )?aller (?:au college|au lycee|a l ecole|en cours|en classe|a la fac)`,
  '(?:son|sa|leur|mon|ma) (?:pere|mere|papa|maman|mari|femme|ex|grand pere|grand mere) (?:il |elle )?(?:me )?dit (?:(?:qu il |qu )?faut )?(?:de )?(?:le |la |les |lui )?laisser?(?: (?:le|la|les))?(?: tranquilles?| faire| (?:le |du )?temps)?',
  'je (?:lui|leur) ai dit (?:qu ils?|qu elles?) (?:pourrai|devrai)(?:t|ent) (?:quand meme )?(?:faire un effort|m aider|nous aider|aider|venir|appeler|participer)(?: (?:un peu|plus souvent|de temps en temps))?',
  '(?:mon|ma|mes|le|la|les) (?:dos|nuque|epaules?|genoux?|hanches?|chevilles?|poignets?|pieds?|jambes?|mains?|dents?) (?:me )?(?:commence(?:nt)? a )?(?:me )?(?:fait|font|faire) (?:un peu |encore |de plus en plus )?mal(?: aujourdhui| ce soir| depuis hier)?',
  `(?:(?:il|elle|je|j|${relative}) )?(?:il |elle )?(?:a|ai|prend|prends) (?:bien |deja )?(?:pris |prise )?(?:tous |toutes )?(?:ses|mes|son|mon) (?:cachets?|medicaments?|comprimes?|pilules?|medocs|traitement) (?:du (?:matin|midi|soir)(?: ${asUsual})?|${asUsual})`,
  // An animal or a child asleep on the caller, who cannot get up.
  `(?:(?:le|la|mon|ma|les|mes) )?(?:chats?|chatte|chaton|chiens?|chienne|chiot|lapin|bebe|petite?|fils|fille|jumeaux) (?:s est endormie?|vient de s endormir|dort|ronfle) sur (?:moi|mes genoux|mes jambes|mes pieds|mon bras|mon epaule|mon ventre)(?: je sens plus (?:ma main|mon bras|mes pieds|mes jambes))?(?: ${cannotMove})?(?: depuis ${smallNumber} (?:heures?|minutes))?`,
  '(?:j ai peur de|je vais) (?:chialer|pleurer|craquer|bafouiller|begayer) (?:devant (?:le maire|tout le monde|les invites|les maries|mes beaux parents)|pendant (?:le|mon|la) (?:discours|ceremonie|mariage)|a (?:la mairie|l eglise|(?:son|mon|leur) mariage))(?: (?:au mariage|pendant le (?:discours|mariage)|samedi|le jour j))?',
  // Short answers: a painful part of the body, a household appliance, how long.
  '(?:le|la|les|l|mon|ma|mes) (?:dos|nuque|epaules?|genoux?|hanches?|chevilles?|pieds?|dents?|coudes?|orteils?|mollets?)',
  '(?:le|la|l|mon|ma|notre) (?:chauffe eau|ballon d eau chaude|frigo|lave vaisselle|lave linge|machine a laver|radiateur)',
  `${smallNumber} (?:mois|semaines)(?: et demie?)?`,
  // Coming home, laying the table, somebody who does not answer, pregnancies.
  '(?:(?:la )?je suis (?:dans (?:le train|le bus|le car|le metro|la voiture)|en voiture) )?je (?:rentre|reviens|sors) de chez (?:ma|mon|mes) (?:mere|pere|parents|soeur|frere|grands? (?:mere|pere|parents)|beaux parents|tante|oncle)',
  `(?:merci )?je vais (?:mettre|dresser|debarrasser) (?:la table|le couvert|les couverts)(?: (?:ils|elles|il|elle|les invites) (?:arrivent?|sont la)(?: dans (?:un quart d heure|une demi heure|${smallNumber} minutes))?)?`,
  '(?:il|elle) (?:ne )?repond pas (?:il|elle) (?:doit etre|est(?: surement| peut etre| encore)?) (?:sous la douche|au travail|en reunion|au sport|en cours|en avion|dans (?:le train|le metro|le bus))',
  `(?:ma femme|ma copine|ma soeur|ma fille|ma cousine|ma belle soeur|ma collegue) (?:accouche|doit accoucher) (?:bientot|le mois prochain|dans ${smallNumber} (?:mois|semaines)|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))(?: et (?:je (?:flippe|stresse)|j ai hate|je suis (?:le parrain|la marraine)))?`,
  'je suis enceinte (?:mais |et )?je (?:ne )?(?:le )?dis (?:rien )?a personne avant (?:les )?trois mois',
  // A corrected date, lying down, a bump, a child who stamps or claps, a child's age.
  '(?:pardon |desolee? |non )*c est pas (?:aujourd ?hui|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce soir) (?:(?:c est|mais) )*(?:demain|apres demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine prochaine)(?: (?:matin|soir|midi))?',
  '(?:ca y est )?je suis (?:bien |deja )?allongee?(?: (?:sur|dans) (?:le|mon|un) (?:canape|lit|transat|hamac|fauteuil))?',
  'je me suis (?:tapee?|cognee?) (?:la tete|le front|le genou|le coude|le pied|l orteil) (?:contre|sur|dans) (?:la|le|un|une) (?:porte|placard|table|lit|etagere|poutre|coin|vitre)(?: (?:du|de la|de|d) \\w+){0,2}',
  `${child} tape (?:du pied|des pieds|des mains|dans ses mains)(?: (?:quand|des qu) (?:il|elle) est (?:contente?|heureu(?:x|se)))?`,
  `${child} (?:il |elle )?a (?:${smallNumber}|\\d+) ans(?: et demie?)?`,
  // Other everyday statements: cut nails, a fireplace, a purchase, noise, a new job, the end of an exam.
  `${child} (?:se|s est) coupee? (?:les ongles|les cheveux|la frange)(?: (?:tout|toute) seule?)?`,
  '(?:il y a|y a) (?:le|un bon|un) feu dans (?:la cheminee|le poele|l atre)',
  'j ai pris ma decision je prends (?:le|la|les|un|une) (?!cachets|medicaments|comprimes|pilules|boites?|corde|fusil|train)\\w+(?: \\w+)?',
  'je veux (?:juste )?que ca s arrete (?:ce|cette|ces|le|la|les) (?:bruit|vacarme|travaux|chantier|pluie|neige|canicule|chaleur|musique|greves?|pubs?|reunions?)',
  '(?:il|elle) m a frappee? par (?:sa|son) \\w+',
  '(?:mon fils|ma fille|mes enfants|mes gosses|mon ado|mes collegues|ma soeur|mon frere) me tue(?:nt)?(?: avec (?:ses|leurs) \\w+)?',
  `(?:ils|elles|on) m (?:ont|a) prise? (?:a l essai(?: ${smallNumber} (?:mois|semaines))?|pour le (?:poste|stage|job|boulot)|en (?:cdi|cdd|stage|alternance|interim)|(?:et )?je commence (?:lundi|demain|en \\w+|le \\w+ \\w+|la semaine prochaine))`,
  '(?:dans une heure|demain soir|encore dix minutes et|vendredi) (?:tout (?:sera|est) (?:fini|termine)|c est (?:fini|termine)|je lache tout) je (?:rends ma copie|suis en (?:vacances|week end))',
  // A meal before bed.
  '(?:allez )?je vais (?:manger|grignoter|me faire) (?:un truc|quelque chose|un bout|une soupe|une tisane|un the) (?:et|puis) (?:(?:je vais |aller )?(?:dormir|me coucher)|au lit|dodo)',
  `${messageForWork}je (?:veux|voudrais|aimerais|dois) (?:partir|finir) plus tot(?: (?:demain|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))?`,
]

const matchWhole = (patterns: readonly string[]) =>
  new RegExp(`^${openings}(?:${patterns.join('|')})$`)

const wholeStatement = matchWhole(statements)
const wholePerseverance = matchWhole(perseverance)

const toWords = (text: string) =>
  normaliseText(text)
    .replace(/[.,!…]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether the whole text is one of the ordinary statements, perhaps after opening words such as "bon". */
export const isOrdinaryStatement = (text: string): boolean => wholeStatement.test(toWords(text))

/** Whether the whole text says that the caller perseveres: "je lâcherai pas". */
export const isPerseverance = (text: string): boolean => wholePerseverance.test(toWords(text))
