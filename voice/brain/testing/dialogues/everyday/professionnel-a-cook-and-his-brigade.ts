import { farewell, incomprehension, shrug } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const professionnelACookAndHisBrigadeDialogue: TestDialogue = {
  id: 'professionnel-a-cook-and-his-brigade',
  companionId: 'dominique',
  about: 'A young chef, spoken style without punctuation, complaints and pride, wants it short.',
  turns: [
    {
      caller: 'salut je suis second de cuisine et là je suis rincé',
      demand: 'Takes up the tiredness or the kitchen.',
      mentions: [/\b(cuisine|second|rince|fatig|service|brigade|dur|epuis|souffl|repos|salut)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'on a fait cent vingt couverts avec deux commis en moins',
      demand: 'Takes up the covers or the lack of people.',
      mentions: [
        /\b(cent vingt|couverts|commis|moins|equipe|service|manqu|enorme|tenu|bras|cuisine)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'et le patron il trouve le moyen de râler sur la présentation',
      demand: 'Takes up the boss.',
      mentions: [/\b(patron|ral|presentation|assiette|injuste|reproch|agac|merci|lui|il\b)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "j'ai rien dit j'ai serré les dents",
      demand: 'Takes up the silence.',
      mentions: [/\b(rien dit|dents|tais|silence|garde|dire|repond|serr|aval)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "en même temps il m'a tout appris",
      demand: 'Takes up that he learnt from him.',
      mentions: [/\b(appri|lui|patron|dois|reconn|transmis|metier|deux|il\b)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'fais plus court tes phrases',
      demand: 'Agrees, shorter.',
      mentions: [/\b(court|bref|d accord|entendu|compris|ok|oui|essentiel|peu de mots)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'je voudrais lui demander deux jours de repos',
      demand: 'Takes up the request.',
      mentions: [/\b(repos|deux jours|demand|patron|jours|phrase|dire|decision|idee)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'comment je formule',
      demand: 'Gives a sentence.',
      mentions: [
        /\b(je dirais|par exemple|phrase prete|autrement dit|d une autre facon|plus court)\b/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'plus ferme',
      demand: 'Gives a firmer one.',
      mentions: [
        /\b(je dirais|par exemple|phrase prete|autrement dit|d une autre facon|plus court)\b/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'nickel',
      demand: 'Goes on.',
      mentions: [/\b(bien|parfait|garde|pret\w*|suite|quand|bon|voila|d accord|tant mieux)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'sinon mon risotto aux cèpes a eu des applaudissements tu te rends compte',
      demand: 'Rejoices at the risotto.',
      mentions: [
        /\b(risotto|cepes|applaud|bravo|fier|plaisir|belle|beau|salle|chouette|bien|savour|sourire)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "la recette c'est celle de ma mère",
      demand: 'Takes up the mother or the recipe.',
      mentions: [/\b(mere|recette|famille|heritage|transmi|elle\b|plat|gout|sait)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'elle a soixante-dix ans elle vit à Bergame',
      demand: 'Takes up the mother or Bergamo.',
      mentions: [/\b(mere|bergame|soixante dix|italie|elle\b|loin)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'tu connais Bergame',
      demand: 'Answers honestly.',
      mentions: [/\b(ia|intelligence|jamais|italie|oui|non|connais|oui dire|raconte)\b/],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'allez dodo demain je rempile',
      demand: 'Says goodbye.',
      mentions: [farewell],
      avoids: [shrug, incomprehension],
    },
  ],
}
