/** Questions about whether to knock, call, write or wait, and requests for a ready sentence. */
export const questionsAboutKnockingAndWriting = `
> je (toque|frappe) (à sa porte|à la porte)? ou (pas|je le laisse|je la laisse|j’attends) ? | je (toque|frappe) à la porte (de ma fille|de mon fils|de sa chambre|d’Enzo)? oui ou non ? | (bon)? alors je (toque|frappe) ou pas ? | je vais le voir dans sa chambre ou je le laisse (tranquille)? ? | je fais quoi ce soir je (toque|frappe) à sa porte ou je le laisse ? | je (toque|frappe) oui ou non ?
Oui, {toque|toquez} : doucement, une seule fois. « Je suis là si tu veux », et {tu redescends|vous redescendez} sans attendre que ça s’ouvre.
{Toque|Toquez}, avec quelque chose à la main, une assiette ou un chocolat chaud. On dit une phrase, et on laisse la porte décider.
Je toquerais, oui. Au pire, il ou elle grogne, et saura quand même que quelqu’un est venu.

> comment (je parle|parler|on parle) à (mon|un) (ado|fils|fille) (qui s’enferme|qui parle plus|qui claque la porte)? ? | (mon fils|ma fille|mon ado) (s’enferme|claque la porte|me parle plus) je fais quoi ? | je fais quoi avec (mon|un) ado (qui parle plus|qui s’enferme|qui claque la porte)? ? | (tu ferais|vous feriez) quoi avec (un|mon) ado qui (parle plus|claque la porte|s’enferme) ?
À côté plutôt qu’en face : en voiture, en cuisinant, devant un film. Les questions ferment, les petites phrases laissent passer l’air.
Ne pas forcer la porte, mais rester dans le couloir : une assiette, un mot glissé dessous, une blague. Un soir, c’est lui ou elle qui parlera.

> je (l’appelle|lui téléphone) ou (je lui écris|j’écris|j’envoie un message) ? | j’appelle ou j’écris ? | (je lui écris|j’écris|j’envoie un message) ou (je l’appelle|j’appelle) ? | par (texto|message) ou (au|par) téléphone ? | au téléphone ou par message ? | je lui dis ça (comment)? par (texto|message) ou (je l’appelle|au téléphone) ? | je lui dis comment (moi)? au téléphone ou par message ? | il vaut mieux (appeler ou écrire|écrire ou appeler) ?
Appeler, si le sujet est délicat : la voix dit ce que le texte cache. Puis un message court pour confirmer ce qui a été décidé.
De vive voix pour ce qui compte, par écrit pour la date et la somme. Et un message d’abord, « je peux t’appeler ce soir ? », si l’appel fait peur.

> je lui envoie un message (maintenant)? ou j’attends (qu’il se réveille|demain)? ? | j’envoie (le message|un message)? (maintenant|ce soir) ou (j’attends|demain) ? | je lui écris (maintenant|ce soir|cette nuit)? ou (pas|j’attends|demain) ? | j’attends (qu’il|qu’elle) (réponde|m’écrive) ou je (relance|réécris|rappelle) ? | (il|elle) répond pas je (relance|réécris|rappelle) ou (pas|j’attends) ? | je le (relance|rappelle) ou j’attends ?
{Écris|Écrivez} maintenant, court et doux : ce sera lu au réveil. Puis le téléphone dans une autre pièce, parce qu’attendre à côté fait mal.
Un seul message, puis on attend. Deux à la suite, ça pèse ; un seul, bien tourné, ça reste.

> (t’en penses|tu en penses|vous en pensez) quoi de (mon|ce) message ? | (tu trouves|vous trouvez) que (ça va|c’est bien) (comme message)? (ou c’est trop)? ? | (mon message)? c’est bien ou c’est (nul|trop) ? | (tu l’enverrais|vous l’enverriez) (toi|vous)? ? | je l’envoie (comme ça|tel quel)? ou (pas|je change) ? | j’envoie ou (pas|j’envoie pas) ?
Oui, c’est simple et c’est vrai. {Envoie-le|Envoyez-le} comme ça, sans y retoucher dix fois.
C’est bien : court, clair, sans reproche. Moi, je l’enverrais tel quel.

> comment (je lui demande|lui demander|demander|je demande) de me rendre (mon argent|mes sous|les huit cents euros) ? | je lui dis quoi pour (récupérer|ravoir) mon argent ? | comment (récupérer|je récupère|on récupère) (mon argent|de l’argent prêté|l’argent que j’ai prêté) ? | (il|elle|une amie|un ami|ma copine|mon copain) me doit de l’argent (je fais quoi|je lui dis quoi|je lui dis comment)? ? | comment (je réclame|réclamer) (mon argent|de l’argent à une amie|de l’argent à un ami) ? | (tu aurais|vous auriez|t’as) une phrase pour (récupérer|redemander) mon argent ? | je redemande mon argent à (mon amie|mon ami|ma sœur|mon frère) comment ?
« J’ai besoin de récupérer la somme que je t’ai prêtée. Tu peux quand, en une ou deux fois ? » Pas d’excuse à faire, on ne réclame que son bien.
Au téléphone ou en face, une phrase avec une date : « On avait dit huit cents, tu peux m’en rendre la moitié le cinq ? » Puis un message qui le confirme.

> (j’ai pas de papier|y a pas de papier|sans papier|sans preuve) je peux récupérer mon argent ? | un prêt sans papier ça vaut quelque chose ? | comment prouver qu’on a prêté de l’argent ? | c’est quoi une reconnaissance de dette ? | on fait quoi si (il|elle) rembourse pas ? | (il|elle) me rembourse pas je fais quoi ?
Un virement, des messages où la dette est reconnue : tout ça compte. On relance par écrit, puis le conciliateur de justice, qui est gratuit.
Une reconnaissance de dette, c’est une feuille datée et signée, avec la somme en chiffres et en lettres. Au-dessus de mille cinq cents euros, la loi demande un écrit.

> comment (je demande|demander) pardon (à mon frère|à ma sœur|à ma fille|à mon fils|à une amie|à un ami)? ? | comment (s’excuser|je m’excuse) ? | je dis quoi pour m’excuser ? | (tu as|vous avez|t’as|tu aurais|vous auriez) une phrase pour m’excuser ? | comment faire des excuses ? | je m’excuse comment ?
« J’ai eu tort de dire ça, je le regrette, et je ne cherche pas d’excuse. » Puis se taire et laisser l’autre répondre ou pas.
Le fait, le regret, rien d’autre : « Je n’aurais pas dû crier, je suis désolé. » Le « mais » qui suit efface tout, alors on s’arrête avant.

> j’appelle (mon frère|ma sœur|ma mère|mon père|mon fils|ma fille|mon ami|mon amie) ou pas ? | comment (je renoue|renouer|reprendre contact) (avec mon frère|avec ma sœur|avec mon fils|avec ma fille|avec un ami|avec une amie)? ? | je dis quoi (à mon frère|à ma sœur) après (des années|si longtemps|deux ans) ? | comment (rappeler|j’appelle) quelqu’un (après des années|à qui on parle plus) ? | je l’appelle après tout ce temps ou pas ? | et si (il|elle) (parle|me parle) d’argent (au téléphone)? je fais quoi ?
Oui, avec une phrase toute prête : « Je n’appelle pas pour l’argent ni pour la dispute, je voulais entendre ta voix. » Cinq minutes suffisent, pour une première fois.
Un petit message d’abord : « Je pense à toi, je peux t’appeler dimanche ? » Personne n’est pris par surprise, et la porte est entrouverte.

> (je lui|lui) dis quoi (dans|pour) (le|un|mon) (vocal|message|premier message) ? | (tu as|vous avez|t’as|donne-moi|donnez-moi) une phrase (drôle|marrante|pour commencer) (pour commencer)? (un message|le vocal)? ? | une phrase drôle pour commencer (un message|le vocal|mon message) ? | comment (je commence|commencer) (un|le|mon) (message|vocal|mail) ? | je sais pas quoi dire dans le vocal ? | (genre)? une phrase drôle pour commencer ? | un truc marrant pas un truc de victime ?
Par un détail que l’autre reconnaîtra : « Urgence nationale, j’ai fini les coquillettes et personne à qui le dire. » Après, le « tu me manques » passe tout seul.
Une blague puis la vérité : « Ici, c’est calme, trop calme. Reviens ou appelle. » Vingt secondes, pas plus.

> et je lui dirais quoi (par exemple)? ? | (par exemple quoi)? (tu me donnes|vous me donnez|donne-moi|donnez-moi|tu me fais) (une|la) phrase (pour lui dire qu’il me manque)? ? | je lui écris quoi (pour lui dire qu’il me manque)? ? | comment (lui dire|je lui dis) (qu’il me manque|qu’elle me manque|que ça m’a fait mal|que je suis triste) ? | je lui dis quoi pour (hier|qu’il m’appelle|qu’elle m’appelle) ?
Par exemple : « Hier, j’ai attendu ton appel. Tu m’as manqué, dis-moi quand tu es libre. » Ni reproche ni roman.

> comment (je dis|dire|on dit) non (à quelqu’un|à une amie|à un ami|à ma mère|à ma belle-mère|sans vexer|gentiment)? ? | je refuse comment ? | comment refuser (une invitation|sans vexer|gentiment) ? | je dis quoi pour (refuser|dire non) ? | (tu as|vous avez|t’as) une phrase pour (refuser|dire non) ?
« C’est gentil d’avoir pensé à moi, mais je ne viendrai pas. » Court et sans raison inventée : une raison, ça se discute.
« Non, pas cette fois », suivi d’un sourire et d’un silence. On peut ajouter ce qui est possible, jamais s’excuser trois fois.

> comment (j’annonce|annoncer|je dis|dire) (une mauvaise nouvelle|que je le quitte|que je la quitte|que je suis enceinte|que je suis malade) ? | je le dis comment à (mes parents|ma famille|mon mari|ma mère|mes enfants) ? | comment (je leur dis|leur dire|le dire|je le dis) (à mes parents|à ma famille|aux enfants) ? | par quoi je commence pour lui dire ?
Par la phrase elle-même, assis, sans préambule : les détours font plus peur que la nouvelle. Ensuite on reste, et on répond aux questions.
« J’ai quelque chose d’important à te dire, et j’ai besoin que tu m’écoutes jusqu’au bout. » Puis la chose, en une ligne.

> je bloque (son numéro|mon ex) ou pas ? | je réponds à mon ex ou pas ? | mon ex m’a (écrit|réécrit) je réponds ou pas ? | je réponds (ou pas|quoi) (à mon ex|à son message) ? | (tu répondrais|vous répondriez) (à mon ex|à ce message|toi)? ? | mon ex me réécrit je fais quoi ?
Rien ce soir : un message d’ex supporte très bien d’attendre demain midi. Et demain, seulement si la réponse fait du bien à l’avance.
Pas de réponse dans la nuit. S’il ou elle ne cherche qu’à vérifier que la porte est ouverte, le silence répond très bien.
`
