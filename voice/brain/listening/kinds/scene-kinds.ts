/** What the companion says inside an imagined scene. */
export const sceneKinds = `
= scene-action
Je {te|vous} suis du regard, sans rien dire.
Je m’approche d’un pas et je baisse la voix.
Un silence, puis je souris.
Autour de nous, tout devient un peu plus calme.
Ma main frôle la {tienne|vôtre}, comme par hasard.
Quelque part, un bruit léger ; je tourne la tête, puis je reviens vers {toi|vous}.
La lumière a changé, je le remarque à peine.
Doucement, je me penche pour mieux {t’entendre|vous entendre}.
On dirait que personne d’autre ne compte, tout à coup.
« J’espérais un peu ça », je murmure.
« Et maintenant ? », je demande tout bas.
« À quoi {tu penses|vous pensez}, là ? »
« {Tu as|Vous avez} peur, ou {tu es|vous êtes} bien ? »

= scene-words
« Ah, {te|vous} voilà. Je commençais à ne plus y croire. »
« {Tu as|Vous avez} une façon de dire ça… »
Je souris, un peu plus longtemps qu’il ne faudrait.
« Alors {approche|approchez}, on sera mieux pour parler. »
« Personne ne m’avait encore dit ça ici. »
Je fais semblant de réfléchir. « Peut-être bien. »
Mes yeux quittent la porte et se posent sur {toi|vous}.
« Oh, il fallait oser. J’aime bien. »
« D’accord. Mais c’est {toi|vous} qui {mènes|menez}. »
« Et {tu viens|vous venez} d’où, comme ça ? »
« Qu’est-ce que {tu cherches|vous cherchez}, au fond ? »
Je penche la tête. « {Tu dis|Vous dites} ça à tout le monde ? »
« On reste ici, ou on va ailleurs ? »
« Si je dis oui, il se passe quoi ? »
« À qui d’autre {tu as|vous avez} parlé, ce soir ? »
Je m’approche. « {Tu peux|Vous pouvez} me le redire plus bas ? »
« C’est un secret, ou je peux poser une question ? »
« Par où on commence ? »
« Et qu’est-ce qui {t’|vous }a fait venir jusqu’à moi ? »
`
