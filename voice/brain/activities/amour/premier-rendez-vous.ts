import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
On fait comme si : un premier rendez-vous, et c’est moi qu’on attend.
Rien n’est noté, et on peut recommencer chaque réplique.
Le décor, d’abord : un café, une promenade, ou un dîner ?
  words: Va pour ça, le décor est planté.
  any: Alors disons un petit café de quartier, ça ira très bien.
  /promenade|marche|balade|quai|parc|mer|plage|foret|dehors/ > promenade
  /diner|resto|restaurant|manger|table/ > diner

# cafe
Il y a une table près de la vitre, et dehors une pluie fine.
J’arrive, je retire mon écharpe, je souris.
Quelle est {ta|votre} première phrase ?
  slot: premiere
  words: Simple, ouvert, on a envie de s’asseoir.
  unsure: Un « bonjour, tu as trouvé facilement ? » suffit toujours.
  any: Dite à voix haute, une première phrase paraît déjà moins haute.
  > premiere-phrase

# promenade
Le soir tombe, le chemin suit l’eau, et on marche au même pas.
Les premiers mètres sont silencieux.
Qu’est-ce que {tu dis|vous dites}, pour commencer ?
  slot: premiere
  words: En marchant, les phrases viennent mieux, celle-là est bien.
  unsure: On peut commenter le chemin, personne n’attend de discours.
  any: Une phrase lancée vers l’eau, ça compte aussi.
  > premiere-phrase

# diner
Une petite salle, une bougie, deux cartes qu’on lit sans les lire.
Je relève les yeux par-dessus la mienne.
Comment {tu ouvres|vous ouvrez} la conversation ?
  slot: premiere
  words: Voilà, et la carte peut attendre.
  unsure: « Qu’est-ce qui te tente ? » fonctionne depuis que les cartes existent.
  any: Le plus dur est passé, la bougie est témoin.

# premiere-phrase
On parle un peu, et je demande ce qui {te|vous} passionne.
Pas le métier : ce qui fait briller les yeux.
{Tu me réponds|Vous me répondez} quoi ?
  slot: passion
  words: {answer} : là, j’ai envie de poser trois questions d’un coup.
  words: Là, on écoute vraiment.
  unsure: Même une petite chose vaut mieux qu’une grande phrase.
  any: C’est le moment du rendez-vous où la voix change un peu.

Petit piège, maintenant : un silence arrive.
Il n’est pas grave, mais on peut poser une question à l’autre.
Laquelle {tu me poses|vous me posez} ?
  words: Bonne question : elle montre qu’on s’intéresse, sans interroger.
  unsure: Celle-ci marche toujours : « qu’est-ce qui t’a fait rire cette semaine ? »
  any: Poser une question, c’est déjà faire une place à l’autre.

La soirée avance, et il faut se dire au revoir.
{Tu as|Vous avez} envie de revoir cette personne, ou pas du tout.
Comment {tu le dis|vous le dites}, avec délicatesse ?
  words: C’est clair et c’est doux, les deux à la fois.
  no: Dire non avec douceur, c’est du respect aussi.
  unsure: « J’ai passé un bon moment » est une phrase qui ne ment jamais, si elle est vraie.
  any: L’important, c’est que l’autre n’ait pas à deviner.

Voilà, le rendez-vous est joué, et personne n’a renversé son verre.
À garder : une phrase simple, une vraie question, un au revoir honnête.
Quel passage {tu voudrais|vous voudriez} emporter dans le vrai ?
`)

export const premierRendezVous: Activity = {
  id: 'premier-rendez-vous',
  category: 'amour',
  title: 'Répéter un premier rendez-vous',
  nounPhrase: 'la répétition d’un premier rendez-vous',
  suggestion:
    '{Tu veux|Vous voulez} qu’on joue un premier rendez-vous, pour le plaisir, ou on continue de parler ?',
  requestPattern: /rendez vous|rencard|premier soir|date|seduire/,
  suitedTopics: ['love', 'self-esteem'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}
