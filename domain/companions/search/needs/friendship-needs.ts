import type { Need } from '../need'

export const friendshipNeeds: readonly Need[] = [
  {
    phrases:
      'amitié, ami, amie, copain, copine, pote, me faire des amis, trouver des amis, bavarder, papoter, discuter, causer, tchatche, conversation, bonjour, salut, coucou, hello',
    categories: ['amitie'],
  },
  {
    phrases:
      'seul, solitude, isolé, isolement, je me sens seul, personne à qui parler, compagnie, dîner seul, manger seul, vide, maison vide, abandon',
    companions: ['margaux', 'camille', 'nour', 'maud'],
    categories: ['amitie'],
  },
  {
    phrases:
      'écoute, être écouté, vider mon sac, déballer, me confier, confidence, raconter ma journée, besoin de parler, parler à quelqu’un',
    companions: ['margaux', 'camille', 'moussa', 'raphael'],
  },
  {
    phrases:
      'triste, tristesse, déprime, dépression, cafard, coup de mou, pleurer, pleurs, moral, mal-être, ça ne va pas, je vais mal, mélancolie, spleen, blues',
    companions: ['margaux', 'camille', 'soline', 'anton'],
  },
  {
    phrases:
      'rire, drôle, humour, blague, marrant, rigoler, s’amuser, changer les idées, détente, bonne humeur, joyeux, gai, délire',
    companions: ['basile', 'moussa', 'maud', 'camille'],
  },
  {
    phrases: 'noël, réveillon, nouvel an, fêtes, anniversaire, saint-sylvestre',
    companions: ['margaux', 'camille', 'maud'],
  },
  {
    phrases: 'ennui, je m’ennuie, rien à faire, week-end, dimanche, passer le temps, s’occuper',
    companions: ['greta', 'basile', 'camille'],
  },
  {
    phrases:
      'dispute, se disputer, brouille, fâché, conflit, engueulade, réconciliation, se réconcilier, pardon, pardonner, ami perdu, trahison',
    companions: ['margaux', 'moussa', 'nino'],
  },
  {
    phrases: 'aventure, sortir, sortie, voyage, voyager, vacances, partir, évasion, s’évader, oser',
    companions: ['greta', 'iker', 'maud'],
  },
  {
    phrases: 'jeu, jouer, quiz, devinette, jeu de société, s’occuper à deux',
    companions: ['basile', 'camille', 'greta', 'iker', 'nyx'],
  },
  {
    phrases: 'histoire, raconte-moi une histoire, conte, conteur, légende',
    companions: ['moussa', 'farid', 'maud'],
  },
  {
    phrases: 'foot, football, sport, vélo, match, supporter',
    companions: ['nino', 'moussa', 'ewan'],
  },
  {
    phrases: 'cinéma, film, série, musique, chanson, débat, débattre, politique',
    companions: ['basile', 'camille', 'ren'],
  },
  {
    phrases: 'colère, énervé, énervement, rage, râler, furieux, en vouloir, injustice',
    companions: ['maud', 'moussa', 'basile'],
  },
  {
    phrases: 'culpabilité, coupable, regret, remords, je m’en veux',
    companions: ['moussa', 'anton', 'samir'],
  },
  {
    phrases:
      'expatrié, expatriation, mal du pays, loin de ma famille, étranger, exil, déracinement',
    companions: ['nino', 'moussa', 'maud'],
  },
]
