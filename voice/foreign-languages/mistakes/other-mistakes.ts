/**
 * Rules for the infinitive or present tense after "вчера", made from the infinitive, the present, and the masculine
 * and feminine past of each verb.
 */
const wrongTenseAfterYesterday =
  'читать читаю читал читала, смотреть смотрю смотрел смотрела, работать работаю работал работала, гулять гуляю гулял гуляла, говорить говорю говорил говорила, купить покупаю купил купила, видеть вижу видел видела, слушать слушаю слушал слушала, играть играю играл играла, пить пью пил пила'
    .split(', ')
    .map((forms) => forms.split(' '))
    .map(
      ([infinitive, present, past, feminine]) =>
        `(я вчера|вчера я) (?:${infinitive}|${present}) => $1 ${past} => Вчера я ${infinitive} => Un fait passé se met au passé : « ${past} », et pour une femme « ${feminine} ».`,
    )
    .join('\n')

// Mistakes of French learners of Russian, Chinese, Japanese and Arabic that a pattern can recognise;
// english-mistakes.ts explains the columns.

export const russianMistakes = String.raw`
я есть (студент|студентка|врач|учитель|француз|француженка) => я $1 => Я есть студент => Être ne se dit pas au présent.
я имею собаку(?! \p{L}) => у меня есть собака => Я имею собаку => Avoir se dit « у меня есть », et ce qu’on a est le sujet.
я имею кошку(?! \p{L}) => у меня есть кошка => Я имею кошку => Avoir se dit « у меня есть », et ce qu’on a est le sujet.
я имею ({n}) лет(?! (?!и )\p{L}) => мне $1 лет => Я имею 20 лет => L’âge se dit au datif : « мне ».
я есть ({n}) лет(?! (?!и )\p{L}) => мне $1 лет => Я есть 20 лет => L’âge se dit au datif : « мне ».
я живу в (париж|лондон|берлин)(?!\p{L}) => я живу в $1е => Я живу в Париж => Sans mouvement, « в » demande le prépositionnel.
я живу в москва => я живу в Москве => Я живу в Москва => Sans mouvement, « в » demande le prépositionnel.
я еду в (москва) => я еду в Москву => Я еду в Москва => Avec un mouvement, « в » demande l’accusatif.
меня зовут есть => меня зовут => Меня зовут есть Поль => « Меня зовут » se suffit.
я холодно => мне холодно => Я холодно => Ce qu’on ressent se dit au datif : « мне ».
я нравится(?= (?:кофе|чай|музыка|москва|россия|русский язык)(?!\p{L})) => мне нравится => Я нравится кофе => Ce qui plaît se dit au datif : « мне нравится ».
(люблю|любишь|люби(?:л|ла)|читаю|читал|читала|слушаю|слушал|слушала|вижу|видел|видела|хочу|пью|пил|пила|знаю|покупаю|купил|купила|смотрю|смотрел|смотрела) (музык|книг|вод|рыб|газет|машин|собак|кошк|картин|мам|пап|сестр|подруг|комнат|стран)а(?![\p{L}]) => $1 $2у => Я люблю музыка => Le complément d’un verbe est à l’accusatif : « -а » devient « -у ».
(я вчера|вчера я) (?:пойти|идти|ходить|иду|пойду) (в|на) => $1 ходил $2 => Я вчера пойти в кино => Un fait passé se met au passé : « ходил », et pour une femme « ходила ».
${wrongTenseAfterYesterday}
два (брат|стол|дом) => два $1а => Два брат => Après deux, trois et quatre, le nom est au génitif singulier.
`

export const chineseMistakes = String.raw`
我是好(?!\p{L}) => 我很好 => 我是好 => Devant un adjectif, on dit « 很 », pas « 是 ».
我是(累|饿|忙|高兴)(?!\p{L}) => 我很$1 => 我是累 => Devant un adjectif, on dit « 很 », pas « 是 ».
他是(高|忙|累)(?!\p{L}) => 他很$1 => 他是高 => Devant un adjectif, on dit « 很 », pas « 是 ».
我不有(?![名趣]) => 我没有 => 我不有时间 => La négation de « 有 » est « 没有 ».
(?<![十百千第])二个(人|朋友|月|小时) => 两个$1 => 二个人 => Devant un classificateur, deux se dit « 两 ».
一人朋友 => 一个朋友 => 一人朋友 => Un nom demande son classificateur : « 个 ».
我有({n})岁(?!的) => 我$1岁 => 我有20岁 => L’âge se dit sans verbe avoir.
我喜欢很(中国|咖啡|汉语|中文) => 我很喜欢$1 => 我喜欢很中国 => « 很 » se place devant le verbe.
`

export const japaneseMistakes = String.raw`
わたし(?:は|わ)なまえは => わたしのなまえは => わたしはなまえはポールです => Le possessif se dit avec « の ».
(?<!\p{L})いいでした => よかったです => いいでした => « いい » fait « よかったです » au passé.
(さむ|あつ|いそがし|むずかし|やす|おおき|ちいさ|おもしろ|たか|おいし|たのし|うれし|かなし|あたらし) ?いでした => $1かったです => おいしいでした => Un adjectif en « い » porte lui-même le passé.
(さむ|あつ|いそがし|むずかし|やす|おおき|おもしろ|たか|おいし|たのし)いじゃありません(?!か) => $1くありません => さむいじゃありません => Un adjectif en « い » fait « くありません » à la négation.
(がっこう|うち|いえ|としょかん|レストラン|かいしゃ)に ?(べんきょうします|たべます|はたらきます|よみます) => $1で$2 => がっこうにべんきょうします => Le lieu d’une action prend « で ».
(いぬ|ねこ|せんせい)が ?あります => $1がいます => いぬがあります => Pour un être vivant, on dit « います ».
(コーヒー|みず|おちゃ)がのみます => $1をのみます => コーヒーがのみます => Le complément d’un verbe prend « を ».
(コーヒー|おちゃ|にほんご|いぬ|ねこ|さかな|やさい|くだもの|おんがく|えいが)を ?すきです => $1がすきです => いぬをすきです => Avec « すき », ce qu’on aime prend « が ».
(にほんご|えいご)をわかります => $1がわかります => にほんごをわかります => Avec « わかります », c’est « が ».
`

export const arabicMistakes = `
أنا (?:يكون|أكون) => أنا => أنا أكون طالب => Être ne se dit pas au présent.
(ثلاث|أربع|خمس|ست|سبع|تسع|عشر)ة (سنوات|سيارات|بنات|ساعات|مرات|لغات|كلمات) => $1 $2 => خمسة سنوات => De trois à dix, le nombre prend le genre opposé à celui du nom.
(هي) (طالب|معلم|مهندس|طبيب|فرنسي) => $1 $2ة => هي طالب => Pour une femme, le nom de métier prend le « ة ».
(البيت|الولد|الرجل|المطعم|الفندق|القطار) (كبير|صغير|جميل|جديد|قديم)ة => $1 $2 => البيت كبيرة => L’adjectif s’accorde avec le nom, ici masculin.
(السيارة|المدينة|البنت|المدرسة|الغرفة) (كبير|صغير|جميل|جديد|قديم) => $1 $2ة => المدينة جميل => L’adjectif s’accorde avec le nom, ici féminin.
لا أنا (أفهم|أعرف|أريد|أحب) => أنا لا $1 => لا أنا أفهم => La négation « لا » se place juste devant le verbe.
(أريد|أحب) (أشرب|آكل|أتكلم|أذهب|أنام|أتعلم) => $1 أن $2 => أريد أشرب قهوة => Entre deux verbes, il faut « أن ».
الكتاب الكبيرة => الكتاب الكبير => الكتاب الكبيرة => L’adjectif s’accorde avec le nom, ici masculin.
السيارة الكبير => السيارة الكبيرة => السيارة الكبير => L’adjectif s’accorde avec le nom, ici féminin.
`

/** Correct sentences in these four languages that resemble mistakes. */
export const correctOtherSentences: readonly string[] = [
  'Я студент, и мне 20 лет.',
  'Я живу в Париже и еду в Москву.',
  'Вчера я ходил в кино. Вчера я хотела читать книгу. Я люблю музыку.',
  'Это книга, которую я люблю.',
  'Меня зовут Поль.',
  'Мне холодно, но мне нравится кофе.',
  '我很好，我没有时间。',
  '两个人，一个朋友。',
  '我是学生，我20岁。',
  '我是好学生，他是高中生。',
  '十二个人，第二个人，我喜欢很多东西。',
  '我有20岁的儿子，我不有名。',
  'わたしのなまえはポールです。',
  'たかかったです。おいしかったです。よかったです。',
  'がっこうにいきます。いえにかえります。',
  'ほんがあります。さむいじゃありませんか。',
  'コーヒーをのみます。いぬがすきです。',
  'عندي سؤال.',
  'هي طالبة وأنا لا أفهم.',
  'خمس سنوات وخمسة كتب.',
  'أريد أن أشرب قهوة.',
  'البيت كبير والمدينة جميلة.',
  'السيارة الكبيرة والكتاب الكبير.',
]
