import type { Need } from '../need'

export const dailyLifeNeeds: readonly Need[] = [
  {
    phrases:
      'conseil, vie quotidienne, quotidien, pratique, problème, développement personnel, avancer, changer de vie, changement, évoluer',
    categories: ['conseils_vie'],
  },
  {
    phrases:
      'confiance, confiance en moi, confiance en soi, estime de soi, manque de confiance, complexe, doute, douter, imposteur, syndrome de l’imposteur, nul, nulle',
    companions: ['charlie', 'amina', 'ewan', 'salome'],
  },
  {
    phrases:
      'deuil, décès, mort, mourant, perdre un proche, perte, veuf, veuve, veuvage, enterrement, obsèques, disparu, chat est mort, chien est mort, animal mort, fausse couche',
    companions: ['lucia', 'anton', 'odile', 'rosa'],
  },
  {
    phrases:
      'argent, budget, dette, finance, économies, épargne, fin de mois, découvert, crédit, impôt, loyer, facture',
    companions: ['amina', 'gaspard', 'sacha'],
  },
  {
    phrases:
      'papier, paperasse, administratif, démarche, caf, dossier, lettre, formulaire, droit, courrier administratif',
    companions: ['amina', 'gaspard', 'sacha'],
  },
  {
    phrases:
      'déménagement, déménager, logement, appartement, colocation, coloc, premier appartement, voisin, voisine, propriétaire, bricolage, bricoler',
    companions: ['gaspard', 'charlie', 'amina', 'sacha'],
  },
  {
    phrases:
      'retraite, retraité, fin de carrière, vieillir, vieillesse, vieux, senior, personne âgée, grand-mère, grand-père, mamie, papi, âge',
    companions: ['odile', 'walter', 'maud', 'lucia'],
  },
  {
    phrases: 'habitude, routine, matin, me lever, rangement, ranger, ménage, minimalisme, courses',
    companions: ['sacha', 'odile', 'rosa'],
  },
  {
    phrases:
      'régime, maigrir, poids, perdre du poids, manger, cuisine, recette, sport, salle de sport, remise en forme, arrêter de fumer, tabac, cigarette, alcool, addiction, boire',
    companions: ['sacha', 'walter', 'odile'],
  },
  {
    phrases:
      'enfant, bébé, parent, parentalité, ado, adolescent, mère, père, maman, papa, famille, belle-mère, fratrie, frère, soeur, éducation, maman solo',
    companions: ['odile', 'rosa', 'charlie', 'margaux'],
  },
  {
    phrases:
      'recommencer, nouveau départ, repartir à zéro, crise de la quarantaine, perdu, perdue, sens de ma vie, sens de la vie, trouver ma voie, quoi faire de ma vie, avenir, futur',
    companions: ['rosa', 'charlie', 'walter'],
  },
  {
    phrases: 'bon sens, franc, franchise, sans détour, cash, direct',
    companions: ['odile', 'octave', 'gaspard', 'rosa'],
  },
]
