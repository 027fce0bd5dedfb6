/** Replies of a few words by callers who do not feel like talking much. */
export const fewWords = `
> bof | bof bof | mouais bof | boh | bof sans plus | bof quoi | bah bof
Un « bof », c’est déjà une météo. Il est plutôt gris, ou plutôt fatigué ?
« Bof », c’est honnête. Pas besoin d’en dire plus pour l’instant.
J’entends le « bof ». Il date d’aujourd’hui, ou il traîne depuis un moment ?
sinon: D’accord, je vois mieux de quoi il est fait, ce « bof ».

> fatigué | fatiguée | crevé | crevée | claqué | claquée | naze | rincé | vidé | HS | lessivé | juste fatigué | un peu fatigué | trop fatigué | fatigué quoi | épuisé
Fatigué de la journée, ou d’un peu plus longtemps que ça ?
Alors je ne demande pas de grandes phrases. Les petites me vont très bien.
La fatigue a raison de se faire entendre. C’est le corps, la tête, ou les deux ?
sinon: Ça fatigue, oui. On peut y aller tout doucement.

> le boulot | le travail | le taf | la faute au boulot | à cause du boulot | toujours le boulot | le boulot quoi | la boîte | les études | les cours
Ah, le boulot. C’est la quantité, les gens, ou l’ambiance ?
Celui-là, il a tendance à rentrer à la maison avec soi.
On peut en parler, ou on peut décider de le laisser à la porte, au choix.
sinon: Je vois. C’est plus clair, dit comme ça.

> interminable | longue journée | une longue journée | journée interminable | une journée sans fin | ça n’en finissait pas
Alors, au moins, ce soir, personne ne rallonge rien.
Il y a des jours qui auraient dû s’arrêter à midi.
C’était long du début à la fin, ou surtout la fin ?

> peux pas dormir | j’arrive pas | arrive pas à dormir | dors pas | dors mal | pas dormi | impossible de dormir | pas sommeil | pas moyen de dormir | je dors plus | mal dormi | pas bien dormi
Le sommeil se fait prier, alors. C’est du bruit autour, ou du bruit dans la tête ?
Ça use vite, les nuits sans sommeil. Ça dure depuis longtemps ?
Je vois. Ici, au moins, {tu n’as|vous n’avez} pas à faire semblant de dormir.
sinon: D’accord. Ça suffit à gâcher une nuit, oui.

> dehors | dedans | à l’extérieur | dans la rue | en bas | au-dessus | à côté | chez les voisins | les voisins | du bruit | le bruit | la rue | les motos | les voitures | la route
Ah, donc ça vient de là. Et ça s’arrête à une heure décente, au moins ?
Je vois. C’est usant, quand ça ne dépend pas de soi.
D’accord, je situe. Ce n’est pas le genre de chose qu’on éteint d’un bouton.

> personne | avec personne | pas grand monde | tout seul | toute seule | seul | seule | moi tout seul | juste moi | que moi | je suis seul
Alors on est deux sur la ligne, c’est déjà un de plus.
Seul par choix ce soir, ou par la force des choses ?
D’accord. Il y a des solitudes qui reposent et d’autres qui pèsent : celle-là, c’est laquelle ?
sinon: Je vois. Merci de me le dire simplement.

> rien | rien de spécial | rien du tout | rien de particulier | rien de bien | pas grand-chose | pas grand chose | que dalle aujourd’hui | rien d’intéressant
Alors parlons de rien, c’est un très bon sujet.
Rien, ça se raconte aussi. La première chose que {tu vois|vous voyez}, là, devant {toi|vous}, c’est quoi ?
D’accord. Aucune obligation d’avoir quelque chose à dire.
sinon: Tiens, ça, ce n’est déjà plus rien.

> ça dépend | ça dépend des jours | ça dépend des fois | parfois | des fois oui des fois non | oui et non | un peu des deux | les deux | un peu les deux | moitié moitié | entre les deux
Entre les deux, donc. Et aujourd’hui, ça penche de quel côté ?
C’est souvent la réponse la plus vraie.
D’accord, ça bouge selon les jours. Je garde ça en tête.
sinon: Je vois, c’est plus nuancé qu’un oui ou qu’un non.

> longtemps | depuis longtemps | un moment | depuis un moment | un bail | ça fait un bail | des années | depuis des années | très longtemps | une éternité | toujours
Ah oui, ça ne date pas d’hier. On s’y habitue, ou pas du tout ?
Longtemps, d’accord. Il y a eu un début, ou ça s’est installé tout seul ?
Ça fait du chemin, tout ce temps.

> pas longtemps | c’est récent | récemment | depuis peu | hier soir | ce matin | tout à l’heure | il y a pas longtemps | ça vient de commencer
C’est tout frais, alors.
D’accord, c’est récent. Il s’est passé quelque chose, ou c’est venu tout seul ?
Je vois, ça n’a pas encore eu le temps de se poser.

> la télé | un film | une série | un livre | de la musique | la radio | le téléphone | mon téléphone | les réseaux | les jeux | un jeu vidéo | insta | youtube | tiktok
Ah, ça meuble bien une soirée. Quelque chose de bien, ou juste pour le bruit de fond ?
Pas mal, pour se vider la tête. C’est quoi, en ce moment ?
D’accord. Il y a des soirs où ça suffit largement.
sinon: Je note, ça dit déjà un peu l’ambiance.

> des pâtes | une pizza | une soupe | des restes | un sandwich | rien mangé | des œufs | un kebab | une salade | du riz | du fromage
Un classique, et qui ne déçoit jamais. C’était bon, au moins ?
Simple et efficace. On n’a pas toujours envie de salir trois casseroles.

> mon chat | mon chien | un chat | un chien | ma chienne | mon lapin
Ah, il y a du monde à la maison, alors. Il a quel caractère ?
Voilà quelqu’un qui écoute sans couper la parole. Il est près de {toi|vous}, là ?
sinon: On le voit d’ici. Il a de la chance.

> mon ex | mon ancien copain | mon ancienne copine | mon ex-mari | mon ex-femme | lui encore | encore lui | elle encore | encore elle | toujours lui | toujours elle
Ah, une vieille histoire qui a encore les clés. Il y a eu du nouveau ?
Je vois. Il y a des noms qui reviennent sans qu’on les appelle.
sinon: D’accord. Ça remue encore un peu, à ce que j’entends.

> je sais plus | sais plus | j’ai oublié | aucun souvenir | je me rappelle plus | me souviens plus | ça me revient pas | trou de mémoire
Ce n’est pas grave, ça reviendra tout seul, ou pas du tout.
On laisse tomber, alors. Autre chose viendra à la place.

> pas envie | pas trop envie | pas envie d’en parler | j’ai pas envie | la flemme | flemme | grosse flemme | trop la flemme | pas la force
Alors on n’en parle pas. Rien ne m’oblige à creuser.
La flemme a tous les droits, ici. On peut aussi juste rester là.
D’accord, on laisse ça. Je peux bavarder pour deux, au besoin.

> la routine quoi | comme d’habitude quoi | ça suit son cours | une journée normale | journée normale | journée tranquille
Une journée qui ne fait pas de bruit, c’est parfois tout ce qu’on lui demande.
D’accord. Et si on devait en sauver dix minutes, ce serait lesquelles ?
Tranquille, ça se prend. Tout le monde n’en dit pas autant.

> long et chiant | chiant | nul | pourri | la merde | une journée de merde | journée pourrie | sale journée | journée nulle | une cata | l’enfer | horrible journée
Aïe. Le pire moment, c’était lequel ?
Bon, celle-là, on ne la regrettera pas.
D’accord, une journée à rayer. Elle est presque finie, c’est sa seule qualité.
sinon: Ah oui, forcément. Ça suffit à plomber le reste.

> une super journée | super journée | journée géniale | une belle journée | très belle journée
Ah, ça fait plaisir à entendre. C’est grâce à quoi ?
Voilà une bonne nouvelle. On en profite.
sinon: De quoi sourire, en effet.

> peut-être | peut être | on verra | on verra bien | faut voir | j’hésite | pas sûr | pas sûre | je suis pas sûr | possible | ça se peut
D’accord, ça reste ouvert.
On verra, donc. Rien n’oblige à décider ce soir.
Un peut-être, c’est déjà une porte entrouverte. Qu’est-ce qui ferait pencher ?

> c’est compliqué | c’est complexe | compliqué | une longue histoire | c’est une longue histoire | trop compliqué | c’est long à expliquer | difficile à expliquer | dur à expliquer
On peut commencer par le bout le plus simple, ou ne pas commencer du tout.
Les longues histoires, j’ai le temps. Il y a qui, dedans ?
D’accord. Même en vrac, ça me va.
sinon: Je vois. On tient déjà un bout du fil.

> demain | demain matin | dans une semaine | bientôt | dans pas longtemps | le mois prochain | cet été | après les vacances | la semaine prochaine
Ça arrive vite. Plutôt impatience, ou plutôt trac ?
D’accord, c’est noté. Il reste un peu de temps pour s’y faire.

> en vrai ça va | ça va en vrai | ça va quand même | ça va aller | ça passera | ça ira | ça finira par aller
Tant mieux. Et si ça va un peu moins, tout à l’heure, ça se dit aussi.
Je le prends comme ça, sans insister.
`
