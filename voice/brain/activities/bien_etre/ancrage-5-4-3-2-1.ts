import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

/**
 * A grounding exercise: five things to see, four to touch, three to hear, two to smell, one to
 * taste.
 */
const steps = parseSteps(`
On revient ici par les sens : cinq choses à voir, quatre à toucher, trois à entendre, deux à sentir, une à goûter.
À voix haute ou en silence, et rien n’est faux.
Les deux pieds à plat, les yeux ouverts, et un petit mot quand c’est fait.

Cinq choses que l’on voit, et des plus banales : une poignée, une ombre, un fil qui dépasse.
Que {vois-tu|voyez-vous} d’abord ?
  words: {answer}, et le regard se pose dessus.
  words: Le regard se pose dessus, c’est tout.
  unsure: Alors la chose la plus claire de la pièce, le regard y va tout seul.
  any: Le regard fait le tour, tranquillement.

Encore quatre, en passant par les couleurs et les bords.
La dernière, on la regarde un peu plus longtemps que les autres.
Un mot, ou rien, quand les cinq y sont.
  any: Les yeux ont fait leur part.

Quatre choses que l’on touche : un tissu, le froid d’une table, le poids des mains, l’air sur le visage.
Laquelle est la plus nette ?
  words: Les doigts savent très bien où l’on est.
  unsure: Les deux mains l’une contre l’autre, elles sont toujours disponibles.
  any: On laisse les doigts chercher, c’est leur métier.

Trois sons, du plus près au plus loin.
Ma voix peut compter pour le premier.
Jusqu’où va le plus lointain ?
  words: Jusque-là, et tout l’espace entre les deux existe aussi.
  no: Même le silence a un grain, on le compte.
  unsure: Un frigo, une rue, un souffle, il y a toujours un fond.
  any: L’oreille va loin, puis elle revient.

Deux odeurs, même légères : la manche, le savon, la pluie, le fond d’une tasse.
Une inspiration par le nez pour chacune, et rien à forcer.
  no: Pas d’odeur, soit, on garde l’air, il est frais.
  any: L’air entre, et il vient d’ici.

Une seule chose à goûter : une gorgée d’eau, ou simplement la bouche comme elle est.
Puis une expiration, plus longue que d’habitude.
J’attends à côté.

Cinq, quatre, trois, deux, un : la pièce est là, et le corps est dedans.
Si une douleur ou un malaise persiste, c’est le 15 ou le 112, sans attendre.
Où en est l’agitation, de zéro à dix ?
`)

export const ancrage54321: Activity = {
  id: 'ancrage-5-4-3-2-1',
  category: 'bien_etre',
  title: 'Ancrage 5-4-3-2-1',
  nounPhrase: 'l’ancrage par les cinq sens',
  suggestion:
    'On peut revenir au calme par les cinq sens, un par un : {tu veux|vous voulez} essayer, ou on continue à parler ?',
  requestPattern: /ancrage|m ancrer|5 4 3 2 1|54321|cinq sens|5 sens|cinq quatre trois|panique/,
  suitedTopics: ['anxiety', 'stress', 'anger'],
  isOpenToAllCategories: true,
  pace: 'quiet',
  getSteps: () => steps,
}
