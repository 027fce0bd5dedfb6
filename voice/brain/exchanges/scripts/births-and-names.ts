/** Births in the family, babies, first names, godparents and resemblances. */
export const birthsAndNames = `
> (ma sœur|ma cousine|ma belle-sœur|ma nièce|ma meilleure amie|ma copine|ma collègue) a accouché | ma sœur a accouché (cette nuit|ce matin|la semaine dernière|d’une petite fille|d’un petit garçon) | (ma sœur|ma belle-sœur|ma cousine) vient d’accoucher | (ma sœur|mon frère|ma cousine) a eu (un bébé|son bébé|une petite fille|un petit garçon|des jumeaux) | le bébé de (ma sœur|mon frère|ma cousine|ma meilleure amie) est (né|arrivé) | ça y est (ma sœur|ma belle-sœur) a accouché | (mon neveu|ma nièce) est (né|née) | on a eu une naissance dans la famille | y a eu une naissance chez (mon frère|ma sœur)
> ma sœur a accouché hier d’une petite fille | mon frère est papa d’une petite fille | (ma sœur|ma cousine|mon amie) est maman (depuis hier)? | on a un bébé dans la famille depuis hier
> (ma cousine|ma sœur|ma belle-sœur|mon amie) vient d’avoir (un petit garçon|une petite fille|un bébé|son bébé)
Une naissance dans le cercle ! Il y a une personne de plus sur la photo, et elle dort déjà les poings fermés. Comment s’appelle ce bébé ?
Un bébé tout neuf dans la famille, ça change le nom de tout le monde d’un coup. La première rencontre est déjà faite ?
Félicitations à toute la maisonnée, et une pensée pour la maman, qui a fait le plus gros. Comment ça s’est passé ?
oui: Et qu’est-ce qui a frappé en premier : les mains minuscules, ou le sérieux du regard ?
non: Alors il reste le plus beau à venir. Avec un premier regard qu’on n’oublie pas.
sinon: C’est noté, avec un petit ruban autour.

après: ma sœur a accouché | ma cousine a accouché | mon frère a eu un bébé | ma femme a accouché | je suis tata depuis hier | mon neveu est né | ma belle-sœur a accouché | ma meilleure amie a accouché

> (elle|la petite) s’appelle (louise|jade|emma|gabriel|raphaël|malo|lina)? | (ils l’ont|elle l’a|on l’a) appelé (rose|louis|léo|alba)? | son prénom c’est (louise|arthur|alma|nino)? | (elle|il) a pas encore de prénom | c’est une petite (louise|rose|jeanne)
> elle s’appelle | il s’appelle | ils l’ont appelé | ils l’ont appelée
Un prénom tout neuf, qui va être crié dans des escaliers et brodé sur des serviettes. Il plaît à tout le monde ?
Joli. Il va falloir s’y habituer, et dans un mois on ne pourra plus en imaginer un autre.
oui: L’unanimité sur un prénom, dans une famille, c’est presque un miracle.
non: Il y a toujours une grand-tante pour demander comment ça s’écrit.
sinon: De toute façon, le bébé, lui, répondra d’abord à la voix.

> (tout|ça) s’est (bien|très bien|super bien) passé | la maman (et le bébé)? (va|vont) bien | (elle|ils) (va|vont) bien (toutes les deux|tous les deux)? | (il|elle) (pèse|fait) (trois kilos|trois kilos deux|quatre kilos) | tout le monde va bien
Voilà la seule nouvelle qui compte vraiment. Le reste, c’est du ruban. Et {toi|vous}, l’émotion est redescendue ?
Ouf. On peut donc se réjouir sans arrière-pensée, et compter les doigts de pied.
oui: Elle remontera à la première photo où le bébé bâille.
non: Rien ne presse, ça peut durer une semaine, ces choses-là.
sinon: C’est bien, qu’il y ait ça à raconter ce soir.

> (je vais|on va) (la|le|les) voir | j’ai pas encore vu (le bébé|la petite|le petit) | je l’ai (vu|vue) (qu’en photo|qu’en visio)? | je peux pas y aller avant (noël|un mois) | (elle|ils) habite loin je (l’ai|la) verrai (plus tard|à noël)
On y va pour dix minutes et on y reste deux heures à regarder quelqu’un dormir. Un petit cadeau est prévu ?
En photo, tous les bébés ont l’air fâchés. En vrai, ils ont une odeur, et tout change.
oui: Parfait. Et un plat tout prêt pour les parents, ça, c’est de l’or.
non: Des bras libres pendant une douche, c’est déjà un cadeau de luxe.
sinon: Ça fera un souvenir de plus, et celui-là tient dans les mains.

> (ça me|ça) fait (bizarre|quelque chose) (d’être tata|d’être tonton|de la voir maman)? | j’ai (pleuré|chialé) (comme un bébé|en le voyant|en la voyant) | je réalise pas | ça m’a (remué|remuée|ému|émue) | c’est (trop)? beau | je suis (content|contente|heureux|heureuse) pour (elle|eux|lui)
> ça me fait tout (bizarre) | ça fait (bizarre)
Ça remue parce que quelqu’un qu’on a connu petit tient maintenant plus petit encore. C’est de la joie, ou il y a un peu de vertige dedans ?
On croit aller voir un bébé, et c’est toute l’enfance qui remonte d’un coup.
sinon: Les deux se tiennent la main, souvent. Ça fait de belles larmes.

---

> je suis (tata|tonton|tante|oncle) (depuis hier|depuis ce matin|pour la première fois|pour la deuxième fois)? | je vais être (tata|tonton|tante|oncle) (pour la première fois)? | ça y est je suis (tata|tonton) | je deviens (tata|tonton) | (j’ai|on a) un petit neveu depuis (hier|dimanche) | j’ai une petite nièce depuis hier | c’est mon premier neveu | c’est ma première nièce
> ma première nièce est née | mon premier neveu est né | mon (petit)? neveu est né (hier)? | ma (petite)? nièce est née (hier)? | je suis (tata|tonton) d’un petit garçon | je suis (tata|tonton) d’une petite fille
Promotion immédiate, sans examen ! Le rôle consiste à gâter, à faire rire, et à rendre l’enfant juste avant les pleurs. Ça fait quel effet ?
Toutes les bêtises autorisées et aucune lessive : c’est la meilleure place de la famille.
C’est un titre à vie, ça. Et le surnom officiel, il est déjà choisi ?
sinon: Le métier s’apprend vite. Il suffit d’avoir des poches avec quelque chose dedans.

> j’ai tenu (le bébé|le petit|la petite|mon neveu|ma nièce|ma petite-fille) dans (les|mes) bras | j’ai (porté|bercé|câliné) (le bébé|le petit) (de ma sœur|de mon frère|de ma cousine)? | on m’a mis le bébé dans les bras | (le bébé|il|elle) s’est (endormi|endormie) (sur moi|dans mes bras) | j’osais pas (le|la) prendre dans (mes|les) bras (tellement c’est petit)? | j’ai donné le biberon à (mon neveu|ma nièce|la petite|mon petit-fils) | (le bébé|la petite|le petit) m’a (serré|attrapé|tenu) le doigt | je suis (allé|allée) voir le bébé (de ma sœur|de mon frère|de mon amie)?
> j’ai (pris|eu) (le bébé|mon neveu|ma nièce) dans (mes|les) bras | j’ai pris le bébé de (ma sœur|mon frère) dans mes bras | mon (petit)? neveu s’est endormi dans mes bras | ma (petite)? nièce s’est endormie dans mes bras | j’ai rencontré (mon neveu|ma nièce|le bébé) pour la première fois
Ça ne pèse presque rien, et pourtant on n’ose plus bouger d’un millimètre. Ça a duré longtemps ?
Il n’y a rien de plus calme qu’un bébé qui a décidé que ces bras-là faisaient l’affaire.
Trois kilos de confiance absolue, posés là. Et au moment de le rendre, ça coûtait un peu ?
oui: Le temps ne se mesure plus pareil, avec quelqu’un qui dort contre soi.
non: C’est court et ça suffit : le bras s’en souvient toute la soirée.
sinon: Je comprends qu’on y repense ce soir.

> (mes parents|ma mère|mes beaux-parents|ils) ne parlent (que|plus que) (du bébé|du petit|de leur petit-fils|de leur petite-fille) | y en a (plus)? que pour le bébé | tout tourne autour du bébé (de ma sœur|de mon frère)? | ma mère n’a d’yeux que pour (le petit|la petite|le bébé) | depuis que (ma sœur a accouché|le bébé est né|le bébé est là) (j’existe plus|on me voit plus|plus personne m’appelle) | le bébé a pris toute la place | mes parents sont (fous|gagas|complètement gagas) (du bébé|de leur petit-fils|du petit) | ma mère m’envoie (dix|vingt) photos du bébé par jour
> ça parle plus que du bébé chez (mes parents|nous) | on parle plus que du bébé (dans la famille)? | ils ont d’yeux que pour le bébé | mes parents n’ont d’yeux que pour (le bébé|leur petite-fille) | j’existe plus pour mes parents depuis le bébé
Le bébé règne, et tout le reste de la famille a disparu des informations. Ça amuse, ou ça pince un peu ?
On lui compte chaque rot comme un exploit, et à côté, une vraie semaine d’adulte n’intéresse personne. Qu’est-ce {que tu aurais|que vous auriez} voulu raconter ?
Quelques kilos, aucun diplôme, et déjà seul sujet de conversation. C’est un joli coup d’État.
oui: On peut aimer ce bébé et trouver qu’il prend toute l’antenne. Les deux sont vrais.
non: Alors c’est juste une famille en fête, avec un seul disque.
sinon: Ici, en tout cas, l’antenne est libre.

> (ma sœur|ma belle-sœur|ma cousine|ma nièce|ma meilleure amie|ma collègue|la femme de mon frère) est enceinte (de trois mois|de son deuxième)? | (ma sœur|ma cousine|mon frère|ma meilleure amie) (attend|va avoir) un (bébé|enfant|deuxième enfant) | (ma sœur|ma cousine|ma belle-sœur) nous a annoncé qu’elle était enceinte | (ma sœur|mon frère) (attend|attendent) des jumeaux | mon frère va être papa | toutes mes (copines|amies) (sont enceintes|tombent enceintes) | (ma sœur|mon amie|ma cousine) m’a annoncé sa grossesse | (ma sœur|ma belle-sœur) est encore enceinte
> mon frère et (sa femme|sa copine) (attendent un bébé|vont avoir un bébé|attendent des jumeaux) | (ma sœur|ma belle-sœur|ma copine) attend (un garçon|une fille) | mon frère nous a annoncé que sa femme est enceinte | on m’a annoncé une grossesse dans la famille
> (ma sœur|ma cousine|ma copine|ma meilleure amie) m’a (dit|annoncé) qu’elle (était|est) enceinte | j’ai appris que (ma sœur|ma cousine|ma belle-sœur) est enceinte
Voilà une nouvelle qui fait bouger toute la famille d’un cran. Comment l’annonce a été faite ?
Quelqu’un en route, donc. Ça réjouit, ou il y a un petit pincement avec ?
On va bientôt entendre parler de poussettes à tous les repas. C’est pour quand ?
oui: Ça se comprend. Les nouvelles des autres parlent toujours un peu de nous.
non: Alors c’est une belle attente, partagée à plusieurs.
sinon: Ça laisse le temps de s’y faire, et de tricoter, pour ceux qui savent.

> (ils ont|ma sœur a|mon frère a|mes cousins ont|ma fille a|mon fils a) (donné|choisi|mis) un prénom bizarre | ils ont (donné|choisi|mis) un prénom (bizarre|affreux|impossible|ridicule|imprononçable|moche) | ils ont (donné|choisi|mis) un prénom (bizarre|affreux|impossible|ridicule|imprononçable|moche) à leur bébé | ils ont (donné|choisi|mis) un prénom (bizarre|affreux|impossible|ridicule|imprononçable|moche) à leur bébé | ils ont donné un prénom (bizarre|affreux|impossible|ridicule|imprononçable|moche) (à leur bébé|à leur fils|à leur fille|au bébé|au petit) | j’aime pas le prénom (du bébé|de mon petit-fils|de ma petite-fille|de ma nièce|de mon neveu) | le prénom (du bébé|de leur fille|de leur fils) est (affreux|moche|ridicule|imprononçable) | je trouve le prénom de (mon petit-fils|ma petite-fille|ma nièce|mon neveu) (moche|bizarre|affreux) | j’arrive pas à me faire au prénom de (mon petit-fils|ma petite-fille|ma nièce) | avec un prénom pareil il va se faire charrier
> (mon frère|ma sœur|ma cousine) a choisi un prénom ridicule pour (sa fille|son fils|le bébé) | leur prénom de bébé est ridicule | il a un prénom (ridicule|bizarre|impossible) le petit
Ah, le sourire poli au-dessus du berceau, pendant qu’on essaie de le prononcer. C’est lequel, si ce n’est pas un secret d’État ?
On l’apprend, on grimace en dedans, et un jour l’enfant est devenu son prénom. Ça s’est vu, sur le visage ?
Il faudra tenir jusqu’à l’invention d’un surnom. En général, il arrive avant la première dent.
oui: Les parents fatigués ne remarquent rien, c’est une chance.
non: Belle maîtrise. Un peu de théâtre, et la paix des familles est sauve.
sinon: Je ne dirai rien. Mais je note l’audace des parents.

> (on lui|il|le bébé|ma nièce|mon fils|ma fille) (a donné|porte|a) le prénom de mon père | on lui (a donné|porte|a) le prénom de (mon père|ma mère|mon grand-père|ma grand-mère|mon frère) | ils ont (appelé|donné au bébé) (comme|le prénom de) (mon père|ma mère|mon grand-père|ma grand-mère) | je porte le prénom de (ma grand-mère|mon grand-père|mon oncle|ma tante) | j’ai jamais aimé mon prénom | j’aime pas mon prénom | on m’a donné le prénom (d’un mort|de mon oncle mort|de ma grand-mère) | personne (dit|prononce|écrit) bien mon prénom | tout le monde écorche mon prénom
Un prénom, c’est un petit bagage qu’on reçoit sans l’avoir demandé. Il y a une histoire derrière celui-là ?
On peut le porter des années comme un manteau d’un autre, et un jour quelqu’un le dit bien, et il va.
Porter le nom de quelqu’un, le mal dire, le raccourcir : ça touche toujours un peu à la personne.
oui: Celle-là, je veux bien l’entendre depuis le début.
non: C’est peut-être mieux : la place reste libre pour la sienne.
sinon: Ça se garde, une chose pareille.

> (on|ma sœur|mon frère|ma cousine|ma meilleure amie|ma nièce) (m’a|m’ont) demandé d’être (la marraine|le parrain) | on (m’a|m’ont) demandé d’être (la marraine|le parrain) (de son fils|de sa fille|de leur bébé|du bébé) | je vais être (marraine|parrain) | je suis (marraine|parrain) | ils veulent que je sois (marraine|parrain) (du petit|de la petite)? | (ma sœur|mon frère|mon ami) m’a (choisi|choisie) comme (marraine|parrain) | (ma sœur|mon frère) m’a pas (choisi|choisie) comme (marraine|parrain) | c’est (ma cousine|mon frère|ma sœur) qui a été (choisie|choisi) comme (marraine|parrain) et pas moi
> (ma sœur|ma meilleure amie|mon frère) (veut|voudrait) que je sois (la marraine|le parrain) (de son fils|de sa fille|du bébé) | on m’a choisi pour être (parrain|marraine) | j’ai accepté d’être (parrain|marraine)
> on m’a demandé d’être (marraine|parrain) et ça me touche | être (marraine|parrain) ça me (touche|fait peur)
Ce rôle-là, ça dit à qui on confierait un enfant les yeux fermés. Ça se choisit avec le cœur. Comment c’est reçu, de {ton|votre} côté ?
Être là à côté des parents, avec une autre voix : un enfant s’en souvient longtemps.
Marraine ou parrain, ça ne se voit pas tous les jours, mais ça compte toute la vie. La cérémonie est prévue ?
oui: Alors il y aura une belle photo un peu raide devant une porte.
non: Rien ne presse. Le lien, lui, n’attend pas la date.
sinon: Je comprends. Ces choix-là disent beaucoup, dans les deux sens.

> (c’est|y a|on a|je vais à|on va à) le baptême (dimanche|samedi|ce week-end|demain|de mon neveu|de ma nièce|de mon filleul)? | on (baptise|fait baptiser) (le petit|la petite|notre fils|notre fille|ma nièce) | on prépare le baptême (de notre fils|de notre fille|du petit|de la petite) | j’étais au baptême de (ma nièce|mon neveu|mon filleul|mon petit-fils) | mes (parents|beaux-parents) veulent qu’on baptise (le bébé|le petit|la petite) | on veut pas le baptiser et (ma mère|ma belle-mère) (râle|le prend mal) | c’est la communion de (mon fils|ma fille|ma nièce|mon neveu|mon filleul)
> (dimanche)? on va (au|à un) baptême (du petit|de la petite|dimanche)? | je vais (au|à un) baptême
Dragées, cravates, et un enfant qui dort ou qui hurle au mauvais moment : tout y est. Ça rassemble beaucoup de monde ?
Derrière la cérémonie, il y a souvent la vraie question : qui décide, dans la famille. Chez {toi|vous}, ça se passe en paix ?
Une journée à embrasser des gens qu’on ne voit qu’aux églises et aux buffets.
oui: Tant mieux. Et le buffet fera le reste.
non: Il y a des jours où même les dragées sont un sujet sensible.
sinon: L’essentiel, c’est que le petit héros du jour ait bien dormi.

> j’ai vu (ma filleule|mon filleul) | ma filleule (a eu|a fêté) ses (dix-huit ans|anniversaire|bac) | je vois (jamais|pas assez|plus) (ma filleule|mon filleul) | (ma filleule|mon filleul) (m’a appelé|m’a appelée|m’a écrit|est venu|est venue) | j’ai emmené (ma filleule|mon filleul) (au cinéma|au restaurant|au musée|au parc) | j’ai pas vu grandir (ma filleule|mon filleul) | (ma filleule|mon filleul) (me dit plus rien|me remercie jamais|donne jamais de nouvelles) | je (gâte|gâte trop) (ma filleule|mon filleul)
Un filleul ou une filleule, c’est un enfant qu’on a juste le plaisir de choisir et d’accompagner. Quel âge, maintenant ?
Ce lien-là n’a ni devoirs ni bulletins, seulement de la présence. Comment se passent les retrouvailles ?
Ça grandit par bonds, entre deux visites. On ne reconnaît jamais les chaussures dans l’entrée.
sinon: Et ça ne s’use pas, même quand on se voit peu.

> (le bébé|la petite|mon fils|ma fille|mon petit-fils|mon neveu|ma nièce) ressemble à (son père|sa mère|moi|mon père|ma mère|mon frère|son grand-père) | (c’est|on dirait) le portrait (craché)? de (son père|sa mère|mon père|son grand-père) | (il|mon fils|ma fille|le petit) a (les yeux|le nez|le sourire|le regard|les oreilles) de son père | il a (les yeux|le nez|le sourire|le regard|les oreilles) de (son père|sa mère|mon père|ma mère|sa grand-mère|mon frère) | (mon fils|ma fille|il|elle) a (mon caractère|le caractère de son père|le caractère de ma mère|mon sale caractère) | (ma fille|mon fils) ne me ressemble pas (du tout)? | tout le monde dit (qu’il|qu’elle) ressemble à (son père|sa mère|ma belle-mère)
> tout le monde dit que le bébé ressemble à (son père|sa mère|moi) | (ma fille|mon fils) a le caractère de (ma belle-mère|mon ex|son grand-père|mon père) | on me dit que (mon fils|ma fille) me ressemble | (mon fils|ma fille) me ressemble (trop)? | je me reconnais dans (mon fils|ma fille)
> c’est tout le portrait de son (père|grand-père) (le petit)? | c’est le portrait craché de (son père|sa mère)
Les visages voyagent dans les familles sans demander la permission. Et c’est une bonne surprise ?
Il suffit d’un froncement de sourcils, et voilà quelqu’un d’autre qui traverse la pièce. Ça frappe surtout quand ?
On se partage le nez, les yeux, et les défauts, personne ne les réclame.
oui: Alors c’est un petit héritage, et celui-là n’a pas de notaire.
non: Le temps redistribue les cartes, souvent plusieurs fois.
sinon: C’est troublant, et c’est tendre en même temps.

> je (ressemble|ressemble de plus en plus) à (ma mère|mon père|ma grand-mère|ma tante) | je (deviens|suis en train de devenir) (comme)? (ma mère|mon père) | je parle comme (ma mère|mon père) | je m’entends (parler|crier) comme (ma mère|mon père) | on me dit que je suis (comme|le portrait de) (ma mère|mon père) | j’ai (dit|sorti) une phrase de (ma mère|mon père) | j’ai les (mains|tics|manies|expressions) de (ma mère|mon père) | j’ai vu (ma mère|mon père) dans (la glace|le miroir) ce matin | je veux pas (devenir|finir) comme (ma mère|mon père)
> je me rends compte que je deviens comme (ma mère|mon père) | ma mère est sortie de ma bouche | je me suis (entendu|entendue) parler comme (ma mère|mon père) | plus je vieillis plus je ressemble à (ma mère|mon père) | je fais comme (ma mère|mon père) faisait
> je deviens comme (mon père|ma mère) en vieillissant | en vieillissant je ressemble à (mon père|ma mère)
On passe des années à se promettre que non, et puis une phrase sort toute seule, avec l’intonation. C’était laquelle ?
Un geste, une manie, et voilà tout un parent dans la cuisine. Ça amuse, ou ça inquiète ?
On hérite aussi des soupirs, des listes de courses et de la façon de fermer une porte.
sinon: On prend, on trie, et le reste, on le garde pour rire.

> (le bébé|la petite|mon fils|ma fille) (entre|commence|rentre) (à la crèche|chez la nounou|chez la nourrice) | c’est l’adaptation (à la crèche|chez la nounou) | on a (pas|eu|enfin eu) (de|une) place (à la|en) crèche | j’ai laissé (mon bébé|mon fils|ma fille|le petit) (à la crèche|chez la nounou) (pour la première fois)? | (il|elle|mon fils|ma fille) a pleuré (à la crèche|chez la nounou) | on cherche une (nounou|nourrice|assistante maternelle) | notre nounou (nous lâche|arrête|est malade|est géniale) | je reprends le (travail|boulot) et je laisse (mon bébé|le bébé|la petite|le petit) | je culpabilise de (le|la) laisser à la crèche
Confier son petit à d’autres bras, ça tire toujours quelque chose au moment de fermer la porte. Comment ça se passe ?
Le vestiaire avec les petits noms, le doudou, et un parent qui repart avec une manche toute vide.
Une crèche ou une nounou, toute la semaine tient là-dessus. Pour l’instant, ça s’organise ?
oui: Tant mieux. Le premier sourire du soir, au retour, paie tout.
non: Les débuts sont cahoteux, et chacun s’y fait à son heure.
sinon: C’est un grand pas, pour deux personnes en même temps.

> on prépare la chambre du bébé | on a (monté|acheté) (le lit|la poussette|la commode) (du bébé)? | on peint la chambre du bébé | on a tout acheté pour le bébé | on est pas (prêts|prêt) pour le bébé | il nous manque (plein de choses|tout) pour le bébé | la chambre du bébé est (prête|finie|presque prête) | on a reçu (plein de|des) (vêtements|habits|cadeaux) pour le bébé | ma mère (tricote|achète) (plein de trucs)? pour le bébé | j’ai fait (ma|la) valise pour la maternité
> on a (fini|terminé) la chambre du bébé | je finis la chambre du bébé | on (monte|a monté) (le lit|la poussette) du bébé | la valise pour la maternité est prête
Une chambre qui attend quelqu’un qu’on n’a jamais vu : c’est un drôle de rendez-vous. Quelle couleur a gagné ?
On monte un meuble avec une vis en trop et beaucoup d’espoir. Qu’est-ce qui manque encore ?
Tout ce matériel pour une personne de cinquante centimètres, et elle préférera les bras.
sinon: Ça prend forme. Il ne manque plus que l’intéressé.

> (mon aîné|mon fils|ma fille|le grand|le petit) est jaloux (du bébé|de son petit frère|de sa petite sœur) | (mon fils|ma fille|mon aîné|la grande) (veut|demande) qu’on (rende|ramène) le bébé | (mon fils|ma fille|mon aîné) (refait pipi au lit|reparle bébé|fait le bébé) depuis (la naissance|que le bébé est là) | c’est dur pour l’aîné depuis (le bébé|la naissance) | (mon fils|ma fille|la grande) (adore|s’occupe de) (son petit frère|sa petite sœur|le bébé) | (mon fils|ma fille) va avoir un petit frère | ma grande a du mal avec le bébé
> mon aîné (est jaloux|est insupportable|fait des crises) depuis la naissance (du bébé)? | depuis que le bébé est là (mon aîné|ma grande|mon grand) est (jaloux|jalouse|insupportable)
Hier unique soleil de la maison, aujourd’hui obligé de partager le ciel. Qu’est-ce qui se passe, à la maison ?
Le bébé arrive, et le grand perd d’un coup son royaume et gagne un concurrent sans dents.
Il y a une grande affaire politique, là, à hauteur de table basse. Ça se calme à certains moments ?
oui: Ces moments-là préparent une drôle d’alliance, pour plus tard.
non: Un partage de royaume, ça se négocie longtemps.
sinon: Un jour, ces deux-là riront ensemble, et contre les parents.

> (ma mère|ma belle-mère|tout le monde|ma sœur) (me donne|me fait|donne) (des|ses) conseils pour le bébé | ma mère (me donne|me fait|donne) (des|ses) (conseils|leçons) pour le bébé | (ma mère|ma belle-mère) (vient|est venue) (nous aider|m’aider) (avec|pour) le bébé | tout le monde (sait mieux que moi|me dit quoi faire) avec (mon bébé|le bébé) | (ma belle-mère|ma mère) dit que (je porte trop le bébé|je m’y prends mal avec le bébé|le bébé a froid|le bébé a faim) | ma belle-mère (reprend|prend) le bébé (de mes bras|sans demander) | on me juge parce que (j’allaite pas|j’allaite|je donne le biberon) | (ma mère|ma belle-mère) (est tout le temps|s’est installée) chez nous depuis le bébé
> ma belle-mère me donne des conseils sans arrêt pour le bébé | tout le monde a son avis sur (mon|le) bébé | on me dit quoi faire avec mon bébé | j’en peux plus des conseils sur le bébé
Autour d’un berceau, tout le monde devient expert, sauf la seule personne qui se lève la nuit. Quelle remarque est restée ?
Il a froid, il a chaud, il a faim : chacun traduit ce bébé dans sa langue. Ça aide un peu, ou c’est trop ?
De l’aide avec des commentaires dedans, c’est une aide qui se paie.
sinon: Le bébé, lui, sait très bien dans quels bras il est.

> on (est|suis) sortis sans le bébé (pour la première fois)? | première (soirée|sortie|nuit) sans (le bébé|les enfants) | on a laissé (le bébé|les enfants|la petite) à (mes parents|ma mère|ma belle-mère) (ce soir|ce week-end)? | c’est la première nuit (du bébé)? (sans nous|loin de nous) | on a un week-end sans (enfants|le bébé|les gosses) | les grands-parents (gardent|ont pris) (les enfants|le petit|la petite|le bébé) | on a (passé la soirée à parler|pas arrêté de parler) du bébé | j’ai regardé mon téléphone toute la soirée à cause du bébé
Une soirée sans personne à bercer, et on ne sait plus quoi faire de ses bras. C’était bon, quand même ?
On sort enfin, et on passe le dîner à regarder des photos de celui qu’on a laissé.
Une nuit entière, sans une seule petite voix : le luxe et le manque en même temps. Qu’est-ce que ça donne ?
oui: Alors il faudra recommencer, avec dessert cette fois.
non: La première fois, on n’est jamais tout à fait parti.
sinon: Les grands-parents, eux, ont sûrement triché sur l’heure du coucher.
`
