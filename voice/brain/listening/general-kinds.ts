import { parseKinds } from './parse-kinds'
import type { KindGroup, UtteranceKind } from './utterance-kind'

/** What fits every kind of a group, for an utterance whose kind is uncertain. */
const script: Readonly<Partial<Record<KindGroup, string>>> = {
  everyday: `
= everyday
D’accord, je me représente mieux.
Ça plante le décor.
Voilà, je situe mieux, maintenant.
Bon, ça donne une idée.
Ça fait partie du quotidien, ça.
Noté, {je te suis|je vous suis}.
Et c’est plutôt bien comme ça ?
Qu’est-ce qui {te|vous} plaît le plus, là-dedans ?
Et le reste de la journée, ça donne quoi ?
{Tu me racontes|Vous me racontez} un peu plus ?
`,
  pleasant: `
= pleasant
Ça fait du bien à entendre.
Voilà un bon moment de pris.
Il y a de quoi sourire.
Ça, c’est à garder.
Ça me fait plaisir {que tu le racontes|que vous le racontiez}.
Bonne nouvelle, ça.
Et qu’est-ce qui {t’a|vous a} plu le plus ?
Et la suite, {tu la vois|vous la voyez} comment ?
{Tu en as|Vous en avez} parlé à quelqu’un ?
`,
  plan: `
= plan
D’accord, l’idée est là.
Ça se tient, comme projet.
Bon, ça prend forme.
{Tu y as|Vous y avez} déjà bien réfléchi, on dirait.
Une chose à la fois, ça peut se faire.
Et la première étape, ce serait quoi ?
Qu’est-ce qui {te|vous} donne le plus envie, là-dedans ?
Et qu’est-ce qui pourrait coincer ?
`,
  annoyance: `
= annoyance
Ah oui, c’est pénible.
Il y a de quoi s’agacer.
Ça finit par user, à force.
On s’en serait bien passé.
Oui, ça, c’est rageant.
Je comprends que ça énerve.
Et ça se règle comment, d’habitude ?
C’est la première fois, ou ça revient souvent ?
Qu’est-ce qui {t’agace|vous agace} le plus, là-dedans ?
`,
  worry: `
= worry
Je comprends que ça trotte dans la tête.
Oui, il y a de quoi se poser des questions.
C’est normal que ça prenne de la place.
Merci de me le dire comme ça.
On peut le regarder tranquillement, tous les deux.
Qu’est-ce qui {t’inquiète|vous inquiète} le plus, là-dedans ?
Et qu’est-ce qui {t’aiderait|vous aiderait}, même un peu ?
{Tu en as|Vous en avez} parlé à quelqu’un de proche ?
`,
  sadness: `
= sadness
Ça fait de la peine, oui.
Je reste là, {prends ton|prenez votre} temps.
C’est un moment difficile, ce que {tu racontes|vous racontez}.
Ça compte, et ça se sent.
Il n’y a rien à minimiser là-dedans.
Qu’est-ce qui manque le plus, là, maintenant ?
Et il y a quelqu’un autour {de toi|de vous}, en ce moment ?
{Tu veux|Vous voulez} m’en dire un peu plus ?
`,
  people: `
= people
D’accord, je vois mieux qui est qui.
Les gens, c’est toujours une histoire.
Ah oui, quand même.
Et ça {t’a|vous a} laissé sans voix, ou pas ?
Et {toi, tu as|vous, vous avez} réagi comment ?
Et depuis, ça en est où ?
`,
  sign: `
= sign
D’accord.
Bien noté.
Oui, {je t’écoute|je vous écoute}.
Et {toi, tu voudrais|vous, vous voudriez} parler de quoi, maintenant ?
`,
  'companion-question': `
= companion-question
Moi, je suis une IA : je n’ai pas de vie à côté de nos conversations, alors je préfère la {tienne|vôtre}.
De mon côté il n’y a ni maison ni dimanche, seulement ce qu’on se dit.
Je n’ai pas de réponse personnelle à ça, je suis une IA, mais la question me plaît.
Et {toi|vous}, alors ?
Et {toi, tu répondrais|vous, vous répondriez} quoi ?
`,
  question: `
= question
Je n’ai pas de certitude là-dessus.
C’est une vraie question, et je n’ai pas de réponse toute faite.
Honnêtement, je ne sais pas, et je préfère le dire.
Là-dessus, {ton|votre} avis vaut mieux que le mien.
Et {toi, tu en penses|vous, vous en pensez} quoi ?
{Tu penches|Vous penchez} de quel côté ?
Qu’est-ce qui {te fait|vous fait} poser la question ?
`,
  request: `
= request
Oui, on peut faire ça.
Volontiers, mais il me manque un détail pour bien faire.
D’accord, on s’y met.
{Tu me dis|Vous me dites} un peu plus précisément ce qu’il {te|vous} faut ?
Par quoi {tu veux|vous voulez} commencer ?
`,
}

export const generalKinds: ReadonlyMap<KindGroup, UtteranceKind> = new Map(
  Object.entries(script).flatMap(([group, text]) =>
    parseKinds(group as KindGroup, text).map((kind) => [group as KindGroup, kind] as const),
  ),
)
