import type { Template } from '../template'

export type UrgentNeed = {
  /** What callers say, as a pattern for normalised text. */
  pattern: RegExp
  /** Texts that match this pattern are about something else. */
  otherMeaning: RegExp
  /** Said completely when the caller first tells of the need. */
  firstResponse: readonly Template[]
  /** One of these is said when the caller still speaks of it. */
  reminders: readonly Template[]
  /** What callers say after they have told of the need, and what would be a danger without it. */
  detail?: RegExp
}

/** Up to six words between the verb and the place, such as "tous les trois". */
const words = '(?: \\w+){0,6}?'

/** A caller, a relative or a family without a place to sleep. Sources: solidarites.gouv.fr, service-public.fr (115). */
export const noShelter: UrgentNeed = {
  pattern: new RegExp(
    [
      // "On dort dans la voiture avec les enfants", "ma fille vit dans sa voiture".
      String.raw`\b(?:je|on|nous) (?:dors|dort|dormons|vis|vit|vivons|loge|logeons|passe la nuit|passons la nuit|vais dormir|va dormir|allons dormir)${words} dans (?:la|ma|notre|une|sa) (?:voiture|bagnole|caisse)\b`,
      String.raw`\b(?:dort|dorment|vit|vivent|loge|logent|dormir|vivre)${words} dans (?:sa|leur|leurs|une|notre) (?:voiture|bagnole)\b`,
      String.raw`\b(?:dors|dort|dormons|dorment|vis|vit|vivons|vivent|dormir)${words} (?:dans (?:une gare|la gare|un hall|le hall|le metro)|(?:a|dans) la rue(?= (?:depuis|avec|ce soir|cette nuit|maintenant|et)\b|$)|sous un pont)\b`,
      String.raw`\b(?:je|on|nous) (?:dors|dort|dormons) dehors (?:depuis|avec|ce soir|cette nuit)\b`,
      String.raw`\b(?:suis|est|sommes|sont|retrouve\w*) (?:encore |tous |maintenant )?(?:a la rue|sdf|sans abri|sans toit|sans domicile)(?: (?:ce soir|cette nuit|avec|depuis|demain|maintenant|et)\b|$)`,
      String.raw`\b(?:nulle part|aucun endroit|pas d endroit|pas) ou (?:dormir|passer la nuit)\b`,
      String.raw`\b(?:sais|sait|savons) pas (?:du tout )?ou (?:dormir|passer la nuit|(?:on va|je vais) (?:dormir|passer la nuit)|on dort|je dors)\b`,
    ].join('|'),
  ),
  otherMeaning:
    /\b(?:vacances|chaud|chaleur|canicule|camping\w*|festival|road trip|van|randonnee|bivouac\w*|scout\w*|piste|autoroute|aire|trajet|route|pendant que|sieste|etoiles|jardin|terrasse|hamac|jeu|roman|film\w*|serie|livre|reportage|documentaire|quand j (?:etais|avais)|a l epoque|autrefois|y a (?:\w+ ){1,2}(?:ans|annees)|en (?:maths|anglais|cours)|(?:chiens?|chienne|chats?|chatte|lapin) (?:\w+ ){0,2}(?:dort|dorment|vit)|comment (?:on )?dit|traduire|reserve\w*|airbnb|routiers?)\b/,
  firstResponse: [
    'Pour cette nuit, c’est le 115 : il répond gratuitement, jour et nuit, et cherche un hébergement, aussi pour une famille avec des enfants.',
    'La ligne est souvent chargée, alors il faut insister et rappeler, ce soir et demain.',
    'Si quelqu’un se sent mal ou souffre du froid ou de la chaleur, c’est le 15 ou le 112.',
    'Qui est avec {toi|vous}, là, et {es-tu|êtes-vous} à l’abri pour le moment ?',
  ],
  reminders: [
    'Le 115 reste le premier appel, jour et nuit, et dès l’ouverture, le CCAS de la mairie peut aussi aider.',
    'Pour un toit, il faut rappeler le 115 chaque jour, et demander une assistante sociale à la mairie ou à l’école.',
  ],
}

/** A caller who knocks on a door and shouts, without saying why. */
export const lockedIn: UrgentNeed = {
  pattern:
    /\bje (?:tape|frappe|cogne|tambourine) (?:\w+ ){0,2}(?:a|sur|contre|dans) (?:la|ma|une) porte (?:et |que )*(?:je )?(?:crie|hurle)\b/,
  otherMeaning:
    /\b(?:salle de bains?|douche|ecouteurs|casque|musique|dort|matin|toujours|chaque|film\w*|reve\w*|enferme\w*)\b/,
  firstResponse: [
    'C’est une porte qui ne s’ouvre plus, ou quelqu’un qui ne veut pas ouvrir ?',
    'Quand on ne peut pas sortir, le 18 ou le 112 vient ouvrir, avec l’adresse.',
    'Et si quelqu’un fait peur, derrière cette porte ou devant, c’est le 17, ou un SMS au 114.',
  ],
  reminders: ['Si la porte reste fermée, c’est le 18 ou le 112, avec l’adresse et l’étage.'],
}

/** A caller who is in a lift that has stopped. */
export const stuckInLift: UrgentNeed = {
  pattern:
    /\b(?:suis|est|sommes|reste|restons|sont) (?:\w+ ){0,2}(?:coincee?s?|bloquee?s?|enfermee?s?|prisonniere?s?) (?:\w+ ){0,4}(?:l|un|cet|d) ascenseur\b|\bascenseur (?:\w+ ){0,3}(?:est |s est )?(?:bloque|arrete|en panne|coince) (?:\w+ ){0,3}(?:je suis|on est|nous sommes) (?:dedans|a l interieur|coincee?s?)\b/,
  otherMeaning:
    /\b(?:hier|avant hier|l autre (?:jour|soir|fois)|la semaine derniere|le mois dernier|l an dernier|ce matin|tout a l heure|etait|etais|un jour|une fois|quand|si|film\w*|reve\w*|cauchemar|peur de|peur qu|delivre\w*|sorti\w*|ressorti\w*|imagine\w*)\b/,
  detail:
    /\b(?:tape|frappe|cogne|crie|hurle|appelle|tambourine|appuie|sonne)\b|\bpersonne (?:ne )?(?:vient|repond|m entend|nous entend)\b|\b(?:bouge|repond) (?:pas|plus)\b/,
  firstResponse: [
    'Le bouton d’alarme, souvent jaune avec une cloche, se garde appuyé quelques secondes : une personne répond, en général jour et nuit.',
    'Sans réponse, le numéro du dépanneur est affiché dans la cabine, et le 18 ou le 112 vient aussi, avec l’adresse.',
    'L’air ne manquera pas, et le plus sûr est de rester assis, sans forcer la porte.',
    'Quelqu’un se sent mal, là-dedans ?',
  ],
  reminders: [
    'Inutile de s’épuiser à crier : le bouton d’alarme encore une fois, longtemps, et s’il ne répond pas, le 18 ou le 112.',
    'Si personne ne vient, c’est le 18 ou le 112, avec l’adresse et l’étage, et ils savent ouvrir.',
  ],
}
