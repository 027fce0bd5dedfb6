/** Children at school and at home, birthday parties, teenagers who go out, first jobs. */
export const schoolAndTeenagers = `
> (mon fils|ma fille|le petit) (a fait|joue dans) (un|son) spectacle de l’école | mon fils (a fait|joue dans) (un|son) spectacle (de l’école|de fin d’année|de danse|de noël) | c’est (la kermesse|le spectacle) (de l’école|samedi|ce soir) | j’ai (été|assisté) (à la kermesse|au spectacle de l’école|au spectacle de ma fille) | je suis (allé|allée) au spectacle de (ma fille|mon fils|ma petite-fille|mon petit-fils) | (ma fille|mon fils|ma petite-fille) avait (un rôle|une phrase) (dans|à dire) spectacle | (ma fille|mon fils) était déguisé en (arbre|mouton|lapin|étoile) | je tiens (un stand|le stand) à la kermesse | ma petite-fille a dansé (au gala|sur scène)
> c’était la kermesse (de l’école)? | (ma fille|mon fils|ma petite-fille|mon petit-fils) a (dansé|chanté|joué) (dans|au) (le spectacle|spectacle|gala) (de l’école)? | je sors du spectacle de (ma fille|mon fils|l’école)
Trente enfants en papier crépon, et tous les parents qui n’en voient qu’un. Le rôle, c’était quoi ?
Il y en a toujours un qui salue sa grand-mère en plein milieu, et c’est le meilleur moment.
Une scène, une chanson oubliée au deuxième couplet, et des larmes dans la salle. Ça s’est bien passé ?
oui: Les applaudissements de sa famille, ça tient chaud longtemps.
non: Un spectacle d’école qui se passe parfaitement, ça n’existe pas, c’est une légende.
sinon: Il n’y a pas de petit rôle, surtout en chaussettes.

> (mon fils|ma fille|le petit|mon petit-fils|ma petite-fille) part en (classe verte|classe de neige|colo|colonie|voyage scolaire|camp) | c’est sa première (colo|classe verte|nuit loin de nous) | j’ai fait (sa|la) valise pour la (colo|classe verte) | (mon fils|ma fille) est en (colo|classe verte) et (j’ai pas de nouvelles|ça fait vide|la maison est vide) | (mon fils|ma fille) veut pas partir en (colo|classe verte) | (mon fils|ma fille) rentre de (colo|classe verte|classe de neige) | j’ai laissé (mon fils|ma fille) au car ce matin
Un car, une main derrière la vitre, et la maison qui devient trop bien rangée. C’est une première ?
Là-bas, on perd une chaussette par jour et on rentre avec un copain pour la vie.
Le silence du soir, sans cette voix-là, ça doit s’entendre. Les premières nouvelles sont arrivées ?
oui: Et à mon avis, il manquera surtout des détails sur la brosse à dents.
non: Pas de nouvelles, chez les enfants en colo, ça veut souvent dire qu’on s’amuse.
sinon: Au retour, il y aura des récits dans le désordre et un sac qui sent la forêt.

> (mon fils|ma fille|mon petit-fils|ma petite-fille) a eu (un bon bulletin|de bonnes notes|les félicitations|un dix-huit|un vingt|la meilleure note) | (mon fils|ma fille) a été (élu|élue) délégué (de classe)? | (mon fils|ma fille) (est premier|est première) de (sa|la) classe | (mon fils|ma fille|ma petite-fille|mon petit-fils) travaille (super)? bien à l’école | on a reçu le bulletin (de notre fils|de ma fille|du petit)? | (mon fils|ma fille) (remonte|a remonté ses notes) (en maths|ce trimestre)? | (ma fille|mon fils) passe en (cm2|quatrième|première|sixième) | la maîtresse m’a dit du bien de (mon fils|ma fille)
> (ma fille|mon fils) a eu les félicitations (du conseil de classe)? | le bulletin de (ma fille|mon fils) est (bon|excellent)
Voilà un bulletin qui peut rester sur le frigo sans se cacher derrière un aimant. Ça s’est fêté ?
Ça met un peu de lumière dans un soir de semaine, ce genre de nouvelle. Il y a une matière qui brille plus que les autres ?
On fait semblant de rester calme, et dans la cuisine on danse un peu.
oui: Alors c’est une belle semaine pour toute la maison.
non: Il y a toujours un dessert quelque part pour rattraper ça.
sinon: Ce qui compte aussi, c’est la tête que ça donne au petit déjeuner.

> on a perdu (le|son) doudou | (mon fils|ma fille|le petit|la petite) a perdu son doudou | le doudou (est resté|est oublié) (à la crèche|chez mamie|dans le train|à l’école) | on a (oublié|laissé) le doudou (chez mes parents|dans le train|à la crèche|sur l’aire d’autoroute) | (mon fils|ma fille) (dort pas|hurle|pleure) sans son doudou | on a retrouvé le doudou | j’ai lavé le doudou et (il|elle) (le reconnaît plus|pleure) | j’ai fait demi-tour pour un doudou | j’ai racheté le même doudou et ça marche pas
Un doudou égaré, c’est une urgence nationale, avec recherches sous tous les meubles. Où est-ce qu’il a été vu pour la dernière fois ?
Ce n’est qu’un bout de tissu, et toute la nuit en dépend. Comment le propriétaire prend la chose ?
On ne remplace pas un doudou : l’odeur est signée.
sinon: Je pense fort à ce lapin, ou à cet ours, où qu’il soit.

> j’ai (eu|été à|fait) la réunion parents profs | (j’ai|on a) (rendez-vous|rencontré|vu) (le prof|la prof principale) (de mon fils|de ma fille)? | la réunion de (rentrée|l’école|parents) (ce soir|était longue)? | la maîtresse (dit|m’a dit) que (mon fils|ma fille) (bavarde|est dans la lune|est timide|participe pas) | (mon fils|ma fille) bavarde (trop)? en classe | (mon fils|ma fille) est dans la lune en classe | (ma fille|mon fils) (aime pas|déteste|adore) sa maîtresse | la réunion à l’école a duré deux heures
> j’ai eu la réunion avec (les profs|la maîtresse|les professeurs) (de mon fils|de ma fille)? | j’ai vu (les profs|la maîtresse|la prof) de (mon fils|ma fille)
> (la maîtresse|la prof) (trouve|dit) que (mon fils|ma fille) est dans la lune | (mon fils|ma fille) est dans la lune
Assis sur une chaise de trente centimètres, à parler de son enfant comme d’un dossier. Qu’est-ce qui s’est dit ?
L’école raconte parfois quelqu’un qu’on ne connaît pas : le même nom, un autre personnage. Ça correspondait à la maison ?
On y va grand, et on redevient tout petit devant le bureau.
oui: Alors l’enfant est le même partout, c’est rassurant.
non: Les enfants ont deux vies, et la nôtre n’est pas toujours la plus bavarde.
sinon: Ça éclaire un coin, en tout cas.

> (mon fils|ma fille|le petit|mon petit-fils) (a été puni|s’est fait punir|a été collé|a eu une punition|a pris une heure de colle) (à l’école)? | j’ai eu un mot (de la maîtresse|dans le carnet|dans le cahier|du collège) (mon fils|ma fille)? | (le collège|la directrice) m’a appelé (à cause de)? (mon fils|ma fille)? | (mon fils|ma fille) a (copié|triché|répondu à la prof|insulté un prof|fait le pitre|séché) (en classe|au contrôle)? | je suis convoqué (au collège|chez la directrice) (pour|à cause de) (mon fils|ma fille) | (mon fils|ma fille) a eu un avertissement
> j’ai (reçu|eu|trouvé) un mot dans le carnet (de mon fils|de ma fille)? | (mon fils|ma fille) a eu (une heure de colle|un mot dans le carnet|une punition|une colle)
Le numéro de l’école qui s’affiche, ça glace toujours un peu. Quelle est la version du principal intéressé ?
Il y a les faits, la version de l’école et celle du cartable. Elles se ressemblent ?
C’est l’enfant qui est puni, et c’est le parent qui rougit.
oui: Alors au moins personne ne ment, c’est déjà une bonne base.
non: Trois versions pour une récréation : on dirait un procès.
sinon: Je vois la scène, et le regard vers les chaussures.

> (mon fils|ma fille|le petit) (s’est fâché|s’est disputé) avec (son meilleur copain|sa meilleure copine|son copain|sa copine) | (mon fils|ma fille) n’a pas été invité à (l’anniversaire|la fête) (d’une copine|d’un copain|de sa copine|de son copain)? | (ma fille|mon fils) a pas été (invité|invitée) à un anniversaire | (mon fils|ma fille) a plus (d’amis|de copains|de copines) (à l’école)? | (ma fille|mon fils) est (triste|malheureux|malheureuse) (à cause d’une copine|à cause d’un copain|depuis que son copain a déménagé) | le meilleur copain de (mon fils|ma fille) déménage | (mon fils|ma fille) s’est fait un (nouveau copain|ami) | toute la classe est invitée sauf (ma fille|mon fils)
À cet âge, une amitié, c’est un pays entier, et on ne ferme pas les frontières sans larmes. Comment ça se dit, à la maison ?
Les chagrins de récréation ne font sourire que ceux qui ont oublié les leurs.
Un enfant à côté du groupe, et c’est le parent qui ne dort pas. Ça dure depuis longtemps ?
oui: Ça doit peser au moment de faire le cartable.
non: Alors le vent peut tourner en une récréation, comme souvent.
sinon: On aimerait y aller à sa place, dans cette cour.

> (on a fait|j’organise|j’ai organisé|c’était) (l’anniversaire|le goûter d’anniversaire|la fête d’anniversaire) de mon fils | on a fait (l’anniversaire|le goûter d’anniversaire|la fête d’anniversaire) de (mon fils|ma fille|la petite|mon petit dernier) | on a fait (l’anniversaire|le goûter d’anniversaire|la fête d’anniversaire) de (mon fils|ma fille|la petite|mon petit dernier) à la maison | on a fait l’anniversaire de (mon fils|ma fille|la petite|mon petit dernier) (à la maison|samedi|mercredi|dimanche|aujourd’hui) | j’ai (eu|dix) gamins à la maison (pour l’anniversaire)? | (mon fils|ma fille|le petit) (a eu|fête|va avoir) ses cinq ans | j’ai fait le gâteau d’anniversaire de (mon fils|ma fille) | on a soufflé les bougies de (mon fils|ma fille|la petite) | ma fille a invité toute sa classe | mon gâteau d’anniversaire est raté | j’ai survécu à l’anniversaire de (mon fils|ma fille)
> (mon fils|ma fille) a eu (quatre|six|sept|huit) ans (aujourd’hui)? | c’est l’anniversaire de (mon fils|ma fille|mon petit-fils) | c’était l’anniversaire de (mon fils|ma fille|mon petit-fils|ma petite-fille)
Des ballons, des miettes jusque dans les rideaux, et un héros couronné de carton. Combien d’invités, à la fête ?
Une horde avec des chaussettes mouillées et du sucre dans le sang : c’est la fête la plus sincère qui soit.
Une année de plus, et les bougies qui commencent à tenir moins bien. Le gâteau avait quelle forme ?
sinon: Et la photo, évidemment, sera floue. C’est ce qui la rend vraie.

> (mon fils|ma fille|le petit|mon petit-fils|ma petite-fille) (apprend|commence) à lire | (mon fils|ma fille) (apprend|commence) à (nager|faire du vélo|faire ses lacets|compter) | mon fils sait (lire|nager|faire du vélo|faire ses lacets|compter) (tout seul)? | (mon fils|ma fille|le petit|ma petite-fille|mon petit-fils) (fait du vélo|roule|nage|lit) sans roulettes | mon fils (fait du vélo|roule|nage|lit) (sans roulettes|sans brassards|tout seul|toute seule) | on a enlevé les (petites roues|roulettes) (du vélo)? | j’apprends à (mon fils|ma fille|mon petit-fils|ma petite-fille) à (nager|lire|faire du vélo|jouer aux échecs|pêcher|cuisiner) | (mon fils|ma fille) a (nagé|lu|écrit) (sa première longueur|sa première page|son prénom|son premier livre) | ma fille m’a lu une histoire | (mon fils|ma fille) galère pour apprendre à lire
> (mon fils|ma fille|mon petit-fils) sait (faire du vélo|nager|lire) (sans les petites roues|tout seul)? | (mon fils|ma fille) (fait du vélo|roule) sans (les petites roues|roulettes) | (mon fils|ma fille) a appris à (lire|nager|faire du vélo)
On court derrière en tenant la selle, et puis on ne tient plus rien, et ça avance. C’était comme ça ?
Il y a une seconde où ça bascule, et après, on ne se souvient même plus de ne pas savoir. Quelle tête ça a fait ?
C’est un petit pas pour l’école, et un grand récit pour la famille.
sinon: Celui ou celle qui apprend ça à quelqu’un reste pour toujours dans l’histoire.

> (mon fils|ma fille) veut un téléphone (pour noël|pour son anniversaire)? | (mon fils|ma fille) de neuf ans (réclame|veut|demande) un téléphone | tous ses copains ont un (téléphone|portable) (sauf lui|sauf elle)? | j’ai (acheté|donné) (son|un) premier (téléphone|portable) à (mon fils|ma fille) | on se bat pour les écrans (avec les enfants|à la maison)? | les enfants (sont toujours) (devant|sur) (les écrans|la tablette|la télé) | j’ai (coupé|limité|supprimé) (la tablette|les écrans|la console) | (mon fils|ma fille|mon petit-fils) (décroche pas|lâche pas) (de la tablette|de la console|des écrans) | le petit hurle quand on éteint la tablette
> c’est la guerre (à la maison)? pour les écrans | c’est la guerre des écrans (à la maison)? | les enfants (regardent|veulent) que (les écrans|la tablette|la télé) | on se dispute pour la tablette (avec les enfants)?
> (ma fille|mon fils) (réclame|demande|veut) un (téléphone|portable) (à dix ans|pour ses dix ans|comme ses copines|comme ses copains)?
Le grand débat de toutes les cuisines : l’écran, l’heure, et « tous les autres en ont un ». Qui tient la ligne, à la maison ?
On ne négocie plus un jouet, on négocie un pays entier dans une poche. La règle, chez {toi|vous}, c’est quoi pour l’instant ?
Il suffit d’éteindre un rectangle pour découvrir les cordes vocales d’un enfant.
sinon: C’est une négociation qui revient chaque soir, avec des avocats de plus en plus grands.

> (mon fils|ma fille|le petit|mon petit-fils) (mange rien|mange pas de légumes|veut rien manger|mange que des pâtes|chipote|fait la grève de la faim) | les repas avec (les enfants|mon fils|ma fille|le petit) c’est (l’enfer|la guerre|la bataille) | (mon fils|ma fille) (refuse|aime pas) les légumes | (mon fils|ma fille) a (mangé|goûté) des (brocolis|épinards|légumes|haricots) (pour la première fois)? | je cuisine et (ils|les enfants|mon fils|ma fille) (mangent|touchent) rien | (ma fille|mon fils) trie tout dans son assiette | les enfants ont jeté mon gratin | (mon fils|ma fille) veut manger que du (jambon|riz|pain)
> (mon fils|ma fille|le petit) (mange rien|touche à rien) (à table)? | (mon fils|ma fille) (refuse|déteste|recrache) (tous)? les légumes | les enfants ont rien mangé
Un petit pois posé au bord de l’assiette, et c’est toute une soirée qui s’arrête. Quel est l’aliment banni, en ce moment ?
On cuisine une heure, et le verdict tombe en deux secondes, avec le nez. Ça se finit comment, d’habitude ?
À table, un enfant de cinq ans est le critique le plus dur de la profession.
sinon: Il y a des plats qui attendent leur heure pendant des années.

> (mon fils|ma fille|le petit|mon petit-fils|ma petite-fille) m’a demandé (d’où viennent les bébés|comment on fait les bébés|si le père noël existe|si j’allais mourir|pourquoi le ciel est bleu|ce que c’est la mort) | (mon fils|ma fille|ma petite-fille|mon petit-fils) (croit plus|a découvert|doute) au père noël | (mon fils|ma fille|le petit|mon petit-fils) (pose|me pose) (plein de|des tas de|trop de) questions | il me demande pourquoi toute la journée | (mon fils|ma fille) m’a posé une (question|colle) (gênante|bizarre|pas possible)? | j’ai pas su (quoi)? répondre à (mon fils|ma fille|mon petit-fils|ma petite-fille) | un camarade lui a dit que le père noël existe pas
Les grandes questions arrivent toujours en voiture, ou la bouche pleine. Et la réponse a été quoi ?
Un enfant qui demande, c’est un philosophe avec du chocolat sur le menton.
On a beau avoir fait des études, on bafouille devant quelqu’un qui n’a pas toutes ses dents. Il y a eu une suite ?
oui: La deuxième question est toujours pire que la première.
non: Ça reviendra au bain, ou un dimanche devant tout le monde.
sinon: C’est déjà beau, d’être la personne à qui l’on demande.

> (mon fils|ma fille|le petit|mon petit-fils|ma petite-fille|ma nièce|mon neveu) m’a (dit|sorti) un truc mignon | mon fils m’a (dit|sorti) (un truc|une phrase|quelque chose) mignon | mon fils m’a (dit|sorti) (un truc|une phrase|quelque chose) (mignon|adorable|génial) | (mon fils|ma fille|le petit) m’a dit (qu’il m’aimait|qu’elle m’aimait|je t’aime|que j’étais la plus belle) | (mon fils|ma fille|ma petite-fille|mon petit-fils) m’a fait (un dessin|une carte|un cadeau|un câlin|un collier) | (mon fils|ma fille) (veut|voulait) (se marier|m’épouser) avec moi | j’ai eu (le plus beau|un) câlin de (mon fils|ma fille|la petite) | (mon fils|ma fille) m’a fait (pleurer|fondre|craquer) (de rire)? | (mon fils|ma fille) m’a appelé maîtresse
> (mon fils|ma fille|ma petite-fille|mon petit-fils) m’a dit (un truc|quelque chose) (d’adorable|d’incroyable|de mignon|de drôle) | (mon fils|ma fille|ma petite-fille) m’a sorti une phrase | (mon fils|ma fille|mon petit-fils) m’a fait rire (aujourd’hui)?
Ces choses-là tombent sans prévenir, entre deux chaussettes, et elles paient toute la semaine. C’était à quel moment ?
Ça ne dure qu’une seconde et ça se raconte pendant trente ans.
Ça mérite d’être écrit avec la date, au dos d’une enveloppe. La phrase exacte, {tu t’en souviens|vous vous en souvenez} ?
oui: Alors elle est sauvée.
non: Il reste la lumière qu’elle a laissée, c’est déjà beaucoup.
sinon: On n’a rien inventé de mieux pour finir une journée.

> c’est les vacances scolaires (et je sais pas quoi en faire|et je travaille)? | les enfants sont en vacances (depuis une semaine|toute la semaine)? | (je sais pas|faut que je trouve) (comment|qui) (occuper|garder|va garder) les enfants pendant les vacances | les enfants (s’ennuient|tournent en rond) (à la maison|pendant les vacances)? | j’ai (les enfants|les gosses) (toute la semaine|toutes les vacances) (à la maison)? | (vivement|c’est bientôt) la rentrée (j’en peux plus)? | mes enfants sont chez leurs grands-parents pour les vacances | le centre aéré est complet | on a plus de solution de garde pour les vacances | la nounou est en vacances
> les enfants sont en vacances (et ils tournent en rond|et ils s’ennuient|et je travaille)? | j’ai les enfants à la maison (toute la journée|pour les vacances) | deux semaines de vacances avec les enfants
Deux semaines d’enfants et d’adultes au travail : l’arithmétique des familles n’a jamais eu de solution. Ça se passe comment, chez {toi|vous} ?
« On fait quoi maintenant ? » C’est la phrase la plus répétée des congés, juste avant « j’ai faim ».
Les vacances des enfants, pour les parents, c’est un deuxième emploi. Il reste combien de jours ?
sinon: On finit toujours par bâtir une cabane avec trois coussins et un drap.

> (le coucher|l’heure du coucher|le soir) (dure|prend) (deux heures|une heure) (avec les enfants|avec le petit)? | (mon fils|ma fille|le petit) (veut pas|refuse de) (dormir|se coucher|aller au lit) | (mon fils|ma fille|le petit|la petite) se relève (dix fois|tout le temps|sans arrêt) | (mon fils|ma fille|la petite|le petit) vient dans notre lit (toutes les nuits|la nuit)? | (mon fils|ma fille) veut une (autre)? histoire | (mon fils|ma fille) s’endort (pas)? (sans moi|tout seul|toute seule) | je m’endors (avant|avec) (mon fils|ma fille|le petit) (en lui lisant)? | il a soif il a peur il a pipi tous les soirs
> (mon fils|ma fille|le petit) refuse d’aller (au lit|se coucher) | (mon fils|ma fille) veut jamais (dormir|aller au lit) | coucher les enfants (ça prend|prend) (deux heures|des heures|toute la soirée) | ça prend des heures de coucher les enfants
Un verre d’eau, une histoire, un monstre, un dernier secret : la cérémonie a ses étapes. Laquelle est la plus longue ?
Tout le monde tombe de sommeil, sauf la personne qui devrait. Et après, il reste un bout de soirée ?
Le soir, un enfant de quatre ans négocie mieux qu’un ministre.
oui: Celui-là, il est précieux, même en pyjama devant rien.
non: Alors la soirée tient dans un quart d’heure, et elle est ici.
sinon: Un jour, ce même enfant voudra dormir jusqu’à midi.

> (mon fils|ma fille|mon ado|le petit) m’a menti (à propos de)? (ses notes|l’école|sa soirée)? | j’ai découvert que (mon fils|ma fille) me mentait | (mon fils|ma fille) (ment|raconte des mensonges|invente des histoires) (tout le temps)? | j’ai attrapé (mon fils|ma fille) en train de mentir | (mon fils|ma fille) m’a (volé|piqué|pris) (de l’argent|vingt euros|un billet) | (mon fils|ma fille) m’a caché (ses notes|son bulletin|qu’il séchait|quelque chose) | j’ai fouillé dans (son sac|son téléphone|ses affaires) | j’ai lu (son journal|ses messages) | j’ai plus confiance en (mon fils|ma fille)
C’est moins la chose cachée qui fait mal que d’avoir cru le contraire. Ça s’est découvert comment ?
On se retrouve devant quelqu’un qu’on connaît par cœur, avec une porte qu’on n’avait jamais vue. Ça s’est parlé, depuis ?
La confiance fait un bruit particulier, quand elle tombe dans une cuisine.
oui: C’est déjà beaucoup, que ça se parle, même mal.
non: Ça viendra quand la colère aura un peu baissé la voix.
sinon: Je comprends que ça reste dans la tête, ce soir.

> (mon fils|ma fille|mon ado) (sort|est en soirée) et (je dors pas|je dormirai pas|j’arrive pas à dormir|j’attends) | c’est (sa première|la première) (soirée|boum|boîte) de (mon fils|ma fille) | j’attends que (mon fils|ma fille) rentre | (mon fils|ma fille|mon ado) est rentré à trois heures (du matin)? | (mon fils|ma fille) (veut|demande à) (sortir en boîte|aller à une soirée|aller en festival|dormir chez son copain|dormir chez sa copine) | (mon fils|ma fille) a fait le mur | (mon fils|ma fille) répond pas à mes messages (depuis ce soir)? | je vais chercher (mon fils|ma fille) (à sa soirée|en boîte|à deux heures du matin)
> (mon ado|mon fils|ma fille) a fait le mur
On écoute l’ascenseur, la clé, les pas, et on fait semblant de dormir. C’est une soirée où, pour cette jeunesse ?
Ça danse quelque part, et à la maison quelqu’un regarde l’heure. Il y a un message de convenu pour le retour ?
Être parent, c’est dormir d’une oreille pendant vingt ans, et de l’autre ensuite.
oui: Alors le téléphone a le droit de rester sur l’oreiller.
non: Le bruit de la serrure fera l’affaire.
sinon: On peut attendre ensemble un moment, ça passe mieux à deux.

> (mon fils|ma fille|mon ado|mon petit-fils|ma petite-fille) (s’est teint|s’est rasé|a coupé) les cheveux | mon fils (s’est teint|s’est rasé|a coupé) (ses) cheveux (en bleu|en vert|en rose|tout) | (mon fils|ma fille|mon ado|ma petite-fille) (veut|s’est fait|s’est fait faire) un (tatouage|piercing) | mon fils (veut|s’est fait|s’est fait faire) un (tatouage|piercing) (dans le nez|sur le bras|sans me demander) | (ma fille|mon fils) a les cheveux (bleus|verts|roses) | ma fille (se maquille|s’habille) (comme|trop)? (une adulte)? | (mon fils|ma fille) (porte|met) (que du noir|des trucs troués|toujours le même sweat) | (mon fils|ma fille) s’est (tatoué|percé) (sans me demander|sans me le dire)?
> (ma fille|mon fils|mon ado) s’est fait (un tatouage|tatouer|percer le nez|un piercing) (sans me demander|sans me le dire)? | (ma fille|mon fils) est (rentrée|rentré) avec (un piercing|un tatouage|les cheveux bleus)
Le miroir de la salle de bains devient un atelier, à cet âge. Première réaction, en vrai ?
Chaque génération invente quelque chose que la précédente ne peut pas avaler au petit déjeuner. Et au fond, ça lui va ?
Il faut bien essayer plusieurs visages avant de garder le sien.
oui: Voilà qui est le plus agaçant : ça lui va.
non: Il y aura des photos, et elles serviront un jour.
sinon: Ça repousse, ça pâlit, ou ça devient une histoire.

> (mon fils|ma fille|mon petit-fils|ma petite-fille) a (trouvé|décroché|commencé) (un|son) boulot | mon fils a (trouvé|décroché|commencé) (un|son) (boulot|job d’été|stage|cdi|apprentissage|alternance) | mon fils a (trouvé|décroché|commencé) (un|son) (premier) (boulot|job d’été|stage|cdi|apprentissage|alternance) | (mon fils|ma fille) cherche un (stage|stage de troisième|job d’été|apprentissage|alternance|patron) | (mon fils|ma fille) (a eu|a touché) (sa première paie|son premier salaire) | (mon fils|ma fille) travaille (au macdo|dans un supermarché|comme serveuse|comme serveur) | (mon fils|ma fille) (trouve|trouve pas|trouve toujours pas) (stage|travail|patron) | c’est le premier jour de travail de (mon fils|ma fille) | (mon fils|ma fille) se lève à (cinq|six) heures pour son (travail|job|stage)
> (ma fille|mon fils) a (trouvé|décroché) son premier (boulot|travail|emploi) | (mon fils|ma fille) (trouve|a trouvé) (pas)? (de|un) stage (de troisième)? | (mon fils|ma fille) commence son (premier)? (travail|boulot|stage|apprentissage)
Voir partir au travail quelqu’un qui ne retrouvait pas ses chaussettes, c’est un grand moment. C’est dans quoi ?
Le monde du travail et ses horaires du matin : la rencontre est rude. Comment ça se vit, en face ?
Une première paie, une première recherche, et déjà des phrases d’adulte à table.
sinon: On apprend là des choses qu’aucun parent ne peut expliquer.

> (mon fils|ma fille|mon ado) a un chagrin d’amour | (mon fils|ma fille) s’est fait (larguer|quitter) (par son copain|par sa copine)? | (la copine|le copain) de (mon fils|ma fille) (l’a quitté|l’a quittée|est parti|est partie) | (mon fils|ma fille) pleure (à cause de|pour) (un garçon|une fille|son copain|sa copine) | (mon fils|ma fille) (vient de|a) rompre (avec son copain|avec sa copine)? | le premier chagrin d’amour de (mon fils|ma fille) | (mon fils|ma fille) (ne mange plus|sort plus) depuis (sa rupture|que sa copine est partie|que son copain est parti) | je sais pas quoi dire à (mon fils|ma fille) pour son chagrin d’amour
> (ma fille|mon fils) a (un gros|le) chagrin d’amour | (ma fille|mon fils) a le cœur brisé | ma fille pleure à cause d’un garçon
On savait le consoler d’un genou écorché, et là, aucun pansement n’a la bonne taille. Ça dure depuis combien de temps ?
Un premier chagrin d’amour, vu de la cuisine, c’est presque pire. Ça se parle, ou ça reste derrière la porte ?
Il n’y a rien à réparer, seulement quelqu’un à côté de qui rester.
oui: Alors la porte n’est pas fermée, c’est une grande chance.
non: Les chagrins de cet âge passent par les murs, ils savent qui est là.
sinon: Une tartine posée sans un mot, parfois, c’est une phrase entière.

> (mon fils|ma fille|mon ado) (joue|passe ses nuits) toute la nuit | mon fils (joue|passe ses nuits) (toute la nuit|toute la journée|aux jeux vidéo|sur ses jeux|sur l’ordi) | la chambre de (mon fils|ma fille|mon ado) est (un bazar|une porcherie|un taudis|dégueulasse|un dépotoir) | (mon fils|ma fille|mon ado) range (jamais|rien|pas sa chambre) | j’ai (rangé|nettoyé) la chambre de (mon fils|ma fille|mon ado) | (mon fils|ma fille|mon ado) (fait|aide|lève) (rien|pas le petit doigt|jamais rien) | mon fils (fait|aide|lève) (rien|pas le petit doigt|jamais rien) (à la maison) | (mon fils|ma fille|mon ado) se lève à (midi|quatorze heures) | (mon fils|mon ado) (mange tout|vide le frigo|dévalise le frigo) | (mon fils|mon ado) me dépasse (maintenant|d’une tête)? | mon ado se douche (jamais|pendant une heure)
> mon ado passe ses nuits sur (la console|son ordi|les jeux) | (mon ado|mon fils|ma fille) passe (ses nuits|ses journées) sur (sa console|les jeux vidéo)
Un adolescent occupe une pièce, un frigo et beaucoup de conversations. Qu’est-ce qui use le plus, en ce moment ?
Derrière cette porte, il y a des verres qui datent de l’hiver et un être humain en travaux.
Ça dort, ça mange, ça grandit de dix centimètres et ça ne voit pas l’éponge. Ça rit encore un peu avec {toi|vous}, malgré tout ?
oui: Alors l’essentiel est intact, sous la pile de linge.
non: Le rire revient souvent le premier, vers minuit, devant le frigo ouvert.
sinon: C’est un locataire étrange, et pourtant on le connaît bien.

> (mon fils|ma fille|le petit|mon petit-fils|ma petite-fille) a (gagné|perdu|joué|eu) (son|un) match | mon fils a (gagné|perdu|joué|eu) (son|un) (match|tournoi|compétition) | mon fils a (gagné|perdu|joué|eu) (son|un) (match|tournoi|compétition) de foot | mon fils a gagné (son|un) (match|tournoi|compétition) (de foot|de hand|de judo|de tennis|ce week-end|samedi) | j’ai (emmené|accompagné) (mon fils|ma fille|les enfants) (au foot|au judo|à la danse|à son tournoi) | (mon fils|ma fille) (veut arrêter|arrête) (le foot|le judo|la danse|le piano|la musique|le solfège) | (mon fils|ma fille) (a commencé|fait) (le judo|la danse|le piano|la batterie|le violon|le foot) | je passe mes (samedis|week-ends|mercredis) (au bord du terrain|dans la voiture|à les conduire|au gymnase) | je fais le taxi pour (les enfants|mes enfants|mon fils|ma fille) | (mon fils|ma fille) a marqué (un but|deux buts)
> (ma fille|mon fils|ma petite-fille|mon petit-fils) a (gagné|perdu) (son|le) (match|tournoi) (de tennis|de foot|de judo)? | (ma fille|mon fils) a eu une médaille | (ma fille|mon fils) est (première|premier) à sa compétition
Le bord du terrain, le café dans un gobelet, et le cœur qui joue aussi. Comment ça s’est fini ?
Un parent de sportif ou de musicien, c’est d’abord un chauffeur avec des mouchoirs. Ça lui plaît toujours autant ?
On encourage, on attend, on lave la tenue, et on recommence samedi.
oui: Alors les kilomètres sont bien dépensés.
non: Ça se dit, au fond, aux silences sur le chemin du retour.
sinon: Ça se racontera, et le but sera un peu plus beau chaque année.
`
