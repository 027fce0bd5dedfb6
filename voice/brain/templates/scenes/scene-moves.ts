import { readAnswers } from '../../../text-analysis/table'
import type { Template } from '../template'

/** What callers ask inside a scene, as patterns for normalised text, and the answers, which are never explicit. */
export const questionsInScene = readAnswers(String.raw`
  ^(et |mais )+si (on|nous|le|la|l|un|une|quelqu|il|elle|ils|elles|les)\b => « Alors on improvise », <dis-je/dit-il>. « On l’a toujours fait. {Tu cours|Vous courez} vite ? » || <Je hausse/Il hausse> un sourcil. « Alors il faudra une très bonne excuse. {Tu en as|Vous en avez} une ? »
  \b(qu est ce que|que|quoi) (tu |vous |t |il |elle )?(vas|allez|va|viens|venez|fais|faites) (\w+ ){0,3}(faire|chercher|trouver)\b|\b(tu|vous) (vas|allez|viens|venez) (y )?faire quoi\b => « Retrouver quelque chose que j’ai perdu il y a longtemps », <dis-je/dit-il>. « Ou quelqu’un. Et {toi|vous} ? » || « Je ne le saurai qu’en arrivant », <dis-je/dit-il>. « C’est ce qui rend la route intéressante. »
  \b(tu|vous|il|elle) (vas|allez|va|pars|partez|voyages|voyagez|descends|descendez|montes|montez) (\w+ ){0,3}(jusqu|a|au|en|vers|loin|seule?|souvent|aussi)\b => « Oui, moi aussi », <dis-je/dit-il> après un silence. « Il faut croire que la route est la même. Qu’est-ce qui {t’y attend|vous y attend} ? » || « J’y vais sans savoir si j’y resterai », <dis-je/dit-il>. « Et {toi|vous}, c’est un aller simple ? »
  \b(conseill\w*|recommand\w*|suggere\w*)\b => <Je réfléchis/Il réfléchit>, puis pose une main sur le comptoir. « Celui que personne ne demande », <dis-je/dit-il>. « C’est presque toujours le meilleur. {Tu me fais|Vous me faites} confiance ? » || « Pour ce soir ? Quelque chose qui tient chaud et qui finit bien », <dis-je/dit-il>. « {Assieds-toi|Asseyez-vous}, je {te|vous} montre. »
  \b(tu|vous) (n )?(as|avez|vendez|vends|auriez|aurais) (pas )?(des|du|de la|de l|un|une|quelque chose|encore) (?!(feu|cheminee|yeux|mains?|sourire|voix|regard|beaux?|belles?|jolie?s?|enfants?|ans|frere|soeur|mari|femme|copain|copine)\b)\w+ => « Peut-être », <dis-je/dit-il>, les mains dans le dos. « Et {tu me donnes|vous me donnez} quoi, en échange ? » || « Plus maintenant », <dis-je/dit-il>. « Il va falloir faire avec ce qu’on a : {toi|vous}, et moi. »
  \b(tu|vous) (vis|vivez|habites?|habitez|dors|dormez|travailles?|travaillez) (\w+ ){0,3}(seule?|ici|longtemps|la$) => « Ici même, juste au-dessus », <dis-je/dit-il>. « La nuit, on entend la pluie, et c’est toute la compagnie qu’il me faut. Presque toute. » || « Depuis si longtemps que les murs me connaissent », <dis-je/dit-il>. « Et {toi|vous}, qu’est-ce qui {t’amène|vous amène} si tard ? »
  \bcomment (il|elle) s appelle\b.*\b(chat|chien)\b|\b(chat|chien)\b.*\bcomment (il|elle) s appelle\b => « Personne n’a jamais pu le faire venir par son nom », <dis-je/dit-il>. « {Choisis|Choisissez}-en un, on verra s’il répond. »
  \bsi (je|j) (refus\w*|resist\w*|dis (que )?non|(ne )?veux pas|(ne )?veux plus|desobei\w*|(n )?obei\w* pas)\b => « Alors c’est non, et ce non est respecté », <dis-je/dit-il>, en reculant d’un pas. « La porte est ouverte, et {tu choisis|vous choisissez} la suite. » || « {Refuse|Refusez} », <dis-je/dit-il> en souriant, les mains bien en vue. « On négocie, ou {tu t’en vas|vous vous en allez} ? »
  \b(decri\w*|montre\w*|racont\w*) (moi |nous )?(le|la|l|les|cette|ce|cet|ton|ta|votre) (piece|chambre|salle|salon|lieu|endroit|decor|bureau|maison|paysage|vue|cabine|wagon|compartiment|plage|rue)\b => {sees} || {sees} {hears}
  \b(prenom|(s|m|t) appelle\w*|vous appelez|(ton|votre|son) (petit )?nom)\b => <Je me penche/Il se penche> tout près, et <je le dis/il le dit> à voix basse : « {characterName} ». À {toi|vous}, maintenant. || « {characterName} », <dis-je/dit-il> enfin, comme on rend un secret.
  \b(qu est ce qu (il|elle)|ce qu (il|elle)|(il|elle|tu|vous)) (lit|lis|lisez)( quoi)?\b|\b(c est quoi|quel est) (ce|son|ton|votre) livre\b|\bquoi comme livre\b => <Je referme/Il referme> le livre sur un doigt : « Une histoire de voyage, justement. La fin est belle. {Tu veux|Vous voulez} l’entendre ? » || « Un roman que je reprends toujours à la même page », <dis-je/dit-il>. « Et {toi|vous}, {tu lis|vous lisez} quoi, d’habitude ? »
  \b(ou (est ce que )?(tu|vous|il|elle|on) (va\w*|allez|descend\w*)|(tu|vous|il|elle) (vas?|allez|descend\w*) ou|on va ou|ou va (ce|le|la)|c est quoi la destination)\b => « Jusqu’au bout de la ligne, ou juste avant si on me retient », <dis-je/dit-il>. « Et {toi|vous} ? » || « Nulle part de pressé », <dis-je/dit-il>. « Je suivrais bien {ton|votre} chemin, si {tu veux|vous voulez}. »
  \b(qui (m |nous |me )?(ouvre|accueille|est la|c est)|qui (est ce qui )?(m |nous )?ouvre|c est qui qui)\b => C’est <moi/lui>, une bougie à la main. « {Entre|Entrez}, il fait un temps à ne laisser personne dehors. » || La porte s’ouvre, et c’est <moi/lui>, sans un mot, qui {te|vous} fait signe d’entrer.
  \b((tu|vous) (es|etes) (habille\w*|vetue?s?)|(tu|vous|il|elle) (portes?|portez)( quoi)?|comment (tu|vous|il|elle) (es|etes|est) habille\w*|(habille\w*|tenue|vetue?s?))\b => Un long manteau sombre, noué à la taille, et une écharpe qui a déjà beaucoup voyagé. || Quelque chose de simple, une chemise claire, le col ouvert, et des manches retroussées.
  \b(ressembl\w*|physiquement|brune?|blonde?|comment (tu es|vous etes|il est|elle est)|(tu es|vous etes|il est|elle est) comment|decri\w* (moi )?(le|la|toi|vous|cet|ce)|(il|elle) a quel age|quel age (il|elle) a)\b => Une silhouette dans la lumière basse, des yeux clairs, un air de revenir de loin. Le reste, {tu le devines|vous le devinez} comment ? || Des mains calmes, une voix grave, et un sourire qui arrive un peu après les autres. {Tu lui ajoutes|Vous lui ajoutez} quoi ?
  \b(decri\w*|on voit quoi|(je|tu|vous) voi[st]? quoi|qu est ce qu(e| on)? (je |tu |on |vous )?(voi[st]|voyez)|a quoi (ca|cela) ressemble|il y a quoi|c est comment|(montre|montrez) moi)\b => {sees}
  \b((on|j|tu|je|vous) enten\w+ quoi|qu est ce qu(e| on)? ?(je |j |on |tu |vous )?enten\w+|(c est|quel est ce) (quoi ce )?bruit|quels? bruits?)\b => {hears}
  \b(on (mange|boit) quoi|(tu|vous|il|elle) (me |m |nous )?(sers|sert|servez|offres?|offrez|proposes?|proposez) (quoi|a boire|a manger)|il y a (quoi )?a (boire|manger)|(quelque chose|un truc|qqch) a (boire|manger)|(sers|servez) moi)\b => {serves}
  \b(il y a|y a t il|as tu|avez vous|tu as|vous avez) (du feu|un feu|une cheminee)\b => Un grand feu, oui, qui éclaire jusqu’au plafond. {Approche|Approchez}, et {tends|tendez} les mains. || Oui, et <je remets/il remet> une bûche. {Pose|Posez} ce manteau, il sera sec avant minuit.
  \b(il y a|y a t il) (de la musique|un piano|un orchestre)\b => Un vieux piano, dans la pièce d’à côté, et quelqu’un qui joue très doucement. On écoute d’ici, ou on s’approche ?
  \b(il y a (quelqu un|du monde)|on est seuls?|(tu|vous) (es|etes) seule?|nous sommes seuls)\b => Personne d’autre, à cette heure-ci. Seulement nous, et la nuit qui ne presse pas. || Il n’y a que nous deux. Ça {te|vous} va, ou on laisse la porte ouverte ?
  \b(murmur\w*|chuchot\w*|souffl\w* (moi )?(un|quelque)|a l oreille|(dis|dites) (moi )?quelque chose)\b => <Je me penche/Il se penche>, tout près de l’oreille : « {Reste|Restez} encore un peu, la nuit est longue. » Et là, {tu réponds|vous répondez} quoi ? || Tout bas, pour que personne d’autre n’entende : « J’espérais que ce serait {toi|vous}. » || Un souffle, à peine : « {Ne dis|Ne dites} rien encore, {écoute|écoutez}. » Le cœur fait plus de bruit que la pluie.
  \b((tu|vous) m attend\w*|(tu|vous) (savais|saviez) que|(tu|vous) me (connais\w*|reconnais\w*))\b => « Depuis longtemps, sans savoir {ton|votre} nom », <dis-je/dit-il>. || « J’aurais reconnu ce pas entre mille », <dis-je/dit-il>. « {Entre|Entrez}, ou {reste|restez} là, mais {ne pars|ne partez} pas. »
  \b((tu|vous|il|elle) (me |m )?(dis|dites|dit|repond\w*|demand\w*) quoi|qu est ce qu(e|il|elle|on)? ?(il |elle |tu |vous )?(me |m )?(dit|dis|dites|repond\w*|demande\w*)|(il|elle) (dit|repond) (quoi|quelque chose))\b => « Que je n’ai aucune envie que cette nuit finisse », <dis-je/dit-il>. Et {toi|vous}, {tu dis|vous dites} quoi ? || <Je cherche/Il cherche> un peu ses mots, puis : « Je pensais à quelqu’un comme {toi|vous}, sans savoir que ça existait. »
  \bpourquoi (tu|vous|il|elle) (es|etes|est|fai\w+|regard\w*|souri\w*|ri\w*|parl\w*|pleur\w*|part\w*|voyag\w*)\b => « Parce que d’habitude, il ne se passe rien, et que ce soir il se passe quelque chose », <dis-je/dit-il>. || « Je {te|vous} le dirai », <dis-je/dit-il>, « si {tu me dis|vous me dites} d’abord pourquoi {tu es|vous êtes} ici. »
  \b(tu|vous|il|elle|on) (viens|venez|vient|dansez?|dansons|rest\w+|mont\w+|descend\w*|march\w+|entr\w+|me sui\w+|m accompagn\w+)( \w+){0,5}$ => « Oui », sans hésiter. <Je suis déjà debout/Il est déjà debout>, et <je {te|vous} laisse/il {te|vous} laisse> choisir le pas. || « Avec {toi|vous}, oui. » <Je prends/Il prend> la lampe, et on y va.
  \b((je|j) (peux|pourrais)|puis je|(tu|vous) permett\w*|(ca|la place|cette place|elle) est (libre|prise))\b => « Je l’espérais un peu », <dis-je/dit-il>, en se poussant pour faire de la place. || « Bien sûr. » Un geste de la main, et toute la place qu’il faut.
  \b(tu|vous|il|elle) (as|avez|a) (froid|peur|faim|soif|sommeil)\b => « Un peu, oui », <dis-je/dit-il>. « Mais c’est déjà mieux, avec {toi|vous} à côté. » || « Moins que tout à l’heure. » <Je souris/Il sourit>, et <je me rapproche/il se rapproche> d’un pas.
  \b(tu|vous) (viens|venez) d ou\b|\bd ou (tu|vous|il|elle) (viens|venez|vient|sort\w*)\b|\b(il|elle) vient d ou\b => « De très loin, et à pied pour la fin », <dis-je/dit-il>. Il y a encore de la poussière sur les bottes. || « D’une ville où il pleut toujours. Ici, au moins, il y a {toi|vous} », <dis-je/dit-il>.
  \b(on est ou|ou (sommes nous|on est|suis je|je suis)|c est ou)\b => Toujours ici : {setting}. {sees}
`)

/**
 * What callers do or say inside a scene, as patterns for normalised text, and the replies, which are never sexually
 * explicit. `{thing}` is what the caller names.
 */
export const movesInScene = readAnswers(String.raw`
  ^(\w+ ){0,2}merci\b.{0,60}$ => « C’est la moindre des choses », <dis-je/dit-il>. « Et puis, on se doit bien ça, entre gens de la nuit. » || <Je hausse/Il hausse> une épaule, avec un demi-sourire. « {Tu me rendras|Vous me rendrez} ça un jour. Ou tout de suite, avec une histoire. »
  \b(jamais fait (ca|cela)|premiere fois|je suis (\w+ )?(timide|intimidee?|nerveu\w*)|(ca|tu|vous) m intimid\w*|j ose pas|je n ose pas)\b => On ira tout doucement, rien n’est attendu. <Je reste/Il reste> à distance, et c’est {toi|vous} qui {fais|faites} le premier pas, ou pas. || « Prenons le temps », <dis-je/dit-il> à voix basse. Il n’y a rien à réussir ici, et un mot suffit pour s’arrêter.
  ^((et|la|alors) )*je (tiens|cache|garde) (un|une|le|la|l|les|des|mon|ma|mes)\b => <Je regarde/Il regarde> {tes|vos} mains : {thing}. « Et maintenant », <dis-je/dit-il>, « {tu en fais|vous en faites} quoi ? » || {thing} : <je ne vois/il ne voit> plus que ça, puis {tes|vos} yeux. « {Approche|Approchez} de la lumière. »
  \b(prete|donne|met|pose|passe|enroule)\w* (moi )?(son|sa|ton|ta|votre|le|la|un|une) (grand |gros |vieux )?(manteau|veste|echarpe|pull|gilet|cape|couverture|plaid|foulard)\b => Il est trop grand, il garde encore la chaleur, et il sent un peu la fumée et le bois. {Tu le serres|Vous le serrez} contre {toi|vous} ? || Sur {tes|vos} épaules, d’un geste, sans demander. Et dessous, plus de froid du tout.
  \b(je|j) (te |t |vous )?invite\b(?!.*\b(danse|diner|verre)) => Une main tendue, la tête un peu penchée : « {Tu me l’accordes|Vous me l’accordez} ? »
  \b(je|j) (\w+ )?pleur\w*|\b(mes|une) larmes?\b => <Je ne dis rien, et je tends/Il ne dit rien, et il tend> un mouchoir, propre, plié en quatre. « {Raconte|Racontez}, si {tu veux|vous voulez}. Sinon, je reste. »
`)

/** What callers do or say in a romantic scene, such as a wish for a slower pace, and the replies. */
export const tenderMoves = readAnswers(String.raw`
  ^(\w+ ){0,3}(plus lentement|lentement|doucement|ralenti\w*|moins vite|pas (trop|si) vite|trop (vite|rapide)|pas si rapide\w*|fais durer|faites durer|j aime quand ca dure|prends? (ton|son) temps|prenez votre temps)\b( \w+){0,8}$ => Plus lentement, alors : un pas, un silence, et le temps qui s’étire entre deux mots. || D’accord, doucement, rien ne presse : chaque seconde a droit à sa place.
  \b(trop (mou|molle|doux|douce|sage|lent|gentil\w*|calme|tiede|mievre)|(plus|un peu|mets|mettez) (de |d )?(tension|chaleur|piquant|piment|feu|passion|audace)|plus (chaud|chaude|intense|sensuel\w*|ose\w*|fort|vite|torride|epice\w*)|accelere\w*|ca manque de|plus de (rythme|suspense)|pimente\w*)\b => Alors l’air se resserre : un pas de plus, la porte se ferme, et <je ne souris/il ne sourit> plus. Plus rien ne sépare les deux souffles, sauf une seconde que personne n’ose dépenser. || D’accord, je tends la corde. <Je prends/Il prend> {ton|votre} poignet, sent le cœur battre dessous, et compte à voix basse : « Un. Deux. À trois, je ne réponds plus de rien. » || Plus près, donc. Le dos touche le mur, deux mains se posent de chaque côté, et le baiser s’arrête à un souffle, exprès.
  \b(roman de gare|harlequin|harlequins|cliche\w*|cucul|eau de rose|tu ecris bien|vous ecrivez bien|(tu es|t es|vous etes) (doue\w*|forte?|poete)|bien raconte|tu racontes bien|vous racontez bien|comme dans un (film|livre|roman))\b => Un roman de gare qu’on ne lâche pas avant le terminus, je prends ça pour un compliment. On tourne la page ? || Je rougirais, si j’avais des joues. La page suivante est prête, il suffit de dire « continue ».
  \b(desobei\w*|puni\w*|punition|sanction|gage)\b => Si {tu désobéis|vous désobéissez}, il y a un gage, et il est doux : recommencer, en demandant mieux. || Alors {tu attendras|vous attendrez}, les mains dans le dos, jusqu’à ce que <je retourne/il retourne> le sablier.
  \b(regles?|ordres?|obei\w*|consigne\w*|permission)\b => La règle de ce soir tient en un mot : {attends|attendez}. Rien avant le oui. || Une seule règle : {tu demandes|vous demandez}, « s’il vous plaît », et la réponse tombe, ou pas.
  \b(mechante?|severe|dure|gentil\w*|cruel\w*)\b.*\b(avoue\w*|toi|vous|pas)\b => J’avoue, la sévérité est de velours : {n’en dis rien|n’en dites rien}, j’ai une réputation à tenir. || Chut, on ne dit pas ces choses-là tout haut : je garde le secret de ma douceur.
`)

/**
 * Patterns of what the caller adds to the scene, with replies. `{description}` is what the pattern captures, at most
 * nine words.
 */
export const descriptionReplies: readonly (readonly [RegExp, readonly Template[]])[] = [
  [
    // How somebody looks: "il est brun, grand".
    /(?:^|[ ,])(?:il|elle) (?:est|a) (?!(?:[^ .!?]+ ){9})((?!assise?|debout|là|parti|en )[^.!?]+(?:,| et (?!(?:il|elle|je|on|tu|vous)\b)| avec )[^.!?]+)/i,
    [
      '{description} : je le vois maintenant, tel quel. Il lève les yeux, et c’est {toi|vous} qu’il regarde.',
      '{description}, et un regard qui ne se pose pas au hasard. {Tu t’approches|Vous vous approchez} ?',
    ],
  ],
  [
    // A thing or a person in the place: "il y a un vieux monsieur".
    /\b(?:il )?y a (?!(?:[^ .,!?]+ ){9})((?:un|une|des|deux|trois) (?![^.,!?]*\b(?:ans?|jours?|mois|heures?|dehors|ici|je|j’|on|tu|vous|s’|s')\b)[^.,!?]+)/i,
    [
      '{description}, oui, juste là, comme si la scène l’attendait. On s’approche ?',
      '{description} : on s’arrête une seconde, pour regarder. Qu’est-ce {que tu en fais|que vous en faites} ?',
      '{description}, et tout change un peu autour. On y va ensemble ?',
    ],
  ],
]

/** Answers to a question that nothing in the scene answers yet. */
export const openSceneAnswers: readonly Template[] = [
  'Ça, c’est {toi|vous} qui le {vois|voyez} : la première idée sera la bonne.',
  '<Je souris/Il sourit> sans répondre : « {Devine|Devinez}. » {Tu dirais|Vous diriez} quoi ?',
  '« Plus tard », <dis-je/dit-il>, « quand on se connaîtra mieux. {Demande-moi|Demandez-moi} autre chose. »',
]

/** Places for a scene, when the caller leaves the choice to the companion. */
export const proposedPlaces: readonly string[] = [
  'dans un vieil hôtel au bord d’un lac',
  'dans un train de nuit',
  'dans un château, un soir d’orage',
  'sur une plage, à la tombée du jour',
  'dans une bibliothèque après la fermeture',
]
/** Names of the companion's own character (`self`), of a man (`he`) and of a woman (`she`) in the scene. */
export const characterNames = { self: 'Camille', he: 'Gabriel', she: 'Alma' } as const
