import { readAnswers } from './table'

/** Points of French spelling and of English grammar that learners confuse. */
const contrasts = readAnswers(String.raw`
  \b(a|as)\b.*\baccent\b => « A » sans accent est le verbe avoir : on peut dire « avait ». Sinon, c’est « à ».
  \b(et ou est|est ou et|et et est|entre et et)\b => « Est » est le verbe être, on peut dire « était » ; « et » veut dire « et puis ».
  \bou\b.*\baccent\b => « Où » avec accent parle d’un lieu ; si l’on peut dire « ou bien », pas d’accent.
  \bson\b.*\bsont\b|\bsont\b.*\bson\b => « Sont » est le verbe être, on peut dire « étaient » ; « son » se remplace par « mon ».
  \bon\b.*\bont\b => « Ont » se remplace par « avaient », « on » par « il ».
  \bc est\b.*\bs est\b|\bs est\b.*\bc est\b => « C’est » veut dire « cela est » ; « s’est » va avec un verbe : « il s’est levé ».
  \bces\b.*\bses\b|\bses\b.*\bces\b => « Ses » veut dire les siens ; « ces » montre : ceux-là.
  \bce\b.*\bse\b.*(difference|quand|ou) => « Se » se met devant un verbe qu’on fait à soi-même, « il se lave » ; sinon, c’est « ce ».
  \bpeu\b.*\bpeut\b|\bpeut\b.*\bpeu\b => « Peut » est le verbe pouvoir, on peut dire « pouvait » ; « peu » veut dire pas beaucoup.
  \bquand\b.*\bquant\b|\bquant\b.*\bquand\b => « Quand » parle du temps, « quant » est toujours suivi de « à » : « quant à moi ».
  \bleur\b.*\bleurs\b => Devant un verbe, « leur » ne prend jamais de s ; devant un nom pluriel, on écrit « leurs ».
  \bsa\b.*\bca\b|\bca\b.*\bsa\b => « Ça » veut dire « cela » ; « sa » se remplace par « ma ».
  \bdavantage\b => « Davantage » en un mot veut dire « plus » ; « d’avantages » en deux mots, ce sont des bénéfices.
  \bmalgre que\b => On dit « bien que » plutôt que « malgré que », et le verbe suit au subjonctif.
  \bapres que\b => « Après que » se construit avec l’indicatif : « après qu’il est parti ».
  \bau jour d aujourdhui\b => « Au jour d’aujourd’hui » répète deux fois la même chose : « aujourd’hui » suffit.
  ^(?!.*\bparticipe passe (de|du verbe) \w+$).*\bparticipes? passes?\b => Avec être, le participe s’accorde avec le sujet ; avec avoir, avec le complément direct, seulement s’il est placé avant.
  \b(er ou e|e ou er|infinitif ou participe)\b => On remplace par « vendre » ou « vendu » : si « vendre » va, c’est -er ; si « vendu » va, c’est -é.
  \bsubjonctif\b => Le subjonctif suit un souhait, un doute ou une obligation : « il faut que tu viennes ».
  \b(c est quoi|definition|qu est ce qu) .*\b(cod|complement d objet direct)\b => Le complément d’objet direct répond à « quoi ? » ou « qui ? » après le verbe : « je mange une pomme ».
  \bmake\b.*\bdo\b|\bdo\b.*\bmake\b => « Make », c’est fabriquer, « make a cake » ; « do », c’est faire une tâche, « do the dishes ».
  \bmuch\b.*\bmany\b|\bmany\b.*\bmuch\b => « Many » va avec ce qui se compte, « many books », et « much » avec ce qui ne se compte pas, « much time ».
  \bsince\b.*\bfor\b|\bfor\b.*\bsince\b => « Since » donne le point de départ, « since Monday », et « for » la durée, « for two years ».
  \bsay\b.*\btell\b|\btell\b.*\bsay\b => « Say » porte les mots, « say hello » ; « tell » demande une personne, « tell me ».
  \bsome\b.*\bany\b|\bany\b.*\bsome\b => En général, « some » dans une phrase affirmative, « any » dans une question ou une négation.
  \blend\b.*\bborrow\b|\bborrow\b.*\blend\b => « Lend », c’est prêter ; « borrow », c’est emprunter.
  \bwill\b.*\bgoing to\b|\bgoing to\b.*\bwill\b => « Going to » dit un projet déjà décidé, « will » une décision prise sur le moment.
  \b(have|has|had) (went|saw|ate|took|gave|wrote|spoke|came|drank|began)\b => Après « have », il faut le participe, « have gone » ; et avec « yesterday », le passé simple suffit : « I went ».
  \b(present perfect|preterit|past simple|simple past)\b => Le prétérit raconte un fait fini et daté, le present perfect un passé qui touche encore au présent.
  \bser\b.*\bestar\b|\bestar\b.*\bser\b => « Ser » dit ce qu’on est, « soy francés » ; « estar » dit où et comment on se trouve, « estoy cansado ».
  \bpor\b.*\bpara\b|\bpara\b.*\bpor\b => « Para » vise un but, « para ti » ; « por » dit la cause ou le passage, « por amor ».
  \bder\b.*\bdie\b.*\bdas\b => « Der » est masculin, « die » féminin ou pluriel, « das » neutre : chaque nom s’apprend avec son article.
  \baccusatif\b.*\bdatif\b|\bdatif\b.*\baccusatif\b => L’accusatif marque ce qu’on fait directement, « ich sehe den Mann » ; le datif, à qui, « ich helfe dem Mann ».
`)

const futureOrConditional = /\b(\w+r)ai\b.*\b\1ais\b|\b(\w+r)ais\b.*\b\2ai\b/

/** Returns the explanation of the point of grammar or spelling that the question is about; null when there is none. */
export function answerLanguageQuestion(text: string): string | null {
  const stem = futureOrConditional.exec(text)
  const verb = stem?.[1] ?? stem?.[2]
  if (verb)
    return `Pour une chose sûre, c’est « ${verb}ai » sans s, au futur ; « ${verb}ais » avec s dit une condition, avec un « si ».`
  return contrasts.find(([question]) => question.test(text))?.[1][0] ?? null
}
