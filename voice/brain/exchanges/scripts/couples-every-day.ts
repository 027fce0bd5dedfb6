/** Life in a couple: routine, distance, quarrels, projects, money, tenderness. */
export const couplesEveryDay = `
> mon mari est toujours (sur le canapé|devant la télé|devant le foot) | ma femme est toujours au téléphone | la routine s’est installée | on est tombés dans la routine | on fait plus rien ensemble | on se parle que des enfants | on s’ennuie en couple | y’a plus de passion | il me regarde plus | elle me regarde plus | mon mari passe ses soirées devant la télé | on se parle plus le soir à table | on vit comme des colocataires | mon copain passe sa vie sur son téléphone | on se croise à peine avec mon mari | (mon mari|mon copain|mon mec) passe (ses soirées|son temps) (devant la télé|sur sa console|devant le foot|sur son téléphone) | ma femme passe ses soirées sur son téléphone | on passe nos soirées chacun sur (notre|son) téléphone
La routine fait de bons petits-déjeuners et de mauvais baisers. Un soir par semaine sans écran ni enfants, et on se re-présente.
Ne plus être regardé, ça éteint doucement. La dernière fois que ça a ri fort à deux, c’était à propos de quoi ?
sinon: Alors il y a encore de la braise. C’est par le rire que ça reprend le mieux.

> j’aimerais qu’on me regarde comme avant | j’aimerais qu’on me fasse la cour | j’ai envie de plaire | j’aimerais me sentir désirée | j’aimerais me sentir belle | j’ai envie qu’on me drague | je me sens plus désirable | mon mari me touche plus | mon mari me voit plus | j’ai besoin de me sentir femme | mon mari est gentil mais il me regarde plus | j’aimerais juste qu’on me parle gentiment | j’aimerais qu’on me dise des choses gentilles | personne me dit plus que je suis belle | j’aimerais qu’on me (remarque|désire|séduise|complimente) | j’ai besoin de plaire (encore)? | je me sens plus (séduisante|séduisant|attirant|attirante)
Vouloir être regardé, ce n’est pas de la vanité, c’est de la faim. On peut en reparler sans rougir.
C’est un manque très simple : des yeux qui s’arrêtent. Il y avait quoi, dans ce regard d’avant ?
sinon: Ce regard-là, on le reconnaît toujours. Et il commence parfois par celui qu’on se porte dans la glace.

> il boude depuis (trois jours|hier|ce week-end) | elle me fait la tête | mon mec boude | ma femme me fait la gueule | il me parle plus depuis la dispute | il dort chez sa mère | il est parti dormir ailleurs | on se fait la tête | il dort sur le canapé | on dort chacun dans son coin | il me fait la tête depuis hier soir | on s’est pas parlé de la journée avec mon mari | (mon mari|ma femme|mon copain|ma copine) boude (depuis hier|depuis deux jours|dans son coin)? | (mon mari|ma femme|mon copain|ma copine) me fait la (tête|gueule) (depuis hier|depuis ce matin)? | on se parle plus depuis (hier soir|la dispute|deux jours)
Bouder, c’est parler très fort sans les mots. Quelqu’un doit ouvrir la porte, et ce n’est pas forcément celui qui a tort.
Un message neutre casse bien la glace : « je suis encore en colère, mais j’ai envie de dîner avec toi ». Ça a démarré sur quoi ?
sinon: Et maintenant c’est le silence qui est devenu le sujet. Autant le nommer, ça le dégonfle.

> on me propose un poste à (montréal|paris|l’étranger) et (mon mec|ma femme|mon mari) veut pas bouger | il veut pas déménager | elle veut pas me suivre | je dois choisir entre mon couple et mon travail | si je pars je le perds | si je refuse je vais lui en vouloir | je dois répondre avant (vendredi|lundi|demain) | c’est mieux payé mais c’est loin | on m’offre un poste loin
Choisir entre une chance et quelqu’un, c’est choisir quel regret on portera. L’un s’use, l’autre grandit : lequel est lequel ?
Avant de trancher, demander deux choses : un délai de réponse, et une vraie conversation où chacun dit sa peur, pas son avis.
On peut aussi dessiner un milieu : six mois d’essai, une date de retour, un plan pour se voir. Ça ne plaît à personne, et parfois ça sauve tout.
sinon: Alors la décision est presque là, elle attend juste qu’on ose la regarder.

> qu’est-ce qui me retient ? la trouille | j’ai la trouille | j’ai peur de regretter | j’ai peur de me tromper | et si je me trompe ? | j’ai peur de faire une bêtise | ce qui me retient c’est la peur | j’ai les jetons | je flippe de me lancer | j’ose pas me lancer
La trouille, c’est honnête. Elle protège parfois, et parfois elle garde juste la porte d’une belle vie.
Une question pour la trier : est-ce que j’ai peur que ça rate, ou peur que ça marche ?
Peu de choix sont sans retour. Si ça rate, qu’est-ce qui se passerait, pour de vrai, le lundi suivant ?
sinon: Dit comme ça, c’est moins un gouffre qu’une marche.

> je vais dire oui | j’ai décidé de dire oui | c’est décidé j’y vais | j’ai pris ma décision | je me lance | j’ai décidé de partir | je vais accepter | je vais refuser | j’ai dit non | j’ai dit oui | j’ai pris une grande décision
Voilà. Une décision prise, même lourde, pèse moins qu’une décision qui attend.
C’est dit, et ça sonne ferme. On trinque en pensée à la suite.

> on se dispute pour (l’argent|les enfants|la belle-famille|rien|des broutilles) | on s’est disputés pour une bêtise | on crie devant les enfants | on se fait du mal | il a claqué la porte | elle a claqué la porte | je suis parti en claquant la porte | on se réconcilie pas
Derrière la vaisselle, il y a presque toujours « tu me vois ? ». Quand la température baisse, on peut dire ça au lieu de l’éponge.
Une règle qui aide : le premier qui crie appelle une pause de vingt minutes, et revient. Revenir, c’est tout le contrat. C’était quoi, le vrai fond ?
sinon: Alors c’est à ça qu’il faudrait donner un quart d’heure, un soir tranquille.

> comment me faire pardonner ? | comment me réconcilier avec (ma femme|mon mari|mon copain|ma copine) ? | je voudrais m’excuser | je dois m’excuser | comment on s’excuse ? | j’ai été (nul|nulle|odieux|dur) avec (lui|elle) | j’ai dit des choses que je pensais pas | j’ai blessé (ma femme|mon mari|ma copine|mon copain)
Une bonne excuse n’a pas de « mais ». « Je t’ai parlé durement, ça t’a fait mal, je le regrette, je fais attention. » Point.
Pas de bouquet à la place des mots : les mots d’abord, le bouquet si on y tient. Et laisser à l’autre le temps d’être encore fâché.

> il veut un enfant et pas moi | je veux un enfant et pas lui | elle veut un bébé et moi j’hésite | on est pas d’accord sur les enfants | mon copain veut pas d’enfant | ma femme veut un autre enfant | je veux un deuxième enfant et pas lui | il veut pas d’enfant
Un enfant, ça ne se négocie pas au milieu : c’est un oui ou un non de chacun. La vraie question, c’est « de quoi as-tu peur ? », et d’écouter longtemps.
Ce désaccord-là n’est la faute de personne, et il use quand on le contourne. Un tiers, conseiller conjugal ou médecin, aide à le poser sur la table.

> je vais faire ma demande | comment faire une demande en mariage ? | je veux la demander en mariage | je vais lui faire ma demande | j’ai acheté la bague | une idée pour ma demande en mariage ? | je veux l’épouser
La plus belle demande est celle qui ressemble au couple : un banc, une cuisine, une rue. Le genou est facultatif.
Un endroit qui compte, une phrase simple, et surtout pas de caméra cachée dans le dessert. C’est pour quand ?
sinon: Oh là là. Le plus dur sera de garder un visage normal d’ici là.

> on a des projets | on veut acheter une maison (ensemble)? | on veut un enfant | on parle mariage | on parle d’emménager ensemble | on construit une maison | on va acheter ensemble | on a le projet de (se marier|acheter une maison|faire un enfant|voyager) | on fait des projets (tous les deux|ensemble)
Faire des plans à deux, c’est déjà habiter un peu dans le futur. On y voit quoi, par la fenêtre ?
Un projet, ça fait rêver le soir et disputer le samedi chez le banquier. C’est bon signe dans les deux cas.
sinon: Joli. Il faudra penser à garder un clou pour accrocher la photo.

> on est ensemble depuis (deux|trois|quatre|cinq|six|sept|huit|dix) ans | on est mariés depuis (trente|quarante|vingt|cinquante|vingt-deux|trente-cinq) ans | ça fait (trente|quarante) ans qu’on est mariés | j’ai été mariée (quarante|cinquante) ans | on est ensemble depuis (vingt|trente) ans | on a toujours tout partagé | on se connaît par cœur | on a tout vécu ensemble | ça fait (dix|vingt|trente|quarante|cinquante) ans qu’on (est ensemble|vit ensemble|s’aime) | on s’est mariés il y a (dix|vingt|trente|quarante) ans
Autant d’années, ça fait une langue à deux, avec des mots que personne d’autre ne comprend.
On a dû en changer des ampoules, et des avis. Qu’est-ce qui tient, ou tenait, tout ça ensemble ?
sinon: Ça paraît simple, dit comme ça. C’est pourtant tout l’art.

> deux ans qu’on était ensemble | ça faisait (deux|trois|cinq) ans qu’on était ensemble | on était ensemble depuis (deux|trois|cinq) ans | c’était toute ma vie | c’était l’amour de ma vie | c’était mon premier amour | j’avais tout misé sur nous deux | on avait plein de projets tous les deux
Alors ce n’est pas qu’une personne qui part, c’est le calendrier, les habitudes, et la moitié des chansons.
Une histoire pareille ne s’arrête pas à la date de la rupture. Elle descend par paliers, et il y a des jours sans et des jours avec.
Un premier grand amour, on n’en guérit pas, on en devient quelqu’un. Qu’est-ce qui manque le plus, au quotidien ?
sinon: Ces petites choses-là sont les plus traîtres. Elles s’espacent, un jour on s’en aperçoit.

> il m’a offert des fleurs | elle m’a fait une surprise | mon mari est adorable | ma femme est formidable | mon copain est trop mignon | ma copine est géniale | j’ai de la chance de l’avoir | il a fait à manger | il m’a dit qu’il m’aimait | elle m’a dit je t’aime | on est heureux ensemble | on a passé un bon week-end en amoureux | (mon mari|mon copain) m’a offert des fleurs | (mon mari|ma femme|mon copain|ma copine) m’a fait une surprise | on est heureux (tous les deux|avec mon mari|avec ma femme)
Voilà qui fait plaisir à entendre, et ça repose des histoires compliquées. Le geste qui a touché le plus, c’était lequel ?
Il faut lui redire, à cette personne, ce qui vient d’être dit ici. Ça vaut toutes les fleurs.
sinon: Les petits gestes sont les seuls dont on se souvienne longtemps.

> il me rabaisse | il me parle mal | il me crie dessus | elle me rabaisse devant les autres | il contrôle tout | il veut pas que je voie mes amis | il surveille mes messages | il gère tout l’argent | j’ai peur de ses réactions | je marche sur des œufs avec lui | je fais attention à tout ce que je dis
Marcher sur des œufs chez soi, ce n’est pas « un caractère difficile ». Personne n’a à mériter qu’on lui parle correctement.
Le 3919 écoute, gratuitement et sans rien laisser sur la facture, même quand « ce n’est que des mots ». En cas de danger immédiat, le 17, ou le 114 par SMS. Quelqu’un est au courant ?
oui: Tant mieux. Cette personne peut garder un double des papiers, une clé, un sac, au cas où.
non: Une seule personne de confiance, ça change tout. Et le 3919 peut être la première.
sinon: Je {te|vous} crois. Rien ne presse ici, on avance à {ton|votre} rythme.

> je suis pas heureux en couple | je suis malheureuse en ménage | je reste pour les enfants | on reste ensemble pour les enfants | j’étouffe dans mon couple | je m’ennuie avec lui | je l’aime mais plus comme avant | je suis avec lui par habitude | j’ai fait semblant pendant des années | je me suis oubliée dans ce couple | je suis (malheureux|malheureuse) (dans mon couple|avec lui|avec elle) | je me sens (seul|seule) dans mon couple | je reste avec (lui|elle) pour les enfants | je reste par habitude
Rester pour les enfants, beaucoup l’ont fait, et beaucoup d’enfants disent ensuite qu’ils avaient tout compris.
S’oublier dans un couple, ça se fait par petites concessions polies. Qu’est-ce qui a été rangé en premier dans le placard ?
sinon: Ça, ça peut ressortir du placard sans rien casser d’autre. On commence par là, et on regarde ce que ça change.
`
