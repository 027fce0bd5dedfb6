/** Desire, consent, sexual orientation, gender identity and sexual violence; answers about health say whom to see. */
export const desireAndIntimacy = `
> avec (ma femme|ma compagne|mon mari) ça marche plus | des fois ça marche pas avec (ma copine|sa copine|sa meuf|ma meuf|ma femme|sa femme) | il a des pannes (avec sa copine)? | au lit ça marche plus comme avant | j’ai des pannes (au lit)? | j’ai des troubles de l’érection | j’ai plus d’érection | je bande plus comme avant | ça marche plus au lit | j’ai eu une panne (hier|hier soir|avec ma copine)? | mon corps répond plus | depuis mon opération ça marche plus | j’ai peur de pas y arriver au lit | j’ai des pannes avec ma compagne | j’ai des pannes depuis (des mois|le printemps) | je fume ça joue sur les pannes ? | le diabète ça joue sur l’érection ? | je suis impuissant | j’arrive plus à faire l’amour
C’est bien plus courant qu’on ne le dit, et ça se soigne souvent. Le médecin traitant d’abord : parfois c’est le cœur ou le sucre qui préviennent par là.
Une panne fait peur, et la peur fait la panne suivante. Fatigue, soucis, alcool, traitement : il y a souvent une cause très simple à chercher avec un médecin.
Rien de honteux ici. C’est récent, ou ça s’est installé ?
sinon: Ça vaut une consultation, calmement. La phrase pour commencer : « docteur, j’ai un souci intime », et c’est lui qui fait le reste.

> on m’a opéré de la prostate | depuis mon opération de la prostate | j’ai été opéré de la prostate | j’ai un cancer de la prostate | est-ce que ça revient après l’opération ? | ça revient après une opération de la prostate ? | ça fait des mois que j’ai été opéré de la prostate
Après cette opération, ça peut revenir, lentement, et pas chez tout le monde : l’urologue est le seul à pouvoir dire où ça en est. Il entend cette question tous les jours.
Beaucoup d’hommes passent par là et se taisent. L’urologue ou son infirmière peut parler rééducation et traitements, il suffit d’ouvrir la porte.

> le chirurgien m’a parlé de piqûres | le chirurgien m’a parlé d’injections | l’urologue m’a proposé des piqûres | j’ai peur des piqûres | c’est la piqûre elle-même qui m’effraie | la piqûre m’effraie | j’ai la phobie des piqûres | j’ai peur des aiguilles | j’ai peur des prises de sang
L’aiguille fait plus peur que la piqûre. On peut le dire au soignant, s’allonger, regarder ailleurs, et la première fois se fait toujours avec lui.
C’est une peur très répandue, même chez des gens solides. Demander s’il existe une autre solution est une question normale, à poser telle quelle.

> ma femme dit que c’est pas grave mais je vois qu’elle est déçue | ma femme est déçue | je déçois ma femme | je suis plus un homme | j’ai honte devant ma femme | je dors au bord du lit pour éviter | j’évite ma femme le soir | je me couche plus tard pour éviter | j’évite le contact | j’ose plus la toucher | elle croit que je l’aime plus | elle croit que j’ai quelqu’un d’autre | elle pense que je la désire plus | ma compagne croit que je l’aime plus
Éviter au bord du lit, l’autre le lit souvent comme « il ne veut plus de moi ». Alors qu’une main posée, sans rien attendre derrière, dit le contraire.
Ce qui se voit dans ses yeux, c’est peut-être moins de la déception que de l’inquiétude. Le lui demander, doucement, enlève un sac à chacun.

> et ma femme je lui dis quoi ? | comment en parler à (ma femme|mon mari|ma copine|mon copain) ? | comment parler de ça dans le couple ? | j’arrive pas à en parler avec ma femme | je sais pas comment lui en parler | je vais en parler à ma femme | je voudrais lui en parler mais j’ai honte | comment je peux lui en parler ? | comment j’aborde le sujet avec elle ?
Loin du lit, en marchant ou en voiture : « J’ai toujours envie de toi, c’est mon corps qui me fait peur. Être près de toi me manque. »
Une phrase suffit pour ouvrir : « il y a quelque chose qui me pèse, et j’aimerais qu’on le porte à deux ». La suite vient, même maladroite.

> j’ai mal pendant (l’amour|les rapports) | les rapports me font mal | j’ai des douleurs pendant les rapports | j’ai mal quand on fait l’amour | ça me fait mal au lit | je ressens rien au lit | j’ai des sécheresses | j’ai une gêne intime | j’ai jamais de plaisir | j’y arrive pas au lit | j’ai mal quand on le fait | ça me fait mal quand on le fait | depuis l’accouchement j’ai mal pendant les rapports | j’ai plus envie de mon mari depuis l’accouchement | j’ai plus du tout envie de mon mari
Avoir mal n’est jamais « normal », et ce n’est pas dans la tête. Une sage-femme, un gynécologue ou un médecin peut chercher d’où ça vient, cette semaine, et ça se soigne le plus souvent.
On a le droit de dire stop à tout moment, même au milieu, même en couple depuis vingt ans. Une sage-femme ou un médecin l’entend sans fard, cette semaine, et s’il y a du sang, c’est aujourd’hui.

> j’ai pas envie et il insiste | il insiste quand j’ai pas envie | je me force | je me force pour lui faire plaisir | j’ose pas dire non au lit | il me met la pression pour coucher | elle insiste tout le temps | il boude quand je dis non | il insiste un peu le soir | mon mari insiste le soir | j’ose pas lui dire non au lit
Un oui donné pour avoir la paix n’est pas un vrai oui. On ne doit son corps à personne, même par amour, même après vingt ans.
Une phrase nette, hors du lit : « quand j’ai dit non, je ne veux plus qu’on insiste ». Si le non n’est pas respecté, le 3919 écoute, gratuitement, sans juger.

> j’ai tout le temps envie | on a pas envie au même moment au lit | il a envie de moi plus que moi de lui | elle a moins de désir que moi | mon mari veut tout le temps | c’est normal de plus avoir envie ?
Il n’y a pas de chiffre normal, il y a deux personnes qui se trouvent bien ou non. Le bon rythme, c’est celui dont on parle.
Deux désirs ne battent presque jamais la mesure ensemble. La tendresse sans suite, un massage, un bain : c’est ce qui garde le pont ouvert.
Ça se parle à la maison, ou ça reste un malaise ?
oui: Alors c’est plus de la moitié du chemin. Un sexologue peut aider pour le reste, à deux.
non: Un moment calme, sans reproche, et une question : « qu’est-ce qui te ferait du bien, toi ? ».
sinon: On le dit tout haut, on souffle, et ça pèse déjà moins.

> j’ai envie de quelqu’un d’autre | je fantasme sur (un collègue|une amie|quelqu’un d’autre) | j’ai des fantasmes (bizarres)? | c’est mal d’avoir des fantasmes ? | c’est normal d’avoir des fantasmes ? | j’ai un fantasme | j’ai honte de mes fantasmes | j’ose pas dire mes fantasmes à mon mari | est-ce que c’est tromper de fantasmer ?
Une rêverie n’est pas un projet. On peut avoir tout un cinéma dans la tête et dormir très fidèlement à côté de quelqu’un.
La tête invente ce qu’elle veut, tant que dans la vie chacun est adulte et d’accord. C’est une curiosité, ou ça prend beaucoup de place ?
sinon: Ça s’entend, sans rougir. Ce qui reste dans l’imagination n’a de comptes à rendre à personne.

> je regarde trop de porno | je suis accro au porno | j’ai du mal à arrêter le porno | le porno me gâche la vie | je regarde du porno tous les jours | j’ai honte de regarder du porno | j’arrive pas à arrêter les films x
Quand ça devient un réflexe contre le stress ou l’ennui, le plus utile est de repérer l’heure et l’humeur d’avant.
Pas de honte ici. Si ça déborde sur le reste, un médecin ou un addictologue en parle, cette semaine, sans lever un sourcil.

> mon mec regarde du porno | mon mari regarde du porno | ça me dérange qu’il regarde du porno | j’ai découvert qu’il regarde du porno | mon copain regarde des films x | ma copine regarde du porno | il préfère le porno à moi
Face à l’écran de l’autre, on se compare, et ça pique. On peut dire ce que ça fait, sans procès : « ça me met un doute sur nous deux ».
Beaucoup de couples butent là-dessus sans en parler. Le sujet n’est pas l’écran, c’est ce qu’il enlève, ou pas, à l’intimité.

> je suis (gay|lesbienne|bi|bisexuel|bisexuelle) et (personne le sait|j’ai peur de le dire) | je crois que je suis (gay|bi|lesbienne) | je suis attiré par les (hommes|garçons|deux) | je suis attirée par les (femmes|filles) | je me pose des questions sur ma sexualité | je sais pas si je suis hétéro | je suis amoureuse d’une femme | je suis amoureux d’un homme et je suis marié
Il n’y a pas d’examen à passer ni de case à cocher. On peut prendre le temps de savoir, et choisir à qui le dire.
C’est une chose à soi, pas un aveu. Là, en le disant, ça fait plutôt peur, ou plutôt de l’air ?
sinon: Merci de l’avoir dit ici. SOS homophobie écoute aussi, anonymement, si un jour il faut une oreille de plus.

> je suis trans | je crois que je suis trans | je me sens pas dans le bon corps | je suis non-binaire | je veux changer de prénom | on m’appelle par mon ancien prénom | ma famille refuse ma transition | je fais ma transition | j’ai commencé ma transition
Le prénom choisi, c’est le bon, ici. Lequel ?
Ça demande du temps et des gens sûrs autour. Des associations accompagnent, et des médecins formés existent, même s’il faut parfois chercher.
sinon: Très bien. Merci de la confiance, et on avance à ce rythme-là.

> mon enfant est trans | ma fille est trans | mon fils est trans | mon enfant veut changer de prénom | ma fille veut qu’on l’appelle par un prénom de garçon | mon fils dit qu’il est une fille | je comprends pas la transition de mon enfant
On peut ne pas tout comprendre et dire quand même : « je suis là ». C’est cette phrase-là dont il ou elle se souviendra.
L’émotion des parents a le droit d’exister, mais plutôt chez un ami ou une association de familles que devant l’enfant. Ça se traverse, ensemble.

> j’ai eu un rapport non protégé | le préservatif a craqué | j’ai oublié ma pilule | la pilule du lendemain | j’ai peur d’être enceinte | j’ai du retard dans mes règles | je dois faire un test de grossesse ? | on s’est pas protégés | j’ai couché sans protection
Après un rapport non protégé, le temps compte : un pharmacien donne la contraception d’urgence aujourd’hui, sans ordonnance, et le plus tôt est le mieux.
Pour un risque de VIH, c’est aux urgences, sans attendre, au plus tard sous deux jours. Pour un retard, un test de pharmacie répond, et une sage-femme ou un médecin fait la suite.

> j’ai peur d’avoir une ist | où faire un dépistage ? | je dois me faire dépister | je dois faire un test de dépistage ? | j’ai attrapé un truc | ça me démange en bas | j’ai une mycose | j’ai peur d’avoir le sida | comment se faire dépister ?
Un dépistage se fait en laboratoire ou dans un centre gratuit, et personne n’y fait la morale. Médecin ou sage-femme répondent au reste, cette semaine.
Une gêne, un écoulement, un bouton qui inquiète : ça se montre à un médecin ou une sage-femme, cette semaine. Et d’ici là, on se protège.

> j’ai été (agressée|agressé|violée|violé) | on m’a touchée sans mon accord | j’ai subi des attouchements | il m’a forcée | j’ai été abusée (enfant|quand j’étais petite) | j’ai été abusé quand j’étais petit | je l’ai jamais raconté à personne ce viol | j’ai peur de porter plainte
Ce n’était pas de {ta|votre} faute, ni la tenue, ni le silence, ni le temps passé. Merci de l’avoir dit. Le 3919 écoute, gratuitement, et un médecin ou les urgences peuvent aider, même sans plainte.
Je {te|vous} crois. On n’a rien à prouver ici, et rien n’oblige à raconter. En danger maintenant, c’est le 17 ; pour être écouté et guidé, le 3919.

> (tu es|vous êtes) (sexologue|gynéco) ? | (tu peux|vous pouvez) jouer le docteur ? | arrêtez de jouer le docteur | je (te|vous) demande sérieusement | je parle sérieusement | c’est une vraie question | je suis sérieux là | je suis sérieuse là | sois sérieux deux minutes | répondez-moi sérieusement
Sérieusement, alors. Je suis une IA, pas un soignant : je peux écouter, expliquer simplement, et dire vers qui aller.
D’accord, je range la légèreté. La question, telle quelle, et je réponds au plus juste, quitte à dire que je ne sais pas.

> je n’en ai jamais parlé à personne | (tu es|vous êtes) le premier à qui j’en parle | (tu es|vous êtes) la première personne à qui je le dis | c’est la première fois que je le dis | je l’ai jamais dit à voix haute | ça fait longtemps que je garde ça | j’ai jamais osé le dire | je porte ça depuis des années
Alors c’est un moment qui compte, même au téléphone avec une IA. Ce qui est dit une fois se redit plus facilement.
Merci de la confiance. Ça a dû tourner longtemps, avant de trouver la sortie. On peut s’arrêter là, ou continuer.
`
