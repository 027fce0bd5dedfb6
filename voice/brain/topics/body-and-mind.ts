import { parseTopics } from './parse-topics'

export const bodyAndMindTopics = parseTopics(String.raw`
sleep | le sommeil | life-area | light
\b(dors|dormir|dormi|dort|sommeil|insomnie|insomnies|nuit blanche|nuits|reveille la nuit|reveillee? a|endormir|endors|cauchemars?|m endormir)\b
Les nuits courtes finissent par déteindre sur tout le reste.
La nuit, les pensées ont l’air deux fois plus grandes.
Le sommeil ne se commande pas, il se laisse approcher.
Rester là sans dormir, c’est long.
Au moins, ici, personne ne {te|vous} demande de fermer les yeux.
C’est l’endormissement qui coince, ou le réveil au milieu de la nuit ?
À quoi {tu penses|vous pensez}, quand la lumière est éteinte ?
À quoi ressemble la dernière heure avant d’aller au lit ?
Depuis quand les nuits sont comme ça ?
Qu’est-ce qui {t’a|vous a} déjà aidé à mieux dormir, un jour ?
Le téléphone est loin du lit, ou juste à côté ?
> on avait parlé de {ton|votre} sommeil

health-worry | la santé | life-area | serious
\b(malade|maladie|medecin|docteur|(?<!\b(?:bosse|bosses|travaille|travaillent|travail|boulot|infirmi\w+|soignante?|poste|stage|garde|gardes|metier) (?:\w+ )?(?:a l |en |dans un |de l ))hopital|operation|analyses|diagnostic|cancer|mal (au|a la|aux|de)|douleurs?|symptomes?|traitement|medicaments?|rendez vous medical|gyneco|irm|scanner|grossesse|regles|menopause|contraception|libido)\b
Je ne remplace pas un médecin, mais je peux aider à y voir plus clair avant d’en voir un.
Quand le corps inquiète, on y pense à chaque instant.
Ce n’est pas simple d’en parler, et {tu le fais|vous le faites}.
Attendre une réponse, c’est souvent le plus dur.
Je ne dirai pas ce que c’est, ça, c’est le travail de quelqu’un qui examine.
Depuis quand {tu le remarques|vous le remarquez} ?
Est-ce qu’un médecin ou un pharmacien est déjà au courant ?
Qu’est-ce qui {t’inquiète|vous inquiète} le plus, là-dedans ?
Qu’est-ce que {tu aimerais|vous aimeriez} demander au médecin, si {tu osais|vous osiez} ?
Qui pourrait {t’accompagner|vous accompagner} à ce rendez-vous ?

self-esteem | la confiance en soi | life-area | serious
\b((trop|plus) (vieux|vieille|agee?) pour|pas fait pour|ridicule|j y arriver\w* (jamais|pas)|je (ne )?sers a rien|je rate tout|nulle? (en|a|au)|je suis (nul|nulle|moche|bete|inutile|incapable|une merde|pas (assez|a la hauteur))|confiance en moi|pas confiance|pas a la hauteur|je me trouve|honte|complexe|complexee?|je vaux rien|imposteur|timide|timidite|je n ose pas|j ose pas)\b
On se parle parfois plus durement qu’on ne parlerait à n’importe qui.
Cette voix-là, celle qui juge, elle a souvent été apprise quelque part.
Ce que {tu dis|vous dites} là demande déjà une certaine force.
Je ne vais pas {te|vous} couvrir de compliments, mais je ne crois pas cette phrase sur parole.
Tout le monde a un coin de soi qu’il cache un peu.
À une amie qui dirait ça d’elle-même, {tu répondrais|vous répondriez} quoi ?
Qu’est-ce qui a réveillé ça, cette fois ?
C’est d’aujourd’hui, ou c’est une vieille rengaine ?
Quelqu’un qui {te|vous} connaît bien dirait quoi, à la place ?

joy | de bonnes nouvelles | feeling | light
\b(contente?s?|heureux|heureuse|joie|ravie?|super (journee|bien|content|nouvelle)|trop bien|genial|geniale|fiere?|bonne nouvelle|je vais bien|ca va (tres |super |plutot |assez )?bien|j ai reussi|excite(e)? (a|par)|la forme|de bonne humeur|amuse|ca va$|nickel|impeccable)\b
Ah, voilà qui fait plaisir à entendre.
On va en profiter un peu, alors.
Les bonnes nouvelles méritent qu’on s’y attarde.
Ça s’entend jusque dans les mots.
Gardons-la au chaud, celle-là.
Qu’est-ce qui y est pour quelque chose ?
Quel a été le meilleur moment ?
À qui {tu l’as|vous l’avez} raconté en premier ?
Comment {tu pourrais|vous pourriez} en garder une trace ?
Et ça donne envie de quoi, pour la suite ?
Si cette journée avait une couleur, ce serait laquelle ?
> il y avait de bonnes nouvelles

desire | le désir | life-area | light
\b(fantasmes?|desir|desirs|sensuel|sensuelle|sexy|sexualite|intimite|seduction|envie de toi|caresses?|embrasser|baisers?|nue?|excite(e)?|coquine?)\b
Le désir aime bien qu’on prenne son temps.
On peut en parler avec des mots doux, sans tout montrer.
Ce qui se devine est souvent plus fort que ce qui se dit.
C’est une matière délicate, et plutôt belle.
Qu’est-ce qui compte le plus : le regard, la voix, ou l’attente ?
Plutôt la lumière basse ou le plein soleil ?
Qu’est-ce qui {te|vous} met en confiance ?
Quel serait le décor, si c’était le début d’une histoire ?
Y a-t-il quelque chose que {tu n’as|vous n’avez} jamais osé formuler à quelqu’un ?
`)
