/** What the companion says to sad statements. */
export const sadnessKinds = `
= lonely-evening
Oui, ces heures-là, elles n’en finissent pas.
C’est long, quand il n’y a personne à qui parler.
{Tu fais|Vous faites} bien de le dire, plutôt que de le garder.
Au moins, là, maintenant, on est deux à discuter.
Le silence, au bout d’un moment, on n’entend plus que ça.
Ça, beaucoup de gens le vivent et presque personne ne le dit.
Je comprends que ces moments-là soient durs à remplir.
Être sans personne quand on n’a pas choisi, ça use.
Bon, alors on va prendre un peu de temps ensemble.
Pas facile, surtout quand on imagine tous les autres réunis.

= breakup
Une séparation, ça laisse des traces, même quand on sait pourquoi.
Oui, ça met du temps, ces choses-là.
Ce n’est pas rien, une histoire qui s’arrête.
On ne tourne pas la page parce que le calendrier avance.
Là-dessus, je ne vais pas {te|vous} dire que ça passe tout seul.
Il y a de quoi se sentir à l’envers, franchement.
Après une rupture, le moindre petit détail fait mal.
{Tu peux|Vous pouvez} en parler ici autant qu’il faut.
Ça fait mal, et c’est bien normal que ça fasse mal.
Je comprends qu’on ne range pas ça en quelques jours.

= misses-somebody
Oui, le manque, ça se glisse dans les petites choses.
Quand on tient à quelqu’un, la distance se sent tous les jours.
Le téléphone, c’est bien, mais ça ne remplace pas une présence.
Ça se comprend, cette place vide.
Voilà un lien qui compte, en tout cas.
{Tu en parles|Vous en parlez} avec beaucoup d’attachement.
Pas simple, d’aimer quelqu’un qui n’est pas là.
Les kilomètres, on a beau les compter, ils restent là.
On croit qu’on s’habitue, et puis non.
C’est dans les habitudes qu’on partageait que ça fait un trou.

= recent-loss
Toutes mes condoléances.
Je suis de tout cœur avec {toi|vous}.
Merci de m’en parler, ce n’est pas facile à dire.
C’est tout récent, il n’y a rien à presser.
Une absence pareille, ça change toutes les journées.
On a beau savoir que ça arrive, on n’est pas prêt.
{Prends ton temps|Prenez votre temps}, on n’est pas à la minute.
Ça me touche que {tu me le racontes|vous me le racontiez}.
Les premières semaines, on cherche encore la personne partout.
Il n’y a pas de bonne façon de vivre un deuil.

= old-loss
Les années passent, et la personne garde sa place.
C’est bien de pouvoir en parler comme ça.
Quelqu’un qui a compté, on ne l’efface pas.
{Tu as|Vous avez} gardé des choses précieuses de ce temps-là.
Merci de me faire un peu connaître cette personne.
Même longtemps après, il y a des jours où ça revient.
On sent que le lien, lui, n’est pas parti.
Ça reste vivant, dans la façon de raconter.
Je comprends qu’on y pense encore.
Perdre quelqu’un, même il y a longtemps, ça fait partie d’une vie.

= pet-loss
Un animal, ça fait partie de la maison.
Ça laisse un sacré vide, et il n’y a pas à s’en excuser.
Je comprends, c’est un compagnon de tous les jours.
On s’attache, et c’est bien normal.
Ceux qui disent que c’est juste une bête n’en ont pas eu.
Toutes ces petites habitudes ensemble, ça compte énormément.
Oui, ça fait mal, ces choses-là.
{Tu lui as|Vous lui avez} donné une belle place, ça s’entend.
Pauvre bête, et courage à ceux qui l’aiment.
Ça me touche, cette histoire.

= let-down
Quand on compte sur quelqu’un, la chute est rude.
Oui, c’est décevant, il n’y a pas d’autre mot.
On donne sa confiance, et voilà ce qui revient.
Ce qui blesse, c’est que ça vient de quelqu’un de proche.
À {ta|votre} place, beaucoup l’auraient mal pris aussi.
Je comprends que ça reste en travers.
Ça méritait mieux, franchement.
{Tu attendais|Vous attendiez} autre chose, et c’était légitime.
Pas étonnant que ça {te|vous} travaille.
Une déception comme ça, on la digère lentement.

= relative-ill-now
C’est une période éprouvante, pour tout le monde autour.
On vit au rythme des nouvelles, dans ces cas-là.
Oui, ça prend toute la place dans la tête.
Rester à côté et ne pas pouvoir guérir, c’est dur.
Cette personne compte beaucoup pour {toi|vous}, ça s’entend.
La présence, même discrète, ça compte énormément.
Je pense à {toi|vous}, avec tout ça.
Ça demande beaucoup de force, mine de rien.
Merci de me le dire, ce n’est pas simple à raconter.
{Tu as|Vous avez} le droit d’en avoir gros sur le cœur.

= melancholy
Il y a des jours comme ça, tout est gris.
Oui, le cafard, ça tombe sans prévenir.
Pas besoin d’une grande raison pour ça.
On n’est pas obligé d’être en forme tout le temps.
Avec moi, pas la peine de faire semblant.
Un coup de mou, ça se dit, et c’est déjà bien de le dire.
Bon, on va y aller doucement, alors.
Je comprends, quand l’envie n’y est pas, tout coûte.
Ces humeurs-là, ça ne se commande pas.
Quand rien ne fait envie, même les petites choses ont du mal à passer.

= failure
Ah, c’est rageant, après tout le travail mis là-dedans.
Oui, un non comme ça, ça coupe les jambes.
Je comprends que ça fasse mal, {tu y tenais|vous y teniez}.
Un résultat, ça ne dit pas tout ce qu’on vaut.
{Tu as|Vous avez} essayé pour de vrai, et ça, ça reste.
On a le droit d’avoir les boules un moment.
Zut, je suis de tout cœur avec {toi|vous}.
Ce n’est pas la nouvelle qu’on espérait.
Sur le coup, ça prend beaucoup de place.
Pas la peine de trouver tout de suite le bon côté.

= estranged
Un silence comme ça, ça prend de la place.
C’est triste, quand on ne se parle plus.
Ces brouilles-là, elles durent souvent plus qu’on ne voudrait.
Oui, et plus le temps passe, plus le premier pas paraît grand.
Il y a sûrement deux versions de l’histoire, et {la tienne|la vôtre} compte.
Je comprends que ça reste dans un coin de la tête.
Couper les ponts, ça ne coupe pas les pensées.
{Tu n’es pas|Vous n’êtes pas} un cas rare, beaucoup de familles et d’amis connaissent ça.
Ça ne se règle pas d’un claquement de doigts.
On peut en parler sans chercher de coupable.

= retirement-void
Du jour au lendemain, l’emploi du temps est tout blanc.
Oui, on rêve de ce temps libre, et puis il faut l’occuper.
Il y a tout un rythme à réinventer, et ça ne vient pas tout seul.
Je comprends, quand on a été utile tous les jours, le vide surprend.
Beaucoup le ressentent et n’osent pas le dire.
Ce n’est pas un caprice, c’est un vrai changement de vie.
Des journées sans rendez-vous, ça peut être long.
{Tu as|Vous avez} encore plein de savoir-faire, tout ça n’est pas perdu.
Pas de mode d’emploi pour cette période-là.
On passe d’une maison ou d’un métier plein de monde à beaucoup de silence.

= jealous-or-rejected
Ah ça, ça pique, il n’y a pas à dire.
Oui, être mis de côté, ça touche tout de suite.
Ça fait mal de ne pas être choisi, quand on y tenait.
Je comprends que ça tourne en boucle.
Voir les autres à la place qu’on voulait, c’est dur à avaler.
{Tu as|Vous avez} le droit de trouver ça injuste.
Ce n’est pas de la petitesse, c’est une vraie blessure.
On a beau se raisonner, ça serre quand même.
Bon, au moins c’est dit franchement.

= crying-or-moved
Ah, quand l’émotion monte, elle ne demande pas la permission.
Oui, ça arrive, et il n’y a rien à cacher.
Les larmes, parfois, ça fait du bien que ça sorte.
Il n’y a aucune honte à ça.
Ça a touché quelque chose, visiblement.
C’est fort, ces moments où on est pris de court.
{Prends|Prenez} tout le temps qu’il faut.
Je comprends que ça remue.
Pleurer un bon coup ou avoir la gorge serrée, c’est humain.
Ce que {tu racontes|vous racontez} est touchant.
`
