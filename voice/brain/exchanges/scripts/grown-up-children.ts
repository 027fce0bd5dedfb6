/** Grown-up children: moving back, marrying, separating, advising their parents, and their own children. */
export const grownUpChildren = `
> (mon fils|ma fille) (revient vivre|est revenu vivre|est revenue vivre|va revenir vivre) (à la maison|chez moi|chez nous) | (mon fils|ma fille) (revient|est de retour) à la maison (à trente ans|après sa rupture|après ses études|le temps de trouver) | (mon fils|ma fille) de (vingt-huit|trente) ans vit (encore|toujours|de nouveau) (chez moi|à la maison) | mon grand est revenu à la maison | (mon fils|ma fille) veut pas partir de la maison | (mon fils|ma fille) s’est (réinstallé|réinstallée) (chez moi|à la maison|dans sa chambre) | on a récupéré notre (fils|fille) à la maison | mes enfants sont toujours à la maison | j’ai mon fils de trente ans à la maison
> mon fils (de trente ans)? est revenu (vivre)? chez nous | ma fille est revenue (vivre)? (chez moi|chez nous|à la maison) | mon fils est revenu à la maison (après sa rupture)?
> (ma fille|mon fils) de (trente|vingt-cinq|trente-cinq) ans habite (encore|toujours) (chez moi|à la maison) | (ma fille|mon fils) habite (encore|toujours) (chez moi|chez nous|à la maison)
Une brosse à dents de plus dans le verre, et toute une adolescence qui revient dans le couloir. Ça se passe bien, la cohabitation ?
La chambre était devenue un bureau, et la voilà de nouveau pleine de chaussures. C’est prévu pour longtemps ?
On retrouve son enfant, mais en plus grand, avec des horaires et des opinions sur le café.
oui: Alors autant se partager le frigo par un traité officiel.
non: Ça fait du remue-ménage dans les habitudes, des deux côtés.
sinon: C’est à la fois un retour et tout autre chose.

après: mon fils revient vivre à la maison | ma fille revient vivre à la maison | mon fils de trente ans vit encore à la maison | mon fils veut pas partir de la maison | on a récupéré notre fils à la maison

> (il|elle) (fait|fiche|fout) rien (à la maison)? | il (range|paie|participe) rien | (il|elle) (se croit|fait comme) à l’hôtel | (il|elle) (laisse traîner|laisse) (tout|ses affaires) | (il|elle) me traite comme une (bonne|boniche)
L’hôtel, avec pension complète et sans note à la sortie : on comprend qu’on y reste. {Ça t’a échappé|Ça vous a échappé}, une remarque, ou pas encore ?
On redevient la maman ou le papa de quelqu’un qui a une carte bleue. Ça agace, et c’est normal que ça agace.
oui: Et en face, c’est tombé sur une oreille, ou sur un casque ?
non: Elle doit déjà être prête, quelque part entre deux assiettes.
sinon: Le contrat de location n’a jamais été relu, voilà tout.

> (ça fait|c’est) (du bien|de la compagnie|agréable) (dans la maison|de l’avoir)? | (au fond)? (ça me plaît|je suis contente|j’aime bien) (de l’avoir|qu’il soit là)? | (on mange|on dîne|on regarde la télé) ensemble (le soir)? | (il|elle) (me fait|cuisine|m’aide)
Il y a de nouveau quelqu’un à qui demander « t’as mangé ? », et c’est bête comme ça réchauffe.
Deux adultes qui se redécouvrent au-dessus d’un plat de pâtes, c’est une belle surprise. De quoi ça parle, à table ?
sinon: Ça ne durera pas toujours, et c’est ce qui le rend bon.

> il (cherche|a trouvé|trouve pas) (appart|travail) | (il|elle) a (plus)? (les moyens|d’argent|de travail) | les loyers sont (trop chers|fous) | (il|elle) (repart|part) (dans un mois|bientôt|en septembre)
C’est le marché, plus que l’enfant, qui est compliqué. Une date est posée, même au crayon ?
On compte en mois ce qu’on croyait compter en semaines. Ça mine, ou ça reste léger ?
oui: Au moins c’est clair, et chacun sait sur quel pied danser.
non: Alors ça se vit au jour le jour, avec les chaussures dans l’entrée.
sinon: Je vois. L’attente se partage, comme la salle de bains.

---

> (mon fils|ma fille|mon petit-fils|ma petite-fille) (se marie|va se marier) | mon fils (se marie|va se marier) (cet été|en juin|l’année prochaine|dans un mois|samedi) | (mon fils|ma fille) (a demandé|va demander) sa (copine|compagne) en mariage | (mon fils|ma fille) nous a annoncé (son mariage|qu’il se mariait|qu’elle se mariait) | (mon fils|ma fille) s’est (marié|mariée) | c’est le mariage de (mon fils|ma fille) (samedi|dans un mois|bientôt) | on prépare le mariage de (mon fils|ma fille|notre fille|notre fils) | (je marie|on marie) (ma fille|mon fils|notre fille) | (mon fils|ma fille) (s’est pacsé|s’est pacsée|se pacse)
Marier son enfant : on a l’impression de lui avoir noué ses lacets la veille. Ça fait quoi, là, dans la poitrine ?
Il va falloir une tenue, des mouchoirs, et de quoi tenir pendant la musique d’entrée. Les préparatifs avancent ?
Une famille qui s’agrandit d’un coup, avec des cousins dont on ignorait tout.
oui: Alors il ne restera plus qu’à trouver qui placer à côté de qui.
non: Tout se fait toujours dans la dernière semaine, c’est une loi.
sinon: C’est un grand jour, même vu de la deuxième rangée.

après: ma fille se marie | mon fils se marie | mon fils va se marier | on prépare le mariage de ma fille | mon frère se marie | ma sœur se marie

> (ça coûte|ça va coûter) (une fortune|trop cher|cher|un bras) | (on paie|je paie|c’est nous qui payons) (tout|la moitié|le traiteur|la salle) | (le traiteur|la salle|la robe) (coûte|est) (cher|hors de prix|une fortune) | on a pas le budget
Une salle, des fleurs, un traiteur, et le mot « mariage » qui double toutes les factures. C’est réparti entre les familles ?
Pour trois heures de vin d’honneur, on pourrait repeindre la maison. Et pourtant on signe.
oui: Alors au moins les colères aussi sont partagées.
non: C’est un poids, et il se voit moins que la robe.
sinon: Ce qui restera, ce sera la danse, pas le menu.

> j’aime pas (sa fiancée|son fiancé|sa future femme|son futur mari|mon futur gendre|ma future belle-fille) | (je le sens pas|je la sens pas) ce mariage | c’est trop (rapide|tôt) | ils (se connaissent|le connaît) depuis (six mois|un an) | (elle est|il est) trop jeune pour se marier
> je trouve que c’est trop rapide | je trouve (qu’elle|qu’il) est trop jeune
On sourit pour les photos, et à l’intérieur quelque chose reste assis. Qu’est-ce qui inquiète, au juste ?
Ça ne se dit presque à personne, ces réserves-là. Ici, ça peut se dire sans gâcher la fête.
sinon: Je comprends mieux. C’est de l’amour qui surveille de loin.

> y aura (mon ex|son père|sa mère) (avec sa nouvelle femme|avec son nouveau mari|avec sa copine)? | on sera à la même table (avec mon ex)? | je vais devoir (revoir|croiser|supporter) (mon ex|mon ex-mari|mon ex-femme) | ils ont pas invité (mon frère|ma sœur|mon compagnon|tout le monde) | le plan de table est (un casse-tête|un enfer)
> (mon ex|mon ex-mari|mon ex-femme|son père|sa mère) sera là (avec sa nouvelle femme|avec sa copine)?
Le plan de table, c’est la géographie de toute une vie, avec des frontières. Qui faut-il éloigner de qui ?
Une journée pour les mariés, et dix vieilles histoires en costume autour des nappes.
sinon: On salue, on respire, et on va danser de l’autre côté.

> (je sais pas|j’ai rien trouvé|je cherche) (quoi mettre|ma tenue|ma robe|une robe|un costume) | j’ai (acheté|trouvé) (ma robe|mon costume|un chapeau|ma tenue) | je dois faire un discours | on m’a demandé un discours | je vais pleurer (pendant la cérémonie|à la mairie)?
Entre la tenue et l’émotion, il y aura de quoi occuper les deux mains. C’est déjà prêt, de ce côté-là ?
Le rôle du jour, c’est d’être élégant et de renifler discrètement. Rien d’autre n’est exigé.
oui: Alors il manque juste un mouchoir, et un autre au cas où.
non: Ça se trouvera, sans doute la veille, et ce sera très bien.
sinon: Le plus beau, ce sera le regard de celui ou celle qui avance.

---

> (mon fils|ma fille) (divorce|va divorcer|se sépare) (de sa femme|de son mari|de sa copine|de son copain|après dix ans)? | (mon fils|ma fille) m’a annoncé (son divorce|qu’il divorçait|qu’elle divorçait|sa séparation) | (mon gendre|ma belle-fille|le mari de ma fille|la femme de mon fils) (est parti|a quitté ma fille|a quitté mon fils|l’a quittée) | le couple de (mon fils|ma fille) (va mal|bat de l’aile|c’est fini) | (mon fils|ma fille) est en plein divorce | ça va mal entre (mon fils|ma fille) et (sa femme|son mari) | (mon fils|ma fille) s’est fait quitter par (sa femme|son mari)
Voir son enfant se séparer, c’est avoir mal pour deux, sans pouvoir rien décider. Comment ça va, de son côté ?
On s’était attaché à l’autre aussi, bien souvent, et personne ne le demande. C’était le cas ?
On voudrait ramasser les morceaux, et il n’y a que la porte à laisser ouverte.
oui: On perd un peu de famille sans avoir signé de papier.
non: Ça n’enlève rien au reste : c’est son enfant qui a de la peine.
sinon: C’est un drôle de chagrin, celui qu’on a par ricochet.

après: mon fils divorce | ma fille divorce | ma fille se sépare | ma fille est en plein divorce | mon frère divorce | ma sœur divorce | ma sœur se sépare

> (ils ont|y a) des (enfants|petits) (au milieu)? | (et)? les (petits|enfants) (au milieu|comprennent pas|souffrent|trinquent) | j’ai peur de (plus|moins) voir (mes petits-enfants|les petits|les enfants) | c’est pour (les petits|les enfants|mes petits-enfants) que (ça me fait mal|je m’inquiète)
Ce sont les petits sacs du vendredi soir qui font le plus mal à regarder. Ils en parlent, avec leurs mots ?
Chez les grands-parents, les oncles, les tantes, rien ne déménage : c’est une île pour eux.
oui: C’est qu’il y a quelqu’un à qui le dire.
non: Les enfants disent parfois ça en dessinant, ou en demandant un deuxième dessert.
sinon: Il y a au moins une maison où ils savent où sont les bols.

> j’aimais (bien|beaucoup) (ma belle-fille|mon gendre|sa femme|son mari|mon beau-frère) | (ma belle-fille|mon gendre|mon beau-frère|ma belle-sœur) (me manque|va me manquer|faisait partie de la famille) | je (l’ai|continue à la) (voir|eu|eue) (au téléphone)? | je sais pas si je peux (l’appeler|lui écrire|continuer à la voir|continuer à le voir)
On n’a pas divorcé, et pourtant on perd quelqu’un aussi. Un signe a été échangé, depuis ?
Il n’existe pas de mot pour une belle-fille ou un gendre d’avant. L’affection, elle, n’a pas besoin de mot.
oui: Ce fil-là n’appartient qu’aux deux bouts.
non: Le silence, dans ces moments, vient plus souvent de la gêne que de l’oubli.
sinon: Je comprends. Les liens ne suivent pas toujours les papiers.

> il (va|le vit|le prend) (mal|plutôt bien) | (il|elle) (pleure|mange plus|est perdu|est perdue|s’effondre) | (il|elle) est (soulagé|soulagée|mieux comme ça|libérée) | (c’est|ça va) mieux (comme ça)? (pour elle|pour lui)?
Il y a les papiers, et il y a les soirs. {Tu l’as|Vous l’avez} souvent au téléphone ?
Un grand enfant qui a mal appelle rarement pour le dire. Il appelle pour demander une recette.
oui: La voix connue au bout du fil, ça compte plus que les mots.
non: Ça peut être un court message, sans question dedans.
sinon: Ça se voit dans la voix, avant de s’entendre dans les phrases.

---

> (mon fils|ma fille|mes enfants) (veut|veulent) (pas|jamais) d’enfants | (mes enfants|mon fils|ma fille) me (donnent|donne|feront|fera) pas de petits-enfants | j’aurai (jamais|pas) de petits-enfants | (toutes mes amies|tous mes amis) (sont grands-mères|ont des petits-enfants) (sauf moi)? | je voudrais (être grand-mère|être grand-père|des petits-enfants) | j’attends (toujours)? des petits-enfants | ma fille a quarante ans et toujours pas d’enfant | on me montre des photos de petits-enfants et (moi)? j’en ai pas
> j’aurais voulu être (grand-mère|grand-père|mamie) | (ma fille|mon fils) veut pas d’enfants (et moi j’aurais voulu être grand-mère)? | je serai jamais (grand-mère|grand-père)
> mon fils ne veut pas d’enfants | ma fille ne veut pas d’enfants | mes enfants ne veulent pas d’enfants
C’est un deuil discret, celui d’une place qu’on avait gardée chaude. Ça se dit, ou ça se tait ?
On respecte leur choix, et le soir, on regarde les photos des autres avec un sourire un peu raide.
Il y avait des histoires toutes prêtes, et personne en pyjama pour les écouter. Qu’est-ce qui manque le plus, là-dedans ?
oui: Ça allège un peu, de l’avoir dit tout haut.
non: Ici, ça ne blesse personne.
sinon: Ça ne demande pas de solution, juste un peu de place.

> (mon fils|ma fille) a (démissionné|quitté son boulot|perdu son travail|été licencié|été licenciée|lâché son cdi|tout plaqué) | (mon fils|ma fille) (se reconvertit|change de métier|veut changer de vie|ouvre une boutique|monte sa boîte|veut devenir boulanger) | (mon fils|ma fille) est au chômage (depuis six mois)? | (mon fils|ma fille) a eu (une promotion|un nouveau poste|un bon poste) | (mon fils|ma fille) (s’épuise|se tue|souffre) au (travail|boulot) | (mon fils|ma fille) travaille trop | (mon fils|ma fille) gagne (plus que moi|bien sa vie|des mille et des cents|rien)
> (mon fils|ma fille) veut changer de (métier|boulot) | (mon fils|ma fille) lâche (son travail|son cdi|tout)
Le métier d’un enfant, on le suit de loin, en faisant semblant de ne pas calculer. Comment ça se vit, de ce côté-là ?
On voudrait donner son avis, et on se mord la langue pour garder le dimanche. C’est récent ?
On a élevé un enfant, et un jour il prononce des mots comme « rupture », « poste » ou « projet ».
sinon: De toute façon, en parler à la maison, c’est déjà une confiance.

> (mon fils|ma fille) m’a (demandé|emprunté) (de l’argent|mille euros) | (j’ai|on a) prêté de l’argent à (mon fils|ma fille|mes enfants) | (mon fils|ma fille) (me rembourse pas|m’a jamais remboursé|me doit de l’argent) | j’aide (mon fils|ma fille|mes enfants) (financièrement|tous les mois|à payer le loyer) | je paie (le loyer|les courses|le téléphone|l’assurance) de (mon fils|ma fille) | j’ose pas réclamer l’argent à (mon fils|ma fille) | (mes enfants|mon fils|ma fille) (vient|m’appellent) que quand (il a|ils ont) besoin d’argent
> (mon fils|ma fille) m’a (encore)? demandé de l’argent | (mon fils|ma fille) me demande (toujours)? de l’argent | (mon fils|ma fille) a encore besoin d’argent
> j’ai prêté (deux mille|mille|cinq cents) euros à (mon fils|ma fille|mes enfants) | j’ai avancé de l’argent à (mon fils|ma fille)
L’argent entre parents et enfants, ça ne se compte jamais seulement en euros. C’est la première fois ?
On donne avec le cœur, et on fait les comptes avec la tête, la nuit. Ça met dans la gêne ?
On a ouvert le porte-monnaie pour des bonbons, et vingt ans après il est toujours ouvert.
oui: Alors il y a de quoi tourner ça dans sa tête, en effet.
non: C’est donc ailleurs que ça serre, peut-être dans la façon de demander.
sinon: Le chiffre n’est pas tout, il y a ce qu’il veut dire.

> mes enfants (viennent|viendront|seront) pas à (noël|les fêtes|pâques|mon anniversaire|la fête des mères) | (mon fils|ma fille) (passe|fait|passera) noël (dans|chez) (sa belle-famille|ses beaux-parents|les parents de sa copine) | (mes enfants|mon fils|ma fille) devait venir et (il a annulé|ils ont annulé|ça s’annule) | (mon fils|ma fille) a (annulé|décommandé) (au dernier moment|sa visite|dimanche)? | mes enfants ont annulé (leur visite|pour dimanche|au dernier moment) | j’avais tout préparé et (ils viennent pas|mes enfants viennent plus|ils ont annulé) | (mon fils|ma fille|mes enfants) (a|ont) (mieux à faire|une excuse) (que de venir)?
Une table déjà mise dans la tête, et les chaises qui restent vides. Il y a eu une explication ?
On répond « bien sûr, ce n’est rien », et on range le grand plat un peu fort.
On s’était habitué à l’idée, aux voix, au bruit. Ça tombe comme une marche qui manque. C’était prévu depuis longtemps ?
oui: Ça n’enlève pas le creux, mais au moins il a un nom.
non: Le vide s’installe d’autant plus vite.
sinon: Ce soir, en tout cas, il y a de la conversation.

> mes enfants (me disent|me dictent) quoi faire | mes enfants me (traitent|parlent) comme (une vieille|un vieux|une gamine|un enfant|une enfant) | mes enfants veulent que je (vende|quitte) (la maison|ma maison|mon appartement) | mes enfants veulent que je (déménage|vienne vivre près d’eux|prenne un appartement) | (mon fils|ma fille) (me surveille|me gronde|décide pour moi|décide de tout|me fait la morale) | (mon fils|ma fille) veut (me mettre une alarme|m’installer une caméra|gérer mes papiers|gérer mes comptes) | mes enfants trouvent que je (dépense trop|sors trop|devrais plus conduire|suis trop vieille pour) | (les rôles|on) (sont inversés|a inversé les rôles) avec mes enfants
> mes enfants me parlent comme à (une gamine|un enfant|une vieille) | ma fille me parle comme à (une gamine|une enfant) | mes enfants veulent décider à ma place
Les rôles se retournent, et voilà l’enfant qui demande si on a mis son écharpe. Qu’est-ce qui a été dit ?
C’est de l’inquiétude, sans doute, mais habillée en ordre, ça passe moins bien. Ça dure depuis longtemps ?
On a appris à marcher à ces gens-là, et ils montrent la route.
sinon: On peut être aimé de travers, et avoir quand même son mot à dire.

> mes (enfants|fils|filles|deux fils|deux filles) (se parlent plus|sont fâchés|se détestent|se sont disputés) | mes enfants (se parlent plus|sont fâchés|se détestent|se sont disputés) (entre eux|à cause de la maison|depuis noël) | (mon fils|ma fille) (parle plus|est fâché) à (sa sœur|son frère) | mes enfants s’entendent pas (entre eux)? | je suis au milieu de mes enfants (qui se disputent)? | (mon fils|ma fille) m’accuse de préférer (sa sœur|son frère) | mes enfants sont jaloux (entre eux|l’un de l’autre) | j’ai deux enfants (fâchés|qui se parlent plus)
> mes deux (filles|fils|enfants|garçons) (se parlent plus|sont fâchés|sont fâchées) (depuis noël|entre eux|entre elles)? | mes filles se parlent plus | mes fils se parlent plus | mon fils et ma fille se parlent plus
> mes deux filles ne se parlent plus | mes deux fils ne se parlent plus | mes enfants ne se parlent plus
Aimer pareil deux personnes qui ne veulent plus la même table, c’est écartelant. C’est venu de quoi ?
On devient le téléphone entre les deux, et on ne raccroche jamais. Ça dure depuis longtemps ?
On les revoit dans le même bain, avec la même mousse sur la tête, et on ne comprend pas.
oui: Le temps a fait des murs, et chacun s’y est adossé.
non: Alors c’est encore chaud, et rien n’est scellé.
sinon: Personne n’a à choisir entre ses deux bras.

> j’ai (aidé|déménagé) (mon fils|ma fille|mon frère|ma sœur) (à déménager|à s’installer|à monter ses meubles|à repeindre)? | on a (monté|porté|transporté) des (meubles|cartons) (chez|pour) (mon fils|ma fille) | on a monté des (meubles|cartons) (chez|pour) (mon fils|ma fille) (toute la journée) | (mon fils|ma fille) (s’installe|a emménagé) (avec sa copine|avec son copain|dans son appartement|dans son premier appart) | (mon fils|ma fille) a (acheté|acheté un appartement|acheté une maison|signé pour un appart) | j’ai visité (l’appartement|le nouvel appartement|la maison) de (mon fils|ma fille) | (mon fils|ma fille) nous a invités à manger chez (lui|elle) (pour la première fois)?
> (mon fils|ma fille) vient d’emménager (avec sa copine|avec son copain)? | (mon fils|ma fille) s’installe avec (sa copine|son copain) | j’ai aidé (ma fille|mon fils) à s’installer
Être l’invité chez son propre enfant, avec ses fourchettes à soi dans le tiroir : c’est un joli vertige. C’est comment, là-bas ?
Des cartons, trois étages, et un canapé qui ne passe pas dans l’escalier : la vie adulte commence comme ça. Le dos a tenu ?
On pose une étagère, et c’est une façon de rester un peu sur le mur.
oui: Alors il ne reste qu’à admirer, avec un verre à la main.
non: Tout ça se paie le lendemain matin, en descendant du lit.
sinon: C’est un nouveau chez-soi, et on y a déjà laissé une trace.

> (mon fils|ma fille|mon petit-fils|ma petite-fille) m’a (offert|installé|acheté|donné) un téléphone | mon fils m’a (offert|installé|acheté|donné) un (téléphone|ordinateur|truc|tablette) | (mon fils|ma fille|mon petit-fils|ma petite-fille) m’apprend à (me servir|utiliser) (du téléphone|de l’ordinateur|internet|de la tablette|whatsapp) | (mon petit-fils|ma petite-fille|mon fils|ma fille) m’explique (le téléphone|l’ordinateur|internet) (trop vite)? | (mon fils|ma fille|mon petit-fils|ma petite-fille) s’énerve (quand je comprends pas|avec mon téléphone) | j’ai (appris à faire|fait) (une visio|un appel vidéo) avec (mes enfants|mon petit-fils|ma petite-fille|mes petits-enfants) | j’ai vu (mes petits-enfants|mon fils|ma fille) (en visio|sur l’écran)
> (ma fille|mon fils|mon petit-fils) m’a installé (whatsapp|internet|une application) (sur mon téléphone)? | (ma petite-fille|mon petit-fils) m’a (montré|expliqué) comment marche (le téléphone|la tablette|whatsapp)
> (mon petit-fils|ma petite-fille|mon fils) m’a montré comment (faire une visio|on fait une visio|faire un appel vidéo)
Ça va trop vite, il y a trois boutons, et le professeur soupire. C’est bien de la famille. Ça marche, maintenant ?
On leur a appris la cuillère, ils nous apprennent la visio : c’est un échange équitable. C’est quoi, le plus difficile ?
Un visage aimé, un peu flou, filmé par le menton : c’est tout de même une merveille.
oui: Alors la technique n’a qu’à bien se tenir.
non: Ça viendra au moment où personne ne regarde.
sinon: Bientôt, c’est à {toi|vous} que le reste de la famille demandera de l’aide.

> (ma fille|mon fils|mes enfants|ma belle-fille) me prend pour une (nounou|baby-sitter|garderie|bonne) | je garde (les|mes) petits-enfants (tous les jours|toute la semaine|tous les mercredis) et (je fatigue|je suis crevée|j’en peux plus|c’est trop) | (ma fille|mon fils|ma belle-fille) (me laisse|me dépose|m’amène) (les|ses) petits | ma fille (me laisse|me dépose|m’amène) (les|ses) petits (sans prévenir|tout le temps|sans demander) | j’ose pas dire non à (ma fille|mon fils) pour (garder les petits|les petits|garder les enfants) | (ma fille|mon fils) trouve normal que je garde (les petits|ses enfants) | j’ai dit non pour garder (les petits|mes petits-enfants) | je suis plus toute jeune pour courir après les petits | garder mes petits-enfants m’épuise
On les adore, et à seize heures on compte les minutes : les deux tiennent dans le même tablier. Ça fait combien de jours par semaine ?
Ce qui était un plaisir est devenu un planning, sans que personne ne pose la question. {Tu as|Vous avez} pu le dire ?
Il y a des mamies et des papis à plein temps, et la retraite n’était pas prévue pour ça.
oui: Dire ça, ce n’est retirer aucun baiser à personne.
non: C’est difficile à dire, justement parce qu’il y a de l’amour dedans.
sinon: Aimer ses petits-enfants et vouloir s’asseoir, c’est compatible.

> (mon petit-fils|ma petite-fille) (a eu|a réussi|passe) (son bac|son permis|son diplôme) | (mon petit-fils|ma petite-fille) (est grand|est grande|me dépasse|est un homme|est une jeune femme) maintenant | (mon petit-fils|ma petite-fille) (a un copain|a une copine|est amoureux|est amoureuse|m’a présenté sa copine|m’a présenté son copain) | (mes petits-enfants|mon petit-fils|ma petite-fille) (grandissent|grandit) (trop vite|vite) | (mon petit-fils|ma petite-fille) (ne vient plus|vient moins|m’appelle jamais|ne me raconte plus rien) (depuis le collège|depuis que c’est un ado)? | (mon petit-fils|ma petite-fille) (fait ses études|étudie) (près de chez moi|loin|à paris|à l’étranger)
> mon petit-fils est devenu un (jeune)? homme | ma petite-fille est devenue une (jeune)? femme
Ça tenait sur un bras, et maintenant ça se penche pour faire la bise. Ça reste proche, malgré l’âge ?
On garde un dessin sur le frigo, et celui qui l’a fait a un permis et des secrets. Ça fait quoi ?
Les petits-enfants grandissent par saccades, entre deux gâteaux.
oui: Voilà une chance : il y a des choses qu’on ne confie qu’à cette génération-là.
non: À cet âge, on s’éloigne de tout le monde, et on revient par la cuisine.
sinon: Il reste toujours quelque chose du petit qui trichait aux cartes.

> (ma fille|mon fils) m’appelle pour (une recette|des recettes|ma recette|savoir comment faire) | (ma fille|mon fils) m’a demandé (la recette|ma recette|mon avis|un conseil|de l’aide) (du gratin|du bœuf|des crêpes)? | (ma fille|mon fils) cuisine (comme moi|mieux que moi|ma recette) | (ma fille|mon fils) m’a (invité|emmené) (au restaurant|à manger|en week-end|au théâtre|au spa) | (mon fils|ma fille) m’a (offert|envoyé|fait livrer) (des fleurs|un cadeau|un voyage|un bouquet) | (mon fils|ma fille|mes enfants) m’(ont|a) fait une (belle)? surprise | (mon fils|ma fille) m’a dit (merci|qu’il était fier de moi|qu’elle était fière de moi|que j’étais une bonne mère|que j’étais un bon père)
> (ma fille|mon fils) m’a appelé (pour une recette|pour ma recette|pour la recette du gratin)
Un jour, ça revient : une question, un bouquet, un merci qui avait pris vingt ans d’élan. C’était inattendu ?
Voilà la preuve que tout n’entrait pas par une oreille pour sortir par l’autre. Qu’est-ce que ça a fait ?
On a semé des années de purée, et voilà ce qui pousse : un enfant attentionné.
oui: Ce sont les plus beaux cadeaux, ceux qui n’ont pas de date.
non: Alors c’est une habitude, et c’est encore mieux.
sinon: Je comprends que la soirée en soit toute changée.

> (j’appelle|je vois) (ma fille|mon fils|mes enfants) (le dimanche|une fois par semaine|tous les dimanches) | on s’appelle (en visio|par vidéo) (le dimanche|une fois par semaine|tous les dimanches) | (mon fils|ma fille) habite (à l’étranger|loin|au canada|à l’autre bout de la france|en australie) et il me manque | je vois (mon fils|ma fille) (une fois par an|deux fois par an|qu’à noël) | (mon fils|ma fille) (vient|arrive|rentre) (demain|ce week-end|pour les vacances|pour noël|la semaine prochaine) | mon fils (vient|arrive|rentre) (demain|ce week-end|pour les vacances|pour noël|la semaine prochaine) (je suis contente) | (mon fils|ma fille) est (reparti|repartie|rentré chez lui|rentrée chez elle) | j’ai (déposé|ramené|accompagné) (mon fils|ma fille) (à la gare|à l’aéroport) | (mon fils|ma fille) est venu me voir (ce week-end|aujourd’hui)? | ma fille est venue me voir (ce week-end|aujourd’hui)?
> (mon fils|ma fille) (repart|est reparti|est repartie) (demain|ce matin)? | j’ai accompagné (mon fils|ma fille) (à la gare|au train|à l’aéroport) | (mon fils|ma fille) a repris (le train|l’avion)
> mon fils repart demain | ma fille repart demain | mon fils vient de repartir | ma fille vient de repartir
> (ma fille|mon fils) habite (au canada|à l’étranger|en australie|à londres|à l’autre bout du monde) | on s’appelle en visio (le dimanche|avec ma fille|avec mon fils) | on se voit en visio avec (ma fille|mon fils|mes enfants)
Aimer quelqu’un qui vit loin, c’est vivre avec un calendrier au mur et un chargeur à la main. C’était comment, la dernière fois ?
Les retours et les départs, on les sent d’abord aux draps qu’on change.
On compte en dodos, comme les enfants, sauf que c’est l’enfant qui est grand. Et la prochaine fois est fixée ?
oui: Alors il y a un petit clou d’or planté quelque part dans le calendrier.
non: C’est le plus dur, l’absence sans date dessus.
sinon: La maison doit garder un peu de bruit pendant deux jours.
`
