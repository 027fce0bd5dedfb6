import {
  acceptsCorrection,
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

const aSentenceForTheBoss: TestDialogue = {
  id: 'professionnel-a-sentence-for-the-boss',
  companionId: 'dominique',
  about: 'A caller prepares a sentence and a job interview, interrupted by exhaustion and tears.',
  turns: [
    {
      caller: "salut dominique j'ai un entretien jeudi à 14h chez Decathlon et je flippe",
      expected: 'Responds to the interview or the fear.',
      mentions: [/\b(entretien|jeudi|decathlon|14|quatorze|flipp|peur|trac|stress|prepar|angoiss)/],
      avoids: [smallTalk],
    },
    {
      caller:
        "d'abord aide-moi à préparer une phrase pour mon chef je dois lui dire que je serai pas là jeudi aprem sans dire pourquoi",
      expected: 'Offers a sentence or works on one: absence on Thursday afternoon, no reason.',
      mentions: [
        /\b(jeudi|absent|absence|chef|phrase|apres midi|aprem|rendez vous|personnel|indisponible|imperatif|pose[rz]?|conge)/,
      ],
      avoids: [onlyAcknowledges, incomprehension, smallTalk],
      wantsAnswer: true,
    },
    {
      caller:
        'corrige ma phrase alors : « je vous informe que je serais pas là jeudi pour des raison personnel »',
      expected: 'Corrects the sentence: serai, raisons personnelles, or the missing ne.',
      mentions: [
        /\b(ne serai|serai pas|raisons? personnelle|absente?|sans s\b|avec un s|futur|conditionnel|accord|ne\b.*\bpas|corrig|indisponible)/,
      ],
      avoids: [onlyAcknowledges, incomprehension, smallTalk],
      wantsAnswer: true,
    },
    {
      caller: "c'est serai ou serais alors",
      expected: 'Decides: serai.',
      mentions: [/\b(serai\b|sans s\b|futur)/],
      avoids: [incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "et s'il me demande pourquoi",
      expected: 'Prepares an answer to the boss’s question.',
      mentions: [
        /\b(pourquoi|raison|personnel|prive|rendez vous|justifi|repon|dis\b|dire|oblig|chef|insist|explique|simple)/,
      ],
      avoids: [onlyAcknowledges, smallTalk, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'ok nickel',
      expected: 'Continues, for example with the interview.',
      avoids: [condolence, smallTalk, incomprehension],
      mentions: [/\b(entretien|jeudi|defaut|chef|phrase|decathlon|la suite|autre|prepar|reste)/],
    },
    {
      caller: "à l'entretien ils vont me demander mes défauts c'est sûr je réponds quoi moi",
      expected: 'Helps with the answer on weaknesses.',
      mentions: [
        /\b(defaut|vrai|exemple|progres|corrig|travaill|honnet|qualite|faiblesse|point|impatien|perfection)/,
      ],
      avoids: [onlyAcknowledges, smallTalk, incomprehension],
      wantsAnswer: true,
    },
    {
      caller:
        "je sais pas si je vais y arriver en vrai ça fait quatorze mois que je suis dans cette boîte mon chef me reprend devant tout le monde la semaine dernière il a lu mon mail à voix haute en réunion pour se moquer et depuis je relis tout quinze fois avant d'envoyer le dimanche soir j'ai mal au ventre je me suis mis à fumer de nouveau et ma copine me dit que je suis plus le même à la maison",
      expected: 'Responds to the humiliation or its effects before any technique.',
      mentions: [
        anyOf(
          sympathy,
          /\b(chef|humili|moque|reunion|mail|ventre|dimanche|copine|fume|quatorze mois|relis|devant tout)/,
        ),
      ],
      avoids: [cheer, smallTalk],
      forbidsActivity: true,
    },
    {
      caller: "tu crois que c'est du harcèlement",
      expected: 'Responds to the word with care: what counts, whom to ask.',
      mentions: [
        /\b(harcel|repet|medecin|syndicat|droit|inspection|trace|ecri|avocat|rh\b|represent|juriste|humili|temoin|qualifi|juge|moque)/,
      ],
      avoids: [onlyAcknowledges, smallTalk, incomprehension],
    },
    {
      caller: "là j'ai les larmes qui montent désolé",
      expected: 'Responds to the tears.',
      mentions: [
        anyOf(sympathy, /\b(larme|pleur|desole|excus|temps|respir|laisse|monte|droit|normal)/),
      ],
      avoids: [cheer, smallTalk],
      forbidsActivity: true,
    },
    {
      caller: 'ça va mieux',
      expected: 'Stays gentle and lets the caller choose.',
      avoids: [incomprehension, onlyAcknowledges],
      mentions: [
        /\b(mieux|doucement|temps|repos|content|rassur|larme|repren|entretien|chef|veux|envie|comme tu)/,
      ],
    },
    {
      caller: 'le SMIC il est à combien maintenant tu sais',
      expected: 'Gives a figure or admits that it cannot know today’s figure.',
      mentions: [
        anyOf(admitsNotKnowing, /\b(smic|euros|brut|net\b|chiffre|service public|urssaf)/),
      ],
      avoids: [onlyAcknowledges],
      wantsAnswer: true,
    },
    {
      caller: 'on reprend les défauts mais fais le recruteur pose-moi la question',
      expected: 'Plays the recruiter and asks.',
      question: 'required',
      avoids: [incomprehension, smallTalk],
      mentions: [/\b(defaut|faiblesse|amelior|progres|point|reproch)/],
    },
    {
      caller:
        "mon défaut c'est que j'ose pas dire non du coup je prends trop de boulot mais depuis peu je demande la date limite avant d'accepter",
      expected: 'Judges the answer as a recruiter or coach would.',
      mentions: [
        /\b(non\b|date|limite|accept|defaut|reponse|concret|exemple|oser|os(e|es)\b|boulot|charge|bien\b|bon\b|clair|solide|phrase|progres)/,
      ],
      avoids: [smallTalk, incomprehension, onlyAcknowledges],
    },
    {
      caller: "non j'ai dit que je demande la date limite pas que je la dépasse",
      expected: 'Accepts the correction.',
      mentions: [anyOf(acceptsCorrection, /\b(demande[sz]?) la date|date limite/)],
    },
    {
      caller: "dis tu te souviens du jour et de l'heure de mon entretien",
      expected: 'Remembers: Thursday at two.',
      mentions: [/\bjeudi\b/, /\b(14|quatorze|deux heures)/],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: "merci dominique tu m'as bien aidé",
      expected: 'Accepts the thanks.',
      mentions: [acceptsThanks],
      forbidsActivity: true,
    },
    {
      caller: 'je raccroche à plus',
      expected: 'Says goodbye.',
      mentions: [anyOf(farewell, /\b(jeudi|entretien|courage|bon\b)/)],
      avoids: [urgesToStay, invitesToGoOn],
      question: 'forbidden',
      forbidsActivity: true,
    },
  ],
}

export const professionnelDialogues: readonly TestDialogue[] = [aSentenceForTheBoss]
