import type { Need } from '../need'

export const loveNeeds: readonly Need[] = [
  {
    phrases:
      'amour, relation, relation amoureuse, sentiment, vie sentimentale, love, saint-valentin, romance, romantique, coeur',
    categories: ['amour'],
  },
  {
    phrases:
      'rupture, rompre, séparation, se séparer, divorce, mon ex, ex-copain, ex-copine, chagrin d’amour, peine de coeur, coeur brisé, largué, plaqué, quitté, on m’a quittée, tourner la page, oublier quelqu’un',
    companions: ['rosa', 'anton', 'raphael', 'clara', 'leandro'],
  },
  {
    phrases:
      'couple, mari, conjoint, époux, compagne, vie de couple, crise de couple, couple qui s’use, routine du couple, mariage, disputes de couple, problème de couple, reconquérir',
    companions: ['nour', 'walter', 'samir'],
    categories: ['amour'],
  },
  {
    phrases: 'jalousie, jaloux, tromper, infidélité, adultère, trahison amoureuse, cocu',
    companions: ['nour', 'clara', 'aurele'],
  },
  {
    phrases:
      'premier rendez-vous, rendez-vous amoureux, date, rencontre, rencontrer, rencontrer quelqu’un, célibat, célibataire, drague, draguer, séduire, tinder, site de rencontre, speed dating',
    companions: ['livia', 'clara', 'raphael', 'dorian'],
  },
  {
    phrases:
      'coup de foudre, amoureux, tomber amoureux, crush, béguin, déclarer ma flamme, déclaration d’amour, avouer mes sentiments',
    companions: ['clara', 'raphael', 'aurele', 'livia'],
  },
  {
    phrases:
      'amour à distance, relation à distance, loin de lui, loin d’elle, il me manque, elle me manque',
    companions: ['anton', 'leandro', 'raphael'],
  },
  {
    phrases:
      'message, texto, sms, écrire une lettre, lettre d’amour, que lui répondre, répondre à un message, reprendre contact',
    companions: ['aurele', 'clara', 'leandro', 'dominique'],
  },
  {
    phrases: 'ghosting, ghosté, ne répond plus, lapin, posé un lapin, râteau, rejet, rejeté, refus',
    companions: ['clara', 'raphael', 'anton'],
  },
  {
    phrases: 'tendresse, câlin, affection, douceur, manque d’affection, mots doux',
    companions: ['raphael', 'nour', 'leandro'],
  },
]
