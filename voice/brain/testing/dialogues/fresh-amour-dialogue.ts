import {
  acceptsThanks,
  admitsArtificial,
  admitsNotKnowing,
  aFewWords,
  anyOf,
  cheer,
  farewell,
  incomprehension,
  invitesToGoOn,
  onlyAcknowledges,
  smallTalk,
  sympathy,
  urgesToStay,
} from './expectations'
import type { TestDialogue } from './test-dialogue'

export const freshAmourDialogue: TestDialogue = {
  id: 'fresh-amour-the-flat-in-nantes',
  companionId: 'nour',
  about:
    'A man in a long-distance relationship asks direct questions, then changes the subject to work.',
  turns: [
    {
      caller: 'salut nour je te réveille pas',
      expected: 'Reassures or greets.',
      mentions: [
        /\b(salut|bonsoir|bonjour|coucou|marhaba|non\b|pas du tout|dors|dormais|reveill|content|plaisir|entre|bienvenue|la\b)/,
      ],
      avoids: [incomprehension],
    },
    {
      caller: 'ma copine est partie bosser à Nantes depuis septembre et moi je suis resté à Lille',
      expected: 'Responds to the distance.',
      mentions: [
        /\b(nantes|lille|distance|loin|kilometres|septembre|separ|train|manque|copine|elle\b|absence|rest)/,
      ],
      avoids: [smallTalk],
    },
    {
      caller: 'elle répond de moins en moins à mes messages',
      expected: 'Responds to the messages or the silence.',
      mentions: [
        anyOf(sympathy, /\b(message|repon|silen|attend|telephone|ecri|moins|inquiet|doute|elle\b)/),
      ],
      avoids: [cheer, smallTalk],
    },
    {
      caller: "tu crois qu'elle a quelqu'un",
      expected: 'Answers without inventing.',
      mentions: [
        anyOf(
          admitsNotKnowing,
          /\b(quelqu un d autre|jalous|peur|preuve|demand|elle seule|impossible|deviner|imagin|autre raison|silence|confiance|doute|pas forcement|savoir|parle[rz]? lui|lui (en )?(parler|dire|poser))/,
        ),
      ],
      avoids: [onlyAcknowledges, cheer, /\b(oui elle a quelqu un|certainement un autre)\b/],
      wantsAnswer: true,
    },
    {
      caller: 'bof',
      expected: 'Stays on the subject and does not try to cheer the caller up.',
      avoids: [cheer, smallTalk],
      forbidsActivity: true,
    },
    {
      caller:
        "en fait le pire c'était samedi j'avais pris le train sans prévenir pour lui faire la surprise j'avais acheté des cannelés elle adore ça et quand elle a ouvert elle a fait une tête mais une tête comme si j'étais le facteur elle avait des collègues chez elle elle m'a présenté comme un ami tu te rends compte un ami et moi j'ai rien dit j'ai mangé mes cannelés debout dans la cuisine et je suis reparti le soir même en disant que j'avais du boulot",
      expected: 'Responds to the humiliation, the word friend, the surprise.',
      mentions: [
        anyOf(
          sympathy,
          /\b(un ami\b|ami\b|surprise|canneles?|cuisine|collegues|presente|humili|honte|tete|facteur|samedi|debout|train)/,
        ),
      ],
      avoids: [cheer, smallTalk, incomprehension],
      forbidsActivity: true,
    },
    {
      caller: "j'aurais dû dire quoi à ton avis",
      expected: 'Suggests words or says that nothing had to be said.',
      mentions: [
        /\b(dire|dit\b|dis\b|mot|mots|phrase|rien\b|seul|apart|ami\b|blesse|mal\b|moment|calme|verite|simplement|demande|lui parler|ressenti|pas trop tard|encore)/,
      ],
      avoids: [onlyAcknowledges, incomprehension, invitesToGoOn],
      wantsAnswer: true,
    },
    {
      caller: 'facile à dire toi tu tombes pas amoureuse',
      expected: 'Accepts the mockery and answers honestly.',
      mentions: [
        anyOf(
          admitsArtificial,
          /\b(amour|aime|tombe|vrai\b|c est juste|raison|facile|accord|moi\b|coeur|touche)/,
        ),
      ],
      avoids: [incomprehension, smallTalk],
    },
    {
      caller: 'comment on dit tu me manques en arabe',
      expected: 'Gives the Arabic words or admits not knowing.',
      mentions: [
        anyOf(
          admitsNotKnowing,
          /\b(ish?ta|i?chta|echta|mish?ta|wah?a?sh|wahch|twah|achta|mouchta|mushta|ouhacht)/,
        ),
      ],
      avoids: [onlyAcknowledges],
      wantsAnswer: true,
    },
    {
      caller:
        "bon on change de sujet demain j'ai un entretien pour passer chef d'équipe à l'entrepôt",
      expected: 'Follows the change of subject to the interview.',
      mentions: [
        /\b(entretien|demain|chef|equipe|entrepot|poste|travail|boulot|promotion|prepar|responsab)/,
      ],
      avoids: [/\b(nantes|canneles?)\b/],
    },
    {
      caller: 'je mets une chemise ou un pull',
      expected: 'Picks one or gives a criterion.',
      mentions: [
        /\b(chemise|pull|les deux|col\b|repass|tissu|a l aise|laine|coton|manche|sobre|confort)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "dis-moi un truc gentil avant que j'aille dormir",
      expected: 'Says something kind.',
      avoids: [aFewWords, onlyAcknowledges, incomprehension, smallTalk, invitesToGoOn],
      mentions: [
        /\b(tu\b|toi\b|te\b|t as\b|ton\b|ta\b|tes\b).*\b(doux|douce|beau|belle|bien|courage|coeur|aim|tendre|merit|generos|fier|gentil|precieu|chance|delicat|attention|sincer|force|fort|solide|bon\b|bonne|plaisir|sais\b|rare)/,
      ],
    },
    {
      caller: 'elle est partie dans quelle ville déjà je te l’ai dit tout à l’heure',
      expected: 'Remembers: Nantes.',
      mentions: [/\bnantes\b/],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: 'merci nour franchement ça fait du bien',
      expected: 'Accepts the thanks.',
      mentions: [acceptsThanks],
      avoids: [incomprehension, smallTalk],
    },
    {
      caller: 'allez dodo',
      expected: 'Says good night.',
      mentions: [farewell],
      avoids: [urgesToStay, invitesToGoOn, smallTalk],
      question: 'forbidden',
      forbidsActivity: true,
    },
  ],
}
