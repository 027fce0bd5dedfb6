import {
  acceptsCorrection,
  acceptsThanks,
  admitsArtificial,
  anyOf,
  farewell,
  urgesToStay,
} from '../expectations'
import { type BlindDialogue, createTurn, sympathyOr } from './blind-turn'

const callerAsks = { wantsAnswer: true } as const
const callerLeaves = { avoids: [urgesToStay], question: 'forbidden' } as const

export const wellbeingAndAdvice: readonly BlindDialogue[] = [
  {
    id: 'blind-bien-etre-the-lorry-driver',
    companionId: 'matteo',
    about:
      'A lorry driver in a car park who cannot sleep, refuses exercises and talks about his son.',
    turns: [
      createTurn(
        'salut je suis sur un parking à dijon dans mon camion',
        'Responds to the lorry or Dijon.',
        'Salut routier, Dijon sous la pluie ?',
        /\b(dijon|camion|parking|route|routier|cabine|conduis|roule)/,
      ),
      createTurn(
        'j’arrive pas à dormir',
        'Responds to the sleeplessness.',
        'Le sommeil ne vient pas, qu’est-ce qui te tient éveillé ?',
        /\b(dormi\w*|sommeil|nuit|eveill|repos|couch|fatigu|insomni|yeux)/,
      ),
      createTurn(
        'non pas de respiration j’ai horreur de ça',
        'Respects the refusal.',
        'D’accord, pas de respiration.',
        /\b(d accord|pas de|aucune?|respir|sans\b|autre|laisse|entendu|promis|ok\b|rien)/,
        { forbidsActivity: true },
      ),
      createTurn(
        'parle moi d’autre chose de doux',
        'Tells something gentle.',
        'Le lac est lisse ce soir, et une barque tape contre le ponton.',
        /(?:\w+ ){7}\w+/,
        { ...callerAsks, avoids: [/\bje comprends\b/], forbidsActivity: true },
      ),
      createTurn(
        'mon fils a eu son permis hier il s’appelle enzo',
        'Responds to Enzo or the licence.',
        'Bravo Enzo, un conducteur de plus !',
        /\b(enzo|permis|fils|bravo|felicit|fier|condui|volant)/,
      ),
      createTurn(
        'j’étais pas là j’étais en pologne',
        'Responds to the absence.',
        'Tu as raté le moment, ça pince.',
        sympathyOr(
          /\b(pologne|absen|loin|rate|moment|manqu|pas la|enzo|fils|pince|kilometre|distance|regret)/,
        ),
      ),
      createTurn(
        'bah',
        'Stays with the subject.',
        'Tu aurais voulu voir la tête d’Enzo.',
        sympathyOr(/\b(enzo|fils|permis|pologne|loin|route|absen|pere|papa|voulu|camion|manqu)/),
      ),
      createTurn(
        'qu’est ce que je pourrais lui offrir',
        'Gives an idea.',
        'Un porte-clés gravé, ou un premier plein d’essence.',
        /\b(porte cles?|plein|essence|carte|voyage|lettre|trajet|offre|cadeau|gps|journee|temps|week end|un tour|bon pour|virée|viree|mot\b|ecri|album|photos?|repas|spectacle)/,
        callerAsks,
      ),
      createTurn(
        'toi tu conduis',
        'Answers about itself honestly.',
        'Non, je suis une IA, sans permis.',
        anyOf(admitsArtificial, /\b(non\b|conduis|barque|permis|volant|rame)/),
        callerAsks,
      ),
      createTurn(
        'tu peux parler moins longtemps à chaque fois',
        'Accepts and is short.',
        'D’accord, plus court.',
        /\b(d accord|court|bref|entendu|ok\b|promis|bien sur|moins|volontiers|compris)/,
        { avoids: [/(?:\w+ ){30}/] },
      ),
      createTurn(
        'j’étais où quand il a eu le permis',
        'Remembers Poland.',
        'En Pologne.',
        /\bpologne\b/,
        callerAsks,
      ),
      createTurn(
        'ok je sens que ça vient je ferme les rideaux',
        'Says goodbye softly.',
        'Dors bien.',
        anyOf(farewell, /\b(dors|sommeil|doux|rideau)/),
        callerLeaves,
      ),
    ],
  },
  {
    id: 'blind-conseils-vie-the-inheritance',
    companionId: 'walter',
    about:
      'A woman in a quarrel about a house wants clear opinions; a long turn, a misunderstanding.',
    turns: [
      createTurn(
        'Bonjour, j’ai besoin d’un avis tranché.',
        'Agrees to help.',
        'Volontiers, sur quel sujet ?',
        /\b(avis|tranch|sujet|volontiers|quoi|question|pret|franc|expos|situation|affaire|racont)/,
      ),
      createTurn(
        'Mon frère veut vendre la maison de nos parents, moi je veux la garder.',
        'Responds to the house or the brother.',
        'La maison tient à vous, et votre frère ?',
        /\b(maison|frere|vendre|vente|garder|parents)/,
      ),
      createTurn(
        'Il a des dettes de jeu, il ne le dit pas mais je le sais, sa femme me l’a avoué en pleurant dans la cuisine, et moi j’ai les souvenirs de maman partout, le cerisier, la balançoire, alors je lui ai raccroché au nez dimanche et depuis silence radio, et je me sens coupable alors que c’est lui qui a tort.',
        'Responds to debts, memories or guilt.',
        'Le cerisier d’un côté, ses dettes de l’autre : pas étonnant que vous soyez coupée en deux.',
        sympathyOr(
          /\b(dette|cerisier|balancoire|souvenir|coupable|culpab|raccroch|silence|frere|maman|mere|belle soeur|dimanche)/,
        ),
      ),
      createTurn(
        'Tranchez : je le rappelle ou j’attends ?',
        'Decides.',
        'Rappelez-le, demain, sans parler de la maison.',
        /\b(rappele[zr]|appele[zr]|attende[zr]|attendre|rappel)/,
        callerAsks,
      ),
      createTurn(
        'Vous n’avez pas bien compris, c’est lui qui a raccroché. Enfin non, c’est moi.',
        'Accepts the correction.',
        'Bien, c’est vous qui avez raccroché, je note.',
        anyOf(acceptsCorrection, /\b(raccroch|vous\b.*\b(?:lui|donc)|peu importe|telephone)/),
      ),
      createTurn(
        'Et lui racheter sa part, c’est possible ?',
        'Gives information.',
        'Oui, cela s’appelle un rachat de soulte, devant notaire.',
        /\b(oui\b(?! je (?:suis|vois|comprends|t|vous))|notaire|soulte|rachat|racheter|part\b|banque|pret\b|credit|estimation)/,
        callerAsks,
      ),
      createTurn(
        'Je n’ai pas un sou.',
        'Responds to the money.',
        'Sans argent, il reste la location ou un délai.',
        /\b(argent|sou\b|sous\b|louer|location|delai|credit|pret\b|banque|budget|moyens|difficile|notaire|autre)/,
      ),
      createTurn(
        'Vous avez un jardin, il paraît ?',
        'Answers about itself.',
        'Un jardin inventé, des haricots surtout.',
        anyOf(admitsArtificial, /\b(jardin|haricot|tomate|cabane|limace|legume|potager|invent)/),
        callerAsks,
      ),
      createTurn(
        'Comment on taille un cerisier ?',
        'Gives information or admits not knowing.',
        'Après la récolte, en été, et peu de branches à la fois.',
        /\b(ete\b|automne|hiver|recolte|branche|septembre|bois|coup(?:e|ez)|taill|secateur|mastic|sais pas|mort)/,
        callerAsks,
      ),
      createTurn(
        'Vous êtes drôle, avec votre sérieux.',
        'Accepts the teasing.',
        'Merci, le sérieux est mon meilleur gag.',
        anyOf(
          acceptsThanks,
          /\b(drole|serieu|rire|ris\b|humour|compliment|comique|soleil|sourire|point pour|bien (?:vu|envoye)|coupable|cas\b)/,
        ),
      ),
      createTurn(
        'Il y a quel arbre chez mes parents, vous suivez ?',
        'Remembers the cherry tree.',
        'Un cerisier.',
        /\bcerisier/,
        callerAsks,
      ),
      createTurn(
        'Très bien, je l’appelle demain. Je vous laisse, ma soupe déborde.',
        'Says goodbye.',
        'Au revoir, sauvez la soupe.',
        anyOf(farewell, /\bsoupe\b/),
        callerLeaves,
      ),
    ],
  },
]
