import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
On va mettre des mots sur quelque chose de délicat, en tournant autour avant d’approcher.
Je ne remplace aucun professionnel, et rien n’oblige à nommer quoi que ce soit.
Si cette chose était un objet dans la pièce, il serait grand comment ?
  words: On le voit mieux, maintenant, et il ne bouge pas.
  unsure: Disons qu’il est sous un drap, et que cela suffit pour commencer.
  any: Il est là, à bonne distance, on ne s’en approche pas encore.

Est-ce plutôt lourd, piquant, froid, ou glissant entre les doigts ?
  slot: matiere
  words: C’est précis, et personne d’autre ne l’aurait dit pareil.
  unsure: Il change peut-être de matière selon les jours.
  any: La matière compte plus que le nom, parfois.

Depuis quand est-il dans la pièce ?
  words: Tout ce temps à le contourner, cela demande de l’énergie.
  unsure: Certaines choses arrivent sans qu’on entende la porte.
  any: On le contourne si bien qu’on oublie qu’il est là.

Approchons d’un pas, seulement si c’est possible.
La phrase commence par : « Ce que je n’arrive pas à dire, c’est… »
{Veux-tu|Voulez-vous} la finir, tout bas ou tout haut ?
  words: Merci, c’est dit, et le plafond tient toujours.
  yes: Tout bas, alors, je laisse le silence faire.
  no: C’est très bien aussi, on reste à cette distance.
  unsure: Une moitié de phrase compte autant qu’une entière.
  any: Ce qui vient d’être dit peut rester entre ces murs.
  /^(non|pas|je prefere pas|je ne veux pas)/ > autour

# reaction
Qu’est-ce qui s’est passé, juste après : soulagement, gêne, rien du tout ?
  words: Toutes ces réactions sont normales, même le rien.
  any: Quelle que soit la réaction, elle a sa place.
  > personne

# autour
Alors autrement : de quoi cette chose aurait besoin pour être dite un jour ?
  words: Voilà une condition, et une condition, cela se prépare.
  unsure: De temps, sans doute, et d’une oreille sûre.
  any: Du temps, une oreille, une porte fermée : on y pensera.

# personne
Imaginons la bonne personne pour l’entendre : proche, médecin, ou voix inconnue sur une ligne d’écoute.
Qui serait-ce ?
  slot: confident
  words: C’est un choix qui se respecte.
  no: Personne pour l’instant, soit, et cela peut changer.
  unsure: On commence parfois par quelqu’un qu’on ne connaît pas, c’est plus facile.
  any: Cette personne n’a pas besoin de savoir encore.

On lui fabrique une première phrase : « Je voudrais dire quelque chose de difficile, et qu’on m’écoute. »
Qu’est-ce qu’il faudrait y changer, pour que ce soit la {tienne|vôtre} ?
  words: Oui, cette version-là a {ta|votre} voix.
  no: Alors elle est prête, et elle attendra le temps qu’il faut.
  any: Elle est prête, et elle attendra le temps qu’il faut.

On peut reposer l’objet où il était, ou un peu plus près de la porte.
Il a maintenant une forme, une phrase, et peut-être quelqu’un pour l’entendre.
Qu’est-ce qui a bougé, même d’un centimètre ?
`)

export const motsDelicats: Activity = {
  id: 'mots-delicats',
  category: 'intime_sante',
  title: 'Mettre des mots sur le délicat',
  nounPhrase: 'la recherche de mots pour un sujet délicat',
  suggestion:
    'S’il y a une chose difficile à dire, on peut l’approcher en douceur, avec des images : {on essaie|essayons-nous} ?',
  requestPattern: /difficile a dire|mettre des mots|trouver les mots|delicat|secret|aveu/,
  suitedTopics: ['self-esteem', 'desire', 'sadness', 'love', 'family'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}
