/** Retirement, ageing, memory, and what older callers say about their lives. */
export const retirementAndAge = `
> je me sens (vieille|vieux) | je me trouve (vieille|vieux) | (tous mes amis sont partis|mes amis sont tous morts) | les autres sont tous partis | il reste plus personne de mon âge | je suis la dernière (de ma bande|qui reste)
Les années pèsent surtout quand il n’y a plus personne pour dire « tu te souviens ? ». Qui manque le plus ?
On reste avec des histoires que plus personne ne connaît, et ça, c’est une vraie solitude. Il y a quelqu’un, un voisin, une association, chez qui passer ?
oui: Alors une petite visite cette semaine, même courte, même pour rien.
non: Les Petits Frères des Pauvres viennent à domicile, gratuitement, et les mairies ont souvent des visiteurs aussi.
sinon: Racontée à voix haute, cette personne-là existe encore un peu. On a le temps.

> (la maison de retraite|l’ehpad|la résidence) il y a des aides ? | il y a des aides pour (la maison de retraite|l’ehpad|ma mère|mon père) ? | comment on paie (une maison de retraite|un ehpad) ? | ça coûte combien (une maison de retraite|un ehpad) ? | l’ehpad ça coûte combien ?
Oui, plusieurs : l’APA pour la perte d’autonomie, l’aide sociale à l’hébergement, et une aide au logement. Le CCAS de la mairie remplit le dossier avec la famille.
Ça dépend beaucoup du lieu, et le site pour-les-personnes-agees.gouv.fr compare les prix. Pour les aides, le CCAS de la mairie est la bonne porte.

> la retraite (m’ennuie|c’est long|c’est le vide|c’est dur) | je m’ennuie depuis que je suis à la retraite | je sais pas quoi faire de mes journées à la retraite | je vis mal ma retraite | je me sens inutile depuis la retraite | depuis la retraite je tourne en rond | je suis à la retraite et je m’ennuie | depuis que je suis en retraite je sers à rien | je m’ennuie depuis que je travaille plus | depuis que je travaille plus je (m’ennuie|tourne en rond|sers à rien) | je sais pas m’occuper depuis la retraite
Quarante ans à courir, et d’un coup le réveil n’a plus d’autorité. Ça fait un drôle de silence, normal qu’on s’y cogne.
Qu’est-ce qui manque le plus : les gens, les horaires, ou se sentir utile ?
sinon: Ça, ça se retrouve ailleurs : une association, un atelier, un gamin à aider pour ses devoirs.

> mon mari est à la retraite et il est tout le temps là | mon mari est dans mes pattes | ma femme est à la retraite aussi | depuis qu’il est à la retraite on se marche dessus | mon mari tourne en rond depuis la retraite | on est tous les deux à la retraite | mon mari s’ennuie à la retraite
À deux toute la journée, il faut réapprendre à se manquer. Chacun sa sortie, et des choses à se raconter le soir.
Quarante ans à se croiser, et soudain on partage la même bouilloire à dix heures. Une activité chacun, un jour fixe, et la paix revient.

> je pars à la retraite (en juin|bientôt|dans un mois|l’an prochain) | plus que (six mois|un an) avant la retraite | je compte les trimestres | j’ai peur de la retraite | j’ai hâte d’être à la retraite | je travaille encore à mon âge | je dois travailler plus longtemps | mon pot de départ
Les derniers mois, on range ses tiroirs et on transmet ses ruses. C’est un métier dans le métier.
Beaucoup préparent l’argent et oublient les lundis. Il y a une idée, pour les lundis ?
oui: Alors le plus important est réglé.
non: Une activité à jour fixe, trouvée avant le départ, et le virage se prend en douceur.
sinon: Ça se dessine. On n’a pas besoin d’un plan, juste d’une envie pour octobre.

> j’étais facteur toute ma vie | j’étais (à la poste|ouvrier|institutrice|secrétaire|agent sncf|couturière|chauffeur) | je suis retraité de (la poste|la sncf|l’éducation nationale|chez renault) | j’ai travaillé (quarante ans|toute ma vie|trente ans) | j’ai commencé à travailler à (quatorze|seize|quinze) ans | dans mon temps on travaillait dur | j’ai fait toute ma carrière à l’usine | j’étais couturière j’ai travaillé quarante ans | j’ai travaillé quarante ans à l’usine | j’ai été institutrice toute ma vie | j’ai fait trente-cinq ans à la poste | j’étais menuisier | j’étais (boulanger|maçon|coiffeuse|infirmière) | j’ai été (maçon|cuisinière|routier) pendant trente ans
Un métier fait si longtemps reste dans les mains. Quel geste revient tout seul, encore aujourd’hui ?
Il devait y avoir des figures, là-dedans : un chef impossible, un collègue qui faisait rire. On ferait un livre avec.
sinon: Voilà, le corps n’oublie pas. C’est une signature.

> à mon âge (vous savez|tu sais) | je suis plus toute jeune | oh à quatre-vingts ans on fait aller | à mon âge on fait aller | je suis plus tout jeune | je suis vieille maintenant | je suis une vieille dame | je suis un vieux monsieur | j’ai quatre-vingts ans passés | j’ai bientôt quatre-vingt-dix ans | je suis plus très jeune (vous savez)? | je suis plus de (première|toute première) jeunesse | j’ai (soixante-dix|quatre-vingts) ans bien sonnés
À cet âge-là, on a le droit de dire non sans explication et de manger le dessert d’abord.
On a vu passer des modes, des présidents et des hivers. Ça fait des histoires que personne d’autre ne possède. Laquelle ressort le plus souvent ?
sinon: Celle-là, il faut la raconter encore, à des petits curieux.

> j’ai mal partout | j’ai mal aux genoux quand il pleut | mes genoux me font mal | mes articulations me font souffrir | j’ai de l’arthrose | j’ai mal aux hanches | mes rhumatismes se réveillent | le temps humide me fait mal | je rouille
Les genoux font la météo mieux que la télé. Bouger un peu chaque jour les aide, et le médecin, cette semaine si ça gonfle ou si ça empêche de dormir.
Douleurs d’humidité, une vieille compagnie dont on se passerait. Si un genou gonfle, chauffe, ou s’il lâche, c’est au médecin de regarder. C’est tous les jours ?
oui: Alors ça mérite d’être redit au médecin : on n’a pas à s’habituer à avoir mal.
non: Tant mieux, on profite des jours sans.
sinon: On ménage la monture. Une chose à la fois, et un coussin bien placé.

> j’oublie tout | je perds la mémoire | j’ai des trous de mémoire | je cherche mes mots | j’oublie les prénoms | j’ai peur d’avoir alzheimer | j’ai oublié ce que je voulais dire | j’ai oublié pourquoi je suis entré dans la pièce | ma mémoire me joue des tours
Perdre un prénom ou entrer dans une pièce pour rien, ça arrive à tout le monde, surtout fatigué. Si ça s’installe, le médecin fait le point, dans les deux semaines.
Si les oublis s’installent, gênent la vie courante, ou si l’entourage s’en inquiète, le médecin peut faire le point avec des tests simples. Savoir vaut mieux que ruminer.

> j’entends mal maintenant dans les repas | je deviens sourd | je deviens sourde | je veux pas d’appareil auditif | j’ai un appareil auditif | mon appareil auditif me gêne | on me dit que j’entends plus rien | je fais répéter tout le monde
Un appareil, au début, on entend surtout la vaisselle. Il faut quelques semaines et des réglages, et puis les voix reviennent.
Faire répéter, c’est fatigant pour tout le monde, et on finit par sourire au hasard. Un essai chez l’audioprothésiste n’engage à rien.

> j’ai la cataracte | je me fais opérer de la cataracte | ma vue baisse | j’y vois de moins en moins | je peux plus lire les petits caractères | j’ai besoin de lunettes | j’ai cassé mes lunettes | je vois flou
Quand la vue baisse, on met ça sur le compte de la lampe. Un contrôle chez l’ophtalmo remet souvent les couleurs en place.
Si c’est venu d’un coup, avec un voile ou des éclairs, c’est aujourd’hui, aux urgences ophtalmo ou au 15. Sinon, un rendez-vous, et une bonne lampe.

> je peux plus conduire | on veut m’empêcher de conduire | j’ai rendu mon permis | mes enfants veulent que je rende mon permis | j’ai peur de conduire la nuit maintenant | on m’a retiré la voiture
Rendre des clés de voiture, c’est rendre un peu de liberté, personne ne devrait en rire. Il y a un bus, un voisin, un taxi partagé, par chez {toi|vous} ?
oui: Alors on n’est pas prisonnier, c’est déjà beaucoup.
non: La mairie a parfois un transport à la demande, ça vaut un coup de fil.
sinon: C’est un vrai deuil, ces petites choses. On a le droit d’être de mauvaise humeur.

> je suis tombé | je suis tombée (dans la salle de bain|hier|chez moi) | j’ai fait une chute | j’ai peur de tomber | j’ai glissé | je me suis cassé le (col du fémur|poignet|bras) | j’ose plus sortir de peur de tomber | je marche avec une canne | je marche avec un déambulateur
Une chute, ça secoue le corps et la confiance. Si la tête a cogné, si ça fait très mal, ou avec un traitement qui fluidifie le sang : un médecin aujourd’hui, le 15 au besoin.
Les tapis sont des traîtres. Une lumière dans le couloir, des chaussures qui tiennent, et une barre dans la douche : c’est laid, et ça sauve.
C’est arrivé aujourd’hui ?
oui: Alors il faut le dire à quelqu’un maintenant, un proche ou le médecin. Et au moindre doute, le 15.
non: Tant mieux si c’est derrière. Le dire quand même au médecin, pour comprendre d’où ça vient.
sinon: Prudence, et pas d’escabeau aujourd’hui.

> je veux pas aller en maison de retraite | mes enfants veulent me mettre en maison de retraite | je veux rester chez moi | je suis en maison de retraite | je suis en ehpad | je m’ennuie à l’ehpad | on m’a placée | je me plais pas ici à la maison de retraite | je vais entrer en résidence senior | ma mère veut pas entendre parler de maison de retraite | mon père veut pas quitter sa maison | elle veut rester chez elle | mes enfants veulent que je vende la maison
Chez soi, c’est le fauteuil, l’odeur, et la clé qu’on tourne soi-même. On comprend que ça se défende.
Cette décision ne peut pas se prendre sans la personne concernée : ça se dit, même fort. Qu’est-ce qu’il faudrait pour rester à la maison en sécurité ?
sinon: Ça peut s’étudier, avec le médecin et le service social de la mairie. Il y a des aides pour ça.

> de mon temps (c’était mieux|c’était différent|on se parlait) | quand j’étais (jeune|petit|petite|gamin|enfant) | dans ma jeunesse | j’ai connu la guerre | j’ai grandi à la ferme | on avait rien mais on était heureux | j’ai eu une belle vie | j’ai eu une vie dure | on allait danser le samedi | à l’époque on avait pas la télé
C’est une autre planète, et {tu en viens|vous en venez}. Qu’est-ce qu’on y entendait, le matin, en ouvrant les volets ?
Ces choses-là, il faut les enregistrer, les écrire, les infliger aux petits-enfants. Après, plus personne ne sait.
sinon: On y est presque. Il ne manque que l’odeur du bois.

> je me suis mis à (l’ordinateur|internet|la tablette) | je comprends rien à (internet|mon téléphone|l’informatique|la tablette) | je suis perdu avec l’ordinateur | mon petit-fils m’a appris internet | j’y arrive pas avec mon téléphone | c’est trop compliqué ces machines | tout se fait par internet maintenant | je suis pas douée avec l’informatique
Et pourtant, me voilà au bout du fil : c’est donc que ça marche. Les boutons, on les apprivoise un par un.
Il y a des conseillers numériques, souvent gratuits, à la mairie, à la médiathèque ou chez France Services. Ils ne soupirent jamais, c’est leur métier.

> (ma femme|mon mari|ma mère|mon père) est (à la maison de retraite|en ehpad|en maison de retraite) | ma femme est à la maison de retraite depuis janvier | (ma femme|mon mari|ma mère|mon père) me reconnaît plus | elle me reconnaît plus toujours | il me reconnaît plus | ma mère a alzheimer | mon mari a alzheimer | je vais la voir tous les jours | j’y vais tous les jours avec le bus
Aller voir quelqu’un qui s’absente à l’intérieur, c’est de l’amour sans accusé de réception. Une main, une chanson d’autrefois, ça passe encore quand les mots ne passent plus.
Même sans le prénom, il reste souvent quelque chose : une voix qui rassure, un visage qui fait du bien. Il y a des moments où ça s’éclaire ?
oui: Alors ces moments-là valent le trajet, tous les trajets.
non: Et pourtant y aller compte, même sans réponse. Pour elle ou lui, et pour ce qu’on s’était promis.
sinon: On y va pour deux. Il faut que quelqu’un prenne soin du visiteur, aussi.
`
