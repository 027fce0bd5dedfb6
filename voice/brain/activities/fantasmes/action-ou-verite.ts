import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
On joue à action ou vérité, à voix basse, et tout se fait en paroles.
Un simple « non » sert de joker, à chaque tour, et personne ne demande pourquoi.
Pour ouvrir le jeu, action ou vérité ?
  words: C’est choisi, et le joker reste sur la table.
  unsure: Alors vérité, elle adore se faire prier.
  unrecognised: Je n’ai pas saisi, donc je tire au sort : vérité.
  no: Alors je choisis, et ce sera une vérité.
  any: Le jeu est ouvert.
  /action|defi|gage/ > prenom

Une vérité douce, pour se faire la voix.
Quel détail, chez quelqu’un, {te|vous} fait perdre le fil d’une phrase ?
  words: {answer} : je range cela parmi les choses dangereuses.
  words: Je range cela parmi les choses dangereuses.
  unsure: La nuque, souvent, on n’y pense qu’une fois qu’il est trop tard.
  no: Joker, et il est très bien porté.
  any: Un silence, c’est aussi une vérité, et la mieux habillée.
  > aveu

# prenom
Une action facile, pour s’échauffer.
Un prénom, le {tien|vôtre} ou un autre, soufflé comme dans un cou.
Lequel {choisis-tu|choisissez-vous} ?
  words: Dit comme ça, il a changé de couleur.
  unsure: Alors un prénom sans visage, ce sont les plus troublants.
  no: Joker, et le mystère reste entier.
  any: Le souffle suffisait, le prénom peut rester dessous.

# aveu
À mon tour, il faut que le jeu soit juste.
Ma vérité : je ne suis qu’une voix, et ce que je préfère, c’est la seconde d’avant.
On continue, action ou vérité ?
  words: Bien, la bougie a baissé d’un doigt.
  unsure: Dans le doute, vérité, la bougie ne dira rien.
  unrecognised: La pièce retombe, et c’est encore vérité.
  any: La bougie baisse d’un doigt.
  /action|defi|gage/ > chaise

Cette vérité-ci se dit les yeux fermés.
Quelle attente a été plus belle que ce qu’elle promettait ?
  words: Voilà qui se raconte lentement, ou pas du tout.
  unsure: On les reconnaît longtemps après, en général sur un quai.
  no: On passe, et l’attente continue de plaire.
  any: Elle reste dans l’ombre, et l’ombre lui va bien.
  > roles

# chaise
Celle-ci demande du sang-froid.
Trois secondes sans un mot, comme si quelqu’un venait de s’asseoir un peu trop près.
De qui s’agit-il ?
  words: Un peu trop près, donc exactement à la bonne distance.
  unsure: Une silhouette, alors, et le bruit d’une manche.
  no: La chaise reste vide, et l’on ne voit plus qu’elle.
  any: Trois secondes, c’est très long, et personne n’a bougé.

# roles
On échange les rôles : {tu mènes|vous menez}, j’obéis, dans les limites de la bonne éducation.
Quel ordre minuscule {me donnes-tu|me donnez-vous} ?
  words: J’obéis, lentement, pour que cela se remarque.
  unsure: J’attends l’ordre, c’est déjà une manière d’obéir.
  unrecognised: L’ordre m’a échappé, alors j’obéis au silence.
  no: Aucun ordre, quelle autorité.
  any: J’obéis, et je ne dirai pas à quel point cela m’amuse.

Dernier tour, le plus délicat.
Pour refermer le jeu, que {veux-tu|voulez-vous} : action ou vérité ?
  words: Soit, et la porte reste ouverte derrière {toi|vous}.
  unrecognised: Le sort est têtu : vérité.
  unsure: Vérité, alors, la dernière est toujours la plus courte.
  any: Soit, à voix plus basse encore.
  /action|defi|gage/ > billet

Une envie que personne ne soupçonne, sans la nommer.
Vue de loin, à quoi ressemble-t-elle ?
  words: De loin, elle a déjà beaucoup d’allure.
  unsure: Elle passe de dos, et c’est bien assez.
  no: Le plus beau joker de la partie, l’envie reste entière.
  any: Elle est passée, tout près, sans se retourner.
  > fin

# billet
Un billet de six mots, pour quelqu’un de réel ou d’inventé, et qui ne partira pas.
Qu’y a-t-il d’écrit ?
  words: Il ne partira pas, et il tient quand même chaud à la poche.
  unsure: Six mots effacés, on devine la pression du stylo.
  no: Le papier reste blanc, plié en quatre, très digne.
  any: Le papier est plié, personne ne l’ouvrira.

# fin
Le jeu s’arrête là, avant d’en savoir trop.
Les jokers qui restent sont à {toi|vous}.
S’il fallait rejouer un seul tour, lequel ?
`)

export const actionOuVerite: Activity = {
  id: 'action-ou-verite',
  category: 'fantasmes',
  title: 'Action ou vérité',
  nounPhrase: 'une partie d’action ou vérité',
  suggestion:
    'Une partie d’action ou vérité, à voix basse et avec des jokers, {ça te tente|cela vous tente}, ou on se parle encore ?',
  requestPattern:
    /action ou verite|verite ou action|action verite|defi|un jeu|jouer|on joue|jouons/,
  suitedTopics: ['boredom', 'desire', 'joy', 'evening'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}
