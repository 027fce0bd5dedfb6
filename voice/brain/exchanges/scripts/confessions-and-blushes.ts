/** Small lies, blunders and what callers are ashamed of, awkward moments in front of others, and humiliations. */
export const confessionsAndBlushes = `
> j’ai menti à (ma meilleure amie|ma mère|mon père|mes parents|mon mari|ma femme|mon copain|ma copine|mes amis|une amie|ma sœur|mon frère|ma fille|mon fils) | j’ai menti à ma meilleure amie (aujourd’hui|et je m’en veux|et ça me pèse) | j’ai raconté un (petit)? mensonge (à ma mère|à une amie|à mes amis|à mes parents)? | je lui ai menti (et je m’en veux|et ça me pèse)? | je mens (à tout le monde|à mes parents|à mes amis|tout le temps) | j’ai menti (et je m’en veux|et ça me pèse|pour rien|pour pas faire de peine) | je me suis (enfoncé|enfoncée|embrouillé|embrouillée) dans un mensonge | j’ai menti à (ma sœur|ma mère|une amie|mon mari) et ça me pèse | j’ai menti à quelqu’un que j’aime
Un mensonge, ça voyage léger à l’aller et ça pèse au retour. C’était pour protéger qui ?
C’est dit ici, et personne ne sort le registre. Il portait sur quoi, ce mensonge ?
Le plus fatigant, ce n’est pas de mentir, c’est de se rappeler la version officielle.
sinon: Je comprends. Il y avait une vraie raison cachée derrière la fausse.

> j’ai menti sur (mon âge|mon poids|ma taille|mon cv|mon métier|mon salaire|mes diplômes|ma vie) | j’ai menti sur mon âge (sur l’appli|sur mon profil|à un rendez-vous|pendant l’entretien) | j’ai (enjolivé|embelli|gonflé|arrangé) (mon cv|mon profil|un peu la vérité|mon histoire) | je me suis (rajeuni|rajeunie) (de deux ans|de cinq ans|de dix ans)? (sur l’appli|sur mon profil)? | j’ai (enlevé|retiré) (deux|cinq|dix) ans à mon âge | j’ai pas dit mon vrai âge | j’ai menti sur (mon âge|mon poids|ma taille) sur (l’appli|mon profil) | j’ai menti pendant (l’entretien|un rendez-vous)
Une petite retouche sur l’étiquette. De combien, la retouche ?
Le problème, avec une version améliorée, c’est qu’il faut ensuite la tenir. Ça s’est vu ?
La moitié du pays a un CV avec « anglais courant » dessus. C’est une grande famille.
oui: Aïe. Le regard de l’autre a fait le calcul, j’imagine.
non: Alors le secret est bien gardé. Je n’ai rien entendu.
sinon: À ce tarif-là, ce n’est presque plus un mensonge, c’est de la mise en page.

> j’ai fait semblant (d’être malade|d’avoir une réunion|d’avoir un rendez-vous|d’être occupé|d’avoir un empêchement) | j’ai fait semblant d’être malade (pour pas y aller|pour pas aller au travail|pour pas sortir|pour rentrer) | j’ai (inventé|trouvé|prétexté) (une excuse|un prétexte|une gastro|une migraine|une réunion) | j’ai inventé une excuse bidon | j’ai inventé une excuse (pour pas y aller|pour rentrer|pour annuler) | j’ai (séché|pris un faux arrêt) (le boulot|les cours|le repas de famille)? | j’ai dit que j’étais malade (pour pas y aller|pour annuler|mais c’est pas vrai) | j’ai (prétexté|inventé|simulé) une (migraine|gastro|grippe|réunion) | j’ai fait semblant d’être malade pour (éviter|échapper à|pas aller à) (un repas de famille|une soirée|une réunion) | j’ai menti pour (pas y aller|pas sortir|éviter la soirée)
La fausse gastro, ce grand classique que personne n’ose vérifier. Elle a sauvé de quoi ?
Et après, il faut tousser au téléphone et ne plus être vu au marché. C’était si pénible que ça, ce qui attendait ?
Un mot d’excuse qu’on se signe soi-même, ça donne une après-midi avec un goût de vacances.
oui: Alors l’excuse était fausse, mais le besoin était vrai.
non: Alors c’était surtout d’une soirée vide qu’on avait besoin.
sinon: Je comprends. Je n’ai rien vu, et la voix a l’air très malade.

> j’ai fait semblant de pas (la voir|la reconnaître|entendre) (dans la rue|au supermarché|dans le bus|au marché)? | j’ai changé de trottoir (pour l’éviter|pour pas le croiser|pour pas la croiser|en le voyant|en la voyant) | je me suis caché (dans un rayon|derrière un rayon|au supermarché) (pour l’éviter|pour pas dire bonjour|pour pas la croiser)? | je l’ai (évité|évitée) (dans la rue|au supermarché|au marché) | j’ai (regardé mon téléphone|fait demi-tour) pour pas (dire bonjour|le croiser|lui parler)
La passion soudaine pour les boîtes de thon, en plein rayon. C’était qui, la personne à éviter ?
Il y a des jours où un bonjour coûte trop cher. Il y a une histoire derrière, ou juste pas l’énergie ?
Et le risque, c’est de se retrouver nez à nez à la caisse, trois minutes après.
sinon: Ah, je vois. Dans ces conditions, les boîtes de thon étaient un bon abri.

> j’ai lu (le journal intime|les messages|le carnet|les lettres) (de ma fille|de mon fils|de mon mari|de ma femme|de ma sœur) | j’ai lu le cahier (de ma fille|de mon fils) | j’ai lu (le journal intime|les messages) (de ma mère|de mon copain|de ma copine) | j’ai (fouillé|regardé) dans (ses affaires|ses tiroirs|son sac|sa chambre|ses poches) | j’ai (écouté|espionné) (derrière la porte|aux portes|sa conversation) | j’ai lu quelque chose que j’aurais pas dû lire | j’ai fouillé dans les (affaires|poches|tiroirs) de (ma fille|mon fils|mon mari|ma femme) | j’ai fouillé (la chambre|le sac|le téléphone) de (ma fille|mon fils)
Lire par-dessus une épaule qui n’est pas là, ça laisse deux poids : ce qu’on a vu, et de l’avoir vu. Lequel pèse le plus ?
La curiosité a ouvert, et maintenant impossible de refermer sur ce qu’on sait. Il y avait une inquiétude derrière ce geste ?
C’est dit sans fard, et ça, ce n’est pas rien.
oui: Alors c’est l’inquiétude qui a tourné la page. Elle, elle a le droit d’être dite.
non: C’était plus fort que la raison, sur le moment. Ça se comprend et ça gêne.
sinon: Je comprends. Un secret pris sans permission, on ne sait plus où le poser.

> j’ai (volé|piqué|chipé) (un truc|un rouge à lèvres|quelque chose|un livre|des bonbons|un stylo) | j’ai volé un truc (au supermarché|dans un magasin|au travail|quand j’étais petit|à l’hôtel) | j’ai (gardé|pas rendu) (la monnaie|le billet|l’argent|un livre|le portefeuille) | j’ai gardé la monnaie (de la bibliothèque|que j’ai trouvé) | la caissière s’est trompée (en ma faveur)? et j’ai rien dit | j’ai pas payé (le bus|le métro|mon ticket|le parking)
Voilà un petit casier judiciaire tenu par la conscience toute seule. Ça remonte à quand ?
Le butin est souvent ridicule, et le souvenir tient vingt ans. C’était pour l’objet, ou pour le frisson ?
Le tribunal d’ici est fermé le soir. Il reste juste une oreille.
sinon: À mon avis, la peine a déjà été purgée, en remords.

> j’ai cassé (un vase|une assiette|un verre|une tasse) (chez ma belle-mère|chez des amis|au travail|dans un magasin|de ma mère) | j’ai cassé (la lampe|quelque chose) (chez ma belle-mère|chez des amis) | j’ai cassé (un vase|une assiette) de ma grand-mère | j’ai (accusé|dit que c’était) le (chat|chien|petit) | j’ai cassé (un vase|une tasse|un verre) et j’ai (rien dit|accusé le chat|accusé mon frère|caché les morceaux) | j’ai renversé (du vin|du café|mon verre|la sauce) (sur la nappe|sur le tapis|sur le canapé|sur sa robe|sur lui) | j’ai renversé du vin sur la nappe (chez des amis|chez ma belle-mère|devant tout le monde) | j’ai renversé mon verre (sur le canapé|sur la nappe|sur le tapis|sur quelqu’un) | j’ai renversé mon verre de vin sur le canapé | j’ai renversé mon verre sur le canapé (chez des amis|chez mes beaux-parents)
Le bruit de la chose qui tombe, et la seconde de silence juste après. Il y a eu des témoins ?
C’est toujours l’objet auquel tout le monde tenait, jamais l’affreux cadeau du fond. Comment ça s’est fini ?
Une catastrophe de salon, avec enquête et suspects. Le chat, lui, n’a jamais pu se défendre.
oui: Alors impossible de maquiller l’affaire. Ils ont ri, j’espère.
non: Sans témoin, il ne reste que la conscience et la pelle à poussière.
sinon: Une tache ou trois morceaux, dans dix ans, ça fera l’anecdote du repas.

> j’ai envoyé (le|un|mon) message à la mauvaise personne | je me suis trompé de (destinataire|groupe|conversation|numéro) | j’ai envoyé à (mon chef|ma mère|ma belle-mère|mon ex|elle) un message (sur elle|qui était pas pour elle|qui parlait d’elle) | j’ai (liké|aimé) une (vieille)? photo (de mon ex|par erreur|sans faire exprès|d’il y a trois ans) | j’ai répondu à tous (par erreur|sans faire exprès)? | j’ai appelé (mon ex|mon chef|quelqu’un) (sans faire exprès|avec ma poche|par erreur) | je me suis (trompé|trompée) de destinataire (en envoyant un message|pour un mail)? | j’ai envoyé (un mail|un texto|une photo) à la mauvaise personne | j’ai posté dans le mauvais groupe | j’ai envoyé (à mon chef un message sur lui|un message sur mon chef à mon chef)
Le pouce va plus vite que la honte, mais elle le rattrape. Il disait quoi, ce message ?
La demi-seconde où l’on relit le nom en haut de l’écran est la plus longue du monde. Il y a eu une réponse ?
Il n’existe pas de bouton assez gros pour revenir en arrière, dans ces cas-là.
oui: Et elle était comment, cette réponse : drôle, froide, polie ?
non: Le silence d’après est presque pire. On imagine tout.
sinon: Aïe, et aïe encore. Dans un mois, ce sera une très bonne histoire.

> j’ai envoyé un message (bourré|sous l’alcool|à trois heures du matin|que je regrette|trop long) (à mon ex|à un ami|à elle)? | j’ai (appelé|écrit à) mon ex (bourré|en pleine nuit|à deux heures du matin|après trois verres) | j’avais bu et (je lui ai écrit|j’ai écrit à mon ex|j’ai appelé mon ex|j’ai tout déballé|j’ai dit n’importe quoi)
Le message de deux heures du matin, relu à dix heures, avec un œil fermé. Il en disait trop, ou il disait enfin vrai ?
Les fautes de frappe n’ont sans doute rien arrangé. C’était pour qui ?
Le téléphone devrait demander « est-ce que c’est bien raisonnable ? » après minuit.
sinon: C’était maladroit, et il y avait sûrement un morceau de vérité dedans.

> je suis tombé (devant tout le monde|en pleine rue|dans l’escalier devant tout le monde|en public|devant mes collègues) | je me suis (étalé|vautré|ramassé|cassé la figure|pris une porte vitrée|pris un poteau) (devant tout le monde|en pleine rue|sur le quai|en public|dans la rue)? | mon (pantalon|jean|short|collant) a craqué (devant tout le monde|au bureau|en réunion|en me baissant)? | j’avais (la braguette ouverte|un truc entre les dents|du persil entre les dents|une tache|mon pull à l’envers|l’étiquette qui dépassait|du dentifrice sur la joue) | j’avais la braguette ouverte (toute la journée|pendant le rendez-vous|pendant la réunion) | j’avais la braguette ouverte et personne m’a rien dit | j’avais (du persil|de la salade|un truc) entre les dents (pendant le rendez-vous|toute la soirée|pendant tout le repas)?
La dignité part en une seconde, et elle revient à pied. Il y avait beaucoup de public ?
Et le premier réflexe, c’est de dire « ça va, ça va » à des gens qui n’ont rien demandé. Rien de cassé, à part l’orgueil ?
Les témoins ont oublié avant le dîner, et la victime en a pour dix ans.
oui: Alors c’était une vraie représentation. Applaudissements discrets.
non: Tant mieux. L’essentiel est sauf, et le reste se raconte bien.
sinon: On en rougit encore, et c’est déjà presque drôle.

> ma carte (est pas passée|a été refusée|bancaire a été refusée|marchait pas|a pas marché) | ma carte est pas passée (à la caisse|au supermarché|au restaurant|devant tout le monde) | j’avais pas assez (d’argent)? (pour payer|à la caisse) | j’ai dû (reposer|laisser) (mes courses|des articles) (à la caisse)? | paiement refusé (à la caisse|devant tout le monde)? | j’avais oublié (ma carte|mon portefeuille|mon porte-monnaie) (à la caisse|au restaurant|au supermarché) | ma carte bleue (a été refusée|est pas passée|marchait pas) (à la caisse|au restaurant|au supermarché)? | ma carte a été refusée devant tout le monde
La petite machine qui bipe, et toute la file qui étudie le plafond. Il y avait du monde derrière ?
« Paiement refusé », c’est écrit petit, et on l’entend très fort. Comment ça s’est terminé ?
Le rouge aux joues pour un bout de plastique : ça arrive aux gens les plus organisés.
oui: Évidemment. Ils avaient la tête dans leur chariot, mais ça ne console pas.
non: Une chance. La caissière, elle, en voit dix par jour.
sinon: Je comprends qu’on ait eu envie de passer sous le tapis roulant.

> j’ai (oublié|confondu|écorché) (le prénom|le nom) (de quelqu’un|d’une collègue|de ma voisine) | j’ai mélangé le prénom (de quelqu’un|d’une collègue) | j’ai (oublié|confondu) le prénom (de mon gendre|de ma belle-fille|de mon rendez-vous) | j’ai oublié le prénom de quelqu’un (devant tout le monde|devant elle) | je (l’ai appelé|me suis trompé) (par le prénom de mon ex|par le nom de mon ex|de prénom) | j’ai (appelé|dit) (ma prof|mon chef|ma collègue|la maîtresse) maman | j’ai (dit|répondu) (bonjour|coucou|fait signe) à quelqu’un (qui me saluait pas|que je connaissais pas|qui saluait quelqu’un derrière moi) | je l’ai pris pour (quelqu’un d’autre|sa mère|sa fille|un vendeur|la vendeuse) | j’ai oublié le prénom de (ma collègue|quelqu’un) devant (elle|tout le monde) | j’ai eu un trou de mémoire sur son prénom
Et la terre, évidemment, a refusé de s’ouvrir. Il y a eu un rire, ou un grand blanc ?
La bouche a été plus rapide que le cerveau, et elle n’a pas pris le bon dossier. Comment ça s’est rattrapé ?
Ce sont des bourdes sans victime, sauf la personne qui y repense à minuit.
sinon: Ça s’est sûrement mieux fini que dans la version de la nuit.

> (on s’est|ils se sont|mes collègues se sont|ma famille s’est|mon beau-frère s’est|mes amis se sont) moqué de moi (à table|en réunion|devant tout le monde|au travail)? | on a ri de moi (à table|devant tout le monde|hier)? | (ils ont|mon chef a|mon frère a|il a) fait une blague sur (mon poids|mon âge|mes cheveux|mon accent|ma voix) | (ils ont|mon chef a) fait une blague sur (mes vêtements|mon physique) | ils ont fait une blague sur mon poids devant tout le monde | on (m’a humilié|m’a humiliée|m’a rabaissé|m’a rabaissée) (devant tout le monde|en public|hier)? | j’ai été (humilié|humiliée) (devant tout le monde|en public|hier)? | (ma famille|mon frère|ma sœur|mes cousins|mon chef) se moque de moi (à table|devant tout le monde)? | ils se moquent de moi
Rire jaune avec les autres, pour ne pas être à part, et le payer en rentrant. C’est quelle phrase qui est restée ?
Une humiliation, même de trente secondes, ça garde la lumière allumée longtemps. Quelqu’un a dit quelque chose, ou tout le monde a ri ?
Ça blesse pour de bon, même quand ça se déguise en plaisanterie.
sinon: Oui, je vois exactement l’endroit où ça touche. Ce n’était pas drôle.

> (un type|un homme|une femme|une dame) m’a (insulté|crié dessus|engueulé|mal parlé|traité de tous les noms) | (un automobiliste|un inconnu|un client|une cliente|un mec|quelqu’un) m’a (insulté|crié dessus) | (un type|un homme) m’a bousculé | un type m’a insulté (dans la rue|en voiture|au supermarché|dans le métro|au guichet|dans la file|ce matin|aujourd’hui|sans s’excuser) | (la caissière|la vendeuse|le serveur|le guichetier) m’a (mal parlé|crié dessus|regardé de haut|envoyé balader|pris de haut) | (la secrétaire|le chauffeur|la boulangère) m’a (mal parlé|crié dessus) | je me suis fait (insulter|engueuler|bousculer|mal parler) (par un inconnu|dans la rue|au guichet|à la caisse) | on m’a (insulté|crié dessus|mal parlé|agressé verbalement) dans (la rue|le métro|le bus|un magasin) | un (type|homme|inconnu) m’a insulté dans la rue ce matin | le (serveur|vendeur|guichetier|médecin) m’a (pris de haut|mal parlé|envoyé balader)
Deux minutes d’un inconnu, et c’est toute la journée qui a le goût. Ça s’est passé comment ?
On rentre avec la phrase de quelqu’un dont on ne sait même pas le nom. Elle disait quoi ?
Ce n’était pas mérité, et ça colle quand même. C’est ça le plus injuste.
sinon: Je comprends la colère. Et souvent, la bonne réponse n’arrive qu’une fois à la maison.

> on m’a (dit que je fais|donné) (plus vieux|dix ans de plus) (que mon âge)? | on m’a pris pour (la grand-mère|le grand-père|la mère) de (mon fils|ma fille|mon mari|ma copine|mon copain|ma sœur) | on m’a demandé si (j’étais enceinte|c’était mon fils|c’était ma fille|c’était pour bientôt) (alors que je le suis pas)? | on m’a dit que (j’avais grossi|j’avais pris du poids|j’avais mauvaise mine|j’avais l’air fatigué|j’avais l’air fatiguée|j’avais vieilli)
C’était dit sans malice, sans doute, et c’est entré comme une écharde. Qu’est-ce qui a été répondu ?
On part de chez soi avec un âge, et on rentre avec un autre. Ça a vexé, ou fait rire ?
Les autres regardent vite et parlent plus vite encore. Le miroir, lui, prend son temps.
sinon: Je comprends. Une petite phrase, et on se regarde dans toutes les vitrines.

après: j’ai menti à ma mère | j’ai menti sur mon âge | j’ai fait semblant d’être malade | j’ai volé un truc | j’ai lu les messages de ma fille | j’ai cassé un vase et j’ai accusé le chat

> (personne|il|ma mère) (le sait|sait rien|se doute de rien|s’en est rendu compte) (pas)? | (il|elle|ma mère|tout le monde) (y croit|m’a cru|m’a crue|y a cru) | je l’ai (dit|raconté|avoué) à personne
Alors je suis au courant avant tout le monde. Ça soulage un peu, de l’avoir sorti ?
Un secret qui tient, ça rassure, et ça occupe de la place.
oui: Tant mieux. Il pesait moins lourd qu’il n’en avait l’air.
non: Pas encore, donc. Il faut parfois le dire deux fois.
sinon: Je comprends. Il reste entre nous, pour ce soir.

> (j’ai peur|je flippe) (qu’il|qu’on) (l’apprenne|le découvre|s’en rende compte|m’en veuille) | (si|et si) (il|elle|quelqu’un|on) l’apprend (je suis mort|je suis morte|c’est fini)? | (ça va|ça finira par) se savoir
C’est la peur qui fait le plus d’heures supplémentaires, là-dedans. Qu’est-ce qui serait le pire, si ça se savait ?
On guette chaque phrase, comme si tout le monde savait lire à travers.
sinon: Dit comme ça, c’est inquiétant, mais c’est déjà un peu moins flou.

> (je dois|faut que je|j’ai envie de) (dire|avouer) | je dois lui dire | je dois dire (la vérité|tout) | je dois dire ou pas | je vais (lui)? (tout)? (dire|avouer) (la vérité)? | j’ai envie de (tout)? (avouer|dire la vérité)
L’envie d’avouer, c’est souvent l’envie de dormir. La phrase commencerait comment ?
Ça peut rester ici, ou sortir d’ici : ce n’est pas la même nuit après. Aucune urgence.
sinon: Elle tient debout, cette phrase. Le plus dur, c’est la première moitié.

après: je me suis étalé | ma carte est pas passée | j’ai oublié le prénom de quelqu’un | on s’est moqué de moi | j’ai été humilié | un type m’a insulté | on m’a dit que je fais plus vieux | j’ai envoyé un message à la mauvaise personne

> (tout le monde|ils|les gens|personne) (a ri|ont ri|m’a regardé|m’ont regardé|a rien dit) | une dame (a ri|ont ri) | (tout le monde|ils) (m’a aidé|a bougé|m’a défendu|a entendu) | y avait (du monde|plein de monde|personne|des témoins|toute la queue)
Le regard des autres, ça dure dix secondes, et ça fait un film de deux heures. Lequel était le plus dur à croiser ?
Une salle entière, et pas un geste : c’est ça, parfois, le plus humiliant.
sinon: Cette personne-là, elle est restée dans la mémoire, forcément.

> j’ai (rien|pas) (répondu|dit|su quoi répondre|su quoi dire|osé répondre) | je suis resté (bouche bée|sans voix|figé|figée|planté là|comme un idiot) | je suis (parti|partie) (en courant|sans rien dire) | j’ai (souri|ri) (bêtement|jaune|pour pas pleurer)
Le corps choisit le silence quand il est pris de court. La réponse est arrivée depuis, j’imagine ?
On reste là, les bras trop longs, et la scène continue sans texte.
oui: Alors elle peut se dire ici, avec la bonne voix.
non: Parfois il n’y en a pas, et c’est très bien ainsi.
sinon: Ça se comprend parfaitement.

> (j’y|j’arrête pas d’y) (pense|repense) (tout le temps|sans arrêt|depuis ce matin|en boucle)? | (ça|j’ai) (me)? tourne en boucle | j’ai (encore)? (honte|le rouge aux joues|envie de disparaître) | j’aurais voulu (disparaître|me cacher|être une petite souris) (sous terre|dans un trou)?
La mémoire a ce défaut : elle repasse les chutes et coupe les applaudissements. Qu’est-ce qui a été réussi, le même jour ?
Ça s’use, à force de repasser. Le raconter, c’est déjà en faire un film avec un public gentil.
sinon: Voilà. Ça aussi, c’était la même journée.
`
