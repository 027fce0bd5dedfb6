import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
On construit une habitude, une seule, et si petite qu’elle en est presque ridicule.
Les grandes résolutions cassent, les petites s’installent.
Dans quel coin de {ta|votre} vie : le corps, la maison, la tête, ou les autres ?
  any: Bien, on part de là.
  /maison|menage|ranger|rangement|cuisine/ > maison
  /autres|amis|famille|gens|relation/ > autres

# soi
Qu’est-ce qui {te|vous} ferait du bien, si ça se faisait tout seul chaque jour ?
  slot: envie
  words: {answer} : on garde l’idée, et on la fait rapetisser.
  words: On garde l’idée, et on la fait rapetisser.
  unsure: Prenons un grand verre d’eau au réveil, en attendant mieux.
  any: On garde l’idée, et on va la faire rapetisser.
  > reduire

# maison
Quel endroit de la maison {t’agace|vous agace} chaque fois que {tu passes|vous passez} devant ?
  slot: envie
  words: Parfait, voilà notre terrain de jeu.
  unsure: L’évier, alors, il gagne dans presque toutes les maisons.
  any: On le connaît tous, cet endroit.
  > reduire

# autres
À qui {tu penses|vous pensez} souvent sans jamais prendre de nouvelles ?
  slot: envie
  words: Cette personne serait sans doute heureuse d’une ligne.
  unsure: Il y a souvent quelqu’un au fond du répertoire.
  any: Une pensée, c’est déjà la moitié d’un message.

# reduire
Maintenant, on réduit : une version qui prend moins de deux minutes.
Une seule assiette, trois respirations, un message de cinq mots.
Ce serait quoi, {ta|votre} version minuscule ?
  slot: geste
  words: Parfait, même un jour de grippe ça passe.
  unsure: Disons une minute, montre en main, et on s’arrête même si ça va bien.
  any: Plus c’est petit, plus ça dure.

Une habitude s’accroche à une autre, comme un manteau à une patère.
Après quel geste de la journée {tu pourrais|vous pourriez} la poser ?
  slot: patere
  words: Très bon crochet, il revient tous les jours.
  unsure: Le café du matin tient bien, il ne rate jamais.
  any: Le café, les dents, les clés : tout crochet est bon.

Et qu’est-ce qui pourrait la faire échouer, honnêtement ?
  words: Le savoir d’avance, c’est déjà l’avoir à moitié évité.
  unsure: En général, c’est un voyage, ou un dimanche.
  any: Un jour raté ne compte pas, c’est deux d’affilée qu’on surveille.

Dernière touche : une petite récompense tout de suite après.
Une chanson, un carré de chocolat, une croix sur le calendrier.
Laquelle {tu choisis|vous choisissez} ?
  words: Méritée à chaque fois, même pour une minute.
  no: Pas de récompense, alors, juste le plaisir de l’avoir fait.
  any: Le cerveau adore ça, il en redemandera.

La voilà entière : {geste}. || La voilà entière : un geste minuscule, un crochet, une récompense.
On la commence demain, et on ne l’agrandit pas avant deux semaines.
À quelle heure {tu la verras|vous la verrez} passer pour la première fois ?
`)

export const petiteHabitude: Activity = {
  id: 'petite-habitude',
  category: 'conseils_vie',
  title: 'Une habitude minuscule',
  nounPhrase: 'la construction d’une petite habitude',
  suggestion:
    '{Tu veux|Vous voulez} qu’on fabrique une toute petite habitude, ou on continue de parler ?',
  requestPattern:
    /habitude|routine|m y mettre|motivation|arreter de (fumer|procrastiner)|procrastin/,
  suitedTopics: ['tiredness', 'boredom', 'home', 'sport', 'sleep'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}
