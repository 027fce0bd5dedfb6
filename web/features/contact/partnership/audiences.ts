import type { IconName } from '../../../ui/icons/icon'

export type Audience = { icon: IconName; title: string; pitch: string; ideas: readonly string[] }

/** The audiences to which partnerships are proposed. These are ideas; no partnership exists yet. */
export const audiences: readonly Audience[] = [
  {
    icon: 'work',
    title: 'Entreprises',
    pitch: 'Une voix sur votre site, à vos couleurs, pour accueillir et répondre.',
    ideas: [
      'Un compagnon intégré à vos pages',
      'Un ton et un savoir convenus avec vous',
      'Vos visiteurs savent qu’ils parlent à une IA',
    ],
  },
  {
    icon: 'home',
    title: 'Collectivités',
    pitch: 'Rompre un silence, donner une information, faire visiter.',
    ideas: [
      'Une présence contre l’isolement des aînés, en plus des personnes',
      'L’information locale, de vive voix',
      'Des guides touristiques, par un QR code',
    ],
  },
  {
    icon: 'sound',
    title: 'Influenceurs',
    pitch: 'Votre communauté parle avec votre voix, et le sait artificielle.',
    ideas: [
      'Un double de votre voix, avec votre accord écrit',
      'Un accès gratuit limité, puis un abonnement premium',
      'Vous décidez de ce que la voix peut dire',
    ],
  },
  {
    icon: 'device',
    title: 'Développeurs d’applications',
    pitch: 'La conversation vocale dans votre application.',
    ideas: [
      'Un mode API',
      'Une offre en marque blanche',
      'Des tours de parole pensés pour le français',
    ],
  },
]

/** A further audience, for which no ideas are listed. */
export type OtherAudience = { icon: IconName; title: string; pitch: string }

export const otherAudiences: readonly OtherAudience[] = [
  {
    icon: 'book',
    title: 'Écoles',
    pitch: 'Pratiquer une langue à l’oral, sans crainte de se tromper.',
  },
  {
    icon: 'leaf',
    title: 'Plateformes de méditation',
    pitch: 'Une voix calme qui écoute avant de guider.',
  },
  { icon: 'star', title: 'Marques de luxe', pitch: 'Un accueil vocal soigné, à toute heure.' },
  {
    icon: 'compass',
    title: 'Organismes de formation',
    pitch: 'S’exercer à un entretien, à une vente, à une annonce difficile.',
  },
  { icon: 'flame', title: 'Artistes', pitch: 'Une œuvre qui parle, un personnage qui répond.' },
]
