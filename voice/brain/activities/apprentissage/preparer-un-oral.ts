import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
On prépare une prise de parole, de la première phrase à la dernière question.
Un examen, une réunion, un discours de mariage, c’est le même chemin.
Quel est le sujet ?
  slot: sujet
  words: « {answer} », c’est écrit au tableau.
  words: C’est écrit au tableau.
  unsure: Prenons un échauffement : défendre {ton|votre} plat préféré.
  any: Le sujet est au tableau, même à l’encre invisible.

Avant les idées, la salle.
Qui écoute, et que savent déjà ces gens-là ?
  words: C’est donc à ces gens-là qu’on parle, et pas au plafond.
  unsure: Imaginons des gens curieux et un peu fatigués, c’est presque toujours vrai.
  any: Un seul regard ami suffit pour commencer.

Si la salle ne devait garder qu’une phrase, ce serait laquelle ?
  words: Celle-là se dit au début, et se redit à la fin.
  unsure: Pour la trouver, on complète : « au fond, ce qui compte, c’est… »
  any: Elle doit tenir dans le temps d’un ascenseur.

Pour la porter, trois points, et pas quatre.
Lesquels, en un mot chacun ?
  words: Un doigt par point, et la feuille peut rester dans la poche.
  unsure: Hier, aujourd’hui, demain : ce plan-là n’a jamais trahi personne.
  any: Trois doigts levés les garderont dans l’ordre.

Maintenant l’entrée, tout haut, comme si la porte venait de se fermer.
Quelle est {ta|votre} toute première phrase ?
  words: Dite lentement, puis suivie d’un silence, elle prend la salle.
  unsure: Une image, une question ou un chiffre, tout convient, sauf des excuses.
  any: C’est la seule qui s’apprend par cœur.

Au milieu arrive le trou de mémoire, comme chez tout le monde.
Je fais le silence, la salle attend.
Qu’est-ce qu’on dit, à ce moment-là ?
  words: De la salle, cela ressemble à une respiration.
  unsure: « Je résume » est une formule magique, elle rend toujours le fil.
  any: Une gorgée d’eau, un mot de résumé, et le fil revient.

Je passe du côté du jury, avec la question qui pique.
« Et pour nous qui vous écoutons, qu’est-ce que cela change ? »
  words: La règle : répondre court, puis revenir à la phrase du début.
  unsure: On a le droit de dire : « je ne sais pas, mais voici ce que je sais ».
  any: Une question n’est pas une attaque, c’est quelqu’un qui a écouté.

Reste la sortie, celle qu’on bâcle si souvent.
Quelle sera {ta|votre} dernière phrase, juste avant le merci ?
  words: On la dit en regardant quelqu’un, puis on se tait.
  unsure: La phrase du début, redite plus doucement, fait une très belle fin.
  any: Une fin préparée évite de sortir à reculons.

Sur la feuille, il reste : {sujet}, une phrase, trois mots, une entrée et une sortie. || Sur la feuille, il reste une phrase, trois mots, une entrée et une sortie.
Deux répétitions debout, à voix haute, et une nuit de sommeil par-dessus.
Quelle partie {voudrais-tu|voudriez-vous} redire une fois, tout de suite ?
`)

export const preparerUnOral: Activity = {
  id: 'preparer-un-oral',
  category: 'apprentissage',
  title: 'Préparer un oral',
  nounPhrase: 'la préparation d’un oral',
  suggestion:
    'S’il y a un oral ou une prise de parole en vue, on peut s’y entraîner à voix haute, qu’en {dis-tu|dites-vous} ?',
  requestPattern:
    /\b(oral|oraux|exposes?|soutenance|prise de parole|parler en public|discours|jury)\b/,
  suitedTopics: ['learning', 'work', 'self-esteem'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}
