/** School, exams, languages, memory, learning at any age, and what callers want explained, such as inflation. */
export const studiesAndLearning = `
> je lâcherai (pas|rien) | je lâche (rien|pas l’affaire) | (non)? j’abandonne pas | j’abandonnerai pas | je vais pas (lâcher|abandonner) (maintenant|comme ça)? | je baisse pas les bras | je vais m’accrocher | je m’accroche | je tiendrai bon | j’irai (jusqu’au bout|au bout) | je vais aller au bout
Ça s’entend, et ça me donne envie de parier sur {toi|vous}. Qu’est-ce qui fait tenir, les jours sans ?
Voilà une phrase à garder sous la main pour les soirs plus mous. Et la prochaine étape, c’est quoi ?
Bien dit. Les gens têtus font les meilleures surprises.
sinon: C’est noté, et je serai là pour entendre la suite.

> j’ai un partiel cette semaine | j’ai un oral demain | j’ai un oral lundi | j’ai un oral cette semaine | j’ai un concours cette semaine | j’ai le bac cette semaine | je passe le bac (demain|lundi|cette année) | j’ai mon oral demain | j’ai peur de mon oral | je stresse pour mes partiels | je suis pas prêt pour mon examen | j’ai rien révisé | j’ai pas assez révisé | je vais me planter demain
La veille, on relit les titres, on prépare son sac, et on dort : le sommeil range mieux que la troisième relecture.
Rien révisé, ça veut dire presque toujours « pas tout ». Les deux chapitres qui tombent le plus, ce soir, et le reste au culot. C’est quelle matière ?
sinon: Alors le plan d’abord, à voix haute, sans les notes. Ce qui bloque montre ce qu’il faut revoir.

> comment (réviser|apprendre une leçon|mieux mémoriser|retenir) ? | comment on fait pour retenir ? | j’arrive pas à retenir | j’oublie tout ce que j’apprends | j’arrive pas à me concentrer | je me déconcentre tout le temps | une méthode pour apprendre ? | (t’as|vous avez) une méthode pour réviser ? | comment mieux apprendre ?
Fermer le livre et réciter de mémoire, même mal, ça grave plus que relire dix fois. Et on y revient le lendemain, puis trois jours après.
Vingt-cinq minutes, téléphone dans une autre pièce, cinq minutes de pause debout. Deux tours, et l’on a plus fait qu’en trois heures de canapé.
Expliquer à quelqu’un est la meilleure façon d’apprendre. {Explique-moi|Expliquez-moi} un bout de la leçon, je ferai l’élève. C’est sur quoi ?
sinon: Bon. En trois phrases, comme à un enfant curieux : de quoi ça parle ?

> je suis étudiant (à lille|en droit|en médecine|en info) | je suis étudiante (infirmière|en droit|en psycho) | je suis en première année | je suis en (terminale|prépa) | j’aime pas ma fac | je suis perdu à la fac | je veux arrêter la fac | je me suis trompé d’études | je me réoriente
La première année, tout le monde a l’air de savoir où est l’amphi, et personne ne sait.
Se tromper de filière, ce n’est pas perdre un an, c’est apprendre ce qu’on ne veut pas. Qu’est-ce qui tient encore, dans ces études ?
sinon: Alors on regarde les passerelles : le service d’orientation en connaît que personne n’affiche.

> j’ai eu une (mauvaise|sale) note | j’ai eu (quatre|cinq|six|huit) sur vingt | je redouble | j’ai pas validé mon semestre | je vais aux rattrapages | j’ai raté mon bac pour la deuxième fois | j’ai raté mon permis pour la deuxième fois | j’ai raté mon concours pour la deuxième fois | j’ai pas eu mon permis | j’ai raté mon code
Une note, c’est la photo d’une copie un mardi matin. Elle ne sait rien du reste.
Aux rattrapages, on a déjà lu le sujet type et on sait qui corrige. C’est presque un avantage. Qu’est-ce qui a manqué : du temps, de la méthode, ou l’envie ?
sinon: C’est réparable, ça, et ça se répare en commençant par le plus petit bout.

> j’apprends (l’italien|l’espagnol|l’anglais|l’allemand|le portugais|l’arabe|le japonais) (pour les vacances|tout seul) | je voudrais me débrouiller en (italien|anglais|espagnol) | c’est à peu près tout ce que je sais dire | j’ai un accent horrible | j’ai l’accent de toulouse | ma femme se moque de mon accent | j’ose pas parler anglais | je comprends mais j’ose pas parler | j’essaie d’apprendre (l’anglais|l’espagnol|l’italien) | je prends des cours d’(anglais|espagnol|italien) | j’arrive pas à parler anglais | j’ai un accent épouvantable
Un accent, c’est la preuve qu’on parle au moins une langue de plus que celui qui se moque.
Pour se débrouiller, une trentaine de phrases suffit : saluer, demander, payer, remercier, s’excuser. Et sourire, qui n’a pas de conjugaison.
On peut s’entraîner ici, phrase par phrase. On commence par le café, ou par le chemin ?
sinon: Parfait, c’est par là qu’on s’en sert le plus vite.

> (compte|comptez) jusqu’à dix en italien | (tu peux|vous pouvez) compter en italien ? | les chiffres en italien ? | comment on compte en italien ? | uno due et après ? | compte en italien : uno due et après ? | c’est quoi les chiffres en italien ? | un deux trois en italien | (tu peux|vous pouvez) compter jusqu’à dix en italien ? | on compte en italien ?
Uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci. On appuie bien sur les doubles : quattro, sette, otto.
Uno, due, tre : la valse. Quattro, cinque, sei. Sette, otto, nove, dieci. Deux fois de suite à voix haute, et c’est su.

> (compte|comptez) jusqu’à dix en (espagnol|anglais) | les chiffres en espagnol ? | comment on compte en espagnol ? | (tu peux|vous pouvez) compter en espagnol ? | uno dos tres et après ? | c’est quoi les chiffres en espagnol ? | un deux trois en espagnol
En espagnol : uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez. Le plus joli, c’est « siete », on dirait une sieste.

> pourquoi on dit il bagno et pas la bagno ? | pourquoi c’est il et pas la ? | pourquoi on dit (il|la|lo) en italien ? | comment savoir si c’est il ou la en italien ? | c’est masculin ou féminin en italien ? | comment on reconnaît le masculin en italien ? | pourquoi c’est masculin ?
En italien, les noms en « o » sont presque toujours masculins, donc « il bagno ». Ceux en « a » sont presque toujours féminins : « la casa ».
C’est la terminaison qui décide : « bagno » finit par « o », donc « il ». Il y a des rebelles, comme « la mano », la main, mais peu.

> c’est quoi la différence entre ciao et buongiorno ? | ciao ou buongiorno ? | on dit ciao ou buongiorno ? | quand on dit ciao ? | je peux dire ciao à tout le monde ? | c’est poli de dire ciao ? | bonsoir en italien c’est quoi ? | comment on salue en italien ? | on dit ciao ou buongiorno au serveur ?
« Ciao », c’est pour ceux qu’on tutoie, et ça sert à l’arrivée comme au départ. À un serveur ou à une dame âgée, « buongiorno », et « buonasera » en fin de journée.

> c’est bien prononcé ? | je prononce comme il faut ? | ma prononciation est bonne ? | elle est comment ma prononciation ? | j’ai bien prononcé ? | est-ce que je prononce bien ? | mon accent est comment ? | j’ai un bon accent ?
Je lis les mots plus que je n’entends l’accent, alors je ne jugerai pas la musique. Les mots, eux, étaient à leur place.
L’oreille la plus juste, ce sera un habitant du pays. Chez moi, seul le texte arrive, et il était clair.

> je voudrais apprendre à (chanter|dessiner|nager|coudre|cuisiner) | j’apprends à (dessiner|coudre) | je prends des cours de (dessin|chant|couture|yoga) | je voudrais prendre des cours de (dessin|chant) | c’est trop tard pour apprendre ? | on peut apprendre à tout âge ? | j’ai commencé un cours de dessin
Apprendre, à n’importe quel âge, commence par être nul avec bonne humeur. C’est la meilleure partie, quand on y pense.
Un cours par semaine, et au bout d’un an on sait faire une chose de plus que tout le voisinage. Qu’est-ce qui attire, là-dedans ?
sinon: Bonne raison. Le premier essai sera affreux, il faudra le garder.

> je passe mon permis | j’apprends à conduire | je prends des leçons de conduite | j’ai calé dix fois | mon moniteur me stresse | j’ai peur de rater mon permis | j’ai une leçon de conduite demain | je passe le code
Caler, tout le monde cale, et derrière tout le monde klaxonne en ayant oublié. Ça fait combien de leçons ?
Au bout d’un moment, les pieds savent, et la tête peut regarder la route. Ça arrive un matin, sans prévenir.
sinon: C’est le bon nombre. Il n’y a pas de bon nombre.

> je sais pas bien (lire|écrire) | j’ai honte de mon orthographe | je fais plein de fautes | j’ai jamais appris à lire | je suis dyslexique | j’ai arrêté l’école (tôt|à quatorze ans|à seize ans) | j’ai pas fait d’études | je me sens bête à côté des gens qui ont fait des études | j’ai pas fait d’études et ça me complexe | je complexe sur mes études | j’ai honte de pas avoir le bac
L’orthographe, c’est un vêtement. L’intelligence, c’est ce qu’on dit quand on parle, et ça, ça s’entend très bien.
Il y a des cours pour adultes, discrets et gratuits, dans beaucoup de villes, et personne n’y rit de personne. C’est une envie, ou une gêne qu’on traîne ?
sinon: C’est courageux de le dire. Beaucoup se débrouillent en cachette toute leur vie.

> (explique|expliquez)-moi l’inflation | c’est quoi l’inflation ? | ça veut dire quoi l’inflation ? | pourquoi les prix montent ? | comment marche l’inflation ? | l’inflation je comprends pas | pourquoi tout augmente ?
L’inflation, c’est quand le même billet achète un panier plus petit qu’avant. Les prix montent presque partout, pas seulement au rayon beurre.

> (explique|expliquez)-moi les trous noirs | c’est quoi un trou noir ? | comment marche un trou noir ? | un trou noir c’est quoi ? | parle-moi des trous noirs | qu’est-ce qu’il y a dans un trou noir ? | (tu connais|vous connaissez) les trous noirs ?
C’est tant de matière dans si peu de place que même la lumière n’arrive pas à repartir. Ce qu’il y a au fond, personne ne le sait.

> comment un avion vole ? | pourquoi les avions volent ? | comment ça vole un avion ? | comment ça tient en l’air un avion ? | pourquoi ça tombe pas un avion ? | explique-moi comment vole un avion | ça marche comment un avion ?
L’aile pousse l’air vers le bas, et l’air pousse l’avion vers le haut. Les moteurs, eux, s’occupent d’aller assez vite pour que ça tienne.

> (tu peux|vous pouvez) m’aider pour (l’italien|l’anglais|l’espagnol) ? | on m’a dit que (tu pouvais|vous pouviez) m’aider pour (l’italien|l’anglais|l’espagnol) | j’aimerais apprendre un peu (d’italien|d’anglais|d’espagnol) | (apprends|apprenez)-moi (l’italien|l’anglais|l’espagnol) | je voudrais des bases en (italien|anglais|espagnol)
Volontiers. On y va par petites phrases utiles : saluer, demander, payer, remercier. On commence par le café, ou par le chemin ?
Avec plaisir, et sans interro. Une phrase à la fois, à voix haute, et on se moque gentiment des fautes.
sinon: Très bon départ. Une phrase aujourd’hui, une autre demain, et ça finit en conversation.
`
