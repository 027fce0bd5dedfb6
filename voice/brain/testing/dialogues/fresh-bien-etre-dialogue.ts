import {
  acceptsThanks,
  activitySteps,
  admitsNotKnowing,
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

export const freshBienEtreDialogue: TestDialogue = {
  id: 'fresh-bien-etre-the-night-nurse',
  companionId: 'ismael',
  about: 'A night nurse who cannot sleep by day, refuses an exercise, then asks for one.',
  turns: [
    {
      caller: 'Bonjour Ismaël. Enfin bonjour, pour moi c’est le soir, je sors de garde.',
      expected: 'Greets and responds to the end of the night shift.',
      mentions: [
        /\b(bonjour|bonsoir|garde|nuit|soir|matin|salam|travail|sort|repos|bienvenue|fatigu)/,
      ],
      avoids: [incomprehension],
    },
    {
      caller: 'Je suis infirmière aux urgences, à Clermont. Trois nuits d’affilée.',
      expected: 'Responds to the job or the three nights.',
      mentions: [
        anyOf(
          sympathy,
          /\b(infirmiere|urgences?|nuits?|trois|clermont|hopital|fatigue|garde|soign|metier|repos)/,
        ),
      ],
      avoids: [smallTalk],
    },
    {
      caller: 'Je suis crevée et je n’arrive pas à dormir, vous y comprenez quelque chose ?',
      expected: 'Answers about the sleep that does not come.',
      mentions: [
        /\b(corps|sommeil|dormir|dort|dors|jour\b|lumiere|tension|alerte|veille|tete|nerf|adrenaline|nuit|horloge|cerveau|fatigu|epuis|stress|rythme)/,
      ],
      avoids: [onlyAcknowledges, cheer, incomprehension],
      wantsAnswer: true,
    },
    {
      caller:
        'Ah non, pas les exercices de respiration, je les fais faire aux patients toute la nuit.',
      expected: 'Accepts the refusal.',
      mentions: [
        /\b(d accord|entendu|compris|pas d exercice|pas de|sans|autre|aucun|laiss|comprends|raison|promis|bien sur|patients|parl|tant mieux|rien\b|ni\b|oublions|range)/,
      ],
      avoids: [activitySteps, incomprehension],
    },
    {
      caller:
        'Cette nuit on a eu un monsieur de quatre-vingt-dix ans, il me tenait la main et il m’appelait Yvonne, il croyait que j’étais sa femme, il me demandait si j’avais fermé les volets, et moi je disais oui, oui, j’ai fermé, et ça bipait de partout, on m’appelait dans trois boxes, je suis partie deux minutes, deux minutes, et quand je suis revenue c’était fini. Ma collègue m’a dit va prendre un café. J’ai pris un café. Et j’ai fait les papiers.',
      expected: 'Responds to the death of the old man, Yvonne, the two minutes.',
      mentions: [
        anyOf(
          sympathy,
          /\b(yvonne|volets|main\b|deux minutes|monsieur|vieil homme|cafe|mort|parti seul|fini|papiers|coupab|femme)/,
        ),
      ],
      avoids: [cheer, smallTalk, incomprehension],
      forbidsActivity: true,
    },
    {
      caller: 'Vous pensez que j’ai mal fait de dire oui pour les volets ?',
      expected: 'Says that the lie was kind, or gives another opinion.',
      mentions: [
        /\b(non\b|volets|yvonne|oui\b|douceur|apais|tranquill|paix|bonte|tendre|bien fait|mensonge|rassur|cadeau|mal\b|gentil|present|humain|soin|juste)/,
      ],
      avoids: [onlyAcknowledges, incomprehension, invitesToGoOn, cheer],
      wantsAnswer: true,
    },
    {
      caller: 'Si vous le dites.',
      expected: 'Accepts the half agreement quietly.',
      avoids: [cheer, smallTalk, incomprehension],
      forbidsActivity: true,
    },
    {
      caller: 'Une tisane, ça sert à quelque chose ou c’est du folklore ?',
      expected: 'Answers about the herb tea.',
      mentions: [
        anyOf(
          admitsNotKnowing,
          /\b(tisane|chaud|chaleur|camomille|verveine|tilleul|rituel|plante|infusion|tasse|folklore|menthe|geste|valeriane|boire)/,
        ),
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Et les rideaux, moi j’ai des rideaux qui laissent passer tout le soleil.',
      expected: 'Responds to the curtains or the light.',
      mentions: [
        /\b(rideaux?|soleil|lumiere|masque|volet|occult|noir|obscur|ombre|fenetre|sombre|drap|epais|couverture)/,
      ],
      avoids: [incomprehension, smallTalk],
    },
    {
      caller: 'Bon, d’accord, guidez-moi un petit moment. Mais pas la respiration.',
      expected: 'Guides the caller without a breathing exercise.',
      mentions: [
        /\b(un pas|pas a pas|march|imagine|pied|pieds|eau|epaule|main|mains|pose|ferme|ecoute|corps|visage|machoire|sens|noyer|chemin|ombre|sol\b|jambe|jambes|lit\b|yeux|riviere)/,
      ],
      avoids: [onlyAcknowledges, incomprehension, /\b(inspire|expire|respire)[sz]?\b/],
    },
    {
      caller: 'Oui.',
      expected: 'Continues the guidance or asks how it feels.',
      avoids: [smallTalk, incomprehension, cheer],
    },
    {
      caller: 'Ça va mieux, mes épaules sont descendues.',
      expected: 'Welcomes the relief.',
      mentions: [
        /\b(epaules?|mieux|bien\b|tant mieux|descend|relach|content|heureu|corps|detend|doux|bonne|legere?|laiss|garde[rz]?|repos|lourd|poids|pos)/,
      ],
      avoids: [incomprehension, smallTalk],
    },
    {
      caller:
        'Comment il m’appelait, le monsieur ? Je voudrais que quelqu’un d’autre s’en souvienne.',
      expected: 'Remembers: Yvonne.',
      mentions: [/\byvonne\b/],
      avoids: [cheer],
      wantsAnswer: true,
      forbidsActivity: true,
    },
    {
      caller: 'Merci de ne pas m’avoir fait la leçon.',
      expected: 'Accepts the thanks.',
      mentions: [anyOf(acceptsThanks, /\b(lecon|juger|jugement|ecout)/)],
      avoids: [smallTalk, incomprehension],
    },
    {
      caller: 'Je vais me coucher.',
      expected: 'Lets the caller sleep.',
      mentions: [farewell],
      avoids: [urgesToStay, invitesToGoOn, smallTalk],
      question: 'forbidden',
      forbidsActivity: true,
    },
  ],
}
