import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
On prépare une conversation délicate, puis on la joue.
D’abord le décor.
À qui {dois-tu|devez-vous} parler ?
  slot: personne
  words: D’accord, je prendrai cette place tout à l’heure.
  unsure: Restons sur quelqu’un dont l’avis compte, ça suffira.
  any: Je jouerai cette personne, sans la caricaturer.

Quel est le fait, tout nu, sans adjectif ?
  words: Un fait sans adjectif, personne ne peut le contester.
  unsure: On cherche ce qu’une caméra aurait filmé, rien de plus.
  any: Ce qu’une caméra aurait vu : c’est là qu’il faut commencer.

Et qu’est-ce que cela {te|vous} fait, ou empêche, concrètement ?
  words: C’est la phrase qui touche, parce qu’elle n’accuse pas.
  unsure: Du retard, de la fatigue, une gêne : un seul mot suffit.
  any: Parler de l’effet, plutôt que de la faute, garde la porte ouverte.

Dernière pièce : la demande.
Une seule, et à laquelle on peut répondre oui.
Laquelle ?
  slot: demande
  words: C’est une demande, pas un reproche, on peut y répondre.
  unsure: « J’aimerais qu’on en reparle jeudi » est déjà une demande.
  any: Plus elle est petite, plus le oui est facile.

On joue : je suis en face, un peu pressé, l’ordinateur ouvert.
« Oui, qu’est-ce qu’il y a ? »
  words: Bonne entrée : le fait d’abord, et la voix reste posée.
  unsure: On peut ouvrir par : « j’ai besoin de dix minutes, c’est important pour moi ».
  any: La première phrase est la plus lourde, elle est passée.

Je résiste un peu, c’est le jeu.
« Franchement, je ne vois pas le problème, tout le monde fait comme ça. »
Qu’est-ce que {tu réponds|vous répondez} ?
  words: Très bien : on ne se justifie pas, on revient à la demande.
  unsure: On peut redire le fait, plus lentement, et la demande juste après.
  any: Revenir au fait, sans hausser le ton, désarme presque tout le monde.

« Bon… et {tu voudrais|vous voudriez} quoi, exactement ? »
C’est l’ouverture, on la prend.
  words: Dit comme ça, c’est difficile à refuser.
  any: C’est le moment où se taire après la demande aide beaucoup.

Je ferme l’ordinateur, et je sors du rôle.
Le fil à garder : le fait, l’effet, et la demande, {demande}. || Le fil à garder : le fait, l’effet, et une seule demande.
Quel serait le bon moment pour la vraie conversation ?
`)

export const conversationDifficile: Activity = {
  id: 'conversation-difficile',
  category: 'professionnel',
  title: 'Répéter une conversation difficile',
  nounPhrase: 'la répétition d’une conversation difficile',
  suggestion:
    'Si une discussion délicate approche, on peut la répéter à deux : {ça te dit|cela vous dit} ?',
  requestPattern:
    /conversation difficile|discussion|parler a mon (chef|patron|collegue)|dire a mon|augmentation|repeter une/,
  suitedTopics: ['anger', 'work', 'family', 'friends'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}
