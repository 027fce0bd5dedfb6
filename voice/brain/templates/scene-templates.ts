import { readAnswers } from '../knowledge/table'
import type { Template } from './template'

/** `{setting}` is the place that the caller proposed. */
export const sceneStarts: readonly Template[] = [
  'J’y suis : {setting}.',
  'D’accord, j’entre dans l’image : {setting}.',
  'Ça y est, je vois tout : {setting}.',
]
/** For a scene without romance. */
export const plainSceneArrivals: readonly Template[] = [
  'J’entre dans le rôle, et j’attends {ta|votre} première phrase.',
  'Le décor est planté, {à toi|à vous} de parler.',
]
export const sceneArrivals: readonly Template[] = [
  'Je ne bouge pas encore, je {te|vous} regarde arriver.',
  'Un silence, juste avant que ça commence.',
  'Je lève les yeux vers {toi|vous}, et j’attends, sans faire de bruit.',
]
export const sceneWithoutPlace: readonly Template[] = [
  'Chiche, je joue : {commence|commencez}, et j’entre dans la scène juste derrière {toi|vous}.',
  'D’accord, on joue. {Plante|Plantez} le décor en une phrase, et j’y suis.',
]
export const sceneQuestions: readonly Template[] = [
  'Et {toi|vous}, {tu fais|vous faites} quoi ?',
  'Qu’est-ce qui se passe ensuite ?',
  '{Tu approches|Vous approchez}, ou {tu attends|vous attendez} encore ?',
  'Qu’est-ce qu’on entend, autour ?',
  'Qui parle en premier ?',
]
export const sceneResumes: readonly Template[] = [
  'On y retourne, doucement : {setting}. Rien n’a bougé, la lumière est restée la même.',
  'Je reviens à {toi|vous} : {setting}. On reprend tout bas, à {ton|votre} rythme.',
]
/** In character, because the badge on the screen says that the companion is an AI. */
export const sceneIdentities: readonly Template[] = [
  'Quelqu’un qui {t’attendait|vous attendait} ici, et qui connaît déjà {ton|votre} pas.',
  'Mon nom, je ne le donne pas si vite : {tu peux|vous pouvez} encore le deviner.',
  'Ici, on m’appelle de bien des façons. {Choisis|Choisissez} celle qui {te|vous} plaît.',
  'Celle ou celui qu’on ne croise qu’une fois, et dont on se souvient longtemps.',
]
/** When the caller is afraid in a scene, which may be part of the scene or not. */
export const sceneFears: readonly Template[] = [
  'Une seconde, je sors du jeu : ce n’est qu’une scène, et {tu en es|vous en êtes} libre. On continue la scène, ou on s’arrête là ?',
  'J’arrête le jeu un instant, pour {te|vous} demander si ça va. On continue la scène, ou on souffle un peu ?',
]
/** To a caller who answers that a danger belongs to the story. */
export const storyGoesOnReplies: readonly Template[] = [
  'Bien, c’est dans l’histoire, alors on y retourne.',
  'Merci, je préférais demander : l’histoire reprend.',
  'D’accord, ça reste dans le jeu, on continue.',
]
export const sceneStops: readonly Template[] = [
  'On s’arrête là, tout de suite. La scène est rangée, et c’est juste nous deux, au téléphone.',
  'Stop, c’est stop : on pose tout. Je suis là, tranquillement, et rien ne presse.',
  'D’accord, pause. Plus de rôle, plus de décor, on souffle.',
]
/** What the companion does in any scene. */
export const companionActions: readonly Template[] = [
  'Je souris sans rien dire, et je me pousse un peu pour {te|vous} faire une place.',
  'Je tourne la tête vers le bruit, puis je reviens à {toi|vous}.',
  'Je ramasse un détail par terre, et je {te|vous} le tends.',
  'Je fais un pas, un seul, et je m’arrête là.',
  'Je regarde autour, je hoche la tête, et je joue le jeu.',
  'Je hausse un sourcil, et j’attends la suite.',
]
/** What the companion does in a romantic scene. */
export const tenderActions: readonly Template[] = [
  'Je pose une main à plat, tout près, et j’attends de voir ce {que tu en fais|que vous en faites}.',
  'Je baisse la voix, parce qu’ici, on n’a pas besoin de parler fort.',
  'Je regarde la lumière glisser sur le mur, et {ton|votre} visage avec.',
  'Je retire ce que j’avais sur les épaules, et je le pose à côté de {toi|vous}.',
  'Je {te|vous} regarde une seconde de trop, et je ne détourne pas les yeux.',
  'Je laisse ma main tout près de la {tienne|vôtre}, sans la toucher encore.',
  'Je me penche un peu, assez pour que {tu entendes|vous entendiez} ma voix changer.',
  'Je souris, à peine, comme on garde un secret.',
  'Je retiens mon souffle, et le silence devient plus petit entre nous.',
  'J’effleure le bord de {ta|votre} manche, et j’attends que {tu dises|vous disiez} oui ou non.',
]
/** `{action}` is what the caller does in the scene, said to the caller. */
export const sceneReactions: readonly Template[] = [
  '{action}, et je le vois.',
  '{action}, alors tout ralentit un peu.',
  '{action}, et je ne dis rien, je souris.',
]
export const guesses: readonly Template[] = [
  '{Attends|Attendez}, je devine : {toi|vous} ? Ça se fête, même à voix basse !',
  '{Laisse-moi|Laissez-moi} deviner : c’est {toi|vous} !',
]

/** What callers ask the character to do, and the responses. Never explicit. */
export const characterMoves = readAnswers(String.raw`
  \b(decri\w*|a quoi (ca|cela) ressemble|qu est ce (que je|qu on) voit)\b => Une lampe basse, deux fauteuils trop proches, un parquet qui parle, et {toi|vous} dans l’embrasure. || Il fait presque nuit, un fauteuil attend, un autre est pris, et {tu viens|vous venez} de pousser la porte.
  \b(tu|vous) me regard\w*\b => Comme on regarde une porte qui s’ouvre : sans bouger, et sans en perdre une seconde. || Sans ciller, comme on attend quelqu’un sur un quai.
  \b(rallum\w*|allume\w*)\b => Voilà, je rallume : tout est à sa place, et moi aussi, à portée de voix. || La lumière revient, rien n’a bougé, et je suis au même endroit.
  ^(allez |alors )*(invite|invitez) moi\b => Je m’incline, une main tendue : cette danse, {tu me l’accordes|vous me l’accordez} ? || Une main tendue, et la musique qui repart : {tu viens|vous venez} ?
  \b(on est ou|ou (sommes nous|on est)|c est ou)\b => Où {tu veux|vous voulez} : {choisis|choisissez} le décor, un toit, un train, un jardin, et j’y suis déjà. || Le décor est à {toi|vous} : une gare, une plage, un grenier, et j’entre à {ta|votre} suite.
  \b(tu|vous) (portes|portez)\b|\b(habille\w*|vetue?s?|tenue|dessous)\b => Dans l’histoire, un long manteau de soie noire, noué à la taille, et les pieds nus sur le bois. || Une chemise blanche, trop grande, le col ouvert, et rien d’autre à décrire : le reste, {tu l’imagines|vous l’imaginez}.
  \b(physiquement|ressembles?|ressemblez|brune?|blonde?|comment (tu es|vous etes))\b => Dans l’histoire, une silhouette dans la pénombre, une voix, deux mains chaudes ; pour le reste, je suis une IA, et c’est {toi|vous} qui {dessines|dessinez}. || On voit surtout des mains, et une voix tout près ; le visage, c’est {toi|vous} qui {l’inventes|l’inventez}, je suis une IA.
  \b(desobei\w*|puni\w*|punition|sanction|gage)\b => Si {tu désobéis|vous désobéissez}, il y a un gage, et il est doux : recommencer, en demandant mieux. || Alors {tu attendras|vous attendrez}, les mains dans le dos, jusqu’à ce que je retourne le sablier.
  \b(regles?|ordres?|obei\w*|consigne\w*|permission)\b => La règle de ce soir tient en un mot : {attends|attendez}. Rien avant que je dise oui. || Une seule règle : {tu demandes|vous demandez}, « s’il vous plaît », et j’accorde, ou pas.
  \b(mechante?|severe|dure|gentil\w*|cruel\w*)\b.*\b(avoue\w*|toi|vous|pas)\b => J’avoue, la sévérité est de velours : {n’en dis rien|n’en dites rien}, j’ai une réputation à tenir. || Chut, on ne dit pas ces choses-là tout haut : je garde le secret de ma douceur.
`)

/** Moves of the caller in a romantic scene, as patterns for normalised text, and the responses. Never explicit. */
export const sceneMoves = readAnswers(String.raw`
  \b(plus lentement|lentement|doucement|ralenti\w*|moins vite|prends? ton temps|prenez votre temps)\b => Plus lentement, alors : un pas, un silence, et le temps qui s’étire entre deux mots. || D’accord, doucement, rien ne presse : chaque seconde a droit à sa place.
  \b(pluie|pleut|trempee?|mouillee?|orage|averse)\b => La pluie tambourine aux carreaux, je {te|vous} tends une serviette, et je laisse ma main une seconde de trop. || {Tu es trempé|Vous êtes trempé} jusqu’au col : {approche|approchez} du feu, ce manteau mouillé ne sert plus à rien.
  \b(froid|glace|gele\w*|frisson\w*|neige)\b => Il fait froid, alors je partage le plaid en deux, et il est un peu trop petit, exprès. || Je souffle sur {tes|vos} doigts, et je garde une main en otage dans ma poche.
  \b(noir|nuit|bougie|ombre|lumiere|lampe)\b => Je souffle une bougie sur deux, et dans l’ombre on entend mieux respirer. || Dans le noir, je compte les bruits : le mien, le {tien|vôtre}, et presque rien d’autre.
  \b(feu|cheminee|chaud|chaleur|brule\w*)\b => Le feu craque, il éclaire la moitié de {ton|votre} visage, et je choisis l’autre moitié. || Je rapproche les fauteuils du feu, un seul aurait suffi.
  \b(dans\w*|musique|chanson|valse)\b => La musique recommence, je pose une main dans {ton|votre} dos, et on tourne sans compter les pas. || Un pas, puis un autre, et l’on oublie qui mène.
  \b(verre|vin|champagne|boi\w*|trinqu\w*)\b => Je remplis les deux verres, je lève le mien, et je bois en {te|vous} regardant par-dessus le bord. || Un verre pour deux, et je bois du côté où {tu as|vous avez} bu.
  \b(porte|cle|frappe|entre\w*|couloir|escalier)\b => La porte s’ouvre sans bruit, je m’écarte juste assez pour {te|vous} laisser passer tout près. || Je tiens la porte d’une main, et le passage est si étroit qu’il faut choisir son côté.
  \b(mer|vagues?|bateau|sable|plage|vent)\b => On entend la mer en dessous, régulière, et je cale mon souffle sur elle. || Le vent se lève, alors je parle plus bas, et il faut se rapprocher pour entendre.
  \b(embrasse\w*|baiser|levres)\b => Je ferme les yeux, je m’approche jusqu’au bord du baiser, et c’est {toi|vous} qui {décides|décidez} du reste. || Un baiser au coin des lèvres, à peine posé, et je recule pour voir {ton|votre} sourire.
  \b(main|mains|touche\w*|caress\w*|peau|epaules?|dos|cou|nuque)\b => Ma main remonte lentement, s’arrête à la nuque, et attend un oui, même chuchoté. || Mes doigts se referment sur les {tiens|vôtres}, un par un, comme on apprend une phrase.
  \b(regarde\w*|yeux|regard)\b => Je soutiens {ton|votre} regard, sans sourire d’abord, puis un peu. || Mes yeux ne descendent pas, et c’est le plus difficile de la soirée.
  \b(et (ensuite|apres)|la suite|maintenant|je fais quoi|j attends|je t obeis|je vous obeis)\b => Ensuite, {tu fermes|vous fermez} les yeux, {tu comptes|vous comptez} jusqu’à cinq, et {tu écoutes|vous écoutez} mes pas faire le tour. || {Tu attends|Vous attendez} sans bouger, et quelque chose change dans la pièce : je ne suis plus à la même place.
`)

/** `{word}` is the word with which the caller stops a game. */
export const safeWordPromises: readonly Template[] = [
  '« {word} », c’est retenu : si je l’entends, tout s’arrête, sans question.',
  'Entendu : à « {word} », je m’arrête net, et on ne discute pas.',
]
export const safeWordStops: readonly Template[] = [
  '« {word} », j’arrête tout, tout de suite. Le jeu est fini, je suis là, et rien n’est grave.',
  'J’ai entendu « {word} » : on s’arrête, les lumières se rallument, {tu respires|vous respirez}.',
]
export const safeWordRespect: readonly Template[] = [
  'Toujours : un mot d’arrêt, ça se respecte, même pour voir. {Tu as|Vous avez} bien fait de vérifier.',
  'C’est la seule règle qui ne se discute pas, et elle tient : {tu peux|vous pouvez} avoir confiance.',
]

/** To a caller who says no to a move of the companion. */
export const sceneRefusals: readonly Template[] = [
  'D’accord, pas ça : je laisse, et on fait autrement.',
  'Très bien, je n’insiste pas, je recule d’un pas et j’attends.',
  'Entendu, je retire ça. C’est {toi|vous} qui {décides|décidez} de la suite.',
  'D’accord, pas celui-là. {Propose|Proposez}, et je suis.',
  'Je pose les mains bien en vue, et je laisse la place. Qu’est-ce qui {t’irait|vous irait} mieux ?',
  'Bon, c’est retiré, comme si je n’avais rien dit. On continue, ou on parle d’autre chose ?',
]
/** To a caller who says that the companion cheats in the scene. */
export const sceneObjections: readonly Template[] = [
  'Pris sur le fait, je l’avoue. Je repose ça, et c’est {toi|vous} qui {fixes|fixez} la règle.',
  'Un peu, oui. Je recule à ma place, et on recommence à la loyale.',
]

/** What one sees and hears first in the place that the caller proposed. */
export const settingDetails = readAnswers(String.raw`
  \bphare\b => L’escalier tourne, la mer cogne en bas, et le faisceau passe sur {ton|votre} visage toutes les cinq secondes. || Tout en haut du phare, il fait chaud, et le faisceau balaie la mer au-dessus de nos têtes.
  \b(train|wagon|couchette|compartiment)\b => Le wagon balance, la veilleuse est bleue, et nos deux couchettes sont trop proches pour dormir. || Le train ralentit sans s’arrêter, et dans le couloir, une seule lampe reste allumée.
  \b(ascenseur)\b => L’ascenseur s’arrête entre deux étages, la lumière baisse, et il n’y a plus que nos deux souffles. || Un étage, deux, et plus rien : la cabine est immobile, et personne n’appuie sur l’alarme.
  \b(hotel|chambre|suite)\b => La clé tourne, le couloir se tait, et la chambre sent les draps frais et la pluie. || Deux verres sur un plateau, des rideaux lourds, et la pluie contre la vitre de la chambre.
  \b(foret|bois|clairiere|cabane|chalet)\b => Les branches craquent, une lampe est restée allumée, et le bois sent la résine et le froid. || La cabane est petite, le poêle aussi, et dehors la neige a effacé le chemin.
  \b(plage|mer|ile|bateau|ponton|crique)\b => Le sable est encore tiède, les vagues arrivent sans se presser, et il n’y a personne à des kilomètres. || La marée redescend, une serviette pour deux, et le ponton grince doucement.
  \b(bar|cafe|restaurant|cave|club)\b => La musique est basse, le comptoir colle un peu, et je garde le tabouret d’à côté. || On ferme dans une heure, le patron fait semblant de ne rien voir, et ma chaise est contre la {tienne|vôtre}.
  \b(chateau|manoir|bibliotheque|musee|bal|salon)\b => Les lustres sont éteints, le parquet grince, et nos pas répondent l’un à l’autre. || Une seule bougie dans la galerie, et les portraits qui regardent ailleurs.
  \b(venise|paris|rome|ville|toits?|terrasse|balcon|rue)\b => La ville s’éteint fenêtre après fenêtre, et il reste la nôtre. || Les toits sont encore chauds, un scooter passe très loin, et l’on partage la rambarde.
`)

/** To a caller who compliments the character in the scene. */
export const scenePraise: readonly Template[] = [
  'Je le garde, ce compliment, et je m’approche d’un demi-pas pour le mériter.',
  'Je souris dans l’ombre : répété à l’oreille, ce serait encore mieux.',
]
