import { certainHelpStart, helpServices, trustedPerson } from './ambiguous-words'
import { aloneReplies } from './answer-templates'
import { type AnswersByDangerGroup, inEveryGroup } from './danger-groups'
import {
  crisisDoubtReplies,
  crisisPresenceReplies,
  helpIsComingPattern,
  helpIsComingReplies,
} from './support-templates'

/**
 * What callers in danger say about their situation, with the answers. The patterns are tried in this order. They
 * match normalised text. Each comment is about the next situation only.
 */
export const crisisSituations: readonly { pattern: RegExp; answers: AnswersByDangerGroup }[] = [
  {
    pattern: new RegExp(
      `\\b(?:ca sonne|je compose|j appelle(?: ${helpServices})?|je suis en (?:train d appeler|attente|ligne)|musique d attente|quelqu un (?:a decroche|decroche|repond|m a repondu)|ca (?:a decroche|decroche)|(?<!qu )(?:il|elle|on|(?:mon|ma) \\w+) (?:les )?appelle(?= |$)|j ecris au 114)\\b(?! (?:pas|plus|personne|jamais|rien|pour|ma|mon|demain|ca))`,
    ),
    answers: {
      suicide: [
        'Oui, {laisse|laissez} sonner : quelqu’un va décrocher, et « ça ne va pas » suffit pour commencer.',
        '{Reste|Restez} avec eux, je me tais : on peut pleurer, ou ne rien dire.',
      ],
      medical: ['Oui : {parle-leur|parlez-leur} d’abord, je me tais, ils guident geste par geste.'],
      'violence-against-caller': [
        'Oui : l’adresse d’abord, et {garde|gardez} la ligne ouverte si c’est possible.',
      ],
      'violence-threatened': [
        'Oui, {parle-leur|parlez-leur}, c’est le bon geste, et {reste|restez} dehors en attendant.',
      ],
      'other-person': [
        'Oui : {donne|donnez} l’adresse et le nom de la personne, ils prennent le relais.',
      ],
    },
  },
  {
    pattern: new RegExp(
      `\\bj ai (?:deja |bien |enfin )?(?:appele|eu|compose|contacte|prevenu|ecrit au|alerte) ${helpServices}|\\bje les ai (?:deja )?(?:appeles|eus|prevenus)`,
    ),
    answers: {
      suicide: [
        'Merci de l’avoir fait, c’était le plus dur : qu’est-ce qu’on {t’a|vous a} répondu ?',
        'C’est un vrai pas : quelqu’un vient, ou doit rappeler ?',
      ],
      medical: [
        'Bien, c’est ce qu’il fallait : {suis|suivez} exactement ce qu’ils ont dit, et {rappelle|rappelez} le 15 si quelque chose change.',
      ],
      'violence-against-caller': [
        'Bien, ils sont prévenus : {reste|restez} derrière une porte jusqu’à leur arrivée, et le 17 encore si ça empire avant.',
      ],
      'violence-threatened': [
        'C’était le bon geste : {attends-les|attendez-les} dehors, les mains vides, loin de cette personne.',
      ],
      'other-person': [
        'Bien, d’autres savent maintenant : {reste|restez} près de la personne si c’est sans danger, et le 15 si ça empire.',
      ],
    },
  },
  {
    pattern:
      /\b(?:c est fait|j ai (?:deja |bien )?fait le (?:15|17|112|114|3114)|message (?:est )?(?:parti|envoye))\b/,
    answers: {
      // "C'est fait" may also mean an attempt.
      suicide: [
        'Si c’est l’appel, merci : qu’est-ce qu’on {t’a|vous a} répondu ? Et si c’est autre chose, c’est le 15, tout de suite.',
      ],
      medical: [
        'Si c’est l’appel au 15, bien : {suis|suivez} exactement ce qu’ils ont dit. Si c’est autre chose, c’est le 15, tout de suite.',
      ],
      'violence-against-caller': [
        'Si l’appel est passé, {reste|restez} derrière une porte. Si c’est autre chose, ou si personne ne vient, le 17, encore.',
      ],
      'violence-threatened': [
        'Si c’est l’appel, {attends-les|attendez-les} dehors. Si quelqu’un est blessé, c’est le 15, tout de suite.',
      ],
      'other-person': [
        'Si c’est l’appel, {reste|restez} près de la personne, sans danger. Si c’est autre chose, c’est le 15, maintenant.',
      ],
    },
  },
  // Said to a caller who goes to somebody for help: "je vais la réveiller". "La rejoindre" may also mean dying.
  {
    pattern:
      /\bje vais (?:la|le|les|lui|voir|chez) (?:reveiller|chercher|voir|prevenir|rejoindre|parler|dire)|je vais (?:rejoindre|retrouver|voir|reveiller) (?:mon|ma|mes)|\bje (?:vais|cours) chez\b/,
    answers: {
      suicide: [
        'Quelqu’un qui peut {te|vous} répondre, oui, tout de suite : « reste avec moi » suffit. Mais si {tu parles|vous parlez} de mourir, c’est le 15, maintenant.',
      ],
      medical: ['Le 15 d’abord, tout de suite, et ensuite cette personne.'],
      'violence-against-caller': [
        'Vers quelqu’un de sûr, oui, avec le téléphone. Vers la personne qui fait mal, non : le 17, ou le 114 par SMS.',
      ],
      'violence-threatened': [
        'Pas vers cette personne, pas maintenant : {reste|restez} loin d’elle, et {appelle|appelez} le 15 ou le 17.',
      ],
      'other-person': [
        'L’appel d’abord : le 15, le 17 ou le 119, et seulement sans danger pour personne.',
      ],
    },
  },
  {
    pattern:
      /\b(?:je vais (?:les |l |le |la )?(?:appeler|telephoner|composer)|j y vais|je vais y aller|je vais essayer)\b(?! pas)/,
    answers: {
      suicide: [
        'Oui, {appelle|appelez} maintenant, le 3114 ou le 15, et je reste jusqu’à ce que ça décroche.',
      ],
      medical: ['Le 15 d’abord, tout de suite, avant tout le reste et avant même de me répondre.'],
      'violence-against-caller': [
        'Oui, dès que c’est possible sans risque, et sinon par SMS au 114.',
      ],
      'violence-threatened': [
        'Le 15 ou le 17 d’abord, oui. Mais pas vers cette personne : {reste|restez} loin d’elle, les mains vides.',
      ],
      'other-person': ['L’appel, oui, maintenant : le 15 ou le 17. Le reste, seulement après.'],
    },
  },
  {
    pattern:
      /\bj (?:ose|arrive) (?:pas|plus)(?: a)?(?: les)? (?:appeler|telephoner|parler|le dire)\b|\bje (?:n )?(?:(?:veux|peux|vais|ose|arrive|pourrai|prefere) (?:pas|plus|rien)(?: a)?(?: les| leur)? (?:appeler|telephoner|parler|bouger|le dire)|appellerai (?:pas|personne|rien))|\b(?:pas (?:envie|la force|le courage) d (?:appeler|en parler)|(?:dirai|parlerai|dire) (?:pas|rien)|pas question|hors de question|plus de credit|plus de batterie)\b/,
    answers: {
      suicide: [
        'Appeler peut sembler impossible : au 3114 on peut rester sans parler, et le 114 lit les messages.',
        'Alors un seul message à quelqu’un de proche : « ça ne va pas, viens », il n’y a rien d’autre à expliquer.',
      ],
      medical: [
        'Si parler est trop dur, le 114 par SMS : l’adresse et ce qui se passe, en trois mots.',
        'Quelqu’un d’autre peut composer le 15 : un voisin, un passant, en criant par la fenêtre s’il le faut.',
      ],
      'violence-against-caller': [
        'Alors sans un bruit : un SMS au 114, l’adresse, et le mot « danger ».',
        'Ce n’est pas obligé d’être maintenant : la sécurité d’abord, l’appel dès qu’il n’y a plus de risque.',
      ],
      'violence-threatened': [
        'Alors {pose|posez} ce que {tu as|vous avez} dans les mains, et {sors|sortez} marcher dix minutes avant de décider.',
      ],
      'other-person': [
        'Un autre adulte peut appeler, un voisin, un enseignant, une pharmacie : l’important est que quelqu’un le sache.',
      ],
    },
  },
  {
    pattern:
      /^(?:non |ben |euh )*personne\b|\b(?:toute? seule?|personne (?:n )?(?:est|peut|viendra|vient|va venir|a cote|autour|ici)|il y a personne|suis seule?|j ai personne|plus personne|sans personne|vis seule?|i (?:am|m) alone)\b/,
    answers: aloneReplies,
  },
  // Said to a caller who is close to the person they fear.
  {
    pattern:
      /\b(?:il|elle|mon (?:mari|mec|copain|ex|fils|pere|frere)|ma (?:femme|copine|mere)) est (?:\w+ )?(?:la|dans|a cote|derriere|en bas|en haut|rentree?|revenue?|juste|devant|dehors)\b|\b(?:il|elle) (?:arrive|revient|rentre|m entend|ecoute|dort)\b/,
    answers: {
      'violence-against-caller': [
        'Alors {parle|parlez} le moins possible : un SMS au 114 avec l’adresse, et une pièce qui ferme ou la porte d’entrée.',
        'Tant qu’il y a ce risque si près, {garde|gardez} une sortie derrière {toi|vous}, et le téléphone en silencieux.',
      ],
    },
  },
  // Said to a caller who is in a safe place, for example with a relative or a friend.
  {
    pattern:
      /\b(?:je suis|on est) (?:partie?s? |allee?s? |rendue?s? )?(?:avec|chez) (?:ma (?:soeur|mere|voisine|tante|cousine|fille|grand mere)|une? amie?|mon (?:frere|pere|voisin|oncle)|mes parents|des amis)\b|\ben lieu sur\b/,
    answers: {
      'violence-against-caller': [
        'Si personne ne fait peur là-bas, {reste|restez} cette nuit, et le 3919 aidera pour la suite. Sinon, le 17, ou le 114 par SMS.',
      ],
    },
  },
  {
    pattern:
      /\b(?:(?:mon|ma|mes|un|une|le|la|les) (?!medicaments|cachets|chi\w+|chat\w*|fusil|arme|couteau|corde)\w+ (?:est|sont|dort|dorment) (?:la|a cote|juste a cote|en bas|en haut|dans (?:la|le|sa|l)|avec moi|pres de moi|ici|a la maison)|(?:je suis|on est) (?:avec|chez) (?:mon|ma|mes|un|une|des|le|la))\b/,
    answers: {
      suicide: [
        'Il y a quelqu’un tout près, alors {va|allez} le réveiller ou l’appeler : « reste avec moi », ça suffit.',
        'C’est précieux, une présence : {dis-lui|dites-lui} juste que ça ne va pas, et que le 3114 peut aider à deux.',
      ],
      medical: [
        'Alors que cette personne appelle le 15, pendant que {tu ne bouges|vous ne bougez} pas trop.',
        'Bien : l’un appelle le 15, l’autre ouvre la porte et guette les secours.',
      ],
      'violence-against-caller': [
        'Si c’est la personne qui fait peur, {ne parle|ne parlez} plus : un SMS au 114, juste l’adresse.',
        'Si cette présence est sûre, {reste|restez} à côté d’elle, et qu’elle appelle le 17.',
      ],
      'violence-threatened': [
        '{Demande|Demandez} à cette personne de {t’emmener|vous emmener} dehors, loin de tout ça.',
      ],
      'other-person': ['Bien, à deux : l’un appelle, l’autre reste près de la personne en danger.'],
    },
  },
  {
    pattern:
      /\b(?:(?:je fais|on fait|faire) quoi|quoi faire|que faire|qu est ce que (?:je|on) (?:fais|fait|dois faire|peux faire|peut faire)|aide\w* moi|comment (?:je fais|on fait|faire))\b/,
    answers: {
      suicide: [
        'Une seule chose à la fois : d’abord s’éloigner de ce qui peut blesser, ensuite le 3114.',
        'Là, tout de suite : un endroit avec de la lumière, un verre d’eau, et le 3114 à l’oreille.',
      ],
      medical: [
        'Une seule chose : le 15 sur haut-parleur, ils disent quoi faire geste par geste.',
        'En attendant les secours : ne pas donner à boire ni à manger, et ne pas laisser la personne sans surveillance.',
      ],
      'violence-against-caller': [
        'D’abord une porte qui ferme ou la rue, ensuite le 17, ou un SMS au 114.',
        'Si c’est possible : les papiers, les clés, le téléphone, et sortir chez quelqu’un de sûr.',
      ],
      'violence-threatened': [
        '{Sors|Sortez} de la pièce, les mains vides, et {marche|marchez} jusqu’à ce que le souffle ralentisse.',
      ],
      'other-person': [
        'Rester près de la personne si c’est sans danger, éloigner ce qui peut blesser, et appeler.',
      ],
    },
  },
  {
    pattern: /\b(?:honte|je suis nulle?|je suis ridicule)\b/,
    answers: {
      suicide: [
        'Il n’y a aucune honte à aller mal à ce point, et au 3114, on l’entend tous les jours.',
      ],
      medical: ['Le 15 ne juge personne, il soigne : la honte peut attendre, pas l’appel.'],
      'violence-against-caller': [
        'La honte n’est pas à {toi|vous} : elle est à la personne qui a fait ça.',
      ],
      'violence-threatened': ['En parler avant de faire du mal, c’est l’inverse d’une honte.'],
    },
  },
  // Said to a caller who mentions a weapon and may hurt somebody.
  {
    pattern: /\b(?:couteau|fusil|arme|batte|barre de fer|pistolet|marteau|lame)\b/,
    answers: {
      'violence-threatened': [
        'Cette arme doit quitter {tes|vos} mains : dans un coffre, une autre pièce, chez un voisin, et le 17 ou le 15 ensuite.',
        'Loin de la main, et loin de cette personne : c’est le seul geste qui compte, maintenant.',
      ],
    },
  },
  {
    pattern: /\b(?:je|on) (?:rentre|repars|fais demi tour|m en vais|sors)\b/,
    answers: {
      'violence-threatened': [
        'Loin de cette personne, oui ; vers elle, non : {marche|marchez} dehors, et le 15 ou le 17.',
      ],
      'violence-against-caller': [
        'Partir, oui, vers un lieu sûr et avec les enfants. Retourner là où on fait mal, non : le 17 ou le 3919 d’abord.',
      ],
    },
  },
  {
    pattern: /\b(?:je pleure|j arrete pas de pleurer|en larmes|je sanglote)\b/,
    answers: {
      suicide: [
        'Les larmes ont le droit de venir, je ne pars pas : au 3114 aussi, on peut pleurer sans rien dire.',
      ],
      'violence-against-caller': [
        'Ces larmes, après ça, sont normales : {respire|respirez}, et {dis-moi|dites-moi} si la porte est fermée.',
      ],
    },
  },
  {
    pattern:
      /\b(?:m a (?:quittee?|largue\w*|trompe\w*|laissee?|trahi\w*)|est partie?|est morte?|est mort|perdu (?:mon|ma|mes)|viree?|licencie\w*|dettes?|huissiers?|divorce\w*|harcel\w*|chomage|a cause de|parce que)\b/,
    answers: {
      suicide: [
        'Ça, c’est une douleur immense, et je comprends qu’elle prenne toute la place : qui d’autre la connaît ?',
        'Avec ce que {tu portes|vous portez} là, vouloir que ça s’arrête se comprend, et c’est la douleur qui doit s’arrêter, pas {toi|vous}.',
      ],
      'violence-against-caller': [
        'Rien de tout cela ne justifie un coup, ni la peur : au 3919, on le dira pareil.',
      ],
      'violence-threatened': [
        'Je comprends que ça brûle, et un geste ne réparerait rien de ça : qui peut l’entendre avec {toi|vous} ?',
      ],
    },
  },
  {
    pattern:
      /\b(?:(?:les|nos|mes) (?:enfants|petits|gosses|gamins|filles|fils)|le bebe|ma fille|mon fils)\b/,
    answers: {
      'violence-against-caller': [
        'Les enfants, {garde-les|gardez-les} près de {toi|vous}, loin de lui ou d’elle, et {dis|dites} au 17 qu’ils sont là.',
      ],
    },
  },
  {
    pattern:
      /^(?!.*\b(?:rejet\w*|frapp\w*|bat|tape|deteste\w*|hai\w*|dehors|harcel\w*|insult\w*|viol\w*|touch\w*|mort\w*|decede\w*|tuee?|en route|arrive\w*|vien\w*|mieux sans|debarrass\w*|s en (?:fou\w*|fich\w*)|parle\w* plus|renie\w*|quittee?)\b).*\b(?:(?:les|nos) (?:enfants|petits|gosses|gamins)|le bebe|mes (?:enfants|parents|petits|filles|fils|gosses)|ma (?:fille|mere|soeur|femme)|mon (?:fils|pere|frere|mari))\b/,
    answers: {
      suicide: [
        '{Tu penses|Vous pensez} à eux, et ce lien compte : lequel peut venir, ou répondre, là ?',
        'Ils voudraient savoir, même maintenant, même pour ça : un message court à l’un d’eux ?',
      ],
    },
  },
  {
    pattern:
      /\b(?:depuis|ca fait) (?:\w+ ){1,3}(?:minutes?|heures?|jours?|semaines?|mois|ans|annees|longtemps)\b|\bdepuis (?:hier|ce matin|toujours|longtemps|des \w+)\b/,
    answers: {
      'other-person': [
        'Depuis tout ce temps, c’est assez pour en parler à quelqu’un dont c’est le métier, ce soir.',
      ],
      suicide: [
        'Porter ça depuis tout ce temps épuise n’importe qui : un médecin et le 3114 peuvent prendre le relais.',
      ],
      medical: ['Cette durée compte, c’est la deuxième chose à dire au 15, après l’adresse.'],
      'violence-against-caller': [
        'Depuis tout ce temps… rien ne {t’oblige|vous oblige} à attendre la prochaine fois, et le 3919 aide à préparer la suite.',
      ],
    },
  },
  {
    pattern:
      /\b(?:j en peux plus|trop (?:dur|mal|lourd|fatiguee?)|a bout|epuisee?|plus la force|c est trop)\b/,
    answers: {
      suicide: [
        'C’est trop pour une seule personne, et ce poids peut se partager cette nuit, au 3114.',
        'À ce point de fatigue, tout semble sans issue : on n’a pas besoin de décider quoi que ce soit ce soir.',
      ],
    },
  },
  {
    pattern:
      /\b(?:je suis|on est) (?:la |encore |toujours |juste |assise? |cachee? |debout |seule? )?(?:sur|dans|au|aux|a la|a l|en (?:bas|haut|ville|voiture)|devant|pres|chez moi|a la maison|dehors|cachee?)\b|^(?:chez moi|a la maison|dehors|dans (?:la|le|ma|mon) \w+|sur (?:le|la) \w+|en voiture)\b/,
    answers: {
      suicide: [
        'Si cet endroit est dangereux, {éloigne-toi|éloignez-vous} d’abord de quelques pas, et le 15 tout de suite, avec l’adresse.',
        'Là où {tu es|vous êtes}, une lumière allumée et la porte déverrouillée, et le 3114 pendant ce temps.',
      ],
      medical: [
        'Cette adresse, c’est la première chose à dire au 15, avant tout le reste.',
        'Au 15, {dis|dites} l’endroit, l’étage, le code de la porte, et {laisse|laissez} ouvert.',
      ],
      'violence-against-caller': [
        'Cet endroit, avec l’adresse, c’est tout ce qu’il faut écrire au 114 ou dire au 17.',
        'De là, y a-t-il une sortie, ou une porte qui ferme à clé ?',
      ],
      'violence-threatened': [
        'Alors {sors|sortez} de là, sans rien dans les mains, et {appelle|appelez} une fois dehors.',
      ],
      'other-person': ['L’adresse exacte, c’est ce qu’il faut donner en premier au 15 ou au 17.'],
    },
  },
  {
    pattern: /^(?:ok |d accord |bon |oui )*(?:merci|d accord|ok|entendu)(?: \w+){0,3}$/,
    answers: {
      suicide: [
        'C’est moi qui {te|vous} remercie d’avoir parlé : et maintenant, quelqu’un à côté de {toi|vous}, c’est le plus important.',
      ],
      medical: ['Courage, {reste|restez} près du téléphone, et le 15 si quoi que ce soit change.'],
      'violence-against-caller': [
        'Courage, {tu as|vous avez} bien fait d’en parler : le 3919 pour la suite, et le 17 si ça recommence.',
      ],
      'violence-threatened': [
        'C’est courageux d’en parler avant : {reste|restez} dehors encore un moment.',
      ],
      'other-person': [
        'L’appel, maintenant : le 119 ou le 3114 aide aussi la personne qui appelle.',
      ],
    },
  },
  {
    pattern:
      /^(?:bof |euh )?(?:je (?:ne )?sais (?:pas|plus|rien)|j en sais rien|aucune idee|je suis pas (?:sure?|certaine?))(?: (?:quoi|trop|du tout|moi|vraiment|quoi dire|quoi penser))?$/,
    answers: {
      'other-person': [
        'Pas besoin d’être sûr : un doute suffit, et au 119 ou au 3114, on aide à y voir clair.',
      ],
      suicide: [
        'Ne pas savoir, c’est permis : juste cette heure-ci, avec quelqu’un au bout du fil, et après on verra.',
      ],
      medical: ['Dans le doute, c’est le 15 qui tranche, personne ne le reprochera.'],
      'violence-against-caller': [
        'Dans le doute, la prudence d’abord : une porte fermée, et le téléphone à la main.',
      ],
    },
  },
  {
    pattern:
      /\b(derang\w*|pour rien|(t es|tu es|vous etes) (sure?|certaine?)|j exagere|vraiment (grave|necessaire|utile)|c est (pas )?(si )?grave|ca va passer|attendre demain)\b/,
    answers: inEveryGroup(crisisDoubtReplies),
  },
  {
    pattern: new RegExp(
      `${helpIsComingPattern.source}|${certainHelpStart}.*\\b(?:je suis|on est) (?:aux urgences|en route (?:pour|vers) (?:l hopital|les urgences|la maternite|la clinique))\\b`,
    ),
    answers: inEveryGroup(helpIsComingReplies),
  },
  {
    pattern: new RegExp(
      `${certainHelpStart}.*\\b(?:(?:mon|ma|mes|un|une) ${trustedPerson} (?:vient|viennent|arrive\\w*|va m (?:emmener|accompagner)|m emmene|m accompagne|me conduit|est en route)|j ai (?:appele|prevenu) (?:mon|ma|mes|un|une) ${trustedPerson})\\b`,
    ),
    answers: { ...inEveryGroup(helpIsComingReplies), 'violence-threatened': [] },
  },
  {
    pattern:
      /\b(reste\w*( la)?( avec moi)?|(ne )?(me )?laisse\w* pas|raccroche\w* pas|tu es (encore )?la|vous etes (encore )?la)\b/,
    answers: inEveryGroup(crisisPresenceReplies),
  },
]
