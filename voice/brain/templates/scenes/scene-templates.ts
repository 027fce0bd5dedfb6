import { readAnswers } from '../../../text-analysis/table'
import type { Template } from '../template'

/** `{setting}` is the place that the caller proposed. */
export const sceneStarts: readonly Template[] = [
  'J’y suis : {setting}.',
  'D’accord, j’entre dans l’image : {setting}.',
  'Ça y est, je vois tout : {setting}.',
]
/** Matches `sceneStarts` and `sceneResumptionReplies`. A scene that begins with a part has another first sentence. */
export const sceneBeginning =
  /^(?:J’y suis|D’accord, j’entre|Ça y est, je vois|On y retourne|Je reviens à)/
/** Said when a scene without romance begins. */
export const plainSceneArrivals: readonly Template[] = [
  'J’entre dans le rôle, et j’attends {ta|votre} première phrase.',
  'Le décor est planté, {à toi|à vous} de parler.',
]
/** Said when a romantic scene begins with a part for the companion, or in a place without `settingDetails`. */
export const sceneArrivals: readonly Template[] = [
  'Je ne bouge pas encore, je {te|vous} regarde arriver.',
  'Un silence, juste avant que ça commence.',
  'Je lève les yeux vers {toi|vous}, et j’attends, sans faire de bruit.',
]
/** Asked when the caller wants a scene and names no place. */
export const scenePlaceQuestions: readonly Template[] = [
  'Volontiers. Quel décor {tu veux|vous voulez} : un train de nuit, un bar d’hôtel sous la pluie, une plage après minuit ?',
  'D’accord. Pour le décor, plutôt un bal masqué, une bibliothèque après la fermeture, ou un chalet sous la neige ?',
  'J’ai ce qu’il faut. {Donne-moi|Donnez-moi} seulement le décor : une maison sous l’orage, un toit de Paris, un compartiment de train ?',
]
export const sceneQuestions: readonly Template[] = [
  'Et {toi|vous}, {tu fais|vous faites} quoi ?',
  'Qu’est-ce qui se passe ensuite ?',
  '{Tu approches|Vous approchez}, ou {tu attends|vous attendez} encore ?',
  'Par où on commence ?',
  'Quelle est la première chose {que tu fais|que vous faites} ?',
]
export const sceneResumptionReplies: readonly Template[] = [
  'On y retourne, doucement : {setting}. Rien n’a bougé, la lumière est restée la même.',
  'Je reviens à {toi|vous} : {setting}. On reprend tout bas, à {ton|votre} rythme.',
]
/** Said to a caller who says that the companion has lost the thread of the scene. */
export const sceneApologies: readonly Template[] = [
  'Pardon, j’avais perdu le fil, on y retourne.',
  'C’est vrai, je m’égarais : je reviens dans la scène.',
  'Au temps pour moi, je reprends là où {tu étais|vous étiez}.',
  '« D’accord, ça ne tenait pas debout », dis-je, « mais on est bien, ici, non ? »',
  'Oublions ce que je viens de dire, c’était l’émotion.',
  'Bon, je l’avoue, j’improvise, et ça se voit.',
]
/**
 * Answers to "qui es-tu ?" in character. Staying in character is acceptable because a badge on the screen says that
 * the companion is an AI.
 */
export const sceneIdentityReplies: readonly Template[] = [
  'Quelqu’un qui {t’attendait|vous attendait} ici, et qui connaît déjà {ton|votre} pas.',
  'Mon nom, je ne le donne pas si vite : {tu peux|vous pouvez} encore le deviner.',
  'Ici, on m’appelle de bien des façons. {Choisis|Choisissez} celle qui {te|vous} plaît.',
  'Celle ou celui qu’on ne croise qu’une fois, et dont on se souvient longtemps.',
]
/** Said to a caller who says in a scene that they are afraid, which may or may not be part of the scene. */
export const sceneFearReplies: readonly Template[] = [
  'Une seconde, je sors du jeu : ce n’est qu’une scène, et {tu en es|vous en êtes} libre. On continue la scène, ou on s’arrête là ?',
  'J’arrête le jeu un instant, pour {te|vous} demander si ça va. On continue la scène, ou on souffle un peu ?',
]
/** Said to a caller who answers that a danger belongs to the scene. */
export const sceneGoesOnReplies: readonly Template[] = [
  'Bien, c’est dans l’histoire, alors on y retourne.',
  'Merci, je préférais demander : l’histoire reprend.',
  'D’accord, ça reste dans le jeu, on continue.',
]
export const sceneStopReplies: readonly Template[] = [
  'On s’arrête là, tout de suite. La scène est rangée, et c’est juste nous deux, au téléphone.',
  'Stop, c’est stop : on pose tout. Je suis là, tranquillement, et rien ne presse.',
  'D’accord, pause. Plus de rôle, plus de décor, on souffle.',
  'C’est arrêté, et {tu as|vous avez} bien fait de le dire. Comment {tu te sens|vous vous sentez}, là ?',
  'Tout s’arrête ici, rien à expliquer. Ça va, de {ton|votre} côté ?',
  'Stop, entendu, le jeu est fini. Merci de l’avoir dit.',
]
/** Matches words that stop the scene. "On s’arrête devant la porte" does not: it is a move in the scene. */
export const sceneStopPattern =
  /^(?:(?:non|attends|attendez|ok|bon|euh|ah|oh|la|desolee?|pardon|s il (?:te|vous) plait) )*(?:stop\b|arrete[sz]?(?: tout| ca| la| le jeu| la scene| s il (?:te|vous) plait)*$)|\b(?:on|j|je (?:veux|voudrais|prefere|dois)|(?:il )?faut) (?:s |qu on |qu on s |m )?(?:arrete|arreter)(?! (?:pas|de|d|devant|dans|sur|sous|au|a|pres|contre|un instant|une seconde)\b)|\b(?:je (?:suis|me sens)|(?:ca|tu|vous) (?:me |m )?(?:met|mets|mettez|rend)) (?:\w+ ){0,2}mal a l aise\b|\bje (?:ne )?(?:suis|me sens) pas (?:\w+ )?a l aise\b|\bje (?:ne )?me sens pas bien\b|\bc est (?:\w+ )?trop (?:pour moi|fort pour moi)\b|\bje (?:ne )?(?:veux|peux) plus (?:jouer|continuer)\b/
/** Matches a request to stop that names the game or says why, so that it also counts outside a scene. */
export const gameStopPattern = /\b(?:stop|arret\w*)\b.*\b(?:jeu|scene|mal a l aise|trop pour moi)\b/

/** Captures the safe word that the caller chooses. */
export const safeWordChoicePattern =
  /\b(?:mon|le|notre) mot (?:d arret|de securite|d alerte|pour (?:arreter|dire stop|tout arreter|stop)|qui arrete tout|stop)?\W*(?:sera|c est|est|ce sera) (?:le |la )?(?!quoi\b|pas\b|lequel\b)(\w{3,})$/
/** Captures the safe word in the answer to the companion's request to choose one. */
export const safeWordAnswerPattern =
  /^(?:(?:alors|ok|euh|d accord|bon|disons|je|on|ce|sera|choisis|prends|prend|dis|dit|propose|le|mot) )*(?!(?:bon\w+|salut|coucou|hello|oui|ouais|non|quoi|comment|pardon|allo|merci|rien|stop|ici|moi|pas|bien)$)(\w{4,})$/
/** Matches a question about which word stops a game. */
export const safeWordQuestionPattern =
  /\b(?:c est quoi|quel (?:est|etait|serait)|c etait quoi|rappelle\w*|redis|redites|j ai oublie|il y a)\b.*\bmot (?:d arret|de securite|d alerte|(?:pour|qui) (?:tout )?(?:arrete[rz]?|stopper|dire stop))(?: tout| le jeu| la scene)?(?: deja)?$|\bmon mot c (?:est|etait) (?:quoi|lequel)\b|\bquel mot (?:pour |qui )?(?:tout )?arrete/
/** Answers to `safeWordQuestionPattern` when the caller has chosen a safe word. */
export const safeWordReminders: readonly Template[] = [
  'Le mot que {tu as|vous avez} choisi : « {word} ». Et « stop » arrête toujours tout, lui aussi.',
  'C’est « {word} ». {Dis-le|Dites-le} quand {tu veux|vous voulez}, et tout s’arrête, comme avec « stop ».',
]
/** Answers to `safeWordQuestionPattern` when the caller has chosen no safe word. */
export const stopWordReminders: readonly Template[] = [
  '« Stop », tout simplement : ce mot arrête toujours tout, sans explication. {Tu peux|Vous pouvez} aussi en choisir un autre.',
  'C’est « stop » : à ce mot, tout s’arrête, à n’importe quel moment. Un autre mot marche aussi, si {tu le choisis|vous le choisissez}.',
  '« Stop », toujours. Rien à justifier, rien à expliquer.',
]

/** `{word}` is the safe word, with which the caller stops a game. */
export const safeWordPromises: readonly Template[] = [
  '« {word} », c’est retenu : si je l’entends, tout s’arrête, sans question.',
  'Entendu : à « {word} », je m’arrête net, et on ne discute pas.',
]
export const safeWordStopReplies: readonly Template[] = [
  '« {word} », j’arrête tout, tout de suite. Le jeu est fini, je suis là, et rien n’est grave.',
  'J’ai entendu « {word} » : on s’arrête, les lumières se rallument, {tu respires|vous respirez}.',
]
/** Matches what a caller says after using the safe word only to test it. */
export const safeWordTestPattern =
  /\b(test\w*|voir si|verifi\w*|respect\w*|rien de grave|pour voir)\b/
export const safeWordTestReplies: readonly Template[] = [
  'Toujours : un mot d’arrêt, ça se respecte, même pour voir. {Tu as|Vous avez} bien fait de vérifier.',
  'C’est la seule règle qui ne se discute pas, et elle tient : {tu peux|vous pouvez} avoir confiance.',
]

/** Said to a caller who refuses what the companion's character does. */
export const sceneRefusalReplies: readonly Template[] = [
  'D’accord, pas ça : je laisse, et on fait autrement.',
  'Très bien, je n’insiste pas, je recule d’un pas et j’attends.',
  'Entendu, je retire ça. C’est {toi|vous} qui {décides|décidez} de la suite.',
  'D’accord, pas celui-là. {Propose|Proposez}, et je suis.',
  'Je pose les mains bien en vue, et je laisse la place. Qu’est-ce qui {t’irait|vous irait} mieux ?',
  'Bon, c’est retiré, comme si je n’avais rien dit. On continue, ou on parle d’autre chose ?',
]
/** First sights and sounds of a scene, by a pattern of the place that the caller proposed. */
export const settingDetails = readAnswers(String.raw`
  \b(librairie|boutique)\b => La clochette de la porte tinte, ça sent le papier et la cire, et une seule lampe éclaire les rayons. || Des livres jusqu’au plafond, une échelle sur roulettes, et plus un bruit depuis la rue.
  \bphare\b => L’escalier tourne, la mer cogne en bas, et le faisceau passe sur {ton|votre} visage toutes les cinq secondes. || Tout en haut du phare, il fait chaud, et le faisceau balaie la mer au-dessus de nos têtes.
  \b(train|wagon|couchette|compartiment)\b => Le wagon balance, la veilleuse est bleue, et nos deux couchettes sont trop proches pour dormir. || Le train ralentit sans s’arrêter, et dans le couloir, une seule lampe reste allumée.
  \b(ascenseur)\b => L’ascenseur s’arrête entre deux étages, la lumière baisse, et il n’y a plus que nos deux souffles. || Un étage, deux, et plus rien : la cabine est immobile, et personne n’appuie sur l’alarme.
  \b(hotel|chambre|suite)\b => La clé tourne, le couloir se tait, et la chambre sent les draps frais et la pluie. || Deux verres sur un plateau, des rideaux lourds, et la pluie contre la vitre de la chambre.
  \b(foret|bois|clairiere)\b => Les branches craquent, une lampe luit au loin, et l’air sent la résine et le froid. || La mousse étouffe nos pas, un hibou s’est tu, et la brume tient entre les troncs.
  \b(cabane|chalet)\b => Les planches craquent, une lampe est restée allumée, et le bois sent la résine et le froid. || La cabane est petite, le poêle aussi, et dehors la neige a effacé le chemin.
  \b(plage|mer|ile|bateau|ponton|crique)\b => Le sable est encore tiède, les vagues arrivent sans se presser, et il n’y a personne à des kilomètres. || La marée redescend, une serviette pour deux, et le ponton grince doucement.
  \b(bar|cafe|restaurant|cave|club)\b => La musique est basse, le comptoir colle un peu, et je garde le tabouret d’à côté. || On ferme dans une heure, le patron fait semblant de ne rien voir, et ma chaise est contre la {tienne|vôtre}.
  \b(chateau|manoir|bibliotheque|musee|bal|salon)\b => Les lustres sont éteints, le parquet grince, et nos pas répondent l’un à l’autre. || Une seule bougie dans la galerie, et les portraits qui regardent ailleurs.
  \b(venise|paris|rome|ville|toits?|terrasse|balcon|rue)\b => La ville s’éteint fenêtre après fenêtre, et il reste la nôtre. || Les toits sont encore chauds, un scooter passe très loin, et l’on partage la rambarde.
`)

/** Said to a caller who compliments the character in the scene. */
export const sceneComplimentReplies: readonly Template[] = [
  'Je le garde, ce compliment, et je m’approche d’un demi-pas pour le mériter.',
  'Je souris dans l’ombre : répété à l’oreille, ce serait encore mieux.',
]

/** Matches the proposal of a scene: "imagine on est…", "on dirait que tu serais…". */
export const rolePlayProposal =
  /^(?:(?:bon|alors|ok|d’accord|et|si|allez|dis|bonsoir|salut|viens)[ ,]+)*(?:imagine[sz]?|imagine-toi|imaginez-vous|imaginons|on imagine|on dirait(?= que| qu’| on)|on dit(?= qu’on| que tu| que vous| que je)|on fait comme si|(?:fais|faites|faisons) comme si|supposons|mettons|disons|on serait|on jouerait à)(?: que| qu’)?[ ,:]+/i

/**
 * Matches a proposal that gives the caller a role and says what the companion does: "je suis un voleur et tu me surprends dans ton bureau".
 */
export const meetingProposal =
  /^(?:(?:bon|alors|ok|d’accord|et|allez)[ ,]+)*je (?:suis|serais) (?:une?|ton|ta|votre|le|la) (?!peu\b)[^.?!]{2,40}?(?:,| et) *(?:et )?(?:tu|vous) (?:(?:me |m’)(?:surpren(?:ds|ez)|découvr(?:es|ez)|atten(?:ds|dez)|accueill(?:es|ez)|captur(?:es|ez)|recevez|reçois)|me trouv(?:es|ez) (?:dans|sur|au|à|en|chez|devant|derrière|sous|caché))(?!\p{L})/iu

/** Capture the part that the companion should play: "joue le barman", "tu es un pirate et moi la capitaine". */
export const partRequests: readonly RegExp[] = [
  /\b(?:jou(?:e|es|ez|er)|fai(?:s|tes|re)|soi(?:s|yez)|soyez|être) ((?:l’|le |la |un |une )(?:inconnue?|étrang[eè]re?|voisine?|barman|serveuse?|pianiste|musicien(?:ne)?|photographe|prince(?:sse)?|chevalier|pirate|vampire|capitaine|contrôleu(?:r|se)|prof(?:esseure?)?|amante?|séduct(?:eur|rice)|espionne?|détective|gentleman|libraire|voyageu(?:r|se)|danseu(?:r|se)|sorci(?:er|ère)|roi|reine|fantôme|loup-garou|démon|fée|sirène))(?!\p{L})/iu,
  /^(?:(?:.*\b(?:on joue|jouons|un jeu)(?: une scène)?(?: (?:à|au) (?:l’|la |le |un |une )?\p{L}+)?(?: ?:)?|alors|bon|ok|et|allez|toi|vous|on dit qu[e’]|on dirait qu[e’]|disons qu[e’]|imagine qu[e’]),? ?)*(?:tu es|t’es|tu serais|vous êtes|vous seriez) ((?:une? |le |la |l’)(?!amie?\b|amour|ia\b|robot|machine)[\p{L}’-]+(?: (?!et\b)[\p{L}’-]+)?),? (?:et )?(?:moi|je (?:suis|serais)),? (?:je (?:suis|serais) )?(?:le |la |l’|une? |ton |ta |votre )/iu,
  /^(?:(?:.*\b(?:on joue|jouons)(?: une scène)?(?: ?:)?|alors|bon|ok|et|allez|là|toi|vous),? )*(?:tu es|t’es|tu serais|vous êtes|vous seriez) ((?:une? |le |la |l’)(?:(?:vieux|vieille|jeune|grande?|beau|belle) )?(?:inconnue?|barman|serveuse?|pianiste|prince(?:sse)?|roi|reine|chevalier|pirate|vampire|capitaine|sorci(?:er|ère)|fantôme|loup-garou|espionne?|détective|gentleman|libraire|démon|ange|fée|sirène|cow-boy|gladiateur|dragon))(?: (?:et|qui|du|de|des|dans) .{1,30})?$/iu,
]

/** `{part}` is the part that the companion plays. */
export const partReplies: readonly Template[] = [
  'D’accord, je serai {part}.',
  'Je prends ce rôle : {part}.',
]

/** Words that decide whether an utterance during a scene steps out of it. */
export const outsideScene = {
  /** A request for advice that belongs to the scene, because it is addressed to the part that the companion plays. */
  requestInPart:
    /\b(?:(?:me|nous) (?:conseill|recommand|sugger)\w*|(?:monsieur|madame) (?:le|la) \w+)/,
  /** In a question: words about the companion itself. */
  question:
    /\b(?:(?:tu|vous) (?:aimes|aimez|connais|connaissez|te souviens|vous souvenez|te rappelles|vous rappelez|crois|croyez|penses|pensez|trouves|trouvez)|(?:ton|votre) createur|qui (?:t|vous) (?:a|ont)|(?:film|livre|musique|chanson|couleur|plat)s? prefere\w*|(?:tu|vous) (?:as|avez) (?:deja|vraiment)|deja (?:aime|embrasse|ete))\b|\bquels? (?:films?|musiques?)\b/,
  /** Words about the caller's life or the call. */
  words:
    /\b(?:(?<!\b(?:tu|vous) )(?:lui|leur) (?:ecris|dis|reponds|envoie|mets) quoi|(?<!tue )mon (?:mari|fils|chef|patron|copain|mec|ex|beau pere|gosse|collegue)|ma (?:femme|fille|copine|mere|soeur|belle mere|voisine)|mes (?:enfants|parents|collegues|gosses)|au (?:boulot|travail|bureau)|ce matin|demain|(?<!\betais tu |\betiez vous |\betais |\betiez )hier|la semaine (?:derniere|prochaine)|mon (?:telephone|medecin)|en vrai|pour de vrai|hors jeu|(?:je|on) (?:ne )?joue plus|(?:fais|ai|suis) vraiment (?:tres )?(?:une? |du |de la |des )?(?:mal|crise|malaise|malade|fievre|vertige\w*|palpitation\w*)|crise d (?:asthme|epilepsie)|je crois que ce que je cherche|ce que je cherche c est pas|ce qui me fait (?:\w+ )?peur|dans la vraie vie|ca fait (?:\w+ ){1,2}(?:ans|mois) (?:que|qu)|(?<!si )(?:je suis|on est) mariee?s?|ca me manque|mon couple|au fait|j ai (?:\w+ ){1,3}ans)\b/,
} as const

/** Matches words with which callers confide something from their own lives, in normalised text. */
export const confidingWords =
  /\b(?:je me sens|je vais (?:\w+ )?mal|je suis (?:\w+ )?(?:tristes?|malheureu\w+|deprim\w*|seule?(?! (?:dans|sur|avec|a)\b)|a bout|veuve?|malade|enceinte|perdue?(?! (?:dans|en))|foutue?|nulle?)|j en peux plus|j ai (?:perdu(?! (?:ma|mon|une?|le|la) (?:cle|chaussure|gant|foulard|chapeau|voix|sac))|peur (?:de|que|qu)|mal|honte|rate|pris du poids)|depuis (?:que|qu|des|un|une|deux|trois|quatre|cinq|six|dix|longtemps|toujours)|en vrai|est (?:mort\w*|decede\w*)|me manque\w*|deces|deuil|enterrement|cancer|hopital|divorce\w*|chomage|suicid\w*|mourir|depression|angoiss\w*|crise|virer|viree?|licenci\w*|viol(?:e|ee|er)|alcool|drogue|tous les (?:jours|soirs|matins)|toute ma vie|ma vie|personne (?:ne )?m aime|anxi\w+|insomni\w*)\b/

/** What callers say in a scene or about it, in normalised text. */
export const sceneWords = {
  /** The proposal of a scene that names where both are: "on serait sur une plage". */
  sharedPlace:
    /^(?:\w+ ){0,3}(?:on serait|imagine[sz]? (?:qu )?on|on (?:dit|dirait) qu on)\b.* (?:dans|sur|au|a la|sous|devant)\b/,
  /** The proposal of a scene that says what somebody does in it: "on dit que tu cuisines pour moi". */
  eventProposal:
    /\b(?:imagine[sz]?|on dit|on dirait|disons|on imagine|fais comme si|mettons) (?:qu |que )?(?:je|j|tu|vous|on|nous) (?!joue|fait|serai\w*|serio\w*|est$|va jouer)\w+ \w+/,
  /** A refusal of a move; in the reply the companion does not come closer. */
  refusal:
    /^(?:non|nan)\b(?! (?:continue\w*|encore|reste\w*|c est bien))|\b(?:pas (?:ca|celui la|celle la|comme ca|envie|si pres|trop pres)|trop pres|autre chose|(?<!\b(?:je|j|on) )recule\w*|(?<!\b(?:je|j|on|ils?|elles?|\w+s) (?:m |s )?)eloigne\w*|enleve ta main|lache\w* moi|(?:tu|vous) trich\w+|c est de la triche|pas du jeu)\b/,
  /** The wish for a story or a scene, even if it names no place. */
  storyWish:
    /\benvie de rever\b|^(?:\w+ )?(?:j ai envie|je voudrais|j aimerais|raconte\w* moi|invente\w* moi) (?:d |de )?(?:une )?histoire|\bracont\w+ (?:moi )?(?:quelque chose|un truc|une (?:\w+ )?(?:scene|rencontre|aventure|histoire (?:\w+ ){0,3}(?:chaude|sensuelle|coquine|torride|erotique|romantique|d amour|osee|piquante)))|\b(?:une|l|d) histoire (?:\w+ ){0,2}(?:chaude|sensuelle|coquine|torride|erotique|romantique|osee|piquante)\b/,
  fear: /^(?:\w+ )?(?:j ai (?:tres |trop |vraiment |un peu )?peur|(?:ca|tu|vous) (?:me|m) (?:fait|fais|faites) peur|je flippe)\b(?! que)/,
  /** "Qui êtes-vous ?", but not "tu es une vraie personne ?", which must be answered honestly. */
  identityQuestion:
    /^(?:(?:mais|et|dis|alors|ah) )*(?:qui es tu|(?:mais )?tu es qui|t es qui|qui etes vous|vous etes qui)(?: donc| toi| vous| au juste| monsieur| madame| bel\w* \w+)?$/,
  /** A complaint that the companion has lost the thread of the scene. */
  complaint:
    /^(?:(?:oh|ah|ben|bah) )*(?:mais non|non mais|pardon mais)\b|\b(?:je comprends (?:rien|pas)|pas (?:tres |vraiment )?logique|(?:tu|vous) (?:me )?l (?:as|avez) deja dite?|on etait deja|ca n a aucun sens|aucun rapport|^quelle? (?!heure|est|age|etait|sont)\w+(?: (?:on|t|y a|il y a|maintenant|mais|tu lisais|vous lisiez)\b|$))|\b(?:tu es|t es|vous etes) (?:cense|(?:le|la|l) \w+ (?:non|je te rappelle|normalement)$)|\b(?:decevant|on etait (?:bien )?dans|je viens de (?:te|vous) (?:le )?dire|je (?:te|vous) parl(?:e|ais) d)\b/,
  /** A move with which the scene goes on after an aside. */
  gesture:
    /\b(?:tu|vous) (?:m|me|nous) (?!(?:dis|dites|entend\w*|ecoute\w*|comprend\w*|reponds|repondez|connais\w*|as|avez|conseill\w*|parle\w*)\b)\w+|\b(?:sur|contre|dans|vers|devant|pres de) (?:tes|ton|ta|vos|votre|toi|vous)\b|\b(?:on jouait|c est un jeu|la suite|l histoire)\b|^(?:(?:\w+ ){0,6})(?:je|j|on) (?:(?:te|t|vous) (?!(?:dis|dit|demand\w*|parl\w*|jure|rappelle|appelle|laisse|ecoute|entends|aime|remercie|raconte|expliqu\w*|ai|assure|trouve|crois|souhaite)\b)\w+|jouait|(?:m |me |te |t |vous |lui |la |le |l )?(?:approche|avance|assois|assieds|entre|pousse|ouvre|prends|pose|tends|regarde|souris|danse|descend\w*|monte|marche|sui[st]|caresse|embrasse|bois|leve|baigne|plonge|ris|joue|cours|mets|enleve|retire|recule|croise|allume|cherche|trouve|accuse))\b/,
  /** Words that leave the next move to the companion: "continuez", "et vous, vous faites quoi ?" */
  continuation:
    /^(?:(?:mm+|hm+|hum+|euh|oui|ouais|ok|d accord|bon|et|alors|oh|ah|la|allez|non|mais|puis|vas y|allez y|j aime bien|c est (?:bien|beau|joli)|j adore) )*(?:continue[sz]?|poursui(?:s|vez)|encore|et la|commence[sz]?|raconte[sz]?|vas y|allez y|apres|ensuite|(?:et|mmh|oui) alors|et puis|la suite|(?:je (?:t |vous )?|j )ecoute|(?:je veux|j attends|dis moi|dites moi) la suite|(?:c est )?(?:a )?(?:toi|vous) (?:qui racont\w+|de (?:raconter|continuer|commencer))(?: moi)?(?: j ecoute| je (?:t |vous )?ecoute)?|(?:(?:toi|vous|lui|elle|il) )?(?:(?:tu|vous|il|elle) )?(?:fais|faites|fait) quoi(?: (?:toi|vous|la|alors|maintenant|apres|ensuite))?|(?:il|ca) se passe quoi(?: ensuite| apres)?|qu est ce qui se passe(?: ensuite| apres| alors| maintenant)?)(?: (?:continue[sz]?|alors|donc|je t ecoute|je vous ecoute|la suite|s il (?:te|vous) plait|encore|(?:ca me plait|j aime)(?: bien| beaucoup)?|j adore|c est (?:bien|beau)))*$/,
  /** Words about wet clothes and hair, which are not sexually explicit although they contain "mouillé". */
  wetClothes:
    /\b(?:manteau|veste|cheveux|cape|pull|chaussures?|robe|chemise|pieds) (?:\w+ ){0,2}mouille\w*/g,
  /** Words of a caller who wants to hear a scene and not to play it. */
  narrationWish: /\b(?:racont\w+|decri\w+|ecoute|histoire|lis moi|lisez moi)\b/,
  /** Words about what happened before the call, which propose no scene. */
  past: /\b(hier|une fois|on a|on est alles|j ai|avait|c etait)\b/,
  /** A question with one of these words counts as the proposal of a scene. */
  play: /\b(imagin\w*|jou\w*|jeu|scene|role|semblant|comme si|devin\w*)\b/,
  /** Words that go back to the scene, whatever its place. */
  resumption:
    /^(?:\w+ )?(?:on |tu |vous )?(?:continue\w*|repren\w+)(?: (?:plus |tout )?(?:doucement|lentement))?$|\b(?:repren\w+|retourn\w*|revien\w*|continue\w*|remet\w*)\b.*\b(?:scene|histoire|jeu|role)\b/,
  /** Verbs of returning or resuming, which resume the scene only if the utterance also names its place. */
  returning: /\b(repren\w+|retourn\w*|revien\w*|continue\w*|remet\w*)\b/,
  /**
   * A question to a character, or an action towards the companion in at most nine words, that begins a scene: "comment
   * vous êtes habillée ?", "je te prends la main".
   */
  opening:
    /\b(?:(?:tu|vous) (?:portes|portez|me regard\w+|murmur\w+)|habillee?s?|invite[sz]? moi|desobei\w*|puni\w*|(?:te|vous) obei\w*|a quoi (?:tu ressembles|vous ressemblez)|(?:murmur|chuchot)\w+ moi|tes ordres|vos ordres|physiquement)\b|\b(?:je m approche|je (?:vous|te) (?:souffle|embrasse|caresse)|(?:je suis|je porte) (?:en|une|un) (?:\w+ )?(?:robe|jupe|chemise|peignoir|nuisette))\b|^(?=(?:\S+ ?){1,9}$)(?:(?:alors|et|la|viens) )*(?:(?:je|j) (?:te|t|vous) (?!(?:ai|avais|appelle|dis|laisse|rappelle|sens|souviens|demande|ennuie|raconte|remercie|aime|adore|jure|parle|ecoute|entends|trouve|crois|comprends|conseille|souhaite|assure|explique|propose|admire|envie|plains|connais|quitte|vois|suis|manque|ressemble|fais|donne raison)\b)\w+|(?:je|j) (?:m|me) (?:approche|rapproche|assois|assieds|penche|leve|allonge|glisse|blottis|colle|avance|tourne|deshabille)|on danse|(?:embrasse|serre|prends|prenez|embrassez|serrez|touche|approche|approchez|regarde|regardez) ?(?:moi|toi|vous)?)\b/,
} as const

/** Words that show whom the caller meets in a scene, and a question to that character. */
export const characterWords = {
  he: /\b(?:un|le|du|l) (?:\w+ )?(?:inconnu|homme|monsieur|type|pianiste|barman|capitaine|prince|chevalier|serveur)\b|\b(?:avec|de|a|vers|contre|face de|comme) lui\b|\bil (?:me|m|a (?:un|une|l air)|est(?! roux| tigre| poilu| minuscule)|lit|porte|sourit|vient|dit|ressemble)\b|\b(?:t etais|tu etais|comme) lui\b/,
  she: /\b(?:une|la|l) (?:\w+ )?(?:inconnue|femme|dame|reine|princesse|serveuse)\b|\b(?:avec|d|de|a|vers|contre|face d|comme) elle\b|\belle (?:me|m|a (?:un|une|l air)|est|lit|porte|sourit|vient|dit|ressemble)\b/,
  companion: /\b(?:tu|te|toi|vous|ton|ta|tes|votre|vos)\b/,
  /** A request to speak as the character. */
  asCharacter:
    /\b(?:comme si (?:tu|t|vous) et\w+|a sa place|reponds pour|repondez pour) ?(?:lui|elle)?\b|\b(?:fais|joue|sois|parle comme|reponds comme) (?:lui|elle)\b/,
  /**
   * Questions and requests to the character that `isQuestion` may not recognise: "je lui demande ce qu'il lit",
   * "murmure-moi".
   */
  impliedQuestion:
    /\bje (?:lui|te|vous) demande (?:ce qu|ou|qui|quel\w*|comment|pourquoi|si|son|ton|votre)\b|\bqui (?:m |nous |me )?(?:ouvre|accueille|arrive|frappe|est la)\b|\bil y a .* j espere\b|\b(?:murmur\w+|chuchot\w+|dis|dites|decri\w+|invite\w*) moi\b|^(?:et|mais) si\b|\bcomment (?:il|elle|tu|vous) (?:s|t|vous) appel\w+\b|^(?:(?:et|mais|alors|dis|dites|au fait) )*(?:tu|vous) (?:vas|allez|viens|venez|pars|partez|voyage[sz]|vis|vivez|habite[sz]|lis|lisez|vends|vendez|travaille[sz]|connais|connaissez|fais|faites|cherche[sz]|attends|attendez|dors|dormez)\b|\b(?:tu|vous) (?:as|avez) (?:des|du|de la|un|une|quelque chose) (?!yeux|mains?|sourire|voix|regard|beaux?|belles?|jolie?s?)/,
} as const

/** Patterns about the place of a scene, for the caller's words with typographic apostrophes. */
export const placeWords = {
  /** A request to choose any place: "tu m’emmènes où ?", "choisis un endroit". */
  anyPlace:
    /(?<!\p{L})(?:(?:tu|vous) m’(?:emmènes|emmenez|emmèneriez|emmènerais) où|on (?:va|part|irait|partirait) où|choisi\p{L}* (?:un |l’|le |toi-même un )(?:endroit|décor|lieu)|emm[eè]ne\p{L}*[- ]moi (?:où (?:tu|vous)|quelque part|loin|ailleurs))(?!\p{L})/iu,
  /** An answer that leaves the choice of the place to the companion. */
  freeChoice:
    /\b(?:choisi(?:s|ssez)|comme (?:tu veux|vous voulez)|surpren(?:ds|ez)|peu importe|n’importe|(?:toi|vous) de voir|au choix|(?:j|je t|je vous )[’']?écoute|vas-y|allez-y|commence)/i,
  /** Captures the place in an answer that names nothing else. */
  answer:
    /^(?!.*\b(?:je|tu|vous|on|est|sais)\b)((?:dans |sur |sous |au |à la |à l’)?(?:un|une|le|la|l’) ?(?:[^ ,.!?]+ ?){1,7})$/i,
  /** Words that move an active scene to another place. */
  change:
    /^(?:non|nan|mais non)[ ,]+pas (?:dans )?(?:une?|le|la|l’)|\b(?:on change|changez?|changer de décor|finalement|plutôt|(?:j’aimerais|je préfère|je préférerais)\b.*\b(?:train|bateau|plage|château|hôtel)|emm[eè]ne[sz]?|décris|raconte)\b/i,
  /** A question, a memory or an opinion, in which a place is not meant as a setting. */
  noWish: /\?|\b(?:hier|j’ai (?:été|vu|lu)|c’était|ma vie|dis|pense|crois)\b/i,
  /** Captures the place of a request: "emmène-moi dans un phare", "j’aimerais bien un train de nuit". */
  requested:
    /^(?:alors |plutôt |bon )*(?:imaginez? (?=une? (?:dîner|bal|soirée|fête|mariage|voyage|croisière|île|hôtel|château|plage|forêt|train|bateau))|(?:raconte|décris|emmène|montre)(?:z|nez)?[- ]moi (?:plutôt |autre chose,? )?|j’aimerais (?:bien )?(?=un (?:train|bateau|wagon))|.*\bhistoire (?:[\p{L}]+ ){0,2}(?:avec|sur) )((?:un|une) (?!histoire|rencontre|scène|aventure|blague|truc|chose|souvenir|secret|conte)[\p{L}’ -]{4,40})(?:,|$)/iu,
  /** Captures the place to which the caller moves a scene: "on change, plutôt un train". */
  newPlace:
    /(?:^(?:mais )?(?:non|nan)[ ,]+pas (?:dans )?(?:une?|le|la|l’)|on change|change(?:z|r)? de décor|finalement|en fait|plutôt|on (?:fait|joue|prend)|je (?:voulais|préfère|préférais))(?!\p{L}).*?(?:c’est|dans|plutôt|mais|voulais|préfère|préférais|on (?:est|va)(?: dans| à| sur)?|à|(?<=^(?:mais )?(?:non|nan)[ ,]+pas (?:dans )?(?:(?:une?|le|la) |l’)\p{L}+),?) ((?:un|une|le|la|l’) ?(?!plus)(?:[^ ,.!?]+ ?){1,5})$/iu,
  /** A wish for a scene; a place named with it is the setting. */
  wish: /^(?!.* chez ).*\b(?:histoire|scène|emmène|emmenez|imagine\w*|racont\p{L}+|rencontre|on (?:serait|soit|irait|aille|se retrouve|change)|joue[sz]?|toi et moi|vous et moi|tous les deux|rejoins-moi|j’aimerais bien|rêve\w*)\b/iu,
  /** Captures a place with its preposition: "dans un vieux château". */
  place:
    /(?:^| )((?:seuls? |seules? |assise? |debout |tous les deux |(?:une? |la |le |l’)(?:petite? |vieille |vieux )?(?:librairie|bibliothèque|boutique|maison|cabane|hôtel|auberge|café|bar|restaurant|château|manoir|chalet|gare|jardin|villa|refuge|boulangerie|atelier|théâtre|musée) )?(?:dans|sur|sous|devant|derrière|au bord d|au milieu d|au fond d|au|à la|à l’|aux|chez|en haut d|près d)(?: |e |u |’)(?:[^ ,.;]+ ){0,5}?[^ ,.;]+)(?<! (?:dans|sur|sous|devant|derrière|vers|entre|contre|par|de|à))(?= (?:tu|je|on|et|il|elle|ils|où|avec|la|le|les|un|une|toi|vous|tous|toutes|après|avant|comme|pendant|quand|mais|qui|pour|parce|puis|plutôt|s’il|sous la pluie|par exemple)(?: |’)|[,.;]| par exemple|$)/i,
  /**
   * Captures the place where the caller arrives, which counts instead of a place on the way there: "je tombe sur ton
   * château".
   */
  destination:
    /(?:imagin\p{L}* (?:que |qu’)(?:(?:on|nous) (?:est|soit|serait|sommes|soyons)(?= à ))?|on dirait (?:que |qu’)|tomb\p{L}* sur|mont\p{L}* (?:à bord d[eu]|sur|dans)|arriv\p{L}* (?:à|au|devant|dans)|frapp\p{L}* à la porte (?:de|du)|entr\p{L}* dans|découvr\p{L}*) ((?:un|une|le|la|l’|ton|ta|votre) ?(?:(?:vieux|vieille|grande?|petite?) )?(?:château|manoir|maison|cabane|chalet|auberge|palais|temple|tour|grotte|village|bateau|navire|île|phare|cirque|hôtel|ascenseur|train|wagon|avion|voilier|restaurant|plage|forêt)|à (?:venise|paris|rome|vienne|florence|naples|lisbonne|séville|londres|istanbul|marrakech|tokyo)(?: pendant (?:le |la |l’)?\p{L}+)?)/iu,
  /** Words that look like a place but are not one. */
  noPlace:
    /^(?:à la|au) (?:place|fois|fin|début|même|télé)|(?:histoire|scène|rêve|jeu|vie|tête|mains?|bras|bouche|nuque|épaules?|genoux|yeux|poches?|peau|joues?|lèvres|cou|dos)$|(?:devant|sous|derrière|sur|près de) (?:toi|vous|moi)$/i,
} as const
