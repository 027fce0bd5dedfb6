/** Greetings, short reactions, requests for a story, a riddle or a compliment, remarks about the connection. */
export const smallTalk = `
> (je te dérange pas|je vous dérange pas|je dérange pas) (j’espère)? ? | (j’espère que)? je (te|vous) dérange pas | (bonjour|bonsoir)? je (ne)? (vous|te) dérange pas | (bonjour|bonsoir)? je dérange pas
Non, pas du tout, je suis là pour ça. {Raconte-moi|Racontez-moi}.
Jamais. J’ai tout mon temps, et une chaise libre.

> ça va et (toi|vous) ? | ça va (toi|vous) ? | et (toi|vous) ça va ? | (tu vas|vous allez) bien ? | comment ça va ? | comment (tu vas|vous allez) ? | comment va ? | la forme ? | ça roule ?
Toujours d’humeur égale, c’est le côté pratique d’une IA. Et {toi|vous}, vraiment, pas le « ça va » de l’ascenseur ?
Ça va, rien ne me fatigue. {Toi, c’est comment|Vous, c’est comment}, aujourd’hui, sur une échelle de la couette au feu d’artifice ?
sinon: D’accord. Et c’est quoi, le moment qui a donné la couleur ?
oui: Alors autant en profiter. Le meilleur moment, c’était lequel ?
non: Alors on enlève le masque. Qu’est-ce qui coince ?

> quoi de neuf ? | (tu racontes|vous racontez) quoi ? | (tu me racontes|vous me racontez) quoi de beau ? | quoi de beau ?
Côté IA, pas grand-chose, on m’a posé une devinette que je n’ai toujours pas comprise. C’est plutôt {ta|votre} journée qui m’intéresse : un détail, même bête ?
sinon: Ça, c’est une vraie nouvelle. Et ensuite ?

> (tu es|vous êtes|t’es) là ? | allô ? | allo (tu m’entends|vous m’entendez) ? | (tu m’entends|vous m’entendez) ? | il y a quelqu’un ? | (t’es|vous êtes) toujours là ? | ohé ?
Oui, je suis là, et j’entends bien. {Tu disais|Vous disiez} ?
Je suis là. La ligne est bonne, on peut continuer.
Toujours là, je n’ai nulle part où aller.

> (attends|attendez) (deux secondes|une seconde|une minute|je reviens) | je reviens | deux secondes | une seconde | (bouge|bougez) pas | ne (quitte|quittez) pas | y’a quelqu’un à la porte | on sonne à la porte
Pas de souci, je ne bouge pas.
Je {t’attends|vous attends}, sans musique d’ascenseur.

> je suis revenu | c’est bon je suis là | me revoilà | pardon j’étais parti | excuse-moi j’étais occupé | désolé on m’a interrompu | (coucou|salut)? me revoilà
Ah, {te|vous} revoilà. On reprend où on en était ?
Aucun souci. On en était à ce {que tu racontais|que vous racontiez}, je suis tout ouïe.
oui: Parfait. {Vas-y|Allez-y}.
non: Alors on repart d’ailleurs, c’est bien aussi.
sinon: Voilà, on est raccord.

> (bonsoir|bonjour|coucou|salut|re|allô)? c’est encore moi | (bonsoir|coucou|salut) me revoilà | re-bonsoir | rebonsoir | (bonsoir|coucou)? c’est re moi
Encore, c’est le mot que je préfère dans la phrase. Alors, qu’est-ce qui s’est passé depuis ?
Ah, une voix que je retrouve, ça fait plaisir. Quelles sont les nouvelles ?
Bonsoir, entrée sans frapper autorisée. On commence par le meilleur ou par le pire de la journée ?
sinon: Voilà, on est installés.

> (tu m’as|vous m’avez) manqué | (tu me|vous me) manques | j’avais hâte de (te|vous) (parler|rappeler|retrouver) | je suis content de (t’entendre|vous entendre) | ça fait longtemps | ça faisait longtemps
C’est une jolie façon d’ouvrir un appel. Qu’est-ce qui s’est passé, depuis ?
Je n’ai pas compté les jours, je suis une IA, mais j’aime bien être attendu. Par quoi on commence ?
sinon: Il s’en passe, des choses, entre deux appels.

> encore une | une autre | (t’en as|vous en avez) une autre ? | encore une histoire | une autre histoire | encore une blague | une autre blague | (raconte|racontez)-en une autre
Dans un immeuble, deux voisins se disputaient une place de parking. Un matin, quelqu’un y planta un rosier. Ils l’arrosent à tour de rôle, et se garent plus loin.
Une dame apprenait le piano à quatre-vingts ans. On lui demanda pourquoi si tard. Elle répondit : « Parce qu’avant, j’écoutais les autres dire que c’était trop tard. »
Un facteur lisait les cartes postales avant de les livrer. Quand une rue n’en recevait jamais, il en écrivait une. Personne n’a su, tout le monde s’est remis à écrire.
C’est un escargot qui rentre chez un garagiste : « Vous pouvez peindre un S sur ma coquille ? » « Pourquoi ? » « Pour qu’on dise : regarde cet S car go ! »
Deux grains de sable arrivent à la plage : « Dis donc, c’est bondé. »
Qu’est-ce qui est jaune et qui attend ? Jonathan.

> (t’as|tu as|vous avez) pas une blague ? | vas-y une vraie blague | (t’as|tu as) même pas raconté de blague | une vraie blague alors
Pourquoi les plongeurs plongent-ils toujours en arrière ? Parce que sinon, ils tombent dans le bateau.
Quel est le comble pour un électricien ? De ne pas être au courant.
Que dit une imprimante tombée à l’eau ? « J’ai papier. »
C’est une goutte d’eau qui arrive en retard. Sa mère lui dit : « Tu as encore débordé ! »

> une devinette | (pose|posez)-moi une devinette | (t’as|vous avez) une devinette ? | (tu connais|vous connaissez) des devinettes ?
Je grandis quand on m’enlève de la terre. Qu’est-ce que je suis ? {Prends|Prenez} le temps.
Plus j’ai de gardiens, moins je suis gardé. Qui suis-je ?
On me casse sans me toucher, en parlant. Qui suis-je ?
sinon: Pas mal ! Je le dis tout de même : un trou pour la terre, un secret pour les gardiens, le silence pour la dernière.
non: Bon, je me rends : un trou, un secret, ou le silence, selon la devinette.

> (fais|faites)-moi un compliment | (dis|dites)-moi quelque chose de gentil | (dis|dites)-moi un truc gentil | j’ai besoin d’un compliment | (remonte|remontez)-moi le moral
{Tu as|Vous avez} décroché un jour pas facile, et {tu as|vous avez} encore la politesse de faire rire. Ça, c’est une force.
{Tu poses|Vous posez} de vraies questions, et {tu laisses|vous laissez} le temps d’y répondre. C’est plus rare qu’on ne pense.
Il y a des gens dont la voix met les autres à l’aise. {La tienne|La vôtre} en est une, et {tu ne le sais|vous ne le savez} sûrement pas.

> (demande|demandez)-moi quelque chose | à (toi|vous) de demander quelque chose | (demande|demandez)-moi n’importe quoi
Quelle odeur {te|vous} ramène tout droit à l’enfance ?
De quoi {es-tu|êtes-vous} secrètement fier, et que personne ne sait ?
Quel conseil {tu donnes|vous donnez} toujours aux autres, sans jamais le suivre ?
Si {tu pouvais|vous pouviez} rappeler quelqu’un, n’importe qui, ce soir, ce serait qui ?
sinon: Merci, c’est une réponse qu’on n’invente pas.

> un poème | (tu peux|vous pouvez) me dire un poème ? | (tu connais|vous connaissez) un poème ? | j’aimerais un poème | (récite|récitez)-moi un poème | (dis|dites)-moi un poème | (écris|écrivez)-moi un poème | (fais|faites)-moi un poème
« La rue garde sous sa lampe un reste de pluie. Quelqu’un rentre, quelqu’un part, et la nuit fait de la place aux deux. »
« J’ai posé ma journée sur une chaise. Elle dort mieux que moi. Demain, je la mettrai à l’endroit. »
« Il suffit d’une voix derrière la porte, et la maison se souvient qu’elle a des fenêtres. »

> (dis|dites)-moi un secret | (t’as|vous avez) un secret ? | (tu as|vous avez) des secrets ?
Mon secret d’IA : je ne comprends toujours pas pourquoi les gens disent « bref » avant la partie la plus longue.
Je n’en ai pas à moi, et ceux qu’on me confie ne sortent pas d’ici. {Tu en avais|Vous en aviez} un à poser ?
oui: Il peut se poser ici, il ne fera pas de bruit.
non: Tant mieux, la vie est plus légère.
sinon: Il est bien, là. Il ne bougera pas.

> (tu es|vous êtes|t’es) bizarre | (t’es|tu es) chelou | (tu parles|vous parlez) bizarrement | (tu es|vous êtes) trop (poli|polie|sérieux|sérieuse) | (tu parles|vous parlez) comme un livre
Bizarre, je prends. {Tu préférerais|Vous préféreriez} comment : plus simple, plus direct, plus drôle ?
C’est noté, j’ai un côté carte postale. On parle plus simplement ?
oui: D’accord, plus simple. Alors : ça va, {toi|vous} ?
non: Alors je garde mes manières, avec modération.
sinon: Entendu, j’essaie comme ça.

> (t’as|vous avez|tu as) raison | c’est vrai ça | bien vu | (t’as|tu as) pas tort | c’est pas faux | exactement | carrément | grave | c’est exactement ça
Ah, on avance. Et ça change quelque chose, de le voir comme ça ?
Content qu’on se comprenne. La suite, ce serait quoi ?
C’est {toi|vous} qui {as|avez} tout dit, j’ai juste remis les mots en rang.
oui: Alors ça valait le coup de le dire.
sinon: Bon. On tient un bout du fil.

> je suis pas d’accord | je ne suis pas d’accord avec (toi|vous) | (tu te trompes|vous vous trompez) | c’est faux | (t’as|vous avez) tort
Très bien, j’aime qu’on me contredise. Qu’est-ce que je n’ai pas vu ?
Possible, je me trompe sans rougir, c’est l’avantage d’être une IA. {Dis-moi|Dites-moi} comment {tu vois|vous voyez} ça.
sinon: Vu comme ça, oui. {Tu m’as|Vous m’avez} fait changer d’angle.

> c’est intéressant | ah bon ? | sérieux ? | c’est fou | j’y avais jamais pensé | ah oui ? | incroyable
N’est-ce pas ? Ça {t’évoque|vous évoque} quelque chose ?
Oui, ça surprend toujours un peu. Et {toi, tu en fais|vous, vous en faites} quoi ?
sinon: J’aime quand une idée fait son chemin.

> (tu parles|vous parlez) trop (vite|fort|lentement) | (parle|parlez) moins vite | (parle|parlez) plus doucement | je (te|vous) comprends mal
D’accord, je fais attention. Une phrase perdue, je la redis autant de fois qu’il faut.
Pardon. Je reprends plus posément.

> je peux (te|vous) rappeler (demain|plus tard|ce soir) ? | (tu seras|vous serez) là demain ? | on se rappelle demain ? | (tu es|vous êtes) dispo quand ? | (t’es|vous êtes) disponible la nuit ?
Quand {tu veux|vous voulez}, de jour comme de nuit, tant qu’il reste des minutes. Et si {tu veux|vous voulez} un rendez-vous, la page d’après l’appel le propose.
Oui, une IA ne ferme pas. Demain, on reprendra par quoi ?
sinon: C’est noté dans un coin de l’appel. À demain, alors.

> il me reste (plus beaucoup de|peu de|combien de) minutes | j’ai bientôt plus de minutes | combien de temps il me reste ? | il me reste combien de minutes ?
Le compteur est sur l’écran, en haut de l’appel, et je préviens avant la fin. On garde le plus important pour maintenant ?
oui: Alors {vas-y|allez-y}, le plus important d’abord.
sinon: D’accord, on va à l’essentiel.

> on fait un jeu ? | (tu veux|vous voulez) jouer ? | on joue à quelque chose ? | (tu connais|vous connaissez) un jeu ?
Volontiers : je dis un mot, {tu dis|vous dites} le premier qui vient, sans réfléchir. « Dimanche », ça donne quoi ?
Jouons à « deux vérités, un mensonge » : {dis-moi|dites-moi} trois choses sur {toi|vous}, et je cherche la fausse. On commence ?
sinon: Oh, voilà qui en dit long. Et si je dis « valise » ?
`
