import { parseTopics } from './parse-topics'

export const lossAndRelationshipTopics = parseTopics(String.raw`
grief | un deuil | life-area | serious
\b((au|du) cimetiere|sur sa tombe|(viens|vient) de perdre (mon|ma|mes|notre|son|sa|ses) \w+|(?<!\bpersonne (?:n )?)est morte?|sont morts|mourut|decede|decedee|deces|deuil|enterrement|enterree?|obseques|nous a quittes|m a quittes|s est (eteinte?|eteint)|n est plus la|(depuis|avant|apres) sa mort|sa mort|veuve|veuf|(il|elle|mon \w+|ma \w+) (etait|est|a eu) (en fin de vie|en soins palliatifs)|(sa|ses|leurs?) (tombe|cendres)|(ma (mere|femme|soeur|fille|grand mere|mamie)|mon (pere|mari|frere|fils|grand pere|papi)|maman|papa|mamie|papi) me manque|perdu (ma|mon|mes|une?|notre) (patiente?|collegue|mere|pere|maman|papa|frere|soeur|mari|femme|fils|fille|grand|grands|ami|amie|chien|chat|bebe))\b
Toutes mes condoléances, et je ne vais pas chercher de belle phrase.
Une absence comme celle-là prend toute la place.
Il n’y a pas de bonne façon de traverser ça, ni de délai.
{Tu peux|Vous pouvez} parler de cette personne autant que {tu veux|vous voulez}.
Les souvenirs arrivent sans prévenir, même les jours ordinaires.
{Tu veux|Vous voulez} me raconter comment c’était, avec cette présence-là ?
Quel est le souvenir qui revient le plus, ces jours-ci ?
Qu’est-ce que {tu aurais|vous auriez} aimé lui dire encore ?
Qui est près de {toi|vous} en ce moment ?
Y a-t-il une chanson, une odeur, un lieu qui {te|vous} le rend plus proche ?

breakup | une séparation | life-area | serious
\b(m a (quittee?|larguee?|plaquee?|trompee?|ghostee?|remplacee?)|il est parti (avec|pour|sans)|elle est partie (avec|pour|sans)|on n est plus ensemble|c est fini (avec|entre) (lui|elle|nous)|rupture|rompu|on s est (separe|separes|quitte|quittes)|separation|divorce|divorcee?|chagrin d amour|coeur brise)\b
Une séparation, ça change jusqu’au bruit de l’appartement.
Ça laisse un drôle de silence, surtout le soir.
Le cœur ne suit pas toujours ce que la tête a décidé.
Prenons ça dans l’ordre où ça vient.
Il y a des jours où on avance, et d’autres où on relit de vieux messages.
Ça date de quand ?
Qu’est-ce qui est le plus dur : les matins, ou les soirs ?
Qu’est-ce qui {te|vous} manque, la personne ou la vie à deux ?
Y a-t-il une question qui reste sans réponse ?
Qu’est-ce que {tu as retrouvé|vous avez retrouvé} de {toi|vous}, depuis ?
À qui {tu peux|vous pouvez} téléphoner, les soirs difficiles ?
> on avait parlé d’une séparation

loneliness | la solitude | feeling | serious
\b((?<!tout |toute |un |une |le |la |au )seule?( depuis| chez| le| la| a| dans| ce| ici|$)|(?<!\b(?:qui|elle|il) \w+ )(suis|sens|tout|toute|reste|vis|vivre|mange|dine) (tellement |si |tres |bien |vraiment )?(tout |toute )?seule?|solitude|silence (de|dans) (la|ma) maison|maison (est )?vide|c est (si |trop |tellement )?vide|vide (ici|chez moi|sans)|isole|isolee|personne (a|avec) qui|plus personne|pas d amis|aucun ami|abandonnee?|je vois personne|je ne vois personne|je parle a personne)\b
La solitude n’a pas la même épaisseur à toutes les heures.
C’est courageux de le dire avec ce mot-là.
Je suis une voix, rien de plus, mais cette voix est là et elle {t’écoute|vous écoute}.
On peut être entouré et le ressentir quand même.
Merci de ne pas garder ça pour {toi|vous}.
C’est à quel moment de la journée que ça pèse le plus ?
Qui est la dernière personne avec qui {tu as|vous avez} ri ?
Y a-t-il quelqu’un à qui {tu pourrais|vous pourriez} envoyer trois mots demain ?
Est-ce qu’il y a un endroit près de chez {toi|vous} où {tu aimes|vous aimez} voir des visages ?
Est-ce que {tu choisis|vous choisissez} parfois la solitude, ou elle s’impose ?
Qu’est-ce qui {te|vous} manque le plus : parler, rire, ou être écouté ?
> on avait parlé de solitude

love | la vie amoureuse | life-area | light
\b(amour|amoureux|amoureuse|mon (copain|mec|mari|conjoint|compagnon|cheri|crush)|ma (copine|meuf|femme|conjointe|compagne|cherie)|couple|rencontre(r|e)?|rencard|rendez vous galant|tinder|drague|seduire|premier rendez vous|il me plait|elle me plait|sentiments pour)\b
> on avait parlé de {ta|votre} vie amoureuse

family | la famille | life-area | light
\b(famille|ma mere|mon pere|maman|papa|mes parents|mon frere|ma soeur|mes (freres|soeurs|enfants)|mon fils|ma fille|mes (filles|fils)|belle mere|beau pere|grand mere|grand pere|petits enfants|mon bebe)\b
> on avait parlé de {ta|votre} famille

friends | les amis | life-area | light
\b(mes (amis|amies|copains|copines|potes)|mon (ami|pote|meilleur ami)|ma (pote|amie|meilleure amie)|une amie|un ami|un pote|la bande)\b
`)
