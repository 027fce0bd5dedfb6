/** Sleep, anxiety and panic in the words of callers at night, with advice that helps at once. */
export const nightsAndWorries = `
> j’ai la poitrine (serrée|oppressée|nouée|comprimée) (quand j’y pense|rien que d’y penser|depuis ce matin|le soir|à cause de ça|d’angoisse|de stress)? | j’ai la poitrine qui se serre (quand j’y pense)? | ça me serre la poitrine (d’y penser|quand j’y pense)? | (j’ai|je sens) un poids sur la poitrine (quand j’y pense|le soir)? | ça m’oppresse (d’y penser|quand j’y pense)? | j’ai comme un étau dans la poitrine (quand j’y pense)?
L’angoisse se loge souvent là, et ça serre pour de bon. Si ça part dans le bras, le dos ou la mâchoire, ou si le souffle manque, c’est le 15 tout de suite. Si ça vient seulement avec cette pensée, on peut la regarder ensemble : elle dit quoi ?
Oui, une inquiétude peut serrer à ce point-là. Une douleur qui s’étend ou un souffle court, c’est le 15, sans attendre. Sinon, {souffle|soufflez} longtemps, comme sur une bougie, et {dis-moi|dites-moi} ce qui fait le plus peur.
sinon: Merci de l’avoir dit. Et là, dans la poitrine, ça desserre un peu, ou pas du tout ?

> je dors (plus|mal|presque plus) depuis (deux semaines|trois semaines|des semaines|un mois|deux mois|des mois|des jours) | ça fait (deux semaines|trois semaines|un mois|des mois|des semaines|des jours) que je dors (plus|mal) | j’ai des insomnies depuis (des semaines|un mois|des mois) | je dors (trois|quatre) heures par nuit (depuis des semaines|depuis un mois|depuis des mois)
Si longtemps sans dormir, ça se montre : le médecin traitant cette semaine, et le pharmacien peut déjà répondre aujourd’hui. C’est s’endormir qui coince, ou les réveils ?
C’est une raison suffisante d’appeler le médecin, cette semaine, même si ça paraît bête à dire. Ça a commencé avec quelque chose ?
Quand le sommeil part si longtemps, on ne reste pas sans aide : un médecin, cette semaine. Et la nuit, c’est la tête qui tourne, ou le corps ?
sinon: C’est à dire tel quel au médecin, c’est utile. Et si une nuit devient trop noire, le 3114 répond à toute heure.

> il est (trois|deux|quatre) heures du matin et (j’arrive pas à dormir|je dors pas) | il est tard et je dors pas | je dors pas encore | je suis réveillé depuis (trois|deux|quatre) heures | je suis réveillée en pleine nuit | c’est la nuit et je pense trop | je tourne dans mon lit | je fixe le plafond | encore une nuit blanche | je me réveille toutes les nuits à (deux|trois|quatre) heures | j’ai pas fermé l’œil de la nuit | je me suis réveillé dix fois cette nuit | j’arrive (pas|plus) à (dormir|m’endormir) (cette nuit|en ce moment|ce soir) | je dors pas (de la nuit|cette nuit) | j’ai encore mal dormi | je me réveille (toutes les nuits|en pleine nuit|à trois heures)
À cette heure-là, tout a l’air deux fois plus gros. Au petit-déjeuner, les mêmes soucis auront retrouvé leur taille.
Une IA ne dort jamais, alors ça tombe bien. On laisse le plafond tranquille. C’est une pensée qui réveille, ou le corps ?
sinon: On la pose jusqu’au matin, elle ne s’échappera pas. Lumière basse, souffle long, et on parle de petites choses.

> je pense (au boulot|au crédit|à tout) la nuit | je rumine | j’arrête pas de ruminer | mon cerveau s’arrête pas | j’ai le cerveau en ébullition | j’arrive pas à débrancher | ça tourne dans ma tête | je refais le film | je me refais la conversation cent fois | je pense au travail toute la nuit | je rumine toute la nuit | ça tourne dans ma tête toute la nuit | je cogite trop la nuit | je cogite (tout le temps|le soir|dans mon lit) | je me refais la scène (dans ma tête)? | j’arrive pas à couper (le soir|du travail)? | ma tête (tourne|mouline|s’arrête jamais) (le soir|la nuit)?
La tête qui rumine croit travailler, elle ne fait que tourner la même cuillère. On écrit la phrase qui revient, une fois, et on la laisse sur le papier.
Un rendez-vous avec ses soucis, quinze minutes à dix-huit heures, et après, on leur répond : « demain, même heure ». Ça marche mieux que ça n’en a l’air. C’est quoi, le disque de ce soir ?
sinon: Celui-là, il raye vite. Qu’est-ce qui, dedans, dépend vraiment de cette nuit ? Probablement rien.

> j’ai des crises d’angoisse (dans le métro|dans le bus|au supermarché|la nuit) | je fais des crises de panique | je suis obligée de descendre du métro | j’ai peur de prendre le métro | j’ai peur de faire une crise | mon cœur s’emballe quand j’angoisse | j’ai peur de sortir | j’ai peur de la foule | je suis agoraphobe
Une crise de panique monte, culmine et redescend, toujours, même quand le corps jure le contraire. Savoir ça, au milieu, c’est déjà une rampe ; et si ça revient, le médecin dans les jours qui viennent.
Un endroit fermé, des gens, et le corps sonne l’alarme pour rien. Une thérapie courte marche bien sur ces peurs-là, le médecin peut orienter dès cette semaine. Ça arrive souvent ?
oui: Alors ça vaut vraiment le coup de se faire aider, on n’a pas à vivre autour de ça.
non: Tant mieux. Garder quand même une petite manœuvre en poche : souffler long, et nommer cinq choses qu’on voit.
sinon: On n’est pas fou, on a une alarme trop sensible. Ça se règle.

> je fais quoi quand ça arrive ? | qu’est-ce que je fais quand ça arrive ? | je fais quoi pendant une crise ? | comment arrêter une crise d’angoisse ? | comment calmer une crise de panique ? | que faire quand j’angoisse ? | un truc contre l’angoisse ? | (tu as|vous avez) un truc contre les angoisses ?
Sur le moment : les pieds bien à plat, on souffle plus long qu’on n’inspire, et on nomme tout bas cinq choses qu’on voit. On ne lutte pas, on laisse la vague passer.
Se dire : « c’est une vague, elle redescend ». Puis compter à l’envers de trente à zéro, de trois en trois, ça occupe la tête. Et si un jour la douleur est dans la poitrine ou différente, c’est le 15.

> mon médecin dit que (c’est rien|le cœur n’a rien|c’est le stress|c’est nerveux) | j’ai vu mon médecin il dit que c’est rien | j’ai fait des examens ils ont rien trouvé | les examens sont bons | on m’a dit que c’était dans la tête | c’est nerveux il paraît | le cardiologue a rien trouvé | c’est que du stress il paraît
Bonne nouvelle pour le cœur, alors. « C’est le stress » n’est pas « c’est rien » : le corps parle fort, et ça mérite d’être soigné aussi.
Des examens bons, ça ferme une porte et ça en ouvre une autre. Redemander au médecin ce qu’on peut faire pour l’angoisse elle-même, ça vaut le coup. Ça rassure, ou à moitié ?
oui: Tant mieux. À ressortir, cette phrase, quand la peur reviendra frapper.
non: La moitié qui reste s’apaise avec de l’aide, pas avec un examen de plus.
sinon: C’est humain. La tête est rassurée avant le ventre.

> est-ce que je devrais prendre le bus à la place ? | j’évite le métro | je fais des détours pour éviter (le métro|la foule) | j’évite de sortir | je refuse toutes les invitations | je m’empêche de vivre à cause de mes angoisses | je fais plus mes courses à cause de la peur | je reste enfermé
Le bus peut dépanner, un jour de grand vent. Mais la peur grossit de tout ce qu’on lui laisse : une station, puis descendre, puis deux, ça la dégonfle.
Éviter soulage ce soir et coûte demain. Une toute petite marche à la fois, avec quelqu’un de confiance, et un psy si ça rétrécit la vie.

> je suis stressé par (le travail|mes examens|l’argent|tout) | je suis sous pression | j’ai trop de choses en tête | je suis à bout de nerfs | j’ai la pression | je dors mal à cause du stress | le stress me bouffe | j’ai mal au ventre de stress | je grince des dents | je me ronge les ongles
Tout en même temps, c’est trop. Sur une feuille : ce qui est à faire, ce qui est à attendre, ce qui est aux autres. La troisième colonne surprend toujours.
On desserre d’abord la mâchoire. Voilà. Maintenant, qu’est-ce qui ne peut vraiment pas attendre demain ?
sinon: Alors juste celle-là. Le reste a droit à une chaise dans la salle d’attente.

> j’ai peur (de la mort|de mourir) | je pense à la mort le soir | j’ai peur de ce qu’il y a après | j’ai peur que mes parents meurent | j’ai peur de perdre (ma mère|mon père|mes parents) | la mort me fait peur | je pense tout le temps à la mort
La peur de la mort sort le soir, quand la maison est calme. Elle dit surtout qu’on tient à la vie. C’est venu après quelque chose ?
On ne va pas résoudre la mort ce soir. Mais la soirée, on peut la sauver.
oui: Alors c’est logique qu’elle se soit réveillée. Ça se dit, et ça se console un peu.
non: Elle passe souvent quand on est occupé, ce qui est sa faiblesse.
sinon: Je comprends. On peut aussi parler de ce qui vit, juste à côté.

> je suis hypocondriaque | j’ai peur d’avoir (une maladie grave|un cancer) | j’ai peur de tomber malade | j’ai tout le temps peur d’être malade | je cherche mes symptômes sur internet | j’ai regardé sur internet mes symptômes | je m’imagine toujours le pire | j’ai peur d’avoir quelque chose de grave
Internet finit toujours par annoncer le pire, même pour un ongle cassé. Un médecin, lui, regarde la personne.
Une vraie question pour le médecin, une seule consultation, et interdiction de moteur de recherche jusque-là. Et si c’est l’inquiétude qui ne lâche pas, elle se soigne aussi.

> j’ai rêvé de (ma mère|mon père|ma grand-mère|ma femme) | j’ai rêvé d’un mort | j’ai rêvé qu’il était vivant | j’ai rêvé qu’elle était vivante | il est venu dans mon rêve | elle m’a parlé dans mon rêve
Rêver de quelqu’un qui manque, bien vivant, qui parle de tout et de rien : on se réveille avec un cadeau et un trou. Les deux sont vrais.
C’est une visite courte, et on se réveille toujours avant la fin. Il ou elle disait quoi, dans ce rêve ?
sinon: On le garde. Ces visites-là n’ont pas besoin d’explication.

> j’ai fait un cauchemar | je fais toujours le même rêve | je fais des rêves bizarres | j’ai rêvé que (je tombais|je volais|j’étais poursuivi) | ça veut dire quoi rêver de (dents|serpents|chute) ? | mon rêve était bizarre | j’ai fait un drôle de rêve | j’ai fait un rêve (étrange|troublant|bizarre|incroyable) (cette nuit)? | je rêve (toujours|souvent) de la même chose
Personne ne sait vraiment lire un rêve comme une notice. Mais l’émotion au réveil, elle, dit quelque chose. C’était laquelle ? || Un rêve, c’est la nuit qui range ses tiroirs. L’émotion au réveil, c’était laquelle ?
sinon: C’est elle qu’il faut garder. Le décor, on peut le laisser au théâtre.

> j’ai arrêté mes (antidépresseurs|anxiolytiques|somnifères|médicaments) (d’un coup|tout seul|toute seule)? | je prends plus mes (antidépresseurs|anxiolytiques|médicaments)
Un traitement de ce genre ne s’arrête pas d’un coup : appeler aujourd’hui le médecin ou le pharmacien, qui disent comment faire. Avec un malaise, c’est le 15 ; avec des idées noires, le 3114, jour et nuit.
Seul et d’un coup, ça peut secouer fort. Le médecin ou le pharmacien, aujourd’hui, même au téléphone : reprendre ou non, c’est à eux de le dire. Avec des idées noires, le 3114, jour et nuit.

> je veux arrêter mes (somnifères|antidépresseurs|anxiolytiques|médicaments)
Un traitement de ce genre ne s’arrête jamais d’un coup ni tout seul : ça se descend avec le médecin, marche par marche. Le dire franchement, « je veux arrêter », il sait l’entendre.
Jamais seul, jamais d’un coup : le médecin descend la dose marche par marche. Qu’est-ce qui donne envie d’arrêter ?

> je prends des (somnifères|antidépresseurs|anxiolytiques) | mon médecin m’a donné des antidépresseurs | j’ai peur des antidépresseurs | les médicaments me font grossir | je prends un traitement pour dormir | j’ai oublié mon médicament
Un traitement comme ça se règle avec le médecin, jamais tout seul. Un oubli, une peur, un effet gênant : le pharmacien répond dès aujourd’hui, au téléphone.
Prendre un médicament pour le moral n’est pas plus honteux que des lunettes. Pour un oubli ou un effet gênant, le pharmacien répond tout de suite, au téléphone.

> mon psy (m’aide pas|parle pas|m’énerve|est en vacances) | je veux changer de psy | ça avance pas avec mon psy | j’ai l’impression que mon psy s’ennuie | j’ose pas dire à mon psy que ça m’aide pas | comment choisir un psy ? | comment savoir si c’est un bon psy ?
Un bon psy, c’est quelqu’un chez qui on ose dire la phrase d’après. Si ça ne prend pas au bout de quelques séances, on a le droit d’en changer.
Lui dire « là, ça ne m’aide pas », c’est souvent le début d’une vraie séance. Il en a entendu d’autres.

> j’ai pas les moyens d’aller chez le psy | c’est trop cher le psy | un psy ça coûte trop cher | j’ai pas d’argent pour un psy | comment voir un psy gratuitement ? | les séances de psy sont pas remboursées | j’attends une place au cmp
Les centres médico-psychologiques reçoivent sans avance de frais, avec de l’attente. Et le dispositif « Mon soutien psy » rembourse des séances, le médecin peut renseigner.

> je sors de chez le psy | je sors de ma séance | j’avais psy aujourd’hui | j’ai eu une séance difficile | j’ai pleuré chez le psy | mon psy m’aide beaucoup | ma thérapie avance | ma séance m’a remué
Une séance, c’est fatigant comme un déménagement. Rien d’important ce soir, une promenade peut-être.
Ça décante, ces choses-là. La réponse arrive souvent sous la douche, deux jours après.

> la boule au ventre | j’ai une boule dans la gorge | j’ai le ventre noué | j’ai la poitrine serrée d’angoisse | j’ai les mains moites | je transpire quand je stresse | je rougis tout le temps | je rougis pour rien | je bégaie quand je stresse | ma voix tremble quand je parle en public
Rougir, trembler, bafouiller : le corps en fait des tonnes, et les autres en voient le dixième.
On pose une main là où ça serre, et on souffle vers elle, long, comme pour embuer une vitre. Trois fois. Elle descend d’un cran, souvent.

> je suis triste ce soir | j’ai envie de pleurer ce soir | je pleure (là|en ce moment|sans savoir pourquoi) | j’ai pleuré tout à l’heure | je te dis que j’ai pleuré | je vous dis que j’ai pleuré | j’arrive pas à m’arrêter de pleurer | j’ai le cœur gros | j’ai le cœur lourd | j’ai (encore)? pleuré (ce soir|hier soir|ce matin|sous la douche|dans mon lit) | je me suis (mis|mise) à pleurer (sans raison|d’un coup|sans savoir pourquoi) | j’ai les larmes (aux yeux|qui montent) sans savoir pourquoi | j’ai envie de pleurer (sans savoir pourquoi|sans raison|depuis ce matin)
Alors on laisse couler, personne ne chronomètre. Il y a un mouchoir, et quelqu’un au bout du fil.
Les larmes sans raison en ont toujours une, elle est juste au fond du sac. On ne cherche pas ce soir.
Le cœur gros, ça prend de la place dans la poitrine. C’est venu d’un coup, ou ça montait depuis ce matin ?
sinon: Je vois. On reste là, tranquillement, le temps que ça redescende.
`
