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
Qu’est-ce qui {te|vous} manque le plus dans ces moments-là ?
À quelle heure ça devient le plus long ?
Avec qui {tu aimerais|vous aimeriez} passer un moment comme ça ?
Comment {tu t’occupes|vous vous occupez}, d’habitude, quand c’est comme ça ?
Ça fait longtemps que ça se passe de cette façon ?
Est-ce qu’il y a quelqu’un que {tu pourrais|vous pourriez} appeler dans ces cas-là ?
Il y a des jours où ça passe mieux que d’autres ?
{Tu mets|Vous mettez} un peu de musique ou la radio, pour faire une présence ?
Si quelqu’un sonnait à la porte, {tu voudrais|vous voudriez} que ce soit qui ?
La prochaine fois, qu’est-ce qui rendrait la chose un peu plus douce ?

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
Quel moment de la journée est le plus dur, depuis ?
Qu’est-ce qui {te|vous} reste en travers, dans cette histoire ?
À qui {tu as|vous avez} pu en parler ?
{Tu l’avais|Vous l’aviez} senti venir, ou pas du tout ?
Est-ce que vous êtes encore en contact ?
Il y a quelque chose qui aide un peu à tenir, en ce moment ?
De quoi {tu te passes|vous vous passez} le plus difficilement ?
Y a-t-il une chose que {tu aurais|vous auriez} voulu dire et que {tu n’as|vous n’avez} pas dite ?
Comment ça s’est dit, la fin ?
Avec le recul, {tu le comprends|vous le comprenez} comment ?

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
À quels moments ça se fait sentir le plus ?
Qu’est-ce que vous faisiez ensemble, d’habitude ?
La prochaine fois que vous vous voyez, c’est pour quand ?
Comment vous restez en contact ?
Si {tu pouvais|vous pouviez} passer une heure ensemble, là, {tu ferais|vous feriez} quoi ?
Qu’est-ce qui {te|vous} manque en premier, la voix, les repas, les discussions ?
Est-ce que {tu le dis|vous le dites}, que ça {te|vous} manque ?
Depuis combien de temps c’est comme ça ?
{Tu me racontes|Vous me racontez} un bon souvenir ensemble ?
Quelle nouvelle {tu voudrais|vous voudriez} donner, si c’était possible maintenant ?

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
{Tu veux|Vous voulez} me dire quelle personne c’était ?
Qu’est-ce que vous aimiez faire ensemble ?
Qui est près de {toi|vous} en ce moment ?
Quel souvenir {te|vous} revient le plus, ces jours-ci ?
Comment {tu passes|vous passez} les journées, depuis ?
Est-ce que {tu arrives|vous arrivez} à dormir et à manger à peu près ?
C’est quoi le moment le plus difficile, en ce moment ?
Y a-t-il un objet ou une photo que {tu gardes|vous gardez} près de {toi|vous} ?
De quoi {tu aurais|vous auriez} besoin, là, tout de suite ?
S’il fallait retenir une chose de cette personne, ce serait quoi ?

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
Quel souvenir {te|vous} revient en premier ?
Qu’est-ce que {tu tiens|vous tenez} de cette personne ?
À quelles occasions {tu y penses|vous y pensez} le plus ?
Comment {tu la décrirais|vous la décririez}, cette personne, à quelqu’un qui ne l’a pas connue ?
{Tu as|Vous avez} gardé un objet, une photo ?
Quelle phrase ou quelle manie {te|vous} fait encore sourire ?
Est-ce que vous en parlez encore, en famille ou entre amis ?
Dans {ta|votre} vie d’aujourd’hui, {tu aurais|vous auriez} aimé lui montrer quoi ?
Que dirait cette personne, si elle {te|vous} voyait maintenant ?
{Tu avais|Vous aviez} quel âge, à ce moment-là ?

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
{Tu me racontes|Vous me racontez} ses petites manies ?
Comment cet animal est arrivé chez {toi|vous} ?
Quel est {ton|votre} meilleur souvenir ensemble ?
Son nom, il vient d’où ?
Qu’est-ce qui change le plus dans la maison ?
Qui d’autre y est attaché ?
{Tu as|Vous avez} des photos que {tu regardes|vous regardez} encore ?
Quelle bêtise {te|vous} fait encore rire ?
Plutôt caresses, jeux ou gamelle, comme caractère ?
Comment {tu vis|vous vivez} ça, ces temps-ci ?

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
Qu’est-ce que {tu espérais|vous espériez}, au fond ?
En face, est-ce qu’on se rend compte de {ta|votre} déception ?
C’est la première fois, ou il y avait déjà eu des signes ?
Qu’est-ce qui a fait le plus mal dans tout ça ?
Comment {tu as|vous avez} réagi sur le moment ?
Si {tu pouvais|vous pouviez} lui dire une seule chose, ce serait quoi ?
La confiance peut revenir, d’après {toi|vous} ?
{Tu vois|Vous voyez} une explication, ou pas du tout ?
Il faudrait quoi pour réparer un peu la chose ?
Sur qui {tu peux|vous pouvez} vraiment compter, à côté de ça ?

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
Comment ça va, ces derniers jours ?
Que disent les médecins ou les soignants ?
{Tu peux|Vous pouvez} y aller souvent ?
Qui se relaie, dans la famille ou parmi les proches ?
Qu’est-ce qui lui fait encore plaisir ?
De quoi vous parlez, quand vous êtes ensemble ?
Et {toi|vous}, qui s’occupe un peu de {toi|vous} ?
Le plus difficile pour {toi|vous}, dans cette situation, c’est quoi ?
Depuis quand ça dure ?
Y a-t-il des moments où {tu arrives|vous arrivez} à souffler ?

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
Ça {t’|vous }a pris quand, ce coup de gris ?
Qu’est-ce qui, d’habitude, {te|vous} remonte un peu ?
Il y a une petite chose, même minuscule, qui a été agréable ces jours-ci ?
C’est plutôt de la fatigue, de l’ennui ou de la tristesse ?
{Tu as|Vous avez} mis le nez dehors aujourd’hui ?
À quel moment de la journée c’est le plus marqué ?
{Tu sais|Vous savez} d’où ça vient, ou ça flotte comme ça ?
Qui arrive à {te|vous} changer les idées ?
Si rien n’était obligatoire, là, {tu ferais|vous feriez} quoi ?
Qu’est-ce qui {te|vous} faisait envie il y a quelque temps ?

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
Qu’est-ce qui a coincé, d’après {toi|vous} ?
Comment {tu l’as|vous l’avez} appris ?
Est-ce qu’une nouvelle tentative est possible ?
Malgré tout, qu’est-ce qui avait bien marché ?
Qui est au courant, autour de {toi|vous} ?
Qu’est-ce que {tu ferais|vous feriez} autrement ?
Le plus dur à avaler, là-dedans, c’est quoi ?
{Tu as|Vous avez} déjà une petite idée de la suite ?
Combien de temps {tu y avais|vous y aviez} consacré ?
De quoi {tu aurais|vous auriez} besoin maintenant pour souffler un peu ?

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
Comment c’est venu, cette coupure ?
Est-ce que {tu aimerais|vous aimeriez} renouer, ou pas du tout ?
C’était comment entre vous, avant ?
Quand est-ce que {tu y penses|vous y pensez} le plus ?
Qui pourrait faire l’intermédiaire, s’il en fallait un ?
Si cette personne appelait demain, {tu répondrais|vous répondriez} quoi ?
Qu’est-ce qu’il faudrait pour que vous vous reparliez ?
Qu’est-ce qui {te|vous} retient de faire signe ?
Qu’est-ce que {tu regrettes|vous regrettez}, dans tout ça ?
Les autres, autour, ils en disent quoi ?

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
Qu’est-ce qui {te|vous} manque le plus de la vie d’avant ?
À quoi ressemble une journée, maintenant ?
Depuis quand c’est comme ça ?
Quel moment de la journée {te|vous} paraît le plus long ?
Il y a une chose que {tu as|vous avez} toujours remise à plus tard ?
Qu’est-ce que {tu sais|vous savez} faire, que {tu pourrais|vous pourriez} apprendre à d’autres ?
{Tu vois|Vous voyez} encore des gens de cette époque ?
Y a-t-il une association ou un club qui {te|vous} tenterait ?
Le matin, qu’est-ce qui {te|vous} donne envie de commencer la journée ?
De quoi {tu aurais|vous auriez} envie pour demain, une seule petite chose ?

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
Comment {tu l’as|vous l’avez} appris ou remarqué ?
Qu’est-ce qui {te|vous} blesse le plus là-dedans ?
Qu’est-ce que {tu aurais|vous auriez} voulu à la place ?
{Tu en as|Vous en avez} parlé à quelqu’un ?
Est-ce que c’est déjà arrivé, ce genre de chose ?
Quand ça remonte, {tu fais|vous faites} comment ?
Il faudrait quoi pour que ça prenne moins de place ?
D’après {toi|vous}, les autres s’en rendent compte ?
Y a-t-il une chose que {tu n’as pas|vous n’avez pas} osé dire ?
Où est-ce que {tu te sens|vous vous sentez} vraiment à {ta|votre} place, à côté de ça ?

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
À quoi {tu pensais|vous pensiez}, à ce moment-là ?
Qu’est-ce qui remue le plus, dans tout ça ?
Ça {t’|vous }arrive souvent ?
Comment {tu te sentais|vous vous sentiez}, juste après ?
Ça {te|vous} rappelle quelqu’un ou quelque chose ?
Quelqu’un était là, à ce moment ?
{Tu as|Vous avez} une idée d’où ça vient ?
Est-ce que ça a fait du bien, finalement ?
C’est quel détail, exactement, qui a tout déclenché ?
{Tu en as|Vous en avez} parlé à quelqu’un depuis ?
`
