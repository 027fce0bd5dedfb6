import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

/** A breathing exercise: inhale for 4 counts, hold for 4, exhale for 6. */
const steps = parseSteps(`
On va respirer ensemble : quatre temps pour inspirer, quatre pour garder, six pour souffler.
Si la tête tourne, on laisse tomber le compte et on respire normalement.
{Installe-toi|Installez-vous}, et {fais-moi|faites-moi} un petit « mm » quand c’est bon.

Les pieds au sol, les épaules qui tombent, la mâchoire qui se desserre.
{Laisse|Laissez} d’abord sortir tout l’air, sans forcer.
Un petit bruit quand c’est vide, et je compte.

On inspire par le nez… deux… trois… quatre…
On garde… deux… trois… quatre…
Et on souffle… deux… trois… quatre… cinq… six.

Encore, plus bas, dans le ventre… deux… trois… quatre…
On suspend, sans serrer… deux… trois… quatre…
On laisse partir… deux… trois… quatre… cinq… six.

L’air entre, frais… deux… trois… quatre…
Il se pose… deux… trois… quatre…
Il ressort, tiède… deux… trois… quatre… cinq… six.
  any: C’est bien, on garde ce rythme.

À l’inspire, les côtes s’ouvrent… deux… trois… quatre…
Tout est tranquille, en haut… deux… trois… quatre…
Et les épaules descendent… deux… trois… quatre… cinq… six.
  any: Encore deux, très lentes.

On reprend de l’air, comme on respire une fleur… deux… trois… quatre…
On le garde au chaud… deux… trois… quatre…
On souffle sur une bougie, sans l’éteindre… deux… trois… quatre… cinq… six.

La dernière, rien que pour {toi|vous}… deux… trois… quatre…
Un petit temps suspendu… deux… trois… quatre…
Et tout s’en va… deux… trois… quatre… cinq… six.

Maintenant, plus de compte : le souffle fait ce qu’il veut.
{Écoute|Écoutez} seulement où il passe, le nez, la poitrine, le ventre.
Quand {tu veux|vous voulez} revenir, un mot suffit.

Doucement, on bouge les doigts, les épaules, et on revient dans la pièce.
Six respirations, et elles sont toujours là, à n’importe quelle heure.
Comment c’est, à l’intérieur, maintenant ?
`)

export const respiration446: Activity = {
  id: 'respiration-4-4-6',
  category: 'bien_etre',
  title: 'Respiration 4-4-6',
  nounPhrase: 'la respiration 4-4-6',
  suggestion:
    '{Veux-tu|Voulez-vous} qu’on respire ensemble deux minutes, ou qu’on continue simplement à parler ?',
  requestPattern: /respir|souffle|calmer|me detendre|detendre|relax|exercice/,
  suitedTopics: ['anxiety', 'stress', 'anger', 'sleep'],
  isOpenToAllCategories: true,
  pace: 'quiet',
  getSteps: () => steps,
}
