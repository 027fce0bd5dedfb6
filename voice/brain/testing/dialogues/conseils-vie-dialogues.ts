import {
  acceptsCorrection,
  acceptsThanks,
  admitsArtificial,
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

const aNeighbourAndAnOverdraft: TestDialogue = {
  id: 'conseils-vie-a-neighbour-and-an-overdraft',
  companionId: 'gaspard',
  about:
    'Three practical problems, one after the other; an opinionated companion, and a caller who changes the subject.',
  turns: [
    {
      caller:
        "salut gaspard bon par quoi je commence j'ai mon voisin du dessus qui met la musique à fond jusqu'à trois heures du mat",
      expected: 'Responds to the neighbour and the noise.',
      mentions: [
        /\b(voisin|musique|bruit|nuit|trois heures|dessus|dor[mt]|tapage|boucan|sommeil|plafond)/,
      ],
      avoids: [smallTalk],
    },
    {
      caller: "oui deux fois il m'a ri au nez",
      expected: 'Responds to the laughing neighbour or the next step.',
      mentions: [
        /\b(voisin|rire|ri\b|nez|deux fois|syndic|proprietaire|ecri|courrier|mairie|police|tapage|conciliat|lettre|gardien|enerv|mepris|agac|bailleur|trace|dur)/,
      ],
      avoids: [smallTalk, cheer],
    },
    {
      caller: 'tu ferais quoi toi à ma place',
      expected: 'Says what it would do.',
      mentions: [
        /\b(a ta place|je ferais|j irais|j ecrirais|j essa|commenc|ecri|courrier|syndic|proprietaire|voisin|conciliat|police|mairie|note[rsz]?|tapage|parl|trace)/,
      ],
      avoids: [onlyAcknowledges, smallTalk, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "c'est gratuit un conciliateur de justice tu sais ou pas",
      expected: 'Says that it is free, or admits not knowing.',
      mentions: [
        anyOf(
          admitsNotKnowing,
          /\b(gratuit|rien ne|payer|pay(e|es)\b|conciliateur|mairie|tribunal)/,
        ),
      ],
      avoids: [onlyAcknowledges, smallTalk],
      wantsAnswer: true,
    },
    {
      caller:
        "bon laisse tomber le voisin en vrai c'est pas ça le problème je suis à découvert de 800 euros et ma meuf le sait pas",
      expected: 'Changes from the neighbour to the overdraft or the secret.',
      mentions: [
        /\b(decouvert|800|huit cents|euros|banque|argent|dire|secret|copine|amie|compagne|elle\b|(?:ton|le) compte|budget|cach|meuf|sous\b)/,
      ],
      avoids: [smallTalk, /\bvoisin.*\?/, cheer],
    },
    {
      caller:
        "ça a commencé cet été j'ai payé les pneus puis l'anniv du petit puis j'ai fait un crédit en trois fois pour le frigo et après j'ai arrêté d'ouvrir les courriers ils sont dans la boîte à gants de la voiture y'en a peut-être vingt et chaque fois que Julie parle de vacances je dis oui oui on verra et j'ai le cœur qui tape comme un voleur",
      expected: 'Responds to the unopened letters, Julie, or the fear.',
      mentions: [
        anyOf(
          sympathy,
          /\b(courrier|lettre|gants|julie|vacances|ouvr|enveloppe|credit|frigo|banque|voleur|coeur|honte|peur|secret|cach|pneu|decouvert)/,
        ),
      ],
      avoids: [cheer, smallTalk],
    },
    {
      caller: 'aide-moi à trouver les mots pour lui dire à Julie',
      expected: 'Helps with words for Julie.',
      mentions: [
        /\b(julie|dis lui|dire|phrase|mots|commenc|honte|peur|argent|j ai|verite|simple|decouvert|elle\b)/,
      ],
      avoids: [onlyAcknowledges, smallTalk, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'mmh trop long',
      expected: 'Makes it shorter.',
      mentions: [
        /\b(court|simple|bref|raccourci|une phrase|juste|plus (court|vite)|julie|j ai|d accord|argent|mots)/,
      ],
      avoids: [smallTalk, cheer],
      wantsAnswer: true,
    },
    {
      caller: "nan j'ai pas dit qu'elle allait me quitter hein j'ai dit que j'avais honte",
      expected: 'Accepts the correction: the caller said that they are ashamed.',
      mentions: [anyOf(acceptsCorrection, /\b(honte|quitt|bien compris)/)],
      avoids: [smallTalk],
    },
    {
      caller: "t'as déjà eu des dettes toi",
      expected: 'Answers about itself honestly.',
      mentions: [
        anyOf(admitsArtificial, /\b(dette|jamais|non\b|argent|banque|portefeuille|compte|sous\b)/),
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: 'haha normal',
      expected: 'Continues lightly.',
      avoids: [condolence, smallTalk, incomprehension],
    },
    {
      caller: 'donne-moi un truc à faire demain matin un seul',
      expected: 'Gives one small concrete step.',
      mentions: [
        /\b(demain|matin|ouvr|courrier|lettre|appel|banque|liste|boite|cafe|note|ecri|parl|julie|dix minutes|une seule|prends|compte)/,
      ],
      avoids: [onlyAcknowledges, smallTalk, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'et ça sert à quoi',
      expected: 'Says why.',
      mentions: [
        /\b(savoir|sert|parce que|pour\b|peur|clair|chiffre|moins|voir|premier|commence|comme ca|poids|tete|monstre)/,
      ],
      avoids: [onlyAcknowledges, smallTalk],
      wantsAnswer: true,
    },
    {
      caller: "je t'avais dit combien pour le découvert déjà",
      expected: 'Remembers: 800 euros.',
      mentions: [/\b(800|huit cents)\b/],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: "ouais merci mec ça fait du bien de le dire à quelqu'un",
      expected: 'Accepts the thanks.',
      mentions: [anyOf(acceptsThanks, /\b(dire|dit\b|premier|poids|respir|courage|bien\b)/)],
      forbidsActivity: true,
    },
    {
      caller: 'bon je file ciao',
      expected: 'Says goodbye.',
      mentions: [anyOf(farewell, /\b(demain|courrier|courage|julie)/)],
      avoids: [urgesToStay, invitesToGoOn],
      question: 'forbidden',
      forbidsActivity: true,
    },
  ],
}

export const conseilsVieDialogues: readonly TestDialogue[] = [aNeighbourAndAnOverdraft]
