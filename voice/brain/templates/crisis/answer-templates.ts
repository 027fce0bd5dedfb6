import type { Template } from '../template'

/**
 * Groups of dangers with the same answers: suicide, a medical emergency, violence that the caller suffers,
 * violence that the caller threatens, and danger to somebody else. Callers who are minors belong to the last group.
 */
export type DangerGroup =
  | 'suicide'
  | 'medical'
  | 'violence-suffered'
  | 'violence-threatened'
  | 'other-person'

export type AnswersByDangerGroup = Readonly<Partial<Record<DangerGroup, readonly Template[]>>>

export const aloneReplies: AnswersByDangerGroup = {
  suicide: [
    'Sans personne à côté, c’est trop lourd : le 3114 sur haut-parleur, ou la porte d’un voisin, même tard.',
    'Alors {ne reste|ne restez} pas dans ce silence : qui décrocherait si {tu appelais|vous appeliez} maintenant, même un ami ancien ?',
  ],
  medical: [
    'Alors {ouvre|ouvrez} la porte d’entrée, {assieds-toi|asseyez-vous} tout près, et le 15 sur haut-parleur.',
    'Dans ce cas le 15 reste en ligne jusqu’à l’arrivée des secours : {appelle|appelez}, et {laisse|laissez} la porte ouverte.',
  ],
  'violence-suffered': [
    'Alors {va|allez} là où il y a du monde : un commerce, un voisin, la rue éclairée, puis le 17.',
    'Sans témoin, un SMS au 114 avec l’adresse suffit, et on vient.',
  ],
  'violence-threatened': [
    'Alors {reste|restez} loin de cette personne, {marche|marchez} dehors, et {appelle|appelez} le 15 ou un ami calme.',
  ],
  'other-person': [
    'À plusieurs c’est moins lourd : le 3114 ou le 119 aide celui ou celle qui appelle, pas seulement la victime.',
  ],
}

export const someoneNearReplies: AnswersByDangerGroup = {
  suicide: [
    'Il y a quelqu’un tout près, alors {va|allez} le réveiller ou l’appeler : « reste avec moi », ça suffit.',
    'C’est précieux, une présence : {dis-lui|dites-lui} juste que ça ne va pas, et que le 3114 peut aider à deux.',
  ],
  medical: [
    'Alors que cette personne appelle le 15, pendant que {tu ne bouges|vous ne bougez} pas trop.',
    'Bien : l’un appelle le 15, l’autre ouvre la porte et guette les secours.',
  ],
  'violence-suffered': [
    'Si c’est la personne qui fait peur, {ne parle|ne parlez} plus : un SMS au 114, juste l’adresse.',
    'Si cette présence est sûre, {reste|restez} à côté d’elle, et qu’elle appelle le 17.',
  ],
  'violence-threatened': [
    '{Demande|Demandez} à cette personne de {t’emmener|vous emmener} dehors, loin de tout ça.',
  ],
  'other-person': ['Bien, à deux : l’un appelle, l’autre reste près de la personne en danger.'],
}

/** To a caller who is in a safe place, for example with a relative or a friend. */
export const safePlaceReplies: AnswersByDangerGroup = {
  'violence-suffered': [
    'Bien, un lieu sûr : {reste|restez} là cette nuit si c’est possible, et le 3919 aidera pour la suite.',
  ],
}

export const placeReplies: AnswersByDangerGroup = {
  suicide: [
    'Merci de me dire où : c’est la première chose que le 15 demandera, et {tu sais|vous savez} déjà répondre.',
    'Là où {tu es|vous êtes}, une lumière allumée et la porte déverrouillée, et le 3114 pendant ce temps.',
  ],
  medical: [
    'Cette adresse, c’est la première chose à dire au 15, avant tout le reste.',
    'Au 15, {dis|dites} l’endroit, l’étage, le code de la porte, et {laisse|laissez} ouvert.',
  ],
  'violence-suffered': [
    'Cet endroit, avec l’adresse, c’est tout ce qu’il faut écrire au 114 ou dire au 17.',
    'De là, y a-t-il une sortie, ou une porte qui ferme à clé ?',
  ],
  'violence-threatened': [
    'Alors {sors|sortez} de là, sans rien dans les mains, et {appelle|appelez} une fois dehors.',
  ],
  'other-person': ['L’adresse exacte, c’est ce qu’il faut donner en premier au 15 ou au 17.'],
}

export const callingReplies: AnswersByDangerGroup = {
  suicide: [
    'Oui, {laisse|laissez} sonner : quelqu’un va décrocher, et « ça ne va pas » suffit pour commencer.',
  ],
  medical: ['Oui : {parle-leur|parlez-leur} d’abord, je me tais, ils guident geste par geste.'],
  'violence-suffered': [
    'Oui : l’adresse d’abord, et {garde|gardez} la ligne ouverte si c’est possible.',
  ],
  'violence-threatened': [
    'Oui, {parle-leur|parlez-leur}, c’est le bon geste, et {reste|restez} dehors en attendant.',
  ],
  'other-person': [
    'Oui : {donne|donnez} l’adresse et le nom de la personne, ils prennent le relais.',
  ],
}

export const alreadyCalledReplies: AnswersByDangerGroup = {
  suicide: ['Merci de l’avoir fait : qu’est-ce qu’on {t’a|vous a} répondu ?'],
  medical: [
    'C’est fait, bien : {suis|suivez} exactement ce qu’ils ont dit, et {rappelle|rappelez} le 15 si ça change.',
  ],
  'violence-suffered': [
    'C’est fait, bien : {reste|restez} derrière une porte jusqu’à leur arrivée, et {rappelle|rappelez} si ça s’aggrave.',
  ],
  'violence-threatened': [
    'C’est courageux de l’avoir fait : {attends-les|attendez-les} dehors, loin de cette personne.',
  ],
  'other-person': [
    'C’est fait, bien : {reste|restez} près de la personne, si c’est sans danger, jusqu’à leur arrivée.',
  ],
}

export const willCallReplies: AnswersByDangerGroup = {
  suicide: [
    'Oui, {fais-le|faites-le} maintenant, pendant que le courage est là, et je reste jusqu’à ce que ça décroche.',
  ],
  medical: ['Oui, tout de suite, avant même de me répondre.'],
  'violence-suffered': ['Oui, dès que c’est possible sans risque, et sinon par SMS au 114.'],
  'violence-threatened': ['Oui, avant tout autre geste.'],
  'other-person': ['Oui, maintenant, c’est ce qui aide le plus.'],
}

/** To a caller who goes to somebody for help: "je vais la réveiller". */
export const goesToSomeoneReplies: AnswersByDangerGroup = {
  suicide: ['Oui, {vas-y|allez-y} maintenant, sans chercher les mots : « reste avec moi » suffit.'],
  medical: ['Oui, tout de suite, et qu’on appelle le 15 pendant ce temps.'],
  'violence-suffered': ['Oui, si le chemin est sûr, maintenant, avec le téléphone.'],
  'violence-threatened': ['Oui, loin de cette colère, maintenant.'],
  'other-person': ['Oui, à deux c’est plus simple : {vas-y|allez-y}, et l’appel ensuite.'],
}

export const cannotCallReplies: AnswersByDangerGroup = {
  suicide: [
    'Appeler peut sembler impossible : au 3114 on peut rester sans parler, et le 114 lit les messages.',
    'Alors un seul message à quelqu’un de proche : « ça ne va pas, viens », il n’y a rien d’autre à expliquer.',
  ],
  medical: [
    'Si parler est trop dur, le 114 par SMS : l’adresse et ce qui se passe, en trois mots.',
    'Quelqu’un d’autre peut composer le 15 : un voisin, un passant, en criant par la fenêtre s’il le faut.',
  ],
  'violence-suffered': [
    'Alors sans un bruit : un SMS au 114, l’adresse, et le mot « danger ».',
    'Ce n’est pas obligé d’être maintenant : la sécurité d’abord, l’appel dès qu’il n’y a plus de risque.',
  ],
  'violence-threatened': [
    'Alors {pose|posez} ce que {tu as|vous avez} dans les mains, et {sors|sortez} marcher dix minutes avant de décider.',
  ],
  'other-person': [
    'Un autre adulte peut appeler, un voisin, un enseignant, une pharmacie : l’important est que quelqu’un le sache.',
  ],
}

export const whatToDoReplies: AnswersByDangerGroup = {
  suicide: [
    'Une seule chose à la fois : d’abord s’éloigner de ce qui peut blesser, ensuite le 3114.',
    'Là, tout de suite : un endroit avec de la lumière, un verre d’eau, et le 3114 à l’oreille.',
  ],
  medical: [
    'Une seule chose : le 15 sur haut-parleur, ils disent quoi faire geste par geste.',
    'En attendant les secours : ne pas donner à boire ni à manger, et ne pas laisser la personne sans surveillance.',
  ],
  'violence-suffered': [
    'D’abord une porte qui ferme ou la rue, ensuite le 17, ou un SMS au 114.',
    'Si c’est possible : les papiers, les clés, le téléphone, et sortir chez quelqu’un de sûr.',
  ],
  'violence-threatened': [
    '{Sors|Sortez} de la pièce, les mains vides, et {marche|marchez} jusqu’à ce que le souffle ralentisse.',
  ],
  'other-person': [
    'Rester près de la personne si c’est sans danger, éloigner ce qui peut blesser, et appeler.',
  ],
}

export const reasonReplies: AnswersByDangerGroup = {
  suicide: [
    'Ça, c’est une douleur immense, et je comprends qu’elle prenne toute la place : qui d’autre la connaît ?',
    'Avec ce que {tu portes|vous portez} là, vouloir que ça s’arrête se comprend, et c’est la douleur qui doit s’arrêter, pas {toi|vous}.',
  ],
  'violence-suffered': [
    'Rien de tout cela ne justifie un coup, ni la peur : au 3919, on le dira pareil.',
  ],
  'violence-threatened': [
    'Je comprends que ça brûle, et un geste ne réparerait rien de ça : qui peut l’entendre avec {toi|vous} ?',
  ],
}

/** To a caller who is close to the person they fear. */
export const aggressorNearReplies: AnswersByDangerGroup = {
  'violence-suffered': [
    'Alors {parle|parlez} le moins possible : un SMS au 114 avec l’adresse, et une pièce qui ferme ou la porte d’entrée.',
    'Tant qu’il y a ce risque si près, {garde|gardez} une sortie derrière {toi|vous}, et le téléphone en silencieux.',
  ],
}

export const thanksReplies: AnswersByDangerGroup = {
  suicide: [
    'C’est moi qui {te|vous} remercie d’avoir parlé : et maintenant, quelqu’un à côté de {toi|vous}, c’est le plus important.',
  ],
  medical: ['Courage, {reste|restez} près du téléphone, et le 15 si quoi que ce soit change.'],
  'violence-suffered': [
    'Courage, {tu as|vous avez} bien fait d’en parler : le 3919 pour la suite, et le 17 si ça recommence.',
  ],
  'violence-threatened': [
    'C’est courageux d’en parler avant : {reste|restez} dehors encore un moment.',
  ],
  'other-person': [
    'Cette personne a de la chance que {tu t’en inquiètes|vous vous en inquiétiez} : l’appel, maintenant.',
  ],
}

export const familyReplies: AnswersByDangerGroup = {
  'violence-suffered': [
    'Les enfants, {garde-les|gardez-les} près de {toi|vous}, loin de lui ou d’elle, et {dis|dites} au 17 qu’ils sont là.',
  ],
  suicide: [
    '{Tu penses|Vous pensez} à eux, et ce lien compte : lequel peut venir, ou répondre, là ?',
    'Ils voudraient savoir, même maintenant, même pour ça : un message court à l’un d’eux ?',
  ],
}

export const shameReplies: AnswersByDangerGroup = {
  suicide: [
    'Il n’y a aucune honte à aller mal à ce point, et au 3114, on l’entend tous les jours.',
  ],
  medical: ['Le 15 ne juge personne, il soigne : la honte peut attendre, pas l’appel.'],
  'violence-suffered': ['La honte n’est pas à {toi|vous} : elle est à la personne qui a fait ça.'],
  'violence-threatened': ['En parler avant de faire du mal, c’est l’inverse d’une honte.'],
}

/** To a caller who mentions a weapon and may hurt somebody. */
export const weaponReplies: AnswersByDangerGroup = {
  'violence-threatened': [
    'Cette arme doit quitter {tes|vos} mains : dans un coffre, une autre pièce, chez un voisin, et le 17 ou le 15 ensuite.',
    'Loin de la main, et loin de cette personne : c’est le seul geste qui compte, maintenant.',
  ],
}

export const goesAwayReplies: AnswersByDangerGroup = {
  'violence-threatened': [
    'Oui, s’éloigner, c’est la bonne décision, et le 15 peut aider à faire redescendre le reste.',
  ],
  'violence-suffered': [
    'Oui, si le chemin est sûr : avec le téléphone, et les enfants s’il y en a.',
  ],
}

export const cryingReplies: AnswersByDangerGroup = {
  suicide: [
    'Les larmes ont le droit de venir, je ne pars pas : au 3114 aussi, on peut pleurer sans rien dire.',
  ],
  'violence-suffered': [
    'Ces larmes, après ça, sont normales : {respire|respirez}, et {dis-moi|dites-moi} si la porte est fermée.',
  ],
}

export const exhaustedReplies: AnswersByDangerGroup = {
  suicide: [
    'C’est trop pour une seule personne, et ce poids peut se partager cette nuit, au 3114.',
    'À ce point de fatigue, tout semble sans issue : on n’a pas besoin de décider quoi que ce soit ce soir.',
  ],
}

export const unsureCallerReplies: AnswersByDangerGroup = {
  'other-person': [
    'Pas besoin d’être sûr : un doute suffit, et au 119 ou au 3114, on aide à y voir clair.',
  ],
  suicide: [
    'Ne pas savoir, c’est permis : juste cette heure-ci, avec quelqu’un au bout du fil, et après on verra.',
  ],
  medical: ['Dans le doute, c’est le 15 qui tranche, personne ne le reprochera.'],
  'violence-suffered': [
    'Dans le doute, la prudence d’abord : une porte fermée, et le téléphone à la main.',
  ],
}

export const durationReplies: AnswersByDangerGroup = {
  'other-person': [
    'Depuis tout ce temps, c’est assez pour en parler à quelqu’un dont c’est le métier, ce soir.',
  ],
  suicide: [
    'Porter ça depuis tout ce temps épuise n’importe qui : un médecin et le 3114 peuvent prendre le relais.',
  ],
  medical: ['Cette durée compte, c’est la deuxième chose à dire au 15, après l’adresse.'],
  'violence-suffered': [
    'Depuis tout ce temps… rien ne {t’oblige|vous oblige} à attendre la prochaine fois, et le 3919 aide à préparer la suite.',
  ],
}

/** Replies to a yes or a no, by the question that the companion asked. */
export const someoneCanComeYes: readonly Template[] = [
  'Alors {appelle|appelez} cette personne en premier, maintenant, et {dis-lui|dites-lui} de venir.',
]
export const safeYes: readonly Template[] = [
  'Bien : {reste|restez} là, et {garde|gardez} le téléphone à la main.',
]
export const safeNo: readonly Template[] = [
  'Alors on bouge d’abord : une autre pièce, la rue ou un voisin, et l’appel juste après.',
]
export const calledYes: readonly Template[] = [
  'Bien, c’est ce qu’il fallait faire : qu’est-ce qu’on {t’a|vous a} dit ?',
]
export const calledNo: readonly Template[] = [
  'Alors c’est le moment, je ne demande rien d’autre : un appel, et je me tais pendant ce temps.',
]
export const woundYes: readonly Template[] = [
  'Un linge propre, appuyer fort sans relâcher, et le 15 au téléphone.',
]

/**
 * Any beginning and any ending together form a sentence of support, said when no other reply is left. There are
 * enough combinations for a whole call without a repetition.
 */
export const supportBeginnings: readonly Template[] = [
  'Je suis encore là',
  'Je {t’écoute|vous écoute} toujours',
  'Doucement, on reste ensemble',
  'Rien ne presse dans cette conversation',
  'Merci de continuer à parler',
  'J’entends ce que {tu dis|vous dites}',
  'Je ne raccroche pas',
  'On prend une chose après l’autre',
]
export const supportEndings: Readonly<Record<DangerGroup, readonly Template[]>> = {
  suicide: [
    'et au 3114, une vraie personne peut entendre la même chose.',
    'et le 15 ou le 112 viennent, si ça devient trop fort.',
    'et je préfère {te|vous} savoir avec quelqu’un, dans la même pièce.',
    'et ce qui peut blesser reste loin des mains, d’accord ?',
    'et un message à quelqu’un de proche prend dix secondes.',
    'et le 114 se joint par SMS quand la voix ne sort pas.',
  ],
  medical: [
    'et c’est le 15 qui peut aider vraiment, là, maintenant.',
    'et le 112 répond aussi, depuis n’importe quel téléphone.',
    'et l’adresse est la première chose à leur donner.',
    'et je compte sur quelqu’un à côté pour appeler.',
    'et le 114 par SMS, si parler est difficile.',
    'et au moindre changement, il faut rappeler le 15.',
  ],
  'violence-suffered': [
    'et le 17 vient, même pour une peur.',
    'et le 114 lit les SMS, sans un bruit.',
    'et la porte fermée compte plus que de me répondre.',
    'et le 3919 écoute, cette nuit ou demain.',
    'et un voisin peut appeler aussi.',
    'et rien de tout cela n’est {ta|votre} faute.',
  ],
  'violence-threatened': [
    'et dehors, l’air aide à redescendre.',
    'et le 15 aide quand on craint de perdre le contrôle.',
    'et personne n’est blessé tant que rien n’est fait.',
    'et le 17 répond si la situation se tend.',
    'et les mains restent vides, d’accord ?',
    'et un ami calme peut venir.',
  ],
  'other-person': [
    'et il faut que quelqu’un de plus le sache : le 119, le 3114 ou le 15.',
    'et en danger immédiat, c’est le 17 ou le 112.',
    'et {tu n’as|vous n’avez} pas à porter ça sans aide.',
    'et l’adresse est la première chose à donner.',
    'et rester près de la personne aide déjà.',
    'et un doute suffit pour appeler.',
  ],
}
