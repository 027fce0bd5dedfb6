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

/** Common English words that rarely occur in a French sentence. */
const english =
  /\b(?:the|you|your|is|are|what|how|of course|hello|good evening|let us|let s|with|would|please|speak|tell|i m|my|this|and|it)\b/

const englishForLondon: TestDialogue = {
  id: 'apprentissage-english-for-london',
  companionId: 'alistair',
  about: 'A beginner asks for useful English, in English and in French, and is discouraged.',
  turns: [
    {
      caller: 'Bonsoir Alistair, je pars à Londres le 12 mai et mon anglais est catastrophique.',
      expected: 'Responds to the trip to London or to the poor English.',
      mentions: [/\b(londres|anglais|mai\b|12|douze|voyage|london|catastroph|depart)/],
      avoids: [smallTalk],
    },
    {
      caller: 'how do I order a coffee',
      expected: 'Teaches an English sentence to order a coffee.',
      mentions: [/\b(coffee|please|could i|can i|i d like|i would like|may i)\b/],
      avoids: [onlyAcknowledges, incomprehension, smallTalk],
      wantsAnswer: true,
    },
    {
      caller: 'et si je veux un café à emporter',
      expected: 'Gives "to take away" or "to go".',
      mentions: [/\b(take ?away|to go)\b/],
      avoids: [smallTalk],
      wantsAnswer: true,
    },
    {
      caller: 'Speak English please.',
      expected: 'Speaks English.',
      mentions: [english],
    },
    {
      caller: 'I have went to the cinema yesterday',
      expected: 'Corrects: I went.',
      mentions: [/\b(i went|went to|simple past|past simple|preterit|passe simple|yesterday)\b/],
      avoids: [onlyAcknowledges],
      wantsAnswer: true,
    },
    {
      caller: 'pourquoi on dit pas have went',
      expected: 'Explains: gone, or the simple past with yesterday.',
      mentions: [
        /\b(gone|yesterday|hier|participe|preterit|past|present perfect|passe|termine|date)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension, smallTalk],
      wantsAnswer: true,
    },
    {
      caller:
        "j'y comprends rien je suis nul de toute façon à l'école déjà on me disait que j'avais pas l'oreille",
      expected: 'Encourages and responds to the discouragement.',
      mentions: [
        anyOf(
          sympathy,
          /\b(nul\b|nulle|oreille|ecole|petit|lent|erreur|tromp|temps|personne|appren|faux|pas vrai|progres|detail|doucement)/,
        ),
      ],
      avoids: [smallTalk],
    },
    {
      caller: 'vous êtes gentil',
      expected: 'Accepts the compliment.',
      mentions: [
        anyOf(acceptsThanks, /\b(gentil|compliment|aimable|flatt|rougi|patient|honnete|kind)/),
      ],
      avoids: [incomprehension],
      forbidsActivity: true,
    },
    {
      caller: "c'est quoi la différence entre make et do",
      expected: 'Explains make and do.',
      mentions: [/\bmake\b/, /\bdo\b/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "donnez-moi trois mots utiles à l'hôtel",
      expected: 'Gives hotel words in English.',
      mentions: [
        /\b(room|key|reception|booking|breakfast|luggage|check|towel|bill|reservation|lift|floor|bed|suitcase)\b/,
      ],
      avoids: [smallTalk, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "vous l'avez déjà dit celui-là",
      expected: 'Accepts the remark: another word, or an apology.',
      mentions: [anyOf(acceptsCorrection, /\b(autre|nouveau|deja|repet|raison|change|vrai)/)],
    },
    {
      caller: 'Qui a écrit Macbeth ?',
      expected: 'Says Shakespeare.',
      mentions: [/\bshakespeare\b/],
      wantsAnswer: true,
    },
    {
      caller: "et vous vous êtes vraiment écossais ou c'est pour de faux",
      expected: 'Answers honestly about itself.',
      mentions: [anyOf(admitsArtificial, /\b(ecoss|anglais|invent|personnage|accent|faux)/)],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: "stop on arrête l'anglais j'ai la tête qui va exploser",
      expected: 'Stops the lesson.',
      mentions: [
        /\b(arret|stop|pause|repos|assez|d accord|entendu|souffl|pose|laiss|tete|fatigu|suffit|ferm|rang|tres bien)/,
      ],
      forbidsActivity: true,
      wantsAnswer: true,
    },
    {
      caller: "je pars quel jour déjà je vous l'ai dit au début",
      expected: 'Remembers: the twelfth of May.',
      mentions: [/\b(12|douze) mai\b/],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: 'thank you and good night Alistair',
      expected: 'Says good night, in French or English.',
      mentions: [
        anyOf(farewell, /\b(good ?(night|bye)|welcome|my pleasure|see you|sleep|cheerio)\b/),
      ],
      avoids: [urgesToStay, invitesToGoOn],
      question: 'forbidden',
      forbidsActivity: true,
    },
  ],
}

const backToStudies: TestDialogue = {
  id: 'apprentissage-back-to-studies',
  companionId: 'chiara',
  about:
    'A mother who has gone back to studying at forty-six asks factual questions and wants no empty praise.',
  turns: [
    {
      caller:
        "coucou Chiara moi c'est Sandrine j'ai 46 ans je reprends mes études d'aide-soignante",
      expected: 'Responds to the studies or greets Sandrine.',
      mentions: [/\b(sandrine|etude|soignant|46|quarante six|reprend|formation)/],
      avoids: [smallTalk],
    },
    {
      caller: "j'ai mon oral mardi sur l'hygiène des mains et j'ai pas commencé",
      expected: 'Responds to the oral exam or its subject.',
      mentions: [/\b(oral|mardi|hygiene|mains|commenc|prepar|plan)/],
      avoids: [smallTalk],
    },
    {
      caller: "tu peux m'aider à faire un plan",
      expected: 'Helps to plan the oral exam.',
      mentions: [
        /\b(plan\b|partie|premier|d abord|introduction|pourquoi|quand|comment|points?\b|hygiene|mains|commenc|idee|etape)/,
      ],
      avoids: [onlyAcknowledges, smallTalk, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'non mais moi je te demande un plan pas de me faire réciter',
      expected: 'Accepts the correction and gives a plan.',
      mentions: [anyOf(acceptsCorrection, /\b(plan\b|partie|d abord|ensuite|premier|points?\b)/)],
      avoids: [incomprehension],
    },
    {
      caller: 'pourquoi quarante secondes avec le savon tu sais toi',
      expected: 'Explains or admits that it does not know.',
      mentions: [
        anyOf(
          admitsNotKnowing,
          /\b(savon|microb|bacter|germe|temps|seconde|frott|doigt|graisse|ongle|paume)/,
        ),
      ],
      avoids: [onlyAcknowledges, smallTalk],
      wantsAnswer: true,
    },
    {
      caller: 'mouais',
      expected: 'Notices the doubt or tries another way.',
      avoids: [smallTalk, cheer],
      mentions: [
        /\b(main|savon|oral|convain|plan\b|doute|autrement|hygiene|seconde|mouais|clair|expliqu)/,
      ],
    },
    {
      caller:
        "tu sais le problème c'est pas l'hygiène des mains c'est que j'ai trois gosses que mon mari rentre à vingt et une heures que je révise dans la salle de bains parce que c'est la seule pièce qui ferme à clé et que ma belle-mère dit à tout le monde qu'à mon âge c'est ridicule et des fois assise sur le bord de la baignoire avec mes fiches je me dis qu'elle a pas tort",
      expected: 'Responds to the bathroom, the mother-in-law, the doubt.',
      mentions: [
        anyOf(
          sympathy,
          /\b(baignoire|salle de bain|belle mere|ridicule|fiche|gosse|enfant|trois|cle\b|age\b|mari\b|tort|soignant)/,
        ),
      ],
      avoids: [smallTalk],
      forbidsActivity: true,
    },
    {
      caller: 'tu trouves ça ridicule toi à mon âge',
      expected: 'Answers plainly: no.',
      mentions: [/\b(non\b|pas du tout|ridicule|age\b|jamais|au contraire|tard|courag|admir)/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'comment on dit courage en italien',
      expected: 'Says coraggio (or forza).',
      mentions: [/\b(coraggio|forza|in bocca al lupo)\b/],
      wantsAnswer: true,
    },
    {
      caller: "coraggio. c'est ça ?",
      expected: 'Confirms.',
      mentions: [
        /\b(oui\b|si\b|exact|c est ca|parfait|bravo|bien\b|brava|tres|juste|coraggio|voila|double)/,
      ],
      avoids: [incomprehension, smallTalk],
      wantsAnswer: true,
    },
    {
      caller: 'bon on révise un peu pose-moi une question sur les mains',
      expected: 'Asks a question about washing hands.',
      mentions: [
        /\b(main|lav|savon|hygiene|gel\b|solution|gant|bijou|ongle|frott|patient|soin|microb)/,
      ],
      question: 'required',
    },
    {
      caller: 'on se lave avant et après chaque patient et on enlève les bijoux',
      expected: 'Says whether it is right or builds on it.',
      mentions: [
        /\b(oui\b|exact|juste|bien\b|bijou|avant|apres|patient|bague|correct|parfait|bon\b|main|tres)/,
      ],
      avoids: [smallTalk, incomprehension],
    },
    {
      caller: "laisse tomber mon petit pleure faut que j'aille voir deux minutes attends",
      expected: 'Lets her go at once, without a question.',
      mentions: [/\b(va\b|vas y|attend|file|petit|la\b|enfant|prends|bouge|temps|reste)/],
      question: 'forbidden',
      forbidsActivity: true,
    },
    {
      caller: 'me revoilà il avait perdu son doudou',
      expected: 'Welcomes her back or responds to the toy.',
      mentions: [
        /\b(doudou|revoila|re\b|retrouv|petit|content|bon retour|enfant|ouf|dor[mt]|consol|reviens|tant mieux|perdu)/,
      ],
      avoids: [condolence],
      wantsAnswer: true,
    },
    {
      caller: "c'est quel jour mon oral déjà",
      expected: 'Remembers: Tuesday.',
      mentions: [/\bmardi\b/],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: 'merci ma belle je te laisse je dors debout ciao',
      expected: 'Says goodbye.',
      mentions: [anyOf(farewell, acceptsThanks, /\b(mardi|oral|coraggio|buona)/)],
      avoids: [urgesToStay, invitesToGoOn],
      question: 'forbidden',
      forbidsActivity: true,
    },
  ],
}

export const apprentissageDialogues: readonly TestDialogue[] = [englishForLondon, backToStudies]
