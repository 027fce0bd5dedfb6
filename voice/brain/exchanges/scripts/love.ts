/** Couples, break-ups, weddings, the wish to meet somebody, friends. */
export const love = `
> (mon copain|ma copine|mon mari|ma femme) m’a quitté | je me suis fait larguer | on s’est séparés | on vient de rompre | je viens de me séparer | on a rompu | il m’a quittée | elle m’a quitté | ça s’est terminé avec (mon copain|ma copine|mon mari|ma femme) | on s’est séparés (il y a deux semaines|la semaine dernière|le mois dernier) | mon couple (est fini|vient d’exploser|a explosé) | c’est fini entre nous
Aïe. Les premiers jours, on respire par petits bouts. C’est arrivé quand ?
Je suis là. Qu’est-ce qui cogne le plus, ce soir : le manque, la colère, ou l’incompréhension ?
sinon: C’est un chagrin entier, pas un petit. {Tu as|Vous avez} quelqu’un près de {toi|vous}, ces jours-ci ?

> (mon copain|ma copine|mon mari|ma femme|il|elle) me trompe | (mon mari|ma femme|mon copain|ma copine) m’a (trompé|trompée) | j’ai découvert qu’(il|elle) me trompe | j’ai découvert des messages | mon (mec|compagnon) me trompe | j’ai appris que (mon mari|ma femme|mon copain|ma copine) me trompait | (mon mari|ma femme) a une (aventure|liaison|double vie) | (mon mari|ma femme) voit quelqu’un d’autre
Quel choc. Le sol se dérobe, et on repasse tout le film. {Tu l’as appris|Vous l’avez appris} comment ?
C’est une vraie blessure, et elle n’a pas à être raisonnable ce soir. {Tu as|Vous avez} parlé, tous les deux, ou pas encore ?
oui: Et ce qui s’est dit, ça {t’a|vous a} éclairé, ou ça a remué encore plus ?
non: Rien n’oblige à le faire ce soir. Dormir dessus, c’est déjà se protéger.
sinon: Rien n’a besoin d’être décidé cette nuit. Qu’est-ce qui fait le plus mal : le geste, ou le mensonge ?

> j’ai rencontré quelqu’un d’autre | il y a quelqu’un d’autre | je suis (amoureux|amoureuse) de quelqu’un d’autre | j’ai trompé (mon mari|ma femme|mon copain|ma copine) | j’ai été infidèle | j’ai couché avec quelqu’un d’autre | j’ai une liaison | j’ai un amant | j’ai une maîtresse | je trompe (mon mari|ma femme|mon copain|ma copine) | je vois quelqu’un en cachette de (mon mari|ma femme) | je mène une double vie | j’ai eu une aventure
Je ne suis pas là pour juger. Ça pèse comment, un secret comme ça ?
Ça ne se dit pas à beaucoup de monde. Qu’est-ce {que tu cherchais|que vous cherchiez}, là-bas, et qui manquait ici ?
sinon: C’est honnête, déjà, de le dire tout haut. Et là, {tu voudrais|vous voudriez} réparer, partir, ou seulement comprendre ?

> on se dispute tout le temps | on s’est disputés hier | on s’engueule souvent avec (mon mari|ma femme|mon copain|ma copine) | je me suis (disputé|disputée) avec (mon mari|ma femme|mon copain|ma copine) | dispute avec mon copain | on n’arrête pas de se disputer (en ce moment)? | on se dispute pour un oui ou pour un non | ça crie tout le temps à la maison | on s’engueule sans arrêt (et j’en peux plus)?
Souvent on se dispute pour la vaisselle, et c’est d’autre chose qu’on parle. C’était pour quoi, cette fois ?
Ça fatigue, d’être en guerre chez soi. Et après, on revient l’un vers l’autre, ou c’est chacun dans son coin ?
sinon: Et si on enlève le prétexte, qu’est-ce {que tu aurais|que vous auriez} voulu entendre, à ce moment-là ?

> (mon copain|ma copine|mon mari|ma femme) ne m’écoute (pas|jamais|plus) | (il|elle) ne m’écoute pas | on ne se parle plus avec (mon mari|ma femme) | on est comme des colocataires | (mon mari|ma femme) est toujours sur son téléphone | (mon mari|mon copain) est distant
On peut se sentir très seul à deux. C’est venu petit à petit, ou d’un coup ?
Parler à quelqu’un qui regarde ailleurs, ça use. {Tu le lui as|Vous le lui avez} dit, que ça {te|vous} manquait ?
oui: Et ça a bougé, même trois jours ?
non: On peut commencer sans reproche : « tu me manques, même quand tu es là ». C’est difficile à ne pas entendre.
sinon: Un quart d’heure par jour, téléphones dans le tiroir : c’est bête, et ça remet du courant.

> je l’aime plus | je ne sais plus si je l’aime | je ne suis plus amoureux | je ne suis plus amoureuse | je sais pas si je dois (le|la) quitter | je pense à (le|la) quitter | est-ce que je dois (le|la) quitter ? | j’hésite à quitter (ma femme|mon mari|mon copain|ma copine) | je veux quitter (ma femme|mon mari|mon copain|ma copine) | je pense à quitter (ma femme|mon mari) | je crois que je l’aime plus | je ressens plus rien pour (lui|elle|mon mari|ma femme) | j’ai plus de sentiments pour (lui|elle|mon mari|ma femme) | je songe à (le quitter|la quitter|divorcer)
C’est une question qui fait peur rien qu’en la disant. Quand {tu t’imagines|vous vous imaginez} dans un an, c’est le soulagement qui vient, ou le vide ?
L’amour s’use, se cache, ou s’en va, et de l’intérieur ça se ressemble. Qu’est-ce qui {te|vous} retient ?
sinon: Rien ne presse, et rien n’oblige à savoir ce soir. Mais la réponse {que tu viens|que vous venez} de faire, {garde-la|gardez-la} quelque part.

> mon ex (m’a écrit|m’a recontacté|revient|m’a appelé) | mon ex me manque | je pense encore à mon ex | j’ai revu mon ex | dois-je répondre à mon ex ? | mon ex (m’a envoyé un message|me relance|me réécrit|a repris contact) | j’ai eu des nouvelles de mon ex | j’ai reçu un texto de mon ex | mon ancien (copain|mari|compagnon) m’a écrit
Les ex ont un talent pour revenir quand ça commençait à cicatriser. Ça {t’a|vous a} fait quoi, dans le ventre, tout de suite ?
Ce qui manque, c’est la personne, ou ce {que tu étais|que vous étiez} avec elle ?
sinon: {Tu peux|Vous pouvez} aussi ne pas répondre ce soir. Un message qui attend jusqu’à demain n’a jamais tué personne.

> (mon copain|ma copine|mon mari|ma femme) est (jaloux|jalouse) | je suis (jaloux|jalouse) | (il|elle) fouille dans mon téléphone | je fouille dans son téléphone | (il|elle) veut savoir où je suis tout le temps
La jalousie, c’est une peur qui a pris le volant. Peur de quoi, {tu crois|vous croyez} ?
Ça peut vite rétrécir une vie. Il y a des choses {que tu ne fais|que vous ne faites} plus à cause de ça ?
oui: Ça, c’est important : aimer n’autorise pas à surveiller. Si un jour ça fait peur, le 3919 écoute, gratuitement et sans trace sur la facture.
non: Alors ça peut encore se parler : ce que ça fait, plutôt que qui a tort.
sinon: Nommer la peur à voix haute, sans accuser, c’est souvent le seul début qui marche.

> je suis célibataire (et ça me pèse|depuis longtemps)? | je suis célibataire | je trouve personne | j’ai personne dans ma vie | je veux rencontrer quelqu’un | j’arrive pas à rencontrer quelqu’un | je suis toujours seul en amour | je suis (encore|toujours) célibataire (à mon âge)? | toujours célibataire (et ça me fait bizarre|et ça me pèse|et j’en ai marre) | ça me pèse d’être célibataire | j’en ai marre d’être célibataire | le célibat me pèse | je vis mal mon célibat
C’est long, des soirées à une assiette. Qu’est-ce qui manque le plus : les bras, les projets, quelqu’un à qui raconter ?
Ça ne dit rien de ce {que tu vaux|que vous valez}. {Tu croises|Vous croisez} des gens nouveaux, dans {ta|votre} semaine ?
oui: C’est là que ça se passe. Une phrase de plus que le bonjour, et on voit.
non: Un cours, une chorale, un bénévolat : pas pour trouver, juste pour que la vie ait une chance de tomber sur {toi|vous}.
sinon: Je comprends. Vouloir aimer, ce n’est pas de la faiblesse, c’est plutôt bon signe.

> j’ai un rendez-vous (galant|amoureux|ce soir|samedi|demain) | j’ai un date | j’ai un premier rendez-vous | j’ai un rencard | j’ai un rencard (ce soir|demain|samedi) | j’ai rendez-vous avec (une fille|un garçon|un homme|une femme|quelqu’un) (ce soir|demain|samedi) | je vais à un rendez-vous (galant|amoureux)
Oh oh. Et {tu te sens|vous vous sentez} comment : papillons, ou envie d’annuler ?
Un premier rendez-vous ! C’est où, le décor ?
sinon: Bien. Une seule règle : être curieux plutôt que brillant. Ça repose, et ça plaît.

> mon rendez-vous s’est (bien|super bien) passé | mon date était (nul|génial|bizarre) | mon rendez-vous s’est mal passé | il m’a ghosté | elle m’a ghostée | (il|elle) répond plus | j’attends son message
Ah, l’après, c’est tout un feuilleton. {Raconte|Racontez} : qu’est-ce qui {t’a|vous a} marqué ?
Le silence d’un téléphone, c’est d’une violence discrète. Ça fait combien de temps ?
sinon: Quelqu’un qui a envie trouve le temps d’écrire trois mots. Ça ne dit rien de {ta|votre} valeur, ça dit où en est l’autre.

> je suis sur (tinder|une appli de rencontre|des applis) | les applis de rencontre (me saoulent|c’est nul|ne marchent pas) | j’ai matché avec quelqu’un
Les applis, c’est un supermarché où l’on est aussi sur l’étagère. {Tu t’y amuses|Vous vous y amusez}, au moins un peu ?
oui: Alors c’est bien, tant que ça reste un jeu.
non: Une pause d’un mois n’a jamais fait rater le grand amour.
sinon: Trois lignes vraies dans une annonce attirent moins de monde, mais du meilleur.

> j’ai rencontré quelqu’un | je suis (amoureux|amoureuse) | j’ai un crush | je suis amoureux de quelqu’un | je crois que je tombe (amoureux|amoureuse) | il y a (quelqu’un|une fille|un garçon|un homme|une femme) qui me plaît | je craque pour (quelqu’un|mon voisin) | j’ai rencontré quelqu’un (à mon âge|à soixante-quatorze ans|depuis peu) | j’ai rencontré quelqu’un et mes enfants le savent pas | j’ai fait la connaissance d’(un homme|une femme|une fille|un garçon) | je suis en train de tomber (amoureux|amoureuse) | j’ai le béguin pour quelqu’un | je fréquente quelqu’un (depuis peu|en ce moment|depuis un mois)? | je vois quelqu’un (depuis peu|en ce moment|depuis un mois) | j’ai des papillons dans le ventre
Oh, ça réveille, ça. C’est quoi, le détail qui {t’a|vous a} fait basculer ?
Quelle bonne maladie. La personne s’en doute ?
oui: Et elle fait comme si de rien n’était, ou il y a des signes ?
non: C’est le moment délicieux où tout est encore possible. {Tu comptes|Vous comptez} le lui laisser deviner ?
sinon: C’est joli, ce détail-là. On tombe amoureux par les détails.

> comment lui dire que je l’aime ? | comment je lui dis (que je l’aime|mes sentiments) ? | j’ose pas lui parler | j’ose pas lui dire | je suis trop timide pour lui parler | comment aborder quelqu’un ?
Petit, c’est mieux : « j’aime bien quand on se parle, on prend un café jeudi ? ». Ça dit tout sans mettre l’autre au pied du mur. Qu’est-ce qui {te|vous} fait le plus peur, là-dedans ?
sinon: Un non fait mal une semaine. Un jamais-demandé peut durer des années. On répète la phrase à voix haute, si {tu veux|vous voulez}.

> on va se marier | je me marie (bientôt|cet été|samedi) | (il|elle) m’a demandé en mariage | je vais la demander en mariage | on se pacse | on s’est fiancés | mon (copain|compagnon) m’a demandée en mariage | ma copine m’a demandé en mariage | on a fixé la date du mariage | on prépare notre mariage
Oh ! Toutes mes félicitations. La demande, elle s’est faite comment ?
Ça, c’est une nouvelle. {Tu es|Vous êtes} plutôt du côté des larmes de joie ou du plan de table ?
sinon: J’espère qu’il y aura de la musique, et quelqu’un qui pleure au bon moment.

> ma nièce se marie samedi | ma nièce se marie bientôt | ma nièce se marie cet été | ma nièce se marie | mon fils se marie samedi | mon fils se marie bientôt | mon fils se marie cet été | mon fils se marie | ma fille se marie samedi | ma fille se marie bientôt | ma fille se marie cet été | ma fille se marie | ma sœur se marie samedi | ma sœur se marie bientôt | ma sœur se marie cet été | ma sœur se marie | mon frère se marie samedi | mon frère se marie bientôt | mon frère se marie cet été | mon frère se marie | ma cousine se marie samedi | ma cousine se marie bientôt | ma cousine se marie cet été | ma cousine se marie | mon cousin se marie samedi | mon cousin se marie bientôt | mon cousin se marie cet été | mon cousin se marie | mon neveu se marie samedi | mon neveu se marie bientôt | mon neveu se marie cet été | mon neveu se marie | une amie se marie samedi | une amie se marie bientôt | une amie se marie cet été | une amie se marie | mon meilleur ami se marie samedi | mon meilleur ami se marie bientôt | mon meilleur ami se marie cet été | je vais au mariage de (ma nièce|mon frère|ma sœur|mon fils|ma fille)
Un mariage dans l’air ! {Tu es|Vous êtes} du genre à pleurer à la mairie, ou à surveiller le buffet ?
Ah, un mariage, ça remet toute la tribu dans les mêmes photos. Il y a un discours à préparer ?
oui: On peut l’essayer à voix haute, si {tu veux|vous voulez}. Deux minutes, une anecdote, et on lève le verre.
non: Tant mieux, il ne reste que la danse.
sinon: J’espère qu’il fera beau, et que l’oncle ne prendra pas le micro.

> c’est notre anniversaire de (mariage|couple|rencontre) | on fête nos (dix|vingt|trente|quarante) ans de mariage | on a fêté notre anniversaire de (mariage|rencontre) | (dix|vingt|trente|quarante) ans de mariage (aujourd’hui|hier|ce mois-ci) | on a fêté nos noces (d’or|d’argent|de coton)
Ça, ça ne s’improvise pas. C’est quoi, le secret que personne ne dit ?
Bel anniversaire aux amoureux. Ça se fête comment ?
sinon: Voilà qui donne confiance aux autres.

> je suis en couple à distance | (mon copain|ma copine|mon mari) (vit|habite) loin | (mon copain|mon mari|ma copine) est (parti|partie) loin | relation à distance | on vit à (cinq cents|trois cents|huit cents) kilomètres l’un de l’autre | on est en relation à distance | mon amoureux habite (loin|à l’étranger) | on est loin l’un de l’autre
L’amour en pointillé, ça demande du souffle. Les retrouvailles, c’est souvent ?
oui: Alors il y a toujours une date dans le calendrier, et ça aide.
non: Une date, même lointaine, change tout : on attend mieux quand on attend quelque chose.
sinon: Un petit rituel, le même film au même moment, une lettre, ça raccourcit les kilomètres.

> on n’a plus de (sexe|désir|rapports|relations) | on ne fait plus l’amour | je n’ai plus de désir | je n’ai plus de libido | (mon mari|ma femme|mon copain) n’a plus envie | j’ai pas envie de sexe
Ça arrive à presque tous les couples, et presque personne n’en parle. Ça {te|vous} manque, ou c’est surtout l’inquiétude ?
Le désir s’en va souvent par la porte de la fatigue. Il y a eu un avant et un après ?
oui: Alors il y a un fil à tirer. La fatigue, un traitement, une rancune, une naissance, tout ça pèse sur l’envie.
sinon: Ça se parle mieux loin du lit, et sans reproche. Et si ça dure, un médecin ou un sexologue entend ça tous les jours.

> mon (ami|meilleur ami) m’a (trahi|déçu|laissé tomber) | ma meilleure amie (m’a trahie|m’a déçue|ne me parle plus|m’évite) | mon meilleur ami ne me parle plus | je me suis (fâché|fâchée|disputé|disputée) avec (un ami|une amie|mon meilleur ami|ma meilleure amie) | (une amie|un ami|mon pote|ma copine) m’a (déçu|déçue|trahi|trahie|laissé tomber) (et ça me fait mal|et j’arrive pas à pardonner)? | j’ai été (déçu|déçue|trahi|trahie) par (un ami|une amie|mon meilleur ami|ma meilleure amie)
Les chagrins d’amitié, il n’y a pas de chanson pour ça, et pourtant ça brûle. Il s’est passé quoi ?
Perdre un ami, c’est perdre le témoin. {Tu voudrais|Vous voudriez} que ça se répare ?
oui: Un message simple peut rouvrir : « tu me manques, et je ne sais pas comment on en est arrivés là ».
non: C’est permis aussi. On a le droit de fermer une porte qui pinçait les doigts.
sinon: L’amitié, ça se répare souvent plus vite que l’orgueil.

> j’ai pas d’amis | je n’ai plus d’amis | j’ai perdu tous mes amis | personne ne m’appelle jamais | personne ne m’invite | je connais personne ici | je me sens (seul|seule) | je suis (seul|seule) ce soir | je suis toujours (seul|seule) | j’ai pas vraiment d’amis | j’ai plus personne à qui parler | j’ai pas un seul ami | personne ne pense à moi | je me sens (vraiment|terriblement)? (seul|seule) (ce soir|en ce moment|chez moi|le soir) | je souffre de solitude
Merci de le dire, ce n’est pas la phrase la plus facile. C’est à quel moment de la journée que ça pèse le plus ?
La solitude, ça fait un bruit que les autres n’entendent pas. Là, je suis là. C’est depuis longtemps ?
sinon: Je comprends. On peut déjà passer ce moment-là à deux. Et après, si {tu veux|vous voulez}, on cherche une toute petite porte vers les autres.
oui: À force, on croit que ça vient de soi. Souvent ça vient d’un déménagement, d’une séparation, d’un rythme. Ça avait commencé comment ?

> j’ai du mal à me faire des amis | comment se faire des amis ? | je suis trop timide | je suis timide | j’ai du mal avec les gens | je sais pas parler aux gens | je suis mal à l’aise avec les gens
On croit que les autres savent faire, et la moitié de la pièce compte ses chaussures. Qu’est-ce qui coince : commencer, ou continuer ?
Les amis, ça vient de la répétition : les mêmes gens, au même endroit, chaque semaine. Il y a quelque chose {que tu ferais|que vous feriez} volontiers le mardi soir ?
sinon: Une bonne astuce : poser une question, puis une question sur la réponse. Les gens adorent, et ça repose.

> j’ai vu mes (amis|potes) | je suis sorti avec des amis | j’ai passé la soirée avec des amis | j’ai revu (un vieil ami|une vieille amie) | j’ai passé (l’après-midi|la journée|le week-end) avec (des amis|mes copines|mes potes|une amie) | on s’est vus avec (des amis|les copains|les copines)
Ah, ça fait du bien au visage, ça. Qui a fait rire tout le monde ?
Les vieux amis, on reprend la phrase au milieu. Il y a eu un moment {que tu gardes|que vous gardez} ?
sinon: Ça s’entend. On devrait se prescrire ça une fois par semaine.
`
