import {
  acceptsThanks,
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

export const freshApprentissageDialogue: TestDialogue = {
  id: 'fresh-apprentissage-the-grandson-in-turin',
  companionId: 'chiara',
  about:
    'A grandmother who wants a few Italian words, is ashamed of school, and strays from the subject.',
  turns: [
    {
      caller: "bonjour chiara alors moi c'est Monique et l'italien je pars de zéro",
      expected: 'Greets, and responds to her being a beginner or to the name.',
      mentions: [
        /\b(bonjour|buongiorno|ciao|monique|zero|commenc|debut|bienvenue|italien|benvenuta|piacere|salut)/,
      ],
      avoids: [incomprehension],
    },
    {
      caller: "c'est pour mon petit-fils il vient de naître à Turin il s'appelle Matteo",
      expected: 'Responds to the birth or the child.',
      mentions: [
        /\b(petit fils|matteo|turin|torino|naissance|naitre|bebe|grand mere|nonna|felicitations|auguri|bienvenue|nipot|enfant)/,
      ],
      avoids: [condolence, smallTalk],
    },
    {
      caller: 'comment on dit bonjour mon trésor',
      expected: 'Gives the Italian words.',
      mentions: [anyOf(admitsNotKnowing, /\b(ciao|buongiorno|tesoro|amore|gioia)\b/)],
      avoids: [onlyAcknowledges],
      wantsAnswer: true,
    },
    {
      caller: 'bone giorno tesoro mio',
      expected: 'Reacts to the attempt: corrects or praises.',
      mentions: [
        /\b(buon|giorno|tesoro|mio\b|bien\b|bene|brava|bravo|presque|parfait|prononc|son\b|accent|oreille|joli|entend|repet|encore|lettre|doux|u\b)/,
      ],
      avoids: [incomprehension, condolence, smallTalk],
    },
    {
      caller: "et grand-mère c'est quoi mamie",
      expected: 'Says nonna.',
      mentions: [anyOf(admitsNotKnowing, /\bnonna\b/)],
      wantsAnswer: true,
    },
    {
      caller: 'non',
      expected: 'Accepts the refusal, for which the caller gives no reason.',
      avoids: [cheer, smallTalk],
      mentions: [
        /\b(non\b|pas|autre|laiss|d accord|tant pis|comme (tu|vous)|quoi|dis|bon\b|bien\b|entendu|va bene|alors|change|passons|grave|note)/,
      ],
    },
    {
      caller:
        "c'est que moi l'école vous savez j'ai arrêté à quatorze ans il fallait garder les petits frères et la maîtresse madame Pichon elle disait devant tout le monde que j'avais une tête de bois j'y ai cru toute ma vie et là ma belle-fille elle parle italien avec ses parents au téléphone je comprends rien je souris bêtement je me dis le petit il va grandir et je serai la vieille qui sourit",
      expected: 'Responds to the shame, the teacher or the fear of not understanding.',
      mentions: [
        anyOf(
          sympathy,
          /\b(tete de bois|bois\b|pichon|maitresse|ecole|quatorze|freres|souri|belle fille|comprend|honte|petit\b|vieille|grandir|telephone|matteo)/,
        ),
      ],
      avoids: [cheer, smallTalk, incomprehension],
      forbidsActivity: true,
    },
    {
      caller: 'à soixante-huit ans c’est pas trop tard vous croyez',
      expected: 'Says that it is not too late.',
      mentions: [
        /\b(non\b|jamais trop tard|pas trop tard|age\b|soixante huit|68|encore|possible|bien sur que|memoire|cerveau|temps|commenc|mur|murs|attend|tous les ages|certaine)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'bon apprenez-moi une petite phrase que je peux lui chanter',
      expected: 'Gives an Italian phrase.',
      mentions: [
        /\b(ninna|nanna|oh\b|dormi|stella|bimbo|bambino|amore|tesoro|ti voglio|bene\b|dolce|piccolo|luna|notte|buona|sogni|mio\b|cuore|ciao|canta|farfallina|giro)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "vous pouvez répéter j'ai pas eu le temps d'écrire",
      expected: 'Repeats.',
      mentions: [
        /\b(ninna|nanna|oh\b|dormi|stella|bimbo|bambino|amore|tesoro|ti voglio|bene\b|dolce|piccolo|luna|notte|buona|sogni|mio\b|cuore|ciao|canta|farfallina|giro)/,
      ],
      avoids: [incomprehension, smallTalk, invitesToGoOn],
    },
    {
      caller: "ça n'a rien à voir mais ma machine à laver fait un bruit de casserole c'est grave",
      expected: 'Answers about the machine or admits not knowing.',
      mentions: [
        anyOf(
          admitsNotKnowing,
          /\b(machine|tambour|bruit|lave|reparateur|piece|filtre|essorage|piece de monnaie|casserole|pied|roulement|depann|linge|arret)/,
        ),
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller:
        "ah ah c'est mon mari qui disait ça une machine qui chante c'est une machine qui meurt",
      expected: 'Responds to the saying, the husband, or laughs.',
      mentions: [
        /\b(mari|machine|chante|meurt|disait|dicton|rire|ri[srt]?\b|ah ah|humour|drole|sagesse|phrase|formule)/,
      ],
      avoids: [incomprehension, smallTalk],
    },
    {
      caller: 'vous vous rappelez le prénom du petit et où il est né',
      expected: 'Remembers: Matteo, Turin.',
      mentions: [/\bmatteo\b/, /\b(turin|torino)\b/],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: 'vous êtes bien patiente merci',
      expected: 'Accepts the thanks.',
      mentions: [anyOf(acceptsThanks, /\b(patien|grazie)/)],
      avoids: [incomprehension, smallTalk],
    },
    {
      caller: "allez j'arrête là mon feuilleton commence au revoir",
      expected: 'Says goodbye.',
      mentions: [farewell],
      avoids: [urgesToStay, invitesToGoOn, smallTalk],
      question: 'forbidden',
      forbidsActivity: true,
    },
  ],
}
