import type { Template } from '../template'

/** A sentence that the caller can say to somebody; `{tu|vous}` follows how the caller addresses that person. */
export type SentencePurpose = {
  /** Matches what the caller wants to say. */
  pattern: RegExp
  /**
   * True for a sentence that is offered only for people to whom the caller says "vous", false for one only for people
   * to whom the caller says "tu". It also decides between "vous" and "tu" when the caller names nobody. Absent when the
   * sentence suits anybody.
   */
  isFormal?: boolean
  versions: SentenceVersions
}

/**
 * The sentence, then a shorter, a softer and a firmer version. Of several alternatives, the first one whose slots
 * all have values is said. `{when}` is a day that the caller named.
 */
export type SentenceVersions = readonly [Wording, Wording, Wording, Wording?]
type Wording = Template | readonly Template[]

/** What callers most often have to say to somebody, in order of priority. */
export const everydayPurposes: readonly SentencePurpose[] = [
  {
    pattern:
      /\b(?:s|si) (?:il|elle|ils|on) (?:me |m )?(?:dit|repond|disent|dise)\b.*\b(?:non|pas de budget|pas possible|pas le moment|pas d argent|impossible)\b|\b(?:s|si) (?:il|elle|ils) refus\w*|\ben cas de refus\b/,
    versions: [
      'Je comprends. Qu’est-ce qu’il faudrait pour que ce soit oui, et quand peut-on en reparler ?',
      'D’accord. Quand peut-on en reparler ?',
      'Merci de me répondre franchement : qu’est-ce qui serait possible, à la place ?',
      'J’entends ce non : j’aimerais une date précise pour en reparler.',
    ],
  },
  {
    pattern:
      /\b(?:m (?:a|avait|ont) prete|je (?:lui|leur|te) dois (?!dire)|peux pas (?:la |le |lui |les |tout )*(?:rembourser|rendre)|rembours\w* (?:en|a) |en (?:deux|trois|quatre|plusieurs) fois|rembourserai)\b/,
    versions: [
      [
        'Je n’oublie pas {tes|vos} {sum} : je {te|vous} les rends en {times}, en {months}.',
        'Je n’oublie pas {tes|vos} {sum} : je {te|vous} les rendrai en {times}, et je tenais à {te|vous} le dire.',
        'Je {te|vous} rembourserai en {times}, en {months}.',
        'Je n’oublie pas {tes|vos} {sum} : je ne peux pas tout rendre maintenant, et je préfère {te|vous} le dire.',
        'Je n’oublie pas ce que je {te|vous} dois : je ne peux pas tout rendre maintenant, et je préfère {te|vous} le dire.',
      ],
      [
        'Je {te|vous} rembourse en {times}, en {months}.',
        'Je {te|vous} rembourserai en {times}.',
        'Je ne peux pas {te|vous} rembourser tout de suite, je {te|vous} préviens.',
      ],
      [
        'J’ai un peu honte de {te|vous} le dire : pour {tes|vos} {sum}, il me faut encore du temps.',
        'J’ai un peu honte de {te|vous} le dire : il me faut encore du temps pour {te|vous} rembourser.',
      ],
      [
        'Je {te|vous} dois {sum}, et je m’engage : tout sera rendu en {times}, en {months}.',
        'Je {te|vous} dois de l’argent, et je m’engage à tout rendre, à des dates précises.',
      ],
    ],
  },
  {
    isFormal: true,
    pattern:
      /\b(?:je (?:suis|serai)|etre|tombee?) malade\b|\bj ai (?:de la |la |une )?(?:fievre|grippe|gastro|angine)\b|\barret (?:maladie|de travail)\b/,
    versions: [
      [
        'Bonjour, je suis malade et ne pourrai pas venir {when} : je {t’|vous }envoie mon arrêt dès que je l’ai.',
        'Bonjour, je suis malade et ne pourrai pas venir : je {t’|vous }envoie mon arrêt dès que je l’ai.',
      ],
      'Bonjour, je suis malade, je ne pourrai pas venir.',
      'Bonjour, je suis vraiment désolé de prévenir si tard : je suis malade, et je {te|vous} tiens au courant.',
      'Bonjour, je suis en arrêt : le document suit aujourd’hui.',
    ],
  },
  {
    pattern: /\b(bonne nouvelle|j ai (?:eu|obtenu|decroche) (?:le|mon|ma|un|une)|j ai reussi)\b/,
    versions: [
      [
        'J’avais hâte de {te|vous} le dire : {news} !',
        'J’ai une bonne nouvelle, et je voulais que {tu l’apprennes|vous l’appreniez} par moi.',
      ],
      ['Bonne nouvelle : {news} !', 'Bonne nouvelle, à fêter ensemble !'],
      [
        '{news}, et {tu y es|vous y êtes} pour quelque chose : merci.',
        'Une bonne nouvelle, et {tu y es|vous y êtes} pour quelque chose.',
      ],
    ],
  },
  {
    pattern:
      /\binvit\w*.{0,40}\b(?:manger|diner|dejeuner|fete|apero|maison|dimanche|samedi|week ?end|cremaillere|cafe|crepes)\b/,
    versions: [
      [
        'Ça me ferait plaisir qu’on se voie {when}, à la maison : {tu viens|vous venez} ?',
        'Ça me ferait plaisir de {te|vous} recevoir à la maison : quel jour {t’|vous }irait ?',
      ],
      [
        '{Tu viens|Vous venez} à la maison {when} ?',
        '{Tu viens|Vous venez} manger à la maison, un de ces jours ?',
      ],
      'Rien de compliqué, juste une table et du temps : {tu serais|vous seriez} des nôtres ?',
      'Je compte sur {toi|vous}, et {tu n’apportes|vous n’apportez} rien.',
    ],
  },
  {
    pattern: /\b(encourag\w*|donner du courage|soutenir|bonne chance|remonter le moral)\b/,
    versions: [
      'Je pense fort à {toi|vous}, et je sais que {tu vas|vous allez} y arriver.',
      'Courage, je suis avec {toi|vous}.',
      'Quoi qu’il arrive, je suis déjà fier de {toi|vous}.',
      '{Tu as|Vous avez} tout ce qu’il faut : {vas-y|allez-y}, et {raconte-moi|racontez-moi} après.',
    ],
  },
  {
    pattern: /\b(condoleances?|deces|deuil|obseques|enterrement)\b/,
    versions: [
      'J’ai appris la nouvelle, et je suis de tout cœur avec {toi|vous} : je pense à {toi|vous} et à {ta|votre} famille.',
      'Toutes mes condoléances, je pense à {toi|vous}.',
      'Je ne trouve pas de mots assez justes : je suis là, pour parler, pour aider, ou pour me taire avec {toi|vous}.',
      'Je {te|vous} présente mes sincères condoléances, et {tu peux|vous pouvez} compter sur moi.',
    ],
  },
  {
    pattern: /\b(anniversaire)\b/,
    versions: [
      'Joyeux anniversaire ! Je {te|vous} souhaite une année douce, et beaucoup de moments ensemble.',
      'Joyeux anniversaire, je pense fort à {toi|vous} !',
      'Joyeux anniversaire : {tu comptes|vous comptez} beaucoup pour moi, et je voulais {te|vous} le dire aujourd’hui.',
      'Bon anniversaire ! Cette année encore, merci d’être là, et vivement qu’on le fête.',
    ],
  },
  {
    pattern: /\b(felicit\w*|bravo|naissance|se mari\w*|son mariage|leur mariage|diplome)\b/,
    versions: [
      'Toutes mes félicitations : je me réjouis pour {toi|vous}, c’est une grande nouvelle.',
      'Bravo, et toutes mes félicitations !',
      'Quelle belle nouvelle : je {te|vous} souhaite tout le bonheur possible.',
      'Félicitations, c’est mérité, et j’ai hâte de fêter ça.',
    ],
  },
  {
    pattern: /\b(retablissement|(?:est|a l) (?:malade|hopital|hospitalise\w*)|se faire operer)\b/,
    versions: [
      'Je pense à {toi|vous} : {repose-toi|reposez-vous}, le reste peut attendre, et je passe dès que {tu veux|vous voulez}.',
      'Bon rétablissement, je pense à {toi|vous}.',
      'Pas besoin de répondre : je voulais juste {te|vous} dire que je pense à {toi|vous}.',
    ],
  },
  {
    pattern: /\b(discours|toast)\b/,
    versions: [
      'Quelques mots seulement : merci d’être là, et merci à {toi|vous} qui {rends|rendez} ce jour si beau. Levons nos verres.',
      'Merci à tous d’être là, et à {toi|vous}, tout mon bonheur.',
      'S’il y a une chose que je souhaite ce soir, c’est que cette joie dure, et qu’on s’en souvienne ensemble.',
    ],
  },
  {
    pattern: /\b(enceinte|ma grossesse|attends? un (?:bebe|enfant)|conge maternite)\b/,
    versions: [
      'J’ai une bonne nouvelle à {t’|vous }annoncer : j’attends un enfant, et je préfère qu’on prépare la suite ensemble.',
      'Je suis enceinte, et je tenais à {te|vous} le dire moi-même.',
      'C’est encore récent, mais je voulais que {tu le saches|vous le sachiez} : j’attends un bébé.',
      'Je {t’|vous }informe de ma grossesse : voyons dès maintenant comment organiser mon absence.',
    ],
  },
  {
    pattern: /\b(perdu (?:mon|le) (?:travail|boulot|emploi|job|poste)|perte de (?:mon|l) emploi)\b/,
    versions: [
      'J’ai une mauvaise nouvelle : j’ai perdu mon travail. Ce n’est pas facile à dire, et j’ai besoin de {toi|vous}.',
      'J’ai perdu mon travail, et je préfère {te|vous} le dire tout de suite.',
      '{Assieds-toi|Asseyez-vous} une minute : j’ai perdu mon travail, j’ai peur aussi, et on va regarder ça ensemble.',
      'Mon contrat s’arrête : j’ai déjà un plan pour les semaines qui viennent, et je veux en parler ce soir.',
    ],
  },
  {
    pattern:
      /\b(?:refus\w*|declin\w*|dire non|pas (?:aller|venir)).{0,40}\b(?:invitation|soiree|mariage|diner|fete|repas|week ?end|apero|anniversaire|sortie)\b|\b(?:refus|declin)\w* (?:une|son|leur|l|cette) invitation/,
    versions: [
      'Merci beaucoup d’avoir pensé à moi : cette fois je ne pourrai pas venir, et je le regrette.',
      'Merci, mais je ne pourrai pas venir.',
      '{Ton|Votre} invitation me touche, et ce n’est que partie remise : cette fois, j’ai besoin de rester au calme.',
      'Merci pour l’invitation, ma réponse est non cette fois-ci.',
    ],
  },
  {
    pattern: /\b(annul\w*|decommand\w*|reporter|decaler|plus venir|remettre a plus tard)\b/,
    versions: [
      [
        'Pardon de prévenir si tard, je dois annuler pour {when} : un imprévu m’en empêche. On fixe une autre date ?',
        'Pardon de prévenir si tard, je dois annuler : un imprévu m’en empêche. On fixe une autre date ?',
      ],
      ['Je dois annuler pour {when}, pardon !', 'Je dois annuler, pardon !'],
      'Ça m’embête de {te|vous} faire faux bond : j’avais vraiment envie de venir, et je propose qu’on se rattrape vite.',
      'Je préfère {te|vous} prévenir maintenant : je ne viendrai pas.',
    ],
  },
  {
    isFormal: true,
    pattern:
      /\b(?:rendez vous|rdv)\b.{0,40}\b(?:medecin|docteur|dentiste|gyneco\w*|sage femme|kine\w*|specialiste|cardio\w*|ophtalmo\w*|dermato\w*|psy\w*|cabinet)\b|\b(?:medecin|docteur|dentiste|gyneco\w*|kine\w*|psy\w*)\b.{0,30}\b(?:rendez vous|rdv)\b|\b(?:prendre|demander|obtenir) (?:un )?(?:rendez vous|rdv)\b/,
    versions: [
      'Bonjour, je voudrais prendre rendez-vous, dès que possible : quel est {ton|votre} premier créneau ?',
      'Bonjour, un rendez-vous cette semaine, est-ce possible ?',
      'Bonjour, je sais que {ton|votre} agenda est plein : même un créneau tôt ou tard me conviendrait.',
      'Bonjour, ma demande ne peut pas attendre : il me faut un rendez-vous dans les quarante-huit heures.',
    ],
  },
  {
    isFormal: true,
    pattern:
      /\b(impaye\w*|facture\w*|me (?:doit|doivent|paie pas|paye pas)|pas (?:ete )?paye\w*)\b/,
    versions: [
      'Bonjour, sauf erreur de ma part, ma facture reste impayée : {peux-tu|pouvez-vous} me dire quand elle sera réglée ?',
      'Bonjour, ma facture est échue : quand sera-t-elle réglée ?',
      'Bonjour, c’est sans doute un oubli : ma facture attend toujours, merci de {ton|votre} retour.',
      'Ma facture est échue malgré ma relance : merci de la régler sous huit jours, faute de quoi je ferai une mise en demeure.',
    ],
  },
  {
    isFormal: true,
    pattern:
      /\b(?:client\w*|commande|livraison|projet|chantier)\b.{0,50}\bretard\b|\bretard\b.{0,30}\b(?:client\w*|livraison|projet|chantier)\b|\b(?:jours?|semaines?|mois) de retard\b/,
    versions: [
      [
        'Bonjour, {ta|votre} commande de {order} aura {delay} de retard : je {te|vous} prie de nous en excuser.',
        'Je préfère {te|vous} le dire moi-même : nous aurons {delay} de retard, et je m’en excuse.',
        'Je préfère {te|vous} le dire moi-même : nous avons pris du retard. Voici la nouvelle date, et ce que nous faisons pour la tenir.',
      ],
      [
        'Bonjour, {ta|votre} commande aura {delay} de retard.',
        'Nous avons du retard : je {te|vous} donne une date sûre aujourd’hui.',
      ],
      'Je comprends que ce retard {te|vous} gêne, et je m’en excuse : regardons ensemble ce qui est le plus urgent pour {toi|vous}.',
      'Le délai ne sera pas tenu : je m’engage sur une nouvelle date, et je {te|vous} tiens au courant chaque semaine.',
    ],
  },
  {
    isFormal: true,
    pattern: /\b(candidature|postul\w*|mon cv|offre d emploi|lettre de motivation|recruteu\w*)\b/,
    versions: [
      'Bonjour, je me permets de revenir vers {toi|vous} au sujet de ma candidature : le poste m’intéresse toujours vivement.',
      'Bonjour, où en est ma candidature ?',
      'Bonjour, je sais que {tu reçois|vous recevez} beaucoup de candidatures : un mot sur la mienne me ferait plaisir.',
      'Bonjour, j’ai une autre proposition : j’ai besoin de {ta|votre} réponse avant vendredi.',
    ],
  },
  {
    isFormal: true,
    pattern: /\b(teletravail\w*|travailler de (?:chez moi|la maison))\b/,
    versions: [
      'J’aimerais travailler de chez moi deux jours par semaine : je propose un essai d’un mois, puis on fait le point.',
      'Est-ce possible de télétravailler deux jours par semaine ?',
      'Je me concentre mieux chez moi pour certains dossiers : {accepterais-tu|accepteriez-vous} d’essayer un mois ?',
    ],
  },
  {
    isFormal: true,
    pattern:
      /\b(rembours\w*|colis|ma commande|defectueu\w*|reclamation|sav|service client|resili\w*|abonnement)\b/,
    versions: [
      'Bonjour, le service n’est pas celui qui était promis : je demande une solution ou un remboursement, avec une réponse écrite.',
      'Bonjour, je demande le remboursement, merci de me répondre par écrit.',
      'Bonjour, on doit pouvoir arranger cela : que {proposes-tu|proposez-vous} ?',
      'Sans réponse sous quinze jours, je saisirai le médiateur de la consommation.',
    ],
  },
  {
    isFormal: false,
    pattern: /\b(?:rendre|rende|rend|doit|prete\w*)\b.{0,25}\b(?:argent|sous|euros|fric|thune)\b/,
    versions: [
      'Ça me gêne d’en parler, mais j’ai besoin de l’argent que je {t’ai|vous ai} prêté : quand {peux-tu|pouvez-vous} me le rendre ?',
      'Quand {peux-tu|pouvez-vous} me rendre l’argent ?',
      'Je sais que ce n’est pas simple en ce moment : même en plusieurs fois, ça m’irait.',
      'Il me faut cet argent pour la fin du mois, on fixe une date maintenant.',
    ],
  },
  {
    isFormal: true,
    pattern:
      /\bvoisin\w*\b.{0,60}\b(?:poubelles?|gare\w*|place|parking|odeurs?|fumee|haie|travaux|porte|velos?|palier)\b/,
    versions: [
      'Bonjour, je préfère {t’|vous }en parler directement : cela me gêne au quotidien. {Pourrais-tu|Pourriez-vous} y faire attention ?',
      'Bonjour, cela me gêne : {peux-tu|pouvez-vous} y faire attention ?',
      'Bonjour, {tu ne t’en rends|vous ne vous en rendez} peut-être pas compte, et je ne cherche pas la dispute : on trouve un arrangement ?',
      'Je {te|vous} l’ai déjà signalé : si cela continue, j’écrirai au syndic.',
    ],
  },
  {
    isFormal: false,
    pattern: /\blui (?:mets|ecris|envoie) quoi\b|\becri\w+ (?:la premiere|le premier)\b/,
    versions: [
      'Coucou, j’ai repensé à la dernière fois, et j’ai souri. {Tu fais|Vous faites} quoi, ces jours-ci ?',
      'Coucou, je pensais à {toi|vous}.',
      'Je n’ai pas de bonne raison d’écrire, juste envie d’avoir de {tes|vos} nouvelles. Ça va ?',
    ],
  },
  {
    isFormal: false,
    pattern: /\b(premier message|accroche|site de rencontres?|tinder|draguer|l aborder)\b/,
    versions: [
      '{Ton|Votre} sourire donne envie d’en savoir plus : quelle est la dernière chose qui {t’a|vous a} fait rire ?',
      'Bonjour, j’aimerais {te|vous} connaître : on prend un café ?',
      'Je ne suis pas très à l’aise pour commencer, alors une question simple : de quoi {parles-tu|parlez-vous} le plus volontiers ?',
    ],
  },
  {
    pattern: /\b(bonne annee|v(?:oe|œ)ux|noel)\b/,
    versions: [
      'Je {te|vous} souhaite une belle année, avec la santé, du temps, et de bonnes surprises.',
      'Belle année à {toi|vous} !',
      'Je pense à {toi|vous} en ce début d’année, et j’espère qu’on se verra plus souvent.',
    ],
  },
]

/** People to whom callers say "vous", in normalised text. */
export const formalRecipients =
  /\b(chef|cheffe|patron(?:ne)?|manager|directrice|directeur|direction|drh|rh|employeur|responsable|cadre|banqu\w*|conseill\w*|medecin|docteur|gyneco\w*|sage femme|voisine?|proprietaire|prof\w*|recruteu\w*|client\w*|administration|secretariat|fac|entretien|equipe|salarie\w*|collaborat\w*|les reunir)\b/

/** People to whom callers say "tu", in normalised text. */
export const informalRecipients =
  /\b(mere|pere|maman|papa|parents|soeur|frere|fille|fils|mari|femme|copaine?|copine|mec|meuf|conjointe?|compagnon|compagne|ex|amie?|pote|collegues?)\b/

/** Matches the person for whom a sentence is requested, with preposition and article: "à mon frère". */
export const recipientInText =
  /(?<!\p{L})(?:à |au |aux )?(?:(?:mon|ma|mes|un|une|le|la|les|notre) )?(?:chef\p{L}*|patronn?e?|voisine?s?|(?:grand-|belle-|beau-)?(?:mère|père)|maman|papa|sœur|frère|fille|fils|mari|femme|cop(?:ain|ine)s?|conjointe?|amie?s?|collègues?|cliente?s?|propriétaire|prof\p{L}*|banquière?|médecin|direct\p{L}+|responsable|parents|ex|enfants?)(?!\p{L}) ?/iu
