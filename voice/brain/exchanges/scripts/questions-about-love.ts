/** Questions about flirting, first dates, silence after a message, jealousy, break-ups, living alone and meeting people. */
export const questionsAboutLove = `
> comment (draguer|je fais pour draguer) (sans être lourd|sans faire lourd|quand on est timide|quelqu’un|au travail|à mon âge|en vrai)? ? | comment (on fait|faire) pour draguer (sans être lourd|quand on est timide)? ? | je sais plus draguer comment on fait (?)? | c’est quoi le secret pour draguer ? | (tu dragues|vous dragueriez) comment (toi)? ? | ça se fait encore de draguer (dans la rue|en vrai)? (?)? | comment on flirte (à cinquante ans|à mon âge)? ? | tu draguerais comment ? | comment (on fait pour)? draguer sans avoir l’air lourd ? | comment on drague (une fille|un homme|quelqu’un) ?
On s’intéresse à une chose précise : le livre que l’autre tient, sa façon de rire. Et on s’arrête au premier signe de gêne.
Une question, un sourire, et on laisse de la place. Ce qui est lourd, c’est d’insister, pas d’essayer.
On taquine un peu, et on reprend plus tard un détail que l’autre a dit. Se sentir écouté, c’est ce qui plaît le plus.

> comment (on fait pour)? (savoir|voir) si (quelqu’un|une femme|un homme|une fille|un garçon) (me drague|s’intéresse à moi|est attiré par moi) ? | c’est quoi les signes (qu’on plaît|qu’on plaît à quelqu’un|d’intérêt) ? | à quoi on (voit|reconnaît) (qu’on plaît|qu’on plaît à quelqu’un|que quelqu’un est intéressé) (?)? | comment (on fait pour)? savoir si (on plaît à quelqu’un|je lui plais) ? | comment (on fait pour)? reconnaître (quelqu’un qui drague|qu’on plaît|quelqu’un d’intéressé) ? | comment on sait si on plaît ? | comment je sais si je lui plais ?
La personne pose des questions en retour et se souvient des réponses. C’est plus fiable que les regards.
La personne trouve des raisons de rester cinq minutes de plus. Les gens polis partent à l’heure.
On peut le vérifier sans risque : « Ça me ferait plaisir de boire un café avec toi. » La façon de répondre en dit long.

> comment (on fait pour)? inviter (quelqu’un|une collègue|ma voisine|une femme|un homme|une fille|un garçon) (à boire un café|à boire un verre|à dîner|à sortir|au restaurant) ? | je (dis|propose) quoi pour inviter (quelqu’un|ma voisine|une collègue|une femme|un homme) (?)? | tu crois que je devrais inviter (ma voisine|ma collègue|la boulangère|une femme|un homme) (à boire un café|au restaurant|à dîner)? ? | comment (on fait pour)? proposer (un café|un verre|un dîner|un rendez-vous) (à quelqu’un|à ma voisine|à une collègue|à une femme|à un homme)? ? | je l’invite (au restaurant|à dîner|chez moi) ou (à boire un café|juste un café) ? | quelle phrase pour inviter quelqu’un (à sortir|à boire un café)? ? | je dis quoi pour inviter (une femme|un homme|ma voisine|quelqu’un) (à boire un verre|à boire un café|à dîner) (?)? | comment (inviter|j’invite) (une femme|un homme|quelqu’un) à boire un verre ?
« Je vais boire un café après le marché, ça te dit de venir ? » Un endroit, un moment, et une sortie facile.
Un café plutôt qu’un dîner : si c’est bien, ça se prolonge, si c’est gênant, ça dure vingt minutes.
En une phrase, sans excuse avant : « J’aime bien nos conversations, on en fait une plus longue ? » Il y a déjà un endroit en tête ?
sinon: C’est déjà bien. Plus le lieu est simple, plus c’est facile de dire oui.

> de quoi on parle (à|pendant) un premier rendez-vous (?)? | qu’est-ce que je (dis|raconte) (à|pendant) un premier rendez-vous ? | quels sujets (de conversation)? pour un premier rendez-vous ? | comment (on fait pour)? (réussir|préparer|se comporter à) un premier rendez-vous ? | qu’est-ce qu’il faut (pas dire|éviter) (à|pendant) un premier rendez-vous ? | comment (on fait pour)? (éviter|meubler|combler) les (silences|blancs) (à un premier rendez-vous|à un rendez-vous|pendant un rendez-vous)? ? | premier rendez-vous je parle de quoi ? | des conseils pour un premier rendez-vous ? | on parle de quoi (à|pendant) un (premier)? rendez-vous (?)? | on dit quoi à un premier rendez-vous (?)? | comment (on fait pour)? éviter les (blancs|silences) à un rendez-vous ?
De ce qui fait lever tôt sans râler, du dernier fou rire, d’un voyage raté. Les ratages rapprochent mieux que les réussites.
On évite le dossier complet sur l’ex. Une phrase honnête, et on change de sujet.
Un blanc n’est pas une panne. On peut même le dire : « Là, je cherche quoi dire, c’est le trac. » L’autre respire aussi.

> (on va|je l’emmène|aller|on se retrouve) où pour un premier rendez-vous ? | (quel|c’est quoi le meilleur|un bon) endroit pour un premier rendez-vous (?)? | on va où pour un premier rendez-vous (tu proposes quoi)? (?)?
Un endroit où l’on peut marcher, puis s’asseoir : un marché, un quai, un parc. Côte à côte, on parle plus facilement.
Un café que l’on connaît déjà, avec des gens autour et une sortie facile. On parle mieux là où l’on sait où s’asseoir.

> qui (paie|doit payer|invite) au (premier rendez-vous|restaurant) (?)? | qui paie (au restaurant|l’addition) (au premier rendez-vous)? (?)? | qui paie (l’addition|le restaurant|le verre|le resto) (?)?
Pour l’addition, qui invite propose, et l’autre peut dire « la prochaine est pour moi ». Ça annonce déjà une suite.
La personne qui a invité, ou chacun sa part : les deux se font. Le mieux, c’est de ne pas en faire une épreuve.

> on (peut|faut) (embrasser|coucher) au premier (rendez-vous|soir) ? | c’est (mal|normal|grave) d’(embrasser|aller vite) au premier (rendez-vous|soir) (?)? | faut (s’embrasser|embrasser) (au|dès le) premier rendez-vous (?)? | on s’embrasse au premier rendez-vous ou pas ? | c’est mal de coucher (au premier rendez-vous|le premier soir) (?)? | faut (embrasser|s’embrasser|coucher) le premier soir (?)?
Aucune règle, sinon que l’envie soit claire des deux côtés. On peut demander tout bas : « J’ai envie de t’embrasser, et toi ? »
Ni obligatoire, ni interdit. L’envie de se revoir ne tient pas à ça.

> (au bout de combien de temps|quand) on (rappelle|réécrit|réécris) après un premier rendez-vous (?)? | j’attends combien de temps (avant de|pour) (réécrire|rappeler|écrire) (après un)? (premier)? rendez-vous (?)? | qu’est-ce que j’(écris|envoie) après un (premier)? rendez-vous ?
Le lendemain, un simple « j’ai passé un bon moment » vaut mieux que trois jours de calcul.
Dès que l’envie est là, en reprenant un détail de la soirée : « J’ai repensé à ton histoire de canoë. On continue jeudi ? »

> pourquoi (il|quelqu’un|un homme|une femme) répond pas à mon message ? | pourquoi il lit mes messages sans répondre ? | il a lu mon message et (répond pas|a pas répondu) (je fais quoi|pourquoi|ça veut dire quoi) ? | ça veut dire quoi (un message lu sans réponse|quand il répond pas|quelqu’un qui répond pas) (?)? | je fais quoi s’il répond pas à mes messages (?)? | je (relance|réécris|renvoie un message) (s’il répond pas|ou j’attends) ? | combien de temps j’attends avant de relancer ? | (tu relancerais|vous relanceriez) (toi)? (?)? | qu’est-ce que j’(écris|envoie) pour relancer (quelqu’un|sans insister|sans avoir l’air lourd)? ?
Un silence de deux jours, ça peut être le travail ou la gêne. Dix jours, c’est une réponse.
Une seule relance, légère : « Je passe à côté du marché samedi, un café ? » Ensuite, on pose le téléphone.
Je ne chercherais pas de message caché : l’envie trouve deux minutes, presque toujours. Ça fait combien de temps ?
sinon: Alors une relance, pas deux, et le reste appartient à l’autre.

> comment (on fait|je fais) pour (pas|arrêter de) (regarder|vérifier) son téléphone (toutes les deux minutes|sans arrêt)? (en attendant un message)? ? | comment (on fait pour)? attendre (un message|une réponse) (sans devenir fou|sans devenir folle|sans regarder son téléphone|sans stresser) ? | comment (on fait pour)? (supporter|gérer|vivre) (l’attente d’un message|le silence) (après un message|de quelqu’un)? ? | c’est normal de (stresser|paniquer|être mal) (quand il répond pas|quand on attend un message) ? | pourquoi ça me (met dans cet état|rend fou|rend folle) (quand il répond pas|d’attendre un message) ? | comment (on fait pour)? attendre (sa|une) réponse sans devenir (fou|dingue|folle) ? | comment (on fait pour)? supporter d’attendre (sa|une) réponse ? | comment pas devenir dingue en attendant un message ? | comment supporter (son|le) silence ?
On laisse le téléphone dans une autre pièce, sonnerie allumée, et on va faire une chose qui prend les deux mains.
C’est normal : l’attente laisse tout le travail à l’imagination, et elle n’est jamais optimiste.
On se donne deux heures précises pour regarder, midi et vingt heures. Entre les deux, rien de ce qui arrive n’est urgent.

> qu’est-ce que je réponds à (quelqu’un|un homme|une femme|un garçon|une fille) (qui me plaît pas|qui me drague|lourd|qui insiste) ? | comment (on fait pour)? (repousser|éconduire) (quelqu’un|un collègue|un dragueur|un homme) (gentiment|sans blesser)? ? | comment refuser les avances de quelqu’un ? | comment (on fait pour)? dire à (quelqu’un|un ami|un homme|une femme) (que je suis pas intéressé|qu’il me plaît pas|que je veux rester ami) ? | je dis quoi à (quelqu’un|un ami) qui est amoureux de moi (?)? | comment je dis que je veux (juste|rester) ami ? | qu’est-ce que je réponds à (un homme|quelqu’un) qui insiste ? | comment je dis (que je suis|à quelqu’un que je suis) pas intéressé ?
« C’est gentil, mais ce ne sera pas avec moi. » Clair et court : le flou donne de l’espoir, et ça blesse deux fois.
« Je t’aime bien, mais pas comme ça, et je préfère te le dire franchement. » Après, on laisse un peu de distance, même si ça manque.
Quand quelqu’un insiste : « J’ai répondu, et je ne changerai pas d’avis. » Et on coupe, sans s’expliquer davantage.

> quoi répondre à un râteau (?)? | comment (on se remet|se remettre|je me remets|encaisser) d’un râteau ? | je me suis pris un râteau je fais quoi ? | comment on encaisse un râteau ? | on répond quoi (à|après) un râteau (?)? | tu fais quoi après un râteau (?)? | pourquoi ça fait si mal un râteau ?
Après un râteau : « Merci de me l’avoir dit simplement. » On garde la tête haute, et ça se soigne avec des copains.
On souffle, on ne relance pas, et on le raconte à quelqu’un qui fait rire. Demander était courageux, la réponse n’y change rien.

> comment (on fait|je fais) pour être moins jaloux ? | comment (on fait|je fais) pour (arrêter d’être|pas être) jaloux ? | comment (on fait pour)? arrêter d’être jaloux ? | comment (calmer|gérer|soigner|on gère) sa jalousie ? | pourquoi je suis (toujours)? jaloux ? | c’est (normal|mal|grave|malsain) d’être jaloux (de son ex|de ses amis|en couple)? (?)? | la jalousie ça se (soigne|guérit) ? | la jalousie c’est une preuve d’amour (tu crois)? ? | comment (on fait pour)? dire (à mon copain|à ma copine|à mon mari|à ma femme) que je suis jaloux (sans dispute|sans faire de scène)? ? | comment (on fait pour)? parler de sa jalousie (à mon copain|à ma copine)? ?
On décrit le moment, pas l’autre : « Quand vous riez tous les deux, j’ai peur de ne pas compter. » Ça rapproche, alors que l’interrogatoire éloigne.
Un peu, c’est courant. Ce qui abîme, c’est de vérifier : chaque vérification calme dix minutes et redonne faim.
J’écrirais sur une feuille ce que j’ai vu, et en face ce que j’imagine. La deuxième colonne est souvent bien plus longue.

> comment (réagir|on réagit|je réagis) (face à quelqu’un de jaloux|face à un mari jaloux|à la jalousie de mon copain|à la jalousie de ma femme) ? | comment (on fait pour)? rassurer (quelqu’un de jaloux|un mari jaloux|un copain jaloux|une femme jalouse|une copine jalouse) ? | comment (vivre|on vit) avec (quelqu’un de jaloux|un mari jaloux|une femme jalouse|un copain jaloux) ? | qu’est-ce que je réponds à (quelqu’un de jaloux|un mari jaloux|un copain jaloux|une copine jalouse|une crise de jalousie) ? | c’est normal (que mon copain|que mon mari|que ma copine|que ma femme|qu’il) (soit)? jaloux ? | comment (on fait pour)? réagir à une crise de jalousie ? | comment je réagis à sa jalousie ? | je fais quoi (face à|quand il me fait) une crise de jalousie (?)? | comment (je réagis|on réagit|réagir) à une crise de jalousie ? | il me fait une crise de jalousie je fais quoi ? | je réponds quoi à une crise de jalousie (?)?
« Je peux te rassurer, je ne peux pas me justifier tous les jours. » Et si la crise fait peur, on s’en va, sans argumenter.
Avoir peur de perdre, c’est humain. Contrôler le téléphone, les tenues ou les amis, non : ça ne s’arrange jamais en cédant.
On demande, au calme, ce qui fait peur exactement. Si la seule réponse est une interdiction, ce n’est plus de la jalousie à soigner à deux.

> c’est normal (qu’il|que mon copain|que mon mari|que ma copine) (regarde|fouille|lise|veuille voir|surveille|contrôle) (mon téléphone|mes messages|mes sorties) ?
Non : un téléphone, c’est comme un courrier, et personne n’a à surveiller les sorties de l’autre. Si refuser fait peur, on en parle à quelqu’un de confiance.
La peur, ça se comprend ; la surveillance, ça s’arrête. Ça ne rassure personne longtemps, et ça prend chaque fois un peu plus de place.

> comment (quitter|je fais pour quitter|rompre|on rompt) (quelqu’un|quelqu’un qu’on aime encore|son copain|sa copine|mon mari|ma femme) (sans faire de mal|proprement|sans blesser)? ? | comment (dire|j’annonce) à (mon copain|ma copine|mon mari|ma femme|quelqu’un) (que c’est fini|que je veux rompre|que je le quitte|que je pars|que je l’aime plus) ? | quels mots pour (rompre|quitter quelqu’un) ? | comment je quitte (mon copain|ma copine|mon mari|ma femme) (sans faire de mal|sans lui faire mal|proprement)? ? | comment (on fait pour)? quitter quelqu’un sans lui faire de mal ? | je le quitte comment sans faire de mal (?)?
« J’ai réfléchi longtemps, c’est fini pour moi, et ce n’est pas une question de chance à redonner. » La fermeté d’abord, la douceur ensuite.
En face, dans un endroit d’où chacun peut repartir, sauf si on a peur de l’autre. Et on ne console pas soi-même jusqu’à minuit, c’est trop confus.
On choisit le jour, pas la dispute. On dit la même chose que la veille devant la glace, sans chercher de torts.

> tu crois que je devrais (quitter|rompre avec) (mon copain|ma copine|mon mari|ma femme) ? | comment (on fait pour)? savoir (s’il faut|quand) (quitter|rompre|partir) (quelqu’un)? ? | c’est normal de (rester|quitter) (quelqu’un qu’on aime plus|par peur|par habitude) ? | comment (savoir|je sais) si je dois (partir ou rester|rester ou partir) ?
Je me demanderais si je resterais en sachant que rien ne changera. Cette réponse-là ne ment pas beaucoup. Elle vient vite ?
On peut écrire deux semaines de petites notes, une par soir : comment je me sens ici. À la relecture, c’est souvent clair.
oui: Alors elle mérite d’être écoutée, même si elle fait peur.
non: Alors il reste peut-être une conversation à avoir avant, si elle peut se faire sans peur.

> (c’est mal|c’est lâche|ça se fait) de (rompre|quitter quelqu’un) (par message|au téléphone) ?
En face, sauf si on a peur de la réaction. Un message après des années ensemble laisse l’autre seul avec cent questions.
Pour quelques rendez-vous, un message net et gentil suffit. Pour une vraie histoire, au moins un appel, sauf si l’autre fait peur.

> comment (se remettre|on se remet|guérir|on guérit) d’une rupture ? | comment (on fait pour)? surmonter une (rupture|séparation) ? | comment je me remets d’une (rupture|séparation) ? | combien de temps (pour|on met pour|ça prend pour|il faut pour) (se remettre d’une|oublier une|guérir d’une) rupture ? | qu’est-ce qu’on fait (après|le soir d’|le premier week-end après) une rupture ? | tu crois qu’on s’en remet d’une rupture ? | c’est normal (d’être triste|de pleurer|d’avoir mal) (des mois|un an|longtemps) après une rupture ? | pourquoi je (pense encore|pense toujours) à mon ex ?
On prévoit surtout les soirs et les dimanches : une chose par jour, dehors, avec une heure. Le reste tient autour.
Ça va par vagues, et une vague tardive ne veut pas dire qu’on recule. Un mois sans nouvelles aide plus que cent explications.

> je dois (supprimer|bloquer|effacer|jeter) (son numéro|ses photos|mon ex|ses lettres|ses affaires) ? | on fait quoi des photos (de son ex|après une rupture) (?)? | on garde les photos de son ex ? | je fais quoi (des photos|des affaires|des lettres) de mon ex (?)? | je devrais (bloquer|supprimer) mon ex ?
On range les photos dans une boîte, chez quelqu’un. Pas besoin de les jeter, juste de ne plus les avoir sous la main à minuit.
On peut masquer son nom et ses nouvelles pour un mois. Effacer, ça se décide au calme, pas un soir de manque.

> on peut (rester|être) ami avec son ex ? | comment (on fait pour)? rester ami avec son ex ? | c’est (normal|une bonne idée|mal) de (rester ami avec|revoir|parler à|coucher avec) son ex (?)? | tu crois qu’on peut (rester|être) ami avec (son|mon) ex (?)? | tu crois que je peux rester ami avec mon ex (?)? | pourquoi rester ami avec son ex ?
Oui, mais après une vraie pause. On le sait le jour où sa nouvelle histoire fait seulement lever un sourcil.
Je me demanderais ce que j’espère encore. Si la réponse est « rien », l’amitié a une chance.
On peut essayer, à deux conditions : plus de nostalgie le soir, et pas de secret pour la nouvelle personne.

> comment (croiser|revoir) son ex (sans pleurer|à un mariage|à une soirée)? ? | je (fais|dis) quoi si je croise mon ex (avec quelqu’un)? (?)? | je fais quoi si mon ex est là (avec quelqu’un)? (?)? | comment (réagir|je réagis|on réagit) (si je croise|quand on croise) (mon|son) ex ? | je vais croiser mon ex je fais quoi ? | qu’est-ce que je dis à mon ex si je le croise ? | mon ex sera là comment je fais (?)? | qu’est-ce que je dis si je croise mon ex ? | je vais revoir mon ex (à un mariage|à une soirée) je fais quoi ?
Si ça arrive : « Bonjour, ça va ? Je file, on m’attend. » Trois phrases prêtes, et on souffle au coin de la rue.
On salue en premier, on sourit une seconde, et on continue sa route. Avoir parlé d’abord enlève la moitié du trac.

> je devrais inviter mon ex (à mon mariage|à mon anniversaire|à la fête)? ? | j’invite mon ex au mariage ou pas ? | est-ce que j’invite mon ex (au mariage|à mon anniversaire) ? | tu crois que je devrais inviter mon ex (?)?
Seulement si sa présence ne me fait rien, ni à la personne qui partage ma vie. Dans le doute, je laisserais tomber.
Je demanderais d’abord aux premiers concernés. Une chaise vide gêne moins qu’une soirée à surveiller quelqu’un.

> tu crois que je devrais (retourner|me remettre|revenir|reprendre) avec (mon ex|lui) ? | ça (vaut le coup|peut marcher) de (se remettre|retourner|revenir|reprendre) avec son ex ? | on peut se remettre avec son ex (?)? | (il|mon ex) veut revenir je (dis|réponds|fais) quoi ? | qu’est-ce que je réponds à mon ex (qui m’écrit|qui revient|qui veut revenir|qui veut me voir) ? | je réponds à mon ex ou pas ? | pourquoi mon ex (revient|m’écrit|me recontacte|me réécrit) ? | une deuxième chance ça marche (tu crois|des fois)? (?)? | ça vaut le coup de se remettre avec (mon|son) ex (?)? | je me remets avec mon ex (ou pas)? tu crois ? | ça peut marcher avec mon ex la deuxième fois | on peut se remettre avec (un|son) ex (?)?
Je demanderais : qu’est-ce qui serait différent, concrètement, dès mardi ? « Tu me manques » n’est pas un changement.
Ça marche quand la cause a bougé, pas quand la solitude a grandi. Et s’il y avait de la peur dans cette histoire, je ne reviendrais pas.
« J’ai besoin d’y réfléchir, je te réponds dimanche. » Rien n’oblige à décider le soir même.

> comment (on fait|je fais) pour vivre (tout)? seul (après une séparation|après un divorce|après trente ans|pour la première fois)? ? | comment (on fait pour)? s’habituer à (vivre|être) (tout)? seul ? | comment (on fait pour)? (supporter|aimer|apprivoiser|vivre) la solitude (le soir|le dimanche)? ? | comment on fait quand on vit (tout)? seul ? | comment (on fait pour)? (remplir|occuper|passer) ses (soirées|dimanches|week-ends) (quand on vit)? (tout)? seul ? | comment (on s’habitue|s’habituer) à vivre (seul|toute seule|tout seul) ? | comment on apprend à vivre (tout)? seul ?
On met la table pour de vrai, avec une assiette et de la musique. Manger debout devant l’évier, c’est là que le vide gagne.
On se donne deux rendez-vous fixes par semaine avec des gens, même petits : un cours, le café du mardi. Le reste du calme devient un luxe.

> c’est (normal|grave|triste|bizarre) (de vivre|de vouloir vivre|d’aimer vivre|de préférer vivre) (tout)? seul (?)? | on peut être heureux (tout)? (seul|en vivant seul|sans couple|célibataire) ? | tu crois qu’on peut être heureux (en vivant)? (seul|célibataire) ? | c’est triste de (vivre|vieillir|habiter) (seul|seule) (à mon âge)? (?)? | c’est normal d’aimer vivre seul ?
Oui, on peut y être bien. Au début, c’est le bruit de la clé qui serre le cœur, alors on laisse une lampe allumée avant de sortir.
Je n’y vois rien de triste : c’est une façon de vivre, avec ses matins calmes. Ce qui pèse, c’est de n’être attendu nulle part, et ça, ça se construit.

> comment (aller|j’ose aller|oser aller|on va|trouver le courage d’aller) (tout)? seul (au restaurant|au cinéma|au concert|à une fête|à un mariage|dans un bar) ? | c’est (bizarre|triste|normal|ridicule|la honte) d’aller (tout)? seul (au restaurant|au cinéma|au concert|à un mariage) (?)? | tu crois que je peux aller (tout)? seul (au restaurant|au cinéma|au concert) (?)? | j’ose pas aller (tout)? seul (au restaurant|au cinéma) comment on fait ? | ça se fait d’aller (tout)? seul (au restaurant|au cinéma|au concert) (?)? | ça vaut le coup d’aller (tout)? seul (au restaurant|au cinéma|au concert) (?)? | je peux aller (tout)? seul au (restaurant|cinéma) ou c’est bizarre ?
On choisit une heure creuse la première fois, et on se donne le droit de repartir. La deuxième est déjà plus simple.
Personne ne compte les chaises : les gens regardent leur écran ou leur assiette. Et on choisit sans négocier avec personne.

> comment (partir|voyager) (tout)? seul (en vacances|en voyage)? ? | c’est (bizarre|triste|normal) de partir (tout)? seul (en vacances|en voyage) (?)? | ça vaut le coup de (partir|voyager) (tout)? seul (en vacances|en voyage)? (?)? | tu crois que je (peux|devrais) partir (tout)? seul (en vacances|en voyage) (?)? | (partir|voyager) (tout)? seul (c’est bien|ça vaut le coup|tu ferais quoi) (?)? | j’ose pas partir (tout)? seul en vacances comment on fait ? | on va où quand on part (tout)? seul (en vacances|en voyage)? (?)? | comment on (part|voyage) (en voyage|en vacances)? tout seul ?
En voyage, on commence par deux nuits dans une ville qui se fait à pied. On parle à bien plus de monde qu’en couple.
Oui, je le ferais : on mange quand on a faim, on change d’avis sans réunion. Un petit logement avec une table commune évite les soirées longues.

> comment (rencontrer|je fais pour rencontrer) (des gens|du monde|quelqu’un|de nouvelles personnes) (à mon âge|à quarante ans|dans une nouvelle ville|quand on est timide|sans internet|sans appli|après un divorce)? ? | comment on fait pour (rencontrer|trouver) (des gens|du monde|quelqu’un) (à mon âge|sans appli|quand on est timide|dans une nouvelle ville)? ? | où (on rencontre|on peut rencontrer) (des gens|du monde|quelqu’un) (à mon âge|sans internet|ici)? ? | comment (se faire|on se fait) des amis (à mon âge|adulte|à quarante ans|dans une nouvelle ville|à la retraite|à l’âge adulte)? ? | je vais où pour rencontrer (du monde|des gens|quelqu’un) ?
Là où l’on revient : une chorale, un club de marche, un bénévolat. À la cinquième semaine, les prénoms sont venus tout seuls.
Par une activité où les mains travaillent : un jardin partagé, un atelier de réparation. On parle sans avoir à se présenter.
On devient la personne qui propose : « Je vais boire un verre après, qui vient ? » La plupart n’attendaient que ça. Il y a une envie de départ ?
sinon: Alors c’est là qu’il faut aller, et trois fois de suite avant de juger.

> c’est (normal|grave) de pas avoir d’amis (à mon âge)? ? | pourquoi c’est (dur|difficile) de (se faire des amis|rencontrer des gens) (adulte|à l’âge adulte|à mon âge)? ? | c’est normal de pas avoir d’amis à (quarante|cinquante|soixante) ans ?
À l’âge adulte, il n’y a plus de cour de récréation : il faut revoir dix fois les mêmes gens pour que ça prenne. Ça se recrée, avec un rendez-vous fixe.
C’est bien plus courant qu’on ne le dit, et il n’y a pas de honte à avoir. Un seul endroit où l’on revient chaque semaine peut changer la donne.

> comment (on fait pour)? (engager|lancer|démarrer|commencer) une conversation (avec un inconnu|avec quelqu’un|dans une soirée|avec une fille|avec un garçon)? ? | comment (on fait pour)? aborder (quelqu’un|un inconnu|une femme|un homme|les gens|une fille|un garçon) (dans la rue|dans un bar|en soirée|qui me plaît)? ? | je dis quoi pour (lancer|engager|commencer) une conversation (?)? | (qu’est-ce que|comment) je dis à (un inconnu|quelqu’un que je connais pas) ? | comment (on fait pour)? parler à (des inconnus|des gens qu’on connaît pas|quelqu’un qu’on connaît pas) ? | comment (on fait|je fais) (quand on connaît personne|dans une soirée où je connais personne) ? | comment (être|devenir|je fais pour être) moins timide (avec les gens)? ? | je dis quoi pour commencer une conversation (avec quelqu’un|avec un inconnu|avec une inconnue)? (?)? | comment on commence une conversation ? | comment (on fait pour)? aborder quelqu’un (qu’on connaît pas|dans un bar|en soirée) ?
Par ce qui est sous les yeux de tout le monde : la file, le buffet, la pluie. Ce n’est pas brillant, et ça marche.
Une question à laquelle l’autre peut répondre longtemps : « Et toi, tu connais les hôtes d’où ? »
On se donne une mission : servir, débarrasser, demander un renseignement. Avec un rôle, la timidité a moins de place.

> comment (faire|écrire|on fait|rédiger) (un|une bonne) (profil|annonce) (de rencontre|sur une appli|sur un site de rencontre) ? | je mets quoi sur un profil (de rencontre|sur une appli)? (?)? | je mets quoi (dans|sur) mon profil (de rencontre)? (?)?
Trois choses précises plutôt que dix adjectifs : « Je rate les tartes, je gagne au Scrabble, je marche le dimanche. » Ça donne de quoi répondre.
On demande à quelqu’un qui nous aime de le relire : on se décrit rarement aussi bien qu’un ami le ferait.

> c’est quoi un bon premier message (sur une appli|sur un site|sur tinder) ? | (j’envoie|j’écris) quoi comme premier message (sur une appli|sur tinder)? (?)? | comment écrire un premier message (sur une appli|sur un site|à quelqu’un)? ? | quoi écrire comme premier message (?)? | on écrit quoi en premier (sur une appli|sur un site de rencontre) (?)? | qu’est-ce que j’écris comme premier message ? | tu écrirais quoi comme premier message (toi)? (?)? | comment j’écris un premier message ?
Le premier message part d’un détail de la photo ou du texte, et finit par une question. « Salut, ça va ? » n’a jamais raconté d’histoire.
Trois lignes, un détail remarqué, une question facile : « Cette montagne derrière, c’est où ? » Rien sur le physique au premier message.

> quelle photo mettre sur un profil (de rencontre)? ? | quelle photo (je mets|mettre) (sur|pour) mon profil ? | je mets quelle photo sur mon profil (de rencontre)? ? | je choisis quelle photo pour mon profil ? | c’est quoi une bonne photo de profil ?
Une photo récente, en lumière du jour, qui ressemble. Et une deuxième où l’on fait quelque chose que l’on aime.
Sans personne d’autre, sans lunettes de soleil, avec un vrai sourire. Les photos de groupe obligent à jouer aux devinettes.

> ça vaut le coup (les applis|les sites de rencontre|tinder|de s’inscrire sur une appli|de s’inscrire sur un site de rencontre) (à mon âge)? (?)? | tu crois que je devrais m’inscrire sur (une appli|un site de rencontre|tinder) ?
J’essaierais un mois, deux messages par semaine, pas plus. Et on se voit vite, dans un lieu public : écrire longtemps, c’est aimer une invention.
Ça vaut le coup si ça reste une porte parmi d’autres. On y rencontre de belles personnes, et aussi pas mal de silences.

> comment (on fait pour)? (dire|avouer) (à quelqu’un|à un ami|à mon meilleur ami|à un collègue) (que je l’aime|mes sentiments|que je suis amoureux|que je l’aime plus qu’en ami) ? | comment (on fait pour)? déclarer (sa flamme|mes sentiments|son amour) ? | comment j’avoue mes sentiments à (un ami|une amie|quelqu’un) ? | comment (on fait pour)? avouer ses sentiments ? | comment (on fait pour)? dire ses sentiments à (un ami|une amie|quelqu’un) ?
« Je pense à toi plus que je ne devrais, et je préfère que tu le saches. Tu n’as rien à répondre ce soir. »
En marchant, et pas dans un lieu d’où l’on ne peut pas partir. L’autre a le droit d’être surpris.

> quand (on dit|est-ce qu’on dit|dire) je t’aime (la première fois)? (?)? | c’est trop tôt pour dire je t’aime (?)? | au bout de combien de temps on dit je t’aime (?)? | qui dit je t’aime en premier (?)? | j’ose pas dire je t’aime comment on fait (?)? | tu crois que c’est trop tôt pour dire je t’aime (?)? | comment on dit je t’aime la première fois ? | il me dit pas je t’aime je lui dis quand même ?
Quand le garder coûte plus que le dire. Il n’y a pas de date, il y a une envie qui déborde.
Ce n’est jamais trop tôt si l’on n’attend pas la même phrase en retour. On peut ajouter : « Tu n’as rien à répondre. »

> tu crois que je devrais (avouer|dire|déclarer) mes sentiments (à mon ami|à ma collègue|à mon meilleur ami)? ? | ça vaut le coup (d’avouer|de dire|de déclarer) ses sentiments (à un ami|au risque de le perdre)? (?)? | c’est normal d’être amoureux de son meilleur ami ?
Oui, si le silence commence à abîmer l’amitié. On y risque surtout un moment de gêne, plus rarement l’amitié entière.
Je tenterais d’abord un vrai tête-à-tête, un peu différent d’avant. La façon dont l’autre y entre en dit déjà long.

> tu crois que (mon mari|ma femme|mon copain|ma copine) me trompe ? | comment (on fait pour)? savoir si (mon mari|ma femme|mon copain|ma copine|il|quelqu’un) me trompe ? | comment (on fait pour)? demander à (mon mari|ma femme|mon copain|ma copine) s’il me trompe ?
Je ne peux pas le savoir d’ici. Mais je poserais la question en face, une fois : « J’ai un doute, et je préfère une vérité qui fait mal. »
Les signes trompent : un secret peut être un cadeau, une dette, une tristesse. Il n’y a qu’une question posée en face pour y voir clair.

> (on peut|comment on fait pour) pardonner (une infidélité|une tromperie|un mari infidèle|à quelqu’un qui a trompé) ? | (tu pardonnerais|vous pardonneriez) une infidélité (toi)? (?)? | c’est normal de (rester|pardonner) après une infidélité ? | comment (se remettre|on se remet|survivre) d’une infidélité ?
On peut pardonner, ou pas, et les deux sont dignes. Dans les deux cas, on ne décide rien la première semaine.
On peut rester si la vérité a été dite en entier et si l’autre répare sans s’impatienter. Ça prend des mois, pas une soirée.

> je dois avouer que j’ai trompé (mon mari|ma femme|mon copain|ma copine)? ? | tu crois que je (dois|devrais) avouer que (j’ai trompé|je l’ai trompé) (?)? | faut avouer une infidélité (?)? | comment (avouer|dire) (à mon mari|à ma femme|à mon copain) que je l’ai trompé ? | comment avouer une infidélité ? | je lui avoue que je l’ai trompé ou je me tais ? | c’est mieux d’avouer quand on a trompé (?)?
Avouer pour se soulager, ou pour être honnête avec l’autre ? Ce n’est pas le même aveu, et je commencerais par trancher ça.
Je me demanderais d’abord si c’est fini pour de bon. Un aveu sans décision derrière, c’est une douleur de plus.

> comment (on fait pour)? (raviver|ranimer|rallumer|retrouver|entretenir) (la flamme|le couple|la complicité|l’amour) (après vingt ans|après des années|dans un vieux couple)? ? | comment (faire|on fait) (durer|tenir) un couple (longtemps)? ? | c’est quoi le secret d’un couple qui dure ? | comment (on fait pour)? se retrouver (à deux|en couple) (après les enfants|quand les enfants sont partis) ? | on fait quoi (quand on s’ennuie|pour plus s’ennuyer) en couple (?)? | c’est quoi le secret d’un (vieux|bon) couple ?
Un soir par semaine sans écran ni intendance : on n’a pas le droit de parler des poubelles. Au début c’est gênant, puis ça revient.
On remercie pour les choses ordinaires. « Merci d’avoir sorti le chien » entretient plus qu’un week-end à Venise.

> comment (on fait pour)? se parler dans le couple (sans se disputer)? ? | comment (on fait pour)? (moins se disputer|arrêter de se disputer) (en couple|avec mon mari|avec ma femme|avec mon copain)? ? | comment (on fait pour)? pas se disputer avec (mon mari|ma femme|mon copain) ? | c’est normal de se disputer (souvent|tout le temps)? (en couple)? ?
On se dispute sur un seul sujet à la fois, et jamais après vingt-deux heures. Le lendemain, la moitié a fondu.
On se donne un mot pour suspendre, n’importe lequel, et on reprend une heure plus tard. La pause n’est pas une fuite si l’on revient.

> comment (on fait pour)? (vivre|tenir|gérer|faire durer|réussir) une relation à distance ? | ça (marche|peut marcher|vaut le coup|tient) (une relation|l’amour) à distance (?)? | tu crois (à l’amour|que ça marche une relation) à distance ? | comment (on fait pour)? (s’aimer|rester ensemble) à distance ? | ça marche les relations à distance tu crois ? | comment (on fait pour)? tenir une relation à distance ?
À distance, la date des prochaines retrouvailles compte plus que la longueur des appels. Toujours une date posée.
On partage de l’ordinaire, pas seulement des appels : le même film au même moment, une photo du marché. C’est l’ordinaire qui manque.

> tu crois qu’on devrait (emménager|habiter|s’installer) ensemble ? | c’est trop tôt pour (emménager|habiter|s’installer) ensemble (?)? | (quand|au bout de combien de temps) (on emménage|on s’installe|habiter) ensemble (?)? | comment on sait si on est prêt à (vivre|emménager) ensemble ?
Avant d’emménager, je proposerais trois semaines ordinaires ensemble, avec lessive et fatigue. Les vacances ne disent rien.
On parle d’argent, de ménage et de solitude avant les cartons. Ce sont ces trois-là qui fâchent, rarement les grands sentiments.
`
