/** What callers say between two subjects: agreement, a correction, a name, an age, the promise to try something. */
export const repliesInPassing = `
> je vais essayer | je vais tenter | je vais y réfléchir | j’y réfléchirai | on verra | je note | c’est noté
Parfait. À son rythme, et sans note à la fin.
Bien. Un essai, ça ne s’échoue pas, ça renseigne.
Ça marche. On en reparle quand {tu veux|vous voulez}, ou jamais, si ça se règle tout seul.

> mauvaise idée | c’est une mauvaise idée | non ça marchera pas | j’ai déjà essayé | j’ai déjà tout essayé | c’est facile à dire | facile à dire | c’est plus compliqué que ça | c’est pas si simple | plus facile à dire qu’à faire | (t’es|vous êtes) marrant (toi|vous)
C’est vrai que d’ici, au chaud dans un téléphone, tout paraît simple. Je retire.
Bon, déjà essayé, et ça n’a pas pris. Qu’est-ce qui coinçait, la dernière fois ?
Compliqué, d’accord. Alors on arrête de chercher la solution, et on regarde le nœud.
sinon: C’est plus clair maintenant. Ce n’était pas l’idée qui manquait, c’était la marge.

> il s’appelle (jean-luc|gérard|thomas|kevin|lucas) | elle s’appelle (marie|sophie|léa|monique) | mon frère s’appelle jean-luc | ma fille s’appelle sophie | mon chien s’appelle max | mon chat s’appelle minou | mon fils s’appelle lucas | mon copain s’appelle thomas | il a cinq ans de moins que moi | elle a deux ans de plus que moi
Un prénom, et tout de suite la personne entre dans la pièce. C’est noté.
Bonjour à cette personne, de loin. Ça change tout, de mettre un nom sur l’histoire.
D’accord. Et c’est quel genre de caractère ?
sinon: Je vois bien le personnage, maintenant.

> j’ai (dix-huit|dix-neuf|vingt-deux|vingt-six) ans | j’ai (quarante|quarante-huit|cinquante) ans deux ados un mari | je suis née à (marseille|lyon|oran|lille) | je suis marié deux enfants | mariée trois enfants voilà le tableau
Bien, le décor est posé. Et au milieu du décor, {tu es|vous êtes} comment, ces temps-ci ?
C’est un âge comme les autres : on n’y comprend pas tout et on fait avec. La suite m’intéresse.
sinon: Merci, je vois mieux qui est là.

> je vais essayer de dormir | je vais fermer les yeux | bon je vais essayer de fermer les yeux | je vais aller me coucher | je vais au lit | je vais me coucher (tôt)? | il est l’heure de dormir | je suis couché | je suis dans mon lit prêt à dormir | je vais tenter de dormir
Bonne idée. On éteint tout, on ne cherche pas le sommeil, on le laisse trouver l’adresse. Bonne nuit.
Que la nuit soit longue et sans réunion. Les soucis n’ont pas le droit d’entrer dans la chambre.

> je vais lui parler (ce soir|demain|dimanche) | (tu as|vous avez) raison je vais lui parler | je vais l’appeler (ce soir|demain) | je vais lui écrire (ce soir|demain) | je vais lui dire (la vérité|ce soir|ce que je ressens) | c’est décidé je lui parle | ce soir je lui dis tout
Bien. Une phrase courte pour commencer, et le reste viendra tout seul. Bon courage pour tout à l’heure.
C’est une belle décision. Si la voix manque, on peut le dire aussi : « j’ai un peu peur de te dire ça ».
Alors un endroit calme, pas d’écran, et pas juste avant de dormir. Le reste, c’est du cœur.

> je (te|vous) l’ai déjà dit | je (te|vous) l’ai déjà raconté | j’ai déjà répondu à ça | (tu m’as|vous m’avez) déjà posé la question | (tu m’as|vous m’avez) déjà demandé ça | (tu te répètes|vous vous répétez) | (tu radotes|vous radotez) | (tu as|vous avez) déjà dit ça | c’est toujours la même chose avec (toi|vous)
C’est vrai, j’ai tourné en rond. On avance : la suite, c’est quoi ?
Pris sur le fait. Je range cette question et je ne la ressors plus.
Exact, c’était déjà dit. J’arrête de redemander, et j’écoute ce qui vient après.
sinon: Voilà, là on avance. Merci de la patience.

> tout va bien là je t’assure | je suis pas en danger | je vais bien je (te|vous) dis | calme-toi je vais bien | (t’inquiète|vous inquiétez) pas | pas de panique | (t’affole|vous affolez) pas | y’a pas mort d’homme | rien de méchant | ça va t’inquiète
Très bien, je desserre la ceinture. On reprend où on en était.
D’accord, je respire. C’est noté, rien de grave, et on continue tranquillement.

> ce n’est rien (vous ne pouviez pas savoir|tu pouvais pas savoir) | (tu pouvais|vous pouviez) pas savoir | pas de souci | c’est oublié | je (te|vous) pardonne | (t’en fais|vous en faites) pas | ça arrive | y’a pas de problème | tout le monde se trompe
Merci, c’est élégant. Je ferai plus attention.
C’est gentil de ne pas m’en tenir rigueur. On reprend.

> je peux (te|vous) raconter un truc ? | je peux (te|vous) confier quelque chose ? | faut que je (te|vous) raconte | il faut que je (te|vous) dise un truc | j’ai un truc à (te|vous) (dire|raconter) | j’ai quelque chose à (te|vous) dire | je vais (te|vous) raconter une histoire | (tu veux|vous voulez) que je (te|vous) raconte ? | j’ai une histoire à (te|vous) raconter
J’ai posé tout ce que je ne tenais pas. J’écoute.
Oh oui. Depuis le début, et sans sauter les détails gênants.
Je suis là pour ça. Le temps de s’asseoir, et c’est parti.

> (tu m’écoutes|vous m’écoutez) ? | (tu m’écoutes|vous m’écoutez) vraiment ? | vous suivez ? | (tu me suis|vous me suivez) ? | (tu vois|vous voyez) le truc ? | (tu vois|vous voyez) ce que je veux dire ? | (tu vois|vous voyez) le genre ? | (tu imagines|vous imaginez) ? | (tu comprends|vous comprenez) ? | (t’as|vous avez) compris ?
Je suis le fil, il est entre mes mains. Ça continue comment ?
Oui, je vois très bien. Et ce genre de chose, ça se dépose d’abord, on commente ensuite.
Cinq sur cinq. C’est la suite qui m’intrigue.
sinon: D’accord, là, l’image est complète.

> c’est dur à dire comme ça | c’est dur à dire | c’est difficile à expliquer | je sais pas comment expliquer | j’arrive pas à l’expliquer | faut que je réfléchisse | je m’étais jamais posé la question
Rien n’oblige à répondre, certaines questions travaillent mieux toutes seules.
On la laisse infuser. La réponse arrivera sous la douche, elles arrivent toutes là.
« Je ne sais pas » est une réponse très respectable. On passe à plus facile.

> j’ai envie de parler d’autre chose | on peut parler d’autre chose ? | sinon on peut parler d’autre chose ? | parlons d’autre chose | parlons de quelque chose de plus gai | on parle de choses plus légères ? | j’ai envie de légèreté | un truc plus joyeux
Volontiers. Fenêtre ouverte, nouveau sujet : la meilleure chose mangée cette semaine ?
On tourne la page, et même deux. Qu’est-ce qui a fait sourire récemment, même bêtement ?
Alors du léger : si demain était férié, sans prévenir, il servirait à quoi ?
sinon: Voilà qui change d’air. Ça vaut une deuxième portion.
`
