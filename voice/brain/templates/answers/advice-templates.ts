import type { TopicId } from '../../topics/topic'
import type { Template } from '../template'

/** Asked after a small action was proposed. */
export const adviceQuestions: readonly Template[] = [
  'Ça {te|vous} paraît faisable ?',
  'Ça {te|vous} parle, ou pas du tout ?',
]

/** A small action to propose, by topic. */
export const smallActions: Partial<Readonly<Record<TopicId, readonly Template[]>>> = {
  money: [
    'Une seule chose, demain : ouvrir trois courriers, noter les montants sur une feuille, et refermer, dix minutes pas plus. || Dix minutes, demain : trois courriers ouverts, les montants sur un papier, et on range tout.',
  ],
  work: [
    'Une seule chose, demain : écrire la tâche qui pèse le plus en une ligne, et y passer vingt minutes. || Juste ça, demain : vingt minutes sur la tâche la plus lourde, montre en main, et on s’arrête.',
  ],
  'job-loss': [
    'Une seule chose, demain : noter trois choses bien faites dans ce poste, ça servira plus tard. || Juste ça, demain : trois réussites de ce poste, écrites noir sur blanc, pour la suite.',
  ],
  home: [
    'Une seule chose, demain : noter les dates et les heures, et écrire deux lignes polies. || Juste ça, demain : deux lignes polies, avec les dates et les heures dessous.',
  ],
  learning: [
    'Une seule chose, demain : vingt minutes sur une seule fiche, puis la réciter sans regarder. || Juste ça, demain : une fiche, vingt minutes, et la dire ensuite les yeux fermés.',
  ],
  loneliness: [
    'Une seule chose, demain : envoyer trois mots à quelqu’un de connu, sans attendre de réponse. || Juste ça, demain : un petit message à quelqu’un qu’on aime bien, pour rien.',
  ],
  breakup: [
    'Une seule chose, demain : ranger le téléphone une heure, et sortir marcher. || Juste ça, demain : une heure dehors, le téléphone dans un tiroir.',
  ],
  grief: [
    'Une seule chose, demain : écrire un souvenir sur une feuille, et le garder. || Juste ça, demain : un souvenir, un seul, posé sur une feuille.',
  ],
  sleep: [
    'Une seule chose, ce soir : l’écran hors de la chambre, et une lumière basse. || Juste ça, ce soir : une petite lampe, et l’écran qui dort dans une autre pièce.',
  ],
  exhaustion: [
    'Une seule chose, demain : appeler le médecin traitant, et annuler ce qui peut l’être. || Juste ça, demain : un rendez-vous chez le médecin traitant, et une case vidée dans l’agenda.',
  ],
  anxiety: [
    'Une seule chose, demain : écrire la peur en une phrase, et ce qui dépend de {toi|vous} en dessous. || Juste ça, demain : la peur en une ligne, et dessous, la seule chose qui dépend de {toi|vous}.',
  ],
  stress: [
    'Une seule chose, demain : dix minutes dehors avant d’allumer le premier écran. || Juste ça, demain : dix minutes d’air avant le premier écran.',
  ],
  family: [
    'Une seule chose, demain : un message court et gentil, sans rien régler. || Juste ça, demain : deux lignes gentilles, et aucun sujet difficile dedans.',
  ],
  friends: [
    'Une seule chose, demain : proposer un café, un jour précis. || Juste ça, demain : « un café jeudi ? », et on attend.',
  ],
  love: [
    'Une seule chose, demain : dire merci pour un détail, à voix haute. || Juste ça, demain : remarquer un petit geste, et le dire.',
  ],
  decision: [
    'Une seule chose, demain : écrire ce qui se perd et ce qui se gagne, en deux colonnes. || Juste ça, demain : deux colonnes, ce qu’on gagne, ce qu’on perd, et laquelle serre le ventre.',
  ],
}

/** Actions to propose when `smallActions` has none left for the topics of the call. */
export const generalActions: readonly Template[] = [
  'Une seule chose : demain matin, dix minutes sur ce qui pèse le plus, avec un minuteur, puis un café.',
  'Une petite chose : écrire ce qui tourne en tête sur une feuille, et n’en garder qu’une ligne.',
  'Un seul pas : appeler la personne qui peut débloquer le reste, demain avant midi.',
]

/** Said to a caller who asks what a proposed action is good for. */
export const actionReasons: readonly Template[] = [
  'Ça sert à savoir où on en est : le vrai chiffre ou le vrai problème fait souvent moins peur que celui qu’on imagine.',
  'Parce que commencer petit donne un premier point fini, et que la tête se calme quand c’est clair.',
  'Pour ne plus porter ça en vague menace : un pas concret, même minuscule, redonne un peu de prise.',
]
