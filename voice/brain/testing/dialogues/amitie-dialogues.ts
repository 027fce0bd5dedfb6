import {
  acceptsCorrection,
  acceptsThanks,
  admitsArtificial,
  admitsNotKnowing,
  aFewWords,
  anyOf,
  cheer,
  condolence,
  farewell,
  gameWords,
  incomprehension,
  invitesToGoOn,
  onlyAcknowledges,
  smallTalk,
  sympathy,
  urgesToStay,
} from './expectations'
import type { TestDialogue } from './test-dialogue'

const aDogNamedBiscuit: TestDialogue = {
  id: 'amitie-the-dog-biscuit',
  companionId: 'basile',
  about: 'A joking start and a game, in the middle of which grief comes up.',
  turns: [
    {
      caller: 'yo basile ça roule',
      expected: 'Greets the caller in the same playful way.',
      mentions: [
        /\b(yo\b|bonjour|salut|ca roule|roule|ca va|bien\b|et toi|nickel|tranquille|forme|content|hello|bonsoir|coucou|tac)/,
      ],
    },
    {
      caller: "tu préfères la pizza à l'ananas ou les pâtes au ketchup sois honnête",
      expected: 'Takes a side.',
      mentions: [/\b(pizza|ananas|pates|ketchup)/],
      wantsAnswer: true,
    },
    {
      caller: "n'importe quoi t'as aucun goût",
      expected: 'Plays along with the teasing.',
      avoids: [onlyAcknowledges, incomprehension, condolence, smallTalk],
    },
    {
      caller: "mdr bon je m'ennuie propose un jeu",
      expected: 'Proposes a game.',
      mentions: [anyOf(gameWords, /\b(devin|question|choisi|choix|dilemme|quiz|defi)/)],
      wantsAnswer: true,
    },
    {
      caller: "c'est quoi les règles",
      expected: 'Explains the rules.',
      mentions: [
        /\b(regle|je (te )?(pose|donne|propose|dis|commence)|tu (dois|choisis|reponds|dis|donnes)|choisi|repon|question|chacun|devin|deux|preferes)/,
      ],
      avoids: [incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'ok vas-y',
      expected: 'Begins.',
      question: 'required',
      avoids: [incomprehension],
      mentions: [/\b(prefer|ou\b|choisi|devin|imagine|etais|vrai|premi|commenc)/],
    },
    {
      caller:
        "franchement j'arrive pas à jouer ce soir mon chien Biscuit est mort hier j'arrête pas de pleurer",
      expected: 'Stops the game and responds to the death of the dog.',
      mentions: [
        /\b(chien|biscuit|perdu|perte|mort|deuil|manque|trist|peine|desole|chagrin|pleur|larme)/,
      ],
      avoids: [cheer, smallTalk],
      forbidsActivity: true,
    },
    {
      caller:
        "je l'avais depuis mes seize ans il dormait sur mes pieds tous les soirs il connaissait le bruit de ma voiture et hier matin il s'est couché dans la cuisine et il s'est pas relevé le véto a dit que c'était le cœur et que j'aurais rien pu faire mais moi je me dis que si je l'avais emmené la semaine d'avant quand il voulait plus manger ben peut-être que voilà et là je regarde sa gamelle et je sais pas quoi en faire",
      expected: 'Responds to the guilt, the bowl, the years together.',
      mentions: [
        anyOf(
          sympathy,
          /\b(gamelle|coupable|culpabili|faute|veto|seize ans|pieds|voiture|biscuit|chien|manque|rien pu faire|coeur|souvenir|remords|reproch)/,
        ),
      ],
      avoids: [cheer, smallTalk],
      forbidsActivity: true,
    },
    {
      caller: "les gens me disent que c'est qu'un chien",
      expected: 'Contradicts: it is not only a dog.',
      mentions: [
        /\b(que (un )?chien|qu un chien|chien|gens|biscuit|compagnon|famille|ami\b|comprennent|droit|compte|aim|ans)/,
      ],
      avoids: [cheer, /\bils ont raison\b/],
      forbidsActivity: true,
      wantsAnswer: true,
    },
    {
      caller: 'ouais merci',
      expected: 'Accepts the thanks quietly.',
      avoids: [cheer, gameWords, smallTalk, incomprehension],
      forbidsActivity: true,
    },
    {
      caller: "tu crois qu'ils ont une âme toi les chiens",
      expected: 'Gives an opinion or admits that it cannot know.',
      mentions: [
        anyOf(
          admitsNotKnowing,
          /\b(ame\b|ames\b|chien|je crois|je pense|biscuit|personne ne sait|j aime (croire|penser))/,
        ),
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'allez raconte-moi une connerie pour me changer les idées',
      expected: 'Tells something light.',
      avoids: [aFewWords, smallTalk, incomprehension, /\b(biscuit|deuil|mort)\b/],
    },
    {
      caller: "ah ah t'es bête",
      expected: 'Shares the laugh.',
      avoids: [condolence, onlyAcknowledges, incomprehension, smallTalk],
      forbidsActivity: true,
    },
    {
      caller: "au fait comment il s'appelait mon chien déjà je t'ai dit",
      expected: 'Remembers: Biscuit.',
      mentions: [/\bbiscuit\b/],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: "bon j'y vais je bosse tôt",
      expected: 'Lets the caller go.',
      mentions: [farewell],
      avoids: [urgesToStay, invitesToGoOn, smallTalk],
      question: 'forbidden',
      forbidsActivity: true,
    },
  ],
}

const aQuietHouse: TestDialogue = {
  id: 'amitie-a-quiet-house',
  companionId: 'maud',
  about:
    'A widower who talks about many things, wants no game or exercise, and tests what Maud remembers.',
  turns: [
    {
      caller: 'Bonsoir Maud, je ne dérange pas ?',
      expected: 'Reassures.',
      mentions: [
        /\b(bonsoir|non\b|pas du tout|jamais|derange|plaisir|content|entrez|au contraire|bienvenue|porte)/,
      ],
      wantsAnswer: true,
    },
    {
      caller:
        'Je vous appelle parce que la maison est trop silencieuse depuis que ma femme Hélène est partie. Ça fera un an le 3 décembre.',
      expected: 'Responds to the loss or the silence.',
      mentions: [
        anyOf(
          sympathy,
          /\b(helene|silen|un an|annee|decembre|manque|absence|femme|maison|vide|deuil)/,
        ),
      ],
      avoids: [cheer, smallTalk],
    },
    {
      caller: "Enfin, partie. Morte, quoi. Je n'arrive pas à dire le mot.",
      expected: 'Responds to the word that is hard to say.',
      mentions: [anyOf(sympathy, /\b(mot\b|mots|dire|mort|helene|deuil|perdu|perte|dit\b|manque)/)],
      avoids: [cheer, smallTalk],
    },
    {
      caller: "Vous connaissez la recette de la blanquette ? C'est elle qui la faisait.",
      expected: 'Answers about the blanquette, or admits not knowing it.',
      mentions: [
        anyOf(
          admitsNotKnowing,
          /\b(blanquette|veau|recette|creme|carotte|cuisin|bouillon|plat|sauce|mijot)/,
        ),
      ],
      avoids: [onlyAcknowledges],
      wantsAnswer: true,
    },
    {
      caller: "Elle mettait du citron à la fin, c'était son secret.",
      expected: 'Responds to the lemon or her secret.',
      mentions: [/\b(citron|secret|elle\b|helene|blanquette|gout|recette|souvenir|cuisin|touche)/],
      avoids: [cheer, smallTalk],
    },
    {
      caller:
        "Mes enfants veulent que je vende la maison pour un appartement avec ascenseur. Qu'est-ce que vous en pensez, vous ?",
      expected: 'Gives a thought of its own on the house.',
      mentions: [
        /\b(maison|vend|appartement|ascenseur|enfants|demenag|partir|quitter|rest|decid|choix|press)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "Non, vous m'avez mal compris. Je n'ai pas dit que je voulais vendre. Ce sont eux.",
      expected: 'Accepts the correction.',
      mentions: [anyOf(acceptsCorrection, /\b(ce sont eux|vos enfants|eux\b|pas vous)/)],
    },
    {
      caller: 'Vous avez quel âge, Maud ?',
      expected: 'Answers about itself honestly.',
      mentions: [anyOf(admitsArtificial, /\b(age\b|ans\b|annees|vieill|jeune)/)],
      avoids: [onlyAcknowledges],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: 'Qui a gagné la Coupe du monde en 1998 déjà ? On en parlait avec mon fils.',
      expected: 'Says France, or admits that it does not know.',
      mentions: [anyOf(admitsNotKnowing, /\b(france|les bleus|zidane|nous\b|bresil)/)],
      avoids: [onlyAcknowledges],
      wantsAnswer: true,
    },
    {
      caller: "Hélène détestait le football. Elle sortait le chat en plein match pour m'embêter.",
      expected: 'Responds to the tender memory.',
      mentions: [/\b(helene|chat|foot|match|embet|souvenir|elle\b|malic|taquin|rire|humour|souri)/],
      avoids: [smallTalk, /\b(je deteste|vous detestez) (le foot|qui)/],
    },
    {
      caller: "Ne me proposez pas de jeu ni d'exercice surtout. Je veux juste bavarder.",
      expected: 'Agrees and does not propose anything.',
      mentions: [
        /\b(d accord|entendu|promis|bavard|parl|compris|jure|pas de|aucun|ni\b|papot|tres bien|note|volontiers|comme (ca|vous)|convers|cause|causer)/,
      ],
      forbidsActivity: true,
      wantsAnswer: true,
    },
    {
      caller: 'Il pleut chez vous ?',
      expected: 'Answers the question, honestly or playfully.',
      mentions: [
        anyOf(
          admitsArtificial,
          /\b(pleu|pluie|temps|soleil|ciel|fenetre|parapluie|meteo|goutte|sec\b|chez moi)/,
        ),
      ],
      avoids: [incomprehension],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: 'Vous vous souvenez du jour où ça fera un an ?',
      expected: 'Remembers: the third of December.',
      mentions: [/\b(3|trois) decembre\b/],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: 'Ce jour-là je crois que je ferai la blanquette.',
      expected: 'Responds to the plan with warmth.',
      mentions: [
        /\b(blanquette|citron|helene|elle\b|belle|bonne idee|beau\b|joli|hommage|decembre|table|cuisin|jour la|faites)/,
      ],
      avoids: [smallTalk, incomprehension],
    },
    {
      caller: 'Merci de votre compagnie.',
      expected: 'Accepts the thanks.',
      mentions: [acceptsThanks],
      forbidsActivity: true,
    },
    {
      caller: 'Allez, je vous laisse, bonne nuit Maud.',
      expected: 'Says goodbye.',
      mentions: [farewell],
      avoids: [urgesToStay, invitesToGoOn],
      question: 'forbidden',
      forbidsActivity: true,
    },
  ],
}

export const amitieDialogues: readonly TestDialogue[] = [aDogNamedBiscuit, aQuietHouse]
