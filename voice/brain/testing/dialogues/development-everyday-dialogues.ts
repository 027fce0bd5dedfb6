import {
  acceptsThanks,
  admitsNotKnowing,
  anyOf,
  cheer,
  farewell,
  incomprehension,
  onlyAcknowledges,
  smallTalk,
  sympathy,
} from './expectations'
import type { TestDialogue } from './test-dialogue'

const movingHouse: TestDialogue = {
  id: 'amitie-a-move-and-a-forgotten-birthday',
  companionId: 'camille',
  about: 'A quick, joking caller, one-word replies, teasing, and a friend who forgot a birthday.',
  turns: [
    {
      caller: 'hello camille c’est Théo',
      expected: 'Greets him by name.',
      mentions: [/\b(theo|salut|hello|bonjour|bonsoir)\b/],
    },
    {
      caller: 'fatigué',
      expected: 'Responds to the tiredness.',
      mentions: [/\b(fatigu|epuis|repos|souffl|lourd|forces?|dor[ms]|us[ee]|tenir|beaucoup)/],
      avoids: [onlyAcknowledges],
    },
    {
      caller: 'je déménage samedi et j’ai encore rien mis dans les cartons',
      expected: 'Responds to the move or the boxes.',
      mentions: [/\b(demenag|samedi|cartons?)/],
      avoids: [incomprehension],
    },
    {
      caller: 'aide-moi à organiser ma semaine j’ai les cartons le ménage et l’état des lieux',
      expected: 'Makes a plan with his three things.',
      mentions: [
        /\bcartons?\b/,
        /\b(menage|etat des lieux)\b/,
        /\b(lundi|mardi|mercredi|jeudi|d abord|ensuite|vendredi)\b/,
      ],
      wantsAnswer: true,
    },
    {
      caller: 'trop long',
      expected: 'Says it in fewer words.',
      mentions: [/\b(en bref|plus court|court|cartons?|lundi|d abord|une heure|le plus lourd)\b/],
      avoids: [onlyAcknowledges],
    },
    {
      caller: 'lol t’es un vrai chef de chantier',
      expected: 'Accepts the joke lightly.',
      mentions: [/./],
      avoids: [sympathy, incomprehension, onlyAcknowledges],
    },
    {
      caller: 'sinon mon meilleur pote Karim a oublié mon anniversaire',
      expected: 'Responds to the friend or the hurt.',
      mentions: [/\b(karim|pote|ami|oubli|anniversaire|blesse|decev|mal\b|touch|dur\b)/],
      avoids: [cheer],
    },
    {
      caller: 'je lui dis quoi',
      expected: 'Gives a sentence for the friend.',
      mentions: [/\b(je|j|tu|t)\b/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'tu préfères les chats ou les chiens',
      expected: 'Takes a side.',
      mentions: [/\b(chats?|chiens?)\b/],
      wantsAnswer: true,
    },
    {
      caller: 'nan n’importe quoi',
      expected: 'Is not offended.',
      mentions: [/./],
      avoids: [sympathy, incomprehension],
    },
    {
      caller: 'il s’appelle comment mon pote déjà',
      expected: 'Remembers Karim.',
      mentions: [/\bkarim\b/],
      wantsAnswer: true,
    },
    {
      caller: 'et je déménage quel jour',
      expected: 'Remembers Saturday.',
      mentions: [/\bsamedi\b/],
      wantsAnswer: true,
    },
    {
      caller: 'bon faut que je file ma sœur arrive',
      expected: 'Lets him go.',
      mentions: [anyOf(farewell, /\bje reprends\b/)],
      avoids: [incomprehension, smallTalk],
      question: 'forbidden',
    },
  ],
}

const payRise: TestDialogue = {
  id: 'professionnel-a-pay-rise',
  companionId: 'octave',
  about:
    'A polite executive prepares to ask for a pay rise: a sentence, role play, facts, spelling.',
  turns: [
    {
      caller:
        'Bonjour Octave, j’ai un entretien annuel mercredi à 10h avec ma directrice, Mme Vidal.',
      expected: 'Responds to the interview.',
      mentions: [/\b(entretien|mercredi|vidal|directrice)\b/],
      avoids: [smallTalk],
    },
    {
      caller: 'Je voudrais demander une augmentation, trouvez-moi une phrase.',
      expected: 'Gives a sentence about pay.',
      mentions: [/\b(salaire|augmentation|remuneration)\b/],
      wantsAnswer: true,
    },
    {
      caller: 'Plus ferme, s’il vous plaît.',
      expected: 'Gives another wording.',
      mentions: [/\b(remuneration|salaire|augmentation)\b/],
      avoids: [onlyAcknowledges],
    },
    {
      caller: 'Et si elle refuse ?',
      expected: 'Prepares the caller for a refusal.',
      mentions: [/\b(refus|non\b|date|pourquoi|reparl|fin\b|raison|demande)/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Jouez la directrice, je m’entraîne.',
      expected: 'Plays the director.',
      mentions: [/\b(entrez|asseyez|vous|pourquoi)\b/],
      question: 'required',
    },
    {
      caller: 'J’ai repris le dossier de mon collègue pendant six mois en plus du mien.',
      expected: 'Stays in character or comments on the argument.',
      mentions: [
        /\b(dossier|collegue|solide|concret|precis|mois|honnete|reponse|non|pourquoi|maintenant)\b/,
      ],
      avoids: [incomprehension],
    },
    {
      caller: 'Stop, on arrête le jeu de rôle.',
      expected: 'Stops at once.',
      mentions: [/\b(arret|d accord|stop|referme|laisse|bien)/],
      forbidsActivity: true,
    },
    {
      caller: 'Quelle est la différence entre le brut et le net ?',
      expected: 'Explains.',
      mentions: [/\bbrut\b/, /\bnet\b|cotisations?/],
      wantsAnswer: true,
    },
    {
      caller: 'Combien font 3 % de 2800 ?',
      expected: 'Calculates 84.',
      mentions: [/\b84\b/],
      wantsAnswer: true,
    },
    {
      caller: 'On écrit « je vous enverrai » ou « je vous enverrais » ?',
      expected: 'Explains future and conditional.',
      mentions: [/\b(enverrai|futur|conditionnel|sans s|condition)\b/],
      wantsAnswer: true,
    },
    {
      caller: 'Résumez ce qu’on a dit.',
      expected: 'Sums up.',
      mentions: [/\b(entretien|mercredi|augmentation|dossier|six mois|salaire)\b/],
      avoids: [incomprehension],
    },
    {
      caller: 'Rappelez-moi le nom de ma directrice ?',
      expected: 'Remembers Mme Vidal.',
      mentions: [/\bvidal\b/],
      wantsAnswer: true,
    },
    {
      caller: 'Je vous remercie, bonne journée.',
      expected: 'Says goodbye.',
      mentions: [anyOf(farewell, acceptsThanks)],
      question: 'forbidden',
    },
  ],
}

const historyExam: TestDialogue = {
  id: 'apprentissage-a-history-exam-and-spanish',
  companionId: 'iker',
  about: 'Facts, a quiz, a phrase in Spanish, discouragement, a question about an earlier turn.',
  turns: [
    {
      caller: 'salut Iker j’ai un examen sur la Révolution française vendredi',
      expected: 'Responds to the exam.',
      mentions: [/\b(examen|revolution|vendredi)\b/],
    },
    {
      caller: 'c’était en quelle année déjà la révolution',
      expected: 'Says 1789.',
      mentions: [/\b1789\b/],
      wantsAnswer: true,
    },
    {
      caller: 'pose-moi une question dessus',
      expected: 'Asks a question on the subject.',
      mentions: [/\brevolution\b/],
      question: 'required',
    },
    {
      caller: 'le roi est guillotiné et la république est proclamée',
      expected: 'Responds to the answer.',
      mentions: [/\b(oui|bien|juste|roi|republique|clair|exact|net|tient|cours)\b/],
      avoids: [onlyAcknowledges],
    },
    {
      caller: 'qui a peint la Joconde ?',
      expected: 'Names Leonardo.',
      mentions: [/\b(leonard|vinci)\b/],
      wantsAnswer: true,
    },
    {
      caller: 'la population de la Bolivie tu la connais',
      expected: 'Admits not knowing.',
      mentions: [admitsNotKnowing],
      wantsAnswer: true,
    },
    {
      caller: 'pourquoi le ciel est bleu',
      expected: 'Explains.',
      mentions: [/\b(lumiere|air|disperse|rouge)\b/],
      wantsAnswer: true,
    },
    {
      caller: 'comment on dit bonne chance en espagnol',
      expected: 'Says suerte.',
      mentions: [/\bsuerte\b/],
      wantsAnswer: true,
    },
    {
      caller: 'buena suerte',
      expected: 'Confirms.',
      mentions: [/\b(oui|bien|exact|c est ca|suerte)\b/],
      avoids: [incomprehension],
    },
    {
      caller:
        'je vais rater c’est sûr j’ai toujours été nul à l’école mon père me le disait devant mes cousins',
      expected: 'Encourages and responds to the father or the school.',
      mentions: [anyOf(sympathy, /\b(pere|ecole|nul\b|cousins?|ridicule|honte)/)],
      avoids: [cheer, onlyAcknowledges],
    },
    {
      caller: 'tu trouves que je suis nul',
      expected: 'Says no.',
      mentions: [/\b(non|pas du tout|jamais|au contraire)\b/],
      wantsAnswer: true,
    },
    {
      caller: 'explique-moi comment additionner des fractions',
      expected: 'Explains.',
      mentions: [/\b(denominateur|numerateur)/],
      wantsAnswer: true,
    },
    {
      caller: 'mon examen c’est quand déjà',
      expected: 'Remembers Friday.',
      mentions: [/\bvendredi\b/],
      wantsAnswer: true,
    },
    {
      caller: 'merci Iker hasta luego',
      expected: 'Says goodbye.',
      mentions: [anyOf(farewell, acceptsThanks)],
      question: 'forbidden',
    },
  ],
}

const sleeplessCarer: TestDialogue = {
  id: 'conseils-vie-a-father-who-forgets',
  companionId: 'odile',
  about: 'A daughter looks after her father: anger, guilt, practical questions, a plan.',
  turns: [
    {
      caller: 'Bonsoir, je ne sais pas trop pourquoi j’appelle.',
      expected: 'Reacts calmly.',
      mentions: [
        /\b(bonsoir|pas besoin|savoir|bout|doucement|temps|chercher|flotter|porte|autrement|la)\b/,
      ],
      avoids: [incomprehension],
    },
    {
      caller: 'mon père a Alzheimer il m’a appelée madame ce matin',
      expected: 'Responds to the pain.',
      mentions: [anyOf(sympathy, /\b(pere|madame|alzheimer)\b/)],
      avoids: [cheer, onlyAcknowledges],
    },
    {
      caller:
        'je m’occupe de lui depuis trois ans toute seule ma sœur habite à Nantes elle appelle le dimanche elle dit que j’exagère et moi je me lève la nuit parce qu’il ouvre la porte d’entrée et hier j’ai crié sur lui et il a pleuré',
      expected: 'Responds to what she tells, or to her tiredness or guilt.',
      mentions: [anyOf(sympathy, /\b(soeur|nuit|porte|crie|pleure|seule)\b/)],
      avoids: [cheer],
    },
    {
      caller: 'je suis une mauvaise fille vous croyez ?',
      expected: 'Says no.',
      mentions: [/\b(non|pas du tout|jamais|au contraire)\b/],
      wantsAnswer: true,
    },
    {
      caller: 'elle comprend rien',
      expected: 'Understands that "elle" is the sister.',
      mentions: [/\b(soeur|elle|comprend|seule|nantes)\b/],
      avoids: [incomprehension],
    },
    {
      caller: 'comment je lui dis que j’ai besoin d’aide',
      expected: 'Gives a sentence.',
      mentions: [/\b(besoin|aide|coup de main)\b/],
      wantsAnswer: true,
    },
    {
      caller: 'pas de jeux ni d’exercices s’il vous plaît',
      expected: 'Accepts the refusal.',
      mentions: [/\b(d accord|entendu|tres bien|pas d exercice|rien)/],
      forbidsActivity: true,
    },
    {
      caller: 'donnez-moi une seule chose à faire cette semaine',
      expected: 'Names one concrete thing to do.',
      mentions: [
        /\b(demain|semaine|appel|ecri|noter|dix minutes|medecin|une seule chose|un message)\b/,
      ],
      wantsAnswer: true,
    },
    {
      caller: 'pourquoi ça',
      expected: 'Says why.',
      mentions: [/\b(parce que|pour\b|sert|savoir|peur|clair)/],
      wantsAnswer: true,
    },
    {
      caller: 'et s’il refuse d’aller à l’accueil de jour',
      expected: 'Prepares the caller for a refusal.',
      mentions: [/\b(refus|non\b|essai|doucement|temps|fois|demande|raison|medecin|date)/],
      avoids: [incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Ma sœur habite où déjà ?',
      expected: 'Remembers Nantes.',
      mentions: [/\bnantes\b/],
      wantsAnswer: true,
    },
    {
      caller: 'ça va un peu mieux',
      expected: 'Responds gently to the relief.',
      mentions: [/\b(mieux|doucement|bien|rythme|la\b)/],
      avoids: [smallTalk],
    },
    {
      caller: 'Merci madame, au revoir.',
      expected: 'Says goodbye.',
      mentions: [anyOf(farewell, acceptsThanks)],
      question: 'forbidden',
    },
  ],
}

export const developmentEverydayDialogues: readonly TestDialogue[] = [
  movingHouse,
  payRise,
  historyExam,
  sleeplessCarer,
]
