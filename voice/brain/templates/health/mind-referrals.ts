import type { Referrals } from './referral'

const alcoholReferrals: Referrals = [
  [
    'C’est courageux de le dire : le médecin traitant ou un addictologue, cette semaine, ou Alcool info service au 0 980 980 930.',
  ],
  [
    'Alcool info service écoute au 0 980 980 930, tous les jours, les proches aussi.',
    'Le médecin cette semaine, sans jugement.',
  ],
  [
    'Ne pas tout arrêter d’un coup sans avis : le médecin cette semaine.',
    'Tremblements, confusion ou malaise, c’est le 15, maintenant.',
  ],
  [
    'Un addictologue aide à réduire comme à arrêter, les proches aussi : le médecin oriente cette semaine.',
  ],
]

const drugsReferrals: Referrals = [
  [
    'C’est courageux de le dire : le médecin traitant ou un addictologue, cette semaine, ou Drogues info service au 0 800 23 13 13.',
  ],
  [
    'Drogues info service écoute au 0 800 23 13 13, tous les jours, les proches aussi.',
    'Le médecin cette semaine, sans jugement.',
  ],
  [
    'Un addictologue aide à réduire comme à arrêter, quel que soit le produit : le médecin oriente cette semaine.',
    'Un malaise ou une grande confusion, c’est le 15, maintenant.',
  ],
  [
    'Le médecin, cette semaine, sans jugement.',
    'Avant 25 ans, une consultation jeunes consommateurs reçoit gratuitement, la famille aussi.',
  ],
]

const panicReferrals: Referrals = [
  [
    'Le médecin traitant, cette semaine, est une bonne porte, et un psychologue ensuite.',
    'Si tout devient trop lourd, le 3114, jour et nuit.',
  ],
  [
    'Ça se soigne bien : le médecin ou un psychologue dans la semaine.',
    'Une douleur dans la poitrine ou du mal à respirer, c’est le 15.',
  ],
  [
    'Dire « je n’y arrive plus » suffit pour un rendez-vous cette semaine avec le médecin.',
    'La nuit, le 3114 écoute, gratuitement.',
  ],
  [
    'Avec Mon soutien psy, des séances de psychologue sont remboursées.',
    'Le médecin en parle cette semaine, et le 3114 répond à toute heure.',
  ],
]

/** Referrals about the mind, addictions, and those who care for others; sources in `health-referrals.ts`. */
export const mindReferrals = {
  alcohol: alcoholReferrals,
  drugs: drugsReferrals,
  tobacco: [
    [
      'Au 39 89, Tabac info service, un tabacologue accompagne ; le pharmacien conseille dès aujourd’hui.',
    ],
    [
      'Le médecin ou la sage-femme peut prescrire des substituts, dès cette semaine.',
      'Du sang en toussant ou une douleur dans la poitrine, c’est le 15.',
    ],
    [
      'Presque tout le monde s’y reprend à plusieurs fois : le médecin traitant cette semaine, et le 39 89 pour tenir.',
    ],
    [
      'Choisir un jour, et ne pas rester sans aide : le pharmacien aujourd’hui, un tabacologue ensuite.',
      'Le 39 89 aide à choisir ce jour-là.',
    ],
  ],
  'gambling-screens': [
    [
      'C’est courageux de le dire : le médecin traitant ou un addictologue, cette semaine, et Joueurs info service pour les jeux d’argent.',
    ],
    [
      'Un addictologue reçoit aussi pour les jeux et les écrans, et il aide les proches : le médecin oriente cette semaine.',
    ],
    [
      'Le médecin, cette semaine, sans jugement.',
      'Avant 25 ans, une consultation jeunes consommateurs reçoit gratuitement, pour les écrans aussi, et la famille avec.',
    ],
    [
      'Ce n’est pas une question de volonté : un psychologue ou un addictologue, dès cette semaine.',
      'Si la honte ou les dettes amènent des idées noires, le 3114 répond à toute heure.',
    ],
  ],
  voices: [
    [
      'Merci de me le dire.',
      'Un médecin aujourd’hui ou demain, il pourra appeler un psychiatre ; si ça ordonne de faire mal, le 15, maintenant.',
    ],
    [
      'Ça fait peur, et ça se soigne : le médecin traitant dans les jours qui viennent.',
      'Si ça devient trop fort, le 15 ou le 3114, à toute heure.',
    ],
    [
      'Ce n’est pas à porter sans aide : un médecin ou un psychiatre cette semaine, et le 15 la nuit si ça menace.',
    ],
    [
      'À dire à un médecin dès demain, avec ces mots-là.',
      'Si la peur monte ce soir, le 15 répond maintenant.',
    ],
  ],
  panic: panicReferrals,
  'low-mood': panicReferrals,
  'child-mind': [
    [
      'Le pédiatre ou le médecin traitant, cette semaine : il parle aussi avec l’enfant, et oriente vers un psychologue.',
      'Si des idées de mort viennent, le 15 ou le 3114, maintenant.',
    ],
    [
      'Pour un ado, une Maison des adolescents reçoit gratuitement, les parents aussi ; le médecin donne l’adresse, cette semaine.',
    ],
    [
      'L’infirmière ou le psychologue de l’école, dès demain, et le médecin cette semaine.',
      'Si c’est du harcèlement, le 3018 répond tous les jours.',
    ],
    [
      'Ce n’est la faute de personne, et ça se soigne : le médecin ou un pédopsychiatre, dans les jours qui viennent.',
      'Un enfant qui se fait mal ou ne mange plus, c’est aujourd’hui.',
    ],
  ],
  trauma: [
    [
      'Le corps se souvient, et ça se soigne : le médecin ou un psychologue formé aux traumatismes, cette semaine.',
      'Si tout devient trop lourd, le 3114, jour et nuit.',
    ],
    [
      'Ce n’est pas de la faiblesse : un psychologue ou un psychiatre, dès cette semaine, sait soigner ces images et ces cauchemars.',
    ],
    [
      'Le médecin traitant, cette semaine, est une bonne porte : il oriente vers un centre du psychotraumatisme.',
      'La nuit, le 3114 écoute, gratuitement.',
    ],
    [
      'Rien n’oblige à tout raconter au premier rendez-vous : un médecin ou un psychologue, cette semaine.',
      'Si le danger est encore là, c’est le 17, maintenant.',
    ],
  ],
  carer: [
    [
      'Qui soigne a besoin de soins aussi : le médecin traitant, cette semaine, pour {toi|vous}.',
      'Si tout devient trop lourd, le 3114, jour et nuit.',
    ],
    [
      'L’assistante sociale de la mairie ou du département cherche du répit et des aides : un appel cette semaine, et le médecin pour l’épuisement.',
    ],
    [
      'Il existe des plateformes de répit pour les aidants : le médecin traitant ou la mairie donne l’adresse, cette semaine.',
      'Un malade qui change d’un coup, c’est le 15.',
    ],
    [
      'Dire « je n’y arrive plus » n’est pas abandonner : le médecin du malade et {le tien|le vôtre}, cette semaine.',
      'Si la colère monte trop, sortir de la pièce et appeler quelqu’un, maintenant.',
    ],
  ],
} satisfies Record<string, Referrals>
