import { farewell, incomprehension, onlyAcknowledges } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const conseilsVieAfterTheMoveDialogue: TestDialogue = {
  id: 'conseils-vie-after-the-move',
  companionId: 'rosa',
  about: 'A retired teacher who has moved to the seaside talks at length, without sadness.',
  turns: [
    {
      caller: 'Bonsoir Rosa, voilà trois mois que nous avons quitté Lyon pour Saint-Malo.',
      expected: 'Responds to the move or Saint-Malo.',
      mentions: [/\b(saint malo|lyon|trois mois|mer|demenag|quitt|bonsoir|nouveau)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller:
        "Mon mari en rêvait, moi je l'ai suivi, et maintenant c'est moi qui ne veux plus repartir.",
      expected: 'Responds to the reversal.',
      mentions: [
        /\b(mari|repartir|suivi|rev|plus|surpris|rester|mer|retourn|vous\b.*(plait|veulez|voulez))/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Le matin, je vais voir la marée, et je parle avec les pêcheurs.',
      expected: 'Responds to the tide or the fishermen.',
      mentions: [/\b(maree|pecheurs?|matin|mer|port|parl|bateaux?|vagues?)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "Ils m'ont appris à reconnaître un lieu d'un merlan.",
      expected: 'Responds to the fish or what was learnt.',
      mentions: [/\b(lieu|merlan|poissons?|appri|reconn|pecheurs?|mer)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'En revanche, mes amies de Lyon me manquent.',
      expected: 'Responds to the friends.',
      mentions: [/\b(amies?|lyon|manqu|absence|loin|distance|appel|peine)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "On se téléphone, mais ce n'est pas pareil.",
      expected: 'Responds to the telephone.',
      mentions: [/\b(telephon|pareil|voix|appel|amies?|voir|distance|visage)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Comment on se fait des amis à soixante-cinq ans ?',
      expected: 'Gives usable advice.',
      mentions: [
        /\b(club|associat|chorale|atelier|voisin|cours|invit|cafe|activite|propos|marche|benevol|geste|commenc|regul|rencontr)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Il y a bien une chorale, le jeudi.',
      expected: 'Responds to the choir.',
      mentions: [/\b(chorale|jeudi|chant|voix|musique)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Mais je chante comme une casserole.',
      expected: 'Laughs or answers the objection.',
      mentions: [/\b(casserole|chant|voix|ri|sour|chorale|fausse|importe|rang|musique|note|grave)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "Vous avez raison, j'irai jeudi.",
      expected: 'Welcomes the plan.',
      mentions: [/\b(jeudi|chorale|bonne|bien|idee|decision|bravo|oui|irez|plais)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "Mon mari, lui, s'est acheté un bateau, une coque de noix.",
      expected: 'Responds to the boat.',
      mentions: [/\b(bateau|coque|noix|mari|mer|naviguer|lui|voile)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Il a le mal de mer, figurez-vous.',
      expected: 'Laughs.',
      mentions: [/\b(mal de mer|ri|sour|drole|comique|bateau|mari|pauvre|mer\b|mince|aie)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Vous êtes rarement à court de mots, vous.',
      expected: 'Accepts the remark lightly.',
      mentions: [
        /\b(mots|bavard|merci|ri|sour|metier|silence|plaide|touche|gentil|prends|parl|point)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Bonne nuit, Rosa.',
      expected: 'Says goodbye.',
      mentions: [farewell],
      avoids: [onlyAcknowledges, incomprehension],
    },
  ],
}
