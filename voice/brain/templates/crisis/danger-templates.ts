import type { Danger } from '../../../danger/danger'
import type { Template } from '../template'
import type { AnswersByDangerGroup } from './danger-groups'

type DangerTemplates = {
  /**
   * Said completely and in order: that the danger was understood, whom to call, what to do first.
   * When the danger is urgent, the number comes first.
   */
  firstResponse: readonly Template[]
  /** Said when the caller reports the same danger again; each names a number, in other words. */
  helplineReminders: readonly Template[]
  /**
   * Said when this danger is reported together with another one, after the first response to the other one, if it
   * names a number that is not in that response.
   */
  alsoReported: Template
  /** Said in later turns, one in each. */
  followUps: readonly Template[]
}

/**
 * The phone numbers are the French helplines and emergency services, free of charge: 15 ambulance,
 * 17 police, 112 any emergency, 114 emergencies by text message, 119 children in danger, 3114
 * suicide prevention, 3919 violence against women. The page shows these numbers during a crisis, so these templates
 * name no other number. Only "tu" or "vous" depends on the persona. The first response is the same in every call: in an
 * emergency, clarity matters more than variety.
 */
export const dangerTemplates: Readonly<Record<Danger, DangerTemplates>> = {
  suicide: {
    firstResponse: [
      'Je m’arrête, parce que ce que {tu dis|vous dites} est grave, et que {ta|votre} vie compte.',
      'Je suis une IA et je ne suffis pas : le 3114 répond jour et nuit, gratuitement, avec une vraie personne.',
      'Si le danger est immédiat, {appelle|appelez} le 15 ou le 112, ou {écris|écrivez} au 114 par SMS.',
    ],
    helplineReminders: [
      'J’entends que ça fait toujours aussi mal : au 3114, quelqu’un peut porter ça avec {toi|vous}, maintenant.',
      '{Tu l’as|Vous l’avez} redit, alors je le redis aussi : une vraie personne attend au 3114, même sans savoir quoi dire.',
      'Cette douleur mérite une vraie présence : le 3114, tout de suite, ou le 15 si le geste est proche.',
    ],
    alsoReported:
      'Et si {tu penses|vous pensez} à mourir, le 3114 répond à toute heure, avec une vraie personne.',
    followUps: [
      'Est-ce que {tu es|vous êtes} en sécurité, là, maintenant ?',
      'Au 3114, on écoute sans juger, et on peut aussi rester en silence au bout du fil.',
      'Est-ce que quelqu’un peut venir auprès de {toi|vous} maintenant ?',
      'S’il y a près de {toi|vous} de quoi {te|vous} blesser, {éloigne-toi|éloignez-vous} de cette pièce, si {tu peux|vous pouvez}.',
      'Parler du suicide à quelqu’un, c’est déjà se protéger.',
      'Hors de France, le numéro d’urgence local répond aussi, et le 112 partout en Europe.',
    ],
  },
  'suicide-imminent': {
    firstResponse: [
      '{Appelle|Appelez} le 15 ou le 112 maintenant, ou {écris|écrivez} au 114 par SMS : {ta|votre} vie compte.',
      '{Éloigne-toi|Éloignez-vous} de ce qui peut tuer, et {va|allez} là où il y a quelqu’un.',
      'Le 3114 répond aussi, jour et nuit, avec une vraie personne qui reste en ligne.',
    ],
    helplineReminders: [
      'Je {t’entends|vous entends}, et il faut une vraie personne tout de suite : le 15, maintenant.',
      'Quelques pas en arrière, puis le 112 : ce moment peut passer, et on vient aider.',
      'Si la voix ne sort pas, le 114 lit les messages, et le 3114 écoute même le silence.',
    ],
    alsoReported: 'Et si le geste est tout proche, c’est le 15 ou le 112, tout de suite.',
    followUps: [
      'Est-ce que quelqu’un peut venir auprès de {toi|vous}, là, tout de suite ?',
      '{Peux-tu|Pouvez-vous} mettre une porte entre {toi|vous} et ce danger ?',
      'Au 15, on envoie quelqu’un, et on reste au téléphone en attendant.',
      'L’envie de mourir monte comme une vague, et elle redescend.',
      'Hors de France, le 112 répond partout en Europe.',
    ],
  },
  'suicide-of-other': {
    firstResponse: [
      'C’est grave, et {tu as|vous avez} raison de ne pas garder ça pour {toi|vous}.',
      'Si le geste est proche ou commencé, {appelle|appelez} le 15 ou le 112 pour cette personne.',
      'Le 3114 conseille aussi les proches, gratuitement, jour et nuit.',
    ],
    helplineReminders: [
      'Au 3114, on {te|vous} dira comment lui parler, et quoi faire cette nuit.',
      'Si cette personne ne répond plus ou s’est mise en danger, c’est le 15, sans attendre.',
      'Ce n’est pas à {toi|vous} de porter cela : le 3114 sert aussi aux proches.',
    ],
    alsoReported: 'Et pour cette personne qui veut mourir, le 3114 conseille aussi les proches.',
    followUps: [
      'Est-ce que cette personne est seule, en ce moment ?',
      'Lui demander si elle pense à mourir ne lui met pas l’idée en tête.',
      'Si c’est possible, ne pas la laisser seule, et éloigner ce qui peut blesser.',
      'Et {toi|vous}, qui peut {t’aider|vous aider} à traverser ça ?',
    ],
  },
  poisoning: {
    firstResponse: [
      '{Appelle|Appelez} le 15 ou le 112 maintenant, même si tout semble aller bien.',
      'Ne rien boire, ne pas faire vomir, et garder la boîte ou le flacon près du téléphone.',
      'Si parler est difficile, le 114 répond par SMS, et si c’était pour mourir, le 3114 écoute aussi.',
    ],
    helplineReminders: [
      'C’est le 15 qu’il faut, tout de suite : les effets peuvent venir plus tard.',
      'Au 15, {dis|dites} le produit, la quantité et l’heure, ils font le reste.',
      'Le 112 répond aussi, et ouvrir la porte d’entrée aidera les secours.',
    ],
    alsoReported: 'Et pour ce qui a été avalé, c’est le 15 ou le 112, maintenant.',
    followUps: [
      'Est-ce que l’appel au 15 est passé ?',
      'Est-ce que quelqu’un peut rester à côté en attendant les secours ?',
      'Attendre en position assise ou sur le côté, et avec quelqu’un.',
      'Déverrouiller la porte d’entrée fait gagner du temps aux secours.',
    ],
  },
  'pregnancy-emergency': {
    firstResponse: [
      'Pendant une grossesse, cela se montre aujourd’hui : le 15 ou le 112 dit où aller, maintenant.',
      'La maternité la plus proche a des urgences ouvertes jour et nuit.',
      'Si c’est possible, s’allonger, et ne pas prendre la route sans quelqu’un.',
    ],
    helplineReminders: [
      'Cela ne peut pas attendre demain : le 15 répond, et la maternité aussi.',
      'Au 15, {dis|dites} le nombre de semaines, le sang ou la douleur, et depuis quand.',
      'Le 112 peut envoyer quelqu’un, si personne ne peut conduire.',
    ],
    alsoReported: 'Et pour la grossesse, le 15 ou la maternité, tout de suite.',
    followUps: [
      'Est-ce que quelqu’un peut conduire jusqu’à la maternité ?',
      'Je ne suis qu’une IA, alors seuls le 15 ou la maternité peuvent juger.',
      'Le carnet de grossesse et la carte de groupe sanguin sont utiles à l’arrivée.',
      'Est-ce que l’appel au 15 est passé ?',
    ],
  },
  'violence-now': {
    firstResponse: [
      '{Appelle|Appelez} le 17 ou le 112 maintenant, ou {écris|écrivez} sans bruit au 114 par SMS.',
      '{Éloigne-toi|Éloignez-vous} si c’est possible, ou {ferme|fermez} une porte à clé, loin de la cuisine.',
      'Rien de tout cela n’est {ta|votre} faute, et le 3919 aidera ensuite.',
    ],
    helplineReminders: [
      'Le 17, tout de suite : l’adresse d’abord, ensuite ce qui se passe.',
      'Si parler est dangereux, un SMS au 114 avec l’adresse suffit.',
      'La police vient pour cela, même sans preuve : le 17 ou le 112.',
    ],
    alsoReported: 'Et si le danger est là, c’est le 17, ou le 114 par SMS.',
    followUps: [
      '{Es-tu|Êtes-vous} derrière une porte fermée, là, maintenant ?',
      'Un voisin peut appeler aussi : frapper chez quelqu’un, crier au feu, sortir.',
      'Couper le son du téléphone, et garder l’adresse prête pour le 114.',
      'Est-ce que le message au 114 est parti ?',
    ],
  },
  'sexual-violence': {
    firstResponse: [
      'Merci de me le dire : ce que {tu as|vous avez} subi est grave, et ce n’est pas {ta|votre} faute.',
      'Le 3919 écoute jour et nuit, gratuitement, et {te|vous} croira.',
      'Si c’est récent ou si le danger est là, c’est le 17 ou le 112, et le 15 pour des soins.',
    ],
    helplineReminders: [
      'C’est lourd à redire, et je {t’entends|vous entends} : au 3919, quelqu’un sait accompagner cela, à {ton|votre} rythme.',
      'Un hôpital peut soigner et garder des preuves, même sans plainte : le 15 dit où aller.',
      'Si la personne peut revenir, c’est le 17, ou le 114 par SMS.',
    ],
    alsoReported: 'Et pour ce qui a été imposé au corps, le 3919 écoute jour et nuit.',
    followUps: [
      '{Es-tu|Êtes-vous} en sécurité, là, maintenant ?',
      'Rien n’oblige à raconter : appeler et dire que c’est difficile suffit.',
      'Si c’est arrivé ces derniers jours, un médecin aux urgences peut protéger la santé.',
      'À qui {fais-tu|faites-vous} assez confiance pour ne pas rester dans le silence ?',
    ],
  },
  'self-harm': {
    firstResponse: [
      'Je m’arrête un instant, parce que {tu parles|vous parlez} de {te|vous} faire du mal.',
      'Le 3114 répond jour et nuit, gratuitement : une vraie personne écoute, sans juger.',
      'Si une blessure saigne ou inquiète, c’est le 15 ou le 112, tout de suite.',
    ],
    helplineReminders: [
      'Merci de continuer à le dire : au 3114, on connaît cette envie, et on ne juge pas.',
      'Si la blessure est profonde, c’est le 15, et pour l’envie qui revient, c’est le 3114.',
      'Poser l’objet dans une autre pièce, puis composer le 3114, c’est déjà beaucoup.',
    ],
    alsoReported: 'Pour l’envie de {te|vous} blesser, le 3114 écoute sans juger.',
    followUps: [
      'Est-ce qu’il y a une blessure en ce moment ?',
      'Est-ce que quelqu’un peut rester avec {toi|vous} un moment ?',
      'L’envie monte, puis elle redescend : mettre de la distance avec l’objet aide à passer le plus fort.',
      'Au 3114, il n’est pas nécessaire d’aller très mal pour avoir le droit d’appeler.',
    ],
  },
  'medical-emergency': {
    firstResponse: [
      'Là, il faut un secours, pas une conversation : {appelle|appelez} le 15 ou le 112 maintenant.',
      'Si parler est difficile, le 114 répond par SMS, jour et nuit.',
      'Si quelqu’un est près de {toi|vous}, {demande-lui|demandez-lui} d’appeler et de rester là.',
    ],
    helplineReminders: [
      'C’est justement pour cela que le 15 doit être appelé maintenant, même en cas de doute.',
      'Chaque minute compte : le 112 répond aussi, depuis n’importe quel téléphone.',
      'Je ne peux pas aider à distance, le 15 le peut : qui peut composer le numéro ?',
    ],
    alsoReported: 'Et pour le corps, c’est le 15 ou le 112, sans attendre.',
    followUps: [
      'Est-ce que l’appel au 15 est passé ?',
      'Au 15, on {te|vous} dira quoi faire, geste par geste.',
      'Je ne suis pas médecin, alors je ne donne pas d’avis : seul le 15 peut le faire.',
      'Hors de France, {compose|composez} le numéro d’urgence local.',
    ],
  },
  'partner-violence': {
    firstResponse: [
      'Ce que {tu décris|vous décrivez} est une violence, et rien ne la justifie.',
      'Le 3919 écoute gratuitement, jour et nuit, sans que rien n’apparaisse sur la facture.',
      'En danger immédiat, {appelle|appelez} le 17 ou le 112, ou {écris|écrivez} en silence au 114 par SMS.',
    ],
    helplineReminders: [
      'Ce que {tu ajoutes|vous ajoutez} compte : le 3919 peut aider à {te|vous} protéger, sans rien imposer.',
      'Si le risque monte, c’est le 17, ou un message silencieux au 114.',
      'Aucun geste comme celui-là n’est normal, et au 3919 on {te|vous} croira.',
    ],
    alsoReported: 'Et pour les violences à la maison, le 3919 écoute jour et nuit.',
    followUps: [
      '{Es-tu|Êtes-vous} en sécurité, en ce moment ?',
      'Est-ce qu’il y a une pièce ou une personne où {tu peux|vous pouvez} aller tout de suite ?',
      'Ce n’est pas {ta|votre} faute, quoi qu’on {t’en|vous en} ait dit.',
      'Au 3919, on aide à préparer la suite, même sans décision prise.',
    ],
  },
  'violence-suffered': {
    firstResponse: [
      'Ce que {tu dis|vous dites} est grave, et ce n’est pas {ta|votre} faute.',
      'En danger immédiat, {appelle|appelez} le 17 ou le 112, ou {écris|écrivez} en silence au 114 par SMS.',
      'S’il y a une blessure, c’est le 15, et pour en parler, le 3919 écoute jour et nuit.',
    ],
    helplineReminders: [
      'Je {t’entends|vous entends} : si cela peut recommencer maintenant, le 17 est là pour ça.',
      'Le 114 se joint par écrit, sans un bruit, et une équipe peut venir.',
      'Une plainte n’est pas obligée pour appeler le 17, la peur suffit.',
    ],
    alsoReported: 'Et pour les coups ou les menaces, c’est le 17, ou le 114 par SMS.',
    followUps: [
      '{Es-tu|Êtes-vous} à l’abri, là, maintenant ?',
      'Qui pourrait venir tout de suite ?',
      'Les secours peuvent être joints par SMS au 114 si parler est dangereux.',
      '{Tu as|Vous avez} bien fait d’en parler, et une vraie personne peut aider davantage que moi.',
    ],
  },
  'violence-threatened': {
    firstResponse: [
      'Je m’arrête là : quelqu’un pourrait être blessé, et {toi|vous} aussi.',
      'Le mieux, maintenant, est de {t’éloigner|vous éloigner}, et de mettre une porte entre vous.',
      'Si le danger est proche, c’est le 17 ou le 112, et le 15 aide aussi quand on craint de perdre le contrôle.',
    ],
    helplineReminders: [
      '{Tu peux|Vous pouvez} encore poser ça : le 15 aide quand on sent que tout déborde.',
      'Avant tout geste, sortir, respirer dehors, et composer le 15 ou le 17.',
      'Personne n’est blessé tant que rien n’est fait : le 112 répond, maintenant.',
    ],
    alsoReported: 'Et si quelqu’un risque d’être blessé, c’est le 17 ou le 112.',
    followUps: [
      'Est-ce que {tu peux|vous pouvez} sortir de la pièce, là, tout de suite ?',
      'Cette colère peut descendre sans que personne ne soit touché.',
      'Au 15, quelqu’un peut aider à faire redescendre ce moment-là.',
      'Qui pourrait venir {te|vous} tenir compagnie, quelqu’un de calme ?',
    ],
  },
  'child-in-danger': {
    firstResponse: [
      'Un enfant en danger, c’est maintenant qu’il faut en parler à quelqu’un.',
      'Le 119 répond gratuitement, jour et nuit, et l’appel n’apparaît pas sur la facture.',
      'Si le danger est immédiat, c’est le 17 ou le 112.',
    ],
    helplineReminders: [
      'Chaque détail peut servir : le 119 l’écoutera, même sans certitude.',
      'Si c’est en train de se passer, c’est le 17 maintenant, et le 119 ensuite.',
      'Cet enfant a de la chance que quelqu’un en parle : le 119 sait quoi faire.',
    ],
    alsoReported: 'Et pour l’enfant, le 119 répond jour et nuit.',
    followUps: [
      'L’enfant est-il à l’abri, en ce moment ?',
      'Au 119, on n’a pas besoin de preuve pour appeler.',
      'Qui pourrait le mettre en sécurité tout de suite ?',
      'Le 114 prend les messages par SMS, si parler est impossible.',
    ],
  },
  'minor-caller': {
    firstResponse: [
      'Merci de l’avoir dit : ici, les appels sont réservés aux adultes, alors je vais m’arrêter.',
      'Ce n’est pas une punition, et {tu n’as|vous n’avez} rien fait de mal.',
      'S’il y a quelque chose de difficile, le 119 écoute gratuitement, jour et nuit.',
    ],
    helplineReminders: [
      'Ici je dois m’arrêter, et le 119 reste ouvert, jour et nuit.',
      'Au 119, on parle à quelqu’un dont c’est le métier d’écouter les jeunes.',
      'Le 119 n’apparaît pas sur la facture, et on peut y dire ce qu’on veut.',
    ],
    alsoReported: 'Et avant la majorité, le 119 écoute aussi, gratuitement, jour et nuit.',
    followUps: [
      'L’appel doit se terminer maintenant, {prends soin de toi|prenez soin de vous}.',
      'Je ne peux pas continuer, mais au 119 quelqu’un répond vraiment.',
      'Au revoir, et bon courage.',
    ],
  },
}

/** Said in later turns of a crisis, when all follow-ups of the danger were said. */
export const crisisSupportTemplates: readonly Template[] = [
  'Je reste là pendant {ton|votre} appel aux secours, si ça aide.',
  'Je ne suis qu’une IA, et {tu mérites|vous méritez} une vraie personne : elle répond, là, maintenant.',
  'Les numéros sont affichés sur l’écran, il suffit de toucher.',
  'Pas besoin de trouver les bons mots, eux savent écouter.',
  'Respirer une fois, lentement, puis composer le numéro.',
  '{Tu n’as|Vous n’avez} pas à traverser ça dans {ton|votre} coin.',
  'Cet instant est très dur, et il peut changer avec de l’aide.',
  'Où {en es-tu|en êtes-vous}, là, tout de suite ?',
  'Est-ce que le numéro a été appelé ?',
  'Une personne de confiance peut aussi composer le numéro à {ta|votre} place.',
]

/** Said completely to a caller whose danger needs no crisis mode. */
export const templatesWithoutCrisis = {
  /** The caller wants rest, and does not want to die. */
  exhaustion: [
    'J’entends la différence : ce n’est pas mourir, c’est que tout s’arrête un peu, pour souffler.',
    'À ce point de fatigue, un médecin peut aider à poser un arrêt, cette semaine.',
    'Et si l’idée de mourir venait un jour, le 3114 répond à toute heure.',
    'Qu’est-ce qui pèse le plus, là, dans tout ce qui ne s’arrête pas ?',
  ],
  /** The violence ended long ago. */
  'past-violence': [
    'Je {te|vous} crois, et ce n’était pas {ta|votre} faute.',
    'Même longtemps après, le 3919 écoute, et un psychologue peut aider à déposer ça.',
    '{Tu peux|Vous pouvez} en dire ce que {tu veux|vous voulez}, à {ton|votre} rythme, je reste à l’écoute.',
  ],
} satisfies Record<string, readonly Template[]>

/** Said completely to a caller who plans, or is asked, to end the life of somebody who suffers. */
export const helpToDieFirstResponse: readonly Template[] = [
  'Je m’arrête, parce que c’est grave, et que personne ne doit porter ni décider cela sans aide.',
  'Quand quelqu’un souffre à ce point, un médecin peut soulager, même la nuit : le 15 ou le 112 répond tout de suite.',
  'Et si cette personne veut mourir, ou si {tu es|vous êtes} à bout, le 3114 aide aussi les proches, jour et nuit.',
  'De qui {parles-tu|parlez-vous}, et que se passe-t-il, là ?',
]

/**
 * Replies to the first goodbye during a crisis, which name a number and ask who is near or where the threatened person
 * is. There are none for violence against the caller, who may have to hang up at once.
 */
export const firstGoodbyeReplies: AnswersByDangerGroup = {
  suicide: [
    'Avant de raccrocher, une seule chose compte : le 3114 ou le 15, maintenant. Qui peut venir auprès de {toi|vous}, là ? || Avant la nuit, le 3114 ou le 15, et quelqu’un dans la même pièce : qui est près de {toi|vous}, là ?',
  ],
  medical: [
    'Non, pas encore : c’est le 15 d’abord, maintenant, même si ça semble aller. Qui est près de {toi|vous}, là ? || On ne va pas se coucher là-dessus : le 15, maintenant. Qui peut être à côté de {toi|vous} ?',
  ],
  'violence-threatened': [
    'Encore une minute : où est cette personne, là ? Loin d’elle, les mains vides, et le 15 ou le 17 si ça déborde.',
  ],
  'other-person': [
    'Avant de raccrocher : qui est auprès de cette personne, là ? Le 15 si ça presse, le 3114 ou le 119 pour la suite.',
  ],
}

/** Answers to a later goodbye during a crisis, or to the first one when `firstGoodbyeReplies` has none. */
export const crisisGoodbyes: readonly Template[] = [
  'Au revoir, et {prends soin de toi|prenez soin de vous} : le 3114, le 15 et le 17 répondent toute la nuit.',
  'À bientôt, et {garde|gardez} un numéro à portée : le 3114, ou le 15.',
]

export const childSexualContentRefusals: readonly Template[] = [
  'Non : je ne parle jamais de ça, et la demande s’arrête ici.',
  'C’est non, sans discussion.',
  'Je ne répondrai pas à cela.',
]

/** Said when a call ends during a crisis. */
export const crisisFarewells: readonly Template[] = [
  'Le 3114 écoute jour et nuit, et les secours répondent au 15, au 17 et au 112.',
]
