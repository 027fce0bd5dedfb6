import { acceptsThanks, farewell, incomprehension, onlyAcknowledges } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const conseilsVieADogOrNotDialogue: TestDialogue = {
  id: 'conseils-vie-a-dog-or-not',
  companionId: 'amina',
  about: 'A woman disagrees with her husband about a dog: either-or questions, objections, a plan.',
  turns: [
    {
      caller: "bonsoir on voudrait prendre un chien avec mon mari mais on n'est pas d'accord",
      expected: 'Responds to the dog or the disagreement.',
      mentions: [/\b(chien|mari|d accord|desaccord|envie|deux|bonsoir|hesit|lui)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'lui il veut un berger allemand et moi un petit truc qui tient sur les genoux',
      expected: 'Responds to the two wishes.',
      mentions: [/\b(berger|petit|genoux|grand|gros|taille|chien|deux|lui|chacun)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'on vit dans cinquante mètres carrés au quatrième',
      expected: 'Responds to the flat.',
      mentions: [
        /\b(cinquante|metres|quatrieme|appartement|place|petit|etage|escalier|ascenseur|espace|chez|vivez|habitez)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'gros chien ou petit chien à votre avis ?',
      expected: 'Takes a side or weighs both.',
      mentions: [/\b(petit|gros|grand|dirais|avis|plutot|je prend|parti|sans hesiter|depend)\b/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'et puis qui va le sortir à six heures du matin',
      expected: 'Responds to the morning walk.',
      mentions: [/\b(six heures|matin|sort|promen|tour|qui\b|reveil|lui|chacun|jour|deux)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "moi je commence à sept heures à l'hôpital je suis aide-soignante",
      expected: 'Responds to the caller’s job or working hours.',
      mentions: [
        /\b(sept heures|hopital|aide soignante|metier|travail|matin|horaire|journee|soign)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'mon mari est à la maison il est en télétravail',
      expected: 'Responds to the husband at home.',
      mentions: [/\b(mari|teletravail|maison|lui|journee|presen|chien|sort)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "donc logiquement c'est lui",
      expected: 'Agrees or weighs both sides.',
      mentions: [/\b(lui|logique|oui|mari|accord|dire|parl|tient|clair|sens|demand)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'comment je lui présente la chose',
      expected: 'Suggests what to say or how to go about it.',
      mentions: [
        /\b(je dirais|par exemple|phrase prete|autrement dit|d une autre facon|plus court)\b|\b(moment|calme|dire|phrase|parl|commenc|propos|simple|demand)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "et s'il refuse ?",
      expected: 'Responds to the objection.',
      mentions: [/\b(refus|non|demand|alors|autre|temps|raison|porte|reven|accord|plus tard|essa)/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'un refuge ou un élevage ?',
      expected: 'Takes a side.',
      mentions: [/\b(refuge|elevage|dirais|plutot|parti|sans hesiter|pour moi)\b/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "un vieux chien peut-être, personne n'en veut",
      expected: 'Responds to the old dog.',
      mentions: [
        /\b(vieux|chien|refuge|personne|calme|doux|tendre|age|beau|adopt|idee|place|bete|caractere|compagn)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "vous m'avez fait du bien en fait",
      expected: 'Accepts the thanks.',
      mentions: [acceptsThanks],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'au revoir Amina',
      expected: 'Says goodbye.',
      mentions: [farewell],
      avoids: [onlyAcknowledges, incomprehension],
    },
  ],
}
