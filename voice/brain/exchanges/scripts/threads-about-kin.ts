/** Threads about the family: what callers add about their children, parents, in-laws and visits. */
export const threadsAboutKin = `
après: mon fils a eu un bon bulletin | ma fille a eu un bon bulletin | mon fils m’a dit un truc mignon | mon fils a gagné son match | ma fille a appris à lire | ma fille m’a fait un dessin | mon fils m’a fait un dessin | c’était la kermesse | mon petit-fils a eu son bac | ma petite-fille a eu son bac | ma fille a eu son bac | mon fils a trouvé un boulot

> (c’était|il était|ils étaient) (mignon|mignonne|beau|adorable|touchant) | il était déguisé en (lapin|arbre|fée|pirate|princesse) | (il|elle) avait (un rôle|une phrase à dire|le trac) | il (a oublié|s’est trompé|a chanté faux) (sa phrase|son texte)?
Voilà une image à encadrer, avec l’oreille de travers et tout le sérieux du monde. Elle est en photo, au moins ?
Ces minutes-là sont ridicules et magnifiques, et c’est pour ça qu’on y tient.
oui: Elle ressortira un jour, devant quelqu’un qui rougira beaucoup.
non: Le souvenir s’en charge, et il fait de meilleurs cadrages.
sinon: C’est bien rangé, du côté des choses qui font sourire.

> je suis fier (de lui)? | j’étais (fier|fière|ému|émue|en larmes) | j’ai (pleuré|failli pleurer|eu les larmes aux yeux) | (il|elle) était (fier|fière) (de lui|d’elle|comme tout)? | (il|elle) est (tout content|toute contente|aux anges)
Ça s’entend, cette fierté, elle prend toute la voix. Ça lui a été dit, ce soir ?
On essaie de rester digne, et le menton tremble : c’est le tarif normal.
oui: Alors quelqu’un s’endort plus grand que ce matin.
non: Ça peut se glisser au petit déjeuner, entre deux tartines.
sinon: C’est une belle chose à porter jusqu’à demain.

> (son père|sa mère|mon mari|ma femme|mon ex) (est pas venu|était pas là|a pas pu venir|travaillait|a même pas appelé) | j’ai pas pu y (aller|être) (à cause du travail)? | j’ai raté (ça|le début|son passage) | (ils|on) (a|ont) tout filmé
Il y a toujours une chaise vide qu’un enfant remarque, même sans le dire. Ça a été raconté après, à la maison ?
On ne peut pas être à tous les premiers rangs, et pourtant on compte ceux qu’on manque.
oui: Le récit, avec les gestes, vaut parfois mieux que le fauteuil.
non: Il y a encore du temps, et les enfants adorent rejouer la scène.
sinon: Ce qui compte aussi, c’est quelqu’un qui demande « alors ? » le soir.

> il veut (être|devenir|faire) (boulanger|médecin|infirmière|pompier|vétérinaire|danseuse|footballeur|coiffeuse|mécanicien|musicien) | (il|elle) voudrait (être|faire) (médecin|un métier manuel|de la musique|du droit) | (il|elle) sait (pas|déjà) (ce qu’il veut faire|ce qu’elle veut faire)
Un métier dit à cet âge, c’est déjà un petit portrait. Ça lui ressemble ?
On a tous voulu être quelque chose, avant de devenir autre chose.
oui: Alors ça tiendra peut-être, qui sait, malgré les détours.
non: Les surprises, dans ce domaine, sont les meilleures pièces du dossier.
sinon: Il faudra garder la phrase, pour la lui relire dans dix ans.

après: mon fils a été puni à l’école | mon fils m’a menti | ma fille m’a menti | j’ai eu un mot dans le carnet | mon fils a été puni | mon fils bavarde en classe | ma fille bavarde en classe | j’ai eu un mot de la maîtresse

> il a (répondu|mal répondu|parlé mal) (à la maîtresse|à un surveillant) | (il|elle) s’est (battu|battue) | il a (tapé|poussé|mordu|insulté) (un copain|un camarade|une copine|quelqu’un) | (il|elle) (bavarde|fait le clown|fait l’idiot|se lève tout le temps) | (il|elle) a (copié|triché|dessiné sur la table)
Le délit est posé. En général, il y a un avant, que seul l’intéressé connaît. Il a été raconté ?
Dans la cour, tout va très vite : une seconde de trop, et un mot dans le carnet.
oui: Alors il y a au moins deux histoires, et c’est déjà plus juste.
non: Ça sort souvent au bain, ou à l’heure où l’on éteint.
sinon: On garde la tête froide, ce n’est pas simple quand c’est le sien.

> (il|elle) dit que (c’est pas lui|c’est pas elle|c’est pas sa faute|c’est l’autre|c’est la maîtresse) | il (nie|jure|s’est excusé|a pleuré|veut rien dire|dit rien|regrette) | (il|elle) a (avoué|tout avoué|reconnu)
Devant le juge en chaussons, chacun prend son avocat intérieur. Ça sonnait vrai ?
Un enfant pris sur le fait ne cherche pas la vérité, il cherche la sortie.
oui: Alors il y a quelque chose de solide là-dessous.
non: On sent souvent ce qui cloche à la façon de regarder le tapis.
sinon: Demain, à froid, la version sera plus courte et plus juste.

> (je l’ai|on l’a) (puni|privé) (de sortie|de téléphone|de console|d’écran|de dessert)? | je lui ai (confisqué|pris) (son téléphone|la console|sa tablette) | je me suis (énervé|énervée|fâché|fâchée) | je sais pas si j’ai bien (fait|réagi) | j’ai (pas su|rien) (quoi)? (dire|dit)
On décide en dix secondes, et on se demande pendant trois heures. C’était à chaud ?
Il n’existe pas d’arbitre vidéo, pour les parents : on siffle, et on vit avec.
oui: À chaud, on fait comme on peut, et on peut ajuster à froid.
non: Alors c’était pesé, et ça se sent en face.
sinon: Le doute, c’est souvent signe qu’on fait attention.

> (son père|sa mère|mon mari|ma femme) (dit|trouve) que (c’est pas grave|j’exagère|c’est de ma faute|c’est l’âge) | (mon mari|ma femme|son père|sa mère) (le défend|est trop cool|est trop dur|dit rien|crie) | on est pas d’accord (avec mon mari|avec ma femme|avec son père|avec sa mère)
Deux parents, deux cours de justice, et un prévenu qui a vite compris laquelle choisir. Ça se règle entre adultes ?
On se dispute sur l’enfant, et on parle un peu de sa propre enfance.
oui: C’est déjà beaucoup, de ne pas le faire devant le prévenu.
non: Ça reste donc posé sur la table, entre le sel et le carnet.
sinon: Il n’y a pas deux familles qui auraient jugé pareil.

après: le coucher dure deux heures | mon fils mange rien | ma fille mange rien | mon ado joue toute la nuit | on se bat pour les écrans | mon fils veut pas dormir | ma fille veut pas dormir | les repas avec les enfants c’est l’enfer | mon fils veut un téléphone | mon fils joue toute la nuit | la chambre de mon fils est un bazar | le soir dure deux heures

> c’est (tous les soirs|tous les jours|à chaque repas|toujours) (pareil|la même chose|le même cirque|comme ça)? | tous les soirs | ça dure depuis (des mois|des semaines|toujours|la rentrée)
Le même cirque, avec la même affiche, tous les soirs. On connaît le numéro par cœur. C’est qui, le public ?
À force, on entend venir la scène rien qu’au bruit des pas.
sinon: Un soir, ça s’arrêtera sans prévenir, et personne ne notera la date.

> (je craque|je cède|je finis par céder|je lâche|je laisse faire|j’abandonne) | je (crie|hurle|m’énerve|perds patience) (et ça sert à rien|et je m’en veux)? | j’ai (tout)? essayé | (rien|ça) (marche|fonctionne) (pas)? | je suis (à bout|épuisé|épuisée|fatigué|fatiguée) (le soir)?
À cette heure-là, un adulte fatigué ne pèse pas lourd face à un enfant en pleine forme. C’est ce soir que ça a débordé ?
Céder une fois, ce n’est pas perdre la guerre, c’est vouloir s’asseoir.
oui: Alors respirer un peu, ici, c’est toujours ça de pris.
non: Ça s’accumule, donc, et ça use par le dessous.
sinon: Il y a de quoi être à plat, franchement.

> (à l’école|chez sa mère|chez son père|chez mamie|chez les autres) il (mange|est sage|obéit) | à l’école il (mange|est sage|obéit) (très bien|de tout|sans problème) | (avec moi|à la maison) c’est (différent|la guerre|l’enfer) | (il|elle) est (sage|adorable) avec tout le monde sauf moi
Le meilleur des enfants partout, sauf à la maison : c’est presque un compliment, à l’envers. Ça vexe un peu ?
On garde ses orages pour les gens dont on est sûr.
oui: Il y a de quoi, on aimerait voir un peu la version pour invités.
non: C’est de la sagesse, ou de la fatigue bien habillée.
sinon: La maison, c’est l’endroit où l’on pose son costume d’enfant sage.

après: mes enfants veulent que je vende la maison | mes enfants me disent quoi faire | mes enfants veulent que je déménage | mes enfants me parlent comme à une gamine | mon fils voudrait que je vende la maison | ma fille me gronde

> (moi)? je veux pas (partir|bouger|vendre|déménager|quitter ma maison) | (c’est|ici c’est) (chez moi|ma maison) | je suis (bien|très bien) (ici|chez moi) | j’ai (mes habitudes|mes voisins|mon jardin) (ici)?
Des murs qui connaissent le pas de quelqu’un, ça ne se remplace pas par un plan de résidence. Ça a été dit aussi clairement ?
Chez soi, on sait où sont les interrupteurs, et aussi les souvenirs.
oui: Et du côté des enfants, ça a été entendu ?
non: C’est une phrase courte, et elle a le mérite d’être vraie.
sinon: Elle mérite d’être écoutée jusqu’au bout, cette envie-là.

> (ils|mes enfants) (s’inquiète|ont peur) (pour moi|que je tombe|que je sois seule)? | (ils ont|elle a|il a) (peut-être|sûrement)? raison | c’est (trop grand|trop de travail|fatigant) (pour moi|la maison|le jardin)? | (l’escalier|le jardin) devient (dur|difficile|trop)
Il y a leur peur, et il y a la vérité des genoux. On peut penser les deux sans se trahir. Qu’est-ce qui pèse le plus, vraiment ?
Admettre que c’est lourd, ce n’est pas signer quoi que ce soit.
sinon: C’est honnête, de le regarder comme ça.

> ils (m’écoute|me demande) (pas|même pas mon avis) | (ils ont|elle a) (décidé|prévu|visité|réservé) (sans moi|dans mon dos|à ma place)? | je (leur|lui) ai (répondu|dit) (non|que c’était non|de se mêler de leurs affaires) | je me suis (énervé|énervée|fâché|fâchée) (avec eux|avec elle|avec lui)?
Décider pour quelqu’un qui a élevé tout le monde, il faut un certain culot. C’est resté en l’air, ensuite ?
On peut perdre une clé et garder toute sa tête, et surtout son avis.
oui: Alors le sujet reviendra, avec un gâteau pour l’adoucir.
non: C’est donc dit, et une chose dite ne retourne pas au tiroir.
sinon: C’est ferme, et ça a le droit de l’être.

après: mes enfants viennent pas à noël | mes enfants ont annulé leur visite | j’ai pas de nouvelles de mon fils | j’ai pas de nouvelles de ma fille | mes enfants m’appellent jamais | mon fils m’appelle jamais | je vois mon fils une fois par an | je vois ma fille une fois par an | mon fils a annulé | ma fille a annulé

> (ils ont|il a|elle a) (leur|sa) vie | (ils sont|il est|elle est) (occupé|occupée|occupés|débordé|débordée) | (il|elle) travaille (trop|beaucoup) | je (les|le|la) comprends | je (veux|vais) pas les (déranger|embêter|accabler)
On les comprend, et le cœur, lui, n’a pas lu le règlement. Ça se cache bien, d’habitude ?
« Ils ont leur vie » : c’est une phrase très sage, et un peu froide aux mains.
oui: Ici, il n’y a rien à cacher, pas même un soupir.
non: Alors ils le savent sans doute un peu, malgré les agendas.
sinon: Comprendre n’empêche pas de trouver le temps long.

> (j’ai rien dit|je dis rien|j’ai dit que c’était pas grave|j’ai fait comme si de rien n’était) | je suis (déçu|déçue|triste|vexé|vexée|blessé|blessée) | ça me (fait de la peine|rend triste|fait mal) | je m’étais (fait une joie|réjoui|réjouie) | j’avais (acheté|préparé|fait) (plein de choses|les lits|un gâteau|à manger)
On dit « ce n’est rien » d’une voix qui ne trompe que les gens pressés. Ça fait combien de temps que c’était attendu ?
La déception, à cet âge de l’amour, se range sans bruit avec la nappe.
sinon: Ici, on peut dire que c’était quelque chose.

> il (a dit|m’a dit|a promis) qu’il (rappellerait|viendrait|passerait|m’appellerait) | ils (viendront|viendra) (à pâques|plus tard|cet été|une autre fois) | on fera ça (plus tard|une autre fois|à pâques)
Un « plus tard », c’est une chaise qu’on garde avec son manteau dessus. On y croit, cette fois ?
Les promesses d’enfants adultes arrivent par la poste la plus lente.
oui: Alors ça donne au moins un bord où s’appuyer.
non: L’habitude rend prudent, et ça se comprend.
sinon: On verra bien, et d’ici là il y a des soirées comme celle-ci.

après: ma mère préfère mon frère | mon père ne dit jamais rien | mes parents comprennent pas mon choix | ma mère me compare à ma sœur | ma mère préfère ma sœur | mon père m’a jamais dit je t’aime | mes parents acceptent pas mon métier | mes parents sont déçus

> (c’est|ça a|ça) (depuis toujours|toujours été comme ça|depuis l’enfance|depuis que je suis petit|depuis que je suis petite) | (déjà)? (petit|enfant|quand j’étais petit) (c’était pareil|c’était comme ça|déjà)? | (il|elle|ils) (a|ont) toujours été comme ça
Une habitude de quarante ans, ça se confond avec les murs. Il y a un souvenir qui la résume ?
Enfant, on croit que c’est la météo. Adulte, on découvre que c’était quelqu’un.
oui: Celui-là doit tenir en quelques secondes, et peser une valise.
non: C’est plutôt une couleur générale, donc, et pas une scène.
sinon: Ça explique que ça touche encore si vite.

> j’(aurais|aimerais) (aimé|voulu|bien)? qu’il (me dise|soit fier|comprenne|m’écoute|soient fiers) | je (veux|demande) (seulement)? (qu’ils soient fiers|un peu de reconnaissance|qu’on me comprenne|un mot) | j’attends (encore|toujours) (un mot|qu’il|qu’elle)
Ce n’est pas grand-chose, un mot, et pourtant on peut l’attendre devant une porte toute une vie. Ce serait lequel, exactement ?
On a beau avoir grandi, il y a un petit quelqu’un qui attend toujours la note au bas du dessin.
sinon: Il est beau, ce mot, même non reçu.

> (j’ai|je lui ai) (rien|jamais rien) (dit|répondu|osé) | (j’ai|je lui ai|je leur ai) (essayé d’en parler|tout dit|dit ce que je pensais) | (il|elle) (a changé de sujet|a rien répondu|s’est fâché|s’est fâchée|a ri|a nié) | on en (parle|a parlé) (jamais|pas) | (il|elle|ils) (s’en rend|s’en rendent) pas compte
Ces phrases-là font toujours un bruit énorme dans la tête et tout petit à table. Ça a soulagé, ou laissé un goût ?
En famille, changer de sujet est un art qui se transmet.
sinon: Le dire ici compte un peu comme une répétition.

après: ma belle-mère me donne des conseils pour le bébé | ma belle-mère a les clés | ma belle-mère critique tout | ma belle-mère me fait des remarques | je supporte plus ma belle-mère | ma belle-mère passe tous les jours | ma belle-mère range mes placards | ma mère me donne des conseils pour le bébé | ma belle-mère débarque sans prévenir

> (elle|ma belle-mère) (dit|trouve|prétend) que (le petit|les enfants|le bébé) mange mal | elle (dit|trouve|prétend) que (le petit|les enfants|le bébé) (mange|a) mal | elle dit que (le petit|les enfants|le bébé) (mange|a) mal | elle dit que le petit (mange|a) (mal|froid|faim|pas assez|n’importe comment) | (elle|ma belle-mère) (dit|trouve) que (je suis trop|je cuisine|la maison est|je travaille) stricte | elle (dit|trouve) que (je suis trop|je cuisine|la maison est|je travaille) (stricte|mal|sale|trop|sévère) | (elle) (de son temps|à son époque) (on faisait autrement|c’était mieux)
« De mon temps » : et voilà trente ans de progrès rangés dans un tiroir. Qu’est-ce qui a été répondu ?
Un avis de plus, offert sans emballage et sans possibilité d’échange.
sinon: Il y a des sourires qui mériteraient une prime de risque.

> (mon mari|ma femme|mon copain|ma copine|il) (dit rien|me soutient pas|la défend|trouve ça normal|s’en fiche|veut pas s’en mêler|dit que j’exagère) | (mon mari|ma femme|mon copain) (me soutient|lui a parlé|est d’accord avec moi)
Le silence de l’autre moitié, à table, fait parfois plus de bruit que la remarque. Ça s’est parlé, après, à deux ?
Être entre sa mère et son couple, c’est une place étroite, et certains y font semblant de dormir.
oui: Alors il y a une équipe, même si elle joue discret.
non: C’est peut-être ça, au fond, qui reste en travers.
sinon: Je comprends que ça compte plus que le reste.

> (je dis rien|j’ai rien dit|je souris|je serre les dents|je laisse couler|je prends sur moi) | (j’ai|je lui ai) (répondu|dit|tout dit|craqué) | j’ai (fini par) (lui) (répondu|dit|tout dit|craqué) (ce que je pensais|d’arrêter) | (j’ai|je lui ai) (changé les serrures|repris les clés|demandé les clés)
Voilà un effort, dans un sens ou dans l’autre, qui ne se voit pas sur les photos. Ça a coûté cher ?
Avaler ou répondre, il n’y a pas de dessert facile dans ce menu.
oui: Ça se sent, et ça mérite un siège confortable.
non: Tant mieux, c’est que la mesure était bonne.
sinon: Il y a des jours où la politesse est un sport de combat.

après: on fait noël chez qui | on se dispute pour noël | on sait pas où on fait noël | on passe noël rien que nous deux

> (mon mari|ma femme|mon copain|ma copine|il) (veut|préfère) (chez sa mère|chez ses parents|aller chez sa mère|qu’on aille chez ses parents) | (je veux|je préfère|je voudrais) (chez mes parents|chez ma mère|rester à la maison|rester chez nous|être tranquille) | on a fait (chez ses parents|chez mes parents) (l’année dernière|l’an dernier|l’an passé)
Deux sapins, une seule voiture. C’est un problème de géométrie, avec des mères dedans. Un compromis traîne quelque part ?
Chacun défend l’odeur de son enfance, au fond, plus que le menu.
oui: Alors il mérite d’être écrit sur le frigo, daté et signé.
non: Il reste le tirage au sort, méthode ancienne et sans rancune.
sinon: Rester chez soi, c’est aussi une fête, il paraît.

> (ma mère|ma belle-mère|elle) (pleure|fait la tête|fait du chantage|culpabilise tout le monde|dit que c’est peut-être son dernier noël|boude) | (je culpabilise|je m’en veux|j’ose pas le dire|j’ose pas l’annoncer) (à ma mère)?
« C’est peut-être mon dernier » : l’arme absolue, utilisée chaque année depuis dix ans. Ça marche encore ?
Une mère déçue au téléphone, c’est un silence qui pèse le poids d’une dinde.
oui: C’est qu’il y a de l’amour en face, et un bon tireur.
non: Alors l’armure est faite, même si elle gratte un peu.
sinon: On peut aimer sa mère et ne pas faire mille kilomètres.

après: ma sœur m’a pas invité | j’ai pas été invité au mariage | ils se sont vus sans moi | mon frère m’a pas invité | ma sœur m’a pas invitée à son anniversaire | j’ai pas été invité | on m’a pas invité dans ma propre famille

> je sais (même)? pas pourquoi | (il|elle|on) m’a (rien|jamais) (dit|expliqué) | (je comprends pas|j’ai rien fait|qu’est-ce que j’ai fait) | elle (a dit|m’a dit) que (c’était mieux comme ça|c’était en petit comité|y avait plus de place|elle avait oublié)
Ne pas savoir, c’est pire : on fouille tous les dimanches d’avant pour trouver la faute. Il y a une piste, même petite ?
« En petit comité », dit-on, et l’on découvre la taille du comité sur les photos.
oui: Alors elle tourne dans la tête, et elle ne paie pas de loyer.
non: C’est le plus injuste, être puni sans l’énoncé.
sinon: La raison dira peut-être plus sur eux que sur {toi|vous}.

> (je lui ai|j’ai) (rien|pas) (dit|réagi|demandé) | je vais (lui demander|l’appeler|rien dire|pas y aller) | (ça fait|ça m’a fait|ça me fait) (mal|super mal|de la peine) | je (fais|vais faire) (comme si de rien n’était|semblant)
Il y a la peine, et par-dessus la fierté, qui empêche de la montrer. Laquelle parle le plus fort, ce soir ?
Faire semblant de rien, c’est porter un manteau trop lourd en plein été.
sinon: Ça peut rester posé là, sans décision.

après: j’ai eu ma mère au téléphone | ma mère m’a appelé | ma mère est toute seule | je vois pas assez ma mère | ma mère m’a tenu une heure au téléphone | j’ai appelé ma mère | ma mère s’ennuie

> (elle|il) (s’ennuie|se plaint|se plaint tout le temps|parle que d’elle|me raconte toujours pareil|parle de ses voisins|parle de ses douleurs) | (elle|il) (me demande jamais|demande jamais) (comment je vais|des nouvelles) | (elle|il) m’a (dit|demandé) (quand je venais|pourquoi j’appelle pas|si je mangeais bien|si j’avais quelqu’un)
Derrière la liste des maux et des voisins, il y a souvent une seule question : « tu viens quand ? » Elle a été posée ?
Un parent raconte son immeuble pour ne pas raconter ses soirées.
oui: Et la réponse n’est jamais assez proche, c’est le problème.
non: Elle doit être cachée dans le bulletin météo, alors.
sinon: Écouter jusqu’au bout, c’est déjà une visite.

> (je culpabilise|je m’en veux|ça me fait de la peine) (en raccrochant|après|à chaque fois)? | (ça|elle) me (fatigue|pompe|vide|déprime|fait du bien|rassure) | (j’ai|j’avais) (hâte de|envie de) raccrocher | (elle|il) avait (une petite voix|l’air triste|l’air fatiguée|l’air bien|une bonne voix)
La voix, au téléphone, dit l’heure qu’il est dans une vie. Elle reste en tête, ce soir ?
On raccroche avec deux choses dans la main : du soulagement, et un peu de honte de l’être.
oui: Elle a le droit de rester un moment, avec la tisane.
non: Alors chacun est bien rentré chez soi, c’est l’essentiel.
sinon: Les deux sentiments se tiennent, depuis toujours, au bout de ce fil.

après: ma sœur est enceinte | mon frère va être papa | mes parents ne parlent que du bébé | toutes mes copines sont enceintes | ma belle-sœur est enceinte | y en a que pour le bébé | ma meilleure amie est enceinte | ma cousine est enceinte

> (ça me|ça) (pince|fait un pincement|fait drôle|fait bizarre|fait mal|rend triste) (au cœur)? | je suis (un peu)? (jaloux|jalouse|envieux|envieuse) | j’(aimerais|aurais aimé|en voudrais) (un bébé|être à sa place)? | (moi)? (j’en ai pas|j’ai pas d’enfant|j’y arrive pas)
Ça pince parce que ça touche à quelque chose qui compte, et pas parce que le cœur est étroit. Ça se partage avec quelqu’un ?
On sourit au bon moment, et la vraie phrase attend l’ascenseur.
oui: C’est précieux, quelqu’un devant qui on peut ne pas applaudir.
non: Alors elle a trouvé un endroit où se poser ce soir.
sinon: Il y a de la place pour les deux, la joie et la morsure.

> je suis contente pour elle | elle (est|a l’air) (aux anges|heureuse|épanouie|rayonnante) | (elle|il) (attendait|essayait) depuis (longtemps|des années|deux ans)
C’est généreux, et ça s’entend. Et {toi|vous}, dans ce remue-ménage, quelle place ça laisse ?
Une joie longtemps attendue éclaire toute la rue.
sinon: C’est une belle façon d’être de la famille.

après: mes parents sont à la maison pour une semaine | ma sœur vient me voir ce week-end | je suis allé chez mes parents | j’ai passé le week-end chez mes parents | j’étais chez mes parents

> ils (repart|part) (demain|dimanche|lundi|mardi) | ils reste (une semaine|dix jours|jusqu’à dimanche|longtemps) | (la maison est|c’est) (vide|calme|trop calme)
On vit un peu à l’heure de la gare, dans ces jours-là. C’est trop court, ou juste ce qu’il faut ?
Les valises dans l’entrée changent la voix de tout le monde.
sinon: Il restera bien un pull oublié, pour garder le lien.

> (au bout de|après) (deux|trois) jours (je craque|j’en peux plus|c’est trop|ça coince) | (ma mère|elle|mon père) (range tout|critique tout|cuisine tout le temps|s’occupe de tout|parle tout le temps|regarde la télé trop fort) | (j’ai plus|on a plus) (d’intimité|une minute|de place)
On aime les gens, et on aime aussi sa salle de bains : les deux amours finissent par se croiser. Il reste combien de jours ?
Un invité de la famille ouvre les placards comme on ouvre une vieille conversation.
sinon: Ça se compte en petits déjeuners, à ce stade.

> (on a|j’ai) (ri|discuté|cuisiné|regardé des photos|joué aux cartes|marché|mangé) | on a (ri|discuté|cuisiné|regardé des photos|joué aux cartes|marché|mangé) (ensemble|toute la soirée|tous les deux|jusqu’à minuit) | (ça fait|ça m’a fait|ça faisait) (du bien|plaisir|longtemps|chaud au cœur) | (j’ai dormi|je dormais) dans (ma chambre|mon lit) d’(enfant|ado)
Voilà des heures bien dépensées, avec les coudes sur la table. Quel est le moment qui revient ?
Il y a des soirées de famille qui réparent l’année sans qu’on s’en aperçoive.
sinon: Celui-là, il est pour le tiroir des bons.

après: mon fils revient vivre à la maison | ma fille revient vivre à la maison | mon fils est revenu à la maison | j’héberge mon frère | j’héberge ma sœur

> sa copine l’a (quitté|mis dehors) | son copain l’a (quittée|mise dehors) | (sa femme|son mari) l’a (quitté|quittée|mis dehors|mise dehors) | (il|elle) s’est fait (quitter|larguer) | (il|elle) (sort d’une rupture|vient de se séparer)
Alors la valise était plus lourde qu’elle n’en avait l’air. Ça se raconte, à table, ou ça reste dans la chambre ?
On revient là où l’on connaît le bruit de la chaudière. C’est une forme de confiance.
oui: C’est que l’endroit est sûr, et ça se mérite.
non: La chambre d’avant garde bien les secrets, elle a l’habitude.
sinon: Il y a des retours qui se font sur la pointe des pieds.
`
