import { parseTopics } from './parse-topics'

export const difficultFeelingTopics = parseTopics(String.raw`
sadness | la tristesse | feeling | serious
\b(tristes?|tristesse|pleure|pleurer|pleurais|pleure|larmes|deprimee?|deprime|cafard|blues|malheureuse|malheureux|le moral (a|est|en)|moral dans|pas (le|trop le) moral|pas bien|pas trop bien|pas la forme|ca (ne )?va (pas|mal)|desespoir|desesperee?|envie de rien|coeur gros|coeur lourd|(journee|semaine) (difficile|horrible|affreuse|pourrie|terrible)|(dure|sale|mauvaise) (journee|semaine)|humiliee?|humiliation)\b
Merci de me le dire comme ça, sans détour.
Ce que {tu ressens|vous ressentez} a le droit d’être là.
Il n’y a rien à réparer tout de suite, on peut juste rester avec ça un moment.
C’est lourd à porter, surtout quand on ne montre rien.
{Tu n’as|Vous n’avez} pas besoin de faire bonne figure ici.
On va doucement, alors.
C’est arrivé d’un coup, ou ça s’installe depuis quelque temps ?
Est-ce qu’il y a un moment de la journée où c’est plus dur ?
Qu’est-ce qui {te|vous} manque le plus, là, maintenant ?
Est-ce que quelqu’un autour de {toi|vous} le sait ?
Si ce poids pouvait parler, il dirait quoi ?
Qu’est-ce qui, d’habitude, rend ces moments un peu plus légers ?
{Tu préfères|Vous préférez} en parler, ou penser à autre chose un moment ?
> il y avait un peu de tristesse

anxiety | l’inquiétude | feeling | serious
\b(angoisse|angoissee?|anxieux|anxieuse|anxiete|peur|inquiete?|inquietude|panique|paniquer|stresse a l idee|boule au ventre|boule dans|apprehende|appr?ehension|flippe|trouille|rumine|ruminer|je cogite|trop penser)\b
D’accord, on ralentit ensemble.
La peur parle souvent plus fort que le reste, surtout quand tout est calme autour.
C’est épuisant, une tête qui tourne comme ça.
On n’a pas besoin de tout démêler d’un coup.
{Tu peux|Vous pouvez} poser ça ici, phrase par phrase.
Le corps prévient parfois bien avant qu’on ait trouvé les mots.
Où est-ce que ça se loge : la poitrine, le ventre, la gorge ?
Quelle est la pensée qui revient le plus souvent ?
Qu’est-ce qui est sûr, là-dedans, et qu’est-ce qui est imaginé ?
C’est pour quand, ce qui {t’inquiète|vous inquiète} ?
À quoi {tu reconnais|vous reconnaissez} que ça commence à redescendre ?
Et si la journée de demain se passait simplement bien, elle ressemblerait à quoi ?
> on avait parlé d’une inquiétude

anger | la colère | feeling | serious
\b(colere|enerve|enervee|m enerve|furieux|furieuse|rage|haine|marre|ras le bol|insupportable|supporte plus|agace|agacee|ca me gonfle|saoule|injuste|injustice|degoutee?|trahie?|mentie?)\b
Il y a de quoi faire bouillir, à {t’entendre|vous entendre}.
Ici, {tu peux|vous pouvez} le dire aussi fort que c’est.
Derrière une colère, il y a presque toujours une limite qui a été franchie.
Ça fait du bien de ne pas l’avaler, pour une fois.
Je ne vais pas {te|vous} dire de {te|vous} calmer.
Qu’est-ce qui a fait déborder le vase ?
À qui {tu aurais|vous auriez} envie de le dire en face ?
Qu’est-ce qui {te|vous} semble le plus injuste là-dedans ?
Quelle phrase {tu as gardée|vous avez gardée} pour {toi|vous}, à ce moment-là ?
De quoi {tu aurais|vous auriez} eu besoin, à la place ?
C’est une colère toute neuve, ou elle en réveille une plus ancienne ?
> il y avait de la colère

stress | le stress | feeling | light
\b(stress|stressee?|en peux plus|stressante?|pression|debordee?|sous l eau|trop de choses|tout a faire|plus une minute|charrette|burn ?out|surmenee?|surmenage|je cours partout|la course)\b
Ça fait beaucoup pour une seule tête.
Tout a l’air urgent, et pourtant tout ne l’est pas.
On va poser les sacs une minute.
Quand tout pousse en même temps, même respirer devient une tâche.
Pendant qu’on parle, rien d’autre ne {t’attend|vous attend}.
Si {tu ne gardais|vous ne gardiez} qu’une seule chose dans cette liste, ce serait laquelle ?
Qu’est-ce qui pourrait attendre demain sans que rien ne s’écroule ?
Depuis quand {tu n’as|vous n’avez} pas eu une vraie pause ?
Est-ce que quelqu’un pourrait prendre un morceau de tout ça ?
Le plus pressant, ça vient du travail ou d’ailleurs ?
> on avait parlé de pression et de stress

tiredness | la fatigue | feeling | light
\b(fatigue|fatigues?|fatiguee|fatigante?|creve|crevee|epuise|epuisee|epuisement|lessivee?|naze|kaput|hs|plus d energie|a bout|au bout du rouleau|rincee?|claquee?)\b
Alors pas besoin de briller, ni d’avoir des choses à dire.
La fatigue rend tout un peu plus grand et un peu plus gris.
On peut parler à voix basse, je ne suis pas difficile.
Ça demande du courage, aussi, de s’avouer à plat.
Rien ne presse, de mon côté.
C’est le corps qui est fatigué, ou plutôt la tête ?
Elle vient de cette semaine, ou de plus loin ?
Qu’est-ce qui {te|vous} ferait le plus de bien dans l’heure qui vient ?
Qu’est-ce que {tu pourrais|vous pourriez} laisser de côté, pour une fois ?
{Ton|Votre} dernier moment en pleine forme, c’était où ?
> on avait parlé de fatigue

boredom | l’ennui | feeling | light
\b(m ennuie|ennui|ennuie|m emmerde|rien a faire|je tourne en rond|sais pas quoi faire(?! (de|avec|pour))|routine|monotone|toujours pareil|vide)\b
L’ennui a mauvaise réputation, mais c’est souvent là que viennent les envies.
Les heures un peu creuses, ça existe, et on peut les habiter à deux.
Tourner en rond, c’est encore bouger.
Bon, on a donc du temps devant nous, c’est presque un luxe.
Enfant, {tu faisais|vous faisiez} quoi quand {tu t’ennuyais|vous vous ennuyiez} ?
Il y a quelque chose que {tu remets|vous remettez} toujours à plus tard, et qui {te|vous} ferait envie ?
Si la soirée pouvait être un peu étonnante, elle commencerait comment ?
C’est un ennui tranquille, ou un ennui qui pique ?
Quelle est la dernière chose qui {t’a|vous a} fait oublier l’heure ?
`)
