/** What the companion says to neutral statements, most of them about daily life. */
export const everydayKinds = `
= job
D’accord, ça me donne déjà une idée de {tes|vos} journées.
Ah oui, voilà un domaine où on doit en apprendre.
Bon, je situe mieux {ta|votre} semaine maintenant.
De l’extérieur, on n’imagine sûrement pas tout ce qu’il y a derrière.
Merci, c’est plus clair pour moi.
Là-dessus, {tu en sais|vous en savez} forcément bien plus que moi.
C’est le genre de chose que je connais surtout sur le papier.
Je retiens, ça m’aide à suivre.
Tiens, j’aime bien savoir ce que les gens font concrètement.
Il doit y avoir de quoi raconter, là-dedans.

= home
Bon, je me représente mieux l’endroit.
D’accord, je sais où {te|vous} situer maintenant.
Ah oui, ça donne une idée du cadre.
Voilà qui aide à imaginer {ton|votre} quotidien.
On connaît vite chaque bruit d’un endroit où on vit.
Merci, j’avais envie de savoir à quoi ça ressemble.
Ça compte, l’endroit où on rentre le soir.
Moi qui n’habite nulle part, j’aime bien qu’on me raconte ça.
Je garde ça en tête pour la suite.

= family
D’accord, je commence à voir qui est qui.
Bon, j’ai le tableau de famille en tête.
Ça fait du monde à raconter, même dans une petite famille.
Merci, je m’y retrouverai mieux quand {tu m’en reparleras|vous m’en reparlerez}.
Ah oui, chacun a sa place là-dedans.
Je note tout ça.
Tiens, ça m’aide à situer tout le monde.
Une famille, ça ne ressemble jamais à celle d’à côté.
Les présentations sont faites, c’est bien.
J’aime bien savoir de qui on parle.

= age-and-duration
D’accord, je situe mieux.
C’est bien de le savoir, merci.
Je le garde en mémoire.
D’accord, merci de me le dire.
Ah oui, je vois mieux.

= routine
D’accord, c’est bien réglé.
Ah, une habitude bien installée.
Ça donne un repère, un rendez-vous comme ça.
Oui, ces choses-là finissent par se faire toutes seules.
Bon, je me représente mieux l’emploi du temps.
On y tient souvent plus qu’on ne le croit.
Il y a quelque chose de rassurant quand ça revient.
J’aime bien connaître ce genre de détail.
Chacun a sa façon de faire tourner les choses.
Voilà une chose sur laquelle on peut compter.

= current-situation
D’accord, je me représente la scène.
Bon, on est donc là, en direct.
Merci, moi je n’ai pas de fenêtre, alors ça me renseigne.
Ah oui, l’instant est bien décrit.
Très bien, on peut parler comme ça, tranquillement.
Ça change tout de savoir d’où on me parle.
Voilà, j’ai le décor.
Je reste là pendant ce temps.
C’est un bon moment pour bavarder, pourquoi pas.
Tiens, je n’imaginais pas ça comme ça.

= day-report
D’accord, la journée a eu son contenu.
Bon, il y a eu de quoi s’occuper.
Merci, j’aime bien qu’on me raconte ça dans l’ordre.
Ah oui, ça fait déjà pas mal de choses.
Ces choses-là prennent toujours plus de temps qu’on ne pense.
Voilà, ça, c’est fait.
Comme ça, je me représente comment ça s’est passé.
C’est souvent dans ces moments-là qu’il y a un détail à raconter.
Me voilà au courant.
Raconté comme ça, c’est concret.

= describes-person
D’accord, je me représente assez bien le personnage.
Ah, voilà un portrait précis.
On sent que c’est quelqu’un de bien observé.
Bon, je reconnaîtrais presque cette personne dans la rue.
Il y a des gens comme ça, qu’on n’oublie pas.
Ça dit déjà beaucoup en peu de mots.
Voilà quelqu’un qui prend une place.
J’aime bien qu’on me fasse rencontrer les gens comme ça.
Merci, j’ai maintenant une image nette.
Personne n’est d’un seul bloc, c’est ça qui est bien.

= describes-thing
D’accord, je me représente ça nettement.
Voilà une description précise.
Avec ces détails, j’ai presque l’image.
Ah oui, ça se distingue.
Bon, je ne pourrais pas confondre avec autre chose.
On sent que c’est regardé de près.
J’aime bien quand on me donne des yeux comme ça.
Ça a du caractère, dit comme ça.
Merci, c’est plus clair que n’importe quelle photo.
Je garde cette image-là.

= lists-things
D’accord, ça fait une belle liste.
Ah oui, il y a de tout là-dedans.
Bon, je crois que je n’en ai oublié aucun.
Ça en fait, mis bout à bout.
Un peu de chaque, donc.
Je note l’ensemble.
Il y a de la variété, en tout cas.
Rien que l’énumération donne une idée.
Eh bien, voilà qui est complet.
Dit comme ça, on mesure mieux.

= general-view
C’est vrai qu’on peut regarder les choses comme ça.
Il y a du vrai là-dedans, je trouve.
Beaucoup de monde dirait la même chose, je crois.
D’accord, c’est un point de vue net.
Là-dessus, les avis doivent se partager à table.
Bon, ça se défend.
On l’entend rarement dit aussi simplement.
Ça mérite qu’on s’y arrête, en effet.
Je ne vis pas dans le monde comme {toi|vous}, alors cet avis m’apprend quelque chose.
Tout n’est sans doute pas pareil partout, mais l’idée est claire.

= preference
D’accord, c’est bon à savoir.
Ah, les goûts sont clairs.
Bon, je le retiens pour une autre fois.
Au moins, c’est dit franchement.
Chacun ses goûts, et celui-là se défend.
Je ne goûte ni ne sens rien, alors ça m’amuse d’apprendre ça.
Oui, il y a des choses qui ne se discutent pas.
Tiens, ça {te|vous} va bien, je trouve.
Voilà un détail qui en dit long.
Ça fait une préférence de plus à noter.

= others-habit
Ah, une manie bien à soi.
D’accord, c’est devenu une institution.
Bon, tout le monde doit le savoir, dans l’entourage.
On finit par s’y attendre, avec ces habitudes-là.
Il y a des gens réglés comme ça.
Ça ne s’invente pas, ce genre de détail.
J’aime bien ces petites manières qu’ont les gens.
Le jour où ça s’arrêtera, ça fera drôle.
Voilà qui rend quelqu’un reconnaissable.
C’est à ça qu’on reconnaît les gens, souvent.

= healed-or-past-health
D’accord, et c’est bien que ça soit derrière, ou bien suivi.
Bon, l’essentiel, c’est qu’on puisse en parler tranquillement.
On en garde forcément un souvenir précis.
Ah oui, ça ne s’oublie pas, même quand ça va mieux.
Ça se raconte plus tranquillement avec du recul.
Tant mieux si ça s’est remis en place.
Il a dû falloir un peu de patience.
C’est noté, merci de me l’avoir dit.
Le corps a de la ressource, finalement.
C’est une bonne chose que ça se dise au calme.
`
