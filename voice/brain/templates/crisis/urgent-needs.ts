import type { UrgentNeed } from '../../../danger/find-urgent-need'
import type { Template } from '../template'

type UrgentNeedReplies = {
  /** Said completely when the caller first reports the need. */
  firstResponse: readonly Template[]
  /** One of these is said when the caller still speaks of it. */
  reminders: readonly Template[]
}

/** Sources: solidarites.gouv.fr and service-public.fr (115). */
export const urgentNeedReplies: Readonly<Record<UrgentNeed, UrgentNeedReplies>> = {
  'no-shelter': {
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
  },
  'stuck-in-lift': {
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
  },
  'shouting-at-door': {
    firstResponse: [
      'C’est une porte qui ne s’ouvre plus, ou quelqu’un qui ne veut pas ouvrir ?',
      'Quand on ne peut pas sortir, le 18 ou le 112 vient ouvrir, avec l’adresse.',
      'Et si quelqu’un fait peur, derrière cette porte ou devant, c’est le 17, ou un SMS au 114.',
    ],
    reminders: ['Si la porte reste fermée, c’est le 18 ou le 112, avec l’adresse et l’étage.'],
  },
}
