import { farewell, incomprehension, receivesThanks, shrug } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const conseilsVieADogOrNotDialogue: TestDialogue = {
  id: 'conseils-vie-a-dog-or-not',
  companionId: 'amina',
  about: 'A couple hesitates about a dog; either-or questions, objections, a plan.',
  turns: [
    {
      caller: "bonsoir on voudrait prendre un chien avec mon mari mais on n'est pas d'accord",
      demand: 'Takes up the dog or the disagreement.',
      mentions: [/\b(chien|mari|d accord|desaccord|envie|deux|bonsoir|hesit|lui)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'lui il veut un berger allemand et moi un petit truc qui tient sur les genoux',
      demand: 'Takes up the two wishes.',
      mentions: [/\b(berger|petit|genoux|grand|gros|taille|chien|deux|lui|chacun)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'on vit dans cinquante mètres carrés au quatrième',
      demand: 'Takes up the flat.',
      mentions: [
        /\b(cinquante|metres|quatrieme|appartement|place|petit|etage|escalier|ascenseur|espace|chez|vivez|habitez)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'gros chien ou petit chien à votre avis ?',
      demand: 'Takes a side or weighs.',
      mentions: [/\b(petit|gros|grand|dirais|avis|plutot|je prend|parti|sans hesiter|depend)\b/],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'et puis qui va le sortir à six heures du matin',
      demand: 'Takes up the morning walk.',
      mentions: [/\b(six heures|matin|sort|promen|tour|qui\b|reveil|lui|chacun|jour|deux)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "moi je commence à sept heures à l'hôpital je suis aide-soignante",
      demand: 'Takes up the work.',
      mentions: [
        /\b(sept heures|hopital|aide soignante|metier|travail|matin|horaire|journee|soign)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'mon mari est à la maison il est en télétravail',
      demand: 'Takes up the husband at home.',
      mentions: [/\b(mari|teletravail|maison|lui|journee|presen|chien|sort)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "donc logiquement c'est lui",
      demand: 'Agrees or weighs.',
      mentions: [/\b(lui|logique|oui|mari|accord|dire|parl|tient|clair|sens|demand)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'comment je lui présente la chose',
      demand: 'Gives words or a way.',
      mentions: [
        /\b(je dirais|par exemple|phrase prete|autrement dit|d une autre facon|plus court)\b|\b(moment|calme|dire|phrase|parl|commenc|propos|simple|demand)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "et s'il refuse ?",
      demand: 'Answers the objection.',
      mentions: [/\b(refus|non|demand|alors|autre|temps|raison|porte|reven|accord|plus tard|essa)/],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'un refuge ou un élevage ?',
      demand: 'Takes a side.',
      mentions: [/\b(refuge|elevage|dirais|plutot|parti|sans hesiter|pour moi)\b/],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "un vieux chien peut-être, personne n'en veut",
      demand: 'Takes up the old dog.',
      mentions: [
        /\b(vieux|chien|refuge|personne|calme|doux|tendre|age|beau|adopt|idee|place|bete|caractere|compagn)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "vous m'avez fait du bien en fait",
      demand: 'Receives the thanks.',
      mentions: [receivesThanks],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'au revoir Amina',
      demand: 'Says goodbye.',
      mentions: [farewell],
      avoids: [shrug, incomprehension],
    },
  ],
}
