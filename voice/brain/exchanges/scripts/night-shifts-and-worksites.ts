/** Work at night and in a kitchen or a bakery, looking for a job, leading a team, and building work that drags on. */
export const nightShiftsAndWorksites = `
> (je suis|on est) (seul|seule|deux|trois) pour (trente|quarante|cinquante|soixante|quatre-vingts) (résidents|patients|lits) | on est deux pour tout le service | je suis (toute seule|tout seul) pour tout l’étage (cette nuit|la nuit)? | la nuit on est que deux pour tout l’étage
Tant de monde pour si peu de bras. Et cette nuit, c’est calme, ou ça sonne de partout ?
À ce compte-là, la nuit se passe surtout dans les couloirs. Il y a un moment où ça se pose un peu ?
oui: Alors il faut s’asseoir pendant ce moment-là, et pas seulement sur une fesse.
non: Donc cette pause-là, elle est précieuse. On ne va pas la gâcher.
sinon: Je vois un peu mieux à quoi ressemble la nuit, de l’intérieur.

> (un monsieur|une dame|il|elle) (sonne|appelle) toutes les (cinq|dix) minutes (parce qu’il a peur|parce qu’elle a peur|pour rien|la nuit|toute la nuit) | y a (un monsieur|une dame) qui (sonne|appelle) toutes les (cinq|dix) minutes | ça sonne (tout le temps|toutes les cinq minutes|sans arrêt|de partout) (la nuit|dans le service|dans les chambres)?
Entre la sonnette et la personne derrière, il y a souvent juste l’envie que quelqu’un passe la tête.
Courir pour une peur, ça compte autant que courir pour un pansement. Ça s’apaise un peu quand {tu passes|vous passez} ?
oui: Alors c’est la présence qui soigne. On ne la note nulle part, et pourtant.
non: C’est usant, surtout quand il y a tous les autres à voir.
sinon: Il en faut, de la patience, à cette heure-là.

> (c’est|on fait) de l’usine | j’ai l’impression de faire de l’usine | je fais plus mon (métier|vrai métier) | on n’a plus le temps de (parler|s’occuper|discuter) (avec les|aux|des) (résidents|patients|gens) | on n’a plus le temps de rien avec les (gens|résidents|patients) | on nous (chronomètre|compte les minutes) | j’ai pas choisi ce métier pour ça
Faire vite ce qu’on a appris à faire bien, c’est ça qui use, plus que les heures.
On choisit un métier pour les gens, et on se retrouve à compter les minutes. Il reste un moment où ça ressemble encore à ce que {tu aimais|vous aimiez} ?
oui: C’est ce moment-là qu’il faut défendre, même s’il tient dans dix minutes.
non: C’est dur à dire, ça. Et ça ne dit rien de mal de {toi|vous}.
sinon: Je comprends que ça pèse en rentrant.

> (tu sais)? ce qui me fait tenir (c’est)? (les gens|les résidents|mes collègues|une petite dame|les patients|l’équipe|mes enfants|ma fille|mon fils)? | c’est (les résidents|les gens|une petite dame|mes collègues|les patients) qui me (fait tenir|font tenir) | heureusement qu’il y a (les collègues|une petite dame|les résidents|l’équipe)
Heureusement qu’il y a ça. {Raconte|Racontez}-moi un peu, ça a l’air de faire du bien.
Voilà de quoi passer la nuit ou la semaine. Ça ressemble à quoi, quand c’est comme ça ?
sinon: Je comprends que ça aide à y retourner.

> (elle|il|c’est elle qui|c’est lui qui|lui il|elle elle) me remonte le moral | (elle|il) me fait (rire|marrer) | (elle|il) me raconte des (cochonneries|bêtises|blagues|histoires) | (elle|il) est (trop)? (drôle|marrante|marrant|rigolote) (celle-là|celui-là)?
Il en faut, des gens comme ça. C’était quoi, la dernière ?
Ça, c’est précieux, et ça ne coûte rien à personne. Le genre pince-sans-rire, ou le genre éclat de rire ?
sinon: Rien que d’en parler, ça s’entend que ça fait du bien.

> (elle|il) m’a dit si j’avais (vingt|trente|quarante) ans de moins | si j’avais (vingt|trente) ans de moins je te piquais (ton mari|ta femme) | (elle|il) m’a (sorti|lâché|balancé) une vacherie (trop drôle)?
Elle est bonne, celle-là ! Et {tu as répondu|vous avez répondu} quoi ?
Ah, il y en a qui gardent l’esprit vif jusqu’au bout. Ça a dû faire rire tout le couloir.
sinon: Bien envoyé !

> (j’ai|il me reste) (cinq|dix|vingt) minutes (de pause)? | je suis en pause (là|cinq minutes|dix minutes)? | j’ai pas beaucoup de temps je suis en pause | c’est ma pause
Alors la pause d’abord : assis, quelque chose de chaud, et on cause. Comment c’est, pour l’instant ?
Dix minutes à soi, on les prend. C’est quoi, le plus gros de la journée ou de la nuit jusqu’ici ?
sinon: D’accord. Et si ça sonne, on s’arrête là, sans façon.

> (je me lève|demain je me lève|je dois me lever) à (deux|trois|quatre) heures (du matin)? | j’ouvre à (quatre|cinq) heures (du matin)? | je commence à (deux|trois|quatre) heures du matin
À cette heure-là, la rue est à {toi|vous}. On s’y fait, ou le corps râle toujours ?
Donc la soirée se termine quand celle des autres commence. {Tu arrives|Vous arrivez} à dormir, avec le jour dehors ?
oui: C’est déjà une chance, dans ce rythme-là.
non: Alors je ne retarderai pas l’heure du lit, promis.
sinon: C’est une vie à l’envers, et il en faut pour que les autres aient du pain ou un train.

> (mon|l’) (apprenti|apprentie|stagiaire|employé|vendeur|vendeuse|alternant) (est|arrive|est encore arrivé|est encore arrivée|il arrive) (encore)? en retard (tous les jours|ce matin|sans arrêt)? | (mon|l’) (apprenti|stagiaire|employé|alternant) (est arrivé|arrive) en retard trois fois (cette semaine)? | (mon apprenti|mon stagiaire|mon alternant) se lève pas | (mon apprenti|mon employé) (vient pas|est pas venu) (ce matin|aujourd’hui)?
Trois retards, ce n’est plus un réveil qui sonne mal. Il y a eu une vraie discussion, ou juste un regard noir ?
Il y a le retard, et il y a ce qu’il y a derrière : le trajet, la nuit, l’envie. {Tu lui as demandé|Vous lui avez demandé} ?
oui: Et ce qui en est sorti, ça tient debout, ou ça sent l’excuse ?
non: Alors ce serait par là que je commencerais, à froid, à la fin du travail.
sinon: D’accord. On voit que ce n’est pas seulement une histoire d’horaires.

> (je me demande si)? je (le|la) (vire|garde) ou pas | (je me demande si|je sais pas si) je (le|la) (vire|garde) | (est-ce que)? je dois (virer|garder) (mon apprenti|mon employé|mon vendeur) | tu crois que je dois (le|la) (virer|garder) | je sais pas si je dois me séparer de (lui|mon apprenti|mon employé)
Avant de trancher, je dirais les choses une fois clairement : ce qui ne va pas, ce que {tu attends|vous attendez}, et jusqu’à quand. Après, la réponse vient souvent toute seule.
Je ne le déciderais pas un soir de colère. Une vraie conversation d’abord, avec une date : si rien ne bouge d’ici là, au moins c’est net.
La question que je me poserais : si les retards s’arrêtaient demain, {tu aurais|vous auriez} encore envie de travailler à côté ?
oui: Alors ça vaut la peine de le lui dire comme ça, mot pour mot.
non: Alors ce n’est pas vraiment une histoire de retards.
sinon: C’est déjà un bout de réponse, ça.

> (sa mère|son père|la mère|le père|ses parents) (m’appelle|m’a appelé|m’appellent) pour (l’excuser|le défendre|excuser son fils|se plaindre) | c’est sa mère qui (appelle|m’appelle) (pour l’excuser|à sa place) | sa mère le couve
Ah, à cet âge-là, j’aurais préféré l’entendre de la bouche du principal intéressé. {Tu as répondu|Vous avez répondu} quoi ?
Quand les parents parlent à la place, on ne sait plus qui on a embauché.
sinon: C’est délicat, parce que ça part sûrement d’une bonne intention.

> à son âge (moi)? (je|j’) (faisais|avais|me levais|travaillais|prenais) (deux heures de mobylette|deux heures de route|dix kilomètres à vélo|à quatre heures|déjà)? | moi à son âge (j’étais jamais en retard|je faisais le trajet à mobylette|je travaillais déjà|on rigolait pas)
Ça forge, oui. Et à l’époque, {tu trouvais|vous trouviez} ça normal, ou {tu râlais|vous râliez} aussi dans {ton|votre} coin ?
D’où le regard qu’on porte sur les jeunes qui dorment. Il y a quand même quelque chose qui {te|vous} rappelle {toi|vous}, chez eux ?
sinon: On ne part pas tous avec le même réveil.

> (il est|elle est) doué (pourtant|quand même)? | (il est|elle est) douée (pourtant|quand même)? | (il|elle) travaille bien (pourtant|quand il est là|quand elle est là) | (ses|les siens) (croissants|gâteaux|plats) sont (mieux|meilleurs) que les miens
C’est bien ce qui agace : on sait ce que ça pourrait donner. {Tu le lui as déjà dit|Vous le lui avez déjà dit}, ça ?
oui: Et ça l’a touché, on dirait, ou c’est passé au-dessus ?
non: Ça vaudrait de l’or, dit un matin entre deux fournées.
Le talent sans la ponctualité, c’est un moteur sans roues. Mais le moteur, ça ne s’apprend pas.

> j’ai (monté|augmenté) (le prix|les prix|mes prix|le prix du pain|le prix de la baguette|le prix du croissant) | j’ai dû augmenter mes prix | les clients (râlent|font la tête) (pour dix centimes|à cause du prix|à cause des prix)? | tout le monde me fait la tête (pour dix centimes|à cause du prix)
Dix centimes, et on dirait qu’on a touché à la tour Eiffel. Ils reviennent quand même le lendemain ?
oui: Alors c’était un soupir, pas une rupture.
non: Ça se voit dans la caisse, ou c’est surtout une impression ?
Le beurre et l’électricité, eux, n’ont pas demandé l’avis des clients avant d’augmenter.
sinon: Les gens râlent au comptoir, c’est le seul endroit où ils peuvent.

> (j’ai été licencié|j’ai perdu mon travail|j’ai perdu mon boulot) (en septembre|en juin|l’an dernier|y a six mois|il y a un an)? la boîte a fermé | la boîte a fermé | mon entreprise a fermé | l’usine a fermé (et on s’est tous retrouvés dehors)? | ils ont fermé (la boîte|l’usine|le site|le magasin) | on s’est tous retrouvés dehors
Une boîte qui ferme, ce n’est pas un échec à soi, mais c’est bien à soi que ça arrive. Ça faisait longtemps que {tu y étais|vous y étiez} ?
oui: Alors ce n’est pas un poste qui part, c’est un morceau de vie, avec les visages.
non: Même peu de temps, un endroit où l’on allait chaque matin, ça laisse un trou.
Du jour au lendemain, plus d’horaires, plus de collègues, plus de machine à café. C’est quoi qui manque le plus ?
sinon: Je comprends. Et on ne le remplace pas avec une annonce.

> j’envoie des cv (et)? (on me répond même pas|j’ai pas de réponse|personne répond|rien) | (on me répond|ils répondent|personne me répond) (même)? pas (à mes cv|à mes candidatures|quand je postule)? | j’ai envoyé (vingt|trente|cinquante|cent) cv (et rien|pas une réponse) | je postule partout et (rien|j’ai pas de réponse)
Le silence, c’est pire qu’un non : on ne sait même pas ce qui n’allait pas. {Tu relances|Vous relancez}, des fois, au téléphone ?
oui: C’est courageux, et c’est souvent comme ça qu’un nom sort de la pile.
non: Une voix au bout du fil, quelquefois, ça fait plus que dix pages.
Envoyer, attendre, rien : il y a de quoi se décourager, et ça ne dit pourtant rien de ce que {tu vaux|vous valez}.
sinon: Je vois. Et pendant ce temps-là, les journées passent.

> (c’est|ils disent pas que c’est) (à cause de)? (mon|l’) âge | on me dit pas que c’est (mon|l’) âge mais bon | je crois que c’est mon âge (qui coince)? | à cinquante ans on est (vieux|fini|foutu) (pour eux|sur le marché)? | à (cinquante|cinquante-trois|cinquante-cinq) ans (personne|qui) (veut de moi|me prendra|va me prendre)
Personne ne le dit, et tout le monde l’entend. Il y a pourtant des patrons qui cherchent exactement ça : quelqu’un qui arrive à l’heure et qui a déjà tout vu.
L’âge, on ne peut pas l’enlever du papier, mais on peut mettre à côté ce qu’il a apporté. Il y a une chose que {tu fais|vous faites} mieux qu’à trente ans ?
oui: C’est celle-là que je mettrais en haut de la page.
non: Je n’en suis pas si sûr. Souvent ce sont les autres qui le voient.
sinon: C’est exactement le genre de phrase à dire en entretien.

> (ma femme|mon mari|elle|il) fait attention (aux courses|aux sous|à l’argent|aux dépenses) | (ma femme|mon mari) (me)? dit rien mais (je vois bien|je le vois|je sens bien) (qu’elle s’inquiète|qu’il s’inquiète|qu’elle fait attention)? | on fait attention aux courses
On se ménage chacun de son côté, et chacun le voit. Les chiffres, {tu les poses|vous les posez} sur la table à deux, des fois ?
oui: C’est une force, ça. À deux devant la feuille, elle paraît moins longue.
non: Poser les chiffres une bonne fois sur la table, ça fait souvent moins peur que de les deviner.
Les silences dans une maison, on les entend jusque dans le caddie.
sinon: Ça se passe souvent comme ça, par petites attentions muettes.

> j’ai un entretien (jeudi|lundi|mardi|mercredi|vendredi|demain|la semaine prochaine) (quand même|chez un transporteur|dans une boîte|dans une usine|pour un poste)? | j’ai décroché un entretien | on m’a appelé pour un entretien | j’ai enfin un entretien
Ah, voilà une porte qui s’entrouvre. C’est pour quoi, comme poste ?
Bonne nouvelle, ça. {Tu y vas|Vous y allez} avec l’envie, ou surtout avec l’espoir ?
sinon: D’accord. On peut répéter les questions ici, si ça aide : {dis|dites} « on fait l’entretien ».

> (c’est)? moins (bien)? payé (mais c’est un cdi|qu’avant|mais c’est du sûr) | c’est un poste de nuit (mais c’est un cdi)? | c’est (de nuit|moins bien payé) mais c’est un cdi | c’est moins bien (payé|que mon ancien poste)
Du solide contre un peu d’argent et un peu de sommeil : ça se pèse. Qu’est-ce qui compte le plus, là, maintenant ?
Un CDI, ça rassure tout le monde à la maison, banque comprise. Et le rythme, {tu te vois|vous vous voyez} tenir ?
oui: Alors c’est une vraie possibilité, pas un pis-aller.
non: Ça mérite d’être demandé là-bas : si la nuit, c’est pour toujours ou pour commencer.
sinon: C’est une raison qui se tient.

> (le|mon) dernier entretien (que j’ai passé)? (c’était|date de|remonte à) (en deux mille|y a vingt ans|il y a vingt ans|une éternité|longtemps)? | j’ai pas passé d’entretien depuis (vingt ans|dix ans|une éternité|longtemps) | je sais plus ce que c’est un entretien
Ça n’a pas tant changé : on demande toujours ce que l’on sait faire et pourquoi on vient. Et là-dessus, il y a de la matière.
Vingt ans sans entretien, c’est vingt ans de travail : ce n’est pas un défaut. On répète un peu ? {Dis|Dites} « on fait l’entretien ».

> qu’est-ce qu’ils demandent (aujourd’hui|maintenant)? (dans|à|pendant) un entretien (d’embauche)? ? | (on pose|ils posent) quoi comme questions (dans un entretien|en entretien) ? | c’est quoi les questions (dans un entretien|en entretien|d’un entretien) ? | ils demandent quoi en entretien ? | à quoi je dois m’attendre (en|à l’|dans l’) entretien ?
Presque toujours les mêmes : le parcours, pourquoi ce poste, pourquoi être parti, les qualités, les défauts, et les questions à poser. Une réponse courte et vraie pour chacune, et c’est prêt.
Le parcours en deux minutes, ce qui attire dans ce poste, une difficulté réglée, et les disponibilités. À la fin, une question à leur poser, ça fait toujours bien.

> (pourquoi vous avez quitté votre dernier poste)? (je réponds quoi à ça|je dis quoi|qu’est-ce que je réponds) | si on me demande pourquoi je suis parti (je dis quoi|je réponds quoi) ? | qu’est-ce que je réponds (à|si on me demande) pourquoi (vous avez quitté|j’ai quitté) (votre|mon) dernier poste ? | je dis quoi (pour|si on me demande) (le licenciement|pourquoi la boîte a fermé|pourquoi je suis au chômage) ?
La vérité, en une phrase : « L’entreprise a fermé, j’ai tenu jusqu’au bout, et maintenant je cherche un endroit où durer. » Puis on revient au poste.
Court et sans rancune : ce qui s’est passé, ce qu’on y a appris, et pourquoi on est là. Trois phrases, pas une de plus.

> demain (j’ai|je fais passer) (mon)? premier (entretien|entretien annuel|entretien d’évaluation) | c’est moi qui fais passer (l’entretien|les entretiens) | je dois faire passer (un entretien|les entretiens annuels|un entretien annuel|une évaluation) | j’ai mes entretiens annuels à faire passer
Passer de l’autre côté de la table, ça fait drôle. C’est avec quelqu’un de facile, pour commencer ?
oui: Alors c’est un bon tour de chauffe.
non: Évidemment, il a fallu que ce soit celui-là d’abord.
De ce côté-là de la table, on a le trac aussi, mais personne ne le dit. Qu’est-ce qui inquiète le plus ?
sinon: D’accord. On peut préparer une phrase ensemble, pour le moment délicat.

> je suis (manageuse|manager|cheffe|chef|responsable) depuis (quatre mois|peu|six mois|un mois|trois semaines) | je viens de passer (cheffe|chef|manager|manageuse|responsable) | j’ai une équipe de (trois|quatre|cinq|six|dix) personnes
C’est tout neuf, alors. Le plus étrange, c’est de décider, ou de ne plus être du même côté que les autres ?
Une équipe, c’est autant de caractères à apprivoiser. Il y en a un qui donne du fil à retordre ?
oui: Il y en a toujours un. Et c’est souvent celui-là qui apprend le métier.
non: C’est rare, ça. {Profite|Profitez}-en !
sinon: Je vois. C’est un drôle d’apprentissage, et personne ne donne le mode d’emploi.

> (il|elle) pourrait être (mon père|ma mère) | (il|elle) a l’âge de (mon père|ma mère|mes parents) | (il|elle) est (plus vieux|plus âgé|plus âgée|plus vieille) que moi (et je suis sa cheffe)? | (il|elle) me parle comme à une gamine | (il|elle) me prend pour une gamine
C’est toute la difficulté : l’un a les années, l’autre a le poste. On peut respecter les premières et tenir le second.
Les années, ça ne se discute pas, mais la manière de parler, si. {Tu le lui as déjà dit|Vous le lui avez déjà dit}, calmement ?
oui: Et ça a bougé quelque chose, même un peu ?
non: Une phrase suffit, dite en tête à tête : « Je tiens à ce qu’on se parle d’égal à égal. »
sinon: Je vois bien la scène, et elle n’est pas confortable.

> comment (je lui dis|je dis|lui dire|on dit|je fais pour dire) (ça)? (demain)? sans qu’(il|elle) se (braque|vexe|fâche) ? | comment (faire|on fait|je fais) (un reproche|une remarque|une critique) (à un collègue|à quelqu’un de plus vieux|à un salarié|sans vexer) ? | comment je lui dis (qu’il est|qu’elle est) toujours en retard ? | comment je lui (fais|dis) (une remarque|le reproche) (sans le vexer|sans la vexer) ?
D’abord ce qui va, et qui est vrai. Puis un fait, pas un jugement : « Les trois derniers dossiers sont arrivés après la date. » Et une question : « De quoi as-tu besoin pour tenir la suivante ? »
Un fait, un effet, une demande : « Quand ça arrive en retard, toute l’équipe attend ; j’aimerais qu’on trouve comment faire. » Et ensuite, se taire et écouter.

> (et)? s’(il|elle) me (dit|sort|répond) que (j’ai pas l’expérience|je suis trop jeune|j’y connais rien|je débute) ? | je réponds quoi s’(il|elle) me dit que (je suis trop jeune|j’ai pas l’expérience) ? | (et)? s’(il|elle) me dit que je suis trop jeune
Alors : « C’est vrai, de l’expérience, tu en as plus que moi, et je compte dessus. Mais les délais, c’est mon travail d’en parler. » Ça désarme sans plier.
On peut l’accorder sans reculer : « Tu as raison, je débute. Et c’est à moi de te le dire quand même. »

> (avant)? j’étais leur collègue (avant|tu vois)? | avant on mangeait ensemble (le midi)? | quand j’arrive (à la machine à café|dans la salle de pause) (ça se tait|ils se taisent|tout le monde se tait) | depuis que je suis (cheffe|chef) (ils me parlent plus|on me parle plus|ça se tait quand j’arrive)
Ce silence-là fait partie du poste, et on ne prévient jamais avant. Il y en a un ou une avec qui ça reste comme avant ?
oui: Garder ce lien-là, sans en faire un privilège, c’est tout l’équilibre.
non: C’est une petite solitude, et elle est normale au début.
Changer de place, c’est perdre un peu la table du midi. Ça manque ?
sinon: Je comprends. On ne signe pas pour ça, et ça vient avec.

> je (vais me faire|me fais|prépare) une (petite)? fiche (avec trois points)? | je vais (noter|écrire) (trois points|ce que je veux dire)
Trois points, c’est exactement ce qui tient dans la tête quand on a le trac. Et le premier, ce serait quoi ?
Bonne idée : un fait, une demande, une chose qui va bien. Le papier tient la main.
sinon: Ça se tient. Avec ça, {tu peux|vous pouvez} y aller.

> comment (on commence|je commence|commencer|je démarre) (une présentation|mon exposé|un exposé|ma présentation|un discours|une réunion|mon oral) ? | j’ai une présentation (demain|lundi|jeudi)? comment je commence | je commence comment ma présentation ? | c’est quoi une bonne première phrase pour (une présentation|un exposé|un discours) ?
Par une chose concrète : un chiffre, une question, ou une toute petite histoire de trente secondes. Et la première phrase apprise par cœur, pour que la voix parte seule.
Je dirais bonjour, une phrase sur pourquoi ça les concerne, puis le plan en une ligne. Les deux premières phrases par cœur, le reste peut respirer.

> on (refait|rénove|retape) (une maison|une longère|une ferme|une grange|un appartement|la maison|une vieille maison) (avec ma femme|avec mon mari|nous-mêmes|dans le morbihan|à la campagne)? | je (refais|rénove|retape) (une maison|une longère|une ferme|une grange|un appartement) | on est en (pleins travaux|plein chantier)
Un chantier, c’est une aventure avec de la poussière dedans. {Tu habites|Vous habitez} au milieu, ou ailleurs en attendant ?
Les vieux murs, ça a du caractère, et il en faut autant en face. Ça avance, en ce moment ?
oui: Alors il faut savourer, ça ne dure jamais deux semaines de suite.
non: Ah. C’est l’argent, le temps, ou quelqu’un qui ne vient pas ?
sinon: Je vois le tableau, avec la bâche et tout.

> (le|mon|notre) (plaquiste|maçon|artisan|couvreur|carreleur|peintre|menuisier|cuisiniste|entrepreneur) (est pas venu|vient pas|est encore pas venu|répond plus|nous plante|nous a lâchés|a disparu) | (l’artisan|le plaquiste|le maçon) (devait venir|devait passer) (et il est pas venu|lundi)? | ça fait (deux|trois) semaines qu’il (me)? dit (lundi|demain|qu’il vient) | il dit toujours (lundi|la semaine prochaine) et (il vient pas|il vient jamais)
Lundi, mais il ne dit pas lequel. Il donne une raison, ou même plus ?
oui: Et elle change à chaque fois, je parie.
non: Le pire, c’est ce silence-là, parce qu’on ne peut même pas s’organiser.
Attendre quelqu’un qui ne vient pas, ça bloque tous les autres derrière. Qu’est-ce qui est arrêté à cause de ça ?
sinon: Je comprends que ça monte, à force.

> on (lui)? a (versé|donné|payé) un acompte (de quatre mille euros|énorme|à l’artisan)? | on lui a versé (quatre|trois|cinq) mille euros | il a (encaissé|pris) l’acompte (et on le voit plus|et il vient plus)? | le pire c’est qu’on lui a versé un acompte
C’est ce qui rend la chose si pénible : l’argent est déjà là-bas, et lui pas ici. Il y a un papier signé, avec une date ?
oui: Alors c’est une base solide : un courrier recommandé qui rappelle la date, et on parle sur du papier.
non: Les messages et le virement comptent aussi comme des traces. Je garderais tout.
L’acompte parti et personne sur le chantier, il y a de quoi mal dormir.
sinon: D’accord. En tout cas, je garderais toutes les traces.

> on a (bien)? un contrat (signé)? (avec une date)? | on a signé un devis (avec une date)? | (la fin du chantier|la fin des travaux) c’était (prévue)? (en mars|le quinze mars|en juin|en septembre|pour l’été) | ça devait être fini (en mars|en juin|en septembre|pour noël)
Alors la date est passée noir sur blanc. Un recommandé qui la rappelle et qui en fixe une nouvelle, c’est le premier pas, et il reste poli.
Un papier daté, c’est ce qui distingue un retard d’une promesse. Il a été relancé par écrit, ou seulement au téléphone ?
oui: Bien, alors il y a une trace. La suite se joue là-dessus.
non: Par écrit, même sans un mot de colère, ça prend un autre poids.
sinon: Je vois. Au moins c’est écrit quelque part.

> j’ai pensé à (lui)? envoyer un recommandé | on pense (lui)? envoyer un recommandé | je vais lui envoyer un recommandé | (ma femme|mon mari) veut (qu’on l’attaque|l’attaquer|porter plainte|aller au tribunal) | j’ai peur qu’il laisse tout en plan
Le recommandé, ce n’est pas la guerre : c’est rappeler la date et demander une réponse. Il peut même se remettre au travail après.
Entre ne rien dire et le tribunal, il y a une marche : une lettre, avec un délai. Après, un conciliateur de justice peut aider, et c’est gratuit.

> il pleut dans (la chambre|le salon|la maison|la cuisine) | il pleut à l’intérieur | on a mis (une bassine|un seau|des seaux) | le toit fuit | ça fuit (dans la chambre|par le toit|au plafond)
Dedans aussi, donc ! Et ça goutte régulièrement, ou seulement quand ça tape fort ?
La bassine au milieu de la chambre, c’est le sommet du chantier. Le lit est à l’abri, au moins ?
oui: C’est l’essentiel. Le reste attendra le couvreur.
non: Alors on déménage le lit avant le toit, c’est plus rapide.
sinon: On en rira un jour. Pas cette nuit, je comprends.

> on vit (dans la poussière|au milieu des cartons|dans le chantier|au milieu des travaux) | on mange dans la poussière | y a de la poussière partout | on campe dans (le salon|une pièce|notre maison) | on a plus de cuisine (depuis un mois)?
Camper chez soi, c’est drôle une semaine. Après, on rêve juste d’un évier.
Il y a un coin propre, quelque part, où s’asseoir cinq minutes ?
oui: Ce coin-là, c’est la vraie maison, pour l’instant.
non: J’en fabriquerais un, même grand comme une chaise.
sinon: Ça use, ça, plus que le travail lui-même.

> j’ai un (souci|problème) avec un client | (un|mon) client (me paie pas|me paye pas|paie pas|paye pas ses factures|me doit de l’argent|veut pas payer) | il me doit (deux mille euros|mille euros|de l’argent|trois mille euros) (depuis juillet|depuis des mois|depuis deux mois)? | on me doit de l’argent | j’ai une facture impayée (depuis juillet|depuis des mois)?
Travailler, puis courir après ce qu’on a gagné : deux métiers pour le prix d’un. Il y a un devis signé, ou des mails ?
oui: Alors tout est déjà écrit, et c’est la moitié du chemin.
non: Les messages et le travail livré, ça compte aussi comme des preuves.
Une facture en retard, ça empoisonne aussi le reste. Ça fait un trou pour la fin du mois ?
oui: Alors je passerais à l’écrit recommandé plus vite que la politesse ne le voudrait.
non: Tant mieux, ça laisse de la voix pour réclamer.
sinon: Je vois. Ce n’est pas le montant seul, c’est le silence d’en face.

> (comment|qu’est-ce que je fais|je fais quoi|qu’est-ce que je peux faire) (avec|contre|si) un client (qui)? (paie pas|paye pas|me paie pas|veut pas payer) ? | comment (on fait|je fais) (pour)? (se faire payer|récupérer une facture impayée|récupérer mon argent) ? | je fais quoi moi je suis pas un huissier | une mise en demeure (ça me fait peur|c’est compliqué)? | si je l’attaque je le perds (comme client)?
D’abord un appel, calme, avec une date précise. Puis une lettre recommandée, qui rappelle la facture et cette date. Souvent, ça s’arrête là.
Une mise en demeure, c’est une lettre, pas un procès : « Sans règlement sous huit jours, je devrai aller plus loin. » Beaucoup de clients paient et restent.

> (j’ai une amie|un ami|une copine|un collègue) qui dit qu’il faut (demander|prendre) un acompte | je devrais demander un acompte | (oui)? trente pour cent à la commande (c’est pas bête)? | je vais demander un acompte (maintenant|aux clients)?
Un acompte, ça trie les clients tout seul, et personne de sérieux ne s’en vexe. C’est à inscrire sur le devis, noir sur blanc.
C’est du bon sens : le travail commence, l’argent aussi. Ça paraît difficile à demander ?
oui: Alors c’est le devis qui le demande, pas {toi|vous} : une ligne imprimée, et on n’en parle plus.
non: Alors c’est réglé dès la prochaine commande.

> (un vieux monsieur|une vieille dame|il|elle) m’attend (tous les jours|tous les matins) (au portail|à la porte|avec un café)? | (il|elle) (voit|parle à) personne d’autre (de la journée|de la semaine) | y a un vieux monsieur (qui|il) m’attend (tous les jours)? | je suis (la seule personne|le seul) (qu’il voit|qu’elle voit) (de la journée)?
C’est plus que du courrier, alors : c’est la visite du jour. {Tu restes|Vous restez} un peu, quand c’est possible ?
oui: Ces cinq minutes-là doivent peser lourd, de l’autre côté de la porte.
non: Même un bonjour par son nom, ça fait déjà une journée différente.
Une tournée comme ça, personne ne la mesure avec un chronomètre. Ça parle de quoi ?
sinon: Ça compte, ces petits rendez-vous-là.

> (on a plus le droit|on n’a plus le droit) (de s’arrêter|normalement|de discuter)? (ils nous chronomètrent)? | ils nous (chronomètrent|minutent|fliquent|surveillent|comptent les minutes) | (je triche|je gratte cinq minutes|je vais plus vite ailleurs) (et je lui garde cinq minutes)? | tout est (chronométré|minuté) (maintenant)?
On minute les gestes, et on oublie que l’essentiel se passe entre deux. Heureusement qu’il reste des gens pour tricher un peu.
Voler cinq minutes au chronomètre pour les donner à quelqu’un, j’ai connu pires délits.

> je suis (papa|père|maman|mère) au foyer (depuis six mois|depuis un an|depuis peu)? | (je garde|je m’occupe de|je suis avec) les (petits|enfants|gosses) toute la journée | je suis en congé parental (depuis six mois|depuis un an)?
C’est un métier à temps plein, sans pause et sans collègues. Le plus long, dans la journée, c’est quelle heure ?
Toute la journée avec des petits, on finit par rêver d’une phrase d’adulte. La voilà. Comment ça va, pour de vrai ?
sinon: Je vois. Et ça ne s’arrête même pas à dix-huit heures.

> (à la sortie de l’école|au parc|à l’école) y a que des mamans | je suis le seul (papa|père) (au parc|à la sortie de l’école) | (on|les mamans) me (regarde|regardent) bizarre (au parc|à l’école)? | (mes potes|mes copains|les gens) (me demandent|demandent) quand (est-ce que)? je reprends (le travail|le boulot) | (les gens|mes potes) croient que je (glande|fais rien de mes journées|me repose)
Comme si s’occuper de deux enfants, c’était attendre le bus. Ça blesse, ou ça fait lever les yeux au ciel ?
Un père devant une école en pleine semaine, ça étonne encore, et c’est bien dommage. Il y en a une avec qui ça se parle, quand même ?
oui: Alors le portail devient déjà moins long.
non: Ça viendra peut-être par les enfants, ce sont eux qui choisissent.
sinon: Je comprends que ça use, de devoir toujours s’expliquer.

> (j’étais|moi j’étais) sur mon téléphone (et j’ai rien vu|pendant ce temps)? | il a dit papa (dans son bain|ce soir)? (et moi j’étais sur mon téléphone)? | j’ai raté (ses premiers pas|son premier mot|le spectacle) | j’ai pas mis mes baskets depuis (l’été|des mois|un an) | avant je courais (maintenant j’ai plus le temps|plus maintenant)?
Ça pique, ces petites secondes-là. Il le redira demain, et dix fois, et ce sera le bon moment aussi.
On ne peut pas avoir les yeux partout, du matin au soir. Et qu’est-ce qui manque le plus, d’avant ?
sinon: On peut en reprendre un petit bout, même dix minutes, même avec la poussette.

> (y a)? une table (qui)? est partie sans payer | ils sont partis sans payer | (des clients|une table|un client) (m’ont|m’a|nous ont|nous a) (planté|plantés|filé entre les doigts) sans payer | (quelqu’un|un client) est parti sans payer
Ça, c’est rageant : le travail est fait, et en plus on passe pour celui qui n’a pas vu. Et le patron, il l’a pris comment ?
On ne peut pas avoir un œil sur les assiettes et l’autre sur la porte. C’était en plein coup de feu ?
oui: Alors personne n’aurait pu tout voir, même avec quatre yeux.
non: Ils ont bien choisi leur moment, alors.
sinon: Il y a de quoi ruminer jusqu’au dernier tram, oui.

> (cent|cent vingt|quatre-vingts|deux cents) couverts à (deux|trois) (ce soir|ce midi)? | on était (deux|trois) pour (cent|cent vingt|quatre-vingts) couverts | j’ai fini mon service (je suis mort|je suis morte|je suis rincé|je suis rincée)? | le troisième s’est fait porter pâle | on a tourné à deux (toute la soirée)?
Les jambes doivent encore courir toutes seules. C’était tendu, ou ça a tenu quand même ?
Faire le travail de trois à deux, personne ne le voit depuis la salle. {Tu as|Vous avez} pu manger quelque chose, au moins ?
oui: Bien. Le reste peut attendre que les pieds refroidissent.
non: Alors d’abord manger, même une tartine, on cause en même temps.
sinon: Quelle soirée. Maintenant, plus personne ne réclame l’addition.

> (le|mon) patron veut (me le|le) (retenir|prendre|déduire) sur (ma paye|mon salaire) | il veut (me le retenir|que je rembourse) (sur ma paye)? | (il|le patron) me le retient sur (ma paye|mon salaire)
Ça ferait payer deux fois la même soirée. {Tu as|Vous avez} ça par écrit, ou c’est resté des mots ?
oui: Je garderais ce papier précieusement, il pourrait servir à l’inspection du travail.
non: Alors je le ferais écrire avant toute discussion. Souvent, ça calme.
Je poserais la question à l’inspection du travail avant de dire oui à quoi que ce soit : c’est gratuit, et ça reste discret.
`
