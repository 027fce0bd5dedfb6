import type { Need } from '../need'

export const workNeeds: readonly Need[] = [
  {
    phrases:
      'travail, boulot, job, carrière, emploi, métier, professionnel, entreprise, bureau, coach, coaching, mentor',
    categories: ['professionnel'],
  },
  {
    phrases:
      'entretien, entretien d’embauche, embauche, recrutement, recruteur, simulation d’entretien, préparer un entretien, entretien annuel',
    companions: ['octave', 'ewan', 'dominique', 'eleonore'],
  },
  {
    phrases:
      'chômage, recherche d’emploi, chercher du travail, trouver un travail, licencié, licenciement, sans emploi, pôle emploi, france travail',
    companions: ['ewan', 'anselme', 'dominique', 'octave'],
  },
  {
    phrases:
      'cv, curriculum, lettre de motivation, candidature, postuler, linkedin, pitch, me présenter',
    companions: ['dominique', 'octave', 'ewan'],
  },
  {
    phrases:
      'négociation, négocier, salaire, augmentation, demander une augmentation, prix, devis, dire non, m’imposer, m’affirmer, affirmation de soi',
    companions: ['eleonore', 'octave', 'lin'],
  },
  {
    phrases:
      'reconversion, changer de métier, changer de vie professionnelle, bilan de compétences, création d’entreprise, entrepreneur, entreprendre, start-up, auto-entrepreneur, associé, freelance, indépendant',
    companions: ['anselme', 'eleonore', 'lin'],
  },
  {
    phrases:
      'présentation, prise de parole, parler en public, exposé, soutenance, discours, trac, réunion, éloquence, peur de parler en public',
    companions: ['ingrid', 'dominique', 'katia'],
  },
  {
    phrases:
      'organisation, m’organiser, planning, productivité, gestion du temps, débordé, surcharge, trop de travail, priorité, semaine chargée',
    companions: ['ingrid', 'lin', 'sacha'],
  },
  {
    phrases:
      'procrastination, procrastiner, m’y mettre, motivation, motiver, démotivé, flemme, discipline, objectif, coup de pied aux fesses',
    companions: ['ewan', 'ingrid', 'sacha', 'walter'],
  },
  {
    phrases:
      'manager, management, équipe, chef, patron, boss, leadership, collègue, conflit au travail, harcèlement au travail',
    companions: ['octave', 'anselme', 'eleonore'],
  },
  {
    phrases:
      'burn-out, épuisement professionnel, épuisé, surmenage, souffrance au travail, démission, démissionner, quitter mon travail',
    companions: ['charlie', 'anselme', 'matteo'],
  },
  {
    phrases: 'décision, décider, choix, choisir, hésiter, hésitation, dilemme, trancher',
    companions: ['octave', 'lin', 'charlie', 'anselme'],
  },
  {
    phrases: 'projet, lancement, stratégie, client, business, vente, vendre',
    companions: ['lin', 'eleonore', 'octave'],
  },
  {
    phrases: 'écriture, écrire, rédiger, relire, style, courrier, mail, roman',
    companions: ['dominique', 'amina', 'aurele'],
  },
]
