import type { HealthSubject } from './health-subject'

const infantAge =
  '(?:nouveaux? nes?|nourrisson|(?:de|a|que|peine|meme pas) (?:(?:un|deux|trois|1|2|3) mois|(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|\\d{1,2}) semaines?)|de (?:\\w+) jours)'
const childFever =
  '(?:fievre|temperature|38|39|40|trente huit|trente neuf|quarante de|brulante?|tres chaude?|vomi\\w*|diarrhee)'
const infant =
  '(?:bebe|nouveau ne|nourrisson|mon fils|ma fille|mon petit|ma petite|le petit|la petite)'

const infantReferral = {
  isAlwaysReferred: true,
  reception:
    'Si petit, on ne prend aucun risque, et {tu as|vous avez} raison de le dire tout de suite.',
  answers: [
    'Avant trois mois, de la fièvre se montre sans attendre : le 15, maintenant, même la nuit.',
    'En attendant, ne rien donner sans leur avis, et regarder s’il boit et s’il réagit.',
  ],
  furtherAnswers: ['Le 15 d’abord, maintenant : le reste peut attendre la fin de cet appel-là.'],
} as const

const medicine =
  '(?:medicaments?|cachets?|comprimes?|gelules?|dolipranes?|efferalgan|dafalgan|paracetamol|ibuprofene|advil|nurofen|spasfon|aspirine|antibiotiques?|antidepresseurs?|anti depresseurs?|anxiolytiques?|somniferes?|xanax|lexomil|seresta|valium|prozac|seroplex|zoloft|deroxat|effexor|melatonine|codeine|tramadol|morphine|lamaline|izalgi|anti ?inflammatoires?|cortisone|traitement|sirop)'
const alcohol =
  '(?:alcool|verres?|vin|biere|champagne|apero|rhum|whisky|vodka|pastis|cocktail|picoler?|boire un coup)'

const withAlcohol = {
  reception: 'C’est la bonne question à poser avant, et pas après. || Bien de demander d’abord.',
  answers: [
    'Les deux ensemble, non, pas sans l’avis du pharmacien : il répond aujourd’hui, même au téléphone. || Je dirais non, tant que le pharmacien n’a pas répondu : aujourd’hui, un coup de fil suffit.',
    'L’alcool peut renforcer certains médicaments : en cas de somnolence anormale ou de malaise, c’est le 15, maintenant. || Certains médicaments deviennent plus forts avec l’alcool : un malaise ou un sommeil bizarre, c’est le 15, maintenant.',
  ],
  furtherAnswers: [
    'Même un seul verre : le pharmacien dit aujourd’hui si c’est possible, et en attendant, c’est l’un ou l’autre.',
  ],
} as const

const many =
  '(?:une? (?:bouteille|litre|pack|flasque)|demi bouteille|bouteilles?|litres?|packs?|plusieurs|(?:deux|trois|quatre|cinq|six|sept|huit|dix|douze|\\d+) (?:ou \\w+ )?(?:verres?|bieres?|bouteilles?|canettes?|whiskys?|pastis))'
const daily =
  '(?:par (?:jour|soir|nuit)|tous les (?:jours|soirs)|toutes les nuits|chaque (?:jour|soir)|quotidien\\w*|depuis des (?:mois|annees))'
const someDays =
  '(?:deux|trois|quatre|cinq|six|sept|\\d|plusieurs|quelques) jours|une semaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|avant hier'

/**
 * Reports in which hours or days count, tried before all other subjects. Emergency contraception (72 or 120
 * hours, free in pharmacies without prescription): ameli.fr, "contraception d’urgence". Abortion (14 weeks of
 * pregnancy; number 0 800 08 11 11): ivg.gouv.fr.
 */
export const urgentAilments: readonly HealthSubject[] = [
  {
    pattern: new RegExp(
      `\\b${infant}\\b.*\\b${infantAge}\\b.*\\b${childFever}\\b|\\b${childFever}\\b.*\\b${infant}\\b.*\\b${infantAge}\\b|\\b${infant}\\b.*\\b${childFever}\\b.*\\b(?:il|elle) (?:n )?${infantAge}\\b|\\bnouveau ne\\b.*\\b${childFever}\\b`,
    ),
    ...infantReferral,
  },
  {
    pattern: new RegExp(`^(?:\\w+ ){0,3}(?:(?:il|elle) (?:n )?)?${infantAge}\\b`),
    after: new RegExp(`\\b${infant}\\b.*\\b${childFever}\\b`),
    ...infantReferral,
  },
  {
    pattern: new RegExp(`\\b${childFever}\\b`),
    after: new RegExp(`\\b(?:bebe|nouveau ne|nourrisson)\\b.*\\b${infantAge}\\b`),
    ...infantReferral,
  },
  {
    pattern:
      /\b(?:pas|plus|jamais|sans|oublie|refuse\w*|enleve|retire)(?: (?:mis|mettre|utilise|eu|d|de|du|la|le|une?|en))* (?:preservatifs?|capotes?|protection)\b|\b(?:preservatif|capote)\b.{0,24}\b(?:craque\w*|pete\w*|perce\w*|glisse\w*|dechire\w*|reste\w* (?:dedans|coince)|casse\w*|rompu|enleve|retire|troue\w*)\b|\b(?:rapport|rapports|relation) (?:non |pas |mal )protegee?s?\b|\boublie (?:de prendre )?(?:la|ma|une) pilule\b|\bpas pris (?:la|ma) pilule\b|\bpilule du lendemain\b|\bcontraception d urgence\b|\b(?:joui|ejacule) (?:en|dans|a l interieur)\b/,
    isAlwaysReferred: true,
    reception: 'C’est bien de le dire sans attendre, et sans honte : il y a quoi faire.',
    answers: [
      'Pour éviter une grossesse, le pharmacien donne aujourd’hui la contraception d’urgence, sans ordonnance : au plus tôt, dans les 72 heures, ou 120 selon la pilule.',
      'Pour un dépistage, une sage-femme ou un médecin cette semaine ; pour un risque de VIH, les urgences, dans les quarante-huit heures.',
    ],
    furtherAnswers: [
      'Le pharmacien d’abord, aujourd’hui : il a l’habitude, et il reçoit à part si on le demande.',
      'Si c’était sans {ton|votre} accord, rien n’est de {ta|votre} faute : le 3919 écoute, gratuitement, jour et nuit.',
    ],
  },
  {
    pattern:
      /^(?!.*\b(?:covid|grippe|alcool|drogue|angine|vih|negatif)\b).*(?:\btest\b.{0,30}\bpositif\b|\b(?:deux|2) (?:barres|traits)\b.*\btest\b|\btest\b.*\b(?:deux|2) (?:barres|traits)\b)/,
    isAlwaysReferred: true,
    reception:
      'Un test positif, ça remue tout d’un coup, et on a le droit de sentir la joie, la peur, ou les deux.',
    answers: [
      'Une sage-femme ou un médecin, cette semaine, parle aussi de toutes les options, sans juger.',
      'Avec du sang, une douleur forte d’un côté du ventre ou un malaise, c’est le 15 ou la maternité, maintenant.',
    ],
    furtherAnswers: [
      'La sage-femme répond aux premières questions cette semaine, et le pharmacien dès aujourd’hui.',
    ],
  },
  {
    pattern:
      /\b(?:(?:veux|peux|veut|voulons|voudrais) pas (?:le|la|l) ?(?:garder|avoir)|l ?avorter|avort\w*|ivg)\b/,
    after: /\b(?:enceinte|test|grossesse|bebe|retard de regles|jours de retard)\b/,
    isAlwaysReferred: true,
    reception:
      'Cette décision est à {toi|vous}, et à personne d’autre. || Personne ne devrait peser là-dessus : c’est {ton|votre} choix.',
    answers: [
      'En France, c’est possible jusqu’à la fin de la quatorzième semaine : une sage-femme ou un centre de santé sexuelle reçoit dès cette semaine. || Jusqu’à la fin de la quatorzième semaine, une sage-femme ou un centre de santé sexuelle explique tout, cette semaine.',
      'Le numéro gratuit 0 800 08 11 11 répond aussi, sans juger, à toutes les questions. || Au 0 800 08 11 11, gratuit et anonyme, on répond à tout, sans pousser dans un sens.',
    ],
    furtherAnswers: [
      'Prendre quelques jours pour y penser est permis aussi, et la sage-femme, cette semaine, écoute les deux envies.',
    ],
  },
]

/** What callers report in ordinary words, without the name of an illness. */
export const ailments: readonly HealthSubject[] = [
  {
    pattern:
      /\b(?:mal|douleurs?|brulures?|brule\w*|douloureux|saigne\w*)\b.{0,30}\b(?:(?:apres|pendant|durant) (?:l amour|les rapports|un rapport|le sexe|la penetration)|quand (?:on|je|il|elle|nous) (?:me )?(?:fait l amour|faisons l amour|penetre|couche|couchons|rentre))\b|\bquand (?:on|je|nous) (?:fait|fais|faisons) l amour\b.{0,20}\b(?:mal|brule\w*|saigne\w*)\b/,
    isAlwaysReferred: true,
    reception:
      'Faire l’amour ne devrait pas faire mal, et il y a des gens pour chercher pourquoi. || Avoir mal dans ces moments-là, ce n’est pas à subir, et ça se soigne souvent.',
    answers: [
      'Une sage-femme, un gynécologue ou le médecin traitant, cette semaine : la cause se cherche, et se traite. || Cette semaine, le gynécologue, la sage-femme ou le médecin traitant, sans attendre que ça passe.',
      'Avec du sang, de la fièvre ou une forte douleur au ventre, c’est un médecin aujourd’hui. || Du sang, de la fièvre, un ventre très douloureux : là, c’est un médecin aujourd’hui.',
    ],
    furtherAnswers: [
      'Dire non à un rapport qui fait mal est toujours permis, et la sage-femme peut aider à le dire, cette semaine.',
    ],
  },
  {
    pattern:
      /\b(?:avale|avalee?|a mange)\b.{0,20}\b(?:piece|pile|bille|aimant|jouet|lego|perle|bouton|clou|os|arete|produit|lessive)\b/,
    isAlwaysReferred: true,
    reception: 'Ça, on ne le laisse pas passer sans demander. || Bien de le dire tout de suite.',
    answers: [
      'Le 15, maintenant : on dira s’il faut une radio. Pour une pile ou un aimant, chaque heure compte. || On appelle le 15, maintenant, surtout pour une pile ou un aimant, qui abîment vite.',
      'En attendant, ne rien faire boire ni manger, et ne pas faire vomir. || D’ici là, rien à boire, rien à manger, et surtout ne pas faire vomir.',
    ],
    furtherAnswers: ['S’il respire mal, bave ou tousse sans arrêt, c’est le 15, maintenant.'],
  },
  {
    pattern:
      /\b(?:mordue?|morsure|griffee?)\b.{0,30}\b(?:chien|chat|rat|singe|chauve souris|animal|serpent|vipere)\b|\btiques?\b.{0,20}\b(?:jambe|bras|cou|peau|mordue?|piquee?|retir\w*|enlev\w*|sur)\b/,
    isAlwaysReferred: true,
    reception:
      'Une petite plaie comme ça se surveille de près. || Ça a l’air de peu, et ça se montre.',
    answers: [
      'Laver longtemps à l’eau et au savon, puis un médecin ou un pharmacien aujourd’hui, avec le carnet de vaccins. || De l’eau et du savon, dix minutes, et un médecin ou un pharmacien aujourd’hui, pour le tétanos aussi.',
      'Une tique s’enlève au tire-tique, et une plaque rouge qui s’étend se montre au médecin cette semaine. || Si une plaque rouge s’étend ou si la fièvre vient, c’est un médecin aujourd’hui.',
    ],
    furtherAnswers: [
      'Avec un animal inconnu, le médecin, aujourd’hui, dit aussi quoi faire pour la rage.',
    ],
  },
  {
    pattern:
      /\b(?:grand mere|grand pere|mere|pere|mamie|papi|maman|papa|mari|femme|tante|oncle|voisine?)\b.{0,30}\b(?:est |a fait une )?(?:tombee?|chute)\b.{0,20}\b(?:hier|ce matin|cette nuit|aujourdhui|dans (?:la|sa|l))\b/,
    isAlwaysReferred: true,
    reception:
      'Une chute, à un certain âge, on ne la prend jamais à la légère. || Heureusement que quelqu’un s’en inquiète.',
    answers: [
      'Un médecin aujourd’hui, même si tout a l’air d’aller, surtout avec un traitement qui fluidifie le sang. || Mieux vaut un médecin aujourd’hui, même sans douleur, et la liste de ses médicaments à la main.',
      'Si la tête a cogné, si la jambe ne porte plus, ou s’il y a de la confusion, c’est le 15, maintenant. || Un coup à la tête, de la confusion, une jambe qui ne porte plus : le 15, maintenant.',
    ],
    furtherAnswers: [
      'Le médecin traitant peut aussi chercher, cette semaine, pourquoi la chute est arrivée.',
    ],
  },
  {
    pattern:
      /\b(?:maigri|perdu (?:du poids|(?:\w+ )?kilos))\b.{0,30}\b(?:sans (?:rien|raison|regime|le vouloir)|d un coup|tout seul)\b|\bentends? des voix\b|\bplaques? rouges? (?:qui|et)\b|\b(?:mains?|pieds?|jambes?|bras|doigts) (?:qui )?(?:picote\w*|fourmille\w*|engourdi\w*)\b/,
    isAlwaysReferred: true,
    reception:
      'C’est bien de l’avoir remarqué, et de ne pas rester avec la question. || Un changement comme ça mérite un avis, pas une inquiétude dans son coin.',
    answers: [
      'Le médecin traitant, cette semaine, peut chercher d’où ça vient, avec une prise de sang si besoin. || Cette semaine, chez le médecin traitant : c’est le genre de signe qu’il sait démêler.',
      'Si c’est venu d’un coup, d’un seul côté, ou si ça pousse à se faire du mal, c’est le 15, maintenant. || D’un coup, d’un seul côté du corps, ou avec des idées dangereuses : c’est le 15, maintenant.',
    ],
    furtherAnswers: ['Noter depuis quand et à quels moments aidera le médecin, cette semaine.'],
  },
  {
    pattern:
      /\b(?:nuque|cou|genou|genoux|epaule|coude|cheville|poignet|hanche|crane|tete|pied|jambe|main|doigt|talon|machoire|cote)s?\b.{0,20}\b(?:bloque\w*|gonfle\w*|coince\w*|lance\w*|enfle\w*|(?:fait|font) (?:\w+ )?(?:mal|souffrir)|raide)\b|\bmal (?:au|a la|aux|a l) (?:crane|nuque|epaules?|genoux?|coudes?|chevilles?|poignets?|hanches?|machoire|talons?|orteils?|doigts?|mains?|pieds?|jambes?)\b/,
    isAlwaysReferred: true,
    reception:
      'Quand un bout du corps se met en grève, tout le reste boite avec. || Ça occupe, une douleur comme ça, et ça use.',
    answers: [
      'Le pharmacien conseille dès aujourd’hui, et si ça dure, le médecin traitant, cette semaine. || Un premier avis chez le pharmacien aujourd’hui ; le médecin traitant, cette semaine, si ça ne cède pas.',
      'Rouge et chaud, ou après un choc : un médecin aujourd’hui ; une nuque raide avec de la fièvre, c’est le 15. || Un choc, une peau rouge et chaude : un médecin aujourd’hui ; fièvre et nuque raide ensemble, c’est le 15.',
    ],
    furtherAnswers: [
      'Noter ce qui soulage et ce qui réveille la douleur aidera le médecin, cette semaine.',
    ],
  },
  {
    pattern:
      /\b(?:regles(?! d[eu] )|saignements)\b.*\b(?:durent|dure|s arretent (?:pas|plus)|n?\s?en finissent|abondantes|hemorragiques|beaucoup trop|deux fois par mois|tous les quinze jours|depuis (?:huit|neuf|dix|onze|douze|quinze|vingt|\d{1,2}|plus|deux|trois) )|\bsaigne (?:entre (?:mes|les) regles|depuis (?:huit|neuf|dix|onze|douze|quinze|vingt|\d{1,2}) jours)\b/,
    isAlwaysReferred: true,
    reception:
      'Des règles qui n’en finissent pas, ça épuise, et ce n’est pas à supporter en silence.',
    answers: [
      'Une sage-femme, un gynécologue ou le médecin traitant peut chercher pourquoi, cette semaine. || Sage-femme, gynécologue ou médecin : le pourquoi se cherche dès cette semaine.',
      'Avec un sang très abondant, un malaise ou une grossesse possible, c’est le 15, maintenant.',
    ],
    furtherAnswers: [
      'Noter les dates et le nombre de protections par jour aidera la sage-femme ou le médecin, cette semaine.',
    ],
  },
  {
    pattern:
      /\bgrains? de beaute\b.*\b(?:chang\w*|gross\w*|saign\w*|noir\w*|couleur|forme|gratt\w*|demang\w*|bizarre\w*|evolu\w*|inquiet\w*|nouveau|apparu\w*|irregulier\w*|pousse\w*)\b|\b(?:nouveau|nouveaux|drole de) grains? de beaute\b|\btache (?:noire|brune|bizarre|etrange|qui \w+) (?:sur|dans) (?:la|le|ma|mon)\b/,
    isAlwaysReferred: true,
    reception: 'C’est bien de l’avoir remarqué, et ça mérite vraiment d’être montré.',
    answers: [
      'Une peau ne se juge pas à la voix : un dermatologue ou le médecin traitant, cette semaine, regarde ça de près.',
      'Dire au téléphone « un grain de beauté qui a changé » aide à passer plus tôt.',
    ],
    furtherAnswers: [
      'Sans dermatologue libre bientôt, le médecin traitant regarde cette semaine et demande l’avis d’un confrère.',
    ],
  },
  {
    pattern:
      /\bperds? (?:mes|tous mes|beaucoup de|plein de) cheveux\b|\bcheveux\b.*\b(?:tombent|tombe|par poignees?|partent)\b|\b(?:chute de|poignees? de) cheveux\b|\bplaques? sans cheveux\b/,
    isAlwaysReferred: true,
    reception: 'Voir ses cheveux partir, ça touche bien plus que la coiffure.',
    answers: [
      'Le médecin traitant, dans les deux semaines, peut en chercher la cause et envoyer chez un dermatologue si besoin.',
      'Si c’est venu d’un coup, par plaques ou avec une grande fatigue, autant y aller cette semaine.',
    ],
    furtherAnswers: [
      'Noter depuis quand, et ce qui a changé à ce moment-là, aidera le médecin ou le dermatologue, cette semaine.',
    ],
  },
  {
    pattern:
      /\b(?:oublie\w*|oubli) (?:absolument |vraiment )?(?:tout|de plus en plus|ce qu on (?:lui|me) dit|(?:le|les|nos|mon) prenoms?|le gaz|le feu|de manger)\b|\b(?:perd|perds|perdre|perte de|pertes de|trous? de|problemes? de) (?:completement |un peu )?(?:la |sa |ma )?memoire\b|\bperd (?:completement )?la (?:tete|boule)\b|\b(?:me|m|nous|te) reconnait (?:plus|pas toujours)\b|\breconnait plus (?:personne|ses|sa|son|les|nos)\b|\b(?:mere|pere|maman|papa|mamie|papi|grand mere|grand pere|mari|femme|tante|oncle)\b.*\brepete (?:toujours |tout le temps |dix fois |sans arret )?(?:la meme|les memes)\b|\b(?:peur|debut|signes?)\b.{0,24}\balzheimer\b/,
    isAlwaysReferred: true,
    reception: 'La mémoire qui file, ça inquiète, pour soi comme pour ceux qu’on aime.',
    answers: [
      'Le médecin traitant est la bonne porte, dans les deux semaines : il peut proposer une consultation mémoire.',
      'Si c’est venu d’un coup, ou avec une parole embrouillée ou une bouche de travers, c’est le 15, maintenant.',
    ],
    furtherAnswers: [
      'Noter deux ou trois exemples avec la date aidera le médecin, au rendez-vous de cette semaine ou de la suivante.',
    ],
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:mange|mangee?|avale|avalee?) (?:plus|rien|pas|presque rien|presque plus)(?! (?:de|d|du|des|la|le|les|au|chez|avec|en) )|rien (?:mange|avale)|pas (?:mange|avale)|rien dans le ventre|sans manger|pas touche a (?:la |une )?(?:nourriture|assiette))\\b.*\\b(?:${someDays})\\b|\\b(?:arrive|arrivent) (?:pas|plus) a (?:manger|m alimenter|avaler quoi que ce soit)\\b|\\b(?:plus|aucun|perdu l) appetit (?:du tout )?(?:depuis|ces)\\b|\\b(?:${someDays}) (?:que|sans) (?:j ai (?:rien|pas) |je (?:ne )?)?(?:mange\\w*|manger)\\b`,
    ),
    isAlwaysReferred: true,
    reception: 'Des jours sans manger, ça compte, même quand on n’en fait pas une histoire.',
    answers: [
      'Un médecin aujourd’hui ou demain, sans attendre que ça revienne tout seul, et de l’eau par petites gorgées d’ici là.',
      'S’il n’est plus possible de boire, ou avec un malaise ou une grande faiblesse, c’est le 15, maintenant.',
    ],
    furtherAnswers: [
      'Le médecin peut recevoir pour ça dès aujourd’hui : « je ne mange plus » est une raison suffisante.',
      'Et si c’est le moral qui coupe la faim, le 3114 écoute aussi, gratuitement, jour et nuit.',
    ],
  },
  {
    pattern:
      /\b(?:fais|fait|faire) vomir\b|\bboulimi\w*|\banorexi\w*|\bhyperphagi\w*|\bcrises? (?:de|ou je) (?:bouffe|nourriture|mange\w*)\b/,
    isAlwaysReferred: true,
    reception: 'C’est une souffrance, pas un caprice, et il faut du courage pour le dire.',
    answers: [
      'Le médecin traitant, cette semaine, peut l’entendre sans juger et orienter vers des soignants formés à ça.',
      'Avec un malaise, des palpitations ou du sang, c’est le 15, maintenant.',
    ],
    furtherAnswers: [
      'Une phrase suffit au rendez-vous de cette semaine avec le médecin : « la nourriture me fait mal, j’ai besoin d’aide ».',
    ],
  },
  {
    pattern: new RegExp(
      `^(?=.*\\b(?:${alcohol}|vins?|bieres?|bouteilles? (?!d eau)|trop|boire|bois|boit)\\b)(?!.*\\b(?:eau|lait|jus|soda|coca|the|cafes?|gaz)\\b).*\\b(?:bois|boit|boivent|buvais|descends|descend|siffle|vide|prends|prend|finis|finit|tourne a|suis a|est a)\\b.*\\b${many}\\b.*\\b(?:${daily})|\\b(?:${daily}).*\\b(?:bois|boit|vide|descends|descend|finis)\\b.*\\b${many}\\b|\\b(?:bois|boit) (?:beaucoup )?(?:trop|de plus en plus|des le (?:matin|reveil)|en cachette)\\b(?! de (?:cafe|the|soda|coca))|\\b(?:arrive|peux) (?:pas|plus) (?:a )?(?:m )?(?:arreter|passer) (?:de boire|d alcool|de l alcool)\\b`,
    ),
    isAlwaysReferred: true,
    reception: 'C’est courageux de le dire simplement, et il n’y a aucun reproche ici.',
    answers: [
      'Le médecin traitant, cette semaine, ou Alcool info service au 0 980 980 930, tous les jours, sans jugement. || Sans jugement et tous les jours : Alcool info service, 0 980 980 930 ; et le médecin traitant, cette semaine.',
      'Tout arrêter d’un coup peut être dangereux sans médecin : avec des tremblements ou de la confusion, c’est le 15, maintenant.',
    ],
    furtherAnswers: [
      'Un addictologue peut aider aussi, pour boire moins comme pour arrêter : le médecin oriente, cette semaine.',
    ],
  },
  {
    pattern: new RegExp(`\\b${medicine}\\b.*\\b${alcohol}\\b|\\b${alcohol}\\b.*\\b${medicine}\\b`),
    ...withAlcohol,
  },
  {
    pattern: new RegExp(
      `^(?!.*\\beau\\b).*\\b(?:avec|apres|avant|si|et|meme|juste|seul)\\b.*\\b${alcohol}\\b|\\bj ai bu\\b`,
    ),
    after: new RegExp(`\\b${medicine}\\b`),
    ...withAlcohol,
  },
  {
    pattern: new RegExp(
      `\\b(?:${medicine}|pilule)\\b.*\\b(?:libido|desir|envie de (?:rien|faire l amour|sexe)|plus envie|erection|band\\w*|jouir|orgasme|pris du poids|prends du poids|grossi|effets? secondaires?)\\b|\\b(?:libido|desir|erection|plus envie|jouir|orgasme|effets? secondaires?)\\b.*\\b(?:${medicine}|pilule)\\b`,
    ),
    reception: 'Beaucoup vivent ça avec un traitement, et peu osent le dire.',
    answers: [
      'Le médecin qui l’a prescrit, cette semaine, peut dire si c’est lié, et changer ce qui doit l’être. || Le médecin qui a fait l’ordonnance peut dire, cette semaine, si c’est lié, et ajuster.',
      'Ne rien changer d’ici là sans son avis ; pour une question aujourd’hui, le pharmacien répond aussi. || D’ici là, on n’y touche pas sans lui, et le pharmacien répond dès aujourd’hui.',
    ],
    furtherAnswers: [
      'Une phrase suffit au médecin, cette semaine : « depuis ce traitement, je n’ai plus de désir ».',
    ],
  },
  {
    pattern:
      /\bmal (?:au|de|dans le|en bas du) dos\b|\b(?:dos|lombaires?|reins?)\b.*\b(?:lance\w*|bloque\w*|coince\w*|tire\w*|souffr\w*|(?:fait|font) mal)\b|\b(?:bloquee?|coincee?) du dos\b|\b(?:lumbago|lombalgie|sciatique|torticolis|hernie discale|tour de reins?)\b/,
    isAlwaysReferred: true,
    reception:
      'Un dos qui tire du matin au soir, ça use aussi les nerfs. || Quand le dos s’en mêle, tout devient plus long.',
    answers: [
      'Le pharmacien conseille dès aujourd’hui, et si ça dure, le médecin traitant, cette semaine, peut prescrire un kiné. || Un premier conseil chez le pharmacien aujourd’hui ; si ça dure, le médecin traitant, cette semaine, et peut-être un kiné.',
      'Avec de la fièvre, une jambe qui faiblit ou du mal à uriner, c’est un médecin aujourd’hui, et le 15 la nuit. || Fièvre, jambe qui lâche, mal à uriner : un médecin aujourd’hui, ou le 15 la nuit.',
    ],
    furtherAnswers: [
      'Continuer à bouger doucement aide souvent ; le médecin ou le kiné dira cette semaine jusqu’où.',
    ],
  },
  {
    pattern:
      /\bmal (?:aux?|dans (?:les|le|un)|a (?:un|mon|mes)) seins?\b|\bseins?\b.*\b(?:(?:fait|font) mal|douloureux|gonfle\w*|dur\w*|coule\w*|rouge\w*|tire\w*|lance\w*)\b|\b(?:boule|grosseur|douleurs?|truc|ecoulement)\b.{0,20}\bseins?\b|\b(?:mamelon|teton)s?\b.*\b(?:mal|coule\w*|saigne\w*)\b/,
    isAlwaysReferred: true,
    reception: 'À cet endroit-là, l’inquiétude monte tout de suite, et c’est bien d’en parler.',
    answers: [
      'Une sage-femme, un gynécologue ou le médecin traitant peut examiner ça cette semaine, boule ou pas. || Boule ou pas, avec une sage-femme, un gynécologue ou le médecin, ça s’examine cette semaine.',
      'Si c’est rouge et chaud, ou avec de la fièvre, c’est un médecin aujourd’hui. || De la fièvre, ou une peau rouge et chaude : là, un médecin aujourd’hui.',
    ],
    furtherAnswers: [
      'Noter si ça vient avant les règles aidera la sage-femme ou le médecin, cette semaine.',
    ],
  },
  {
    pattern:
      /\b(?:gratte\w*|demange\w*|brule\w*|pique\w*|irrite\w*)\b.*\b(?:en bas|la en bas|vulve|vagin\w*|entre (?:les|mes) (?:jambes|cuisses)|parties|zone intime|intime|sexe|gland|verge|anus|aux? fesses)\b|\bdemangeaisons? (?:intimes?|en bas|vaginales?)\b|^(?!.*\b(?:compta\w*|argent|bilan|entreprise|comptes?|caisse)\b).*\bpertes (?:\w+ )?(?:bizarres?|anormales?|jaunes?|vertes?|marrons?|brunes?|grises?|epaisses?|abondantes?|etranges?|blanches|vaginales|inhabituelles|qui (?:sentent|puent|grattent))\b|\b(?:pertes|sexe|vagin|en bas)\b.*\b(?:odeur|sent mauvais|sentent)\b|\b(?:mycose|vaginose)\b|\bbouton (?:sur|au) (?:le |la )?(?:sexe|vulve|gland|verge|levres?)\b/,
    isAlwaysReferred: true,
    reception:
      'C’est très courant, et ça se dit sans rougir. || Beaucoup y passent, et personne n’en parle.',
    answers: [
      'Une sage-femme, un gynécologue ou le médecin traitant regarde ça cette semaine, et le pharmacien conseille dès aujourd’hui. || Pharmacien aujourd’hui pour un premier conseil ; sage-femme, gynécologue ou médecin cette semaine pour regarder.',
      'Avec de la fièvre, mal au bas du ventre ou une grossesse, c’est un médecin aujourd’hui. || C’est un médecin aujourd’hui s’il y a de la fièvre, mal au bas du ventre ou une grossesse.',
    ],
    furtherAnswers: [
      'Après un nouveau partenaire, un dépistage se demande aussi cette semaine, au médecin, à la sage-femme ou en laboratoire.',
    ],
  },
  {
    pattern: /\b(?:erections?|bander|bande (?:pas|plus|mou)|impuissan\w*|ejacul\w*|ejaculation)\b/,
    isAlwaysReferred: true,
    reception: 'C’est bien plus courant qu’on ne le dit, et cela se soigne souvent.',
    answers: [
      'Je ne peux pas en donner la cause : le médecin traitant d’abord, cette semaine, puis un urologue ou un sexologue si besoin. || Pour trouver la cause, le médecin traitant d’abord, cette semaine, et l’urologue ou le sexologue ensuite.',
      'Avec une forte douleur, du sang, ou une érection qui ne redescend pas, c’est le 15, maintenant. || Du sang, une forte douleur, une érection qui ne redescend pas : le 15, maintenant.',
    ],
    furtherAnswers: [
      'Le médecin traitant entend cette question toutes les semaines, et l’urologue encore plus.',
      'Une phrase suffit au rendez-vous de cette semaine : « j’ai une question intime, depuis quelque temps ».',
    ],
  },
]
