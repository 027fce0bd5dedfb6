/** First dates, messages that do not come, crushes, declarations of love and undefined relationships. */
export const firstDatesAndWaiting = `
> il (a|m’a) (annulé|planté|décommandé) (notre rendez-vous|le rendez-vous|au dernier moment) | il a fait faux bond (notre rendez-vous|le rendez-vous) | il a (annulé|planté) (une heure avant|encore|notre soirée|notre rencard) | il a annulé notre rendez-vous par message | il est pas venu (au rendez-vous|à notre rendez-vous|me chercher|comme prévu) | il m’a (posé|mis) un lapin (ce soir|samedi)? | j’ai attendu (une heure|trente minutes|une demi-heure) (pour rien|et il est pas venu) | j’ai attendu une heure (au café|au bar|au restaurant|devant le cinéma) pour rien | (mon rendez-vous|mon date) (a annulé|est pas venu|m’a planté|est tombé à l’eau) | elle a annulé notre (rendez-vous|soirée|dîner) (une heure avant|au dernier moment|à la dernière minute) | il est jamais venu au rendez-vous | elle est pas venue au rendez-vous | (il|elle) est (jamais|pas) (venu|venue) (hier soir|finalement)? | (elle|il) m’a planté (une heure avant|au dernier moment|devant le cinéma)? (le rendez-vous)?
S’habiller, partir en avance, et rester avec son manteau sur le dos : ça fait mal à la dignité. Il y a eu une explication ?
L’attente, on la passe à inventer des excuses à la place de l’autre. Combien de temps, avant de comprendre ?
Une chaise vide en face, ça parle fort, et ça ne dit pas de bien de la politesse.
oui: Et elle tenait debout, cette explication, ou c’était le chat du cousin ?
non: Rien du tout. Alors la soirée méritait mieux que cette personne-là.
sinon: C’est long, debout, à surveiller une porte.

> il ressemblait pas (du tout)? à ses (photos|profil) | il était (plus vieux|plus petit|moins bien|différent|différente) (que sur les photos|que sur son profil) | ses photos dataient (de dix ans|d’il y a dix ans|un peu) | il avait (menti|triché) sur (son âge|sa taille|ses photos|son profil) | en vrai il était (pas pareil|différent|différente|décevant|décevante)
Les photos avaient visiblement fait une longue carrière. C’est venu à la première seconde, ou il a fallu un moment ?
On attend quelqu’un, et c’est son grand frère ou sa cousine qui arrive. Et la conversation, elle, était ressemblante ?
Entre le profil et la chaise d’en face, il y a parfois dix ans et un filtre.
oui: Alors il y a eu au moins quelque chose de vrai, à cette table.
non: Ni la photo ni la notice. Il restait le café.
sinon: Je vois. Difficile de ne pas comparer toute la soirée.

> il a (vu|lu) mon message et il (répond pas|m’a pas répondu) | il m’a (laissé|mis) en vu (depuis hier|depuis deux jours)? | il est en ligne et il (me répond pas|répond pas|m’écrit pas) | il (regarde|a vu) (ma story|mes stories|mes photos) et (répond pas|m’écrit pas) | il regarde ma story et il répond pas | il regarde ma story et me répond pas | y a les deux (petits)? traits bleus (et rien|et pas de réponse) | mon message est (lu|resté sans réponse) | j’ai écrit (hier|ce matin|il y a deux jours) et (toujours rien|pas de réponse|j’ai pas de réponse)
« Vu », trois lettres, et on y lit tout un roman. Il disait quoi, ce message ?
Le silence après un message lu, c’est le seul bruit qui empêche de dormir sans faire de bruit. Ça date de quand ?
Deux petits traits bleus, et l’imagination fait le reste, toujours en pire.
sinon: Il était très bien, ce message. Le silence parle de l’autre bout.

> il met (toujours)? (des heures|des jours|trois jours|longtemps|une éternité) à (me)? répondre | il me répond (une fois sur deux|par un mot|par un pouce|quand ça l’arrange|des jours après|trois jours après) | il (répond|écrit) (par un mot|par des smileys|un pouce|ok) | c’est toujours moi qui (écris|envoie|relance) (en premier|le premier message|la première)? | (il|elle) m’écrit (jamais|pas) en premier | si j’écris pas (il|elle) (écrit pas|m’écrit pas)
On écrit dix lignes, et il revient un pouce. Il y a de quoi regarder son propre pouce de travers. C’est comme ça depuis le début ?
Porter la conversation des deux côtés, ça finit par peser dans les bras. Quand la réponse vient, elle donne envie ?
Trois jours pour trois mots, même la poste faisait mieux.
oui: C’est bien ce qui accroche, justement : un peu, de temps en temps.
non: Alors on attend quelque chose qui a déjà changé de goût.
sinon: Je comprends. On compte les heures, et on fait semblant de ne pas compter.

> je regarde mon téléphone (toutes les cinq minutes|tout le temps|sans arrêt) (pour voir s’il a répondu|au cas où)? | j’attends (son|un) (message|appel|signe) | j’attends son message (depuis hier|depuis ce matin|depuis trois jours|comme une idiote|et ça me rend dingue) | j’attends qu’il (m’écrive|m’appelle|me réponde) (depuis hier|depuis trois jours)? | je sursaute (à chaque|dès que mon) (notification|message|téléphone vibre) | je suis (accroché|collé|scotché) à mon téléphone (en attendant son message)? | (il|elle) m’a pas rappelé (depuis)? | il devait (m’appeler|m’écrire) (hier|ce soir|et rien) | il donne pas de nouvelles (depuis une semaine|depuis trois jours|depuis samedi)? | (elle|il) devait me (rappeler|appeler|répondre) et rien | (elle|il) devait me (rappeler|appeler)
Un téléphone posé face contre table, et qu’on retourne quand même : tout le monde connaît la danse. Ça dure depuis quand ?
Chaque vibration fait sauter le cœur, et c’est la pharmacie ou une promo sur les pneus. Il devait dire quoi, ce signe ?
Attendre, c’est un travail à plein temps, surtout quand on prétend faire autre chose.
sinon: C’est long. Au moins, là, quelqu’un est au bout de la ligne.

> il m’a (envoyé|écrit|laissé) (un cœur|bonne nuit|bonjour ce matin|un message|un petit mot|un long message) | il m’a (envoyé|écrit) (un vocal|une chanson|tu me manques) | il m’a envoyé un cœur (ce matin|hier soir) | il m’a (répondu|écrit|rappelé) (ce matin|hier soir|aujourd’hui)? | on s’écrit (tous les jours|tous les soirs|tout le temps|toute la journée|depuis deux semaines|depuis un mois) | on s’est (écrit|parlé|appelés|téléphoné) (toute la nuit|pendant des heures|pendant trois heures|jusqu’à deux heures du matin|toute la soirée) | on a passé (la nuit|trois heures|la soirée) au téléphone | on s’écrit (tous les soirs|tous les jours) depuis (un mois|deux semaines|des semaines)
Et le visage a dû faire une tête que personne n’a vue, heureusement. Il y avait quoi, dedans ?
Les mots arrivent, et toute la journée prend une autre lumière. Le meilleur, c’était lequel ?
Un signe au bon moment, et le téléphone redevient un très bel objet.
sinon: Ça se relit bien trois ou quatre fois, un mot comme ça.

> (elle|il) m’a donné son numéro | j’ai (demandé|eu|récupéré) son (numéro|insta|prénom) | (il|elle) m’a demandé mon (numéro|insta) | on a échangé nos numéros | j’ai (osé|réussi à) (l’aborder|lui parler|lui demander son numéro|l’inviter|l’inviter à boire un verre) (aujourd’hui)? | je l’ai invité (à boire un verre|à dîner|au cinéma|à prendre un café) (et il a dit oui)? | (il|elle) a dit oui (pour un verre|pour samedi|à mon invitation) | j’ai (réussi|osé) l’inviter (à boire un café|à boire un verre|à dîner|au cinéma|au restaurant)?
Dix chiffres ou une phrase, et voilà la semaine qui change de couleur. C’est venu comment ?
Ça, il a fallu une bonne inspiration avant de le dire. Et la suite, elle est prévue pour quand ?
Le plus dur est passé : le pas, la voix qui tremble, et le sourire en face.
sinon: Bien joué. Et maintenant, le délicieux problème de la suite.

> j’ai rien à me mettre (pour mon rendez-vous|pour samedi|pour mon date|pour ce soir)? | je sais pas (quoi mettre|comment m’habiller) (pour mon rendez-vous|pour mon date|ce soir|samedi) | j’ai essayé (dix tenues|toute mon armoire|tout mon placard) | j’ai (le trac|des papillons|mal au ventre|la boule au ventre) avant (mon rendez-vous|mon date|de le voir) | je le vois (ce soir|demain|samedi) (et j’ai le trac|et je stresse|et j’ai peur|pour la première fois) | c’est notre premier (dîner|rendez-vous|week-end|verre) (ce soir|demain|samedi)
Le lit couvert de vêtements, et la première tenue qui finit par gagner. C’est quel genre de rendez-vous ?
Le trac, c’est le signe que ça compte un peu. C’est pour ce soir, ou il reste du temps pour hésiter ?
L’autre est sans doute devant son placard aussi, à jurer qu’il n’y a rien dedans.
sinon: Très bien. Le reste, ce sera le sourire, et il va avec tout.

> (on a passé|j’ai passé) la nuit (ensemble|avec lui|chez lui) (samedi)? | il est resté dormir (cette nuit|chez moi)? | j’ai dormi chez (lui|elle) (hier|pour la première fois)? | il est parti (au petit matin|sans un mot|sans me réveiller|avant que je me réveille) | (le lendemain|ce matin) (il|elle) (était plus là|était bizarre|était distant|était distante) | on s’est (réveillés|réveillées) ensemble | elle est restée dormir (chez moi|à la maison|cette nuit)? | il est parti (ce matin|dans la nuit|avant l’aube) sans (un mot|rien dire|dire au revoir|me réveiller)
Le matin d’après, on cherche ses chaussettes et une phrase naturelle. Il avait quelle couleur, ce matin-là ?
La nuit, tout est simple, c’est le petit déjeuner qui fait le tri. Qu’est-ce qui s’est dit en partant ?
Il y a ce que la nuit a promis et ce que la lumière a laissé. Les deux comptent.
sinon: Je comprends. Ça se repasse en tête, forcément.

> elle m’a dit qu’elle (voulait|préférait) (qu’on reste amis|être amis|rester amis|mon amitié) | elle me voit juste comme (un ami|un frère|une sœur) | elle veut (qu’on soit|qu’on reste|rester) amis | je suis (coincé|coincée) dans la friendzone | je me suis fait friendzoner | (c’est pas|ce n’est pas) réciproque | (il|elle) (m’aime pas|ne m’aime pas|ressent pas la même chose|n’a pas de sentiments pour moi|est pas amoureux|est pas amoureuse) | (il|elle) m’a (repoussé|repoussée|dit non|rejeté|rejetée) | j’aime quelqu’un qui m’aime pas | il me voit juste comme (une amie|un frère|une sœur|un copain)
« Amis », ce joli mot qui peut tomber comme une porte. C’était dit comment ?
On avait préparé une place, et l’autre préfère rester debout. Ça fait mal où, ce soir : le cœur, ou l’orgueil ?
Aimer dans un seul sens, c’est porter un canapé tout seul dans l’escalier.
sinon: C’est un vrai chagrin, même sans histoire à montrer.

> je lui ai (dit|avoué) (que je l’aimais|mes sentiments|ce que je ressentais|que j’étais amoureux|qu’il me plaisait|je t’aime) | je lui ai dit que je l’aimais pour la première fois | j’ai (fait|tenté) (ma|une) déclaration | je me suis (déclaré|déclarée|lancé|lancée) (hier|enfin|avec lui|avec elle)? | il m’a dit (je t’aime|qu’il m’aimait|qu’il avait des sentiments|que je lui plaisais) (pour la première fois|ce soir)? | (il|elle) m’a (fait une déclaration|avoué ses sentiments|déclaré sa flamme) | j’ai (avoué|dit) mes sentiments à (ma collègue|une amie|mon voisin|quelqu’un) | je me suis (déclaré|déclarée) (hier soir|ce soir|samedi)
Alors les mots sont sortis, et l’air n’est plus le même dans la pièce. Et après, il s’est passé quoi ?
Trois mots, et un silence de deux secondes qui dure un siècle. Ça s’est passé où ?
Dire ou entendre ça, ça donne un peu le vertige, même assis.
sinon: Je retiens mon souffle. C’était un vrai saut.

> je crois que je lui plais | je crois qu’il (m’aime bien|a un faible pour moi|s’intéresse à moi|me drague|est amoureux de moi|me tourne autour) | (un collègue|mon voisin|quelqu’un|un ami) (me drague|me fait la cour|me tourne autour|me fait de l’œil|me plaît) | (un client|une cliente|un type|une fille|un homme|une femme) (me drague|me fait la cour) | un collègue me drague (au travail|à la salle|en ce moment) | on s’est (regardés|souri|échangé des regards) (toute la soirée|pendant la réunion|dans le bus|dans le métro|longtemps) | il (me sourit|me regarde) (tout le temps|tous les matins|beaucoup|bizarrement) | (un collègue|mon voisin|un client) me (fait la cour|drague) | un collègue me fait la cour (au bureau|au travail|à la salle)
Ah, l’enquête est ouverte : regards, sourires, hasards répétés. La meilleure preuve, c’est quoi ?
On fait l’air de rien, et on note tout. Et de ce côté-ci, c’est agréable, ou encombrant ?
Ce moment-là, où rien n’est dit et où tout se remarque, est presque le meilleur.
sinon: À verser au dossier. Il commence à être épais.

> je suis tombé amoureux (d’une collègue|de mon voisin|d’un ami|de mon meilleur ami|de mon prof|de quelqu’un au travail) | je suis (amoureux|amoureuse) (en secret|de lui en secret|d’elle en secret) | il (sait pas|se doute pas|ignore) que je (l’aime|suis amoureux) | je (rougis|bafouille|perds mes mots|dis n’importe quoi) dès qu’il (me parle|arrive|est là|me regarde|passe) | je (bégaie|tremble) dès qu’il (me parle|arrive) | je pense à lui (du matin au soir|jour et nuit|en m’endormant|à longueur de journée)
Ça transforme la machine à café en scène de théâtre, une histoire comme ça. Il s’est passé quoi, la dernière fois ?
Le corps avoue tout, et la bouche continue de parler de la météo. Quelqu’un est au courant, à part moi ?
Un secret aussi doux, ça se transporte mal : il dépasse toujours un peu du sac.
oui: Et cette personne-là, elle en pense quoi ?
non: Alors c’est un honneur. Je ne dirai rien à la photocopieuse.
sinon: Je vois ça d’ici, et c’est charmant à entendre.

> il veut pas (d’étiquette|se mettre en couple|de relation sérieuse|s’engager|officialiser|dire qu’on est ensemble) | on sait pas (trop)? (ce qu’on est|où on va|si on est ensemble|si on est un couple) | je sais pas (ce qu’on est|si on est ensemble|si on est en couple|où on en est tous les deux|ce que je suis pour lui|ce que je suis pour elle) | on se voit (mais c’est pas officiel|mais on est pas ensemble|sans être ensemble|depuis des mois sans être ensemble) | (c’est|on est) (pas officiel|compliqué entre nous|ni ensemble ni séparés) | (il|elle) souffle le chaud et le froid | on se voit (en cachette|en secret) | il veut pas (que je rencontre|me présenter) (ses amis|à sa famille|ses parents)
Ensemble sans le mot, on habite une maison sans numéro. Ça convient à qui, au fond ?
Ne pas savoir ce qu’on est pour l’autre, ça use plus qu’une réponse. La question a déjà été posée à voix haute ?
Tout est là, les soirs, les gestes, et il manque juste le nom sur la boîte aux lettres.
oui: Et la réponse, elle était floue aussi, j’imagine.
non: Elle fait peur, parce qu’elle pourrait avoir une réponse.
sinon: Je comprends. C’est confortable pour un seul des deux, souvent.

> il m’a présenté (ses parents|à sa famille|à ses amis|ses enfants) (ce week-end|dimanche)? | j’ai (rencontré|vu) (ses parents|sa famille|ses amis|ses enfants|sa mère) | j’ai rencontré ses parents (pour la première fois|ce week-end|dimanche) | je vais rencontrer (ses parents|sa famille|ses amis|ses enfants|sa mère) | je vais rencontrer ses parents (dimanche|samedi|bientôt|ce week-end) | j’ai présenté (mon copain|ma copine) à (mes parents|ma mère|mes enfants|mes amis|ma famille) | j’ai (rencontré|vu) (sa mère|son père|sa sœur|sa fille|son fils) | j’ai rencontré sa mère (dimanche|samedi)
Le grand oral des cœurs, avec toast au saumon et questions pièges. L’ambiance, c’était ou ce sera plutôt jury, ou plutôt famille ?
On s’observe, on rit un peu trop fort, et quelqu’un sort les photos de bébé. Qu’est-ce qui impressionne le plus ?
Ouvrir cette porte-là, ça dit plus qu’une déclaration.
sinon: Je vois l’ambiance. Ça fait une histoire à raconter, quoi qu’il en soit.

> il (veut|va) (aller)? (trop vite|trop loin trop vite) | ça va trop vite (entre nous|avec lui|avec elle) | (il|elle) veut (prendre son temps|y aller doucement|attendre) | il parle déjà (de mariage|d’enfants|d’emménager|de vacances ensemble) (après deux semaines|au bout d’un mois|au deuxième rendez-vous)? | j’ai besoin (d’aller doucement|de temps|de prendre mon temps) (avec lui|dans cette histoire) | on va pas au même rythme | on est pas au même rythme (tous les deux)?
L’un court, l’autre lace ses chaussures, et ils sont pourtant sur le même chemin. Qu’est-ce qui fait peur, dans la vitesse ou dans l’attente ?
Le rythme, personne n’en parle au premier verre, et c’est lui qui décide de tout. Ça a été dit, ou ça flotte encore ?
Deux montres qui ne sont pas à la même heure, ça se règle rarement en secouant.
oui: Alors chacun sait où en est l’autre, et c’est déjà beaucoup.
non: Ça flotte, donc, et chacun devine de travers.
sinon: Je comprends. C’est une vraie question, pas un caprice.

> j’ai peur (de m’attacher|de l’engagement|de souffrir encore|de souffrir à nouveau|de retomber amoureux|de revivre ça|d’y croire encore|de me remettre en couple) | j’arrive pas à (faire confiance|m’attacher|m’engager|retomber amoureux|ouvrir mon cœur) | j’arrive pas à faire confiance (à quelqu’un|aux hommes|aux femmes|depuis ma séparation|depuis mon ex) | (je suis prêt|je me sens prêt|je suis pas prêt) à (me remettre en couple|rencontrer quelqu’un|refaire confiance|aimer à nouveau) | je me (protège|méfie) (depuis ma rupture|depuis mon divorce|en amour) | je fais plus confiance (à personne|aux hommes|aux femmes|en amour) | j’ai peur de souffrir (encore|à nouveau|encore une fois|de nouveau)? | j’ai peur de m’attacher (trop vite|à nouveau|encore) | j’arrive plus à faire confiance (après|depuis) (mon divorce|ma rupture|lui)
Un cœur qui s’est brûlé regarde longtemps le feu avant de tendre les mains. Il a gardé quel souvenir, surtout ?
On voudrait la chaleur sans la brûlure, et il n’existe pas de gants pour ça. Il y a quelqu’un, en ce moment, qui fait se poser la question ?
Cette prudence, elle a été apprise, elle ne tombe pas du ciel.
oui: Alors ce n’est plus une question théorique. Elle a un visage.
non: Alors rien ne presse. La porte peut rester entrouverte, sans courant d’air.
sinon: Je comprends. Ça laisse une marque, une chose pareille.

> je tombe toujours (sur|amoureux de) (les mêmes|le même genre|des gens compliqués|des menteurs|des hommes mariés|des hommes indisponibles|des femmes compliquées|des cas) | j’attire (que|toujours) (les cas sociaux|des gens compliqués|des gens pas disponibles|des cas|les mêmes|des hommes mariés|des menteurs) | (mes histoires|mes relations) (finissent|se terminent) toujours (pareil|mal|de la même façon) | j’ai pas de chance en amour | je suis (malchanceux|malchanceuse|maudit|maudite) en amour | mes histoires durent jamais | ça marche jamais (avec moi|mes histoires d’amour|en amour)
Le même film, avec d’autres acteurs, et on reconnaît la musique au générique. Ça se voit à quel moment, d’habitude ?
Il y a comme un aiguillage, et le train repart toujours vers la même gare. Qu’est-ce qui plaît, au tout début, chez ces gens-là ?
Vouloir aimer encore après tout ça, c’est du courage, ou de la belle obstination.
sinon: Tiens, c’est intéressant. Là se cache peut-être l’aiguillage.

après: on s’écrit tous les jours | elle m’a donné son numéro | je crois que je lui plais | je suis tombé amoureux d’une collègue | je lui ai dit que je l’aimais | il m’a présenté ses parents | on a passé la nuit ensemble

> il (s’appelle|a trente ans|travaille|est) (avec moi|dans mon immeuble|dans mon service|prof|infirmier) | il (s’appelle|a trente ans) (infirmière|drôle|gentil|gentille|doux|douce|beau) | il est (drôle|gentil|gentille|doux|douce|beau|intelligent|intelligente|attentionné) | son (prénom|nom) c’est
Ah, le portrait commence à se dessiner. Et le petit défaut charmant, il y en a bien un ?
La voix change, rien qu’à en parler. C’est bon signe, ou c’est déjà grave.
oui: Évidemment. C’est par là qu’on s’attache.
non: Aucun défaut ? Alors c’est le tout début, profitons.
sinon: Celui-là, on le pardonne d’avance.

> on s’est (rencontrés|connus|vus) (au travail|à une soirée|sur une appli|par des amis|dans le train|au sport) | on s’est (rencontrés|connus) (chez des amis|à un mariage|au marché|la première fois) | je l’ai (rencontré|connu) (au travail|à une soirée|sur une appli|par des amis|dans le train|au sport)
On ne sait jamais, ce jour-là, que c’est ce jour-là. Qui a parlé en premier ?
Joli décor. Dans dix ans, l’histoire commencera exactement comme ça.
sinon: Il fallait bien quelqu’un pour oser. Et le monde a continué comme si de rien n’était.

> j’ai peur (de tout gâcher|de me tromper|que ça marche pas|d’être déçu|qu’il se lasse|de souffrir) | (et)? (si)? (ça marche pas|je me trompe|il m’aime pas|elle m’aime pas|c’est pas réciproque)
La joie et la trouille voyagent dans le même wagon, toujours. C’est laquelle qui tient la fenêtre, ce soir ?
On a peur parce qu’on a quelque chose à perdre, et ce matin encore, non.
sinon: Alors on les laisse voyager toutes les deux.

après: il a annulé notre rendez-vous | il a vu mon message et il répond pas | il met des heures à me répondre | j’attends son message | il veut pas d’étiquette | elle m’a dit qu’elle voulait qu’on reste amis

> il (avait|a) (peut-être)? (un empêchement|un problème|beaucoup de travail|oublié|perdu son téléphone|peur) | (peut-être qu’il|je me dis qu’il) (est occupé|a un problème|travaille|a peur|a oublié|est timide)
L’avocat de la défense a bien travaillé. Et l’autre voix, celle d’en dessous, elle dit quoi ?
On trouve toujours une excuse à la personne qu’on attend, et jamais à soi.
sinon: Elle a le droit d’être entendue, celle-là aussi.

> je (lui)? (réécris|relance|réécris ou pas|l’appelle|lui demande) ? | (je sais pas|j’hésite|est-ce que je dois|tu crois que je dois) (le relancer|lui réécrire|l’appeler|laisser tomber) ? | je sais pas si je dois le relancer ?
Un message simple, un seul, et après la balle est dans l’autre jardin. Il dirait quoi, ce message ?
La vraie question, c’est : un mot pour avoir une réponse, ou pour tenir encore un peu ?
sinon: S’il peut être envoyé sans regarder le téléphone ensuite, il est bon.

> (je me sens|je suis) (bête|nul|idiot|ridicule|stupide|pathétique) | je me sens bête (d’attendre|d’y croire|d’y avoir cru) | j’y ai cru | j’y croyais | je me suis fait (des films|avoir) | je me suis (attaché|attachée) trop vite | (qu’est-ce que|j’ai) (j’ai)? fait (quelque chose)? de mal
Y croire, ce n’est pas idiot : c’est la seule façon que ça commence. À quel moment ça a basculé ?
Avoir attendu quelqu’un n’a jamais rendu personne ridicule. C’est l’absence qui n’est pas élégante.
sinon: Je comprends que ce moment-là revienne en boucle.
`
