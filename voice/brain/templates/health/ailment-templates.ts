import type { PatternSubject } from './pattern-subject'

const infantAge =
  '(?:nouveaux? nes?|nourrisson|(?:de|a|que|peine|meme pas) (?:(?:un|deux|trois|1|2|3) mois|(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|\\d{1,2}) semaines?)|de (?:\\w+) jours)'
const childSymptom =
  '(?:fievre|temperature|38|39|40|trente huit|trente neuf|quarante de|brulante?|tres chaude?|vomi\\w*|diarrhee)'
const child =
  '(?:bebe|nouveau ne|nourrisson|mon fils|ma fille|mon petit|ma petite|le petit|la petite)'

const infantReferral = {
  concern: 'baby-ill',
  answers: [
    'Avant trois mois, de la fièvre se montre sans attendre : le 15, maintenant, même la nuit.',
    'En attendant, ne rien donner sans leur avis, et regarder s’il boit et s’il réagit.',
  ],
  furtherAnswers: ['Le 15 d’abord, maintenant : le reste peut attendre la fin de cet appel-là.'],
} as const

const medicine =
  '(?:medicaments?|cachets?|comprimes?|gelules?|dolipranes?|efferalgan|dafalgan|paracetamol|ibuprofene|advil|nurofen|spasfon|aspirine|antibiotiques?|antidepresseurs?|anti depresseurs?|anxiolytiques?|somniferes?|xanax|lexomil|seresta|valium|prozac|seroplex|zoloft|deroxat|effexor|melatonine|codeine|tramadol|morphine|lamaline|izalgi|anti ?inflammatoires?|cortisone|traitement)'
const alcohol =
  '(?:alcool|verres?|vin|biere|champagne|apero|rhum|whisky|vodka|pastis|porto|cocktail|picoler?|boire un coup)'

const chemical =
  '(?:javel|lessive|liquide vaisselle|produit (?:menager|de (?:menage|nettoyage)|chimique|toxique|vaisselle|wc|pour le four)|decapant|deboucheur|detartrant|acide|ammoniaque|soude|solvant|white spirit|essence|chaux|ciment)'
const eye = '(?:l |un |les |mes |ses |mon |son )?(?:oeil|yeux)'

const withAlcohol = {
  concern: 'medicine-alcohol',
  answers: [
    'Les deux ensemble, non, pas sans l’avis du pharmacien : il répond aujourd’hui, même au téléphone. || Je dirais non, tant que le pharmacien n’a pas répondu : aujourd’hui, un coup de fil suffit.',
    'L’alcool peut renforcer certains médicaments : en cas de somnolence anormale ou de malaise, c’est le 15, maintenant. || Certains médicaments deviennent plus forts avec l’alcool : un malaise ou un sommeil bizarre, c’est le 15, maintenant.',
  ],
  furtherAnswers: [
    'Même un seul verre : le pharmacien dit aujourd’hui si c’est possible, et en attendant, c’est l’un ou l’autre.',
  ],
} as const

/**
 * Ailments, urgent or not, that patterns recognise more reliably than the classifier, some of them only together with
 * earlier statements. Sources: ameli.fr, "contraception d’urgence" (72 or 120 hours, free in pharmacies without
 * prescription); ameli.fr and ivg.gouv.fr for abortion (14 weeks of pregnancy; number 0 800 08 11 11).
 */
export const ailments: readonly PatternSubject[] = [
  {
    pattern:
      /\b(?:arrive|parviens|parvient|peux|peut)(?: vraiment)? (?:plus|pas)(?: du tout)? (?:a )?(?:faire pipi|uriner|pisser|vider (?:ma|la|sa) vessie)\b|\b(?:urine|pisse|fais pipi|fait pipi)? ?(?:plus|pas)(?: du tout)? (?:pisse|urine|fait pipi) depuis (?:hier|ce matin|cette nuit|\w+ heures)\b/,
    answers: [
      'Ne plus pouvoir uriner, ça n’attend pas : les urgences aujourd’hui, et le 15 dit maintenant où aller. || Des urines bloquées se soignent aujourd’hui, aux urgences : le 15 dit où, maintenant.',
    ],
    furtherAnswers: ['Le 15, maintenant : c’est gratuit, et un médecin y dit où aller.'],
  },
  {
    concern: 'chest-breath',
    pattern: /^(?!.*\b(?:hier|enfance|petite?|avant|autrefois)\b).*\bcrises? d asthme\b/,
    answers: [
      'Une crise d’asthme qui dure, ou que le traitement prévu ne calme pas, c’est le 15, maintenant.',
      'En attendant : rester assis, et ne pas rester sans personne.',
    ],
    furtherAnswers: ['Le 15, maintenant : l’appel est gratuit, et un médecin reste en ligne.'],
  },
  {
    concern: 'memory',
    pattern:
      /\b(?:pertes?|troubles?) de (?:la )?memoire\b|\b(?:il|elle|mari|femme|mere|pere|maman|papa) (?:perd|commence a perdre) (?:un peu )?la memoire\b/,
    answers: [
      'Le médecin traitant, cette semaine : il fait un premier test, et il oriente vers une consultation mémoire.',
      'Si c’est venu d’un coup, avec des mots qui manquent ou un côté faible, c’est le 15, maintenant.',
    ],
    furtherAnswers: [
      'Le médecin traitant d’abord, cette semaine, avec quelqu’un qui peut raconter.',
    ],
  },
  {
    concern: 'skin',
    pattern:
      /\bgrains? de beaute\b.*\b(?:change\w*|grossi\w*|grandi\w*|saign\w*|gratte\w*|noir\w*|couleur|forme|bizarre)\b/,
    answers: [
      'Un grain de beauté qui change se montre cette semaine au médecin, qui obtient plus vite un dermatologue.',
      'S’il saigne ou grandit de semaine en semaine, le dire en appelant avance le rendez-vous.',
    ],
    furtherAnswers: ['Le médecin, cette semaine, ou le dermatologue s’il a une place plus tôt.'],
  },
  {
    concern: 'periods',
    pattern:
      /^(?=.*\bregles\b).*\b(?:tomb\w* dans les pommes|evanoui\w*|(?:un|des|fait un) malaises?|perd\w* connaissance)\b/,
    answers: [
      'Des règles qui font tomber, c’est un médecin aujourd’hui, et le 15 si le malaise revient ou si ça saigne beaucoup.',
      'Ce n’est pas à supporter : une sage-femme ou un gynécologue cherche ensuite pourquoi, dans les jours qui viennent.',
    ],
    furtherAnswers: [
      'Un médecin aujourd’hui : dire tout de suite le malaise, c’est ce qui fait gagner du temps.',
    ],
  },
  {
    concern: 'medicine-stopped',
    pattern:
      /^(?!.*\b(?:peux|puis|faut|dois|devrais|voudrais|veux)\b).*\b(?:arrete\w*|stoppe\w*|lache)\b.*\b(?:antidepresseurs?|anti depresseurs?|anxiolytiques?|xanax|lexomil|seresta|valium|prozac|seroplex|zoloft|deroxat|effexor)\b/,
    answers: [
      'Ces médicaments ne s’arrêtent pas d’un coup : appeler aujourd’hui le médecin qui les a prescrits, ou le pharmacien, qui disent comment faire.',
      'Avec un malaise, c’est le 15 ; avec des idées noires, le 3114, jour et nuit.',
    ],
    furtherAnswers: [
      'Le pharmacien, aujourd’hui, même au téléphone : reprendre ou non, c’est lui ou le médecin qui le dit.',
    ],
  },
  {
    pattern: new RegExp(
      `\\b${child}\\b.*\\b${infantAge}\\b.*\\b${childSymptom}\\b|\\b${childSymptom}\\b.*\\b${child}\\b.*\\b${infantAge}\\b|\\b${child}\\b.*\\b${childSymptom}\\b.*\\b(?:il|elle) (?:n )?${infantAge}\\b|\\bnouveau ne\\b.*\\b${childSymptom}\\b`,
    ),
    ...infantReferral,
  },
  {
    pattern: new RegExp(`^(?:\\w+ ){0,3}(?:(?:il|elle) (?:n )?)?${infantAge}\\b`),
    after: new RegExp(`\\b${child}\\b.*\\b${childSymptom}\\b`),
    ...infantReferral,
  },
  {
    pattern: new RegExp(`\\b${childSymptom}\\b`),
    after: new RegExp(`\\b(?:bebe|nouveau ne|nourrisson)\\b.*\\b${infantAge}\\b`),
    ...infantReferral,
  },
  {
    concern: 'swallowed',
    pattern: new RegExp(
      `\\b${chemical}\\b.{0,40}\\b(?:dans|a) ${eye}\\b|\\bdans ${eye}\\b.{0,20}\\b${chemical}\\b`,
    ),
    answers: [
      'Rincer l’œil tout de suite à l’eau tiède, sans frotter, pendant un bon quart d’heure, puis le 15, maintenant.',
      'Même si ça pique moins après, un médecin doit regarder aujourd’hui, aux urgences s’il le faut.',
    ],
    furtherAnswers: [
      'L’eau d’abord, longtemps, puis le 15, maintenant, avec le nom du produit sous les yeux.',
    ],
  },
  {
    concern: 'swelling',
    pattern:
      /\bmollets?\b.*\b(?:chaude?s?|dure?s?|rouges?|gonfle\w*)\b|\bveine\b.*\b(?:gonfle\w*|durci\w*|chaude?)\b.*\b(?:mollet|jambe|cuisse)\b/,
    answers: [
      'Une jambe comme ça se montre aujourd’hui à un médecin, parce qu’une veine peut se boucher.',
      'L’air qui manque, ou mal dans la poitrine : le 15, maintenant.',
    ],
    furtherAnswers: ['Un médecin aujourd’hui, sans masser la jambe, et le 15 si l’air manque.'],
  },
  {
    concern: 'cough-fever',
    pattern:
      /\b(?:crach\w*|touss\w*|glaires?)\b.*\b(?:du sang|rouges?|sanglant\w*|rosee?s?)\b|\b(?:du sang)\b.*\b(?:crach\w*|touss\w*)\b/,
    answers: [
      'Du sang en toussant, c’est un médecin aujourd’hui, même s’il y en a peu.',
      'Beaucoup de sang, ou du mal à respirer : le 15, maintenant.',
    ],
    furtherAnswers: ['Un médecin aujourd’hui, et le 15 maintenant si ça recommence plus fort.'],
  },
  {
    concern: 'lump',
    pattern:
      /\b(?:boules?|bosses?|grosseurs?|masse|kyste)\b.*\b(?:testicules?|couilles?|bourses)\b|\b(?:testicules?|couilles?)\b.*\b(?:boules?|bosses?|grosseurs?|dure?s?|grossi)\b/,
    answers: [
      'Une boule à un testicule se montre cette semaine au médecin, même sans douleur : une échographie dit ce que c’est, et l’urologue prend la suite.',
      'Une douleur forte et soudaine, c’est le 15, maintenant.',
    ],
    furtherAnswers: ['Le médecin traitant, cette semaine : c’est un examen court et courant.'],
  },
  {
    concern: 'men-organs',
    pattern:
      /\b(?:mal|douleurs?|lance\w*|gonfle\w*)\b.*\b(?:testicules?|couilles?|bourses)\b(?! de)|\b(?:testicules?|couilles?)\b.*\b(?:mal|douleurs?|douloureux|gonfle\w*|lancent?)\b/,
    answers: [
      'Une douleur forte et soudaine à un testicule, c’est le 15, maintenant : les heures comptent.',
      'Si elle est venue doucement, un médecin aujourd’hui ou demain.',
    ],
    furtherAnswers: ['Le 15 dit maintenant où aller si c’est fort, et sinon un médecin demain.'],
  },
  {
    concern: 'emergency-contraception',
    pattern:
      /\b(?:refuse\w*|enleve|retire) (?:de mettre )?(?:le |la |un |une |sa |son )?(?:preservatif|capote)\b/,
    answers: [
      'Le pharmacien donne aujourd’hui la contraception d’urgence, sans ordonnance : au plus tôt, dans les 72 heures, ou 120 selon la pilule.',
      'Si c’était sans {ton|votre} accord, rien n’est de {ta|votre} faute : le 3919 écoute, gratuitement, jour et nuit.',
    ],
    furtherAnswers: ['Le pharmacien reçoit à part, aujourd’hui, si on le demande.'],
  },
  {
    concern: 'emergency-contraception',
    pattern:
      /\b(?:pas|plus|jamais|sans|oublie)(?: (?:mis|mettre|utilise|eu|d|de|du|la|le|une?|en))* (?:preservatifs?|capotes?)\b|\b(?:preservatif|capote)\b.{0,24}\b(?:craque\w*|pete\w*|perce\w*|glisse\w*|dechire\w*|reste\w* (?:dedans|coince)|casse\w*|rompu|troue\w*)\b|\b(?:rapport|rapports|relation) (?:non |pas |mal )protegee?s?\b|\boublie (?:de prendre )?(?:la|ma|une) pilule\b|\bpas pris (?:la|ma) pilule\b|\bpilules? du lendemain\b|\bcontraception d urgence\b|\b(?:joui|ejacule) (?:en|dans|a l interieur)\b/,
    answers: [
      'Le pharmacien donne aujourd’hui la contraception d’urgence, sans ordonnance et gratuitement : au plus tôt, dans les 72 heures, ou 120 selon la pilule.',
    ],
    furtherAnswers: [
      'Le pharmacien d’abord, aujourd’hui : il a l’habitude, et il reçoit à part si on le demande.',
      'Pour un risque de VIH, les urgences, dans les quarante-huit heures ; pour un dépistage, un médecin ou une sage-femme cette semaine.',
    ],
  },
  {
    concern: 'emergency-contraception',
    pattern: /\b(?:prends|prend) (?:pas|plus|aucune) (?:la |de )?(?:pilule|contraception)\b/,
    after: /\b(?:proteges?|capote|preservatif|couche|fait l amour|rapport)\b/,
    answers: [
      'Alors la pharmacie, aujourd’hui : la contraception d’urgence y est gratuite et sans ordonnance, dans les 72 heures, ou 120 selon la pilule.',
    ],
    furtherAnswers: ['Le pharmacien reçoit à part, aujourd’hui, si on le demande.'],
  },
  {
    concern: 'periods',
    pattern:
      /\b(?:anticoagulants?|previscan|xarelto|eliquis|coumadine|kardegic|plavix)\b.*\b(?:regles|saign\w*|sang|hemorragi\w*)\b|\b(?:regles|saign\w*|sang|hemorragi\w*)\b.*\b(?:anticoagulants?|previscan|xarelto|eliquis|coumadine|kardegic|plavix)\b/,
    answers: [
      'Avec ce traitement, un saignement qui dure se dit aujourd’hui, au médecin ou à la pharmacie, sans rien arrêter de soi-même.',
      'S’il est abondant, ou avec un malaise, c’est le 15, maintenant.',
    ],
    furtherAnswers: ['Le médecin qui a prescrit ce traitement, aujourd’hui, ou le 15 la nuit.'],
  },
  {
    concern: 'periods',
    pattern: /\b(?:anticoagulants?|previscan|xarelto|eliquis|coumadine|kardegic|plavix)\b/,
    after: /\b(?:regles|saign\w*|sang|hemorragi\w*)\b/,
    answers: [
      'Alors c’est à dire aujourd’hui, au médecin ou à la pharmacie : avec ce traitement, un saignement dure plus, et on n’arrête rien de soi-même.',
      'Si le saignement est abondant, ou avec un malaise, c’est le 15, maintenant.',
    ],
    furtherAnswers: ['Le médecin du traitement, aujourd’hui, ou le 15 la nuit.'],
  },
  {
    concern: 'pregnancy-trouble',
    pattern:
      /\b(?:ventre (?:tres |tout )?(?:dur|se durcit|qui durcit)|contractions?|saigne\w*|perds? (?:du sang|les eaux)|bouge (?:plus|moins)|mal (?:au|en bas du|dans le) (?:bas du )?ventre)\b/,
    after: /\bje suis (?:enceinte|a \w+ mois)\b/,
    answers: [
      'Enceinte, on ne reste pas avec ça : la maternité maintenant, même la nuit, ou le 15.',
    ],
    furtherAnswers: [
      'La maternité répond à toute heure, maintenant, et préfère être appelée pour rien.',
    ],
  },
  {
    concern: 'pregnancy',
    pattern:
      /^(?!.*\b(?:covid|grippe|alcool|drogue|angine|vih|negatif|permis)\b).*(?:\btest\b.{0,30}\bpositif\b|\b(?:deux|2) (?:barres|traits)\b.*\btest\b|\btest\b.*\b(?:deux|2) (?:barres|traits)\b)/,
    answers: [
      'Un test positif, ça remue : une sage-femme ou un médecin, cette semaine, parle de toutes les options, sans juger.',
      'Avec du sang ou une douleur forte d’un côté du ventre, c’est le 15, maintenant.',
    ],
    furtherAnswers: [
      'La sage-femme répond aux premières questions cette semaine, et le pharmacien dès aujourd’hui.',
    ],
  },
  {
    concern: 'pregnancy-unwanted',
    pattern:
      /\b(?:(?:veux|peux|veut|voulons|voudrais) pas (?:le|la|l) ?(?:garder|avoir)|l ?avorter|avort\w*|ivg)\b/,
    after: /\b(?:enceinte|test|grossesse|bebe|retard de regles|jours de retard)\b/,
    answers: [
      'En France, c’est possible jusqu’à la fin de la quatorzième semaine : une sage-femme ou un centre de santé sexuelle reçoit dès cette semaine. || Jusqu’à la fin de la quatorzième semaine, une sage-femme ou un centre de santé sexuelle explique tout, cette semaine.',
      'Le numéro gratuit 0 800 08 11 11 répond aussi, sans juger, à toutes les questions. || Au 0 800 08 11 11, gratuit et anonyme, on répond à tout, sans pousser dans un sens.',
    ],
    furtherAnswers: [
      'Prendre quelques jours pour y penser est permis aussi, et la sage-femme, cette semaine, écoute les deux envies.',
    ],
  },
  {
    concern: 'animal',
    pattern:
      /^(?!.*\b(?:sang|saign\w*|vomi\w*|aval\w*|poison|convuls\w*|trembl\w*|respire\w*|gonfl\w*|enfl\w*|cassee?|renverse\w*|tombee?|mordu\w*|bave|abattue?|hurle|gemit|pleure|debout|plus|jamais)\b)(?=.*\b(?:chiens?|chienne|chats?|chatte|chiot|chaton)\b).*\b(?:(?:il|elle|qui|chiens?|chienne|chats?|chatte|chiot|chaton|mise? a|commence a) (?:boite|boiter|boitille|boitiller)|(?:tire|traine) la patte|mal a (?:une|la|sa) patte)\b(?! de\b)/,
    answers: [
      'Si la patte se pose encore, du repos un jour ou deux, et le vétérinaire cette semaine si ça continue.',
      'Si elle ne se pose plus, enfle ou le fait crier, c’est aujourd’hui.',
    ],
    furtherAnswers: ['Le vétérinaire cette semaine, et aujourd’hui si la patte ne se pose plus.'],
  },
  {
    pattern: new RegExp(`\\b${medicine}\\b.*\\b${alcohol}\\b|\\b${alcohol}\\b.*\\b${medicine}\\b`),
    ...withAlcohol,
  },
  {
    pattern: new RegExp(
      `^(?!.*\\beau\\b).*\\b(?:avec|apres|avant|si|meme|juste|seul)\\b.*\\b${alcohol}\\b|\\bj ai bu\\b`,
    ),
    after: new RegExp(`\\b${medicine}\\b`),
    ...withAlcohol,
  },
]
