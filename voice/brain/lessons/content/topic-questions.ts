/**
 * Topics of conversation. Cells: the topic, then its words in French, English, Spanish, Italian,
 * German, Russian, Arabic, Chinese and Japanese, in the form that `normaliseWords` returns. In languages
 * with spaces between words, a listed word also matches with a plural "s" added.
 */
export const topicWords = `
  animal | chien, chat, animal, animaux, cheval | dog, cat, horse, pet, animal | perro, perra, gato, gata, caballo | cane, gatto, gatta, cavallo | hund, katze, pferd | собака, собаку, кошка, кошку | كلب, قطة | 狗, 猫 | いぬ, ねこ
  family | fille, fils, mari, femme, enfant, mere, pere, frere, soeur, petit fils, petite fille, famille, parents, maman, papa | daughter, son, children, child, husband, wife, mother, father, brother, sister, family, parents, grandson, granddaughter, grandchildren, married, widow | hija, hijo, marido, mujer, madre, padre, hermano, hermana, familia, nieto, nieta, padres | figlia, figlio, figli, marito, moglie, madre, padre, fratello, sorella, famiglia, nipote, nipoti | tochter, sohn, kinder, mann, frau, mutter, vater, bruder, schwester, familie, enkel | дочь, сын, муж, жена, мама, папа, семья, брат, сестра, дети | ابنتي, ابني, زوجي, زوجتي, امي, ابي, أمي, أبي, عائلة | 女儿, 儿子, 妈妈, 爸爸, 家人, 丈夫, 妻子, 孩子 | むすめ, むすこ, かぞく, こども, はは, ちち
  work | travail, travaille, boulot, metier, retraite, infirmier, infirmiere, bureau, collegue, entretien | work, job, nurse, teacher, office, boss, colleague, doctor, engineer, baker, works, worked, secretary | trabajo, trabaja, profesor, profesora, enfermera, oficina, medico, jefe, camarero | lavoro, lavora, infermiera, ufficio, insegnante, medico, cuoca | arbeit, arbeite, arbeitet, lehrer, lehrerin, krankenschwester, buro, arzt | работа, работаю, врач, учитель, студент | عمل, أعمل, اعمل, معلم, طبيب | 工作, 老师, 医生, 公司 | しごと, かいしゃ, せんせい, はたらきます
  food | manger, restaurant, cuisine, repas, gateau, vin, biere, cafe, tortilla | eat, eating, food, coffee, tea, wine, beer, cake, bread, breakfast, dinner, lunch, restaurant, cook, cooks, cooking, couscous, milk, fish, meat, cheese | comer, como, comi, cafe, vino, cerveza, pan, paella, tortilla, restaurante, cena, desayuno, pescado, carne, queso, cocinar | mangiare, mangio, mangiato, caffe, vino, birra, pane, pasta, pizza, ristorante, cena, colazione, pesce, carne, formaggio, gelato, cucinare | essen, esse, kaffee, tee, wein, bier, brot, kuchen, restaurant, fruhstuck, fisch, fleisch, kase, kochen, kartoffel | кофе, чай, хлеб, суп, есть, обед, ужин | قهوة, شاي, خبز, طعام, مطعم | 吃, 喝, 咖啡, 茶, 饭, 菜 | たべます, のみます, コーヒー, おちゃ, ごはん, すし
  travel | voyage, vacances, avion, train, valise, partir, sejour, noel | travel, trip, holiday, plane, train, flight, hotel, christmas, visit, going to, ireland, london, dublin, italy, spain, beach | viaje, viajar, vacaciones, avion, tren, hotel, playa, sevilla, madrid, barcelona, visitar, navidad, espana | viaggio, viaggiare, vacanza, aereo, treno, albergo, spiaggia, roma, firenze, venezia, milano, visitare, natale, italia | reise, reisen, urlaub, flugzeug, zug, hotel, strand, berlin, wien, weihnachten, besuchen | поезд, самолет, отпуск, москва, москву, москве, поездка | سفر, أسافر, مطار, رحلة, القاهرة | 旅行, 飞机, 火车, 北京, 上海, 中国, 去 | りょこう, でんしゃ, ひこうき, にほん, とうきょう, いきます
  weather | temps, pluie, soleil, neige, froid, il pleut, il fait beau | weather, rain, raining, sun, sunny, snow, cold, hot, warm, wind | tiempo, lluvia, llueve, sol, nieve, frio, calor | tempo, pioggia, piove, sole, neve, freddo, caldo | wetter, regen, regnet, sonne, schnee, kalt, warm, heiss | погода, дождь, снег, холодно, жарко | الجو, مطر, شمس, حار, بارد | 天气, 下雨, 冷, 热, 雪 | てんき, あめ, ゆき, さむい, あつい
  home | maison, appartement, jardin, habite, village, ville | live, house, flat, garden, home, lives, town, village, city | vivo, vive, casa, piso, jardin, pueblo, ciudad, apartamento | abito, vivo, vive, casa, giardino, appartamento, paese, citta | wohne, wohnt, haus, wohnung, garten, dorf, stadt | живу, дом, квартира, город | أسكن, اسكن, بيت, شقة, مدينة | 住, 房子, 家, 城市 | すんでいます, いえ, まち
  hobby | musique, lire, livre, jardinage, sport, marche, danse, tele, film, tricot, foot, velo, guitare, piano, petanque | music, read, reading, book, gardening, sport, walk, walking, dance, dancing, tv, film, movie, football, guitar, piano, swim, swimming, knitting, sing, play, cycling | musica, leer, libro, deporte, bailar, pelicula, futbol, guitarra, nadar, cantar, caminar, pasear, jardineria | musica, leggere, libro, sport, ballare, film, calcio, chitarra, nuotare, cantare, camminare, passeggiare, giardinaggio | musik, lesen, lese, buch, sport, tanzen, film, fussball, gitarre, schwimmen, singen, spazieren, wandern | музыка, музыку, книга, читать, спорт, фильм | موسيقى, كتاب, رياضة, فيلم, أقرأ | 音乐, 书, 看书, 运动, 电影, 唱歌 | おんがく, ほん, えいが, スポーツ
  plans | demain, bientot, projet, week end | tomorrow, next, soon, will, weekend, want to, would like to | manana, proximo, proxima, pronto, quiero, fin de semana | domani, prossimo, prossima, presto, voglio, fine settimana | morgen, nachste, nachsten, bald, will, mochte, wochenende | завтра, скоро, хочу | غدا, أريد | 明天, 想, 周末 | あした, らいしゅう, たいです
  past | hier, semaine derniere | yesterday, last, ago, was, were, went, did | ayer, pasado, pasada, fui, era, estaba | ieri, scorso, scorsa, stato, stata, andato, andata, era | gestern, letzte, letzten, war, gewesen, gegangen | вчера, был, была, было | أمس, كنت | 昨天, 过了 | きのう, でした, ました
  likes | aime, adore, prefere | like, love, prefer, favourite, enjoy | gusta, gustan, encanta, prefiero | piace, piacciono, preferisco, amo | mag, gern, liebe, lieblings | люблю, нравится | أحب, احب | 喜欢, 爱 | すき
  self | ans, appelle | my name, years old, french, retired | llamo, anos, frances, francesa, jubilado, jubilada | chiamo, anni, francese, pensione | heisse, jahre alt, komme aus, franzosin, franzose, rente | зовут, лет, пенсии | اسمي, عمري | 我叫, 岁, 我是, 法国 | なまえ, さいです, フランス
`

/**
 * Questions about the topics of `topicWords`, about the caller's day (`day`) and about any statement (`neutral`).
 * "{te gusta/le gusta}" is the familiar and the polite form. Cells: the topic, the question in French, then in the other
 * languages.
 */
export const topicQuestions = `
  animal | Comment s’appelle-t-il ? | What is its name? | ¿Cómo se llama? | Come si chiama? | Wie heißt er denn? | Как его зовут? | ما اسمه؟ | 它叫什么名字？ | なまえは なんですか？
  animal | Quel âge a-t-il ? | How old is it? | ¿Cuántos años tiene? | Quanti anni ha? | Wie alt ist das Tier? | Сколько ему лет? | كم عمره؟ | 它几岁了？ | なんさいですか？
  animal | Il dort où ? | Where does it sleep? | ¿Dónde duerme? | Dove dorme? | Wo schläft das Tier? | Где он спит? | أين ينام؟ | 它在哪里睡觉？ | どこで ねますか？
  family | Qu’est-ce que vous aimez faire ensemble ? | What do you like to do together? | ¿Qué os gusta hacer juntos? | Che cosa vi piace fare insieme? | Was macht ihr gern zusammen? | Что вы любите делать вместе? | ماذا تحبون أن تفعلوا معا؟ | 你们喜欢一起做什么？ | いっしょに なにを しますか？
  family | Vous vous voyez souvent ? | Do you see each other often? | ¿Os veis a menudo? | Vi vedete spesso? | Seht ihr euch oft? | Вы часто видитесь? | هل تلتقون كثيرا؟ | 你们常常见面吗？ | よく あいますか？
  family | Combien êtes-vous dans la famille ? | How many people are there in your family? | ¿Cuántos son en {tu/su} familia? | Quanti siete in famiglia? | Wie groß ist die Familie? | Сколько человек в семье? | كم عدد أفراد العائلة؟ | 你家有几口人？ | ごかぞくは なんにんですか？
  work | C’est un travail difficile ? | Is it a difficult job? | ¿Es un trabajo difícil? | È un lavoro difficile? | Ist das eine schwere Arbeit? | Это трудная работа? | هل هو عمل صعب؟ | 这个工作难吗？ | たいへんな しごとですか？
  work | La journée commence à quelle heure ? | What time does the day begin? | ¿A qué hora empieza el día? | A che ora comincia la giornata? | Wann beginnt der Tag? | Во сколько начинается день? | متى يبدأ اليوم؟ | 几点开始工作？ | しごとは なんじからですか？
  work | Qu’est-ce qui plaît le plus dans ce travail ? | What is the best part of the job? | ¿Qué es lo mejor de ese trabajo? | Qual è la parte più bella del lavoro? | Was ist das Schönste an der Arbeit? | Что самое приятное в этой работе? | ما أجمل شيء في هذا العمل؟ | 这个工作最有意思的是什么？ | しごとで なにが いちばん すきですか？
  food | {Tu aimes/Vous aimez} faire la cuisine ? | Do you like to cook? | ¿{Te/Le} gusta cocinar? | {Ti/Le} piace cucinare? | {Kochst du/Kochen Sie} gern? | {Ты любишь/Вы любите} готовить? | هل تحب الطبخ؟ | 你喜欢做饭吗？ | りょうりは すきですか？
  food | {Tu manges/Vous mangez} quoi le matin ? | What do you eat in the morning? | ¿Qué {desayunas/desayuna}? | Che cosa {mangi/mangia} la mattina? | Was {isst du/essen Sie} zum Frühstück? | Что {ты ешь/вы едите} на завтрак? | ماذا تأكل في الصباح؟ | 你早上吃什么？ | あさ、なにを たべますか？
  food | Quel est {ton/votre} plat préféré ? | What is your favourite dish? | ¿Cuál es {tu/su} plato favorito? | Qual è il {tuo/suo} piatto preferito? | Was ist {dein/Ihr} Lieblingsessen? | Какое {твоё/ваше} любимое блюдо? | ما طبقك المفضل؟ | 你最喜欢吃什么？ | すきな りょうりは なんですか？
  travel | {Tu voyages/Vous voyagez} en train ou en avion ? | Do you travel by train or by plane? | ¿{Viajas/Viaja} en tren o en avión? | {Viaggi/Viaggia} in treno o in aereo? | {Fährst du/Fahren Sie} mit dem Zug oder {fliegst du/fliegen Sie}? | {Ты едешь/Вы едете} на поезде или летите? | بالقطار أم بالطائرة؟ | 坐火车还是坐飞机？ | でんしゃですか、ひこうきですか？
  travel | Combien de temps dure le voyage ? | How long is the trip? | ¿Cuánto dura el viaje? | Quanto dura il viaggio? | Wie lange dauert die Reise? | Сколько длится поездка? | كم تستغرق الرحلة؟ | 路上要多长时间？ | どのくらい かかりますか？
  travel | {Tu veux/Vous voulez} visiter quoi là-bas ? | What would you like to visit there? | ¿Qué {quieres/quiere} visitar allí? | Che cosa {vuoi/vuole} visitare lì? | Was {möchtest du/möchten Sie} dort sehen? | Что {ты хочешь/вы хотите} там посмотреть? | ماذا تريد أن تزور هناك؟ | 你想参观什么地方？ | そこで なにが みたいですか？
  weather | Quel temps fait-il aujourd’hui ? | What is the weather like today? | ¿Qué tiempo hace hoy? | Che tempo fa oggi? | Wie ist das Wetter heute? | Какая сегодня погода? | كيف الجو اليوم؟ | 今天天气怎么样？ | きょうの てんきは どうですか？
  weather | {Tu préfères/Vous préférez} l’été ou l’hiver ? | Do you prefer summer or winter? | ¿{Prefieres/Prefiere} el verano o el invierno? | {Preferisci/Preferisce} l’estate o l’inverno? | Was ist {dir/Ihnen} lieber, Sommer oder Winter? | {Ты больше любишь/Вы больше любите} лето или зиму? | الصيف أم الشتاء؟ | 你喜欢夏天还是冬天？ | なつと ふゆと、どちらが すきですか？
  weather | Il pleut souvent chez {toi/vous} ? | Does it often rain where you live? | ¿Llueve mucho donde {vives/vive}? | Piove spesso dove {abiti/abita}? | Regnet es oft bei {dir/Ihnen}? | У {тебя/вас} часто идёт дождь? | هل تمطر كثيرا عندك؟ | 你那里常常下雨吗？ | よく あめが ふりますか？
  home | {Tu habites/Vous habitez} une maison ou un appartement ? | Do you live in a house or in a flat? | ¿{Vives/Vive} en una casa o en un piso? | {Abiti/Abita} in una casa o in un appartamento? | {Wohnst du/Wohnen Sie} in einem Haus oder in einer Wohnung? | {Ты живёшь/Вы живёте} в доме или в квартире? | هل تسكن في بيت أم شقة؟ | 你住房子还是公寓？ | いえですか、アパートですか？
  home | Qu’est-ce qui {te/vous} plaît là-bas ? | What do you like about this place? | ¿Qué {te/le} gusta de ese lugar? | Che cosa {ti/le} piace di quel posto? | Was gefällt {dir/Ihnen} dort? | Что {тебе/вам} там нравится? | ماذا يعجبك هناك؟ | 你喜欢那里的什么？ | そこの なにが すきですか？
  home | {Tu as/Vous avez} un jardin ? | Do you have a garden? | ¿{Tienes/Tiene} jardín? | {Hai/Ha} un giardino? | {Hast du/Haben Sie} einen Garten? | У {тебя/вас} есть сад? | هل عندك حديقة؟ | 你有花园吗？ | にわが ありますか？
  hobby | C’est souvent ? | How often do you do it? | ¿Con qué frecuencia? | Con che frequenza? | Wie oft {machst du/machen Sie} das? | Как часто? | كم مرة؟ | 你多久做一次？ | よく しますか？
  hobby | Seul ou avec des amis ? | Alone or with friends? | ¿Solo o con amigos? | Da solo o con amici? | Allein oder mit Freunden? | В одиночку или с друзьями? | وحدك أم مع أصدقاء؟ | 一个人还是和朋友一起？ | ひとりで、それとも ともだちと？
  hobby | Ça a commencé quand ? | When did you start? | ¿Cuándo {empezaste/empezó}? | Quando {hai/ha} cominciato? | Wann {hast du/haben Sie} angefangen? | Когда это началось? | متى بدأت؟ | 什么时候开始的？ | いつ はじめましたか？
  plans | C’est pour quand ? | When is it exactly? | ¿Cuándo es exactamente? | Quando, esattamente? | Wann genau? | Когда именно? | متى بالضبط؟ | 具体什么时候？ | いつですか？
  plans | Avec qui ? | Who is going with you? | ¿Con quién? | Con chi? | Mit wem? | С кем? | مع من؟ | 和谁一起？ | だれと いっしょですか？
  plans | Il faut préparer quelque chose ? | Is there anything to prepare? | ¿Hay que preparar algo? | C’è qualcosa da preparare? | Muss man etwas vorbereiten? | Нужно что-то подготовить? | هل يجب تحضير شيء؟ | 要准备什么吗？ | なにか じゅんびしますか？
  past | C’était avec qui ? | Who were you with? | ¿Con quién {estabas/estaba}? | Con chi {eri/era}? | Mit wem {warst du/waren Sie} zusammen? | Кто был с {тобой/вами}? | مع من كنت؟ | 你和谁在一起？ | だれと いっしょでしたか？
  past | Et après ? | And what happened next? | ¿Y después? | E dopo? | Und danach? | А потом? | وبعد ذلك؟ | 然后呢？ | それから？
  past | C’était une bonne journée ? | Was it a good day? | ¿Fue un buen día? | È stata una bella giornata? | War es ein schöner Tag? | Это был хороший день? | هل كان يوما جميلا؟ | 那天开心吗？ | いい いちにちでしたか？
  likes | Pourquoi ça {te/vous} plaît ? | Why do you like it? | ¿Por qué {te/le} gusta? | Perché {ti/le} piace? | Warum gefällt {dir/Ihnen} das? | Почему {тебе/вам} это нравится? | لماذا تحب ذلك؟ | 你为什么喜欢？ | どうして すきですか？
  likes | Et qu’est-ce que {tu n’aimes/vous n’aimez} pas ? | And what don’t you like? | ¿Y qué no {te/le} gusta? | E che cosa non {ti/le} piace? | Und was {magst du/mögen Sie} nicht? | А что {тебе/вам} не нравится? | وماذا لا تحب؟ | 你不喜欢什么？ | なにが きらいですか？
  likes | Depuis longtemps ? | Have you always liked it? | ¿Desde siempre? | Da sempre? | Schon immer? | Давно? | منذ زمن طويل؟ | 一直喜欢吗？ | むかしからですか？
  self | {Tu habites/Vous habitez} où ? | Where do you live? | ¿Dónde {vives/vive}? | Dove {abiti/abita}? | Wo {wohnst du/wohnen Sie}? | Где {ты живёшь/вы живёте}? | أين تسكن؟ | 你住在哪里？ | どこに すんでいますか？
  self | {Tu as/Vous avez} des enfants ? | Do you have children? | ¿{Tienes/Tiene} hijos? | {Hai/Ha} figli? | {Hast du/Haben Sie} Kinder? | У {тебя/вас} есть дети? | هل عندك أولاد؟ | 你有孩子吗？ | おこさんは いますか？
  self | Qu’est-ce que {tu aimes/vous aimez} faire ? | What do you like to do? | ¿Qué {te/le} gusta hacer? | Che cosa {ti/le} piace fare? | Was {machst du/machen Sie} gern? | Что {ты любишь/вы любите} делать? | ماذا تحب أن تفعل؟ | 你喜欢做什么？ | なにを するのが すきですか？
  day | Comment s’est passée {ta/votre} journée ? | How was your day? | ¿Qué tal {tu/su} día? | Com’è andata la giornata? | Wie war {dein/Ihr} Tag? | Как прошёл {твой/ваш} день? | كيف كان يومك؟ | 你今天过得怎么样？ | きょうは どうでしたか？
  day | Qu’est-ce que {tu as/vous avez} fait ce matin ? | What did you do this morning? | ¿Qué {hiciste/hizo} esta mañana? | Che cosa {hai/ha} fatto stamattina? | Was {hast du/haben Sie} heute Morgen gemacht? | Какие дела были у {тебя/вас} утром? | ماذا فعلت هذا الصباح؟ | 你早上做什么了？ | あさ、なにを しましたか？
  day | Qu’est-ce que {tu fais/vous faites} ce soir ? | What are you doing tonight? | ¿Qué {haces/hace} esta noche? | Che cosa {fai/fa} stasera? | Was {machst du/machen Sie} heute Abend? | Что {ты делаешь/вы делаете} вечером? | ماذا تفعل هذا المساء؟ | 今晚你做什么？ | こんばんは なにを しますか？
  neutral | {Dis-m’en/Dites-m’en} un peu plus. | Tell me more. | {Cuéntame/Cuénteme} más. | {Dimmi/Mi dica} di più. | {Erzähl/Erzählen Sie} mir mehr. | {Расскажи/Расскажите} ещё. | حدثني أكثر. | 多说一点吧。 | もっと おしえて ください。
  neutral | Et ensuite ? | And then? | ¿Y luego? | E poi? | Und dann? | А дальше? | ثم ماذا؟ | 后来呢？ | それから？
  neutral | Quoi d’autre ? | What else? | ¿Qué más? | Che altro? | Was noch? | Что ещё? | ماذا أيضا؟ | 还有什么？ | ほかには？
`

/**
 * How to recognise that the caller has already answered a question: a part of the French question, and a pattern of
 * the answer in the form that `normaliseWords` returns.
 */
export const answeredQuestions: readonly (readonly [part: string, answer: RegExp])[] = [
  [
    'Comment s’appelle-t-il',
    /\b(?:name is|names are|called|se llama|si chiama|heisst)\b|зовут|اسمه|叫|なまえ/,
  ],
  ['Quel âge a-t-il', /\byears? old\b|\banos\b|\banni\b|\bjahre\b|лет|года|عمره|岁|さいです/],
  ['Il dort où', /\b(?:sleeps? (?:in|on)|duerme en|dorme (?:in|sul)|schlaft (?:in|auf))\b/],
  [
    'Qu’est-ce que vous aimez faire ensemble',
    /\b(?:together|juntos|insieme|zusammen)\b|вместе|معا|一起|いっしょ/,
  ],
  [
    'Combien êtes-vous',
    /\b(?:family of|we are (?:two|three|four|five|six)|somos|siamo in|wir sind)\b|нас/,
  ],
  [
    'Vous vous voyez souvent',
    /\b(?:often|every|cada|a menudo|spesso|ogni|oft|jede\w*)\b|часто|常常|よく/,
  ],
  ['Tu aimes/Vous aimez} faire la cuisine', /\bi (?:\w+ )?cook|cocin\w+|cucin\w+|koche|готов\w+/],
  ['Quel est {ton', /\b(?:favou?rite|preferid[oa]|favorit[oa]|preferit[oa]|lieblings\w+)\b|любим/],
  [
    '{Tu habites/Vous habitez} une maison',
    /\b(?:house|flat|apartment|casa|piso|apartamento|appartamento|haus|wohnung)\b|дом|квартир|بيت|شقة|房子|公寓/,
  ],
  ['{Tu as/Vous avez} un jardin', /\b(?:garden|jardin|giardino|garten)\b|сад|حديقة|花园|にわ/],
  [
    '{Tu habites/Vous habitez} où',
    /\b(?:i (?:\w+ )?live|i am from|vivo|abito|wohne)\b|живу|أسكن|اسكن|住|すんで/,
  ],
  [
    '{Tu as/Vous avez} des enfants',
    /\b(?:no children|children|sons?|daughters?|hij[oa]s?|figli[oae]?|kinder|sohn|tochter)\b|дет|сын|доч|孩子|こども/,
  ],
  [
    '{Tu voyages/Vous voyagez} en train',
    /\b(?:train|plane|tren|avion|treno|aereo|zug|flugzeug)\b|поезд|самол|火车|飞机|でんしゃ|ひこうき/,
  ],
  [
    'Seul ou avec des amis',
    /\b(?:alone|friends?|sol[oa]|amig[oa]s?|amic[ih]e?|allein|freunde\w*)\b|один|друз|朋友|ともだち/,
  ],
  ['Avec qui', /\bwith (?:my|a|the|him|her)\b|\bcon (?:mi|mio|mia)\b|\bmit (?:mein\w*)\b/],
  ['C’était avec qui', /\bwith (?:my|a|the|him|her)\b|\bcon (?:mi|mio|mia)\b|\bmit (?:mein\w*)\b/],
  ['La journée commence', /\b(?:start|begin|empiezo|empieza|comincio|inizia|beginne|beginnt)\b/],
  [
    'Comment s’est passée',
    /\b(?:my day|mi dia|la mia giornata|mein tag|i am tired|estoy cansad[oa]|sono stanc[oa]|ich bin mude)\b|мой день|я устал/,
  ],
]
