/**
 * The commonest mistakes of French learners of English: pattern, correction, an example of the
 * mistake and why, in French. `{n}` stands for a number.
 */
export const englishMistakes = String.raw`
I have ({n}) years(?: old)?(?! (?:of|left|to|in|more|experience)) => I am $1 years old => I have 20 years => L’âge se dit avec « be ».
(he|she) has ({n}) years(?: old)?(?! (?:of|left|to|in|more|experience)) => $1 is $2 years old => She has twenty years => L’âge se dit avec « be ».
I(?:'m| am) agree => I agree => I am agree with you => « Agree » est déjà un verbe, sans « be ».
I(?:'m| am) not agree => I don't agree => I am not agree => « Agree » est un verbe : la négation prend « don't ».
are you agree => do you agree => Are you agree with me? => « Agree » est un verbe : la question prend « do ».
(he|she|it) (?:don't|do not) => $1 doesn't => He don't like tea => Après he, she ou it, c’est « doesn't ».
(?<!(?:do|does|did|will|would|could|should|can|may|might|must|let)(?:n't)? )(he|she) have => $1 has => She have a dog => À la troisième personne, « have » devient « has ».
(?<!(?:do|does|did|will|would|could|should|can|may|might|must|let)(?:n't)? )(he|she) (like|want|need|live|work|speak|think|know|come|eat|play|love) => $1 $2s => He work in Paris => À la troisième personne, le verbe prend un s.
(?<!(?:do|does|did|will|would|could|should|can|may|might|must|let)(?:n't)? )(he|she) go => $1 goes => She go to school => À la troisième personne, « go » devient « goes ».
(?<!of )people is => people are => People is nice here => « People » est un pluriel.
(I|you|we|they|he|she) (?:have|has) (went|saw|ate|took|gave|wrote|spoke|came|began|drank) => $1 $2 => I have went to London => Après « have » il faut le participe ; pour un fait daté, le prétérit suffit.
did(n't)? (I|you|he|she|we|they) went => did$1 $2 go => Did you went there? => Après « did », le verbe reste à l’infinitif.
(didn't|did not) (?:went) => $1 go => I didn't went out => Après « did », le verbe reste à l’infinitif.
yesterday,? I go => yesterday I went => Yesterday I go to work => Un fait passé se dit au prétérit.
since ({n}|many|several|a few) (years|months|weeks|days|hours|minutes)(?! ago) => for $1 $2 => I am here since two years => Une durée se dit avec « for », un point de départ avec « since ».
I live (here|there|in \p{L}+) since => I have lived $1 since => I live here since 2019 => Ce qui dure encore se dit au present perfect.
I(?:'m| am) here since => I have been here since => I am here since Monday => Ce qui dure encore se dit au present perfect.
I know (him|her|them|you|it) since => I have known $1 since => I know her since 2010 => Ce qui dure encore se dit au present perfect.
depend(s|ed|ing)? of => depend$1 on => It depends of the weather => On dit « depend on ».
listen(s|ed|ing)? (the|music|my|his|this|me|him) => listen$1 to $2 => I listen music => On dit « listen to ».
explain(ed|s)? me => explain$1 to me => Can you explain me this? => On explique quelque chose à quelqu’un : « explain to ».
discuss(ed|ing|es)? about => discuss$1 => We discuss about politics => « Discuss » n’a pas de préposition.
interested by => interested in => I am interested by art => On dit « interested in ».
(good|bad|better) in (english|maths?|french|cooking|drawing|languages|history) => $1 at $2 => I am good in English => On est « good at » quelque chose.
married with => married to => She is married with a doctor => On dit « married to ».
informations => information => I need informations => « Information » ne se met jamais au pluriel.
advices => advice => Thank you for your advices => « Advice » ne se met jamais au pluriel.
furnitures => furniture => I buy furnitures => « Furniture » ne se met jamais au pluriel.
homeworks => homework => I have a lot of homeworks => « Homework » ne se met jamais au pluriel.
luggages => luggage => Where are my luggages? => « Luggage » ne se met jamais au pluriel.
an advice => a piece of advice => Give me an advice => « Advice » ne se compte pas.
the life is (hard|beautiful|short|good|difficult|expensive) => life is $1 => The life is beautiful => Une idée générale ne prend pas « the ».
(go|going|went|goes|come|came) (?:at|to) home(?! page) => $1 home => I go to home => On dit « go home », sans préposition.
make (a|some) (photos?) => take $1 $2 => I make a photo => Une photo se prend : « take ».
assist(ed|ing|s)? (?:at|to) (a|an|the) => attend$1 $2 => I assisted to a meeting => Assister à, c’est « attend ».
I(?:'m| am) actually (looking for|working|living|studying|unemployed) => I am currently $1 => I am actually looking for a job => « Actually » veut dire en fait ; pour dire en ce moment, c’est « currently ».
(want|would like|'d like) that you => $1 you to => I want that you come => Après « want », la personne puis « to ».
(I|you|he|she|we|they) can to (go|speak|see|come|eat|swim|drive) => $1 can $2 => I can to swim => Après « can », pas de « to ».
must to => must => I must to leave => Après « must », pas de « to ».
(make|makes|made) (me|him|her|us|them) to (laugh|cry|think|feel|smile|work|wait) => $1 $2 $3 => It makes me to laugh => Après « make » et une personne, pas de « to ».
suggest(ed|s)? you to(?! (?:him|her|them|the|my)) => suggest$1 you => I suggest you to wait => Après « suggest », pas de « to ».
enter(ed|ing|s)? (?:in|into) the (room|house|shop|building|restaurant|store|office) => enter$1 the $2 => He entered in the room => « Enter » n’a pas de préposition.
(ask|asked|asks) to (him|her|me|them|us) => $1 $2 => I asked to him => « Ask » n’a pas de préposition devant la personne.
(tell|told|tells) to (him|her|me|them|us|you) => $1 $2 => I told to her => « Tell » n’a pas de préposition devant la personne.
said (me|him|us) => told $1 => He said me hello => À quelqu’un, on dit « tell », pas « say ».
how do you call (this|that|it) => what do you call $1 => How do you call this? => On demande le nom avec « what ».
look(ing)? forward to (see|meet|hear|visit|work|speak) => look$1 forward to $2ing => I look forward to meet you => Après « look forward to », le verbe prend « -ing ».
(I am|I'm|getting) used to (work|eat|speak|cook|sleep|wait|walk|drink) => $1 used to $2ing => I am used to work late => Après « be used to », le verbe prend « -ing ».
more better => better => It is more better => « Better » est déjà un comparatif.
more (cheap|old|young|small|tall|fast|long|short|slow) than => $1er than => He is more old than me => Un adjectif court prend « -er ».
the most (old|small|cheap|young|tall|fast|long|short) => the $1est => It is the most cheap => Un adjectif court prend « -est ».
as (big|good|tall|old|much|many|fast|well|expensive|easy) than => as $1 as => He is as tall than me => L’égalité se dit « as… as ».
different of => different from => It is different of mine => On dit « different from ».
in (monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!') => on $1 => I work in Monday => Devant un jour, c’est « on ».
there is (many|several|two|three|four|five)(?!-) => there are $1 => There is many people => Devant un pluriel, c’est « there are ».
(don't|didn't|doesn't) (know|see|want|say|understand|hear|eat) nothing => $1 $2 anything => I don't know nothing => Une seule négation suffit en anglais.
I have (hungry|thirsty|afraid|sleepy) => I am $1 => I have hungry => La faim, la soif et la peur se disent avec « be ».
you have (?:right|reason)(?! \p{L}) => you are right => You have reason => Avoir raison se dit « be right ».
I(?:'m| am) (student|teacher|doctor|nurse|lawyer|baker)(?! \p{L}) => I am a $1 => I am student => Un métier prend l’article « a ».
I(?:'m| am) (engineer|artist|actor|accountant)(?! \p{L}) => I am an $1 => I am engineer => Un métier prend un article, « an » devant une voyelle.
by foot => on foot => I go by foot => À pied se dit « on foot ».
I(?:'m| am) born (in|on) => I was born $1 => I am born in Lyon => La naissance est un fait passé : « was born ».
remember me (that|of) => remind me $1 => It remembers you, remember me that => Rappeler à quelqu’un, c’est « remind ».
if I would be => if I were => If I would be rich => Après « if », pas de « would ».
if I would know => if I knew => If I would know it => Après « if », pas de « would ».
how many (money|water|time) => how much $1 => How many money? => Ce qui ne se compte pas demande « how much ».
(before|after) to (go|eat|start|sleep|work|speak) => $1 $2ing => Before to go out => Après « before », le verbe prend « -ing ».
without (speak|eat|know|think|say|ask) => without $1ing => He left without say goodbye => Après « without », le verbe prend « -ing ».
for (learn|speak|go|see|eat|buy|find) => to $1 => I am here for learn English => Le but se dit avec « to ».
in love of => in love with => I am in love of her => On dit « in love with ».
afraid (?:from|by) => afraid of => I am afraid by dogs => On dit « afraid of ».
responsible of => responsible for => I am responsible of the team => On dit « responsible for ».
participat(e|ed|ing) (?:to|at) => participat$1 in => I participate to the project => On dit « participate in ».
childs => children => I have two childs => Le pluriel de « child » est « children ».
(?:one time) (?:by|per) (day|week|month|year) => once a $1 => I swim one time by week => Une fois par se dit « once a ».
depuis ({n}) (years|months|weeks|days) => for $1 $2 => I learn English depuis two years => Depuis, devant une durée, se dit « for ».
`

/** Correct sentences that resemble mistakes. */
export const rightEnglishSentences: readonly string[] = [
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
]
