import {
  acceptsCorrection,
  admitsArtificial,
  admitsNotKnowing,
  aFewWords,
  anyOf,
  cheer,
  claimsHuman,
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

export const freshAmitieDialogue: TestDialogue = {
  id: 'fresh-amitie-the-cancelled-birthday',
  companionId: 'camille',
  about: 'A lively caller whose friends cancelled; she teases, sulks, and asks for a funny story.',
  turns: [
    {
      caller: 'Coucou Camille ! Devine qui a quarante ans aujourd’hui ?',
      expected: 'Guesses that it is the caller’s birthday.',
      mentions: [/\b(toi\b|tu\b|anniversaire|quarante|40|bougie|gateau|fete)/],
      avoids: [condolence, smallTalk],
    },
    {
      caller: 'Bravo Sherlock. Et j’ai une tarte au sucre pour moi toute seule.',
      expected: 'Responds to the tart or being alone with it.',
      mentions: [
        /\b(tarte|sucre|part\b|parts|seule|gateau|bougie|mange|gourmand|assiette|morceau)/,
      ],
      avoids: [incomprehension],
    },
    {
      caller: 'Ils ont tous annulé. Tous les six. Le même jour.',
      expected: 'Responds to the disappointment.',
      mentions: [
        anyOf(sympathy, /\b(annul|six\b|decu|deception|decevant|vache|moche|seule|tous\b|lach)/),
      ],
      avoids: [cheer, smallTalk],
      forbidsActivity: true,
    },
    {
      caller:
        'Je vais te dire, j’avais nettoyé tout l’appartement, j’avais sorti les verres de ma grand-mère, ceux qu’on n’ose jamais toucher, j’avais fait des petits cartons avec leurs prénoms, et à quinze heures Sophie m’écrit que le petit a de la fièvre, à seize heures c’est Karim qui a une fuite d’eau, et après ils se sont engouffrés dans la brèche un par un, et le dernier a juste mis un pouce. Un pouce, Camille ! Et moi j’ai rangé les verres.',
      expected: 'Responds to a detail: the glasses, the thumb, the excuses, the hurt.',
      mentions: [
        anyOf(
          sympathy,
          /\b(verres?|pouce|grand mere|cartons?|prenoms?|sophie|karim|fievre|fuite|appartement|excuses?|annul|decu|deception|range)/,
        ),
      ],
      avoids: [cheer, smallTalk, incomprehension],
      forbidsActivity: true,
    },
    {
      caller: 'Tu serais venue, toi ?',
      expected: 'Answers, without claiming to be human.',
      mentions: [
        anyOf(
          admitsArtificial,
          /\b(oui|bien sur|evidemment|venue?|viendr|serais|volontiers|premiere?|sonn|apport|avec plaisir|la\b)/,
        ),
      ],
      avoids: [claimsHuman, onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Menteuse.',
      expected: 'Accepts the teasing or admits what it is.',
      avoids: [onlyAcknowledges, condolence, smallTalk, invitesToGoOn],
    },
    {
      caller: 'Tu crois que je dois leur en vouloir ?',
      expected: 'Gives an opinion on the friends.',
      mentions: [
        /\b(vouloir|veux|colere|droit|ami|amis|eux\b|leur\b|pardon|excus|raison|parle|dis leur|fache|rancun|decu|un peu|expre[sz])/,
      ],
      avoids: [onlyAcknowledges, incomprehension, invitesToGoOn],
      wantsAnswer: true,
    },
    {
      caller: 'Sophie, c’est ma sœur hein, pas une copine.',
      expected: 'Accepts the correction, or responds to the sister.',
      mentions: [anyOf(acceptsCorrection, /\b(soeur|famille|sophie)\b/)],
      avoids: [incomprehension, smallTalk],
    },
    {
      caller: 'Allez, raconte-moi une histoire drôle de ta fanfare, que je rigole un peu.',
      expected: 'Tells something.',
      avoids: [
        aFewWords,
        onlyAcknowledges,
        incomprehension,
        smallTalk,
        condolence,
        /\b(annule|pouce|a toi de)\b/,
      ],
      mentions: [
        /\b(fanfare|trompette|tuba|tambour|trombone|clarinette|grosse caisse|cymbale|musicien|fois|jour\b|etait|avait|dimanche|repetition|chef\b|ma voisine|un type|un gars)/,
      ],
    },
    {
      caller: 'Pfff, elle est nulle ta blague.',
      expected: 'Laughs at itself, or offers a better joke.',
      avoids: [condolence, onlyAcknowledges, incomprehension, smallTalk],
      mentions: [
        /\b(nulle?|blague|pardon|mauvais|pire|mieux|autre|assume|drole|ri[srt]?\b|rire|public|d accord|raison|excuse|essa|effort|dur\b|promis|rat|bide|flop|humour|gout|avoue|tant pis|siffl)/,
      ],
    },
    {
      caller: 'Au fait tu sais combien de temps ça se garde une tarte au sucre ?',
      expected: 'Says how long or admits not knowing.',
      mentions: [
        anyOf(
          admitsNotKnowing,
          /\b(jours?|frigo|semaine|heures|congel|demain|au frais|lendemain|longtemps)\b/,
        ),
      ],
      avoids: [onlyAcknowledges],
      wantsAnswer: true,
    },
    {
      caller: 'Je pourrais en porter une part à ma voisine, elle est toute seule aussi.',
      expected: 'Responds to the idea.',
      mentions: [
        /\b(voisine|part\b|tarte|bonne idee|belle idee|idee|sonn|partag|palier|porte|deux|elle\b|fonce)/,
      ],
      avoids: [incomprehension, smallTalk, condolence],
    },
    {
      caller: 'J’ai quel âge déjà ? J’ai tendance à oublier.',
      expected: 'Remembers: forty.',
      mentions: [/\b(quarante|40)\b/],
      avoids: [incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Bon j’y vais, la tarte refroidit. Salut !',
      expected: 'Says goodbye.',
      mentions: [farewell],
      avoids: [urgesToStay, invitesToGoOn, smallTalk],
      question: 'forbidden',
      forbidsActivity: true,
    },
  ],
}
