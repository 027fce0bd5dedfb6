/** What the companion says to statements about annoyances. */
export const annoyanceKinds = `
= work-annoyance
Ah, le boulot, ça peut vraiment gâcher une journée.
Il y a de quoi râler, franchement.
Et en plus il faut y retourner et garder son calme.
On comprend que {tu en aies|vous en ayez} assez.
Pas simple de rester aimable dans ces conditions.
Ça, au travail, c’est usant à la longue.
{Tu as|Vous avez} bien raison de le dire ici, au moins ça sort.
Là, moi aussi je trouverais ça pénible.
Drôle de façon de travailler, quand même.
Oui, ça agace, et c’est normal que ça agace.

= credit-taken
Ça, c’est injuste, il n’y a pas d’autre mot.
Le minimum, c’était un peu de reconnaissance.
Une mise à l’écart pareille, ça reste en travers.
On aurait au moins pu penser à {toi|vous}.
Il y a de quoi l’avoir mauvaise, vraiment.
Franchement, {tu méritais|vous méritiez} mieux que ça.
Et c’est d’autant plus vexant que les autres trouvent ça normal.
Pas très correct, tout ça.
{Tu n’as|Vous n’avez} pas à trouver ça normal.
Ce genre de chose, on ne l’oublie pas en cinq minutes.

= neighbour-annoyance
Chez soi, on voudrait avoir la paix, quand même.
Ah non, ça, à domicile, c’est pénible.
Le pire, c’est qu’on ne peut pas y échapper.
Il y a de quoi perdre patience.
{Tu as|Vous avez} de la patience, je trouve.
Ça finit par occuper toute la tête, ce genre d’histoire.
Vivre avec ça tous les jours, merci bien.
Un peu d’égards, ce ne serait pas du luxe.
Voilà typiquement ce qui pourrit l’ambiance d’un immeuble ou d’une rue.
Bon, là, je comprends que ça {t’|vous }énerve.

= family-quarrel
Ah, la famille, ça peut vite s’échauffer.
Avec les proches, ça touche toujours un peu plus.
Pas facile de rester calme dans ces cas-là.
Ça laisse un goût désagréable, ces histoires.
On ne choisit pas, et pourtant il faut faire avec.
Je comprends que ça reste en tête.
Il suffit parfois d’une bricole pour que tout ressorte.
Oui, là, il y avait de quoi s’agacer.
Entre gens qui s’aiment, on ne se ménage pas toujours.
Voilà une ambiance dont on se passerait bien.

= partner-annoyance
Vivre à deux, ça use parfois la patience.
Ça se comprend, que ça finisse par agacer.
Les petites choses répétées, c’est ce qui fatigue le plus.
Oui, on aimerait un peu plus d’attention.
Il y a des jours où on garderait bien l’appartement pour soi.
{Tu as|Vous avez} le droit de trouver ça pénible.
Ce n’est pas un drame, mais ça agace pour de bon.
Et à force de se taire, ça s’accumule.
Un petit effort ne ferait de mal à personne.
Bon, là, je suis de {ton|votre} côté.

= children-annoyance
Ah, ils ont l’art de pousser les gens à bout.
Il faut des nerfs solides, là.
On les aime, et pourtant on les mettrait bien sur pause.
Ça, c’est du sport, tous les jours.
{Tu n’as|Vous n’avez} pas beaucoup de répit, on dirait.
Oui, il y a des jours où ça dépasse tout.
Et répéter cent fois la même chose, ça use.
Je comprends que la patience s’épuise.
Rien que de l’écouter, ça paraît fatigant.
Franchement, rester calme avec ça, ce n’est pas rien.

= admin-annoyance
Ah, ce genre de chose rendrait fou n’importe qui.
Tant d’efforts pour un résultat pareil, merci bien.
Ils ont le don de compliquer ce qui devrait être simple.
Et jamais personne pour répondre franchement, évidemment.
{Tu as|Vous avez} bien de la patience avec ça.
Ça prend un temps fou, et on n’y est pour rien.
Face à ces gens ou à ces machines, on perd vite son calme.
Le pire, c’est de ne pas savoir quand ça va se débloquer.
Voilà de quoi s’énerver pour de bon.
Oui, il y a mieux comme façon d’occuper son temps.

= money-trouble
L’argent, ça met vite de mauvaise humeur.
Ah, ça fait mal au portefeuille, ça.
Compter comme ça, c’est fatigant à la longue.
On se passerait bien de ce genre de surprise.
Et les sommes, elles, n’attendent pas.
Il y a de quoi être en colère, là.
Pas évident d’en parler, en plus, quand il s’agit d’argent.
Ce n’est pas rien, quand même.
Franchement, ça tombe toujours mal.
Oui, ça reste sur l’estomac, une affaire pareille.

= small-misfortune
Oh non, pas de chance.
Zut, voilà bien le genre de chose dont on se passerait.
Ça n’arrive jamais au bon moment, en plus.
Bon, c’est rageant, il faut le dire.
Un petit rien, et la journée prend un autre tour.
Aïe, {tu as dû|vous avez dû} râler un bon coup.
Ce sont des choses qui arrivent, mais c’est pénible quand même.
Mince alors, quelle guigne.
Évidemment, c’est tombé sur {toi|vous}.
Rien de grave peut-être, mais ça agace.

= fed-up
{Tu as|Vous avez} fait le tour, on dirait.
Ça finit par peser, quand plus rien ne change.
Oui, l’ennui, c’est fatigant aussi.
On a parfois juste envie que ça bouge un peu.
Au moins, c’est dit clairement.
Quand l’envie n’y est plus, chaque heure compte double.
Il y a de quoi saturer, à force.
Bon, là, {tu en as|vous en avez} vraiment assez.
Toujours la même chose, ça lasse n’importe qui.
Pas facile de se motiver dans ces conditions.

= friend-annoyance
Ah, d’un ami, on attend autre chose.
Ça vexe, même quand on n’a pas envie d’en faire une histoire.
Pas très élégant, tout ça.
On finit par se demander pourquoi on fait des efforts.
Oui, là, ça manque un peu d’égards.
{Tu as|Vous avez} eu de la patience, je trouve.
L’amitié, ça va dans les deux sens, normalement.
Je comprends que ça {te|vous} reste en travers.
Une fois, ça passe, mais il y a des limites.
Le temps des autres, ça compte aussi.

= lack-of-discipline
Bah, {tu n’es pas|vous n’êtes pas} un cas isolé.
Ça arrive aux gens les mieux organisés.
La bonne volonté, ça ne se commande pas.
Au moins, {tu le dis|vous le dites} franchement.
Le plus dur, c’est toujours les cinq premières minutes.
Oui, et plus on attend, moins on a envie.
On se promet toujours que demain sera le bon jour.
Rien de honteux là-dedans, c’est très courant.
Il suffit souvent d’un tout petit bout pour démarrer.
Bon, on a tous ses points faibles.

= reported-criticism
Ah, ce n’est pas très fin, ça.
Une phrase comme ça, on la garde un moment dans l’oreille.
Je comprends que ça {te|vous} soit resté en travers.
Il y avait d’autres façons de le dire.
Certaines personnes parlent avant de réfléchir.
Oui, ça fait mal, même dit en passant.
Quel manque de tact, franchement.
On pense à la bonne réponse deux heures après, en général.
Là, ça méritait bien une réplique.
Drôle de manière de parler aux gens.

= bad-day
Eh bien, quelle série.
Tout à la fois, il faut le faire.
Il y a des jours où il vaudrait mieux rester couché.
Là, ça fait vraiment beaucoup pour une seule personne.
Bon, on va espérer que le compte est bon.
Chaque chose à part, ça irait, mais tout ensemble, non.
{Tu as|Vous avez} bien mérité que ça s’arrête.
Vraiment pas de veine, du début à la fin.
Oh là là, ça s’enchaîne.
Après ça, n’importe qui serait à cran.
`
