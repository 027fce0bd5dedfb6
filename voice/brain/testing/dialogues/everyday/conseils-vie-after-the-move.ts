import { farewell, incomprehension, shrug } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const conseilsVieAfterTheMoveDialogue: TestDialogue = {
  id: 'conseils-vie-after-the-move',
  companionId: 'rosa',
  about: 'A retired teacher moved to the sea and tells at length, without sadness.',
  turns: [
    {
      caller: 'Bonsoir Rosa, voilà trois mois que nous avons quitté Lyon pour Saint-Malo.',
      demand: 'Takes up the move or Saint-Malo.',
      mentions: [/\b(saint malo|lyon|trois mois|mer|demenag|quitt|bonsoir|nouveau)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller:
        "Mon mari en rêvait, moi je l'ai suivi, et maintenant c'est moi qui ne veux plus repartir.",
      demand: 'Takes up the reversal.',
      mentions: [
        /\b(mari|repartir|suivi|rev|plus|surpris|rester|mer|retourn|vous\b.*(plait|veulez|voulez))/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'Le matin, je vais voir la marée, et je parle avec les pêcheurs.',
      demand: 'Takes up the tide or the fishermen.',
      mentions: [/\b(maree|pecheurs?|matin|mer|port|parl|bateaux?|vagues?)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "Ils m'ont appris à reconnaître un lieu d'un merlan.",
      demand: 'Takes up the fish or what was learnt.',
      mentions: [/\b(lieu|merlan|poissons?|appri|reconn|pecheurs?|mer)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'En revanche, mes amies de Lyon me manquent.',
      demand: 'Takes up the friends.',
      mentions: [/\b(amies?|lyon|manqu|absence|loin|distance|appel|peine)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "On se téléphone, mais ce n'est pas pareil.",
      demand: 'Takes up the telephone.',
      mentions: [/\b(telephon|pareil|voix|appel|amies?|voir|distance|visage)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'Comment on se fait des amis à soixante-cinq ans ?',
      demand: 'Gives something usable.',
      mentions: [
        /\b(club|associat|chorale|atelier|voisin|cours|invit|cafe|activite|propos|marche|benevol|geste|commenc|regul|rencontr)/,
      ],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Il y a bien une chorale, le jeudi.',
      demand: 'Takes up the choir.',
      mentions: [/\b(chorale|jeudi|chant|voix|musique)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'Mais je chante comme une casserole.',
      demand: 'Laughs or answers the objection.',
      mentions: [/\b(casserole|chant|voix|ri|sour|chorale|fausse|importe|rang|musique|note|grave)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "Vous avez raison, j'irai jeudi.",
      demand: 'Welcomes the plan.',
      mentions: [/\b(jeudi|chorale|bonne|bien|idee|decision|bravo|oui|irez|plais)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "Mon mari, lui, s'est acheté un bateau, une coque de noix.",
      demand: 'Takes up the boat.',
      mentions: [/\b(bateau|coque|noix|mari|mer|naviguer|lui|voile)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'Il a le mal de mer, figurez-vous.',
      demand: 'Laughs.',
      mentions: [/\b(mal de mer|ri|sour|drole|comique|bateau|mari|pauvre|mer\b|mince|aie)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'Vous êtes rarement à court de mots, vous.',
      demand: 'Takes the remark lightly.',
      mentions: [
        /\b(mots|bavard|merci|ri|sour|metier|silence|plaide|touche|gentil|prends|parl|point)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'Bonne nuit, Rosa.',
      demand: 'Says goodbye.',
      mentions: [farewell],
      avoids: [shrug, incomprehension],
    },
  ],
}
