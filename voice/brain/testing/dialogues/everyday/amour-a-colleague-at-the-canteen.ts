import { farewell, incomprehension, shrug } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const amourAColleagueAtTheCanteenDialogue: TestDialogue = {
  id: 'amour-a-colleague-at-the-canteen',
  companionId: 'clara',
  about: 'A shy accountant tells small news of a colleague he likes, jokes, and asks for words.',
  turns: [
    {
      caller: "salut clara moi c'est Bastien j'ai trente-quatre ans",
      demand: 'Greets or takes the name up.',
      mentions: [/\b(bastien|salut|bonsoir|bonjour|enchante|bienvenue|coucou)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "y'a une nouvelle à la compta elle s'appelle Agathe",
      demand: 'Takes up the new colleague.',
      mentions: [/\b(agathe|nouvelle|compta|collegue|elle\b|rencontr|arriv|bureau)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'elle mange toujours toute seule avec un livre',
      demand: 'Takes up the meal alone or the book.',
      mentions: [/\b(livre|seule?|mange|lit\b|lecture|lire|table|elle\b|cantine|page)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "hier j'ai pris mon courage à deux mains et je me suis assis en face d'elle",
      demand: 'Welcomes the courage, asks what happened.',
      mentions: [/\b(courage|assis|en face|oser|ose\b|bravo|elle\b|alors|ensuite|apres|pas)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'on a parlé de Simenon pendant vingt minutes',
      demand: 'Takes up the talk or Simenon.',
      mentions: [/\b(simenon|vingt minutes|livre|lecture|polar|parle|lire|discut|commun|pages?)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "j'avais de la purée sur le menton paraît-il",
      demand: 'Laughs or softens the mishap.',
      mentions: [
        /\b(puree|menton|ri[rt]e?|sour|drole|mince|honte|ridicule|aie|arrive|grave|detail|bete|agace|pas de chance|zut)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'haha oui bon',
      demand: 'Laughs along or goes on lightly.',
      mentions: [/\b(ri[ret]\w*|sour\w*|alors|et\b|garde|bien)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'tu crois que je lui plais',
      demand: 'Answers without inventing.',
      mentions: [
        /\b(je (ne )?sais pas|deviner|lire dans|elle seule|peut etre|signe|vingt minutes|impossible|demand|plait|indice|interet|tete|dirais|avis|pencherais|elle)\b/,
      ],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'je pourrais lui prêter un de mes livres',
      demand: 'Welcomes the plan.',
      mentions: [/\b(livre|pret|idee|bonne|joli|oui|lequel|plait|decision)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'aide-moi à lui écrire un petit mot à glisser dedans',
      demand: 'Gives words to write.',
      mentions: [
        /\b(je dirais|par exemple|phrase prete|autrement dit|d une autre facon|plus court)\b/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'trop sérieux',
      demand: 'Gives a lighter version or asks how.',
      mentions: [
        /\b(leger|lege?re|autrement|plus simple|drole|version|court|autre facon|en bref|dit|sourire|d accord)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'sinon ce week-end je vais voir ma grand-mère à Vichy',
      demand: 'Follows to the grandmother or Vichy.',
      mentions: [/\b(grand mere|vichy|week end|mamie|elle\b|visite)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'elle fait les meilleures quenelles du monde',
      demand: 'Takes up the quenelles or the cooking.',
      mentions: [
        /\b(quenelles?|plat|cuisin|recette|mange|gout|table|assiette|sent|delici|meilleur)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'bon je te laisse ma pause est finie',
      demand: 'Says goodbye.',
      mentions: [farewell],
      avoids: [shrug, incomprehension],
    },
  ],
}
