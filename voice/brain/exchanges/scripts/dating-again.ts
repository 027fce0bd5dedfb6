/** Callers who date again after a separation, and couples who live far from each other. */
export const datingAgain = `
> j’ai un rendez-vous (vendredi|samedi|ce soir|demain|ce week-end) (mon premier depuis le divorce)? | j’ai un (date|rencard|rendez-vous galant) (vendredi|samedi|ce soir|demain)? | c’est mon premier rendez-vous depuis (le divorce|ma séparation|mon ex|des années) | mon premier (date|rendez-vous|rencard) depuis (le divorce|des années|ma séparation) | je vois quelqu’un (vendredi|samedi) pour la première fois | je rencontre quelqu’un (vendredi|samedi|demain) | je vais à mon premier rendez-vous depuis longtemps
Le premier depuis, ça compte double. C’est plutôt des papillons, ou plutôt l’envie d’annuler ?
Voilà une soirée qui commence bien avant l’heure du rendez-vous. C’est prévu où ?
Remettre un pied dans cette eau-là, c’est déjà du courage.
sinon: Je vois. Il y a du trac, et il y a de l’envie.

> j’ai peur de plus savoir faire | je sais plus comment on fait | je sais plus (draguer|comment on drague|comment ça se passe|séduire) | ça fait (dix|douze|quinze|vingt) ans que j’ai pas eu de (premier)? rendez-vous | j’ai plus l’habitude | je suis (rouillé|rouillée) | j’ai perdu l’habitude | j’ai plus les codes | j’ai l’impression d’avoir quinze ans | j’ai pas fait ça depuis (dix|quinze|vingt) ans
Il n’y a rien à savoir faire, au fond : poser une question, écouter la réponse, et recommencer.
L’autre est sûrement en train de se dire la même chose devant sa penderie.
On ne rouille pas tant que ça. Qu’est-ce qui inquiète le plus, les silences ou l’après ?
sinon: Je comprends. Ça se dénoue souvent dans les dix premières minutes.

> on s’est (connus|rencontrés) sur (une appli|tinder|meetic|bumble|internet) | on se connaît d’une appli | je l’ai (rencontré|rencontrée|connu|connue) sur (une appli|tinder|meetic|internet) | on s’écrit depuis (trois|deux|quelques) semaines | on se parle depuis (deux|trois|quelques) semaines | on s’écrit tous les (jours|soirs) | on s’est pas encore vus | on s’est jamais vus en vrai
S’écrire longtemps, c’est déjà se fabriquer quelqu’un. Et la voix, elle a déjà été entendue ?
Au moins, le premier silence ne sera pas entre deux inconnus.
Trois semaines de messages, ça laisse deviner pas mal de choses. Il y en a une qui a fait sourire, dernièrement ?
sinon: Ah, ça donne envie de voir la suite en vrai.

> il écrit bien | elle écrit bien | il fait pas de fautes (déjà)? | il fait pas de fautes d’orthographe c’est rare | il est drôle (par message|à l’écrit) | elle est drôle (par message|à l’écrit) | il répond vite | il me fait rire (par message)? | il est (attentionné|gentil) dans ses messages | il m’envoie (un message|des messages) tous les matins
C’est déjà un bon signe, quelqu’un qui soigne ses phrases. Et il parle comme il écrit, d’après {toi|vous} ?
On juge souvent les gens à leurs points de suspension. Là, il passe l’examen.
Reste à voir si les mots tiennent avec le son. Ça donne hâte, ou ça intimide ?
sinon: Bon, c’est un dossier qui se présente bien.

> (tu crois|vous croyez|tu penses) que je (dois|devrais) lui dire que j’ai (deux|des|trois|un) enfants ? | je lui dis que j’ai des enfants ? | est-ce que je lui dis que j’ai (des|deux) enfants ? | il faut que je lui dise que j’ai des enfants ? | quand est-ce que je lui dis que j’ai des enfants ? | je dois dire que je suis (divorcée|divorcé) ? | quand dire qu’on a des enfants ? | (tu crois|tu penses) que je dois lui parler de mes enfants (tout de suite)? ?
Oui, et dès le premier soir, en une phrase légère : « J’ai deux enfants, une semaine sur deux. » Celui que ça fait fuir fait gagner du temps.
Oui, simplement, comme on dit où on habite. Tout est dans la manière : une bonne nouvelle, pas un aveu.
Plutôt tôt que tard. Pas forcément leurs prénoms ni leur école, juste qu’ils existent et qu’ils comptent.

> mes enfants ont (sept|neuf|cinq|dix|douze) (et neuf|et cinq|et dix)? ans | ils ont (sept et neuf|cinq et huit|trois et six|dix et douze) ans | leur père les a une semaine sur deux | leur mère les a une semaine sur deux | je les ai une semaine sur deux | j’ai mes enfants une semaine sur deux | on est en garde alternée | la semaine sans les enfants (c’est vide|je suis perdue|je m’ennuie)
Une semaine pleine, une semaine vide : ça fait deux vies dans le même appartement. Laquelle est la plus dure à remplir ?
Une semaine sur deux, il y a de la place pour quelqu’un, et l’autre, pas une minute.
À cet âge-là, ils voient tout, même le rouge à lèvres. Ils se doutent de quelque chose ?
sinon: Je vois comment c’est organisé. Ça demande de la souplesse.

> je sais (même)? pas quoi mettre (vendredi|samedi|pour le rendez-vous|pour mon date)? | (et)? vendredi je sais même pas quoi mettre | je mets quoi (pour le rendez-vous|vendredi|pour mon date) ? | qu’est-ce que je mets (pour un premier rendez-vous|vendredi|samedi) ? | comment je m’habille (pour un premier rendez-vous|vendredi|samedi) ? | j’ai rien à me mettre (pour vendredi|pour samedi)? | je m’habille comment (pour le rendez-vous)? ?
La tenue dans laquelle on oublie qu’on est habillé : celle-là gagne toujours. Avec un détail qui plaît à {toi|vous} d’abord.
Quelque chose de déjà porté un jour où tout allait bien. Le neuf, ça gratte au mauvais moment.
Un bar, un dîner, une promenade : d’abord les chaussures, selon l’endroit. Le reste suit.

> (on va|on se retrouve|on se voit) dans un (bar|bar à vins|café|resto|restaurant|parc) | un bar (à vins)? (du côté de Bellecour|dans le centre|près de chez lui)? | c’est lui qui a choisi (le bar|le resto|l’endroit)? | c’est elle qui a choisi (le bar|le resto|l’endroit)? | il a choisi (un bar|un resto|l’endroit) | il m’emmène (au resto|dîner|boire un verre) | on va boire un verre
Un verre, c’est le bon format : ça peut durer une heure ou toute la soirée. L’endroit plaît ?
Bon choix pour une première fois, on peut repartir quand on veut.
C’est attentionné, de s’occuper de l’adresse. Il y a un plan pour rentrer, au cas où on s’ennuie ?
sinon: Très bien. Le décor est planté.

> (tu crois|tu penses|vous croyez) que ça tient (ces histoires-là|les relations à distance|à distance|l’amour à distance) ? | ça tient les (couples|relations|histoires) à distance ? | ça marche (les relations à distance|l’amour à distance) ? | (tu crois|tu penses) que ça va tenir (entre nous|nous deux)? ? | (tu crois|vous croyez) à l’amour à distance ? | tu crois qu’on va tenir (un an et demi|un an|deux ans|jusqu’au bout) ?
Oui, il y en a beaucoup qui tiennent, surtout quand la date de fin est connue. Ce qui use, c’est de ne pas savoir vers quoi on va.
Ça tient quand les deux se disent aussi ce qui va mal, et pas seulement bonne nuit. Et ça, on y arrive, à deux ?
Je crois que oui, si les retrouvailles sont dans l’agenda et pas seulement dans le cœur.

> mon (copain|mec|mari|amoureux) est à (Montréal|Londres|Berlin|l’étranger|Tokyo) et moi à (Toulouse|Paris|Lyon) | ma (copine|femme|amoureuse) est à (Montréal|Londres|Berlin|l’étranger) et moi (ici|à Paris) | on est en couple à distance | on est à distance | je suis en relation à distance | il est parti (travailler|bosser) à (Montréal|Londres|l’étranger) | il a eu un contrat (de deux ans|d’un an)? là-bas | elle a eu un contrat là-bas | on vit à (six mille|mille|huit cents) kilomètres l’un de l’autre
Deux villes, un seul couple : ça demande une drôle d’organisation. Il y a une heure réservée, dans la journée ?
Ça fait beaucoup de ciel entre deux oreillers. Le plus dur, c’est les soirs ou les dimanches ?
À distance, chaque message pèse un peu plus lourd.
sinon: Je vois. On invente ses petits rituels, forcément.

> (avec)? le décalage (horaire)? on se (parle|loupe|rate|croise) | on se parle quand moi je me couche | il se lève quand je me couche | on a (six|sept|neuf) heures de décalage | avec le décalage c’est (compliqué|galère|dur) | quand je rentre il dort | on s’appelle à des heures pas possibles
Un qui dit bonjour, l’autre qui dit bonne nuit : il faut viser juste. Qui fait l’effort de l’heure, le plus souvent ?
Le décalage mange les petites choses, le « devine qui j’ai croisé » de six heures du soir.
Un message vocal qui attend au réveil, ça remplace un peu l’oreiller.
sinon: D’accord. C’est de la haute voltige, cet agenda.

> on s’endort avec la caméra (allumée)? | on (laisse|garde) la caméra allumée (pour dormir|la nuit) | on s’endort au téléphone | on dort en visio | je l’entends respirer | je m’endors en l’écoutant respirer | on regarde des films en même temps (à distance)? | on mange ensemble en visio
Pas bête du tout. Entendre respirer quelqu’un, c’est une des plus vieilles façons d’être rassuré.
Chacun son oreiller et la même nuit : c’est tendre, et ça ne regarde personne.
Les rituels à distance ont toujours l’air bizarre vus du dehors. Qui s’endort en premier ?
sinon: Voilà. C’est un petit coin rien qu’à deux.

> (sa sœur|sa mère|mes amis|les gens|tout le monde|ma famille) (elle|ils)? trouve(nt)? ça (ridicule|bête|nul|débile|bizarre) | les gens (comprennent|y croient) pas | personne y croit (à notre couple)? | tout le monde me dit que ça tiendra pas | mes (amis|copines|parents) disent que ça tiendra pas | on nous dit que ça marchera jamais | sa (famille|mère|sœur) y croit pas
Ceux qui regardent de loin n’ont que la distance à voir. Ça touche, ou ça glisse ?
C’est facile d’avoir un avis sur un couple quand on dort à côté du sien.
On n’a pas besoin d’un jury pour s’aimer à six mille kilomètres.
sinon: Oui. On garde ça pour ceux qui comprennent.

> j’ai pris mes billets | j’ai pris (mon billet|les billets|nos billets) (hier|ce matin)? | j’y vais en (mars|avril|mai|juin|décembre|février) | je vais le (voir|rejoindre) (en mars|bientôt|dans un mois|à Noël) | je vais la (voir|rejoindre) (en mars|bientôt|dans un mois|à Noël) | on se revoit dans (un mois|deux mois|trois semaines) | il vient (à Noël|le mois prochain|en mars) | elle vient (à Noël|le mois prochain|en mars)
Ah, une vraie date. Ça change tout : on ne compte plus dans le vide. Le premier quart d’heure, il ressemble à quoi, dans la tête ?
Les billets, c’est du concret, ça se relit le soir comme une lettre.
Et le plus dur sera de ne pas tout prévoir à la minute près.
sinon: C’est une image qu’on peut garder jusque-là.

> (huit|six|trois|quatre|cinq) mois sans se (toucher|voir) c’est long | ça fait (trois|quatre|six|huit) mois qu’on s’est pas (vus|touchés) | le contact (physique)? me manque | ses bras me manquent | être (touché|touchée|serré dans ses bras) me manque | c’est le contact qui manque (le plus)? | j’ai besoin de bras | j’ai juste envie qu’on me prenne dans les bras
La peau a son propre calendrier, et elle ne se contente pas d’un écran.
On parle, on se voit, et il manque quand même l’essentiel : une épaule. Qu’est-ce qui aide un peu, en attendant ?
Un pull qui garde l’odeur, un plaid lourd, c’est dérisoire et ça aide vraiment.
sinon: Je comprends. Ça ne se remplace pas, ça se patiente.

> j’ai peur qu’il (change|m’oublie|rencontre quelqu’un|se lasse|revienne pas) (là-bas)? | j’ai peur qu’elle (change|m’oublie|rencontre quelqu’un|se lasse|revienne pas) (là-bas)? | et s’il rencontre quelqu’un (là-bas)? | et si elle rencontre quelqu’un (là-bas)? | et s’il change (là-bas)? | j’ai peur qu’on change (tous les deux)? | j’ai peur qu’on se reconnaisse plus
Il changera un peu, et {toi|vous} aussi. La question, c’est de se raconter ces changements au fur et à mesure.
Cette peur-là se dit très bien à l’intéressé : « J’ai peur qu’on se perde, rassure-moi sur quelque chose de précis. » {Tu oserais|Vous oseriez} ?
Avoir peur de perdre quelqu’un, c’est aussi savoir ce qu’on a.
sinon: Oui. Ça se dit mieux à deux que ça ne se rumine seul.

> je l’imagine (à l’aéroport|sur le quai|à la gare|devant la porte) (avec son (gros)? (bonnet|manteau|sac))? | je le vois déjà (à l’aéroport|sur le quai) | je la vois déjà (à l’aéroport|sur le quai) | je m’imagine les retrouvailles | j’imagine déjà (les retrouvailles|quand on va se revoir) | je nous imagine déjà
On voit presque l’écharpe. Et qui court le premier, dans cette image ?
Les aéroports ont été inventés pour ces trente secondes-là.
Même si ça ne se passe pas comme dans la tête, ce sera mieux, parce que ce sera vrai.
sinon: C’est joli, on y est presque.
`
