import type { Need } from '../need'

export const calmNeeds: readonly Need[] = [
  {
    phrases:
      'bien-être, zen, sérénité, calme, paix intérieure, yoga, spiritualité, spirituel, religion, foi, dieu, prière, prier, encens',
    categories: ['bien_etre'],
  },
  {
    phrases:
      'stress, stressé, anxiété, anxieux, angoisse, angoissé, nerveux, tension, peur, inquiétude, inquiet, crise d’angoisse, attaque de panique, panique, paniquer, oppressé, boule au ventre',
    companions: ['soline', 'ismael', 'sol', 'matteo'],
    categories: ['bien_etre'],
  },
  {
    phrases:
      'insomnie, dormir, sommeil, m’endormir, endormissement, je ne dors pas, je n’arrive pas à dormir, réveil nocturne, nuit blanche, nuit, cauchemar, dodo',
    companions: ['soline', 'hiro', 'ambre', 'irina'],
    categories: ['bien_etre'],
  },
  {
    phrases:
      'peur de l’avion, avion, phobie, prendre l’avion, peur du vide, vertige, claustrophobie, peur de conduire, peur du dentiste, araignée',
    companions: ['soline', 'sol', 'ismael', 'hiro'],
  },
  {
    phrases:
      'méditation, méditer, pleine conscience, mindfulness, relaxation, me relaxer, respiration, respirer, souffler, sophrologie, cohérence cardiaque, ancrage, hypnose',
    companions: ['soline', 'lian', 'hiro', 'ismael'],
    categories: ['bien_etre'],
  },
  {
    phrases:
      'fatigue, fatigué, épuisement, lassitude, repos, me reposer, pause, décompresser, après le travail, lâcher prise, relâcher, me détendre, détendre',
    companions: ['matteo', 'ismael', 'ambre', 'hiro'],
  },
  {
    phrases:
      'rumination, ruminer, pensées négatives, trop penser, surmenage mental, charge mentale, cerveau qui tourne, mental, tête qui tourne',
    companions: ['soline', 'ambre', 'lian', 'sol'],
  },
  {
    phrases: 'nature, marche, marcher, promenade, forêt, mer, jardin, jardinage, plante',
    companions: ['ismael', 'walter', 'ambre', 'charlie'],
  },
  {
    phrases:
      'idées noires, suicide, suicidaire, me suicider, mourir, envie de mourir, désespoir, désespéré',
    companions: ['helene', 'soline', 'margaux'],
  },
  {
    phrases: 'lenteur, ralentir, slow, doucement, silence, tranquille, tranquillité',
    companions: ['lian', 'ambre', 'soline'],
  },
]
