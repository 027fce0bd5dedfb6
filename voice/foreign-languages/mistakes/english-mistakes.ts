/** "Since" and a duration; French learners also say "depuis". */
const sinceDuration =
  '(?:since|depuis) ((?:{n}|an?|many|several|a few|some) (?:year|month|week|day|hour|minute|decade)s?)(?! (?:ago|before|earlier|after|later|back|prior|that|when))'
/** "Since" before a date, where it cannot mean "because". */
const sinceDate = String.raw`(?:since|depuis)(?= (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|[12]\d{3}|last \p{L}+|this (?:morning|week|year))\b)`
/** The words between a verb and its time expression, within one clause. */
const clause = String.raw`((?:(?!(?:and|but|because|to|i|if|when|who|that|since|depuis)\b)[\p{L}'-]+ ){0,4})`
const states = String.raw`(here|there|home|(?:in|at) (?:the |my )?\p{L}+|sick|ill|tired|married|single|retired|alone|unemployed|divorced|pregnant)`
const continuedVerbs = '(learn|study|wait|teach|play|read|train|walk|cook)'
/** Excludes words before the subject that change the form of the verb: an auxiliary, another subject, "let". */
const statement = String.raw`(?<!\b(?:do|does|did|will|would|could|should|shall|can|may|might|must|let|has|have|had|won|is|are|not|and|or|nor|that|(?:suggest|recommend|insist|ask|demand)\p{L}*)(?:n?'t)? )(?<!^(?:why|where|what|how|when|who) )`
/** Excludes sentences with a word for the past or a duration. */
const present = String.raw`(?<!\b(?:yesterday|last|since|depuis|when|was|were)\b.*)(?!.*\b(?:yesterday|last|ago|since|depuis|when|was|were|did|[12]\d{3}|for {n})\b)`
const uncountable = '(information|advice|furniture|homework|luggage)s'
const possessive = '(my|your|our|his|her|their|the)'
const jobs =
  '(student|teacher|doctor|nurse|lawyer|baker|waiter|waitress|cook|journalist|musician|driver|dentist|pharmacist|secretary|manager|singer|writer|farmer|designer|developer|photographer|plumber|policeman|soldier|firefighter|carpenter|mechanic|psychologist|translator|librarian|butcher|hairdresser|programmer|midwife|painter|cashier|judge|consultant)'
const jobsWithVowel =
  '(engineer|artist|actor|actress|accountant|architect|electrician|author|optician|assistant|employee|officer|intern|analyst|economist|editor|interpreter)'
/** The commonest verbs of everyday talk that add only "s" in the third person. */
const verbsWithS =
  '(like|want|need|live|work|speak|think|know|come|eat|play|love|sleep|drink|travel|call|help|learn|cook|sing|walk|run|talk|listen|look|make|take|give|get|buy|sell|start|stay|stop|wait|write|drive|dance|swim|visit|see|say|ask|answer|feel|find|forget|hate|keep|leave|meet|open|pay|phone|prefer|rain|remember|sit|smile|snow|spend|support|tell|understand|use|wake|wear|win|bark|purr|hear|follow|enjoy|bring|arrive|complain|snore|hope)'
const verbsWithEs = '(go|watch|teach|wash|finish|catch|kiss|miss)'
/** A singular person as the subject at the start of a sentence or clause. */
const person = String.raw`(?<=^|[,.;] |\b(?:and|but|because|so) )((?:my|his|her|our|your) (?:daughter|son|husband|wife|mother|father|sister|brother|friend|neighbour|boss|cousin|grandson|granddaughter|grandmother|grandfather|dog|cat))`
/** Words before "he" or "she" that are not the name of a person: "sometimes he sleeps", "I think she is tired". */
const notName = String.raw`(?:and|but|because|so|when\p{L}*|where\p{L}*|while|if|unless|whether|otherwise|however|besides|anyway|meanwhile|afterwards|instead|indeed|outside|inside|upstairs|downstairs|everywhere|suppose|imagine|hey|wow|though|although|since|until|after|before|what|why|how|who|whom|which|that|yes|yeah|yep|well|okay|sure|also|still|once|first|then|now|here|there|maybe|perhaps|sometimes|often|always|never|ever|soon|later|today|tonight|tomorrow|only|even|does|did|has|had|was|can|could|will|would|should|must|may|might|every|think|know|hope|believe|guess|say|says|said|love|like|please|sorry|thanks|thank|not|just|too|or|as|\p{L}+(?:ly|day|ing)|in|on|at)\b`
/** Excludes nouns that start a longer name, as in "doctor Smith". */
const nounEnd = String.raw`(?! (?!in |at |for |and |but |of |here\b|too\b|now\b)\p{L})`
const ageEnd = String.raw`(?=$|[.,!?;]| and (?:i|he|she|my)\b| but )`

/** Nouns that French learners put before an adjective of nationality: "the accent Irish". */
const describedNouns =
  '(accent|language|food|weather|music|culture|cuisine|film|movie|series|song|book|beer|tea|history|humour|countryside|pub|kitchen|restaurant|city|friend|teacher)'
/** Excludes an adjective that belongs to the noun after it: "the food English people eat". */
const ownNoun = String.raw`(?! (?:people|men|women|speakers?|and|or|\p{L}{3,}s)\b)`
const pastTime = '(yesterday|last (?:night|week|weekend|month|year|summer|winter|spring))'

/** Irregular verbs with their past, and with their participle if it differs from the past. */
const verbsWithOneForm =
  'buy bought, teach taught, catch caught, bring brought, think thought, sleep slept, make made, tell told, sell sold, find found, keep kept, lose lost, meet met, say said, send sent, stand stood, understand understood, win won, feel felt, have had, hear heard, spend spent, build built, hold held'
const verbsWithTwoForms =
  'go went gone, eat ate eaten, take took taken, come came come, speak spoke spoken, write wrote written, drink drank drunk, run ran run, know knew known, give gave given, swim swam swum, wear wore worn, drive drove driven, choose chose chosen, break broke broken, fall fell fallen, fly flew flown, forget forgot forgotten, grow grew grown, throw threw thrown, steal stole stolen, begin began begun'
const auxiliary = String.raw`(?:\b(?:have|has|had|be|been|is|are|was|were)(?:n't)?|'(?:ve|s|d|m|re))(?: (?:not|never|just|already|always))? `
const readVerbs = (verbs: string) => verbs.split(', ').map((pair) => pair.split(' '))
/** Past forms with "ed" of irregular verbs: "goed", "taked", "runned". */
const regularisedVerbs = [
  ...readVerbs(verbsWithOneForm).map(([verb = '', past]) => ['', verb, past, 'Then I']),
  ...readVerbs(verbsWithTwoForms).flatMap(([verb = '', past, participle]) => [
    [`(?<!${auxiliary})`, verb, past, 'Then I'],
    [`(?<=${auxiliary})`, verb, participle, 'I have'],
  ]),
]
  .map(([condition, verb = '', rightForm, exampleStart]) => {
    const wrongForm = verb.endsWith('e') ? `${verb}d` : `${verb}ed`
    // Learners may double the last consonant: "runned".
    const pattern = verb.endsWith('e') ? wrongForm : `${verb}${verb.at(-1)}?ed`
    return `${condition}${pattern} => ${rightForm} => ${exampleStart} ${wrongForm} => Le verbe « ${verb} » est irrégulier : « ${rightForm} ».`
  })
  .join('\n')
/** Verbs in the present after "yesterday" or "last week". */
const presentAfterYesterday = readVerbs(
  'take took, make made, come came, speak spoke, meet met, drink drank, write wrote, leave left, get got, find found, work worked, watch watched, visit visited, call called, cook cooked, play played, walk walked, sleep slept',
)
  .map(
    ([verb, past]) =>
      String.raw`${pastTime},? (I|he|she|we|they) ${verb}(?!.*(?:\b(?:and|but|because|when|then|so)\b|,)) => $1 $2 ${past} => Yesterday I ${verb} => Un fait passé se dit au prétérit.`,
  )
  .join('\n')

/**
 * The commonest mistakes of French learners of English. Columns: the pattern, the correction, an example of the
 * mistake, and the reason in French. `{n}` matches a number. If the correction starts with "…", only the corrected
 * words are said, because the rest of the sentence might have to change as well.
 */
export const englishMistakes = String.raw`
^(he|she) have(?! to| had) => $1 has => She have two cats => À la troisième personne, « have » devient « has ».
i am (go|work|live|eat|speak|like|want) => I $1 => I am go to the school => Pas de « be » devant un verbe à l’infinitif.
I have ({n}) years(?: old)?${ageEnd} => I am $1 years old => I have 20 years => L’âge se dit avec « be ».
${statement}(he|she) (?:has|have) ({n}) years(?: old)?${ageEnd} => $1 is $2 years old => She has twenty years => L’âge se dit avec « be ».
I(?:'m| am) agree => I agree => I am agree with you => « Agree » est déjà un verbe, sans « be ».
I(?:'m| am) not agree => I don't agree => I am not agree => « Agree » est un verbe : la négation prend « don't ».
are you agree => do you agree => Are you agree with me? => « Agree » est un verbe : la question prend « do ».
${present}${statement}(he|she|it) (?:don't|do not) => $1 doesn't => He don't like tea => Après he, she ou it, c’est « doesn't ».
${present}${statement}(he|she) have => $1 has => She have a dog => À la troisième personne, « have » devient « has ».
${present}(?<=^|[,.;] |\b(?:because|but|so|when) )it ${verbsWithS} => it $1s => It rain a lot => À la troisième personne, le verbe prend un s.
${present}${statement}(he|she) ${verbsWithS} => $1 $2s => He work in Paris => À la troisième personne, le verbe prend un s.
${present}(?<=\b(?:is|has|am|are|have|like|live|work|\p{L}{2,}s) (?:[\p{L}'-]+ ){1,6}and )(he|she) ${verbsWithS} => $1 $2s => He works in Paris and he sleep well => À la troisième personne, le verbe prend un s.
${present}${statement}(he|she) go => $1 goes => She go to school => À la troisième personne, « go » devient « goes ».
${present}${statement}(he|she) (?!go)${verbsWithEs} => $1 $2es => She watch television => À la troisième personne, ce verbe prend « es ».
${present}${statement}(he|she) do(?! (?:not|you|we|they)\b|n't) => $1 does => He do the cooking => À la troisième personne, « do » devient « does ».
${present}${statement}(he|she) study => $1 studies => She study at home => À la troisième personne, le verbe prend un s : « studies ».
${present}${person} ${verbsWithS} => $1 $2s => My daughter live in Dublin => Avec une seule personne, le verbe prend un s.
${present}${person} (?!go)${verbsWithEs} => $1 $2es => My brother watch television => Avec une seule personne, le verbe prend « es ».
${present}${person} (go|do) => $1 $2es => My son go to school => Avec une seule personne, le verbe prend « es ».
${present}${person} study => $1 studies => My son study at home => Avec une seule personne, le verbe prend un s : « studies ».
${present}${person} have(?! to\b) => $1 has => My sister have a dog => À la troisième personne, « have » devient « has ».
${present}${person} (?:don't|do not) => $1 doesn't => My husband don't like fish => À la troisième personne, c’est « doesn't ».
(doesn't|does not) (?:${verbsWithS}s|${verbsWithEs}es) => $1 $2$3 => She doesn't likes tea => Après « doesn't », le verbe reste à l’infinitif.
(doesn't|does not) has => $1 have => He doesn't has a car => Après « doesn't », le verbe reste à l’infinitif.
${present}(?<=^|[,.;] |\b(?:and|but) )((?:my|his|her|our|your|their) (?:sons|daughters|parents|children|friends|grandchildren|brothers|sisters|neighbours)) (live|work|like|want|come|eat|play|love|speak)s => $1 $2 => My sons lives in London => Avec plusieurs personnes, le verbe ne prend pas de s.
childrens(?!') => children => I have two childrens => Le pluriel « children » ne prend pas de s.
${statement}(I|you|we|they) goes => $1 go => They goes to school => Seuls he, she et it prennent « es ».
(I(?:'m| am)|you(?:'re| are)|(?:he|she)(?:'s| is)|(?:we|they)(?:'re| are))( very| really| so)? exciting(?= (?:for|about|to|by)\b) => $1$2 excited => I am very exciting for my trip => « Exciting » décrit la chose, « excited » la personne.
where is (the|my|your) (toilets|stairs|shops|keys|glasses|shoes|children|restrooms) => where are $1 $2 => Where is the toilets? => Avec un pluriel, c’est « where are ».
${statement}(he|she) are => $1 is => He are tired => À la troisième personne, c’est « is ».
${statement}(?<!\bof )(you|we|they) is => … $1 are => They is late => Au pluriel, c’est « are ».
${statement}(we|they) has => … $1 have => They has a car => Au pluriel, c’est « have ».
${statement}I has => I have => I has a cat => Avec « I », c’est « have ».
(?<!\b(?:and|or|nor) )I (?:is|are) => I am => I is tired => Avec « I », c’est « am ».
${statement}I (like|live|work|want|need|love|eat|sleep|cook)s => I $1 => I likes tea => Avec « I », le verbe ne prend pas de s.
(cook|speak|sleep|sing|dance|drive|swim|write|understand|play)(s)?( very| really| so| quite| pretty)? good(?=$|[.,!?]| (?:and|but|because|with)\b) => $1$2$3 well => She cooks very good => Après un verbe, « good » devient « well ».
${person} are => $1 is => My son are tired => Avec une seule personne, c’est « is ».
I (like|love|prefer) the (coffee|tea|milk|bread|wine|beer|cheese|chocolate|fish|meat|music|football|nature)(?= (?:with (?:milk|sugar|lemon)|in the (?:morning|evening)|very much|a lot)\b|[.!]?$) => I $1 $2 => I like the coffee with milk => Un goût général ne prend pas « the ».
^I am ({n}|[a-z]+ty-[a-z]+) years(?! old|[ -]\p{L}) => I am $1 years old => I am 30 years => L’âge se termine par « years old ».
^(the |many |some |most )?people is => $1people are => People is nice here => « People » est un pluriel.
(?<!.*\b(?:since|just|never|ever|always)\b.*)${statement}(I|you|we|they|he|she) (?:have|has) (went|saw|ate|took|gave|wrote|spoke|came|began|drank)(?!.*\b(?:since|for|never|until)\b) => $1 $2 => I have went to London => Après « have » il faut le participe ; pour un fait daté, le prétérit suffit.
I(?:'ve| have) (?:seen|saw) ${clause}yesterday => I saw $1yesterday => I have seen him yesterday => Avec « yesterday », c’est le prétérit.
did(n't)? (I|you|he|she|we|they) went => did$1 $2 go => Did you went there? => Après « did », le verbe reste à l’infinitif.
(didn't|did not) (?:went) => $1 go => I didn't went out => Après « did », le verbe reste à l’infinitif.
yesterday,? I (?:eat|have eat)(?= )(?!.*(?:\b(?:and|but|because|when|then|so)\b|,)) => yesterday I ate => Yesterday I eat fish => Un fait passé se dit au prétérit.
yesterday,? I (?:see|have seen)(?= )(?!.*(?:\b(?:and|but|because|when|then|so)\b|,)) => yesterday I saw => Yesterday I see my son => Un fait passé se dit au prétérit.
yesterday,? I (?:buy|have bought)(?= )(?!.*(?:\b(?:and|but|because|when|then|so)\b|,)) => yesterday I bought => Yesterday I buy a book => Un fait passé se dit au prétérit.
I go ((?:to |with |out )[\p{L} ]{2,25}) yesterday(?=$|[.!?]) => I went $1 yesterday => I go to the cinema yesterday => Un fait passé se dit au prétérit.
the people in ([\p{L} ]{2,20}) is => the people in $1 are => The people in my office is nice => « People » est un pluriel.
${pastTime},? I go(?= (?:to|with|out|home|there|back)\b)(?!.*(?:\b(?:and|but|because|when|then|so)\b|,)) => $1 I went => Last week I go to London => Un fait passé se dit au prétérit.
(the|this|that|my|his|her|your) ${describedNouns} (irish|english|french|american|scottish|spanish|italian|german|british|chinese|japanese|russian)${ownNoun} => $1 $3 $2 => The accent Irish is difficult => L’adjectif se place avant le nom.
an? ${describedNouns} (irish|english|american|italian)${ownNoun} => an $2 $1 => I have an accent English => L’adjectif se place avant le nom.
an? ${describedNouns} (french|scottish|spanish|german|british|chinese|japanese|russian)${ownNoun} => a $2 $1 => He has an accent French => L’adjectif se place avant le nom.
a (car|house|dress|cat|dog|shirt|coat|bag|flat|garden|horse|bike) (red|blue|green|white|black|yellow|grey|brown|big|small|beautiful|new|old)(?=[.!?,]|$) => a $2 $1 => I have a cat black => L’adjectif se place avant le nom.
(?:a|one|this|these) (good|bad|great) news(?! (?:channel|story|report|website|programme|reader|paper)) => $1 news => It is a good news => « News » ne se compte pas : ni « a », ni pluriel.
${statement}(I|we|they)(?:'m|'re| am| are) ${states} ${sinceDuration} => $1've been $2 for $3 => I am here since two years => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
${statement}(I|we|they)(?:'m|'re| am| are) ${states} ${sinceDate} => $1've been $2 since => I am here since Monday => Ce qui dure encore se dit au present perfect.
${statement}(he|she)(?:'s| is) ${states} ${sinceDuration} => $1's been $2 for $3 => She is sick since two days => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
${statement}(he|she)(?:'s| is) ${states} ${sinceDate} => $1's been $2 since => He is here since Monday => Ce qui dure encore se dit au present perfect.
${statement}(I|we|they) live ${clause}${sinceDuration} => $1've lived $2for $3 => I live in Lyon since ten years => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
${statement}(I|we|they) live ${clause}${sinceDate} => $1've lived $2since => I live here since 2019 => Ce qui dure encore se dit au present perfect.
${statement}(I|we|they) work ${clause}${sinceDuration} => $1've worked $2for $3 => I work here since two years => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
${statement}(I|we|they) work ${clause}${sinceDate} => $1've worked $2since => I work here since 2019 => Ce qui dure encore se dit au present perfect.
${statement}(he|she) works? ${clause}${sinceDuration} => $1's worked $2for $3 => She works here since two years => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
${statement}(he|she) lives? ${clause}${sinceDuration} => $1's lived $2for $3 => He lives here since two years => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
${statement}(I|we|they) ${continuedVerbs} ${clause}${sinceDuration} => $1've been $2ing $3for $4 => I learn English since two years => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
${statement}(I|we|they) ${continuedVerbs} ${clause}${sinceDate} => $1've been $2ing $3since => I learn English since 2019 => Ce qui dure encore se dit au present perfect.
${statement}I have ((?:an?|my|this|the) [\p{L}-]+(?: [\p{L}-]+)?) ${sinceDuration} => I've had $1 for $2 => I have a dog since two years => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
${statement}I know (him|her|them|you|it) ${sinceDuration} => I've known $1 for $2 => I know her since ten years => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
${statement}I know (him|her|them|you|it) ${sinceDate} => I've known $1 since => I know her since 2010 => Ce qui dure encore se dit au present perfect.
(?<=\b(?:have|has|\p{L}+'(?:ve|s)) (?:not |always |also )?(?:been|known|had|learnt|taught|\p{L}+ed)\b[^,;]*)${sinceDuration} => for $1 => I have lived here since two years => Une durée se dit avec « for », un point de départ avec « since ».
${statement}(I|we|they|you|he|she|it) (arrived|left|came|went|started|finished|moved|called|stopped|returned|died) ${clause}${sinceDuration} => $1 $2 $3$4 ago => I arrived since three days => Un fait passé et daté se dit avec « ago ».
${statement}(I|we|they)(?:'m|'re| am| are) (?!interesting|boring|exciting|amazing)(\p{L}{2,}ing) ${clause}${sinceDuration} => $1've been $2 $3for $4 => I am looking for a job since two months => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
${statement}(he|she)(?:'s| is) (?!interesting|boring|exciting|amazing)(\p{L}{2,}ing) ${clause}${sinceDuration} => $1's been $2 $3for $4 => He is working since two hours => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
(I|we|they) (?:don't|didn't|do not|did not) see (him|her|them|you|it) ${sinceDuration} => $1 haven't seen $2 for $3 => I don't see him since two weeks => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
(I|we|they) (?:don't|didn't|do not|did not) (?:eat|eaten) ${sinceDuration} => $1 haven't eaten for $2 => I didn't eat since two days => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
(I|we|they) (?:don't|didn't|do not|did not) (smoke|work) ${sinceDuration} => $1 haven't $2ed for $3 => I don't work since two weeks => Ce qui dure encore se dit au present perfect, et une durée avec « for ».
${statement}(I|we|they|you)(?:'ve| have) (visited|watched|played|worked|finished|started|called|cooked|bought|met|read|made|found|lost) ${clause}(yesterday|last (?:year|week|month|night|summer|winter|weekend)|(?:{n}) (?:days|weeks|months|years) ago) => $1 $2 $3$4 => I have visited London last year => Un fait passé et daté se dit au prétérit.
${statement}(I|we|they|you)(?:'ve| have) been to ((?:[\p{L}-]+ ){1,2})(last (?:year|week|month|summer|winter|weekend)|yesterday) => $1 went to $2$3 => I have been to London last year => Un fait passé et daté se dit au prétérit.
(like|love) very much ((?:my|the|this|your|his|her) \p{L}+)(?=[.!?]|$) => $1 $2 very much => I like very much my job => « Very much » vient après le complément.
(came|come|coming|got) back of (work|school|holiday|lunch) => $1 back from $2 => I came back of work => On revient d’un lieu avec « from ».
depend(s|ed|ing)? of(?! course) => depend$1 on => It depends of the weather => On dit « depend on ».
listen(s|ed|ing)? (the|music|my|his|this|me|him) => listen$1 to $2 => I listen music => On dit « listen to ».
explain(ed|s)? (me|him|us|them) (this|that|it|(?:the|your|a) \p{L}+)(?=[.?!]|$) => explain$1 $3 to $2 => Can you explain me this? => On explique quelque chose à quelqu’un : « explain to ».
explain(ed|s)? (me|him|us|them)(?= (?:why|how|what|where|when)\b) => explain$1 to $2 => Can you explain me why? => On explique quelque chose à quelqu’un : « explain to ».
explain(ed|s)? (me|you|him|us|them) => … explain$1 it to $2 => Explain me again the rule => On explique quelque chose à quelqu’un : « explain to ».
discuss(ed|ing|es)? about => discuss$1 => We discuss about politics => « Discuss » n’a pas de préposition.
interested by => interested in => I am interested by art => On dit « interested in ».
(I(?:'m| am)|(?:he|she)(?:'s| is)) interesting in => $1 interested in => I am interesting in art => « Interesting » décrit la chose, « interested » la personne.
(I(?:'m| am)|(?:he|she)(?:'s| is)|(?:you|we|they)(?:'re| are))( very| really| not| so| quite)? (good|bad) in (english|maths?|french|cooking|drawing|languages|history) => $1$2 $3 at $4 => I am good in English => On est « good at » quelque chose.
married with (him|me|you|an? (?:man|woman|doctor|teacher|nurse|lawyer|engineer))(?! \p{L}) => married to $1 => She is married with a doctor => On dit « married to ».
where are ${possessive} ${uncountable} => where is $1 $2 => Where are my luggages? => Ce nom ne se met jamais au pluriel.
${possessive} ${uncountable} are(?!.*\b(?:they|them)\b) => $1 $2 is => My luggages are lost => Ce nom ne se met jamais au pluriel.
(?<!\b(?:are|were|these|those|many|few|several|every|each|do|does|did)\b.*)(?<!\b(?:an?|{n}|he|she|who|I|you|we|they) (?:\p{L}+ )?)(?<=\b(?:for|of|need|want|buy|bring|give|got|have|some|any|more|my|your|our|his|her|their|the) )${uncountable}(?!.*\b(?:are|were|they|them|have|do)\b) => $1 => I need some informations => Ce nom ne se met jamais au pluriel.
(?<!\b(?:he|she|who|it|I|you|we|they) )${uncountable} => … $1 => How many luggages do you have? => Ce nom ne se met jamais au pluriel.
where are ${possessive} luggage => where is $1 luggage => Where are my luggage? => « Luggage » est un singulier.
an advice(?! (?:column|line|cent|service|note)) => a piece of advice => Give me an advice => « Advice » ne se compte pas.
the life is (hard|beautiful|short|good|difficult|expensive) => life is $1 => The life is beautiful => Une idée générale ne prend pas « the ».
(go|going|went|goes|come|came) (?:at|to) home(?! (?:page|depot|improvement|plate|base)) => $1 home => I go to home => On dit « go home », sans préposition.
make (a photo|some photos|photos)(?! (?:album|book|frame|copy|copies|collage)) => take $1 => I make a photo => Une photo se prend : « take ».
assist(ed|ing|s)? (?:at|to) (an?|the|this|my|your) (meeting|concert|conference|class|lesson|wedding|course|show|event|ceremony) => attend$1 $2 $3 => I assisted to a meeting => Assister à, c’est « attend ».
(wants?|would like|'d like) that you (come|go|help|stay|know|tell|speak|listen|leave|try|call|give|take|see|understand|explain|correct|work|wait|eat) => $1 you to $2 => I want that you come => Après « want », la personne puis « to ».
(I|you|he|she|we|they) can to (go|speak|see|come|eat|swim|drive) => $1 can $2 => I can to swim => Après « can », pas de « to ».
(I|you|he|she|we|they) must to => $1 must => I must to leave => Après « must », pas de « to ».
(make|makes|made) (me|him|her|us|them) to (laugh|cry|think|feel|smile|work|wait) => $1 $2 $3 => It makes me to laugh => Après « make » et une personne, pas de « to ».
suggest(ed|s)? you to (wait|go|come|try|take|read|see|visit|eat|call|rest|stay|speak|learn|use|start|leave|ask) => suggest$1 you $2 => I suggest you to wait => Après « suggest », pas de « to ».
enter(ed|ing|s)? (?:in|into) the (room|house|shop|building|restaurant|store|office)(?! (?:number|code)) => enter$1 the $2 => He entered in the room => « Enter » n’a pas de préposition.
(ask|asked|asks) to (him|me|them|us) => $1 $2 => I asked to him => « Ask » n’a pas de préposition devant la personne.
(tell|told|tells) to (him|her|me|them|us|you) => $1 $2 => I told to her => « Tell » n’a pas de préposition devant la personne.
said (me|him|us|them) (hello|goodbye|thank you|yes|no) => said $2 to $1 => He said me hello => La personne vient après, avec « to ».
said (me|him|us|them) that => told $1 that => He said me that it was late => À quelqu’un, on dit « tell », pas « say ».
how do you call (this|that|it)(?=[?.!,]|$| in\b) => what do you call $1 => How do you call this? => On demande le nom avec « what ».
look(s|ing|ed)? forward to (see|meet|hear|visit|work|speak) => look$1 forward to $2ing => I look forward to meet you => Après « look forward to », le verbe prend « -ing ».
(I am|I'm|getting) used to (work|eat|speak|cook|sleep|wait|walk|drink) => $1 used to $2ing => I am used to work late => Après « be used to », le verbe prend « -ing ».
more better(?! \p{L}+s\b) => better => It is more better => « Better » est déjà un comparatif.
more (cheap|old|young|small|tall|fast|long|short|slow) than => $1er than => He is more old than me => Un adjectif court prend « -er ».
more big(?= than|[.!?,]|$) => bigger => My house is more big => Un adjectif court prend « -er ».
more easy(?= than|[.!?,]|$) => easier => It is more easy => Un adjectif court prend « -er ».
the most (old|small|cheap|young|tall|fast|long|short)(?! (?:food|people|men|women|children|\p{L}+s)\b) => the $1est => It is the most cheap => Un adjectif court prend « -est ».
as (big|good|tall|old|much|many|fast|well|expensive|easy) than => as $1 as => He is as tall than me => L’égalité se dit « as… as ».
different of(?! course) => different from => It is different of mine => On dit « different from ».
in (monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!'| school) => on $1 => I work in Monday => Devant un jour, c’est « on ».
there is (many|several|two|three|four|five)(?= (?:\p{L}+ )?(?:people|children|men|women|\p{L}{3,}s)\b)(?! (?:years|months|weeks|days|hours|minutes)) => there are $1 => There is many people => Devant un pluriel, c’est « there are ».
(don't|didn't|doesn't) (know|see|want|say|understand|hear|eat) nothing => $1 $2 anything => I don't know nothing => Une seule négation suffit en anglais.
I have (hungry|thirsty|afraid|sleepy)(?! (?:people|children|kids|\p{L}+s)\b) => I am $1 => I have hungry => La faim, la soif et la peur se disent avec « be ».
(?<!\b(?:do|did|would|if) )you have (?:right|reason)(?! \p{L}) => you are right => You have reason => Avoir raison se dit « be right ».
(I(?:'m| am| was)|(?:he|she)(?:'s| is| was)|you(?:'re| are)|my (?:mother|father|sister|brother|wife|husband|son|daughter|friend) is|become|became) ${jobs}${nounEnd} => $1 a $2 => She is doctor => Un métier prend l’article « a ».
(I(?:'m| am| was)|(?:he|she)(?:'s| is| was)|you(?:'re| are)|my (?:mother|father|sister|brother|wife|husband|son|daughter|friend) is|become|became) ${jobsWithVowel}${nounEnd} => $1 an $2 => I am engineer => Un métier prend un article, « an » devant une voyelle.
(are you|is (?:he|she)) ${jobs}${nounEnd} => $1 a $2 => Are you student? => Un métier prend l’article « a ».
(are you|is (?:he|she)) ${jobsWithVowel}${nounEnd} => $1 an $2 => Is she engineer? => Un métier prend un article, « an » devant une voyelle.
(?<!foot )by foot => on foot => I go by foot => À pied se dit « on foot ».
I(?:'m| am) born (in|on) => I was born $1 => I am born in Lyon => La naissance est un fait passé : « was born ».
remember(s|ed)? me (of|to) => remind$1 me $2 => It remembers me of Paris => Rappeler à quelqu’un, c’est « remind ».
(?<=^|, |\b(?:and|but) )if I would be => if I were => If I would be rich => Après « if », pas de « would ».
(?<=^|, |\b(?:and|but) )if I would know => if I knew => If I would know it => Après « if », pas de « would ».
how many (money|water|milk|sugar)(?! (?:bottles|glasses|bags|boxes|cubes|problems)) => how much $1 => How many money? => Ce qui ne se compte pas demande « how much ».
(before|after) to (go|eat|start|sleep|work|speak) => $1 $2ing => Before to go out => Après « before », le verbe prend « -ing ».
without (speak|eat|know|think|say|ask) => without $1ing => He left without say goodbye => Après « without », le verbe prend « -ing ».
(?<!\b(?:thanks?|thank you|sorry|responsible|reason|apologise|apologize|instead) )for (learn|speak|go|see|eat|buy|find) => to $1 => I am here for learn English => Le but se dit avec « to ».
in love of(?! course) => in love with => I am in love of her => On dit « in love with ».
afraid (?:from|by)(?! the (?:start|beginning)) => afraid of => I am afraid by dogs => On dit « afraid of ».
responsible of(?! course) => responsible for => I am responsible of the team => On dit « responsible for ».
participat(e|es|ed|ing) (?:to|at)(?= (?:an?|the|this|that|my|your|our)\b) => participat$1 in => I participate to the project => On dit « participate in ».
(two|three|four|five|six|many|several) (daughter|son|brother|sister|cousin|cat|dog|friend|neighbour|grandson|granddaughter)(?! (?:food|lovers|owners|beds|and|or)\b) => $1 $2s => She has two daughter => Après un nombre, le nom prend un s.
childs(?! play) => children => I have two childs => Le pluriel de « child » est « children ».
(?:one time) (?:by|per) (day|week|month|year) => once a $1 => I swim one time by week => Une fois par se dit « once a ».
all the (day|night|morning|afternoon|evening)(?!') => all $1 => I stayed at home all the day => Toute la journée se dit « all day », sans « the ».
borrow me => lend me => Can you borrow me a pen? => Prêter, c’est « lend » ; « borrow » veut dire emprunter.
^${sinceDuration}$ => for $1 => Since three years => Une durée se dit avec « for », un point de départ avec « since ».
^(?!${notName})(\p{L}{3,}) (he|she) (\p{L}+s|is|has|was|had|can|will) => $2 $3 => Gaston he sleeps in my bed => Un seul sujet suffit : pas de pronom après le nom.
${person} (?:he|she) (is|was|has|had|likes|works|lives|wants|loves|comes|goes|speaks|can|will) => $1 $2 => My wife she is tired => Un seul sujet suffit : pas de pronom après le nom.
((?:my|his|her|our|your|their) (?:parents|children|friends|sons|daughters|brothers|sisters|neighbours)) they (are|were|have|had|like|work|live|want|love|come|go|speak|can|will) => $1 $2 => My parents they live in Lyon => Un seul sujet suffit : pas de pronom après le nom.
(reservation|booking|room|table) (?:(?:at|for) the name(?: of)?|in the name(?! of\b))(?= \p{L}) => $1 in the name of => I have a reservation for the name Martin => Réserver au nom de quelqu’un se dit « in the name of ».
(did(?:n't| not)?(?: (?:I|you|he|she|we|they))?) (go|eat|buy|teach|catch|bring|think|speak|drink|sleep|know|tell|sell|find|keep|meet|pay|say|send|understand|feel|hear|spend)ed => $1 $2 => I didn't eated => Après « did », le verbe reste à l’infinitif.
(did(?:n't| not)?(?: (?:I|you|he|she|we|they))?) (tak|com|mak|writ|giv|los|hav|driv|choos)ed => $1 $2e => I didn't taked it => Après « did », le verbe reste à l’infinitif.
${regularisedVerbs}
${presentAfterYesterday}
`

/** Correct sentences that resemble mistakes. */
export const correctEnglishSentences: readonly string[] = [
  'I love the food English people eat.',
  'The Irish accent is difficult, and the language Spanish speakers use is fast.',
  'It is good news. I read a good news report.',
  'I want a car big enough for us.',
  'Last week I went to London.',
  'I have been there since three.',
  'My wife is tired, and she is at home.',
  'I have a reservation in the name of Martin.',
  'He was singing and needed help.',
  'I have 20 years of experience in this job.',
  'I agree with you, and she agrees too.',
  'Does she have a car?',
  'Did he go to school yesterday?',
  'Doesn’t he like coffee?',
  'The number of people is growing.',
  'I have gone to London twice.',
  'I have lived here since 2019.',
  'I have worked here for two years.',
  'It depends on the weather.',
  'I listen to music every day.',
  'Could you explain this to me?',
  'We discussed politics.',
  'I am good at English and bad at maths.',
  'I would like some information, please.',
  'I want to go home.',
  'Actually, I am not sure.',
  'I want you to come with me.',
  'I can swim and I must leave now.',
  'She told me a story, and he said her name.',
  'I look forward to seeing you.',
  'I used to work in London.',
  'He is older than me and as tall as my brother.',
  'See you on Monday.',
  'There are many people here.',
  'I don’t know anything.',
  'I am a student, and you are right.',
  'I have a cold and I have cold hands.',
  'How much money do you need?',
  'I’d like a coffee, please.',
  'What do you call this in English?',
  'He makes me laugh.',
  'I have two years before I retire.',
  'She is a doctor, and doctor Smith is my neighbour.',
  'He and she have a dog, and he and she don’t talk.',
  'Has she come yet?',
  'Helping people is important.',
  'I’m here since you asked me.',
  'It sounds better in French.',
  'She is married with two children.',
  'He said to me that it was late.',
  'How do you call this number?',
  'I don’t know if I would be happy.',
  'How many water bottles do you have?',
  'It is different, of course, and different of course.',
  'I participate to win.',
  'I suggest that she speak first.',
  'I am actually looking for a job.',
  'Where is my luggage?',
  'Thank you for the information.',
  'I’ve been here for two years.',
  'Sometimes he sleeps in the garden.',
  'My brother lives in Dublin, and he and she work there.',
  'Maybe she is tired, and they are late.',
  'She cooks very good meals.',
  'He makes me laugh and she helps him.',
  'I saw her cook dinner and I heard him sing.',
  'Does it rain often?',
  'It does not cost much.',
  'We have two cats and three dog beds.',
  'Let it go, and make it work.',
  'However he is late, and one of you is wrong.',
  'He read the book and he put it there.',
  'All the day’s work is done.',
  'You and I are friends.',
]
