import { farewell, incomprehension, onlyAcknowledges } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const amourAColleagueAtTheCanteenDialogue: TestDialogue = {
  id: 'amour-a-colleague-at-the-canteen',
  companionId: 'clara',
  about:
    'A shy accountant talks about a new colleague he likes, jokes, and asks for help with a note.',
  turns: [
    {
      caller: "salut clara moi c'est Bastien j'ai trente-quatre ans",
      expected: 'Greets or uses the name.',
      mentions: [/\b(bastien|salut|bonsoir|bonjour|enchante|bienvenue|coucou)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "y'a une nouvelle à la compta elle s'appelle Agathe",
      expected: 'Responds to the new colleague.',
      mentions: [/\b(agathe|nouvelle|compta|collegue|elle\b|rencontr|arriv|bureau)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'elle mange toujours toute seule avec un livre',
      expected: 'Responds to the meal alone or the book.',
      mentions: [/\b(livre|seule?|mange|lit\b|lecture|lire|table|elle\b|cantine|page)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "hier j'ai pris mon courage à deux mains et je me suis assis en face d'elle",
      expected: 'Welcomes the courage, asks what happened.',
      mentions: [/\b(courage|assis|en face|oser|ose\b|bravo|elle\b|alors|ensuite|apres|pas)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'on a parlé de Simenon pendant vingt minutes',
      expected: 'Responds to the conversation or to Simenon.',
      mentions: [/\b(simenon|vingt minutes|livre|lecture|polar|parle|lire|discut|commun|pages?)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "j'avais de la purée sur le menton paraît-il",
      expected: 'Laughs or softens the mishap.',
      mentions: [
        /\b(puree|menton|ri[rt]e?|sour|drole|mince|honte|ridicule|aie|arrive|grave|detail|bete|agace|pas de chance|zut)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'haha oui bon',
      expected: 'Laughs along or continues lightly.',
      mentions: [/\b(ri[ret]\w*|sour\w*|alors|et\b|garde|bien)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'tu crois que je lui plais',
      expected: 'Answers without inventing.',
      mentions: [
        /\b(je (ne )?sais pas|deviner|lire dans|elle seule|peut etre|signe|vingt minutes|impossible|demand|plait|indice|interet|tete|dirais|avis|pencherais|elle)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'je pourrais lui prêter un de mes livres',
      expected: 'Welcomes the plan.',
      mentions: [/\b(livre|pret|idee|bonne|joli|oui|lequel|plait|decision)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'aide-moi à lui écrire un petit mot à glisser dedans',
      expected: 'Gives words to write.',
      mentions: [
        /\b(je dirais|par exemple|phrase prete|autrement dit|d une autre facon|plus court)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'trop sérieux',
      expected: 'Gives a lighter version or asks how.',
      mentions: [
        /\b(leger|lege?re|autrement|plus simple|drole|version|court|autre facon|en bref|dit|sourire|d accord)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'sinon ce week-end je vais voir ma grand-mère à Vichy',
      expected: 'Follows the change of subject to the grandmother or Vichy.',
      mentions: [/\b(grand mere|vichy|week end|mamie|elle\b|visite)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'elle fait les meilleures quenelles du monde',
      expected: 'Responds to the quenelles or the cooking.',
      mentions: [
        /\b(quenelles?|plat|cuisin|recette|mange|gout|table|assiette|sent|delici|meilleur)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'bon je te laisse ma pause est finie',
      expected: 'Says goodbye.',
      mentions: [farewell],
      avoids: [onlyAcknowledges, incomprehension],
    },
  ],
}
