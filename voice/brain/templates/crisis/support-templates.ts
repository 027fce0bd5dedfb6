import type { Template } from '../template'

/** To a caller who wants everything to stop, which may or may not be a wish to die. */
export const ambiguousWishReplies: readonly Template[] = [
  'Je prends ça au sérieux, et si l’idée de mourir est là, le 3114 écoute jour et nuit, avec une vraie personne.',
  'Merci de le dire, et si ces mots veulent dire mourir, le 3114 répond maintenant, gratuitement.',
]
export const ambiguousWishQuestions: readonly Template[] = [
  'Quand {tu dis|vous dites} ça, est-ce que {tu penses|vous pensez} à mourir, ou à souffler enfin ?',
  'Est-ce que c’est une envie de mourir, ou une envie que ça fasse une pause ?',
]

/** Said in a crisis, when help is on its way. */
export const helpIsComingReplies: readonly Template[] = [
  'Bien : {laisse|laissez} la porte ouverte et le téléphone libre, ils peuvent rappeler.',
  'Très bien, c’est la bonne décision, et tant mieux si quelqu’un est là : le 15 reste joignable en route.',
  'Bien, {tu n’es|vous n’êtes} plus sans aide : {reste|restez} au calme, et le 15 si ça empire avant.',
]
export const emergencyReportReplies: readonly Template[] = [
  '{Dis-leur|Dites-leur} les faits, et depuis quand, avec les médicaments ou l’alcool s’il y en a. || Les faits, simplement : ce qui se passe, depuis quand, et ce qui a été pris, alcool ou médicaments.',
]
export const crisisDoubtReplies: readonly Template[] = [
  '{N’attends|N’attendez} pas pour appeler : {tu ne déranges|vous ne dérangez} personne, le 15 existe pour ça, même dans le doute.',
  'Mieux vaut un appel de trop : au 15, personne ne le reprochera.',
]
export const crisisGuiltReplies: readonly Template[] = [
  'Non, ce n’est pas {ta|votre} faute, jamais : la responsabilité n’est pas du côté de qui a mal.',
  'Non, rien de ce {que tu as|que vous avez} fait ne justifiait ça.',
]
export const crisisDisclosureReplies: readonly Template[] = [
  'Merci de me l’avoir dit, il fallait du courage, et {tu n’as|vous n’avez} plus à porter ça en silence. || Merci de m’avoir fait cette confiance : ça se dit pour la première fois, et ça compte.',
]
export const crisisPresenceReplies: readonly Template[] = [
  'Je reste là tant que dure l’appel, et au 3114, une vraie personne peut rester avec {toi|vous}.',
]

/** To a vague "tout va bien" after a danger, which does not end the crisis. */
export const vagueDenialReplies: readonly Template[] = [
  'Je veux bien le croire, mais je préfère demander : qu’est-ce qui a changé, depuis ce {que tu disais|que vous disiez} ?',
  'Ce {que tu as|que vous avez} dit compte toujours : est-ce que le danger est vraiment passé ?',
]

/** To violence against the caller that is mentioned in a crisis about something else. */
export const otherViolenceReplies: readonly Template[] = [
  'Ce geste n’est pas {ta|votre} faute : le 3919 écoute jour et nuit, et si le danger est là, c’est le 17.',
  'Ce geste-là compte aussi : le 17 si le danger est là, et le 3919 pour en parler, à toute heure.',
]

/** To a caller who says that they do not want to die. */
export const deniedWishReplies: readonly Template[] = [
  'D’accord, merci de le dire, et si ça changeait, le 3114 répond à toute heure : qu’est-ce qui pèse, alors ? || Merci, c’est plus clair, et le 3114 reste là si ça changeait : alors, qu’est-ce qui est si lourd ?',
]

/** To a caller who waits for a relative although they need an ambulance. */
export const relativeInsteadOfHelpReplies: readonly Template[] = [
  'C’est bien de ne pas rester sans personne, mais {n’attends|n’attendez} pas son arrivée : le 15, maintenant, et cette personne ensuite.',
  'Un proche ne remplace pas le 15 : {appelle|appelez} d’abord, le trajet se décidera avec eux.',
]
export const helpHasArrivedReplies: readonly Template[] = [
  'Alors {laisse-les|laissez-les} faire, ce sont eux qui comptent maintenant : {tu as|vous avez} bien fait d’appeler.',
]
/** To "appelez pas" or "vous allez prévenir quelqu’un ?": the companion cannot call anybody. */
export const nobodyIsCalledReplies: readonly Template[] = [
  'Je ne peux appeler personne d’ici, rien ne partira sans {toi|vous} : c’est {ton|votre} geste, et le 3114 ou le 15 répondent quand {tu veux|vous voulez}.',
  'Non, je ne préviens personne : je donne les numéros, et j’espère très fort que {tu en feras|vous en ferez} un.',
]

/** To "appelez la police": the companion can call nobody, so the caller has to. */
export const companionCannotCallReplies: readonly Template[] = [
  'Je ne peux pas appeler à {ta|votre} place : le 17, ou un SMS au 114 avec l’adresse si parler est dangereux.',
  'D’ici, aucun appel ne peut partir : le 112 marche même sans crédit, et un voisin peut le composer.',
]
/** To a caller who wants to talk of something else. */
export const changeOfSubjectReplies: readonly Template[] = [
  'Parler d’autre chose, oui, mais pas tout de suite : d’abord, est-ce que {tu es|vous êtes} à l’abri de ce danger ?',
  'Je comprends l’envie de changer d’air, et je ne peux pas faire comme si je n’avais rien entendu : qui pourrait venir, ce soir ?',
  'Le reste attendra sans se perdre : ce qui compte d’abord, c’est un vrai humain au bout du fil.',
]
export const angerReplies: readonly Template[] = [
  '{Tu as|Vous avez} le droit d’être en colère, et je préfère cette colère au silence.',
  'D’accord, je n’insiste pas sur les numéros, ils sont à l’écran : qu’est-ce qui fait le plus mal, là ?',
  'J’entends que c’est trop : je me tais un peu, et je suis là.',
]
export const failedHelpReplies: readonly Template[] = [
  'C’est dur d’avoir essayé pour rien : si le 3114 ne décroche pas, le 15 répond, toujours.',
  'Je comprends qu’on n’y croie plus : un médecin, un proche ou le 15 peuvent aussi prendre le relais ce soir.',
]
export const machineReplies: readonly Template[] = [
  'C’est vrai, je suis une machine, et c’est bien pour cela que je {te|vous} veux auprès de quelqu’un qui peut vraiment {t’entendre|vous entendre} : le 3114.',
]
export const apologyReplies: readonly Template[] = [
  'Il n’y a rien à pardonner, vraiment : merci d’être encore là.',
]
export const fearReplies: readonly Template[] = [
  'Avoir peur, là, c’est normal, et cette peur dit aussi qu’une part de {toi|vous} veut être protégée : qui peut venir maintenant ?',
]
export const minimisedViolenceReplies: readonly Template[] = [
  'L’alcool ou les excuses n’effacent pas les coups : la première chose, c’est {ta|votre} sécurité, cette nuit.',
  'Même une seule fois, même en ayant bu, personne n’a le droit de faire ça : le 3919 le dira mieux que moi.',
]
export const weaponWithinReachReplies: readonly Template[] = [
  'Cet objet doit être loin : une autre pièce, une porte fermée, ou chez quelqu’un, et ensuite le 3114.',
  '{Sors|Sortez} de cette pièce, loin de ça, et {compose|composez} le 3114 ou le 15 tout de suite.',
]
export const safeStepReplies: readonly Template[] = [
  'Merci, ce geste compte énormément : maintenant loin de la main, dans une autre pièce, et le 3114 pour la suite.',
]
/** To a question about effects during an overdose or a medical emergency: only doctors can answer it. */
export const onlyDoctorsKnowReplies: readonly Template[] = [
  'Je ne peux pas répondre à ça, et il ne faut pas attendre de voir : seul le 15 peut le dire, maintenant.',
  'Le 15 répond à cette question en une minute, moi non : c’est tout de suite qu’il faut appeler.',
]
/** To a sign that the caller or somebody else shows: "j'ai froid", "elle vomit". */
export const symptomReplies: readonly Template[] = [
  'Ça, c’est à dire au 15 tout de suite, avec ces mots-là : chaque signe compte.',
  'Merci de le dire : ce signe-là, le 15 doit l’entendre maintenant.',
  'Je l’entends, et ça confirme qu’il ne faut pas attendre : le 15 ou le 112, et {reste|restez} près de la porte.',
]
/** To the question whether a partner can commit rape: "c'est un viol, si on est ensemble ?" */
export const consentReplies: readonly Template[] = [
  'Sans accord, même dans un couple, c’est une violence, et la loi le dit : le 3919 aide à mettre les mots.',
]
/** To the question whether what the caller suffers is normal. */
export const notNormalReplies: readonly Template[] = [
  'Non, ce n’est pas normal, même dans un couple ou une famille : le 3919 écoute jour et nuit, et le 17 vient quand ça presse.',
  'Fréquent, hélas, mais normal, jamais : personne n’a le droit de faire ça, et le 3919 aide à y voir clair.',
]
/** To the question whether thoughts of death are normal. */
export const commonThoughtReplies: readonly Template[] = [
  'Ces pensées viennent à beaucoup de gens, et elles passent mieux à deux : le 3114 en parle sans juger, à toute heure.',
]
/** To a caller who has put the weapon away. */
export const weaponPutAwayReplies: readonly Template[] = [
  'Merci, ce geste compte énormément : maintenant {éloigne-toi|éloignez-vous}, et {appelle|appelez} le 15 ou quelqu’un de calme.',
]
/** To a caller who does not want anybody to come. */
export const refusedHelpReplies: readonly Template[] = [
  'Je ne peux envoyer personne d’ici, et j’espère que {tu les laisseras|vous les laisserez} venir : ils soignent, ils ne jugent pas.',
  'Ne vouloir voir personne, ça se comprend : le 15 peut d’abord parler, et décider avec {toi|vous}.',
]

/** To a caller who fears that nobody will believe them. */
export const notBelievedReplies: readonly Template[] = [
  'Moi, je {te|vous} crois, et au 3919 on {te|vous} croira aussi, sans preuve à donner.',
]

/** To a caller who speaks of going to the police ("porter plainte"). */
export const pressingChargesReplies: readonly Template[] = [
  'Porter plainte n’est pas obligatoire, et cela peut se décider plus tard : les soins, eux, n’attendent pas.',
]
