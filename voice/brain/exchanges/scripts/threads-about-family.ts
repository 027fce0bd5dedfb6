/** Threads about ageing parents, silent teenagers, family celebrations, grandchildren, a death, a child who leaves. */
export const threadsAboutFamily = `
> ma mère oublie (de plus en plus)? (de choses|des choses|tout|les prénoms)? | mon père oublie (de plus en plus)? (de choses|des choses|tout|les prénoms)? | (ma mère|mon père) (perd la tête|commence à perdre la tête|répète toujours les mêmes choses|oublie tout) | (ma mère|mon père) vieillit (mal|d’un coup)? | mes parents vieillissent | (ma mère|mon père) (ne )?peut plus rester (seule|seul) | ma mère perd (un peu)? la tête | je crois que (ma mère|maman) perd la tête | c’est pour ma mère je crois qu’elle perd un peu la tête
Voir un parent qui s’efface par petits bouts, ça serre. Ça a commencé quand, à peu près ?
Au début ce sont les clés, et puis un jour c’est une date. Il y a quelqu’un d’autre qui l’a remarqué ?
oui: Au moins ça n’est pas porté par une seule paire d’yeux.
non: Être la seule personne à voir, c’est une drôle de solitude. Noter deux ou trois exemples avec la date, ça aide le médecin.
sinon: Je vois. Et au milieu de tout ça, il reste de bons moments, des jours clairs ?

après: ma mère oublie de plus en plus de choses | ma mère a alzheimer | mes parents vieillissent | je m’occupe de mon père | ma mère est malade | je m’occupe de ma mère | il faut mettre ma mère en maison de retraite | mon père est tombé chez lui | je suis allé voir ma mère à la maison de retraite

> (elle|il) m’a demandé (trois|dix)? (fois)? (quel jour on était|la même chose) | (elle|il) (oublie|a oublié) (le gaz|mon prénom|mon anniversaire|ses rendez-vous|de manger|ses médicaments) | (elle|il) m’a pas (reconnu|reconnue) | (elle|il) cherche (ses mots|ses affaires|ses clés) | (elle|il) (s’est perdu|s’est perdue)
Ça, c’est l’instant où le cœur descend d’un étage. Et {tu as|vous avez} répondu chaque fois, comme si c’était la première ?
Le plus dur, c’est de ne rien laisser voir. Le médecin traitant peut faire un premier test, cette semaine. Ça s’est bien terminé, la journée ?
oui: C’est ça, la tendresse, la vraie. Personne ne la voit et elle ne fait pas de bruit.
sinon: On fait ce qu’on peut, sur le moment. Le noter avec la date, ça rendra service au médecin.

> (elle|il) veut pas (aller chez le|voir de|aller voir le) médecin | (elle|il) refuse (d’y aller|de voir un médecin|de l’aide|une aide à domicile) | (elle|il) veut (voir personne|personne chez elle|personne chez lui) | (elle|il) dit que (tout va bien|je m’inquiète pour rien) | (elle|il) est têtue | (elle|il) est têtu
Forcément : tant que personne ne le dit, ça n’existe pas. On peut appeler son médecin avant, et lui raconter ; il glissera le sujet dans un rendez-vous banal.
Pour y aller, il faut un autre prétexte : le vaccin, la tension, l’ordonnance à renouveler. Le médecin, prévenu, fera le reste.

> je suis (toute seule|tout seul) à m’en occuper (mon frère habite loin|ma sœur habite loin)? | c’est (toujours)? moi qui (fais tout|m’en occupe|y vais) | (mon frère|ma sœur) (s’en occupe pas|fait rien|habite loin|habite à bordeaux|vient jamais) | j’en peux plus de tout porter | je fais tout (tout seul|toute seule)
Il y en a toujours un sur place, et les autres qui ont des avis. Qu’est-ce qui pourrait se faire de loin : les papiers, les appels, l’argent ?
Porter seul, ça finit par porter mal. Il existe des plateformes de répit pour les aidants ; la mairie ou le CCAS sait laquelle est à côté.
sinon: Eh bien ça, ça se donne. Pas demandé comme un service : distribué.

> (il|elle) dit que j’exagère | (mon frère|ma sœur) dit que j’exagère | on me dit que (j’exagère|je dramatise|je m’inquiète pour rien) | personne me croit | (il|elle) se rend pas compte
Qu’il vienne donc passer un week-end complet, sans {toi|vous} dans les parages. Ça règle beaucoup de débats.
C’est facile de trouver que ça va, en appelant dix minutes le dimanche. À dix minutes, tout le monde va bien.

> (des fois|parfois)? je m’énerve contre (elle|lui) (et après je m’en veux)? | je (perds|perds parfois) patience | je lui ai (crié dessus|mal parlé|répondu sèchement) | je suis à bout (avec elle|avec lui)? | j’en peux plus | je suis (fatigué|fatiguée|épuisé|épuisée)
On répond dix fois doucement, et la onzième sort de travers. C’est la fatigue qui parle, pas l’amour qui manque.
S’énerver puis s’en vouloir, tous les aidants du monde connaissent la chanson. Un vrai jour de repos, ça remonte à quand ?
sinon: C’est trop loin. Un accueil de jour, une voisine, un après-midi par semaine : ça se demande avant de craquer.

> je (veux pas|peux pas) (la|le) (mettre en ehpad|mettre en maison de retraite|placer) | on parle d’(ehpad|une maison de retraite) | j’ai promis de jamais (la|le) mettre en (ehpad|maison de retraite) | (elle|il) veut rester chez (elle|lui)
Rester chez soi, ça peut durer longtemps avec des mains en plus. L’aide à domicile d’abord, et on regarde tous les trois mois.
On promet avec le cœur, et la vie change les conditions. Tenir la promesse de ne pas abandonner, ça peut se faire autrement que sous le même toit.

> @avis | @conseil | @faute
Deux appels cette semaine : son médecin, pour lui dire ce qui change, et le CCAS de la mairie, pour savoir quelles aides existent.
J’en pense que {tu fais|vous faites} déjà le plus dur : regarder les choses en face. Le reste se partage, et ça commence par le demander.

---

> mon fils (de quinze ans|de seize ans|de dix-sept ans|de quatorze ans|ado)? me parle plus | ma fille (de quinze ans|de seize ans|de quatorze ans|ado)? me parle plus | mon fils de dix-sept ans me parle plus | mon ado (me parle plus|veut plus rien faire avec nous|passe sa vie dans sa chambre) | (mon fils|ma fille) me dit plus rien | j’arrive plus à parler à (mon fils|ma fille) | ça se passe mal avec mon ado
Dix-sept ans, la porte fermée et trois mots par jour, dont deux sont « ouais ». C’est venu d’un coup, ou petit à petit ?
Vivre à côté de quelqu’un qui a changé le mot de passe. Il reste un moment où ça parle encore, la voiture, la cuisine tard le soir ?
oui: Alors c’est là qu’il faut être, sans poser de question. Juste être sur le chemin du frigo.
non: Alors on en fabrique un : un trajet, une pizza, n’importe quoi où l’on ne se regarde pas en face.
sinon: Je vois. Et ça n’efface rien d’avant, même si ça en a l’air.

après: mon fils de dix-sept ans me parle plus | mon ado ne me parle plus | mon ado me répond mal | mon fils a de mauvaises notes | ma fille ne me parle plus | mon ado est toujours sur son téléphone | je me dispute avec mon fils

> (il|elle) rentre (et)? (il|elle)? va dans sa chambre (et c’est fini)? | (il|elle) (reste|est|vit) (enfermé|enfermée|tout le temps)? dans sa chambre | (il|elle) (mange|dîne) (dans sa chambre|tout seul|toute seule) | (il|elle) (claque la porte|met son casque|répond oui non|répond à peine)
La chambre, à cet âge, c’est un pays avec des frontières. On peut quand même déposer une assiette au poste de douane.
Le sac par terre, la porte, et plus personne. Une phrase à glisser dessous, sans question : « il y a des crêpes, je t’en laisse ».

> on s’est (disputés|engueulés|accrochés) (à cause du|pour le|pour son|à cause de son) (téléphone|écran|console|bulletin) | on s’est disputés | c’est à cause (du téléphone|des écrans|des notes|de l’école|de sa copine|de ses sorties) | on se dispute tout le temps (pour ça)?
Le téléphone, grande cause nationale de portes claquées. Ça s’est fini comment, confiscation ou trêve ?
La dispute, c’est encore une façon de se parler, juste la plus bruyante. {Tu veux|Vous voulez} refaire la paix le premier, ou c’est trop tôt ?
oui: Alors sans reparler du sujet. Un trajet, un kebab, et le sujet reviendra tout seul.
non: Ça attendra une nuit. Pas deux, sinon ça durcit.
sinon: D’accord. Le règlement se rediscute toujours mieux trois jours après.

> j’ai (peut-être)? été (un peu)? (trop)? (dur|dure|sec|sèche|sévère) | j’ai crié | j’ai dit des choses que je (regrette|pensais pas) | je lui ai (confisqué|pris) son téléphone | je suis peut-être trop (dur|dure|strict|stricte|sévère)
Ça peut se dire tel quel, à sa porte : « j’ai été trop dur hier, sur la façon, pas sur le fond ». Les ados gardent ça toute leur vie.
Un parent qui s’excuse, ça ne perd pas l’autorité, ça en gagne. Qu’est-ce qui a fait monter les voix ?
sinon: Oui, il y avait de quoi. Le fond peut rester, c’est la musique qu’on refait.

> (sa mère|son père|ma femme|mon mari|tout le monde) (dit|pense) que (ça va passer|c’est l’âge|c’est normal|j’en fais trop) | il paraît que c’est l’âge | c’est l’âge (ingrat)? | ça va passer
Probablement, oui. Mais en attendant que ça passe, c’est tous les soirs au dîner, et ça, ça ne se met pas entre parenthèses.
C’est l’âge, d’accord ; n’empêche qu’il faut bien habiter dedans. On garde juste une petite porte : une chose par semaine, à deux.

> j’ai peur (qu’il|qu’elle) (aille mal|fasse une bêtise|se drogue|décroche|me cache quelque chose) | je sais pas (ce qu’il|ce qu’elle) (a|pense|fait) | je m’inquiète (pour lui|pour elle)? | (il|elle) a changé | je le reconnais plus | je la reconnais plus
Ne pas savoir, c’est ça qui ronge. Une question simple, dans la voiture : « ça va, en vrai ? » Et laisser le silence faire. S’il dort et mange mal depuis longtemps, le médecin.
On peut aussi demander du côté du lycée : un professeur, l’infirmière, quelqu’un qui voit le visage de la journée.

> @avis | @conseil | @faute
Je tenterais l’oblique : pas « il faut qu’on parle », mais « tu viens, je vais chercher des pizzas ». Ça parle mieux de profil.
Je dirais que le lien n’est pas cassé, il est en travaux. On laisse la lumière allumée et on évite les grands discours.

---

> c’est (bientôt)? les (quatre-vingts|soixante|cinquante) ans de (ma mère|mon père|ma femme) (dans un mois)? (et je sais pas quoi organiser)? | ma mère va avoir (quatre-vingts|soixante-dix|soixante) ans | mon père va avoir (quatre-vingts|soixante-dix|soixante) ans | (je dois organiser|j’organise) (l’anniversaire|les quatre-vingts ans|les cinquante ans|les soixante ans) de (ma mère|mon père|ma femme|mon mari) | on fête les (quatre-vingts|cinquante|soixante) ans de (ma mère|mon père)
Un grand chiffre rond, ça mérite mieux qu’une bougie en forme de zéro. Ce sera plutôt grande tablée ou petit comité ?
Belle mission. Pour que ça lui ressemble, il faut une chose qui fait briller ses yeux. C’est quoi ?
sinon: Alors voilà le fil. On tire dessus, et tout le reste, le gâteau, la salle, les ballons, c’est du décor.

après: c’est les quatre-vingts ans de ma mère | je prépare l’anniversaire de ma mère | mon père va avoir quatre-vingts ans | je cherche un cadeau pour ma mère

> on (sera|est|serait) (une quarantaine|une vingtaine|une trentaine|une dizaine|quarante|trente|vingt|cinquante|dix) (de personnes|invités|personnes)? | ce sera en petit comité | que la famille | y aura toute la famille | on sera nombreux
Parfait pour avoir du bruit sans perdre le fil. Chacun apporte une photo avec elle ou lui, et on les accroche à une ficelle : la décoration est faite.
À ce nombre-là, il faut un chef de piste : quelqu’un qui lance le gâteau, le discours, la musique. C’est qui, dans la famille ?
sinon: Embauche immédiate. Et une playlist de ses vingt ans, demandée en douce.

> (elle|il) (adore|aime) (danser|chanter|rire|les surprises|les fleurs|la musique|la bonne bouffe|cuisiner) (et (elle|il) a de l’humour)? | (elle|il) a de l’humour | (elle|il) aime pas (les surprises|qu’on s’occupe d’elle|être au centre) | (elle|il) aime (jean ferrat|la danse|johnny)
Alors c’est tout trouvé : on construit autour de ça, le reste est de la figuration. Une chanson de ses vingt ans, et tout le monde debout ?
Voilà la vraie piste. Une petite heure de ça, bien placée avant le gâteau, et la fête est gagnée.
oui: Et quelqu’un qui filme dix secondes, pas plus. Les autres regardent avec leurs yeux.
sinon: À la bonne heure. C’est sa fête, pas un concours.

> (ma sœur|mon frère) (voudrait|veut) faire ça (au restaurant|à la maison|ailleurs) (et moi à la maison)? | on est pas d’accord (avec ma sœur|avec mon frère) | au restaurant ou à la maison ? | on hésite entre le restaurant et la maison | on sait pas où le faire
Le vieux match restaurant contre maison. Et la vedette, elle préfère quoi ? C’est elle qui a le ballon.
Compromis de diplomate : le repas dehors, le gâteau à la maison. Personne ne fait la vaisselle et tout le monde voit les photos.
sinon: Alors c’est tranché, et plus personne ne pourra rien dire.

> (et)? comme cadeau (t’as|tu as|vous avez)? une idée ? | (on lui offre|je lui offre) quoi ? | je sais pas quoi lui offrir | une idée de cadeau ? | et pour le cadeau ? | qu’est-ce que je peux lui offrir ?
Sa voix : on lui fait raconter sa jeunesse pendant une heure, on enregistre, on copie pour tous. Ou un vrai moment : une journée à deux dans le lieu de son enfance.
À cet âge, les objets encombrent. Une sortie chaque mois avec un enfant différent, sur un joli papier : douze mois de cadeau. Ça lui irait ?
oui: Alors il n’y a plus qu’à recruter les douze. Ça va négocier pour le mois d’août.
non: Alors plus simple : un portrait de famille chez un vrai photographe, tout le monde peigné.
sinon: On garde l’idée au chaud, elle se taille sur mesure.

> (un album photo|ça|c’est)? (c’est pas)? un peu banal ? | c’est (banal|trop cher|déjà fait|pas original) | (elle|il) a déjà tout | (elle|il) veut rien | on lui a déjà offert ça | c’est pas très original
Alors l’inverse d’un album : on demande à chacun une recette, un souvenir ou une chanson, et on en fait un petit livre. Ça, ça n’existe nulle part ailleurs.
Bien vu, on monte d’un cran. Une vidéo où chacun dit la phrase qu’elle répète toujours, ça fait pleurer de rire à coup sûr.

> (faut|je dois) que je (fasse|fais|prépare) un discours | on m’a demandé un discours | je dois dire quelque chose | je sais pas quoi écrire sur la carte
Une scène, une seule : un jour précis, un geste, une phrase qu’elle ou il a dite. Pas toute sa vie. Ce serait laquelle ?
sinon: Celle-là, oui. Et la dernière phrase toute simple : « merci d’être là ». Personne ne tiendra.

> @avis | @conseil
Dans l’ordre : la date, le lieu, la liste, et une seule surprise, mais bonne. Le reste se délègue aux cousins.
Moi je viserais le souvenir plutôt que le décor. Dans dix ans, on aura oublié les nappes.

---

> (mon petit-fils|ma petite-fille) (est venu|est passé|a dormi) (me voir|à la maison)? (aujourd’hui|ce week-end)? | (mes petits-enfants|les petits) (sont venus|ont dormi|étaient là) (à la maison|me voir)? | j’ai (gardé|eu) (mes petits-enfants|mon petit-fils|les petits) (aujourd’hui|ce week-end)?
Ah, alors la maison a fait du sport. Le programme, c’était quoi ?
Les petits-enfants, un ouragan avec des bisous. Il y a eu une bêtise ou une phrase à garder ?
oui: Oh oui, celle-là, je la veux en entier.
sinon: Ça sent l’après-midi réussie, ça.

après: mon petit-fils est venu me voir | mes petits-enfants viennent dimanche | j’ai des petits-enfants | mon petit-fils est adorable | ma fille m’appelle le dimanche | j’ai deux petits-enfants

> on a (fait|mangé) (des crêpes|un gâteau|des gâteaux|des frites|de la pâte à sel) (et il en a mangé sept|et elle en a mangé cinq)? | (il|elle|ils) en (a|ont) mangé (sept|cinq|dix) | on a (joué|dessiné|bricolé|cuisiné|jardiné) (ensemble|tout l’après-midi|aux cartes|aux petits chevaux)? | on est allés au parc
Ça, ce sont des souvenirs qui collent aux doigts. Dans trente ans, ça sentira encore le beurre.
Et qui a gagné : l’estomac, ou le placard ?
sinon: Bonne descente, en tout cas. Ça fait plaisir à la cuisinière comme au cuisinier.

> (il a|elle a|ils ont) (renversé|cassé|mis) (la farine|un verre|un vase) (partout)? | y en a partout | la cuisine est dans un état | c’est le bazar dans la maison | (il|elle) a fait une bêtise
De la farine jusque dans les rideaux, je parie. Un ménage qui a des souvenirs dedans, c’est moins pénible.
Ah, la bêtise du jour. Il y avait l’air désolé, ou l’air fier ?
sinon: Les deux à la fois, c’est leur spécialité.

> ça fait du bien un peu de vie (dans la maison)? | ça met de la vie | ça m’a fait (du bien|plaisir|chaud au cœur) | c’était (bien|une belle journée|chouette|un bonheur) | ils me (rendent|font) (heureuse|heureux|rire)
Oui, ça s’entend dans la voix. Une maison avec du bruit dedans, ça redonne l’heure.
Une journée comme ça, elle tient chaud plusieurs soirs. Le plus joli moment, c’était lequel ?
sinon: Celui-là, on le range à portée de main.

> (le soir)? quand ils (repartent|partent) (c’est calme d’un coup|ça fait un vide|c’est vide)? | (maintenant)? c’est (calme|silencieux|vide) (d’un coup|maintenant)? | ça fait un vide (quand ils partent)? | le silence après (c’est dur|ça fait drôle) | ils sont (repartis|partis)
Le silence d’après, avec une petite chaussette oubliée quelque part. C’est plutôt doux, ou il pince un peu ?
oui: Alors il reste un peu de leur bruit dedans.
sinon: Il pince, et puis la fatigue arrive et elle est bonne. La prochaine fois, c’est prévu ?

> (enfin)? faut pas se plaindre | je (vais|veux) pas me plaindre | on a pas à se plaindre | il y a pire | y a plus malheureux
On a le droit de se plaindre un tout petit peu, c’est remboursé ici. Juste ce qu’il faut pour soupirer.
C’est vrai, et c’est élégant. N’empêche que le soir est long quand il a été plein.

---

> mon père est mort (il y a un mois|il y a une semaine|la semaine dernière|cette année|hier|en mars)? | ma mère est morte (il y a un mois|il y a une semaine|la semaine dernière|cette année|hier|en mars)? | j’ai perdu (mon père|ma mère|mon mari|ma femme|mon frère|ma sœur|ma grand-mère) (il y a un mois|cette année|la semaine dernière|il y a deux mois)? | j’ai enterré (mon père|ma mère|mon mari|ma femme) | (mon père|ma mère) (vient de mourir|nous a quittés)
Oh. Voilà une peine qui n’a pas de taille. {Tu veux|Vous voulez} m’en parler un peu, ou juste ne pas être dans le silence, ce soir ?
Alors on baisse la voix, et on prend le temps. C’était comment, cette personne, dans la vie ?
oui: Alors je suis là. On commence par où ça vient, même au milieu.
non: D’accord. On parle d’autre chose, et si ça revient, ça revient.
sinon: Merci de me le dire. Ça aide à voir le visage.

après: mon père est mort | ma mère est morte | j’ai perdu mon mari | j’ai perdu mon père | j’ai enterré ma mère hier | je dois vider la maison de ma mère | ça fait un an qu’il est mort | je suis veuf | je suis allé sur sa tombe | elle est décédée l’année dernière

> c’était (le cœur|un cancer|un accident|un avc|la vieillesse|une longue maladie) (ça a été très vite)? | ça a été (très)? (vite|long|brutal) | (il|elle) était (malade|malade depuis longtemps) | on s’y attendait (pas)? | (il|elle) est (parti|partie) (dans son sommeil|vite|d’un coup|sans souffrir)
Quand ça va si vite, on reste debout au milieu de la pièce, le manteau sur le bras. La tête suit bien plus tard.
Vite ou lentement, on n’est jamais prêt, c’est juste une autre façon de ne pas l’être.

> j’ai pas (eu le temps de|pu) (lui dire au revoir|lui parler|être là|y aller) | j’étais pas là | je (suis arrivé|suis arrivée) trop tard | je lui ai pas dit (que je l’aimais|au revoir|pardon) | j’aurais voulu lui dire | on s’était (disputés|fâchés)
C’est la phrase qui reste coincée dans la gorge. Si elle pouvait être dite ce soir, ce serait laquelle ?
Les gens qui nous aiment n’attendent pas le dernier jour pour le savoir. Ils le savaient déjà, par tout le reste.
sinon: Merci de l’avoir dite ici. Elle peut s’écrire aussi, et se poser quelque part où elle a du sens.

> je (garde|réécoute|écoute) (ses messages|sa voix|son répondeur) (sur mon répondeur)? | je porte (son pull|sa montre|son écharpe|sa bague) | j’ai (gardé|encore) (ses affaires|son pull|son numéro|ses lunettes|son parfum) | je lui parle (encore|tout seul|tout haut|à voix haute) | je vais (sur sa tombe|au cimetière)
Une voix, c’est ce qui manque le plus vite. Une copie ailleurs que dans le téléphone, surtout. {Tu la réécoutes|Vous la réécoutez} souvent ?
On garde ce qui tient chaud. Ça n’a rien de bizarre, tout le monde le fait, personne ne le dit.
oui: Autant que nécessaire. Un jour ce sera moins, et ce ne sera pas oublier.
sinon: C’est bien comme ça. Elle est là, c’est l’essentiel.

> (ma mère|mon père|ma sœur|mon frère) (elle|il)? (parle plus que de (lui|elle)|est perdue|est perdu|dort plus|tient pas le coup|veut pas en parler) | ma mère est (toute seule|perdue) maintenant | je (dois|veux) être fort pour (ma mère|mon père|mes enfants) | je m’occupe de ma mère maintenant
Deux chagrins dans la même famille, et qui ne parlent pas la même langue. Et le {tien|vôtre}, il se pose où, pendant ce temps-là ?
Elle garde la place occupée, en parlant. On peut écouter sans tenir, et se faire remplacer un soir sur deux.
sinon: Il lui faut un endroit. Ici, si ça aide, il n’a pas à être fort.

> on doit (vider|vendre) (la maison|l’appartement) (et j’y arrive pas)? | (il faut|je dois) (trier|ranger|vider) (ses affaires|la maison|ses placards|l’appartement) | j’arrive pas à (jeter|vider|trier) (quoi que ce soit|ses affaires|la maison)? | on vend la maison (de mes parents|familiale)?
Vider une maison, c’est tourner les pages avec les mains. Il y a une date qui presse, ou ça peut attendre ?
On peut commencer par la pièce qui ne fait rien : le garage, la salle de bains. Et un carton « je décide plus tard », sans limite de taille.
oui: Alors à plusieurs, et deux heures, pas plus. Après, on mange ensemble, c’est obligatoire.
non: Alors ça attendra que les mains soient prêtes. Les murs ne sont pas pressés.
sinon: Une seule chose choisie d’abord, à garder. Le reste fait moins peur ensuite.

> (il|elle) (aimait|adorait) (jardiner|le jardin|cuisiner|chanter|la pêche|la mer|rire|danser|bricoler) | (il|elle) était (drôle|gentil|gentille|doux|douce|bourru|têtu|têtue|généreux|généreuse|courageuse|courageux) | (il|elle) (disait|faisait) toujours (ça|pareil|la même chose|la même blague)
On la voit presque entrer dans la pièce, cette personne. Il y a une chose d’elle que {tu fais|vous faites} sans y penser ?
C’est doux à entendre, raconté comme ça. Ce qu’on dit au présent sans faire exprès, c’est ce qui est resté.
oui: Voilà, c’est là que ça continue. Dans les gestes, pas dans les cadres.
sinon: Ça viendra un matin, dans la glace ou dans la cuisine.

> @avis | @conseil | @faute | @doute
Il n’y a rien à réussir, dans un deuil. Manger, dormir, voir une personne par jour, et laisser venir les vagues sans leur demander l’heure.
On se cherche toujours une faute, parce qu’une faute c’est plus facile à tenir qu’une absence. Je ne crois pas que ce soit elle, la vraie douleur.

---

> (ma fille|mon fils) part (faire ses études|vivre|étudier) (à montréal|à l’étranger|loin)? (dans deux semaines|bientôt)? | (ma fille|mon fils) (prend|a pris) son (envol|appart|studio) | mon dernier (part|quitte la maison) | c’est le dernier enfant qui part
Deux semaines, autant dire après-demain quand on est parent. La valise est déjà ouverte, ou tout le monde fait semblant ?
Élever quelqu’un pour qu’il puisse partir, quelle drôle d’idée quand même. Ce soir, c’est la fierté ou le pincement qui gagne ?
oui: Et il doit déjà manquer trois pulls et le bon chargeur.
sinon: Les deux se tiennent par la main, en général.

après: ma fille part faire ses études à montréal | mon fils quitte la maison | ma fille part vivre à l’étranger | ma fille quitte la maison | ma fille a eu son bac

> je suis (fier|fière) (et en même temps j’ai le cœur en miettes|mais triste|mais j’ai le cœur gros)? | j’ai le cœur (en miettes|gros|serré) | je suis (contente|content) pour (elle|lui) mais | je (pleure|vais pleurer) à l’aéroport
Fier et en miettes, c’est exactement le bon mélange. Ça veut dire que le travail a été bien fait.
On pleurera à l’aéroport, derrière les portes vitrées, comme tout le monde. Qui conduit au retour ?
sinon: Prévoir des mouchoirs et une bonne pâtisserie pour la route. C’est un protocole éprouvé.

> (elle|il) (elle|il)? est (surexcitée|surexcité|contente|content|pressée|pressé|stressée|stressé) | (elle|il) a (hâte|peur|trop hâte) | (elle|il) s’en rend pas compte | (elle|il) est déjà (partie|parti) dans sa tête
C’est bon signe : on ne part heureux que d’un endroit où l’on peut revenir. Elle sera là, la peur, mais dans l’avion.
Évidemment, devant il y a un continent. Derrière, il y a quelqu’un qui plie des pulls.

> la maison va être (vide|trop grande|silencieuse|calme) | ça va faire un (grand)? vide | on va se retrouver (tous les deux|à deux) | je vais me retrouver (seul|seule) | qu’est-ce que je vais faire de mes journées ?
Le frigo va rester plein, et ça, personne ne prévient. Une chose que la place permettra enfin, ce serait quoi ?
La chambre, on n’y touche pas tout de suite. Un mois comme musée, et après on voit.
sinon: Ah, voilà qui commence à meubler un peu.

> (mon mari|ma femme|son père|sa mère) fait comme si de rien n’était | (mon mari|ma femme|son père|sa mère) (dit rien|montre rien|s’en fiche|veut pas en parler)
Il y en a toujours un qui vérifie la pression des pneus pour ne pas pleurer. C’est sa manière, je parierais.
Le silence aussi peut avoir la gorge serrée. Une question toute bête, dans le noir : « toi aussi, ça te fait drôle ? »

> on (s’appellera|se verra|se parlera) en visio (mais c’est pas pareil)? | c’est pas pareil (en visio|au téléphone)? | c’est loin | (y a|avec) le décalage horaire | on se verra (qu’à noël|que l’été|deux fois par an)
Non, ce n’est pas pareil : on ne peut pas voler une frite à travers un écran. Mais un rendez-vous fixe, le dimanche, ça devient vite un petit dîner.
Une carte postale par mois, en papier. Les enfants lointains font semblant d’en rire, et ils les gardent toutes.

> @avis | @conseil
Avant le départ, une soirée à deux, sans liste et sans valise. C’est celle-là qui restera.
J’en pense que ça fait mal au bon endroit. Et une date de retrouvailles déjà écrite sur le calendrier, ça aide énormément.
`
