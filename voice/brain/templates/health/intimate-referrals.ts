import type { Referrals } from './referral'

const periodsReferrals: Referrals = [
  [
    'Une sage-femme, un gynécologue ou le médecin traitant, cette semaine.',
    'Un sang très abondant ou un malaise, c’est le 15, maintenant.',
  ],
  [
    'Ça se soigne, et ça se dit : une sage-femme ou un gynécologue cette semaine, avec les dates notées.',
    'Si la tête tourne, c’est aujourd’hui.',
  ],
  [
    'La sage-femme a souvent une place cette semaine, le médecin traitant aussi.',
    'Avec une grossesse possible et de la douleur : le 15.',
  ],
  [
    'Un gynécologue ou une sage-femme peut chercher pourquoi, cette semaine.',
    'Du sang après la ménopause, ça se montre toujours, et vite.',
  ],
]

const menopauseReferrals: Referrals = [
  [
    'Une sage-femme, un gynécologue ou le médecin traitant, dans les semaines qui viennent : il existe de quoi apaiser ça.',
  ],
  [
    'La sage-femme a souvent une place cette semaine, le médecin traitant aussi.',
    'Du sang après un an sans règles, ça se montre toujours, et vite.',
  ],
  [
    'Un gynécologue ou une sage-femme peut en parler, cette semaine ou la suivante, avec les heures notées.',
    'De la fièvre ou des kilos perdus, c’est le médecin cette semaine.',
  ],
]

const erectionReferrals: Referrals = [
  [
    'C’est très courant : le médecin traitant d’abord, cette semaine, puis un urologue ou un sexologue si besoin.',
  ],
  [
    'Le médecin en entend parler toutes les semaines : un rendez-vous dans les jours qui viennent.',
    'Une érection douloureuse qui dure, c’est le 15.',
  ],
  [
    'Le corps, la fatigue, un traitement : le médecin ou une sage-femme peut chercher, cette semaine, et un sexologue peut aider à deux.',
  ],
  [
    'Une phrase suffit, cette semaine, chez le médecin : « j’ai une question intime ».',
    'Rien à commander sur Internet d’ici là.',
  ],
]

const desireReferrals: Referrals = [
  [
    'C’est très courant, et ça se dit : le médecin traitant, une sage-femme ou un gynécologue, cette semaine, et un sexologue ensuite si besoin.',
  ],
  [
    'Les hormones, la fatigue, un traitement : le médecin ou une sage-femme peut chercher, cette semaine.',
    'Rien n’oblige à se forcer d’ici là.',
  ],
  [
    'Une phrase suffit, cette semaine, chez le médecin ou la sage-femme : « j’ai une question intime ».',
    'Si un traitement a tout changé, ne pas l’arrêter sans avis.',
  ],
]

const dischargeReferrals: Referrals = [
  [
    'Un médecin, une sage-femme ou un centre de santé sexuelle regarde ça cette semaine.',
    'Avec de la fièvre ou mal au ventre, c’est aujourd’hui.',
  ],
  [
    'Ça arrive à beaucoup, et ça se soigne : une sage-femme ou le médecin cette semaine, avec des préservatifs d’ici là.',
  ],
  [
    'Le dépistage se fait au laboratoire, sans ordonnance pour plusieurs infections, ou au CeGIDD, cette semaine.',
    'Un risque de VIH récent : les urgences, sous 48 heures.',
  ],
  [
    'Le pharmacien conseille aujourd’hui, la sage-femme ou le médecin regarde cette semaine, sans juger.',
  ],
]

/**
 * Referrals about sexuality, contraception, pregnancy and the urogenital organs; sources in `health-referrals.ts`.
 */
export const intimateReferrals = {
  periods: periodsReferrals,
  menopause: menopauseReferrals,
  pregnancy: [
    [
      'Une sage-femme ou un médecin, cette semaine : une prise de sang confirme, et on parle de toutes les options, sans juger.',
    ],
    [
      'Un test en pharmacie aujourd’hui, puis une sage-femme ou un médecin cette semaine.',
      'Du sang ou une forte douleur d’un côté, c’est le 15.',
    ],
    [
      'La sage-femme reçoit cette semaine, même pour une simple question.',
      'Au 0 800 08 11 11, on répond aussi, gratuitement et sans juger.',
    ],
    [
      'Rien n’est à décider ce soir : une sage-femme ou un médecin cette semaine.',
      'Avec du sang, un malaise ou très mal au ventre, le 15, maintenant.',
    ],
  ],
  'pregnancy-unwanted': [
    [
      '{Tu as|Vous avez} le droit de choisir : une sage-femme, un médecin ou un centre de santé sexuelle, cette semaine.',
      'Le 0 800 08 11 11 oriente gratuitement.',
    ],
    [
      'Le 0 800 08 11 11 répond de façon anonyme et gratuite.',
      'Une sage-femme ou un médecin reçoit cette semaine, car les délais comptent.',
    ],
    [
      'En France, c’est possible jusqu’à quatorze semaines de grossesse.',
      'Une sage-femme, un médecin ou un centre de santé sexuelle, dès cette semaine.',
    ],
    [
      'Garder ou non, personne ne choisit à {ta|votre} place.',
      'Un centre de santé sexuelle ou une sage-femme en parle cette semaine, même sans les parents.',
    ],
  ],
  'pregnancy-trouble': [
    [
      'Enceinte ou tout juste accouchée, on ne reste pas avec ça : la maternité maintenant, même la nuit, ou le 15.',
    ],
    [
      'Le mieux est d’appeler la maternité tout de suite : une sage-femme y répond jour et nuit.',
      'Si elle ne répond pas, le 15.',
    ],
    [
      'Ça se montre aujourd’hui : la sage-femme ou la maternité.',
      'Avec du sang, de la fièvre ou un bébé qui bouge moins, maintenant, ou le 15.',
    ],
    [
      'La maternité répond à toute heure, et préfère être appelée pour rien.',
      'Maintenant, donc, ou le 15 si la douleur est forte.',
    ],
  ],
  'pregnancy-follow-up': [
    [
      'Une sage-femme ou un médecin suit la grossesse : un appel cette semaine, même pour une petite question.',
      'Du sang, de la fièvre ou un bébé qui bouge moins : la maternité, maintenant.',
    ],
    [
      'La sage-femme, cette semaine, pour le suivi et les questions ; le pharmacien, dès aujourd’hui, avant de prendre quoi que ce soit.',
    ],
    [
      'Enceinte, aucune question n’est bête : la sage-femme ou le médecin, dans les jours qui viennent.',
      'Très mal à la tête, la vue troublée ou des contractions, c’est la maternité, maintenant.',
    ],
    [
      'À noter, et à dire à celle ou celui qui suit la grossesse : une sage-femme, un gynécologue ou le médecin, cette semaine.',
    ],
  ],
  'after-birth': [
    [
      'Une sage-femme, aujourd’hui ou demain : elle suit aussi après la naissance, allaitement compris.',
      'Fièvre, poitrine rouge et chaude ou beaucoup de sang : la maternité, maintenant, ou le 15.',
    ],
    [
      'La maternité répond à toute heure, même après la sortie : une sage-femme y dit s’il faut venir aujourd’hui.',
    ],
    [
      'La sage-femme ou la PMI, cette semaine, pour la mère comme pour le bébé.',
      'De la fièvre ou une douleur qui monte, c’est aujourd’hui ; beaucoup de sang, le 15, maintenant.',
    ],
    [
      'Après une naissance, le corps a droit à des soins : une sage-femme ou le médecin traitant, cette semaine.',
      'Un bébé qui boit moins ou mouille moins ses couches se montre aujourd’hui.',
    ],
  ],
  fertility: [
    [
      'Le médecin traitant, une sage-femme ou un gynécologue, dans les semaines qui viennent : le bilan se fait à deux.',
    ],
    [
      'Un gynécologue ou une sage-femme peut chercher pourquoi, des deux côtés, cette semaine ou la suivante.',
      'Après un an d’essais, ou plus tôt après 35 ans, on ne reste pas sans avis.',
    ],
    [
      'Le médecin traitant peut commencer le bilan, cette semaine ou la suivante, et orienter vers un centre d’aide à la procréation.',
    ],
    [
      'Une phrase suffit au rendez-vous de cette semaine : « on voudrait un enfant ».',
      'L’attente pèse aussi sur le moral, et la sage-femme ou le médecin entend ça.',
    ],
  ],
  miscarriage: [
    [
      'C’est une vraie peine, et le corps compte aussi : une sage-femme ou un gynécologue cette semaine.',
      'Beaucoup de sang ou de la fièvre : le 15.',
    ],
    [
      'Je suis là, et je le dis doucement : une sage-femme ou un médecin doit vérifier, cette semaine.',
      'Fièvre, malaise ou sang abondant, le 15, maintenant.',
    ],
    [
      'On a le droit d’être triste, et d’être suivie : une sage-femme cette semaine, aussi pour parler.',
      'Une douleur forte, c’est aujourd’hui.',
    ],
    [
      'Personne n’a à traverser ça sans soins : le médecin ou la sage-femme cette semaine, et la maternité ou le 15 si ça saigne beaucoup.',
    ],
  ],
  'emergency-contraception': [
    [
      'La pharmacie, au plus vite : la contraception d’urgence s’y donne sans ordonnance, dans les 72 heures, ou 120 selon la pilule.',
    ],
    [
      'Plus c’est tôt, mieux c’est : le pharmacien aujourd’hui, sans ordonnance, et jusqu’à cinq jours après.',
      'Une sage-femme peut aussi poser un stérilet au cuivre.',
    ],
    [
      'Le pharmacien, maintenant ou à l’ouverture : il donne la pilule d’urgence sans ordonnance.',
      'Pour un risque de VIH, les urgences, dans les 48 heures.',
    ],
    [
      'Rien n’est perdu : une pharmacie aujourd’hui, même de garde, sans ordonnance.',
      'Et un dépistage cette semaine, avec un médecin ou une sage-femme.',
    ],
  ],
  contraception: [
    [
      'La sage-femme, le médecin ou le gynécologue prescrit et pose tout ça : le premier qui a une place cette semaine.',
      'Pour un oubli, le pharmacien aujourd’hui.',
    ],
    [
      'Une sage-femme s’occupe de contraception comme un gynécologue, souvent dès cette semaine.',
      'Un centre de santé sexuelle aussi, gratuitement pour les mineures.',
    ],
    [
      'Sans rien changer d’ici là, une sage-femme ou le médecin traitant, cette semaine.',
      'Mal au mollet, à la poitrine ou un malaise : le 15.',
    ],
    [
      'C’est une question pour une sage-femme ou un médecin, cette semaine.',
      'Le pharmacien peut souvent dépanner une plaquette, aujourd’hui.',
    ],
  ],
  'intimate-pain': [
    [
      'Ce n’est pas normal d’avoir mal : une sage-femme ou un gynécologue, cette semaine.',
      'Avec du sang ou de la fièvre, un médecin aujourd’hui.',
    ],
    [
      'Rien n’oblige à continuer quand ça fait mal.',
      'Une sage-femme, un gynécologue ou le médecin cherche pourquoi, cette semaine.',
    ],
    [
      'Ça se soigne, et ça se dit sans rougir : une sage-femme ou le médecin cette semaine, un sexologue ensuite si besoin.',
    ],
    [
      'Une phrase suffit au rendez-vous de cette semaine : « j’ai mal pendant l’amour ».',
      'La sage-femme, le gynécologue ou le médecin connaît bien ça.',
    ],
  ],
  erection: erectionReferrals,
  desire: desireReferrals,
  discharge: dischargeReferrals,
  'sti-test': dischargeReferrals,
  urinary: [
    [
      'Le pharmacien ou le médecin, aujourd’hui ou demain.',
      'Avec de la fièvre, mal aux reins ou une grossesse, c’est un médecin aujourd’hui, le 15 la nuit.',
    ],
    [
      'Ça se soigne souvent vite : le médecin cette semaine, et aujourd’hui si ça brûle.',
      'Impossible d’uriner, c’est le 15, maintenant.',
    ],
    [
      'Boire de l’eau, et voir un médecin aujourd’hui ou demain.',
      'Avec du sang ou des frissons, sans attendre.',
    ],
    [
      'Le médecin traitant cette semaine, un urologue ou une sage-femme ensuite si besoin.',
      'De la fièvre en plus, c’est aujourd’hui.',
    ],
  ],
  'pelvic-floor': [
    [
      'Le périnée se rééduque, même des années après : une sage-femme, le médecin ou un kiné, cette semaine.',
    ],
    [
      'C’est très courant, et ça se soigne : la sage-femme ou le médecin prescrit la rééducation, cette semaine.',
      'Du sang, de la fièvre ou des urines bloquées, c’est aujourd’hui.',
    ],
    [
      'Une sage-femme, un gynécologue ou le médecin examine ça, cette semaine, sans juger.',
      'D’ici là, éviter de porter lourd et de pousser.',
    ],
    [
      'Les protections aident à attendre, pas à guérir : le médecin ou la sage-femme, dans les jours qui viennent, puis un kiné si besoin.',
    ],
  ],
  'men-organs': [
    [
      'Le médecin traitant d’abord, cette semaine, puis un urologue si besoin : il entend ça tous les jours.',
      'Impossible d’uriner, ou une douleur brutale à un testicule, c’est le 15, maintenant.',
    ],
    [
      'Le médecin examine, et prescrit une analyse ou une échographie, cette semaine.',
      'De la fièvre ou du sang, c’est aujourd’hui ; une douleur forte, le 15, maintenant.',
    ],
    [
      'C’est le domaine de l’urologue, et le médecin traitant y envoie, cette semaine, après un examen rapide.',
    ],
    [
      'Ça arrive à beaucoup d’hommes, et ça se dit en une phrase chez le médecin, cette semaine.',
      'Une grosseur, même sans douleur, se montre sans attendre.',
    ],
  ],
} satisfies Record<string, Referrals>
