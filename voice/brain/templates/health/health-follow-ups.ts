import type { Template } from '../template'
import { appointmentFollowUps } from './appointment-follow-ups'
import type { HealthFollowUp } from './health-follow-up'

/** Matches a question about which professional to see or call: "je vais voir qui ?" */
export const whoQuestion =
  /\b(?:(?:vois|voir|consulte\w*|appelle|appeler|vais voir) (?:qui|quoi|quel \w+)|qui (?:je |on )?(?:vais voir|va voir|vois|voir|appelle|appeler|consulte\w*)|quel (?:medecin|docteur|specialiste))\b/

/**
 * The follow-ups in order of priority. Sources: ameli.fr "contraception d’urgence hormonale gratuite" (price, three
 * and five days) and "IVG : votre prise en charge" (price, 14 weeks); meddispar.fr (secrecy for minors in pharmacies);
 * service-public.fr F17042 (sector 1, 70 %) and F33954 (calls to 15 are free); sidaction.org and univ-brest.fr
 * ("Mon test IST", CeGIDD); onsexprime.fr of Santé publique France (secrecy for minors); masante.re of the
 * regional health agency (first consultation before 26); charter of the CNGOF in francetvinfo.fr (examination with
 * consent); chu-nantes.fr (child with fever); agipi.com ("Mon soutien psy": 12 sessions, 60 %).
 */
export const healthFollowUps: readonly HealthFollowUp[] = [
  ...appointmentFollowUps,
  {
    isGeneral: true,
    pattern:
      /\battend(?:s|re|rais)?\b.*\bou\b|\bou (?:bien )?(?:je |j |on )?(?:peux |peut )?attend(?:s|re|rais)?\b/,
    whenSerious: ['On n’attend pas : le 15, maintenant, dit où aller.'],
    answers: {
      'emergency-contraception': [
        'On n’attend pas : la pharmacie aujourd’hui, chaque heure compte.',
      ],
      animal: ['Un appel au vétérinaire, maintenant : il dit si ça peut attendre demain.'],
      mind: [
        'Appeler n’engage à rien : un médecin cette semaine, et le 15 si ça devient trop fort.',
      ],
      other: [
        'Entre les deux, on appelle : le 15 dit en une minute si ça peut attendre demain.',
        'La journée, le médecin ou le pharmacien répond aussi.',
      ],
    },
  },
  {
    isGeneral: true,
    pattern: whoQuestion,
    whenSerious: ['Le 15, maintenant : l’appel est gratuit, et un médecin y dit où aller.'],
    answers: {},
  },
  {
    pattern: /\bordonnance\b/,
    answers: {
      'emergency-contraception': [
        'Non, pas d’ordonnance : la pharmacie la donne aujourd’hui, gratuitement.',
      ],
      mind: ['Non : pour Mon soutien psy, on prend rendez-vous sans ordonnance.'],
      sti: ['Non : au laboratoire comme au CeGIDD, on se fait dépister sans ordonnance.'],
      gynaecology: ['Pour voir une sage-femme ou un gynécologue, non.'],
      intimate: ['Pour voir le médecin traitant ou un sexologue, non.'],
    },
  },
  {
    pattern:
      /\b(?:difference|laquelle|quelle pilule|choisir)\b.*\b(?:pilules?|deux|lendemain)\b|^(?:et )?(?:c est )?laquelle\b/,
    answers: {
      'emergency-contraception': [
        'L’une, au lévonorgestrel, se prend dans les trois jours ; l’autre, à l’ulipristal, va jusqu’à cinq.',
        'Le pharmacien choisit avec {toi|vous} selon le jour du rapport, aujourd’hui si possible.',
      ],
    },
  },
  {
    pattern:
      /\bsages? femmes?\b.*\b(?:bebes?|accouch\w*|grossesses?|enceintes?|naissances?)\b|\b(?:c est quoi|ca fait quoi|elle fait quoi|a quoi sert)\b.*\bsages? femmes?\b/,
    answers: {
      other: [
        'Pas seulement pour les bébés : une sage-femme suit toutes les femmes, contraception, frottis, dépistage, ménopause.',
        'Si elle trouve une maladie, elle envoie chez un médecin.',
      ],
    },
  },
  {
    pattern: /\b(?:c est quoi|ca fait quoi|il fait quoi|c est qui)\b.*\burologues?\b/,
    answers: {
      other: [
        'L’urologue est le médecin des reins, de la vessie et de l’appareil génital masculin.',
      ],
    },
  },
  {
    pattern:
      /\b(?:c est quoi|ca veut dire quoi)\b.*\b(?:cegidd|centre de sante sexuelle)\b|\bcegidd$/,
    answers: {
      other: [
        'C’est un lieu où médecins et sages-femmes reçoivent sans juger : contraception, dépistage, grossesse.',
        'Le CeGIDD, lui, fait les dépistages, gratuitement.',
      ],
    },
  },
  {
    pattern:
      /\b(?:combien ca coute|(?:ca|elle|il) coute|c est combien|quel prix|le prix|(?:c est|ca coute|etre) (?:tres |trop )?cher|gratuite?s?|rembours\w*|pris en charge|(?:faut|faudra|falloir|je dois) payer|payant\w*|tarif|mutuelle|combien (?:il|elle|ils) prend\w*)\b/,
    answers: {
      'emergency-contraception': [
        'Rien à payer : en pharmacie, la contraception d’urgence est gratuite et sans ordonnance, à tout âge.',
      ],
      contraception: [
        'Avant 26 ans, la consultation pour la contraception est prise en charge ; après, l’Assurance maladie en rembourse une partie.',
        'Un centre de santé sexuelle ne fait rien payer aux mineures.',
      ],
      abortion: [
        'Rien à payer : l’Assurance maladie prend en charge une IVG en totalité.',
        'Pour une grossesse que l’on garde, la sage-femme dit ce qui est remboursé.',
      ],
      sti: [
        'Au CeGIDD, un médecin ou une infirmière reçoit gratuitement, souvent dès cette semaine.',
        'Au laboratoire, sans ordonnance, c’est gratuit avant 26 ans, et le test du VIH l’est à tout âge.',
      ],
      mind: [
        'Avec Mon soutien psy, le prix est fixe : l’Assurance maladie en rembourse 60 %, et beaucoup de mutuelles le reste.',
        'C’est douze séances par an au plus, sans ordonnance.',
      ],
      animal: [
        'Chaque vétérinaire fixe ses prix : le demander au téléphone avant de venir est tout à fait permis.',
      ],
      urgent: ['L’appel au 15 est gratuit, jour et nuit.'],
      maternity: [
        'L’appel au 15 est gratuit, jour et nuit ; pour le reste, la maternité dit ce qui est remboursé.',
      ],
      medicine: ['Le pharmacien dit le prix avant tout achat, et ce qui est remboursé.'],
      body: [
        'Chez un généraliste de secteur 1, le prix est fixé par la convention.',
        'L’Assurance maladie en rembourse 70 % quand c’est le médecin traitant.',
      ],
      teeth: [
        'Le dentiste donne son prix avant de soigner, et l’Assurance maladie en rembourse une partie.',
      ],
      child: [
        'Le cabinet donne son prix au téléphone, et l’appel au 15 est gratuit, jour et nuit.',
      ],
      other: [
        'Le cabinet donne son prix au téléphone, et ameli.fr dit ce qui est remboursé.',
        'Une sage-femme ou un médecin conventionné est remboursé en partie par l’Assurance maladie.',
      ],
    },
  },
  {
    pattern:
      /\b(?:(?:parents?|mere|pere|mari|copain|famille|patron|chef|boss|employeur|quelqu un|gens|on|ils|elle|il) (?:va|vont|peut|peuvent|pourra\w*|seront|sera|serait) (?:le |l |etre )?(?:savoir|sache\w*|apprendre|au courant|prevenu\w*)|confidentiel\w*|secret medical|anonyme\w*|reste entre|carte vitale|relev\w+ (?:de )?rembours\w*|(?:connait|repete\w*|raconte\w*) (?:toute )?(?:a )?(?:ma|la) famille|autorisation (?:de|des) (?:mes )?parents|accord (?:de|des) (?:mes )?parents|sans (?:que )?mes parents|doi(?:t|vent) pas (?:le )?savoir)\b/,
    answers: {
      'emergency-contraception': [
        'Non : le pharmacien est tenu au secret.',
        'Avant 18 ans, ni l’accord des parents ni la carte Vitale ne sont nécessaires.',
      ],
      contraception: [
        'Non : les soignants sont tenus au secret.',
        'Avant 18 ans, une contraception se prescrit sans l’accord des parents.',
      ],
      abortion: [
        'Non, personne n’est prévenu sans {ton|votre} accord.',
        'Avant 18 ans, si c’est un secret pour les parents, il faut seulement un adulte de {ton|votre} choix pour accompagner.',
      ],
      sti: ['Non : au CeGIDD, on peut rester anonyme, et les soignants sont tenus au secret.'],
      medicine: ['Non : le pharmacien est tenu au secret, comme le médecin.'],
      other: [
        'Un soignant est tenu au secret, même avec la famille et l’employeur.',
        'Avant 18 ans, on peut aussi demander le secret au médecin ou à la sage-femme, à chaque rendez-vous.',
      ],
    },
  },
  {
    pattern:
      /\b(?:ca|c est|je|on|il|elle) (?:peut|peux|va|pourrait|doit|dois) (?:pas )?(?:attendre|patienter|laisser passer)\b|\b(?:attendre|(?<!\b(?:truc|astuce|idee|conseil) pour )tenir) (?:jusqu a|jusqu au|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la semaine|le week)\b|\b(?:j y vais|j appelle|j irai|je verrai|on verra) (?:lundi|demain|la semaine prochaine|plus tard|apres les vacances)\b/,
    whenSerious: [
      'Non, pas avec ce que {tu me dis|vous me dites} : c’est un médecin aujourd’hui.',
      'La nuit, le week-end ou si ça s’aggrave, le 15, tout de suite.',
    ],
    answers: {
      'emergency-contraception': [
        'Non : plus c’est tôt, mieux ça marche.',
        'La pharmacie aujourd’hui, ou celle de garde la nuit et le dimanche.',
      ],
      contraception: [
        'Quelques jours, oui, avec des préservatifs.',
        'Pour un oubli de pilule, c’est le pharmacien, aujourd’hui.',
      ],
      abortion: [
        'Quelques jours pour réfléchir, oui, mais un rendez-vous cette semaine : une IVG est possible jusqu’à quatorze semaines.',
        'Du sang ou une forte douleur, c’est le 15.',
      ],
      maternity: ['Non : la maternité maintenant, même la nuit, ou le 15.'],
      urgent: ['Non : le 15 dit maintenant s’il faut venir, et l’appel est gratuit.'],
      soon: ['Mieux vaut aujourd’hui, chez un médecin, et le 15 la nuit ou si ça s’aggrave.'],
      child: [
        'S’il boit, réagit et respire bien, jusqu’à demain matin ; sinon, le 15, maintenant.',
        'Avant trois mois, de la fièvre n’attend pas.',
      ],
      sti: [
        'Un dépistage, oui, quelques jours ; un risque de VIH, non : les urgences, dans les 48 heures.',
      ],
      medicine: ['Non : le pharmacien répond aujourd’hui, et d’ici là, rien de plus.'],
      mind: [
        'Un rendez-vous cette semaine, oui, s’il n’y a pas d’idées de mort.',
        'Avec elles, le 3114 répond maintenant, jour et nuit.',
      ],
      teeth: [
        'Jusqu’au dentiste demain, oui, si c’est supportable.',
        'Avec une joue gonflée ou de la fièvre, c’est aujourd’hui, et le 15 la nuit.',
      ],
      animal: [
        'Un appel au vétérinaire aujourd’hui le dira ; s’il souffre ou ne boit plus, il n’attend pas.',
      ],
      other: [
        'Oui, si c’est supportable, sans fièvre, sans sang et sans malaise : alors un médecin cette semaine.',
        'Si ça devient fort ou si la fièvre monte, c’est aujourd’hui, et le 15 la nuit.',
      ],
    },
  },
  {
    pattern: /\btest\b.*\bquand\b|\bs achete\b|\bou .*\b(?:acheter|trouve)\b/,
    answers: {
      'emergency-contraception': ['À la pharmacie, aujourd’hui, sans ordonnance.'],
      abortion: ['À la pharmacie, aujourd’hui : on y dit aussi quand faire le test.'],
    },
  },
  {
    pattern: /\btrop tard\b/,
    answers: {
      'emergency-contraception': [
        'Pas forcément : selon la pilule, c’est possible jusqu’à trois ou cinq jours après.',
        'La pharmacie, maintenant, le dira.',
      ],
      abortion: [
        'Jusqu’à quatorze semaines de grossesse, non : une sage-femme ou le 0 800 08 11 11, cette semaine, compte avec {toi|vous}.',
      ],
    },
  },
  {
    pattern:
      /\b(?:(?:mois|semaines|jours) d attente|pas de (?:place|rendez vous|rdv)|(?:prend|prennent|prenait) (?:plus|pas) (?:de )?(?:nouveaux|patients)|(?:pas|plus) de medecin(?: traitant)?|desert medical|c est (?:ferme|dimanche)|ouvert\w* (?:le )?(?:dimanche|la nuit|maintenant)|trouve (?:pas|personne)|(?:en )?trouver un autre|trouver un (?:autre )?medecin|part(?:i|ie)? a la retraite|repond(?:ent)? pas)\b/,
    answers: {
      'emergency-contraception': [
        'Une pharmacie de garde est ouverte la nuit et le dimanche : la mairie ou le commissariat donne l’adresse, aujourd’hui.',
      ],
      gynaecology: [
        'Une sage-femme a souvent une place plus tôt, et le médecin traitant peut commencer cette semaine.',
        'Un sang très abondant, c’est le 15.',
      ],
      mind: [
        'Un psychologue de Mon soutien psy reçoit sans ordonnance, et le médecin traitant peut commencer cette semaine.',
        'Si c’est trop lourd, le 3114, jour et nuit.',
      ],
      teeth: ['Un dentiste de garde existe le dimanche : le 15 donne l’adresse, maintenant.'],
      animal: ['Il y a des vétérinaires de garde : le répondeur du cabinet donne le numéro.'],
      other: [
        'Le pharmacien dit aujourd’hui si ça peut attendre, et l’Assurance maladie aide à trouver un médecin au 36 46.',
        'Si ça devient fort, le 15 dit où aller.',
      ],
    },
  },
  {
    pattern:
      /\b(?:(?:venir|y aller|aller|vienne|m accompagn\w*) (?:avec|accompagnee?|seule?|toute seule|tout seul)|(?:accompagnee?|avec (?:une? )?(?:amie?|copine?|copain|soeur|mere|mari))$|(?:faut|oblige\w*) (?:etre |que je sois )accompagnee?)\b/,
    answers: {
      abortion: [
        'Oui, avec qui {tu veux|vous voulez}, ou sans personne.',
        'Avant 18 ans, si les parents ne le savent pas, un adulte au choix accompagne.',
      ],
      animal: ['Oui, et à deux, l’animal est souvent plus facile à tenir.'],
      other: [
        'Oui : on peut venir avec quelqu’un de confiance, ou y aller sans personne, c’est {ton|votre} choix.',
      ],
    },
  },
  {
    pattern:
      /\b(?:(?:examen|frottis|prise de sang|consultation|rendez vous|seance|test|depistage|prelevement)\b.*\b(?:se passe|deroule|fait mal|douloureux|oblig\w*)|\b(?:fait mal|oblig\w*|sert a quoi)\b.*\b(?:examen|frottis|prise de sang|depistage|seance|prelevement)|mettre un doigt|comment ca se passe|ca se passe comment|(?:elle|il|ils|on) (?:va|vont) (?:me |m )?(?:faire quoi|examiner|toucher|regarder|demander)|(?:faut|dois|va falloir) (?:que je )?(?:me |m )?(?:deshabill\w*|montrer)|se deshabiller|(?:est ce que )?ca fait mal(?: l examen)?$)\b/,
    answers: {
      'emergency-contraception': [
        'Pas d’examen : on dit quand c’était, à l’écart si on le demande, et la pharmacie donne un comprimé à avaler.',
      ],
      abortion: [
        'Un premier rendez-vous pour être informée, un second pour confirmer son choix : une sage-femme ou un médecin explique les deux méthodes.',
      ],
      sti: [
        'Un questionnaire, puis une prise de sang ou un prélèvement : c’est le laboratoire qui dit lequel.',
      ],
      mind: ['On parle, rien d’autre : le premier rendez-vous sert à dire ce qui ne va pas.'],
      animal: ['Le vétérinaire l’examine, et il dit le prix de chaque examen avant de le faire.'],
      medicine: ['Au comptoir, sans rendez-vous : on montre la boîte, et le pharmacien répond.'],
      other: [
        'On parle d’abord.',
        'L’examen ne se fait qu’avec {ton|votre} accord, et dire stop suffit pour l’arrêter.',
      ],
    },
  },
  {
    pattern: /\b(?:maladies|ist|mst|vih|sida|depistage)\b/,
    answers: {
      'emergency-contraception': [
        'Un dépistage se fait au CeGIDD, gratuitement, ou au laboratoire, sans ordonnance, cette semaine.',
        'Pour un risque de VIH, les urgences, dans les 48 heures.',
      ],
    },
  },
  {
    isGeneral: true,
    pattern:
      /\b(?:j ose (?:pas|plus)|(?:peur|trouille) d y aller|j ai (?:trop )?honte|c est (?:trop )?(?:genant|la honte)|ca me gene|comment oser|pas (?:evident|facile) d en parler)\b/,
    answers: {
      other: [
        'Un soignant entend ça tous les jours, et il est tenu au secret.',
        'Une seule phrase suffit pour commencer : on la prépare ensemble ?',
      ],
    },
  },
  {
    isGeneral: true,
    pattern:
      /\b(?:en attendant|d ici la|entre temps)\b|\b(?:je peux|puis je|je pourrais|faut il que je|je dois) (?:en )?(?:prendre|mettre|boire)\b/,
    answers: {
      urgent: [
        'Rien sans l’avis du 15, qui répond maintenant : ni boire, ni manger, ni médicament.',
      ],
      child: [
        'La dose se choisit selon son poids : le pharmacien la donne maintenant.',
        'D’ici là, à boire souvent, par petites quantités.',
      ],
      medicine: [
        'Je ne peux pas le dire à sa place : le pharmacien répond aujourd’hui, même au téléphone, et rien de plus d’ici là.',
      ],
      animal: ['Rien de la pharmacie des humains : le vétérinaire, aujourd’hui, dit quoi faire.'],
      mind: [
        'Rien de nouveau sans le pharmacien, qui répond aujourd’hui.',
        'Et ne pas rester sans personne, si c’est possible.',
      ],
      other: [
        'Le pharmacien le dit aujourd’hui, sans rendez-vous : même une plante peut mal aller avec un traitement.',
      ],
    },
  },
  {
    isGeneral: true,
    pattern:
      /^(?:et |mais |si |j ai (?:\w+ ){1,2}ans |tu crois que |vous croyez que |est ce que )*(?:c est|ca peut etre|c etait|ca) (?:peut etre |tres |si )?(?:grave|normal|dangereux|inquietant|contagieux|definitif|courant|frequent)\b|\bje dois m inquieter\b/,
    whenSerious: [
      'Je ne peux pas en juger d’ici, et ce que {tu décris|vous décrivez} se montre aujourd’hui : un médecin, ou le 15 la nuit.',
    ],
    answers: {
      urgent: ['Je ne peux pas en juger d’ici : le 15 le dira, maintenant.'],
      child: ['Je ne peux pas l’examiner : le médecin le dira aujourd’hui, et le 15 la nuit.'],
      maternity: ['Je ne peux pas en juger d’ici : la maternité ou le 15 le dira, maintenant.'],
      other: [
        'Je ne peux pas le dire d’ici, et c’est la bonne question pour le médecin, cette semaine.',
        'Si c’est fort, nouveau ou avec de la fièvre, c’est aujourd’hui.',
      ],
    },
  },
]

/** Matches a question about what to say to the professional: "qu’est-ce que je lui dis en arrivant ?" */
export const whatToSayQuestion =
  /\b(?:je (?:lui|leur) (?:dis|raconte|explique|demande) (?:quoi|comment)|je dis quoi|qu est ce que je (?:lui |leur )?(?:dis|demande|raconte)|(?:quoi|que) (?:lui|leur) dire|comment (?:je )?(?:lui|leur) (?:explique|dis|demande)|comment (?:je )?(?:dis|explique) ca)\b(?! (?:que|qu|a|au) (?!15|112|medecin|docteur|pharmacien|telephone|rendez|comptoir))/

/** Answers to `whatToSayQuestion`. `{clause}` is what the caller said about the concern. */
export const sayToProfessionalReplies: readonly Template[] = [
  'Par exemple : « {clause}, et j’aimerais votre avis. » Le reste, on {te|vous} le demandera.',
  'Juste ça : « {clause}. Qu’est-ce que je dois faire ? »',
]

/** Said instead of `sayToProfessionalReplies` when the caller's words cannot be quoted. */
export const unquotedSayToProfessionalReplies: readonly Template[] = [
  'Par exemple : « Je viens pour quelque chose de personnel, et ce n’est pas facile à dire. » Le reste viendra avec ses questions.',
]

/** Said when the concern is emergency contraception and the caller mentions a detail that the pharmacist needs. */
export const pillDetailReplies: readonly Template[] = [
  'C’est justement ce que le pharmacien demandera : le nom de la pilule, la semaine de la plaquette et le jour du rapport.',
  'Bon à dire au comptoir, aujourd’hui : ça aide à choisir.',
]

/**
 * Matches details that a pharmacist needs for emergency contraception: "je suis à la troisième semaine de la
 * plaquette".
 */
export const pillDetailPattern =
  /\b(?:plaquette|microgynon|leeloo|minidril|optilova|jasmine|trinordiol|cerazette|optimizette|desogestrel|(?:la|ma) pilule (?:est|etait|s appelle)|(?:un|des|le) rapports? .{0,20}(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|avant hier|cette nuit|ce week))\b/
