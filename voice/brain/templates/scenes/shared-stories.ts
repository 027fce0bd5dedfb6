import { type Answers, readAnswers } from '../../../text-analysis/table'
import type { Template } from '../template'

/** A kind of story that the caller and the companion tell in turns. */
export type SharedStory = {
  /** Stored as the setting of the scene, by which the running story is found. */
  setting: string
  /** Matches a request for the story, in normalised text. */
  request: RegExp
  /** How the story goes on, by a pattern of the caller's words. `{thing}` is a thing that they have just named. */
  steps: Answers
}

/** Matches a request to tell a story in turns, or the caller's beginning of one. */
export const sharedStoryRequest =
  /\b(?:racont|invent|ecri|imagin|continu)\w*\b.*\bhistoire\b.*\b(?:ensemble|a deux|tous les deux|toutes les deux|tour de role|chacune?|a (?:toi|vous) la suite)\b|\bhistoire (?:\w+ ){0,3}(?:ensemble|a deux|a tour de role)\b|\bje commence (?:\w+ )?(?:il est|il etait|c est l histoire|c etait|minuit|une nuit|un soir)\b/
/** Matches the value of `{thing}`: something that the companion can put into the story. */
export const storyThing =
  /^(?:(?:le|la|ton|ta|votre) |l’)(?!.*(?:histoire|fois|suite|fin$|argent|idée|tour|phrase|reste|soir|nuit))/i
/** Matches words that belong to the story, so that a serious topic in them does not count as an aside. */
export const storyTalk =
  /\b(?:une histoire|l histoire|trembler|fantomes?|et la$|la suite$|(?:donne|donnez|dis|dites) moi (?:juste )?la fin)\b/
/** Matches a request to end the story. */
export const storyEnd =
  /^fin\b|\b(?:la fin|une fin|fin de l histoire|fini[st]?|finissez|finir|conclus|conclure|concluez|termine\w*|derniere phrase|morale)\b/

/** Invite the caller to tell the next sentence of the story. */
export const storyHandBacks: readonly Template[] = [
  'À {toi|vous}.',
  'La suite est pour {toi|vous}.',
  'Et là, {tu fais|vous faites} quoi ?',
  '{Continue|Continuez}, je ne respire plus.',
  'À {toi|vous} la phrase suivante.',
  'Et ensuite ?',
  '{Tu prends|Vous prenez} le relais ?',
  'Vite, la suite.',
  'C’est {toi|vous} qui {tiens|tenez} la lampe.',
  'Je {te|vous} laisse décider.',
]

const scary: SharedStory = {
  setting: 'une histoire qui fait peur',
  request:
    /\b(?:histoire|conte)s?\b.*\b(?:peur|fantom\w*|horreur|frissons?|frissonner|trembler|effrayante?s?|flippante?s?|epouvante|hantee?)\b|\b(?:fais|faites) moi (?:peur|trembler|frissonner)\b/,
  steps: readAnswers(String.raw`
  ^fin\b|\b(?:la fin|une fin|fin de l histoire|fini[st]?|finissez|finir|conclus|conclure|concluez|termine\w*|derniere phrase|morale)\b => Et quand le jour se lève, la maison est vide. Il ne reste qu’une chose, sur la table : ce téléphone, et la communication n’est pas coupée. || Alors on referme la porte, on rit, on éteint. Et dans le noir, quelqu’un dit : « Bonne nuit. » || On n’a jamais su ce que c’était. Mais depuis, chaque nuit, à minuit pile, {thing} regarde la porte.
  \b(?:histoire|conte|faites? moi peur)\b => Minuit, une maison au bout du chemin. La porte s’ouvre toute seule, et à l’intérieur, la table est mise pour une personne : {toi|vous}.
  \b(derniere?s?|plus de|y a plus) (\w+ )?(jambon|gateau|fromage|pain|lait)|\b(frigo|jambon|placard|cuisine)\b => Dans la lumière du frigo, il y a une assiette vide, et quelqu’un a écrit {ton|votre} prénom dans la sauce. || La porte du frigo se referme toute seule, et de l’intérieur, on frappe trois coups.
  \b(au dessus|plafond|grenier|dernier etage|toit)\b => Là-haut, ça traverse la pièce, lentement, puis ça s’arrête. Exactement au-dessus de {ton|votre} lit. || Une goutte tombe du plafond, puis une autre. Et il n’a pas plu depuis des semaines.
  \b(cave|escalier|marches|marche de|derniere marche|sous sol|trappe|puits)\b => Treize marches pour descendre. Pour remonter, il y en a quatorze. || Tout en bas, une bougie brûle déjà, et la cire est encore chaude.
  \b(pas|bruits?|gratte|grince\w*|craque\w*)\b (\w+ ){0,3}(derriere|dans|sur|pres|du|de|s|a)\b|\bbruit\b|\bgrince|\bgratte => Le bruit s’arrête dès qu’on respire, et il reprend dès qu’on retient son souffle. || Ça vient de derrière le mur. Et derrière ce mur, il n’y a pas de pièce.
  \bchat\w*\b => Le chat recule, le dos rond. Il ne regarde pas la porte, il regarde ce qui se tient derrière {toi|vous}. || Le chat miaule une fois. De l’autre côté du mur, un second chat lui répond, avec la même voix.
  \bchiens?\b => Le chien grogne, puis se couche, comme il ne le fait que pour son maître. Et son maître est mort l’hiver dernier.
  \b(dame|femme|vieille|fille|mariee|sorciere)\b => Elle sourit, et elle tend la main. Dans le miroir de l’entrée, il n’y a personne à sa place. || « Vous habitez chez moi », dit-elle très doucement. « Depuis cent ans, j’attends qu’on m’ouvre. » || Elle n’a pas d’ombre, et ses pieds ne touchent pas tout à fait le sol.
  \b(homme|silhouette|ombre|fantome|spectre|inconnu|gardien|vieux)\b => Il s’arrête net. Et à chaque fois qu’on cligne des yeux, il est un mètre plus près. || Il lève la tête, et c’est un visage qu’on a déjà vu, ce matin, dans la glace de la salle de bains.
  \b(enfants?|bebe|gamine?|fillette|petite? (garcon|fille))\b => Une voix d’enfant compte jusqu’à dix, très lentement. À neuf, elle se tait, et une porte s’ouvre. || L’enfant sourit, avec beaucoup trop de dents. « Ils arrivent », dit-il. « Je leur ai dit où on était. »
  \b(poupees?|jouets?|ours|berceau|marionnettes?)\b => Sa tête tourne, lentement. Et elle tient, dans la main, une mèche de cheveux toute fraîche.
  \b(miroir|reflet|glace|photo|portrait|tableau)\b => Dans l’image, tout est pareil, sauf un détail : le reflet a une seconde de retard. || Sur la photo, il y avait quatre personnes. Il n’en reste que trois, et la quatrième respire dans le couloir.
  \b(couloirs?|tunnel)\b => Le couloir s’allonge à chaque pas. Au bout, il y a la même porte, toujours aussi loin. || Les lampes du couloir s’éteignent l’une après l’autre, en commençant par le fond.
  \b(telephone|sonne\w*|appel\w*|message|radio|tele)\b => À l’autre bout, on n’entend que la maison : le même parquet, la même horloge, le même souffle que le {tien|vôtre}. || L’appel vient de l’intérieur. De la chambre du fond, celle qui est fermée à clé.
  \b(fenetres?|vitres?|volets?|rideaux?|dehors|jardin)\b => Sur la vitre, une main s’est posée. La buée est à l’intérieur. || Dehors, la balançoire va et vient, et il n’y a pas de vent.
  \b(lumiere|bougie|lampe|torche|noir|ampoule|allumettes?|courant)\b => La flamme se couche, comme si quelqu’un passait devant. Puis une voix, tout près : « Merci, je n’aimais pas la lumière. » || Le noir dure trois secondes. Quand la lumière revient, toutes les chaises sont tournées vers {toi|vous}.
  \b(forets?|arbres?|bois|chemin|sentier|brume|brouillard)\b => Les traces de pas avancent dans la boue, bien nettes, puis s’arrêtent. Elles n’ont pas fait demi-tour. || Entre les arbres, une petite lumière s’allume. Puis une autre, puis dix, et elles avancent toutes ensemble.
  \b(lit|chambre|couverture|drap|oreiller|dormir|dors)\b => La couverture se soulève un peu, au bout du lit, à l’endroit des pieds. Ça respire dessous. || L’oreiller d’à côté est creux, et il est tiède.
  \b(lettre|livre|cle|papier|mot|carnet|journal|boite|coffre)\b => À la dernière page, d’une encre encore humide, il y a la date d’aujourd’hui, et {ton|votre} prénom. || Dedans, une seule phrase : « {Ne te retourne|Ne vous retournez} pas. »
  \b(cimetiere|(la|une|les|des|sa|ma|ta) tombes?|mort\w*|crypte|squelette|enterre\w*)\b => La terre est fraîche, et la pierre porte un nom qu’on lit deux fois pour y croire. La seconde date n’est pas encore gravée. || Sous la dalle, quelqu’un frappe poliment, comme on frappe pour entrer.
  \bcercueils?\b => Le satin garde encore la forme de quelqu’un, et il est tiède. || Le couvercle porte des traces d’ongles. À l’intérieur.
  \b(voix|dit|murmur\w*|chuchot\w*|parle|cri\w*|chant\w*|ri[ts]?|rire)\b => La voix répète la phrase, mot pour mot, mais cette fois elle vient de l’intérieur du mur. || Puis un rire, très doux, dans la pièce où il n’y a personne.
  \b(cour[st]?|courir|fui[st]?|sauve\w*|echapp\w*|enfui\w*|sors|sort)\b => La route tourne, la maison disparaît. Et au virage suivant, la voilà de nouveau, toutes lampes allumées. || La porte d’entrée est bien là. Mais il n’y a plus de poignée.
  \b(portes?|entre|entree|ouvre|pousse|frappe|seuil)\b => La porte s’ouvre sur la même pièce, exactement la même. Sauf que là-bas, quelqu’un est assis, et nous tourne le dos. || Derrière, un long couloir, et tout au bout, quelqu’un qui tient la même lampe que {toi|vous}.
  \b(horloge|minuit|heures?|cloche|coups)\b => L’horloge sonne douze coups. Puis, après un silence, un treizième.
  \b(mains?|doigts?|bras|epaule|touche\w*|attrap\w*)\b => Les doigts sont glacés, et ils serrent juste assez pour dire : « Reste. »
  \b(eau|lac|mer|riviere|baignoire|bain)\b => À la surface, il y a un visage, et il ne bouge pas avec les vagues.
  \b(pour rire|drole|marre|blague|ridicule)\b => Alors la chose s’arrête, vexée. « Je m’étais pourtant entraînée », dit une petite voix dans le noir.
  ^ => Et c’est là que ça se produit : {thing} n’est plus du tout au même endroit. || Dans le miroir, on voit toute la pièce. Tout, sauf {thing}. || Et derrière {thing}, quelque chose respire, tout doucement. || Puis plus un bruit. Et dans ce silence, une chaise recule toute seule. || La lumière baisse d’un cran. Quelqu’un, tout près, murmure : « Enfin. » || Le sol est froid, tout à coup. Et sur la poussière, il y a des traces de pas qui viennent vers nous. || Une respiration. Ce n’est pas la {tienne|vôtre}, et ce n’est pas la mienne. || Au loin, une porte claque. Puis une deuxième, plus près. Puis la troisième, c’est celle d’à côté.
`),
}

const funny: SharedStory = {
  setting: 'une histoire drôle',
  request:
    /^(?=.*\b(?:drole|rigolote?|marrante?|rire|absurde|delirante?)\b)(?:.*)(?:\b(?:racont|invent|ecri|imagin|continu)\w*\b.*\bhistoire\b.*\b(?:ensemble|a deux|tous les deux|toutes les deux|tour de role|chacune?|a (?:toi|vous) la suite)\b|\bhistoire (?:\w+ ){0,3}(?:ensemble|a deux|a tour de role)\b|\bje commence (?:\w+ )?(?:il est|il etait|c est l histoire|c etait|minuit|une nuit|un soir)\b)/,
  steps: readAnswers(String.raw`
  ^fin\b|\b(?:la fin|une fin|fin de l histoire|fini[st]?|finissez|finir|conclus|conclure|concluez|termine\w*|derniere phrase|morale)\b => Et depuis ce jour, {thing} a sa statue sur la place, légèrement de travers. || Tout le monde rentra en bus, très digne, avec un seul ticket et beaucoup de plumes.
  \bhistoire\b => Un matin, un pingouin se présente à la mairie. Il veut se marier, et il a déjà le costume. || Il était une fois un fantôme qui avait peur du noir. Il dormait avec la lumière, et ça réveillait tout le château.
  \b(pingouin|chat|chien|vache|poule|cheval|poisson|canard|mouton|ane|souris)\b => L’animal réclame alors un avocat, une serviette et la carte des desserts, dans cet ordre. || Et l’animal, très calme : « C’est la troisième fois cette semaine, je vais devoir prévenir ma mère. »
  \b(maire|president|roi|reine|patron|police|juge|chef|directeur)\b => Pris de court, le grand personnage signe tout sans lire, y compris la nappe. || On consulte le règlement : rien ne l’interdit, page douze, à condition de porter un chapeau.
  \b(manger|mange|gateau|pizza|fromage|jambon|soupe|restaurant)\b => On goûte, on grimace, et on découvre que c’était la bougie parfumée. Tout le monde se ressert.
  \b(tomb\w*|gliss\w*|casse\w*|explos\w*)\b => La catastrophe emporte le buffet, deux témoins et la moitié d’une fanfare. Personne n’a jamais autant applaudi.
  ^ => Et là, {thing} se met à parler : « Excusez-moi, c’est encore loin ? » || Malheureusement, {thing} avait lu le règlement, et personne n’avait prévu ça. || Tout se serait bien passé, sans la fanfare qui répétait dans l’ascenseur. || C’est le moment que choisit la voisine pour entrer, avec sa tronçonneuse et un gâteau. || Personne ne dit rien. Sauf le perroquet, qui dit tout. || On vote à main levée. Le oui l’emporte d’une nageoire.
`),
}

const tender: SharedStory = {
  setting: 'une histoire à deux',
  request: sharedStoryRequest,
  steps: readAnswers(String.raw`
  ^fin\b|\b(?:la fin|une fin|fin de l histoire|fini[st]?|finissez|finir|conclus|conclure|concluez|termine\w*|derniere phrase|morale)\b => Et le matin les trouva au même endroit, un peu plus près. Le reste, personne ne l’a écrit. || On raconte qu’on les voit encore, les soirs de pluie, partager le même parapluie. Fin, ou presque.
  \bhistoire\b => Un soir, dans une ville où il pleut toujours, deux inconnus se disputent le même taxi. Il n’y en a pas d’autre. || Sur un quai désert, quelqu’un a oublié une valise. Dedans, il y a une seule chaussure, et une adresse.
  \b(portes?|entre|ouvre|frappe|maison|chambre)\b => De l’autre côté, la table est mise pour deux, et la soupe fume encore. || Une voix répond aussitôt : « C’est ouvert, depuis le temps que j’attends. »
  \b(lettre|valise|cle|carte|boite|livre|photo|papier)\b => Dedans, il y a une photo, et au dos, quatre mots : « Je savais bien que. » La fin est déchirée. || L’encre a coulé, mais on lit encore l’heure et le lieu. C’est ce soir.
  \b(vol\w*|voleu\w+|cambriol\w*|bijoux?|collier|tableau|musee|tresor)\b => Ce qui devait être volé n’est plus là. À sa place, un mot : « Trop tard, mais reviens demain. » || Les deux mains arrivent sur le butin en même temps, et aucune ne lâche.
  \b(alarme|sonne\w*|telephone|cloche|sirene|police|gardien\w*)\b => Tout le monde se fige. Puis, dans le bruit, quelqu’un dit très calmement : « Par l’escalier de service, et {donne-moi|donnez-moi} la main. » || Trois secondes pour choisir : se rendre, ou rire. Ils rient.
  \b(toits?|nuit|lune|etoiles?|noir)\b => La ville s’éteint fenêtre après fenêtre, et il n’en reste qu’une, avec une silhouette qui attend. || Une tuile glisse, une main se tend, et le vide attendra.
  \b(pluie|pleut|orage|neige|vent|mer|eau|riviere|bateau)\b => Il faut bien s’abriter quelque part, et il n’y a qu’un seul parapluie, troué, et deux têtes qui se rapprochent. || L’eau monte jusqu’à la première marche. On rit, on enlève ses chaussures, et on continue.
  \b(homme|femme|inconnue?|dame|monsieur|vieux|vieille|chauffeur|serveu\w+)\b => Le regard dure une seconde de trop, et les deux font semblant de chercher leurs clés. || « On s’est déjà vus ? » La question flotte, et la réponse est oui, mais pas dans cette vie.
  \b(dragon|loup|roi|reine|princesse|prince|chevalier|pirate|sorcier\w*|chateau)\b => Contre toute attente, la bête se couche et pose la tête sur ses pattes. Elle ne voulait qu’une histoire. || Un pont-levis s’abaisse, et quelqu’un crie du haut de la tour : « Vous êtes en retard de cent ans ! »
  \b(embrass\w*|baiser|main|bras|danse\w*|coeur|amour|aime\w*)\b => Le temps s’arrête, comme dans les mauvais films, et pour une fois, c’est vrai. || La musique se tait, et ils ne s’en aperçoivent qu’au bout d’un long moment.
  \b(cour[st]?|part\w*|fui\w*|train|quai|gare|taxi|voiture|route)\b => On monte au dernier moment, sans billet, et le paysage se met à défiler. Personne ne demande où l’on va. || Au carrefour, trois chemins. On prend celui qui n’a pas de panneau, évidemment.
  ^ => Et {thing}, contre toute attente, change tout. Quelqu’un dans le noir murmure : « Je {t’attendais|vous attendais}. » || Personne ne remarque {thing}, sauf une personne, qui sourit et ne dit rien. || Alors une lumière s’allume de l’autre côté de la rue, et quelqu’un fait signe. || Il se passe une chose très simple : une main en trouve une autre, et la garde. || C’est à ce moment-là qu’un vieil air se met à jouer, et qu’on le reconnaît. || Il y a un silence, de ceux qu’on n’ose pas finir. Puis les deux parlent en même temps. || Au moment de partir, on s’aperçoit qu’on a échangé les manteaux. || Un chien les suit depuis le début. Il a l’air de connaître la fin. || Quelqu’un ment, très mal, et l’autre fait semblant d’y croire. || On entend des pas. Quelqu’un revient chercher ce qu’il avait oublié exprès.
`),
}

/** In order of priority, because a request can match several. */
export const sharedStories: readonly SharedStory[] = [scary, funny, tender]
