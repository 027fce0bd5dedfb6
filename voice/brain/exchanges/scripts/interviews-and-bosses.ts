/** Job interviews, pay rises, talks with a boss or the team, saying no at work, and a job that the caller dislikes. */
export const interviewsAndBosses = `
> j’ai un entretien (jeudi|mardi|mercredi|vendredi) (matin)? et (je suis mort de trouille|je suis morte de trouille|j’ai la trouille|je flippe) | j’ai un entretien (demain|lundi) (matin)? (à neuf heures)? | j’ai un entretien (d’embauche)? demain (matin)? | j’ai un entretien dans une boîte de (transport|nettoyage|sécurité|bâtiment) | je passe un entretien (cette semaine|la semaine prochaine) et je stresse | j’ai décroché un entretien j’y croyais plus | j’ai un entretien jeudi et je suis mort de peur
La trouille veut dire que ce poste compte. On le prépare ici : je joue le recruteur, ou on commence par les deux questions qui font peur ?
Un entretien, c’est trois histoires prêtes et une question à leur poser. C’est pour quel poste ?
oui: Alors {dis|dites} « fais le recruteur », et j’attaque.
sinon: Bien. Première chose à préparer : une phrase qui dit pourquoi ce poste, sans réciter l’annonce.

> j’ai jamais fait ça avant | je n’ai jamais fait ce métier | j’ai pas d’expérience dans ce domaine | je viens d’un autre métier | j’ai aucune expérience là-dedans | c’est un métier que j’ai jamais fait | je change complètement de métier | j’ai pas le profil | j’ai pas le diplôme demandé
S’ils appellent, c’est que le parcours les intéresse. Le tout est de relier l’ancien métier au nouveau, avec un exemple de ce qui se ressemble.
On ne compense pas en s’excusant, on traduit. Une chose de l’ancien métier qui servira dès le premier jour, et c’est gagné.

> ils vont me demander pourquoi je quitte (ma boîte|mon travail|mon poste|mon entreprise) | comment expliquer que je quitte ma boîte ? | pourquoi je veux partir je dis quoi ? | je m’entends pas avec mon chef je peux le dire en entretien ? | je peux dire que je m’entends pas avec mon chef ? | il faut dire du mal de son ancien patron ? | comment je justifie mon départ ? | je dis quoi sur mon ancien patron ?
Jamais le chef, toujours la suite : envie de responsabilités, de nouveau, d’un autre rythme. C’est vrai, et ça suffit.
On part vers quelque chose, pas contre quelqu’un. Une phrase courte, puis on revient au poste proposé.

> je m’habille comment pour un entretien ? | comment je m’habille (pour ça)? ? | on s’habille comment pour un entretien ? | je mets quoi comme tenue ? | il faut mettre une cravate ? | je mets un costume ? | je peux y aller en jean ? | je m’habille comment pour un truc comme ça ?
Un cran au-dessus de la tenue du poste : propre, simple, et déjà portée une fois, pour ne pas y penser. Des chaussures nettes, on les regarde toujours.
Rien de neuf ce jour-là, rien qui serre. Un pantalon sombre, un haut uni, et on oublie ses habits en entrant.

> j’arrive combien de temps avant ? | je dois arriver en avance ? | il faut arriver à l’avance à un entretien ? | j’arrive à quelle heure pour mon entretien ? | si je suis en retard à l’entretien ? | j’ai peur d’être en retard à l’entretien
Dix minutes avant, pas plus : plus tôt, on encombre l’accueil. Et le trajet se repère la veille, si c’est possible.
Dix minutes d’avance, un verre d’eau, le nom de la personne relu une fois. En cas de retard, on appelle avant l’heure, jamais après.

> ils posent quoi comme questions ? | c’est quoi les questions qu’ils posent (en entretien)? ? | qu’est-ce qu’ils demandent en entretien ? | on me demande quoi en entretien ? | c’est quoi les questions pièges ? | il y a des questions pièges ? | ils vont me poser quoi comme questions ?
Les cinq classiques : se présenter, pourquoi ce poste, une réussite, un défaut, et le salaire. Qui tient ces cinq-là tient l’entretien.
Le piège le plus fréquent, c’est le défaut : un vrai, petit, et ce qu’on fait pour le corriger. On en essaie un ?
oui: Alors, un défaut, en une phrase, sans le maquiller en qualité.
sinon: Le reste, c’est surtout des exemples : une scène vaut dix adjectifs.

> je leur pose quoi comme question à la fin ? | quelles questions poser au recruteur ? | il faut poser une question à la fin ? | si on me demande si j’ai des questions ? | je demande quoi à la fin de l’entretien ? | je pose quelle question au recruteur ?
Une seule suffit : « À quoi reconnaîtrez-vous, dans six mois, que vous avez choisi la bonne personne ? » Elle fait parler, et elle marque.
{Demande|Demandez} à quoi ressemble une journée ordinaire à ce poste. C’est simple, et la réponse apprend beaucoup.

> je me présente comment ? | comment je me présente en deux minutes ? | je dis quoi pour me présenter ? | parlez-moi de vous je réponds quoi ? | quand ils disent présentez-vous je bloque | je sais pas me présenter | je suis nul pour me présenter | je suis nulle pour me présenter
Trois phrases : ce que {tu sais|vous savez} faire, une chose réussie, et pourquoi ce poste. Moins d’une minute, et on s’arrête.
On commence par le métier, pas par l’état civil. {Essaie|Essayez} ici, tout haut, et je dis ce qu’il faut couper.

> et s’ils me demandent mon plus gros défaut ? | je dis quoi comme défaut ? | c’est quoi un bon défaut en entretien ? | je sais pas quoi dire comme défaut | donne-moi un défaut à dire en entretien | mes défauts je réponds quoi ?
Un défaut vrai, sans danger pour le poste, et son remède : « Je veux trop bien faire, alors je me fixe une heure de fin. »
On évite « perfectionniste », tout le monde le dit. « Je parle peu en réunion, donc j’écris mes idées avant » passe très bien.

> j’ai un trou (de deux ans|d’un an|de trois ans) dans mon cv | j’ai un trou dans mon cv | comment expliquer un trou dans mon cv ? | j’ai arrêté de travailler (pour élever mes enfants|pendant cinq ans) | j’ai pas travaillé pendant (deux|cinq|dix) ans | ils vont voir que j’ai pas travaillé
« J’ai élevé mes enfants, et je suis de nouveau disponible », et on revient au poste. Une phrase, sans s’excuser.
Un trou bien expliqué n’inquiète personne, un trou caché, si. La raison en cinq mots, ce qu’on y a appris, et on tourne la page.

> je suis trop (vieux|vieille) pour (eux|ce poste|changer|trouver du travail) | à (cinquante|cinquante-cinq|cinquante-huit) ans personne va me prendre | à mon âge on trouve plus de travail | ils vont me trouver (trop vieille|trop vieux) | ils préfèrent les jeunes | qui va m’embaucher à mon âge
L’âge fait peur aux recruteurs quand on s’en excuse. Dit autrement, c’est : « Je commence dès lundi, et je ne partirai pas dans un an. »
Il y a des portes fermées, c’est vrai. Il y a aussi des patrons fatigués de former des gens qui s’en vont, et ceux-là écoutent.

> je suis trop jeune pour (ce poste|eux|qu’on me prenne au sérieux) | ils vont me trouver trop jeune | on me prend pas au sérieux parce que je suis jeune | j’ai que vingt ans et ils veulent de l’expérience | ils demandent cinq ans d’expérience | ils veulent de l’expérience mais personne m’en donne
Le vieux cercle : il faut de l’expérience pour en avoir. Stages, petits boulots, associations, tout ce qui s’est fait avec un horaire compte.
Ce qu’on achète chez un débutant, c’est l’envie et la fiabilité. Un exemple de chaque, et l’âge passe au second plan.

> j’ai pas eu de réponse (après mon entretien|depuis l’entretien) | ils m’ont pas rappelé (après l’entretien)? | ils m’ont pas rappelée | ils devaient me rappeler | je dois les relancer ? | je relance au bout de combien de temps ? | comment relancer après un entretien ? | toujours pas de nouvelles de mon entretien
Une semaine sans nouvelles, on relance, c’est normal et bien vu : trois lignes, merci, toujours intéressé, une question sur la suite.
Le silence veut souvent dire que quelqu’un est en vacances. Un mail court ou un appel, le matin, et on continue à chercher pendant ce temps.

> je voudrais (lui)? demander une augmentation à mon (directeur|patron|chef) | j’ai rendez-vous avec (mon directeur|mon patron|mon chef|ma cheffe|ma directrice) (vendredi|lundi|demain)? pour une augmentation | je vais demander une augmentation | je dois parler salaire avec mon chef | je veux demander plus d’argent à mon patron | je voudrais négocier une augmentation
Bien. Trois choses avant d’y aller : un chiffre précis, deux faits qui le justifient, et ce qu’on accepte si c’est non. Lequel des trois manque ?
Une augmentation se demande avec des faits, pas avec des besoins. Qu’est-ce que {tu fais|vous faites} aujourd’hui qui n’était pas dans le poste au départ ?
sinon: Voilà l’argument. On le garde en une phrase, et je peux jouer le directeur pour l’essayer.

> j’ai pas été (augmenté|augmentée) depuis (deux|trois|quatre|cinq|six|dix) ans | ça fait (quatre|cinq|dix) ans que j’ai pas été (augmenté|augmentée) | mon salaire bouge pas depuis des années | je gagne pareil qu’il y a cinq ans | on m’a jamais augmenté | on m’a jamais augmentée | j’ai jamais eu d’augmentation | ça fait onze ans que je suis dans la maison | mon chef m’a refusé mon augmentation | on m’a refusé (mon|l’) augmentation | j’ai demandé une augmentation et (il a dit non|on m’a dit non|ils ont refusé)
Des années sans bouger, avec les prix qui montent, c’est une baisse. C’est un argument, à condition d’y ajouter ce que le poste est devenu.
L’ancienneté seule ne suffit pas, mais elle ouvre bien la phrase : « Depuis tout ce temps, mon poste a changé, et mon salaire non. »

> je fais le travail de (deux|trois) personnes | je fais deux postes (pour le prix d’un)? | je fais le travail de ma collègue (en plus)? | j’ai récupéré les dossiers de ma collègue | elle est partie et ils l’ont pas remplacée | ils ont pas remplacé ma collègue | on m’a refilé le travail de celui qui est parti
Deux postes pour une paie : voilà le meilleur argument du monde. {Liste|Listez} les tâches reprises depuis son départ, avec les dates.
Ça se chiffre : combien coûtait la personne partie, combien {tu demandes|vous demandez}. La différence plaide toute seule.

> combien je peux demander (d’augmentation)? ? | je demande combien (d’augmentation)? ? | c’est quoi une augmentation normale ? | dix pour cent c’est trop ? | dix pour cent c’est pas trop ? | cinq pour cent c’est assez ? | je peux demander dix pour cent ? | on demande combien en général ? | combien je peux demander je suis à (deux mille|deux mille cent|mille huit cents) net ?
En général on obtient entre trois et cinq pour cent ; avec un poste qui a grossi, dix se demande sans rougir. On annonce un peu plus haut que l’objectif.
Dix pour cent se défend très bien après des années sans rien ou du travail en plus. On dit le chiffre, puis on se tait.

> et je commence comment (la phrase|la discussion|l’entretien)? ? | je commence par quoi avec (mon chef|mon patron|lui) ? | par quoi je commence ? | comment j’attaque ? | je dis quoi en premier à mon chef ? | comment j’ouvre la discussion avec mon patron ? | c’est quoi la première phrase ?
« Je voudrais parler de mon poste, qui a beaucoup changé, et de mon salaire, qui n’a pas suivi. »
Par les faits : « Depuis tel mois, je fais ceci en plus, et j’aimerais que mon salaire en tienne compte. »

> il va me dire qu’il n’y a pas d’argent | il va me dire qu’il y a pas de budget | elle va dire qu’il y a pas de budget | et s’il dit qu’il a pas le budget ? | il dit toujours qu’il y a pas d’argent | ils disent toujours qu’il y a pas de budget | s’il me dit non je fais quoi ? | et s’il refuse ? | et s’il me dit non ? | et si elle refuse l’augmentation ?
Alors la réponse est prête : « Je comprends. À quelle date, et à quelles conditions, pourrons-nous en reparler ? » Un non daté, c’est déjà autre chose.
S’il n’y a pas d’argent, il y a le reste : une prime, des jours, du télétravail, une formation. On ne repart pas les mains vides.

> je (me mets à pleurer|pleure) (dès que|quand) je suis en colère | j’ai peur de pleurer devant (lui|mon chef|elle|ma cheffe) | et si je pleure devant lui ? | si je pleure devant lui j’aurai l’air de quoi ? | je vais me mettre à pleurer c’est sûr | j’ai les larmes qui montent dès qu’on me contredit | je pleure quand je m’énerve
Pleurer de colère, c’est très courant, et ça se prépare : une gorgée d’eau, les pieds bien au sol, et une phrase écrite sous les yeux.
Si ça vient, on le dit, « c’est important pour moi, je continue », et ça passe. Personne ne retient les larmes, on retient la phrase d’après.

> j’ai les mains qui tremblent (rien que d’y penser)? | j’ai la voix qui tremble | ma voix tremble quand je parle à mon chef | je tremble rien que d’y penser | j’ai le cœur qui bat rien que de le dire | je perds mes moyens devant lui | je bafouille devant mon chef | je perds tous mes moyens devant mon patron
C’est pour ça qu’on répète : la première fois tremble, la cinquième beaucoup moins. On recommence la phrase, plus lentement ?
Le corps se prépare, c’est tout. On souffle plus longtemps qu’on n’inspire, deux fois, et on parle sur la fin du souffle.
oui: Alors, tout bas d’abord. Juste la première phrase.
sinon: On peut aussi la dire assis, les mains posées à plat. Ça tient la voix.

> je dois annoncer à (mon chef|mon patron|ma cheffe) que (je pars|je démissionne|je suis enceinte) | comment annoncer ma démission ? | comment dire à mon chef que je démissionne ? | j’ose pas dire à mon patron que je pars | comment annoncer ma grossesse à mon patron ? | j’ai peur d’annoncer ma grossesse au travail
À lui d’abord, en tête à tête, et en une phrase : la nouvelle, la date, et ce qui est prévu pour la suite. Pas d’excuses.
La nouvelle dans les dix premières secondes, sinon elle s’enlise. Ensuite on laisse l’autre réagir, et on ne justifie rien.

> je dois recadrer (quelqu’un|un collègue|une collègue|un de mes gars) | je dois virer quelqu’un | je dois licencier quelqu’un | je dois faire un reproche à quelqu’un de mon équipe | comment dire à un collègue que son travail va pas ? | je suis (manager|chef) et j’aime pas les conflits | je suis passé chef de mes collègues | je suis passée cheffe de mes collègues
Le fait, l’effet, la demande : « Le rapport est arrivé en retard, le client a attendu, préviens-moi la veille. »
En privé, le jour même si possible, et en moins de cinq minutes. On finit en demandant à l’autre ce qu’il lui faut pour que ça marche.

> je sais pas dire non (au travail|à mon chef) | j’arrive pas à dire non à mon chef | je dis oui à tout au boulot | on me demande toujours tout à moi | c’est toujours sur moi que ça tombe au boulot | comment dire non à mon chef ? | comment refuser du travail ? | je me fais avoir à chaque fois au boulot
Le oui automatique se remplace par une phrase : « Je regarde ce que j’ai en cours et je te dis dans une heure. »
À un chef, on ne dit pas non, on demande de choisir : « Je peux faire ça, et je décale quoi à la place ? »

> je dois parler en réunion (demain)? | j’ai une présentation à faire (demain|lundi|devant la direction) | je dois présenter un projet devant tout le monde | j’ai peur de parler en réunion | j’ose pas parler en réunion | je dois faire une présentation et je stresse | j’ai le trac avant de parler | je parle jamais en réunion
La première phrase apprise par cœur, le reste en trois points sur un carton. Le trac dure une minute, et la première phrase le traverse.
On choisit un visage bienveillant dans la salle et on lui parle à lui. {Tu veux|Vous voulez} dire le début ici, pour le roder ?
oui: Alors debout si possible, et d’une voix un peu trop lente. C’est le bon rythme.
sinon: D’accord. Et si un blanc arrive, on boit une gorgée : ça ressemble à de l’assurance.

> je me sens (nul|nulle|illégitime|imposteur) au travail | j’ai le syndrome de l’imposteur | j’ai peur qu’on découvre que je suis (nul|nulle) | j’ai l’impression d’être un imposteur | je suis pas à la hauteur (de mon poste)? | tout le monde est meilleur que moi au boulot | ils vont voir que je suis pas (compétent|compétente)
Les vrais incompétents n’y pensent jamais, c’est la seule consolation du syndrome. Une chose que {tu as|vous avez} bien faite cette semaine, même petite ?
On compare ses coulisses à la vitrine des autres. Le remède le plus simple : noter chaque vendredi trois choses faites, et les relire les mauvais jours.
sinon: Voilà, ça compte, et quelqu’un l’a sûrement remarqué.

> (tu crois|vous croyez) que j’ai mes chances ? | j’ai mes chances ? | (tu penses|vous pensez) que je peux l’avoir (ce poste)? ? | j’ai une chance ou pas ? | est-ce que j’ai une chance (d’avoir ce poste)? ? | (tu crois|vous croyez) qu’ils vont me prendre ?
Une vraie chance, oui : on n’invite pas quelqu’un pour lui dire non. Le reste se joue sur deux ou trois exemples bien racontés.
Je ne connais pas les autres candidats, mais un entretien obtenu, c’est la moitié du chemin. L’autre moitié se prépare.

> je (te|vous) raconterai (jeudi|vendredi|lundi|comment ça s’est passé) | je (te|vous) dirai comment ça s’est passé | je (te|vous) tiens au courant (pour l’entretien|après)? | je (te|vous) raconte jeudi | je reviens (te|vous) dire si ça a marché
Avec plaisir, je veux tout savoir, surtout la tête du recruteur. Bon courage d’ici là.
J’y compte bien. Une bonne nuit avant, la première phrase en tête, et ça ira.

> (tu es|t’es) (trop)? fort (toi)? (franchement)? | (tu es|t’es) (de)? bon conseil | vous êtes de bon conseil | vous êtes forte | vous êtes fort pour ça | (tu es|t’es) un bon coach | t’es fort toi franchement merci | ça m’aide vraiment (ce que tu dis|ce que vous dites)
Tant mieux. Le plus dur, c’est {toi|vous} qui {vas|allez} le faire, moi je tiens le carnet.
Merci. Ce qui marche, c’est surtout d’avoir répété tout haut, et ça, ce n’est pas moi.

> je déteste mon travail mais (j’ai un crédit|j’ai besoin de l’argent|il paie bien) | j’ose pas quitter mon travail à cause de l’argent | je suis bien payé mais je m’ennuie | je suis bien payée mais je m’ennuie | je reste pour le salaire | je peux pas partir j’ai un crédit
Rester pour payer, ce n’est pas lâche, c’est un choix avec un prix. On peut chercher ailleurs sans rien dire et sans rien quitter.
Un loyer, c’est un vrai argument. Alors on coupe en petit : une heure par semaine pour préparer la sortie, et le salaire continue.

> mon chef (me)? tutoie (et ça me gêne)? | je dois tutoyer mon chef ? | je tutoie mon patron ou je le vouvoie ? | on se tutoie tous au boulot | je sais pas si je dois tutoyer ma cheffe
On attend qu’on le propose, et si c’est lui qui tutoie, on peut répondre pareil. « On se dit tu ? » règle l’affaire en trois secondes.
Le « vous » n’a jamais vexé personne, le « tu » parfois. Dans le doute, on observe comment font les autres pendant deux jours.

> j’ai un nouveau chef | on a un nouveau directeur | ma nouvelle cheffe change tout | mon nouveau chef a trente ans | mon chef est plus jeune que moi | j’ai un chef qui a l’âge de mon fils | ma cheffe a vingt-cinq ans
Les premières semaines, chacun se renifle. Lui dire simplement comment {tu travailles|vous travaillez} le mieux, c’est souvent bien reçu.
Nouveau chef, nouvelles manies. {Tu le sens|Vous le sentez} comment, plutôt bien, ou la tempête arrive ?
oui: C’est bon signe. Une petite victoire ensemble au début, et la suite est plus facile.
non: On attend un mois avant de juger. Les nouveaux font du bruit, puis ils s’assoient.
sinon: On verra ce qu’il garde de ses grandes idées dans six mois.
`
