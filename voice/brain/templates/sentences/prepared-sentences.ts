import type { Template } from '../template'
import { everydayPurposes, type SentencePurpose, type SentenceVersions } from './everyday-purposes'

/** The purposes in order of priority. The last one fits anything. */
export const sentencePurposes: readonly SentencePurpose[] = [
  ...everydayPurposes,
  {
    pattern:
      /\b(prof\w*|devoir|memoire|dossier|rapport|rendu)\b.*\b(delai|plus de temps)\b|\b(delai|plus de temps)\b.*\b(prof\w*|devoir|memoire|dossier|rapport|rendu)\b/,
    versions: [
      'Je n’aurai pas fini à temps, et je préfère le dire avant : {peux-tu|pouvez-vous} m’accorder quelques jours de plus ?',
      'Il me manque quelques jours pour bien finir : est-ce possible ?',
      'Je préfère demander un délai que rendre un travail bâclé : quelle date {te|vous} conviendrait ?',
    ],
  },
  {
    pattern: /\b(me presenter|presentation)\b/,
    versions: [
      'Bonjour, c’est une chance d’être là : je commence par écouter comment {tu travailles|vous travaillez}, et ma porte est ouverte.',
      'Bonjour, j’arrive, j’écoute d’abord, et je suis là si besoin.',
      'Bonjour, je ne connais pas encore tout ici : j’apprendrai avec {toi|vous}, et on pourra tout me dire.',
    ],
  },
  {
    pattern:
      /\b(il|elle|mon \w+|ma \w+|ils) (\w+ )?(arrive\w*|est|vient) (\w+ )?(toujours |souvent )?en retard\b/,
    versions: [
      'Quand {tu arrives|vous arrivez} en retard, c’est moi qui rattrape : j’ai besoin de pouvoir compter sur l’heure.',
      'L’heure, c’est l’heure : j’ai besoin de compter sur {toi|vous}.',
      'Je préfère le dire simplement : les retards me pèsent, et j’aimerais que ça change dès demain.',
    ],
  },
  {
    isFormal: true,
    pattern: /\b(caution|depot de garantie)\b/,
    versions: [
      'Je {te|vous} demande de me rendre le dépôt de garantie sous huit jours, le délai légal étant dépassé.',
      'Le délai est dépassé : merci de me rendre mon dépôt de garantie.',
      'Sans restitution sous huit jours, je saisirai le conciliateur de justice.',
    ],
  },
  {
    isFormal: false,
    pattern: /\b(ma fille|mon fils|mes enfants|mon ado\w*)\b/,
    versions: [
      'Je ne suis pas là pour gronder : quelque chose m’inquiète, et j’aimerais comprendre avec {toi|vous}, sans cris.',
      'Je m’inquiète, et je préfère {t’en|vous en} parler que faire semblant.',
      'Je t’aime, et c’est pour ça que je pose la question.',
    ],
  },
  {
    pattern: /\b(licencier|licenciements?|mauvaise nouvelle|nouvelle difficile)\b/,
    versions: [
      'J’ai une nouvelle difficile, et je préfère {te|vous} la dire en face, simplement, puis répondre à {tes|vos} questions.',
      'La décision est prise, et je tenais à {te|vous} le dire moi-même.',
      'Ce que j’ai à dire est dur, je vais le dire simplement, et rester aussi longtemps qu’il faut.',
    ],
  },
  {
    pattern: /\b(defauts?|faiblesses?|points? faibles?)\b/,
    versions: [
      'Mon défaut, c’est de vouloir trop bien faire : depuis un an je fixe une limite de temps, et ça va mieux.',
      'Je suis perfectionniste, et j’apprends à m’arrêter à temps.',
      'Un vrai point faible, un exemple, et ce que je fais pour progresser : voilà ma réponse.',
    ],
  },
  {
    pattern: /\b(qualites?|points? forts?|pourquoi (vous|moi|ce poste)|motivations?)\b/,
    versions: [
      'Ma force, c’est la constance : je tiens mes délais, et je peux le montrer par un exemple récent.',
      'Je suis fiable, et j’ai un exemple récent à raconter.',
      'Ce poste m’attire parce que j’y ferais chaque jour ce que je fais déjà bien.',
    ],
  },
  {
    isFormal: true,
    pattern:
      /\b(absente?|absence|m absenter|(serai|suis|viendrai|viens|etre|peux) pas (la|presente?|venir)( demain| lundi| mardi| mercredi| jeudi| vendredi|$)|(serai|arriver\w*|vais etre) en retard|rendez vous (perso\w*|medical))\b/,
    versions: [
      [
        'Je {te|vous} préviens : je serai indisponible {when}, pour un rendez-vous personnel, et je rattraperai ensuite.',
        'Je {te|vous} préviens que je dois m’absenter pour un rendez-vous personnel, et je rattraperai ensuite.',
      ],
      [
        'Je ne serai pas disponible {when}, c’est personnel.',
        'Je dois m’absenter, c’est personnel.',
      ],
      'J’ai un impératif personnel : je m’organise pour que rien ne prenne de retard.',
    ],
  },
  {
    isFormal: false,
    pattern:
      /\b(avouer|honte|(j ai|lui ai|je (lui|leur|te)) cach\w*|menti|mensonge|decouvert|dettes?)\b/,
    versions: [
      'J’ai une chose à {te|vous} dire, cachée par honte, pas par manque de confiance : j’ai besoin qu’on regarde ça à deux.',
      'J’ai caché une chose par honte, et je veux {te|vous} la dire.',
      'Ce n’est pas facile à dire : j’ai eu peur {de ton|de votre} regard, alors j’ai gardé le silence.',
    ],
  },
  {
    isFormal: false,
    pattern:
      /\b((?:qu|si) on se (voie|voit|parle|retrouve)|me (revoir|voir)|m a ecrit|vient de m ecrire|son message)\b/,
    versions: [
      'Merci pour {ton|votre} message : j’ai besoin d’un peu de temps avant de savoir si j’ai envie de {te|vous} voir.',
      'J’ai lu {ton|votre} message, je {te|vous} réponds quand je suis au clair.',
      'Je préfère ne pas décider à chaud : je {t’écris|vous écris} dans quelques jours.',
    ],
  },
  {
    isFormal: true,
    pattern:
      /\b(augment\w*|salaire|prime|mieux payee?|promotion|revaloris\w*|plus d argent|de plus par mois)\b/,
    versions: [
      [
        'Je suis là depuis {years}, {merit} : j’aimerais qu’on parle de mon salaire.',
        '{merit} : j’aimerais qu’on parle de mon salaire.',
        'Je suis là depuis {years} : j’aimerais qu’on parle de mon salaire.',
        'J’aimerais {te|vous} parler de mon salaire : mon travail a grandi, et je souhaite qu’il en tienne compte.',
      ],
      [
        'Je souhaite {raise} de plus, à la hauteur de ce que je fais.',
        'Je souhaite une augmentation, à la hauteur de ce que je fais.',
      ],
      [
        'J’aime mon travail ici, {merit} : pouvons-nous parler de ma rémunération ?',
        'Pouvons-nous fixer un moment pour parler de ma rémunération ?',
      ],
      'Mon travail a grandi, pas mon salaire : je demande une augmentation, et une réponse d’ici la fin du mois.',
    ],
  },
  {
    isFormal: true,
    pattern:
      /\b(conges?|jours? (de repos|off)|vacances|rtt|poser (ma|mes|un|une)|partir plus tot|remplac\w*|planning|horaires?|heures sup\w*|week ?end de (garde|travail))\b/,
    versions: [
      'J’ai besoin de ces jours pour me reposer : est-ce possible, et sinon, quelle date {me proposes-tu|me proposez-vous} ?',
      'J’ai besoin de ces jours de repos, est-ce possible ?',
      'Je tiens à faire bien mon travail, et pour ça il me faut ces jours de repos.',
      'Ces congés me sont dus : je demande une réponse écrite cette semaine.',
    ],
  },
  {
    pattern: /\b(excus\w*|pardon|desolee?|regrette)\b/,
    versions: [
      'Je {te|vous} demande pardon : je n’aurais pas dû, et je comprends que ça {t’ait|vous ait} fait mal.',
      'Pardon, je regrette ce que j’ai fait.',
      'J’ai mal agi, je le reconnais, et j’aimerais réparer.',
      'J’ai eu tort, c’est entièrement ma faute, et voici ce que je change.',
    ],
  },
  {
    pattern:
      /\b(refus\w*|dire non|dire stop|limite|trop de (travail|choses|taches)|surcharg\w*|debord\w*|charge|arrete\w* de (me|m))\b/,
    versions: [
      'Je {te|vous} le dis simplement : là, je ne peux pas en prendre plus, il faut choisir ce qui passe en premier.',
      'Là, je ne peux pas, et je préfère {te|vous} le dire.',
      'J’aimerais aider, mais cette fois ma réponse est non.',
      'Non, je ne le ferai pas, et je ne changerai pas d’avis.',
    ],
  },
  {
    pattern: /\b(bruit|musique|tapage|fort le soir|aboie\w*)\b/,
    versions: [
      'Bonsoir, le bruit du soir m’empêche de dormir : {pourrais-tu|pourriez-vous} baisser après vingt-deux heures ?',
      'Le bruit m’empêche de dormir : {peux-tu|pouvez-vous} baisser le soir ?',
      'Je ne cherche pas la dispute : j’ai juste besoin de calme après vingt-deux heures.',
      'Le bruit dure malgré mes demandes : s’il continue après vingt-deux heures, je préviendrai le syndic.',
    ],
  },
  {
    isFormal: true,
    pattern:
      /\b(decouvert|banqu\w*|agios|frais|dettes?|delai|echelonn\w*|payer|rembours\w*|loyer)\b/,
    versions: [
      'J’ai un passage difficile ce mois-ci : {peux-tu|pouvez-vous} m’accorder un délai et étaler ce que je dois ?',
      'Je demande un délai et un étalement, par écrit si possible.',
      'Je préfère prévenir avant d’être en retard : quelle solution {me proposes-tu|me proposez-vous} ?',
      'Je paierai, mais pas en une fois : je demande un échéancier écrit avant toute pénalité.',
    ],
  },
  {
    isFormal: true,
    pattern: /\b(demission\w*|quitter (mon|ce|le) (poste|travail|boulot|job)|partir de la boite)\b/,
    versions: [
      'J’ai décidé de quitter mon poste, et je {te|vous} propose de préparer mon départ avec soin.',
      'Je quitte mon poste, et je {te|vous} l’annonce en premier.',
      'Cette décision est réfléchie : je pars, et je ferai la passation.',
      'Je {te|vous} remets ma démission aujourd’hui, et elle est définitive.',
    ],
  },
  {
    isFormal: false,
    pattern: /\b(quitter|rompre|rupture|separ\w*|c est fini|plus ensemble)\b/,
    versions: [
      'Je tiens à {te|vous} le dire en face : je ne suis plus à ma place dans notre histoire, et j’ai besoin qu’on s’arrête.',
      'J’ai besoin qu’on s’arrête là, et je suis triste de {te|vous} le dire.',
      'Je ne veux pas {te|vous} mentir : pour moi, c’est terminé.',
      'C’est fini entre nous, et cette fois je ne reviendrai pas en arrière.',
    ],
  },
  {
    pattern:
      /\b(lettre|longtemps|perdue?s? de vue|ans (sans|apres)|nouvelles|renouer|reprendre contact|retrouver|revoir|se parle plus|reconcili\w*|ecrire a)\b/,
    versions: [
      'Ça fait longtemps, et je pense à {toi|vous} : je n’attends rien, j’aimerais seulement avoir de {tes|vos} nouvelles.',
      'Je pense à {toi|vous}, comment {vas-tu|allez-vous} ?',
      'Le temps a passé, mais pas l’attachement : si {tu veux|vous voulez}, ça me ferait du bien de parler.',
    ],
  },
  {
    isFormal: false,
    pattern:
      /\b(desir|libido|(ca|elle|il) (marche|fonctionne) (pas|plus)|(ne )?l aime plus|plait plus|plus (trop )?envie|semblant|fuir|eviter|(plus|pas) (trop |vraiment )?envie (de lui|d elle)$|intim\w*|rapports?|sexualite|mal pendant|faire l amour)\b/,
    versions: [
      'J’aimerais {te|vous} parler de nous deux : mon désir change, ce n’est pas un rejet, et j’ai besoin de douceur.',
      'Ce n’est pas contre {toi|vous} : mon corps a besoin de temps.',
      'Est-ce qu’on peut parler de notre intimité, sans reproche, quand tout est calme ?',
    ],
  },
  {
    isFormal: true,
    pattern:
      /^(?!.*\b(?:mal|douleurs?|regles|symptomes?)\b).*\b(?:medecin|docteur|gyneco\w*|sage femme)\b/,
    versions: [
      'Il y a une chose qui me gêne, et ce n’est pas facile à dire : j’aimerais qu’on en cherche la cause.',
      'J’ai une question délicate, et j’ai besoin d’une réponse simple.',
      'Je n’en ai parlé à personne, alors je le dis comme ça vient : quelque chose a changé, et ça m’inquiète.',
      'Ça me pèse tous les jours : j’aimerais qu’on prenne le temps d’en parler aujourd’hui.',
    ],
  },
  {
    isFormal: true,
    pattern: /\b(medecin|docteur|gyneco\w*|sage femme|douleurs?|regles|symptomes?)\b/,
    versions: [
      'Cette douleur m’empêche de vivre normalement, et j’ai besoin qu’on en cherche la cause aujourd’hui.',
      'J’ai mal au point d’arrêter mes journées, je voudrais qu’on cherche pourquoi.',
      'On m’a souvent dit que c’était normal, mais pour moi ça ne l’est pas.',
    ],
  },
  {
    pattern:
      /\b((t|l) aime|amour\w*|sentiments?|(me|il|elle) (me )?(manque|plait)(?! pas| plus)|declar\w*|inviter?|sortir avec|verre)\b/,
    versions: [
      'Je pense souvent à {toi|vous}, et j’aimerais qu’on prenne un verre, rien que pour se parler.',
      '{Tu comptes|Vous comptez} pour moi, et je voulais le dire.',
      'Je n’attends pas de réponse tout de suite : je tenais juste à {te|vous} dire que {tu me plais|vous me plaisez}.',
    ],
  },
  {
    pattern:
      /\b(demander (?:de l |un peu d )?aide|coup de main|soutien|besoin d (?:etre aidee?|aide)|me soulag\w*|prendre le relais)\b/,
    versions: [
      'J’ai du mal en ce moment, et j’ai besoin d’un coup de main : {peux-tu|pouvez-vous} m’aider cette semaine ?',
      'J’ai besoin d’aide cette semaine, je compte sur {toi|vous}.',
      'Je n’ose pas souvent le demander, mais là, j’ai besoin de {toi|vous}.',
    ],
  },
  {
    pattern: /\b(merci|remerci\w*|reconnaissan\w*)\b/,
    versions: [
      'Merci, vraiment : ce que {tu as fait|vous avez fait} a compté pour moi, et je tenais à le dire.',
      'Merci, ça a beaucoup compté.',
      'Je n’ai pas oublié ce que {tu as|vous avez} fait pour moi.',
      'Merci : sans {toi|vous}, je n’aurais pas réussi, et je ne l’oublierai pas.',
    ],
  },
  {
    pattern: /^/,
    versions: [
      'J’aimerais {te|vous} parler d’une chose qui compte pour moi : {as-tu|avez-vous} un moment cette semaine ?',
      'J’ai quelque chose d’important à {te|vous} dire, quand est-ce possible ?',
      'Ce n’est pas un reproche : je voudrais juste qu’on se parle calmement.',
    ],
  },
]

/** `{clause}` is the statement that the caller wants to make, in the caller's own words. */
export const statementVersions: SentenceVersions = [
  'Je voulais {te|vous} dire une chose simplement : {clause}.',
  '{clause}, je préfère {te|vous} le dire.',
  'Ce n’est pas facile à dire, alors je le dis doucement : {clause}.',
  'Pour que ce soit clair, {clause}.',
]

/** `{clause}` is what the caller wants to do, as an infinitive: "demander de garder le chat". */
export const infinitiveVersions: SentenceVersions = [
  'Je voulais {te|vous} {clause}.',
  'En deux mots, je voulais {te|vous} {clause}.',
  'Si {tu as|vous avez} un moment, j’aimerais {te|vous} {clause}.',
  'C’est important pour moi : je tiens à {te|vous} {clause}.',
]

/** Asked when the caller has not said what the sentence is for. */
export const purposeQuestions: readonly Template[] = [
  'Volontiers, on cherche les mots ensemble : c’est pour qui, et pour dire quoi ?',
  'D’accord, on le prépare : c’est à qui, et pour dire quoi ?',
]
/** Asked when the caller has only said whom the sentence is for. */
export const recipientPurposeQuestions: readonly Template[] = [
  'Volontiers : pour dire quoi, en deux mots ?',
  'D’accord : pour lui dire quoi, en deux mots ?',
]
/** Added to a sentence on request. */
export const addedWords = {
  thanks: '{Et merci à toi|Je vous remercie}.',
  apology: '{Et pardon|Je vous prie de m’excuser}.',
} as const

/** `{sentence}` is the prepared sentence. */
export const preparedSentenceReplies: readonly Template[] = [
  'Je dirais : « {sentence} »',
  'Par exemple : « {sentence} »',
  'Une phrase prête à dire : « {sentence} »',
]
export const shorterSentenceReplies: readonly Template[] = [
  'Plus court : « {sentence} »',
  'En bref : « {sentence} »',
]
export const rephrasedSentenceReplies: readonly Template[] = [
  'Alors, dit autrement : « {sentence} »',
  'Autrement dit : « {sentence} »',
  'D’une autre façon : « {sentence} »',
]
export const repeatedSentenceReplies: readonly Template[] = [
  'La revoici : « {sentence} »',
  'En entier : « {sentence} »',
]
export const preparedSentenceQuestions: readonly Template[] = [
  'Ça sonne juste, ou on change un mot ?',
  'On la veut plus douce, ou plus ferme ?',
  'Qu’est-ce que {tu garderais|vous garderiez} là-dedans ?',
  'Ça passe, dit à voix haute ?',
  'Il manque quelque chose, ou elle est prête ?',
  '{Tu te vois|Vous vous voyez} la dire telle quelle ?',
]

/** `{sentence}` is the caller's sentence, corrected. */
export const correctionReplies: readonly Template[] = [
  'Je corrigerais ainsi : « {sentence} »',
  'La version corrigée : « {sentence} »',
]
export const noCorrectionReplies: readonly Template[] = [
  'Je ne vois rien de sûr à corriger, et une faute a pu m’échapper : « {sentence} »',
  'Je ne vois rien de sûr à corriger, mais je ne jurerais pas des accords : « {sentence} »',
]
/** Said before the corrected sentence when it is too long for `correctionReplies`. */
export const longCorrectionIntroduction = 'Voici la version corrigée.'
/** Said before the caller's sentence when it is too long for `noCorrectionReplies`. */
export const longNoCorrectionIntroduction = 'Je n’y vois rien de sûr.'
/** Ask for the sentence that the caller wants to have corrected. */
export const missingSentenceReplies: readonly Template[] = [
  'Oui, volontiers : {dis-moi|dites-moi} la phrase, et je la reprends mot à mot.',
  'D’accord, j’attends la phrase à corriger.',
]
export const repeatAloudReplies: readonly Template[] = [
  'À répéter tout haut, lentement puis à vitesse normale.',
  'À {toi|vous}, à voix haute, deux fois.',
  'On la redit ensemble, sans se presser.',
  'À dire deux fois, la deuxième sans y penser.',
  '{À toi|À vous} de le dire, même à mi-voix.',
  'Une fois pour la bouche, une fois pour l’oreille.',
]

/** `{language}`: "En anglais" or the like; `{foreign}`: three words of that language; `{meaning}`: the same in French. */
export const wordLists: readonly Template[] = [
  '{language} : {foreign}, pour dire {meaning}. || {language}, par exemple : {foreign}, pour dire {meaning}.',
]
