import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
Un jeu de mémoire : on fait une valise, un objet après l’autre, et on n’oublie rien.
Je commence : dans ma valise, il y a une lampe.
Qu’est-ce qu’on ajoute ?
  slot: objetUn
  words: Une lampe, puis ça : {answer}.
  words: Une lampe, et un deuxième objet.
  unsure: Alors une paire de chaussettes, toujours utile.
  any: C’est dedans, à côté de la lampe.

L’astuce, c’est l’image : la lampe éclaire ce nouvel objet, comme au théâtre.
À mon tour : j’ajoute un citron, bien jaune, bien lourd.
Et ensuite, quel objet ?
  slot: objetDeux
  words: Le citron roule dessus, on ne peut plus l’oublier.
  unsure: Un chapeau, alors, avec le citron caché dessous.
  any: On le pose contre le citron, qui le parfume.

La valise se remplit : j’y mets un violon, pour l’élégance.
Plus l’image est drôle, mieux elle tient.
Il joue pour qui, ce violon ?
  words: Excellent, on l’entend d’ici.
  unsure: Pour le citron, évidemment, qui pleure un peu.
  any: La scène est absurde, donc inoubliable.

Un dernier objet de {ta|votre} part, n’importe lequel ?
  slot: objetTrois
  words: On ferme la valise en s’asseyant dessus.
  unsure: Une clé, alors, pour fermer la valise.
  any: Tout rentre, en s’asseyant dessus.

C’est le moment : on ouvre la valise dans le noir.
{Redis-moi|Redites-moi} tout, dans l’ordre, ça commence par une lampe.
  words: On va vérifier ça ensemble.
  no: Pas grave, on la rouvre ensemble.
  unsure: C’est là qu’on suit les images, une par une.
  any: Dit à voix haute, ça se grave deux fois.

Je relis : une lampe, {objetUn}, un citron, {objetDeux}, un violon, {objetTrois}. || De mon côté, il y avait une lampe, un citron, un violon, et entre chacun un objet à {toi|vous}.
Combien {en avais-tu|en aviez-vous} gardé ?
  words: C’est un beau score pour une première valise.
  any: La prochaine fois, les images viendront plus vite.

La même ruse marche pour une liste de courses, un discours ou des prénoms.
On accroche chaque chose à la précédente, et on tire sur le fil.
À quoi ça pourrait servir, cette semaine ?
`)

export const valiseDeMemoire: Activity = {
  id: 'valise-de-memoire',
  category: 'apprentissage',
  title: 'La valise de mémoire',
  nounPhrase: 'le jeu de la valise',
  suggestion: 'Un petit jeu de mémoire à deux, ça {te|vous} tente, ou on reste sur notre sujet ?',
  requestPattern: /memoire|valise|jeu|jouer|on joue/,
  suitedTopics: ['boredom', 'evening', 'family'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}
