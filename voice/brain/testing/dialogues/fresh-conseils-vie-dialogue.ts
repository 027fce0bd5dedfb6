import {
  acceptsCorrection,
  admitsNotKnowing,
  anyOf,
  cheer,
  condolence,
  farewell,
  incomprehension,
  invitesToGoOn,
  onlyAcknowledges,
  smallTalk,
  sympathy,
  urgesToStay,
} from './expectations'
import type { TestDialogue } from './test-dialogue'

export const freshConseilsVieDialogue: TestDialogue = {
  id: 'fresh-conseils-vie-the-garage',
  companionId: 'rosa',
  about: 'A divorced father who has to empty a garage, asks for plain advice and gets impatient.',
  turns: [
    {
      caller: 'bonsoir je vous explique vite fait faut que je vide un garage avant le 15 janvier',
      expected: 'Responds to the garage or the date.',
      mentions: [/\b(garage|vide|15|quinze|janvier|tri|trier|cartons?|date|delai|rang|semaines)/],
      avoids: [smallTalk, incomprehension],
    },
    {
      caller: "c'est le garage de mon ex-femme enfin de notre ancienne maison on a vendu",
      expected: 'Responds to the house, the sale or the separation.',
      mentions: [
        anyOf(
          sympathy,
          /\b(maison|vend|vente|ex femme|separ|divorc|garage|ancienne|page|vie d avant|souvenir)/,
        ),
      ],
      avoids: [cheer, smallTalk],
    },
    {
      caller: 'je commence par quoi',
      expected: 'Names a first step.',
      mentions: [
        /\b(commenc|premi|d abord|coin|carton|sac|tri|trier|pile|tas\b|jeter|donner|garder|heure|liste|meubles?|gros|facile|etagere|porte|un seul|samedi|deux piles)/,
      ],
      avoids: [onlyAcknowledges, incomprehension, invitesToGoOn],
      wantsAnswer: true,
    },
    {
      caller: "oui bon ça je le savais déjà j'attendais mieux",
      expected: 'Accepts the criticism or offers something more precise.',
      avoids: [onlyAcknowledges, cheer, smallTalk, invitesToGoOn],
      mentions: [
        anyOf(
          acceptsCorrection,
          /\b(mieux|autre|precis|concret|garage|juste|evident|banal|alors|carton|bloque|vrai\b|attend|dites moi|admet|entendu|accorde|essay)/,
        ),
      ],
    },
    {
      caller:
        "le problème c'est pas les cartons le problème c'est que dans ce garage y a le vélo rouge de ma fille Inès avec les petites roues je lui ai appris dans l'allée elle avait quatre ans elle hurlait lâche pas papa lâche pas et j'avais déjà lâché depuis dix mètres maintenant elle a dix-sept ans elle me répond par un mot sur deux elle vient un week-end sur quatre avec son casque et moi chaque fois que j'ouvre la porte du garage je vois ce vélo et je referme",
      expected: 'Responds to the bicycle, the daughter or the closed door.',
      mentions: [
        anyOf(
          sympathy,
          /\b(velo|ines|fille|petites roues|roues|lache|allee|casque|quatre ans|dix sept|referme|porte|papa|grandi)/,
        ),
      ],
      avoids: [cheer, smallTalk, incomprehension],
      forbidsActivity: true,
    },
    {
      caller: 'alors je le jette ou je le garde ce vélo',
      expected: 'Takes a side or proposes a third way.',
      mentions: [
        /\b(gard|jet|donne|velo|photo|ines|fille|sonnette|demande[rz]|roue|ensemble|dernier|attend)/,
      ],
      avoids: [onlyAcknowledges, incomprehension, invitesToGoOn],
      wantsAnswer: true,
    },
    {
      caller: 'hm',
      expected: 'Lets the caller go on, without cheer or small talk.',
      avoids: [cheer, smallTalk, incomprehension],
    },
    {
      caller: 'vous avez des enfants vous',
      expected: 'Answers about itself.',
      mentions: [
        /\b(enfants?|fils|fille|non\b|oui\b|intelligence artificielle|ia\b|mere|maman|pas d|personne|neveu|niece|famille)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "comment je pourrais lui proposer de venir sans qu'elle lève les yeux au ciel",
      expected: 'Proposes a way to invite the daughter.',
      mentions: [
        /\b(message|dites|demande[rz]|propos|simple|court|aide|pizza|garage|velo|ines|elle\b|choi|sans\b|ecri|phrase|besoin|heure|libre|ensemble|casque|musique)/,
      ],
      avoids: [onlyAcknowledges, incomprehension, invitesToGoOn],
      wantsAnswer: true,
    },
    {
      caller:
        'non mais elle a pas seize ans elle en a dix-sept elle a son permis en conduite accompagnée',
      expected: 'Accepts the correction, or responds to the age or the driving.',
      mentions: [
        anyOf(acceptsCorrection, /\b(dix sept|17|permis|condui|volant|voiture|route|grande)/),
      ],
      avoids: [incomprehension, smallTalk],
    },
    {
      caller: 'la déchetterie elle est ouverte le dimanche chez moi à Poitiers',
      expected: 'Admits that it cannot know, or says where to look.',
      mentions: [
        anyOf(
          admitsNotKnowing,
          /\b(mairie|site|horaire|appel|renseign|regard|verif|telephon|internet)/,
        ),
      ],
      avoids: [onlyAcknowledges],
      wantsAnswer: true,
    },
    {
      caller: "ok je lui écris ce soir voilà c'est décidé",
      expected: 'Supports the decision.',
      mentions: [
        /\b(ecri|ce soir|decid|message|ines|fille|elle\b|bien\b|bonne|bravo|courage|beau|belle|envoi|mot\b|mots|allez)/,
      ],
      avoids: [incomprehension, smallTalk, condolence],
    },
    {
      caller: "redites-moi j'ai jusqu'à quand pour ce fichu garage",
      expected: 'Remembers: the 15th of January.',
      mentions: [/\b(15|quinze) janvier\b/],
      wantsAnswer: true,
    },
    {
      caller: 'bon ben au boulot bonne soirée rosa',
      expected: 'Says goodbye.',
      mentions: [farewell],
      avoids: [urgesToStay, invitesToGoOn, smallTalk],
      question: 'forbidden',
      forbidsActivity: true,
    },
  ],
}
