/** Questions about colleagues, bosses, neighbours, funerals, visits to a hospital, birthdays, speeches and letters. */
export const questionsAboutOthers = `
> comment (on fait pour)? (supporter|gérer) un collègue (insupportable|pénible|toxique|qui parle trop|qui se plaint|bavard) ? | je fais quoi avec un collègue (insupportable|pénible|qui parle trop|qui se plaint tout le temps) (?)? | comment (on fait pour)? dire à un collègue qu’il (parle trop|parle trop fort|me dérange|m’énerve) ? | comment (on fait pour)? (couper|arrêter) un collègue (bavard|qui parle trop) ? | comment (on fait pour)? travailler avec (quelqu’un|un collègue) que (je supporte pas|j’aime pas|je déteste) ? | comment je dis à (ma collègue|mon collègue|un collègue) qu’elle (parle trop|parle trop fort|me dérange) ?
« Je te coupe, j’ai dix minutes pour finir ça. On se voit à la pause ? » Gentil, net, et ça se répète sans effort.
On choisit ce qui gêne le plus, une seule chose, et on le demande pour soi : « J’ai besoin de calme le matin. »
On limite aux sujets de travail, par écrit si possible. Une distance aimable, ce n’est pas de l’hypocrisie, c’est un outil.

> comment (on fait pour)? réagir quand un collègue me vole mes idées ? | comment (on fait pour)? réagir à un collègue qui (s’attribue mon travail|pique mes idées) ? | je fais quoi si ma collègue (vole mes idées|s’attribue mon travail|pique mes idées) (?)? | qu’est-ce que je dis à un collègue qui (vole mes idées|pique mes idées|s’attribue mon travail|prend mon travail pour le sien) ? | je réponds quoi à un collègue qui (vole|pique) mes idées (?)? | comment (on fait pour)? empêcher un collègue de (voler|piquer|prendre) mes idées ? | comment (on fait pour)? récupérer mon idée volée (par un collègue|en réunion) ? | qu’est-ce que je dis à (mon collègue|une collègue) qui (s’attribue mon travail|pique mes idées) ? | comment (on fait pour)? réagir quand un collègue vole (mes idées|une idée|ton idée) (en réunion)? ? | un collègue me vole mes idées je fais quoi ?
Sur le moment, avec le sourire : « Merci de reprendre ce que je proposais mardi, je détaille la suite. »
On laisse des traces : un petit message après la réunion, « comme je le proposais, voici les étapes ». Les dates parlent toutes seules.
Une fois en tête-à-tête : « L’idée venait de moi, j’aimerais que tu le dises. » Souvent, la personne rougit et le dit.

> qu’est-ce que je réponds à une (remarque|pique|moquerie|blague) (blessante|déplacée|sexiste|vexante) ? | qu’est-ce que je réponds à (un collègue|quelqu’un) qui (se moque de moi|me rabaisse|me fait une remarque) ? | comment (on fait pour)? répondre à une (remarque|pique|moquerie) (au travail|en réunion|d’un collègue|devant tout le monde)? ? | comment (on fait pour)? réagir à (une remarque|des piques|une moquerie|une blague lourde) ? | je réponds quoi (à une pique|à une moquerie|à une remarque vexante|quand on se moque de moi) (?)? | comment (on fait pour)? avoir (de la repartie|le dernier mot) ? | pourquoi je trouve (toujours)? la (réplique|réponse) (après coup|trop tard|deux heures après) ? | pourquoi j’ai jamais de repartie ? | comment je réponds à une (remarque|remarque sexiste|pique|moquerie) ? | je réponds quoi à une (remarque sexiste|remarque déplacée|moquerie) (?)? | comment (on fait pour)? répondre à une remarque (sexiste|déplacée|blessante) ?
« Tu peux répéter ? » C’est la réponse la plus simple : une méchanceté supporte mal d’être dite deux fois.
« Qu’est-ce que tu veux dire par là ? », d’une voix calme. On rend la gêne à la personne qui l’a créée.
La bonne réplique arrive dans l’escalier pour tout le monde. On peut y revenir le lendemain : « Hier, ta phrase m’a déplu. »

> comment (on fait pour)? (demander|négocier|obtenir) une augmentation (à mon chef|sans trembler)? ? | (une|quelle) phrase pour demander une augmentation ? | je dis quoi pour (demander)? une augmentation (?)? | tu crois que je devrais demander une augmentation ? | ça vaut le coup de demander une augmentation (?)? | (quand|quel moment) demander une augmentation (?)? | comment (réagir|je réagis|je réponds) si mon chef refuse mon augmentation ? | comment je demande une augmentation (à mon patron|à ma cheffe|à mon chef)? ? | t’as une phrase pour demander une augmentation ?
« Cette année, j’ai fait ceci et cela. J’aimerais que mon salaire en tienne compte. » Puis on se tait, c’est le plus dur.
On prend rendez-vous pour ça, on n’attrape pas le chef dans le couloir. Trois réussites précises, écrites sur une carte.
Si c’est non : « Qu’est-ce qu’il faudrait pour que ce soit oui, et quand ? » Un refus avec une date, c’est déjà un peu un accord.

> comment (on fait pour)? (dire non|refuser) à mon chef (sans me griller|qui me donne trop de travail|qui demande trop) ? | comment (on fait pour)? dire à mon chef que (j’ai trop de travail|je déborde|c’est trop|j’y arrive plus) ? | comment (on fait pour)? refuser (des heures sup|du travail en plus|un dossier) ? | qu’est-ce que je réponds à mon chef qui (m’en demande trop|me rajoute du travail|me donne trop de travail) ? | mon chef me rajoute du travail je dis quoi ? | comment (on fait pour)? dire à mon chef que j’ai trop de (travail|boulot) ?
« Je peux prendre ce dossier. Dans ce cas, lequel des trois autres attend ? » On ne dit pas non, on fait choisir.
On vient avec la liste et le temps que prend chaque chose. Un chef discute un soupir, rarement un tableau.

> qu’est-ce que je réponds à mon chef qui (m’appelle le soir|m’écrit le week-end|m’appelle en vacances) ? | je dis quoi à mon chef qui m’appelle (le soir|le week-end|pendant mes congés) (?)? | je suis obligé de répondre (à mon chef|aux mails du chef) (le soir|le week-end|en vacances) ? | faut répondre aux mails (du chef|du boulot) (le soir|le week-end|en vacances) (?)? | comment dire à mon chef de pas m’appeler (le soir|le week-end|en vacances) ? | mon chef m’écrit le (week-end|soir) je réponds ou pas ?
« Je verrai ça lundi à la première heure. » La régularité de la réponse finit par rappeler les horaires.
On peut le dire une fois, au calme : « Le soir, je coupe. En cas de vraie urgence, appelle-moi. » Il n’y en a presque jamais.

> comment (on fait pour)? réagir à un chef (qui crie|injuste|qui m’humilie|qui me hurle dessus) ? | comment (on fait pour)? réagir quand mon chef (me crie dessus|m’humilie|est injuste) ? | qu’est-ce que je réponds à un chef qui (crie|m’humilie|est injuste) ? | je fais quoi quand mon chef (me crie dessus|m’humilie|est injuste) (?)? | comment (on fait pour)? répondre à (des critiques|des reproches|un reproche injuste) (de mon chef|au travail) ? | comment (on fait pour)? dire à mon chef qu’il (a tort|est injuste|me met la pression) ? | comment je réagis quand mon (chef|patron) me (crie|hurle) dessus ? | comment (on fait pour)? réagir à un reproche (injuste|au travail|de mon chef) ? | comment (on fait pour)? répondre à un reproche injuste ? | je réponds quoi à un chef qui crie (?)? | comment (parler à|dire à) mon chef (d’un problème|quand il est énervé|qu’il est injuste) ? | comment (on répond|je réponds|répondre) à un reproche (injuste)? (au travail|de son chef) ? | comment (répondre|réagir) à une critique (injuste)? (au travail|de mon chef) ?
« Je veux bien en parler, pas sur ce ton. Je reviens dans un quart d’heure. » Et on sort, sans claquer la porte.
On répond sur les faits, par écrit, le lendemain : ce qui était demandé, ce qui a été rendu. On garde une copie, et si les humiliations se répètent, on en parle au médecin du travail.
On attend un moment calme, et on nomme les faits : « Mardi, devant l’équipe, le ton m’a déplu. Je préfère qu’on se parle à deux. »

> comment pas pleurer devant (mon chef|les collègues|tout le monde au travail) ? | comment (je fais|on fait) pour pas pleurer devant mon chef ? | comment parler à mon chef sans pleurer ? | j’ai peur de pleurer devant mon chef je fais quoi ? | je fais quoi si je pleure devant mon chef (?)? | c’est grave de pleurer devant son chef (?)? | comment (retenir|cacher) ses larmes (au travail|devant le chef) ?
Contre les larmes, on regarde un objet, on boit une gorgée, on parle plus lentement. Et si elles viennent : « Ça me touche, je continue. »
On prévient d’une phrase : « Le sujet me touche, je vais peut-être m’arrêter une seconde. » Une fois dit, ça monte souvent moins.

> comment (on fait pour)? annoncer (à mes collègues|à mon équipe|en réunion) (que je deviens chef|que je suis promu|ma promotion) ? | comment (on fait pour)? (diriger|encadrer|manager) (ses|d’anciens) (collègues|amis) ? | comment j’annonce à (l’équipe|mes collègues) que je deviens (chef|cheffe) ? | comment (on fait pour)? annoncer à l’équipe que je (deviens|passe) chef ?
« Ça va changer une chose entre nous, et pas les autres : les décisions, c’est moi qui les porterai. » On le dit le premier jour.
On l’annonce aux plus proches en tête-à-tête la veille, puis à tous en deux phrases. Sans s’excuser ni fanfaronner.

> comment (on fait pour)? (être|devenir) un bon chef ? | tu crois que je (ferais|serais) un bon chef ? | comment on devient un bon (chef|patron) ? | c’est quoi un bon (chef|patron) ? | tu crois que je ferais un bon patron (?)? | je serais un bon chef tu crois ?
Un bon chef dit ce qu’il attend, remercie par le détail, et prend les coups à la place de l’équipe. Le reste s’apprend.
Qui se pose la question a déjà un avantage : les mauvais ne doutent pas. Écouter, trancher, protéger, c’est l’essentiel.

> on peut rester ami avec (des gens qu’on dirige|ses collègues quand on est chef) ? | on peut être (ami|copain) avec son chef ? | c’est une bonne idée de sortir avec (un collègue|son chef) ? | on peut rester (ami|copain|pote) avec des gens qu’on dirige (?)? | c’est possible d’être ami avec (son patron|ses employés) (?)? | c’est risqué de sortir avec (un collègue|une collègue) (?)?
Oui, si chacun accepte que certaines choses ne se partagent plus : les salaires, les reproches, les secrets de l’équipe.
C’est possible, mais jamais tout à fait comme avant. Le mieux, c’est d’en parler avant que le premier problème n’arrive.

> comment (on fait pour)? (annoncer|dire) (à mon chef|à mes collègues)? (ma démission|que je démissionne) (sans me fâcher|sans claquer la porte|proprement)? ? | comment (on fait pour)? (partir|quitter) son (boulot|poste|boîte) (en bons termes|proprement|sans se fâcher|sans claquer la porte) ? | comment j’annonce ma démission (à mon chef|à mon patron)? ? | comment (on fait pour)? annoncer que je démissionne ? | comment on annonce sa démission ?
« J’ai pris la décision de partir, et je veux que la suite soit bien préparée. » Au chef d’abord, aux autres après.
On le dit en face, puis on le confirme par écrit, et on ne règle pas ses comptes en sortant. Le monde du travail est petit.

> tu crois que je devrais (démissionner|quitter mon boulot|changer de travail) ? | ça vaut le coup de (démissionner|quitter son boulot|changer de boulot) (à mon âge|à cinquante ans)? (?)? | comment (on fait pour)? savoir s’il faut (démissionner|changer de travail|quitter son travail|partir de son boulot) ? | (tu démissionnerais|vous démissionneriez) (toi|à ma place)? (?)?
Je ne partirais pas un vendredi de colère. J’aurais une piste, même petite, et trois mois devant moi si c’est possible.
Je me demanderais si c’est le métier, le chef ou la fatigue. On ne quitte pas les trois de la même façon. Lequel pèse le plus ?
sinon: C’est déjà plus clair. Et ça ne se règle pas de la même manière.

> qu’est-ce que je dis (pour|à) (un|mon) pot de départ ? | je dis quoi (pour|à) mon pot de départ (?)? | j’écris quoi comme mot de départ (aux collègues)? (?)? | comment dire au revoir (aux|à ses|à mes) collègues ? | qu’est-ce que je mets dans mon mot de départ ? | un mot de départ pour (les|mes) collègues on écrit quoi ? | faut faire un discours à son pot de départ (?)? | qu’est-ce que j’écris dans mon mot de départ ?
Un souvenir drôle, un merci, une adresse pour rester en contact. Trois phrases, et on ouvre les chips.
On remercie deux personnes par leur prénom, pour une chose précise. Le reste de l’équipe se reconnaît dans l’histoire.

> comment (on fait pour)? se faire accepter (au travail|par ses collègues|dans une nouvelle équipe) ? | comment (on fait pour)? s’intégrer (au boulot|dans une équipe|dans une nouvelle boîte) ? | comment (on fait pour)? se faire des amis au travail ? | qu’est-ce que je fais le premier jour (de travail|dans un nouveau boulot) ? | de quoi on parle avec ses collègues (?)? | comment (je fais pour|on fait pour)? (m’intégrer|s’intégrer) dans une (nouvelle)? équipe ? | de quoi on parle avec des collègues (qu’on connaît pas|le midi|à la pause) (?)? | comment on se fait accepter (par ses collègues|au travail|dans une équipe) ?
On retient les prénoms et on demande un conseil à quelqu’un d’ancien. Les gens aiment qui les laisse être utiles.
Les premières semaines, on écoute plus qu’on ne compare. « Dans mon ancienne boîte » ferme plus de portes qu’on ne croit.

> je suis obligé de (manger|déjeuner|boire un verre|sortir) avec mes collègues ? | comment (on fait pour)? refuser (de manger|le verre|de déjeuner) avec les collègues ? | c’est (mal vu|normal) de (manger|déjeuner) (tout seul|toute seule) au travail (?)? | je suis obligé de (manger|déjeuner) avec (mes|les) collègues (le midi|à midi)? | je dois manger avec mes collègues le midi ou pas ? | c’est (mal vu|normal) de manger seul au (travail|boulot) (?)?
Un jour avec les autres, un jour au calme : c’est bien vu et ça repose. « Aujourd’hui je prends l’air, demain je suis des vôtres. »
Non, ce n’est pas une obligation. On peut y aller une fois de temps en temps, pour le lien, et garder le reste pour souffler.

> comment (on fait pour)? dire à mon voisin (de faire moins de bruit|qu’il fait trop de bruit|de baisser la musique|de baisser le son) ? | comment (on fait pour)? demander aux voisins (de faire moins de bruit|de baisser la musique) ? | je dis quoi à (un voisin bruyant|des voisins qui font la fête|un voisin qui met la musique à fond) (?)? | je fais quoi quand le voisin (fait du bruit|met la musique à fond|fait la fête) (?)? | comment (on fait pour)? (gérer|supporter) (un voisin bruyant|le bruit des voisins) ? | (je sonne chez le voisin|je descends lui parler|je monte lui parler) ou je (laisse|mets) un mot ? | qu’est-ce que j’écris (sur un mot pour le voisin|comme mot aux voisins) ? | comment (on fait pour)? parler à mon voisin sans (que ça finisse mal|s’engueuler|se fâcher) ? | comment je dis (à la voisine|au voisin|aux voisins) de (baisser la musique|faire moins de bruit|baisser le son) ? | je fais quoi (si|quand) mes voisins (font la fête|font trop de bruit) (?)? | comment je demande au voisin de baisser le son ?
Le lendemain, à une heure calme, jamais pendant le bruit : « Vous ne vous en rendez peut-être pas compte, on entend tout. »
On demande une chose précise : pas « moins de bruit », mais « le volume après vingt-deux heures ». Et on remercie la première fois que ça marche.
De vive voix d’abord : un mot sous la porte se lit toujours plus sèchement qu’on ne l’a écrit.

> comment (on fait pour)? faire connaissance avec (ses voisins|de nouveaux voisins) ? | (je dois|ça se fait de) (me présenter|sonner) chez les (nouveaux)? voisins ? | comment (on fait pour)? se présenter à ses (nouveaux)? voisins ? | qu’est-ce qu’on (apporte|offre|dit) à un nouveau voisin ? | comment (on fait pour)? demander (un service|de l’aide) à mon voisin ? | comment on fait connaissance avec ses voisins ? | ça se fait (encore)? de se présenter (aux|à ses) (nouveaux)? voisins (?)? | je vais me présenter aux voisins ou pas ?
« Bonjour, je suis au deuxième, si un colis arrive, n’hésitez pas. » Deux minutes sur le palier, et la glace est rompue.
On demande un petit service avant d’en rendre un : un tournevis, l’adresse du médecin. Ça met l’autre à l’aise.
On apporte une part de gâteau, avec une assiette à rendre. C’est une vieille ruse, et c’est la meilleure.

> comment (on fait pour)? (se réconcilier|faire la paix|renouer) avec mon voisin ? | comment (on se réconcilie|se réconcilier) avec (un voisin|sa voisine) ? | comment on (renoue|se réconcilie|fait la paix) avec (un|son) voisin ?
Un bonjour net dans l’escalier, trois jours de suite, avant toute explication. Puis : « On repart du bon pied ? »
« On s’est mal parlé, je regrette ma part. » On ne discute pas du mur, de la haie ou du bruit ce jour-là.

> comment (on fait pour)? savoir si la voisine (va bien|a besoin d’aide) (sans déranger|sans être indiscret)? ?
Par un prétexte simple : « Je descends à la boulangerie, je vous prends quelque chose ? » La réponse et la tête disent le reste.
On sonne pour une petite chose, du sel ou un colis. Si les volets restent fermés, on le dit au gardien ou à un proche. Et si personne ne répond et que c’est inquiétant, on appelle les pompiers, le 18.

> qu’est-ce qu’on dit à un enterrement ? | on dit quoi (à un enterrement|à des obsèques) (?)? | je dis quoi à la famille (à l’enterrement|aux obsèques) (?)? | qu’est-ce que je dis à (une veuve|une famille en deuil) ? | on dit quoi à quelqu’un qui a perdu (sa mère|son père|son mari|sa femme|un enfant|un proche) (?)? | comment (on fait pour)? (présenter|écrire|dire) ses condoléances ? | quoi (dire|écrire) pour des condoléances (?)? | j’écris quoi comme (condoléances|mot de condoléances) (?)? | un (message|mot) de condoléances on écrit quoi ? | comment (on fait pour)? (consoler|réconforter|soutenir|aider) quelqu’un (en deuil|qui a perdu sa mère|qui a perdu son mari|qui a perdu un proche) ? | comment (on fait pour)? (soutenir|aider) (une amie|ma voisine|un collègue) (en deuil|qui a perdu son mari|qui a perdu son père) ? | on dit quoi à (une amie|un ami|une collègue) qui a perdu (son père|sa mère|son mari) (?)? | qu’est-ce que je dis à (une amie|un ami|quelqu’un) qui a perdu (son père|sa mère|son mari|sa femme) ? | je dis quoi (à une veuve|à quelqu’un qui a perdu son mari|à quelqu’un en deuil) (?)? | comment (présenter|on présente|je présente) (mes|ses) condoléances ?
« Je suis là, je pense à toi. » Et si on l’a connue, un souvenir précis de la personne : c’est ce que la famille garde.
On n’a pas besoin de belles phrases. Une main sur l’épaule et le prénom de la personne disparue, c’est déjà beaucoup.
On écrit aussi un mois plus tard, quand les autres se sont tus. « Je pensais à ta mère aujourd’hui », et rien de plus.

> je dois aller à l’enterrement (d’un ex|d’un collègue|de mon père|de quelqu’un que j’aimais pas)? ? | tu crois que je devrais aller à l’enterrement ? | on est obligé d’aller à un enterrement (?)? | je vais à l’enterrement ou (j’envoie des fleurs|pas) ? | je vais à l’enterrement (de mon ex|d’un collègue) ou pas ? | je devrais aller à l’enterrement d’un (collègue|voisin) ?
J’irais si je risquais de regretter mon absence. On peut rester au fond et partir avant le café.
On y va pour les vivants autant que pour la personne morte. Si c’est trop, une lettre à la famille compte aussi.

> comment (on fait pour)? s’habiller pour un enterrement ? | on met (du noir|quoi) à un enterrement (?)? | je mets quoi (pour|à) un enterrement (?)? | on s’habille comment (pour|à) un enterrement (?)? | on met quoi (pour|à) un enterrement (?)? | on (porte|met) du noir (à|pour) un enterrement (?)? | on met quoi pour aller à un enterrement (?)?
Sombre et simple, sans obligation de noir. Et un mouchoir en tissu dans la poche, pour soi ou pour quelqu’un d’autre.
Ce qu’on a de propre et de discret. La famille se rappellera qui était là, jamais la couleur de la veste.

> c’est (normal|grave|bizarre|inquiétant) de pas pleurer à un enterrement (?)? | c’est (normal|mal) de rire à un enterrement (?)? | j’ai pas pleuré à l’enterrement c’est (normal|grave) ? | pourquoi j’ai pas pleuré à l’enterrement ? | c’est normal de pas pleurer à l’enterrement de (son père|sa mère|mon père|ma mère) ? | c’est normal d’avoir ri à un enterrement ?
C’est normal : chacun pleure à son heure, parfois trois semaines plus tard devant un paquet de biscuits.
C’est fréquent : le corps se défend comme il peut, en se taisant ou en riant. Ça ne mesure pas l’amour.

> comment (on fait pour)? (tenir|tenir le coup) (à|pendant) un enterrement ? | comment (on fait pour)? pas (pleurer|s’effondrer) (à|pendant) un enterrement ? | j’ai peur de (pleurer|craquer) à l’enterrement comment on fait ? | comment je vais tenir à l’enterrement (demain)? ? | je fais quoi si je (craque|pleure) à l’enterrement (?)? | qu’est-ce qu’on apporte à un enterrement ? | comment (je fais|on fait) pour pas craquer à l’enterrement ?
Un mouchoir en tissu, une gorgée d’eau, et les pieds bien à plat. On peut sortir prendre l’air, personne ne s’en offusque.
On se met à côté de quelqu’un de solide, et on regarde un détail, une fleur, une pierre. On peut pleurer et tenir quand même.

> comment (on fait pour)? (écrire|faire|préparer) (un discours|un hommage|un éloge|un texte) pour un enterrement ? | comment (on fait pour)? écrire un (hommage|éloge) à (ma mère|mon père|ma grand-mère|mon grand-père) ? | qu’est-ce que je (dis|lis) à l’enterrement de (ma mère|mon père|ma grand-mère|mon grand-père|mon mari) ? | je dis quoi dans (l’hommage|l’éloge) à (ma mère|mon père|ma grand-mère) (?)? | comment (on fait pour)? (parler|lire un texte|prendre la parole) à un enterrement (sans pleurer)? ? | tu crois que je devrais (parler|lire un texte|dire un mot) à l’enterrement ? | par quoi commencer (l’hommage|un éloge) ? | je dois parler à l’enterrement je dis quoi ? | tu crois que je devrais (prendre la parole|lire un texte) à l’enterrement ? | je dis quoi dans (l’éloge|l’hommage) (funèbre)? (de mon grand-père|de mon père)? (?)? | comment j’écris (un hommage|un éloge) (pour ma mère|pour mon père) ?
Une scène plutôt qu’une vie : un dimanche, une phrase toujours répétée, une manie. Deux minutes suffisent.
On écrit comme si on parlait à la personne : « Tu ne voulais pas de discours, alors je ferai court. » La voix vient toute seule.
On imprime gros, on boit une gorgée, et quelqu’un d’autre a le texte en double. Savoir qu’on peut s’arrêter aide à ne pas s’arrêter.

> qu’est-ce qu’on (apporte|offre) à quelqu’un à l’hôpital ? | (j’apporte|j’amène) quoi à (l’hôpital|quelqu’un à l’hôpital|mon père à l’hôpital|une amie à l’hôpital) (?)? | j’apporte quoi à l’hôpital (?)? | qu’est-ce qu’on apporte à l’hôpital ? | j’apporte quoi à (ma mère|mon père|ma sœur|mon mari) à l’hôpital (?)? | qu’est-ce que j’(apporte|offre) à quelqu’un à l’hôpital ?
Un long câble de chargeur, un baume pour les lèvres, de bonnes chaussettes. C’est ce qui manque vraiment dans ces chambres.
On demande avant : fruits, magazines, grille de mots croisés, tout n’est pas permis ni désiré. Une photo de la maison plaît presque toujours.

> qu’est-ce qu’on (dit|fait) pendant une visite à l’hôpital ? | on (dit|parle de) quoi à quelqu’un à l’hôpital (?)? | de quoi on parle (à l’hôpital|à quelqu’un d’hospitalisé) (?)? | comment (faire|réussir|se passe) une visite à l’hôpital ? | combien de temps (on reste|dure) une visite à l’hôpital ? | combien de temps on reste (à l’hôpital)? pour une visite (à l’hôpital)? ? | qu’est-ce que je dis à (quelqu’un|un ami|mon père) à l’hôpital ?
Vingt minutes, assis plutôt que debout, et des nouvelles du dehors : le chat, le marché, les voisins. On part avant la fatigue.
Si les mots manquent, on se rend utile : l’eau, le journal, le rideau. Et « je repasse jeudi » vaut mieux que « bon courage ».

> (je devrais|tu crois que je devrais) aller (le voir|voir mon père|voir ma mère|voir un collègue) à l’hôpital ? | j’ai peur d’aller à l’hôpital voir quelqu’un comment on fait ? | tu crois que je devrais aller voir (quelqu’un|mon oncle|ma tante|un ami) à l’hôpital ? | est-ce que je devrais aller (le voir|voir mon oncle|voir ma tante) à l’hôpital ? | j’ai peur d’aller (le voir|la voir|à l’hôpital) (à l’hôpital)? comment on fait ?
J’irais, même dix minutes. On se souvient longtemps de qui est venu, rarement de ce qui a été dit.
On peut appeler avant : « Tu préfères une visite, ou un coup de fil ? » Et si la chambre fait peur, on reste près de la fenêtre.

> comment (on fait pour)? parler à quelqu’un (dans le coma|en fin de vie|qui va mourir) ? | qu’est-ce qu’on dit à (quelqu’un|un mourant|ma mère|mon père) (qui va mourir|en fin de vie|dans le coma)? ? | je dis quoi à (ma grand-mère|mon grand-père|un ami) (qui va mourir|en fin de vie) (?)? | comment (on fait pour)? dire (adieu|au revoir) à (quelqu’un qui va mourir|ma mère qui s’en va|mon père qui s’en va|un mourant) ? | comment (on fait pour)? accompagner (quelqu’un|ma mère|mon père) (en fin de vie|jusqu’au bout) ? | on peut parler de la mort à quelqu’un (qui va mourir|en fin de vie) ? | comment on dit adieu (à quelqu’un|à sa mère|à son père) ? | qu’est-ce que je dis à (mon grand-père|ma grand-mère|ma mère|mon père) qui va mourir ? | comment (on fait pour)? accompagner (sa mère|son père|quelqu’un) en fin de vie ?
« Merci », « pardon », « je t’aime », « on va s’occuper des autres » : ça tient en quatre phrases, et on peut les étaler sur plusieurs jours.
On suit ce que la personne veut : si elle parle de la mort, on en parle, si elle veut la météo, on donne la météo.
On peut juste tenir la main et raconter un souvenir tout bas. La présence passe, même quand les réponses ne viennent plus.

> qu’est-ce que j’écris sur une carte (d’anniversaire|de mariage|de naissance|de départ|de retraite) ? | j’écris quoi sur la carte (d’anniversaire|de naissance|de départ) (?)? | on met quoi sur une carte (d’anniversaire|pour une naissance|pour un mariage|pour un départ) (?)? | un petit mot pour son anniversaire tu écrirais quoi ? | tu écrirais quoi sur une carte d’anniversaire (?)? | j’écris quoi (sur|dans) une carte d’anniversaire (pour mon frère|pour ma mère)? (?)? | on écrit quoi (sur|dans) une carte d’anniversaire (?)?
Un souvenir, un merci, un souhait : « Je repense à la tempête au camping, merci pour ce fou rire, encore cent ans comme ça. »
Une chose que l’on aime chez la personne et que personne ne lui dit jamais. Deux lignes, à la main.

> comment (on fait pour)? souhaiter un anniversaire à (mon ex|quelqu’un avec qui je parle plus|quelqu’un de fâché|mon frère fâché) ? | (tu crois que)? je devrais souhaiter son anniversaire à (mon ex|mon frère|mon père|ma sœur) (?)? | je souhaite son anniversaire à mon ex ou pas ? | tu crois que je devrais souhaiter l’anniversaire de (mon ex|mon frère) ?
Même quand on se parle moins : « J’ai pensé à toi aujourd’hui, bon anniversaire. » Sans question, sans reproche, ça se reçoit bien.
Oui, si je n’attends rien en retour. Une ligne, sans relancer la conversation : ça fait du bien et ça n’engage à rien.

> comment (on fait pour)? (organiser|fêter|préparer) un anniversaire (surprise|tout seul|sans argent|d’enfant|de mariage)? ? | on fait quoi pour l’anniversaire (de ma mère|de mon père|d’un enfant) (?)? | je fais quoi pour (mon anniversaire|mes quarante ans) (?)? | comment j’organise (un|son) anniversaire surprise (pour ma femme|pour mon mari|pour une amie)? ?
À six autour d’un plat qu’on sait faire, ça marche toujours mieux qu’à trente dans une salle. Chacun apporte une photo ou une chanson.
On peut le fêter à sa façon : un train jusqu’à la mer, un gâteau pour soi, trois appels. Personne ne vérifie le protocole. Il y a une envie cachée ?
On choisit d’abord l’heure de fin, puis le plat, puis les gens. Une fête courte laisse un meilleur souvenir qu’une longue.
sinon: Alors voilà le programme, et il tient en une ligne.

> c’est (triste|normal|grave|bizarre) de (passer|fêter) son anniversaire (tout seul|toute seule) (?)? | c’est (normal|bizarre) de pas (aimer|fêter) son anniversaire (?)? | pourquoi (je déteste|j’aime pas|je suis triste le jour de|je pleure à) mon anniversaire ? | tu crois que je devrais fêter mon anniversaire ? | on est obligé de fêter son anniversaire (?)? | ça vaut le coup de fêter son anniversaire (?)? | pourquoi je déteste mon anniversaire ? | pourquoi je déteste (le jour de)? mon anniversaire ?
Un peu de tristesse ce jour-là, c’est courant : on compte malgré soi. Une chose agréable à heure fixe coupe la journée en deux.
Rien n’oblige à fêter. Mais une petite chose choisie pour soi, ce jour-là, évite d’attendre des messages toute la journée.

> comment (on fait pour)? (faire|écrire|préparer|réussir) un discours (de mariage|de témoin|d’anniversaire|de départ|de retraite) ? | qu’est-ce que je (dis|mets) dans un discours (de mariage|de témoin|d’anniversaire|de retraite)? ? | je dis quoi dans mon discours (de mariage|de témoin|de départ|pour ma sœur|pour mes parents)? (?)? | par quoi je commence un discours ? | ça dure combien de temps un discours (de mariage|de témoin)? (?)? | comment (on fait pour)? (finir|terminer|commencer|conclure) un discours ? | tu dirais quoi dans un discours (de mariage|de témoin|d’anniversaire|de retraite) ? | comment (on fait pour)? écrire un discours pour (le mariage de|les soixante ans de) (ma sœur|mon frère|mes parents|ma fille) ? | par quoi je commence mon discours (de témoin|de mariage)? ? | je dis quoi dans un discours (de départ à la retraite|de retraite|de mariage|de témoin) (?)? | on dit quoi dans un discours (de mariage|de témoin|de retraite) (?)?
Trois minutes, pas plus : une anecdote que tout le monde peut comprendre, une qualité, un vœu. Et on lève le verre.
On commence au milieu d’une scène : « Ce soir-là, elle avait oublié les clés… » Les gens posent leur fourchette.
On écrit comme on parle, on le dit à voix haute trois fois, et on enlève la blague dont on n’est pas sûr.

> comment (on fait pour)? parler (en public|devant tout le monde|devant des gens) (sans trembler|sans bafouiller)? ? | comment (on fait pour)? prendre la parole (en public|devant du monde|en réunion) ? | comment (on fait pour)? (gérer|vaincre|calmer) le trac (avant un discours|avant de parler)? ? | comment pas (trembler|bafouiller|pleurer) pendant un discours ? | qu’est-ce que je fais si je (bafouille|pleure|perds le fil|oublie mon texte) pendant mon discours ? | faut (lire|apprendre par cœur) un discours (ou improviser)? (?)? | je (lis|apprends) mon discours ou j’improvise ? | comment (on fait pour)? faire un discours sans (trembler|stresser|bafouiller) ? | comment (on fait pour)? parler en public (sans stresser|sans trac)? ? | je fais quoi si je (perds le fil|bafouille|pleure|oublie mon texte) (pendant le|pendant mon) discours (?)? | comment (on fait pour)? calmer le trac avant de parler ?
On apprend la première et la dernière phrase, et des mots-clés sur une carte pour le milieu. Une carte, pas une feuille : ça tremble moins.
On choisit trois visages amis, un à gauche, un à droite, un au fond. Et on expire longuement avant le premier mot.
Si le fil se perd : on regarde la carte, on boit, on reprend. Dans la salle, ces cinq secondes ont l’air d’une pause voulue.

> comment (on fait pour)? (écrire|commencer|finir) une lettre (d’amour|d’excuses|de remerciement|de rupture|à quelqu’un) ? | par quoi je commence une lettre (d’amour|d’excuses|à un ami)? ? | (je mets|on écrit) quoi dans une lettre (d’amour|d’excuses|de remerciement|à un vieil ami) (?)? | tu écrirais quoi dans une lettre (d’amour|d’excuses|à un vieil ami) (?)? | comment je commence (une|ma) lettre d’amour ?
Par l’endroit où l’on est : « Il pleut, je suis à la table de la cuisine, et je pense à toi. » La suite vient plus facilement.
On écrit d’un trait, on laisse une nuit, on enlève les adverbes et les reproches. Ce qui reste est vrai.

> ça se fait encore (d’écrire)? des lettres (d’amour|à la main) (?)? | ça vaut le coup d’écrire une (vraie)? lettre (à la main)? (?)? | une lettre ou un message (c’est mieux|tu ferais quoi) (?)? | j’écris une lettre ou (j’appelle|j’envoie un message) ? | ça se fait encore d’écrire (des lettres|une lettre) (?)?
À la main, oui : ça se garde, ça se relit, et on voit où la plume a hésité. Elle serait pour qui, cette lettre ?
Une lettre, quand on veut laisser du temps à l’autre ; un appel, quand on a besoin d’entendre sa voix. Le message, c’est pour l’heure du train.
sinon: Alors je commencerais par une chose que cette personne est seule à pouvoir comprendre.

> comment (on fait pour)? (reprendre contact avec|recontacter|retrouver) (quelqu’un|un vieil ami|une vieille amie|un ami d’enfance|un ami perdu de vue) (après des années|après trente ans)? ? | (tu écrirais|j’écris) quoi à (un ami|quelqu’un) (après trente ans|perdu de vue|après des années) (?)? | tu crois que je devrais (recontacter|écrire à|reprendre contact avec) (un vieil ami|une amie d’enfance|mon premier amour) ? | ça vaut le coup de (recontacter|retrouver|reprendre contact avec) (un vieil ami|un ami d’enfance|son premier amour) (?)? | c’est (bizarre|ridicule) de (recontacter|écrire à) (quelqu’un|un vieil ami|un ami d’enfance) après trente ans (?)? | quel premier message pour (un ami perdu de vue|un vieil ami) ? | comment je reprends contact avec (un ami d’enfance|un vieil ami|quelqu’un) ? | c’est bizarre de recontacter quelqu’un (vingt|dix|trente) ans après (?)? | comment (on fait pour)? (recontacter|réécrire à) un ami d’enfance ? | je reprends contact comment avec (un vieil ami|un ami d’enfance) (?)?
« J’ai retrouvé une photo de nous sur le plongeoir, et j’ai ri. Comment vas-tu, depuis le temps ? » Une image, pas une explication.
On dit d’emblée qu’on ne demande rien : « Aucune urgence, juste l’envie de savoir ce que tu deviens. » Ça enlève le soupçon.
Oui, ça vaut le coup. Au pire, un silence ; au mieux, quelqu’un qui se rappelle la couleur de notre vélo.

> comment (on fait pour)? (remercier|dire merci à) (une infirmière|l’équipe soignante|mon médecin|la maîtresse|une aide à domicile|la nounou) ? | qu’est-ce qu’on (offre|écrit) à (une infirmière|la maîtresse|une aide à domicile|la nounou) ? | (j’offre|j’écris) quoi (à la maîtresse|aux infirmières|à la nounou) (pour remercier)? (?)? | un mot de remerciement pour (la maîtresse|les infirmières|l’équipe) tu mettrais quoi ? | comment (on fait pour)? remercier les (infirmières|soignants) (de l’hôpital)? ? | je mets quoi comme mot de remerciement (à la nounou|à la maîtresse|aux infirmières) (?)? | j’écris quoi pour remercier (la nounou|la maîtresse|les infirmières) (?)?
Une carte avec les prénoms et un geste précis : « Vous avez remis la couverture sans qu’on demande. » Ça reste affiché longtemps dans la salle de pause.
Quelque chose qui se partage sans couteau : des fruits, des chocolats, du bon café. Et deux lignes avec.
Un dessin d’enfant ou une photo quelques mois après, avec des nouvelles. Ces métiers voient rarement la fin de l’histoire.

> (je dois|on est obligé d’) inviter (toute la famille|mon père|mes cousins|les deux) à notre mariage ? | tu inviterais (mon père|mon frère|toute la famille) à mon mariage (?)? | comment (on fait pour)? (réunir|placer|faire asseoir) (des parents divorcés|des gens fâchés|mes enfants fâchés) à (table|un mariage|noël) ? | on est obligé d’inviter toute la famille (au mariage|à son mariage) (?)?
On invite chacun séparément, avec la même phrase : « Tu comptes pour moi, et l’autre sera là aussi. » Chacun décide en le sachant.
On met entre les deux une personne qui fait rire tout le monde, et chacun près d’une porte. La géographie évite bien des scènes.

> comment (on fait pour)? éviter les (disputes|tensions) (à noël|en famille|dans un repas de famille) ? | comment (on fait pour)? (supporter|survivre à) (un repas de famille|noël en famille|des fêtes de famille) ? | je suis obligé d’aller (à noël en famille|au repas de famille) ? | comment (on fait pour)? changer de sujet (à table|dans un repas de famille) ?
On donne un rôle à chacun : l’un sert, l’autre raconte, un troisième fait le café. Les mains occupées se disputent moins.
On garde un sujet de secours pour chaque oncle : le jardin, les champignons, le chien. Et une heure de départ annoncée dès l’arrivée.

> comment (on fait pour)? dire à (mes parents|ma mère|ma famille) que je viens pas à noël ? | comment je dis à (ma mère|mes parents|ma famille) que je viens pas à noël ? | comment (on fait pour)? annoncer que je viens pas à noël ?
« Cette année je ne viens pas le vingt-quatre, et je vous invite le dimanche d’après. » La date proposée adoucit le non.
« J’ai besoin d’un Noël au calme cette année, et ça n’a rien à voir avec vous. » Tôt dans la saison, et de vive voix.

> comment (on fait pour)? (calmer|apaiser) (quelqu’un|un client|un voisin) (en colère|qui crie) ? | comment (on fait pour)? parler à (quelqu’un|une personne) (en colère|qui crie) ? | qu’est-ce que je réponds à (quelqu’un|un client) (en colère|qui crie|agressif) ? | comment (on fait pour)? dire les choses sans (se fâcher|s’énerver|crier) ? | comment (on fait pour)? parler à quelqu’un (qui est en colère|d’énervé|en colère) ? | qu’est-ce que je dis à un client (énervé|en colère|pas content) ? | comment on calme quelqu’un en colère ? | je réponds quoi à quelqu’un (en colère|qui crie|d’énervé) (?)?
On baisse la voix au lieu de la monter, et on redit ce que l’autre a dit : « Vous attendez depuis une heure, c’est ça ? » Ça dégonfle souvent.
On commence par « je » et par un fait : « Hier, je t’ai attendu une heure, et je me faisais du souci. » C’est « tu es toujours en retard » qui met le feu.
On laisse finir la phrase, on attend deux secondes, et on demande : « Qu’est-ce qui aiderait, là, tout de suite ? » Et si ça devient menaçant, on s’éloigne.

> je fais quoi avec quelqu’un qui (boude|fait la tête|fait la gueule|crie) (?)? | comment on (vit|fait) avec quelqu’un qui (boude|fait la tête|fait la gueule) ? | pourquoi (les gens|mon mari|ma femme|il) (boude|fait la tête) (au lieu de parler|pour un rien|pendant des jours) ? | comment (vivre|on vit) avec quelqu’un qui (boude|fait la tête) ?
Une seule phrase : « Je vois que ça ne va pas, je suis à côté quand tu veux. » Puis on vit sa soirée normalement.
On ne court pas après, et si ça crie, on change de pièce. « Quand tu voudras parler calmement, je t’écouterai. » Puis on dîne.
`
