import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
On va faire le tour du corps, des pieds jusqu’au front, comme on éteint les lampes d’une maison.
Il n’y a rien à réussir, et s’endormir en route est permis.
Un « mm » ou un petit mot à chaque étape, et j’avance.

{Laisse|Laissez} le poids aller vers ce qui porte : le lit, le fauteuil, le sol.
Trois respirations, sans les changer.
Et quand c’est posé, on commence par les pieds.

Les pieds, donc : ils ont porté toute la journée.
{Sens|Sentez} la plante, les orteils, la chaleur ou le frais, sans juger.
On les laisse devenir lourds, et la première lampe s’éteint.

Les mollets, les genoux, les cuisses.
S’il y a une tension, on souffle dans sa direction, c’est tout.
Les jambes s’étalent, elles n’ont plus rien à tenir.

Le bassin, puis le ventre, qui monte et descend tout seul.
C’est souvent là qu’on range les soucis.
À la prochaine expiration, on le laisse tout mou.
  any: Oui, tranquillement.

Le dos, vertèbre après vertèbre, comme un collier qu’on dépose.
La poitrine s’ouvre un peu.
Si le cœur se fait entendre, on lui dit simplement bonsoir.

Les épaules, maintenant, elles peuvent descendre encore d’un centimètre.
Les bras suivent, les coudes, les poignets.
Et les mains s’ouvrent, elles n’ont plus rien à attraper.
  any: On arrive presque en haut.

La nuque s’allonge, la gorge se relâche.
Entre les dents, un petit espace.
La langue se repose, il n’y a rien à dire.

Les joues, les paupières, l’endroit entre les sourcils.
Le front devient lisse, comme une eau sans vent.
C’était la dernière lampe.

Tout le corps est là, en entier, dans la pénombre.
On peut rester ainsi quelques souffles, je suis à côté.
Un mot quand {tu voudras|vous voudrez} revenir, ou aucun.

On revient par le même chemin : un soupir, un étirement, les yeux quand ils veulent.
Ce calme-là n’appartient qu’à {toi|vous}, il suffit de refaire le tour des lampes.
Quel endroit s’est le mieux relâché ?
`)

export const tourDuCorps: Activity = {
  id: 'tour-du-corps',
  category: 'bien_etre',
  title: 'Le tour du corps',
  nounPhrase: 'le tour du corps',
  suggestion:
    'Je peux mener un tour du corps, tout doucement, des pieds au front : {ça te tente|cela vous tente} ?',
  requestPattern: /scan corporel|tour du corps|meditation|mediter|relaxation|m endormir|dormir/,
  suitedTopics: ['sleep', 'tiredness', 'evening'],
  isOpenToAllCategories: true,
  pace: 'quiet',
  getSteps: () => steps,
}
