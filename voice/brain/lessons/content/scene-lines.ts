/**
 * The scenes. The first line of a scene is "@ id | title | setting | patterns of a normalised request".
 * The next lines alternate between a line of the companion and a possible answer of the caller. Each has one cell for
 * each language: French, English, Spanish, Italian, German, Russian, Arabic, Chinese, Japanese.
 */
export const sceneLines = `
@ presentations | se présenter | Une fête, quelqu’un {te/vous} tend la main. | presentation|presenter|(?:me|se) presente|faire connaissance
Bonjour, comment vous appelez-vous ? | Hello, what is your name? | Hola, ¿cómo se llama? | Buongiorno, come si chiama? | Guten Tag, wie heißen Sie? | Здравствуйте, как вас зовут? | مرحبا، ما اسمك؟ | 你好，你叫什么名字？ | こんにちは、おなまえは？
Je m’appelle Camille. | My name is Camille. | Me llamo Camille. | Mi chiamo Camille. | Ich heiße Camille. | Меня зовут Камий. | اسمي كامي. | 我叫卡米耶。 | わたしは カミーユです。
D’où venez-vous ? | Where are you from? | ¿De dónde es? | Di dove è? | Woher kommen Sie? | Откуда вы? | من أين أنت؟ | 你是哪国人？ | どちらから きましたか？
Je viens de France. | I am from France. | Soy de Francia. | Vengo dalla Francia. | Ich komme aus Frankreich. | Я из Франции. | أنا من فرنسا. | 我是法国人。 | フランスから きました。
Enchanté. Que faites-vous dans la vie ? | Nice to meet you. What do you do? | Mucho gusto. ¿A qué se dedica? | Piacere. Che lavoro fa? | Freut mich. Was machen Sie beruflich? | Очень приятно. Кем вы работаете? | تشرفنا. ما عملك؟ | 很高兴认识你。你做什么工作？ | はじめまして。おしごとは なんですか？
Je suis étudiant. | I am a student. | Soy estudiante. | Sono uno studente. | Ich bin Student. | Я студент. | أنا طالب. | 我是学生。 | がくせいです。

@ small-talk | bavarder de tout et de rien | Un ascenseur un peu lent, un voisin aimable. | small talk|chit chat|bavarder|papoter|tout et de rien|de la pluie
Bonjour, comment allez-vous ? | Hello, how are you? | Hola, ¿cómo está? | Buongiorno, come sta? | Guten Tag, wie geht es Ihnen? | Здравствуйте, как дела? | مرحبا، كيف حالك؟ | 你好，你好吗？ | こんにちは、おげんきですか？
Très bien, merci, et vous ? | Very well, thank you, and you? | Muy bien, gracias, ¿y usted? | Molto bene, grazie, e lei? | Sehr gut, danke, und Ihnen? | Хорошо, спасибо, а у вас? | بخير، شكرا، وأنت؟ | 很好，谢谢，你呢？ | はい、げんきです。
Il fait beau aujourd’hui, n’est-ce pas ? | Nice weather today, isn’t it? | Hace buen tiempo hoy, ¿verdad? | Bel tempo oggi, vero? | Schönes Wetter heute, nicht wahr? | Хорошая погода сегодня, правда? | الجو جميل اليوم، أليس كذلك؟ | 今天天气很好，对吧？ | きょうは いいてんきですね。
Oui, j’aime beaucoup le soleil. | Yes, I love the sun. | Sí, me gusta mucho el sol. | Sì, mi piace molto il sole. | Ja, ich mag die Sonne sehr. | Да, я люблю солнце. | نعم، أحب الشمس. | 是的，我很喜欢太阳。 | はい、たいようが すきです。
Vous avez des projets pour le week-end ? | Any plans for the weekend? | ¿Tiene planes para el fin de semana? | Ha programmi per il fine settimana? | Haben Sie Pläne fürs Wochenende? | Какие планы на выходные? | ما خططك لعطلة نهاية الأسبوع؟ | 你周末有什么计划？ | しゅうまつは なにを しますか？
Je vais voir des amis. | I am going to see some friends. | Voy a ver a unos amigos. | Vado a trovare degli amici. | Ich treffe Freunde. | Я встречаюсь с друзьями. | سأزور أصدقائي. | 我要去看朋友。 | ともだちに あいます。

@ cafe | commander un café | Une terrasse, un serveur qui s’approche. | commander|cafe|bar|pub|restaurant|serveu|coffee|ordering|order a
Bonjour, que désirez-vous ? | Hello, what would you like? | Buenos días, ¿qué desea? | Buongiorno, cosa desidera? | Guten Tag, was möchten Sie? | Здравствуйте, что вы желаете? | مرحبا، ماذا تريد؟ | 你好，您想喝什么？ | いらっしゃいませ。なにに しますか？
Un café, s’il vous plaît. | A coffee, please. | Un café, por favor. | Un caffè, per favore. | Einen Kaffee, bitte. | Кофе, пожалуйста. | قهوة من فضلك. | 我要一杯咖啡。 | コーヒーを ください。
Avec du lait ou du sucre ? | With milk or sugar? | ¿Con leche o con azúcar? | Con latte o zucchero? | Mit Milch oder Zucker? | С молоком или с сахаром? | مع حليب أو سكر؟ | 要牛奶还是糖？ | ミルクか さとうは？
Avec du lait, merci. | With milk, thank you. | Con leche, gracias. | Con latte, grazie. | Mit Milch, danke. | С молоком, спасибо. | مع حليب، شكرا. | 要牛奶，谢谢。 | ミルクを おねがいします。
Voilà, et avec ceci ? | Here you are. Anything else? | Aquí tiene. ¿Algo más? | Ecco a lei. Altro? | Bitte schön. Noch etwas? | Вот, пожалуйста. Что-нибудь ещё? | تفضل. شيء آخر؟ | 给您。还要别的吗？ | はい、どうぞ。ほかには？
L’addition, s’il vous plaît. | The bill, please. | La cuenta, por favor. | Il conto, per favore. | Die Rechnung, bitte. | Счёт, пожалуйста. | الحساب من فضلك. | 买单，谢谢。 | おかいけいを おねがいします。

@ hotel | arriver à l’hôtel | Le hall d’un hôtel, le soir, une valise à la main. | hotel|reception|chambre
Bonsoir, avez-vous une réservation ? | Good evening, do you have a reservation? | Buenas noches, ¿tiene una reserva? | Buonasera, ha una prenotazione? | Guten Abend, haben Sie eine Reservierung? | Добрый вечер, у вас есть бронь? | مساء الخير، هل لديك حجز؟ | 晚上好，您有预订吗？ | こんばんは。よやくは ありますか？
Oui, une chambre pour deux nuits. | Yes, a room for two nights. | Sí, una habitación para dos noches. | Sì, una camera per due notti. | Ja, ein Zimmer für zwei Nächte. | Да, номер на две ночи. | نعم، غرفة لليلتين. | 有，一个房间，两个晚上。 | はい、にはく おねがいします。
Votre passeport, s’il vous plaît. | Your passport, please. | Su pasaporte, por favor. | Il passaporto, per favore. | Ihren Pass, bitte. | Ваш паспорт, пожалуйста. | جواز سفرك من فضلك. | 请给我您的护照。 | パスポートを おねがいします。
Le voici. | Here it is. | Aquí está. | Eccolo. | Hier ist er. | Вот он. | ها هو. | 在这里。 | はい、どうぞ。
Voici la clé. Une question ? | Here is your key. Any questions? | Aquí tiene la llave. ¿Alguna pregunta? | Ecco la chiave. Domande? | Hier ist der Schlüssel. Noch Fragen? | Вот ключ. Есть вопросы? | هذا المفتاح. هل عندك سؤال؟ | 这是钥匙。有问题吗？ | かぎです。しつもんは ありますか？
À quelle heure est le petit déjeuner ? | What time is breakfast? | ¿A qué hora es el desayuno? | A che ora è la colazione? | Um wie viel Uhr gibt es Frühstück? | Во сколько завтрак? | متى الفطور؟ | 几点吃早饭？ | あさごはんは なんじですか？

@ chemin | demander son chemin | Une rue inconnue, une passante qui sourit. | chemin|direction|perdu|rue|gare
Vous êtes perdu ? Je peux vous aider ? | Are you lost? Can I help you? | ¿Está perdido? ¿Le puedo ayudar? | Si è perso? Posso aiutarla? | Haben Sie sich verlaufen? Kann ich helfen? | Вы заблудились? Вам помочь? | هل أنت تائه؟ هل أساعدك؟ | 您迷路了吗？要帮忙吗？ | みちに まよいましたか？
Où est la gare, s’il vous plaît ? | Where is the station, please? | ¿Dónde está la estación, por favor? | Dov’è la stazione, per favore? | Wo ist der Bahnhof, bitte? | Где вокзал, скажите, пожалуйста? | أين المحطة من فضلك؟ | 请问，火车站在哪里？ | えきは どこですか？
Tout droit, puis à gauche. | Straight on, then left. | Siga recto, luego a la izquierda. | Sempre dritto, poi a sinistra. | Geradeaus, dann links. | Прямо, потом налево. | إلى الأمام ثم إلى اليسار. | 一直走，然后左转。 | まっすぐ いって、ひだりです。
C’est loin ? | Is it far? | ¿Está lejos? | È lontano? | Ist es weit? | Это далеко? | هل هي بعيدة؟ | 远吗？ | とおいですか？
Non, cinq minutes à pied. | No, five minutes on foot. | No, cinco minutos a pie. | No, cinque minuti a piedi. | Nein, fünf Minuten zu Fuß. | Нет, пять минут пешком. | لا، خمس دقائق مشيا. | 不远，走路五分钟。 | いいえ、あるいて ごふんです。
Merci beaucoup. | Thank you very much. | Muchas gracias. | Grazie mille. | Vielen Dank. | Большое спасибо. | شكرا جزيلا. | 非常感谢。 | どうも ありがとうございます。

@ telephone | téléphoner | Le téléphone sonne, on décroche à l’autre bout. | telephon|appel
Allô, qui est à l’appareil ? | Hello, who is speaking? | ¿Diga? ¿Quién es? | Pronto, chi parla? | Hallo, wer ist da? | Алло, кто говорит? | ألو، من المتكلم؟ | 喂，请问是哪位？ | もしもし、どなたですか？
Bonjour, c’est Camille. | Hello, this is Camille. | Hola, soy Camille. | Buongiorno, sono Camille. | Guten Tag, hier ist Camille. | Здравствуйте, это Камий. | مرحبا، أنا كامي. | 你好，我是卡米耶。 | もしもし、カミーユです。
Que puis-je faire pour vous ? | How can I help you? | ¿En qué puedo ayudarle? | Come posso aiutarla? | Wie kann ich Ihnen helfen? | Чем могу помочь? | كيف أساعدك؟ | 有什么可以帮您？ | なにか ごようですか？
Je voudrais prendre rendez-vous. | I would like to make an appointment. | Quisiera pedir una cita. | Vorrei prendere un appuntamento. | Ich möchte einen Termin machen. | Я хочу записаться на приём. | أريد موعدا. | 我想预约。 | よやくを おねがいします。
Demain à dix heures ? | Tomorrow at ten? | ¿Mañana a las diez? | Domani alle dieci? | Morgen um zehn? | Завтра в десять? | غدا في العاشرة؟ | 明天十点可以吗？ | あした、じゅうじは どうですか？
C’est parfait, à demain. | That’s perfect, see you tomorrow. | Perfecto, hasta mañana. | Perfetto, a domani. | Perfekt, bis morgen. | Отлично, до завтра. | ممتاز، إلى الغد. | 可以，明天见。 | はい、また あした。

@ journee | parler de sa journée | Le soir, un ami {te/vous} demande des nouvelles. | journee|mon quotidien|ma vie
Comment s’est passée votre journée ? | How was your day? | ¿Qué tal su día? | Com’è andata la giornata? | Wie war Ihr Tag? | Как прошёл ваш день? | كيف كان يومك؟ | 你今天过得怎么样？ | きょうは どうでしたか？
Bien, mais je suis fatigué. | Good, but I am tired. | Bien, pero estoy cansado. | Bene, ma sono stanco. | Gut, aber ich bin müde. | Хорошо, но я без сил. | جيد، لكنني متعب. | 很好，但是我很累。 | よかったです。でも、つかれました。
Qu’avez-vous fait ce matin ? | What did you do this morning? | ¿Qué hizo esta mañana? | Cosa ha fatto stamattina? | Was haben Sie heute Morgen gemacht? | Что вы делали утром? | ماذا فعلت هذا الصباح؟ | 你早上做什么了？ | あさ、なにを しましたか？
J’ai travaillé à la maison. | I worked at home. | Trabajé en casa. | Ho lavorato a casa. | Ich habe zu Hause gearbeitet. | У меня была работа дома. | عملت في البيت. | 我在家工作。 | いえで はたらきました。
Et ce soir ? | And this evening? | ¿Y esta noche? | E stasera? | Und heute Abend? | А вечером? | وهذا المساء؟ | 晚上呢？ | こんばんは なにを しますか？
Ce soir, je vais lire un livre. | Tonight I am going to read a book. | Esta noche voy a leer un libro. | Stasera leggo un libro. | Heute Abend lese ich ein Buch. | Сегодня вечером я почитаю книгу. | سأقرأ كتابا هذا المساء. | 今晚我看书。 | こんばん、ほんを よみます。

@ entretien | passer un entretien d’embauche | Un bureau clair, une recruteuse qui {te/vous} invite à s’asseoir. | entretien|embauche|job interview|recrut
Bonjour, parlez-moi de vous. | Hello, tell me about yourself. | Buenos días, hábleme de usted. | Buongiorno, mi parli di lei. | Guten Tag, erzählen Sie mir etwas über sich. | Здравствуйте, расскажите о себе. | مرحبا، حدثني عن نفسك. | 您好，请介绍一下自己。 | こんにちは、じこしょうかいを おねがいします。
Je travaille depuis cinq ans. | I have been working for five years. | Trabajo desde hace cinco años. | Lavoro da cinque anni. | Ich arbeite seit fünf Jahren. | Я работаю пять лет. | أعمل منذ خمس سنوات. | 我工作五年了。 | ごねん はたらいて います。
Pourquoi voulez-vous ce poste ? | Why do you want this job? | ¿Por qué quiere este trabajo? | Perché vuole questo lavoro? | Warum möchten Sie diese Stelle? | Почему вы хотите эту работу? | لماذا تريد هذا العمل؟ | 您为什么想做这份工作？ | どうして このしごとが いいですか？
J’aime travailler en équipe. | I like working in a team. | Me gusta trabajar en equipo. | Mi piace lavorare in squadra. | Ich arbeite gern im Team. | Мне нравится работать в команде. | أحب العمل ضمن فريق. | 我喜欢团队工作。 | チームの しごとが すきです。
Quand pouvez-vous commencer ? | When can you start? | ¿Cuándo puede empezar? | Quando può cominciare? | Wann können Sie anfangen? | Когда вы можете начать? | متى يمكنك أن تبدأ؟ | 您什么时候可以开始？ | いつから はたらけますか？
Je peux commencer lundi. | I can start on Monday. | Puedo empezar el lunes. | Posso cominciare lunedì. | Ich kann am Montag anfangen. | Я могу начать в понедельник. | يمكنني أن أبدأ يوم الاثنين. | 我星期一可以开始。 | げつようびから だいじょうぶです。
`

/**
 * Lines in the practised language that belong to no single scene. The first cell is the kind of line; the others are in
 * the languages of the scenes, without French.
 */
export const talkLines = `
acknowledgement | I see. | Entiendo. | Capisco. | Ich verstehe. | Понимаю. | فهمت. | 明白了。 | なるほど。
acknowledgement | I understand you perfectly. | {Te/Le} entiendo perfectamente. | {Ti/La} capisco benissimo. | Ich verstehe {dich/Sie} sehr gut. | Я {тебя/вас} прекрасно понимаю. | أفهمك جيدا. | 我听懂了。 | よく わかります。
acknowledgement | I follow you. | {Te/Le} sigo. | {Ti/La} seguo. | Das ist klar. | Всё понятно. | أتابعك. | 我听明白了。 | わかりました。
acknowledgement | Interesting. | Qué interesante. | Interessante. | Interessant. | Интересно. | مثير للاهتمام. | 有意思。 | おもしろいですね。
opening | Of course. How was your day? | Claro. ¿Qué tal {tu/su} día? | Certo. Com’è andata la giornata? | Gerne. Wie war {dein/Ihr} Tag? | Конечно. Как прошёл {твой/ваш} день? | بالطبع. كيف كان يومك؟ | 好的。你今天过得怎么样？ | はい。きょうは どうでしたか？
opening | With pleasure. What is new? | Con mucho gusto. ¿Qué hay de nuevo? | Con piacere. Che cosa c’è di nuovo? | Sehr gern. Was gibt es Neues? | С удовольствием. Что нового? | بكل سرور. ما الجديد؟ | 很高兴。最近有什么新鲜事？ | よろこんで。さいきん どうですか？
correction | Better like this: | Mejor así: | Meglio così: | Besser so: | Лучше так: | الأفضل هكذا: | 这样说更好： | こう いいます：
correction | We say: | Se dice: | Si dice: | Man sagt: | Правильно: | نقول: | 我们说： | ただしくは：
question | And what did you like most? | ¿Y qué {te/le} gustó más? | E cosa {ti/le} è piaciuto di più? | Und was hat {dir/Ihnen} am besten gefallen? | А что {тебе/вам} понравилось больше всего? | وماذا أعجبك أكثر؟ | 你最喜欢什么？ | なにが いちばん よかったですか？
question | Who were you with? | ¿Con quién {estabas/estaba}? | Con chi {eri/era}? | Mit wem {warst du/waren Sie} zusammen? | Кто был с {тобой/вами}? | مع من كنت؟ | 你和谁在一起？ | だれと いっしょでしたか？
question | Can you tell me a little more? | ¿Me {cuentas/cuenta} un poco más? | Mi {racconti/racconta} qualcosa di più? | {Kannst du/Können Sie} mir mehr erzählen? | {Расскажи/Расскажите} ещё немного? | هل تخبرني أكثر؟ | 可以多说一点吗？ | もう すこし はなしてください。
question | What do you like to do in your free time? | ¿Qué {te/le} gusta hacer en {tu/su} tiempo libre? | Cosa {ti/le} piace fare nel tempo libero? | Was {machst du gern in deiner/machen Sie gern in Ihrer} Freizeit? | Что {ты любишь/вы любите} делать в свободное время? | ماذا تحب أن تفعل في وقت فراغك؟ | 你有空的时候喜欢做什么？ | ひまなとき、なにを しますか？
question | Where would you like to travel? | ¿Adónde {te/le} gustaría viajar? | Dove {ti/le} piacerebbe viaggiare? | Wohin {möchtest du/möchten Sie} reisen? | Куда {тебе/вам} хотелось бы поехать? | إلى أين تريد أن تسافر؟ | 你想去哪里旅行？ | どこへ いきたいですか？
question | What is your favourite food? | ¿Cuál es {tu/su} comida favorita? | Qual è il {tuo/suo} piatto preferito? | Was ist {dein/Ihr} Lieblingsessen? | Какая {твоя/ваша} любимая еда? | ما طعامك المفضل؟ | 你最喜欢吃什么？ | すきな たべものは なんですか？
question | Why are you learning this language? | ¿Por qué {aprendes/aprende} este idioma? | Perché {impari/impara} questa lingua? | Warum {lernst du/lernen Sie} diese Sprache? | Почему {ты учишь/вы учите} этот язык? | لماذا تتعلم هذه اللغة؟ | 你为什么学中文？ | どうして にほんごを べんきょうしますか？
question | What are you doing tomorrow? | ¿Qué {haces/hace} mañana? | Cosa {fai/fa} domani? | Was {machst du/machen Sie} morgen? | Что {ты делаешь/вы делаете} завтра? | ماذا ستفعل غدا؟ | 你明天做什么？ | あした なにを しますか？
`

/** Matches a question about the price in any practised language. */
export const priceQuestion =
  /how much|what(?:'s| is) the price|cuánto|cuanto|quanto (?:costa|viene|fa)|wie ?viel kostet|was kostet|was macht das|сколько (?:стоит|это)|بكم|كم (?:الثمن|السعر)|多少钱|いくら/iu
/** The companion's answer to `priceQuestion` in a scene. */
export const priceAnswers = `
price | Three euros, please. | Tres euros, por favor. | Tre euro, per favore. | Drei Euro, bitte. | Три евро, пожалуйста. | ثلاثة يورو من فضلك. | 三欧元。 | さんユーロです。
`
