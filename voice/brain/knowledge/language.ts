import { readAnswers } from '../../text-analysis/table'

/** Explanations of words, spellings, sounds and grammar of French and of the languages that companions teach. */
const explanations = readAnswers(String.raw`
  \b(a|as)\b.*\baccent\b => « A » sans accent est le verbe avoir : on peut dire « avait ». Sinon, c’est « à ». || On essaie « avait » : si ça marche, c’est « a » sans accent, le verbe avoir ; sinon, c’est « à ».
  \b(et ou est|est ou et|et et est|entre et et)\b => « Est » est le verbe être, on peut dire « était » ; « et » veut dire « et puis ». || On remplace par « était » : si ça tient, c’est « est » ; sinon, c’est « et », qui ajoute.
  \bou\b.*\baccent\b => « Où » avec accent parle d’un lieu ; si l’on peut dire « ou bien », pas d’accent. || Si l’on peut dire « ou bien », c’est « ou » sans accent ; pour un lieu, « où » prend le sien.
  \bson\b.*\bsont\b|\bsont\b.*\bson\b => « Sont » est le verbe être, on peut dire « étaient » ; « son » se remplace par « mon ». || Si « étaient » convient, on écrit « sont » ; si « mon » convient, on écrit « son ».
  ^(?:\w+ ){0,6}(?:ecri\w*|difference|savoir|confond\w*|melange\w*|quand|faute\w*|orthograph\w*|grammaire)\b.*\bon\b.*\bont\b|^on ou ont\b|\bentre on et ont\b|\bont\b.*\bou on\b => « Ont » se remplace par « avaient », « on » par « il ». || On essaie « avaient » pour « ont », et « il » pour « on » : le bon des deux saute à l’oreille.
  \bc est\b.*\bs est\b|\bs est\b.*\bc est\b => « C’est » veut dire « cela est » ; « s’est » va avec un verbe : « il s’est levé ». || « C’est », on peut dire « cela est » ; « s’est » a toujours un verbe derrière, comme « il s’est perdu ».
  \bces\b.*\bses\b|\bses\b.*\bces\b => « Ses » veut dire les siens ; « ces » montre : ceux-là. || Pour montrer du doigt, c’est « ces » ; pour dire à qui c’est, « ses ».
  \bce\b.*\bse\b.*(difference|quand (?:on|faut|mettre)|ecri\w*|orthographe) => « Se » se met devant un verbe qu’on fait à soi-même, « il se lave » ; sinon, c’est « ce ». || Devant un verbe, « il se tait », c’est « se » ; pour montrer, « ce jour », c’est « ce ».
  \bpeu\b.*\bpeut\b|\bpeut\b.*\bpeu\b => « Peut » est le verbe pouvoir, on peut dire « pouvait » ; « peu » veut dire pas beaucoup. || Si « pouvait » convient, c’est « peut » avec un t ; pour une petite quantité, « peu ».
  \bquand\b.*\bquant\b|\bquant\b.*\bquand\b => « Quand » parle du temps, « quant » est toujours suivi de « à » : « quant à moi ». || « Quant à », avec un t, veut dire « pour ce qui est de » ; pour l’heure ou le jour, c’est « quand ».
  \bleur\b.*\bleurs\b => Devant un verbe, « leur » ne prend jamais de s ; devant un nom pluriel, on écrit « leurs ». || « Je leur parle », sans s devant un verbe ; « leurs enfants », avec un s quand il y en a plusieurs.
  \bsa\b.*\bca\b|\bca\b.*\bsa\b => « Ça » veut dire « cela » ; « sa » se remplace par « ma ». || Si l’on peut dire « cela », c’est « ça » ; si l’on peut dire « ma », c’est « sa ».
  \bdavantage\b => « Davantage » en un mot veut dire « plus » ; « d’avantages » en deux mots, ce sont des bénéfices. || Pour dire « plus », c’est « davantage », collé ; les avantages, eux, prennent l’apostrophe et le s.
  \bmalgre que\b => On dit « bien que » plutôt que « malgré que », et le verbe suit au subjonctif. || « Malgré que » se fait reprendre : « bien que » passe partout, avec le subjonctif.
  \bapres que\b => « Après que » se construit avec l’indicatif : « après qu’il est parti ». || Pas de subjonctif après « après que » : « après qu’il est parti », même si l’oreille hésite.
  \bau jour d aujourdhui\b => « Au jour d’aujourd’hui » répète deux fois la même chose : « aujourd’hui » suffit. || « Aujourd’hui » veut déjà dire « au jour de ce jour » : une fois suffit.
  ^(?!.*\bparticipe passe (de|du verbe) \w+$).*\bparticipes? passes?\b => Avec être, le participe s’accorde avec le sujet ; avec avoir, avec le complément direct, seulement s’il est placé avant. || Avec être, on regarde le sujet ; avec avoir, le complément direct, et seulement s’il vient avant.
  \b(er ou e|e ou er|infinitif ou participe)\b => On remplace par « vendre » ou « vendu » : si « vendre » va, c’est -er ; si « vendu » va, c’est -é. || Le truc, c’est « vendre » : si on l’entend, on écrit -er ; si on entend « vendu », on écrit -é.
  \bsubjonctif\b => Le subjonctif suit un souhait, un doute ou une obligation : « il faut que tu viennes ». || Après « il faut que », « je veux que », « je doute que », c’est le subjonctif : « que tu viennes ».
  \b(c est quoi|definition|qu est ce qu) .*\b(cod|complement d objet direct)\b => Le complément d’objet direct répond à « quoi ? » ou « qui ? » après le verbe : « je mange une pomme ». || On pose la question « quoi ? » après le verbe : « je mange quoi ? une pomme », voilà le complément direct.
  \bk\b.*\b(knife|knee|know|knock|knight)\b|\b(knife|knee|know|knock|knight)\b.*\bk\b => Autrefois, on le prononçait : le k de « knife » s’est tu vers le dix-septième siècle, et l’écriture est restée. On dit « naïf », comme le mot français. || Devant un n, le k anglais est muet, dans « knife », « knee », « know » : il s’entendait jusqu’au dix-septième siècle, puis la bouche l’a laissé tomber.
  \bscone\b.*\bscone\b|\bprononc\w*\b.*\bscone\b => Les deux existent : « scon », avec un o court, pour la plupart des Britanniques, « scône » pour les autres. Même les Anglais se disputent là-dessus. || L’un ou l’autre, et la dispute est très anglaise : l’o court est le plus courant, surtout en Écosse.
  \b(prononc\w*|dit|langue|son)\b.*\b(th|the anglais)\b => Le bout de la langue entre les dents, et on souffle : avec la voix dans « this », sans la voix dans « think ». || On montre un peu la langue, comme si l’on zozotait : « think » sans voix, « this » avec.
  \b(?:prononc\w*|dit pas|entend pas|muet\w*)\b.*\b(w|gh|b|l|h)\b.*\b(write|night|through|thought|debt|doubt|walk|talk|hour|honest)\b|\b(write|night|through|thought|debt|doubt|walk|talk|hour|honest)\b.*\blettre muette\b => C’est une lettre muette : l’anglais écrit encore ce qu’il ne prononce plus depuis des siècles. Le mot s’apprend à l’oreille d’abord. || On l’écrit et on ne le dit pas : l’orthographe anglaise a gardé la trace d’une vieille prononciation.
  \b(jota|j espagnol|prononc\w* .*\bj\b.*espagnol)\b => La jota se racle au fond de la gorge, un peu comme le « ch » de « Bach ». || C’est un souffle rauque, au fond de la gorge, sans voix.
  \bpourquoi\b.*\b(majuscules?)\b.*\b(noms?|allemand)\b => En allemand, tous les noms prennent une majuscule : c’est une habitude d’imprimeurs, devenue la règle. || Parce que l’allemand marque ses noms ainsi, tous, et l’œil les trouve plus vite.
  \bdifference\b.*\bciao\b|\bciao\b.*\bdifference\b => « Ciao » est familier, et sert pour bonjour comme pour au revoir ; « buongiorno » va avec tout le monde, jusqu’à l’après-midi.
  \bdifference\b.*\bhola\b => « Hola » va presque partout ; « buenos días » est plus poli, et réservé au matin.
  \bdifference\b.*\b(hi|hey)\b => « Hi » est familier, « hello » va avec tout le monde.
  \bdifference\b.*\bhallo\b => « Hallo » est simple et familier ; « guten Tag » est plus poli, dans la journée.
  ^(?:\w+ )?pourquoi (?:on dit |c est )?(?:der|die|das|ein|eine) \w+.*\b(?:pas|non)\b => En allemand, le genre se devine rarement. On apprend le mot avec son article, comme un prénom avec un nom.
  ^(?:\w+ )?pourquoi (?:on dit |c est )?(?:il|lo|el|los|las|un|una|uno) \w+.*\b(?:pas|non) (?:il|lo|la|el|un|una|uno)\b => Chaque nom a son genre : en o, il est souvent masculin, en a, souvent féminin. Le plus simple est de l’apprendre avec son article.
  \bmake\b.*\bdo\b|\bdo\b.*\bmake\b => « Make », c’est fabriquer, « make a cake » ; « do », c’est faire une tâche, « do the dishes ». || On dit « do » pour une tâche, « do the dishes », et « make » pour ce qu’on produit, « make a cake ».
  \bmuch\b.*\bmany\b|\bmany\b.*\bmuch\b => « Many » va avec ce qui se compte, « many books », et « much » avec ce qui ne se compte pas, « much time ». || Si on peut compter, « many » ; sinon, « much » : « many books », « much time ».
  \bsince\b.*\bfor\b|\bfor\b.*\bsince\b => « Since » donne le point de départ, « since Monday », et « for » la durée, « for two years ». || Un point de départ, c’est « since », « since Monday » ; une durée, c’est « for », « for two years ».
  \bsay\b.*\btell\b|\btell\b.*\bsay\b => « Say » porte les mots, « say hello » ; « tell » demande une personne, « tell me ». || « Tell » veut une personne juste après, « tell me » ; « say » veut les mots, « say hello ».
  \bsome\b.*\bany\b|\bany\b.*\bsome\b => En général, « some » dans une phrase affirmative, « any » dans une question ou une négation. || « Any » pour demander ou nier, « some » pour affirmer, en général.
  \blend\b.*\bborrow\b|\bborrow\b.*\blend\b => « Lend », c’est prêter ; « borrow », c’est emprunter. || Celui qui donne fait « lend », celui qui reçoit fait « borrow ».
  \bwill\b.*\bgoing to\b|\bgoing to\b.*\bwill\b => « Going to » dit un projet déjà décidé, « will » une décision prise sur le moment. || Déjà prévu, c’est « going to » ; décidé à l’instant, c’est « will ».
  \b(have|has|had) (went|saw|ate|took|gave|wrote|spoke|came|drank|began)\b => Après « have », il faut le participe, « have gone » ; et avec « yesterday », le passé simple suffit : « I went ». || Derrière « have », le verbe passe au participe, « have gone » ; avec une date, « I went » suffit.
  \b(present perfect|preterit|past simple|simple past)\b => Le prétérit raconte un fait fini et daté, le present perfect un passé qui touche encore au présent. || Une date, une fin : c’est le prétérit. Un lien avec maintenant : c’est le present perfect.
  \bser\b.*\bestar\b|\bestar\b.*\bser\b => « Ser » dit ce qu’on est, « soy francés » ; « estar » dit où et comment on se trouve, « estoy cansado ». || Ce qui définit va avec « ser », « soy francés » ; l’état et le lieu vont avec « estar », « estoy cansado ».
  \bpor\b.*\bpara\b|\bpara\b.*\bpor\b => « Para » vise un but, « para ti » ; « por » dit la cause ou le passage, « por amor ». || Le but, c’est « para », « para ti » ; la raison, c’est « por », « por amor ».
  \bder\b.*\bdie\b.*\bdas\b => « Der » est masculin, « die » féminin ou pluriel, « das » neutre : chaque nom s’apprend avec son article. || Masculin « der », féminin « die », neutre « das », et « die » pour tous les pluriels : on apprend le nom avec.
  \baccusatif\b.*\bdatif\b|\bdatif\b.*\baccusatif\b => L’accusatif marque ce qu’on fait directement, « ich sehe den Mann » ; le datif, à qui, « ich helfe dem Mann ». || Qui est vu ? L’accusatif, « den Mann ». À qui j’aide ? Le datif, « dem Mann ».
`)

/** Captures the stem of a verb in two forms that learners confuse: "serai" and "serais". */
const futureOrConditional = /\b(\w+r)ai\b.*\b\1ais\b|\b(\w+r)ais\b.*\b\2ai\b/

/** Returns alternative explanations of what the question asks about; null when there is none. */
export function answerLanguageQuestion(text: string): readonly string[] | null {
  const match = futureOrConditional.exec(text)
  const stem = match?.[1] ?? match?.[2]
  if (stem)
    return [
      `Pour une chose sûre, c’est « ${stem}ai » sans s, au futur ; « ${stem}ais » avec s dit une condition, avec un « si ».`,
      `S’il y a un « si » derrière, « ${stem}ais » avec un s ; si c’est promis, « ${stem}ai » sans s.`,
    ]
  return explanations.find(([question]) => question.test(text))?.[1] ?? null
}
