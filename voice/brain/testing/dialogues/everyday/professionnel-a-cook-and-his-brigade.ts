import { farewell, incomprehension, onlyAcknowledges } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const professionnelACookAndHisBrigadeDialogue: TestDialogue = {
  id: 'professionnel-a-cook-and-his-brigade',
  companionId: 'dominique',
  about:
    'A tired sous-chef who wants short answers complains, shows pride and uses no punctuation.',
  turns: [
    {
      caller: 'salut je suis second de cuisine et là je suis rincé',
      expected: 'Responds to the tiredness or the kitchen.',
      mentions: [/\b(cuisine|second|rince|fatig|service|brigade|dur|epuis|souffl|repos|salut)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'on a fait cent vingt couverts avec deux commis en moins',
      expected: 'Responds to the covers or the shortage of staff.',
      mentions: [
        /\b(cent vingt|couverts|commis|moins|equipe|service|manqu|enorme|tenu|bras|cuisine)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'et le patron il trouve le moyen de râler sur la présentation',
      expected: 'Responds to the boss.',
      mentions: [/\b(patron|ral|presentation|assiette|injuste|reproch|agac|merci|lui|il\b)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "j'ai rien dit j'ai serré les dents",
      expected: 'Responds to the silence.',
      mentions: [/\b(rien dit|dents|tais|silence|garde|dire|repond|serr|aval)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "en même temps il m'a tout appris",
      expected: 'Mentions that the caller learnt from the boss.',
      mentions: [/\b(appri|lui|patron|dois|reconn|transmis|metier|deux|il\b)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'fais plus court tes phrases',
      expected: 'Agrees, in fewer words.',
      mentions: [/\b(court|bref|d accord|entendu|compris|ok|oui|essentiel|peu de mots)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'je voudrais lui demander deux jours de repos',
      expected: 'Responds to the request.',
      mentions: [/\b(repos|deux jours|demand|patron|jours|phrase|dire|decision|idee)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'comment je formule',
      expected: 'Gives a sentence.',
      mentions: [
        /\b(je dirais|par exemple|phrase prete|autrement dit|d une autre facon|plus court)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'plus ferme',
      expected: 'Gives a firmer sentence.',
      mentions: [
        /\b(je dirais|par exemple|phrase prete|autrement dit|d une autre facon|plus court)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'nickel',
      expected: 'Continues.',
      mentions: [/\b(bien|parfait|garde|pret\w*|suite|quand|bon|voila|d accord|tant mieux)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'sinon mon risotto aux cèpes a eu des applaudissements tu te rends compte',
      expected: 'Is happy about the risotto.',
      mentions: [
        /\b(risotto|cepes|applaud|bravo|fier|plaisir|belle|beau|salle|chouette|bien|savour|sourire)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "la recette c'est celle de ma mère",
      expected: 'Responds to the mother or the recipe.',
      mentions: [/\b(mere|recette|famille|heritage|transmi|elle\b|plat|gout|sait)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'elle a soixante-dix ans elle vit à Bergame',
      expected: 'Responds to the mother or Bergamo.',
      mentions: [/\b(mere|bergame|soixante dix|italie|elle\b|loin)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'tu connais Bergame',
      expected: 'Answers honestly.',
      mentions: [/\b(ia|intelligence|jamais|italie|oui|non|connais|oui dire|raconte)\b/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'allez dodo demain je rempile',
      expected: 'Says goodbye.',
      mentions: [farewell],
      avoids: [onlyAcknowledges, incomprehension],
    },
  ],
}
