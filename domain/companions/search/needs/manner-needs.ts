import type { Need } from '../need'

/** Needs about the manner, the voice, the gender or the origin of a companion, not about a topic. */
export const mannerNeeds: readonly Need[] = [
  {
    phrases:
      'timide, timidité, introverti, réservé, gêné de parler, peur de parler, phobie sociale, anxiété sociale, j’ose pas, rougir, bégayer, bégaiement',
    companions: ['raphael', 'anton', 'yuki', 'wei'],
  },
  {
    phrases:
      'doux, douce, tendre, gentil, gentille, gentillesse, bienveillant, bienveillance, rassurer, rassurant, réconfort, réconforter, consoler, chaleureux, protecteur',
    companions: ['raphael', 'nour', 'margaux', 'wei'],
  },
  {
    phrases: 'patient, patience, prendre son temps, pas pressé',
    companions: ['yuki', 'raphael', 'farid', 'wei'],
  },
  {
    phrases: 'calme, posé, apaisant, apaiser, voix calme, voix douce, voix lente, asmr',
    companions: ['soline', 'lian', 'wei', 'ambre'],
  },
  {
    phrases: 'voix grave, grave, voix basse, voix profonde',
    companions: ['leandro', 'ren', 'farid', 'lin'],
  },
  {
    phrases:
      'énergie, énergique, dynamique, enthousiaste, positif, optimiste, encourager, encouragement, pep',
    companions: ['ewan', 'clara', 'iker', 'greta'],
  },
  {
    phrases: 'ironie, ironique, sarcasme, sarcastique, pince-sans-rire, humour noir, cynique',
    companions: ['maud', 'alistair', 'anton', 'basile'],
  },
  {
    phrases: 'sage, sagesse, expérience, vieux monsieur, ancien',
    companions: ['anselme', 'alistair', 'farid', 'hiro'],
  },
  {
    phrases: 'femme, féminin, fille, dame, voix de femme, voix féminine',
    voiceGenders: ['feminine'],
  },
  {
    phrases: 'homme, masculin, garçon, mec, monsieur, voix d’homme, voix masculine',
    voiceGenders: ['masculine'],
  },
  {
    phrases: 'neutre, voix neutre, androgyne',
    voiceGenders: ['neutral'],
  },
  {
    phrases: 'québécois, québec, canadien, canada',
    companions: ['odile', 'maud', 'charlie', 'octave'],
  },
  {
    phrases: 'belge, belgique',
    companions: ['camille', 'noa', 'helene', 'aurele', 'dominique'],
  },
  {
    phrases: 'suisse, romand',
    companions: ['margaux', 'anselme', 'matteo', 'tristan', 'nyx'],
  },
  {
    phrases: 'africain, afrique, sénégalais, sénégal',
    companions: ['moussa'],
  },
  {
    phrases: 'marocain, maroc, tunisien, algérien, oriental',
    companions: ['ismael', 'samir', 'amina'],
  },
]
