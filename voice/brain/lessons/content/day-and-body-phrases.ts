/**
 * Sentences about the body, the day, the home, food, work and travel. `everydaySentences` explains the cells; an empty
 * cell means that no translation is certain, for example because the Russian past tense depends on the caller's gender.
 */

/** Cells: "à" with the part of the body, the part with its possessive, the sentence in the other languages. */
const aches = `
aux pieds | mes pieds | My feet hurt | Me duelen los pies | Mi fanno male i piedi | Mir tun die Füße weh | У меня болят ноги | تؤلمني قدماي | 我脚疼 | あしが いたいです
au pied | mon pied | My foot hurts | Me duele el pie | Mi fa male il piede | Mir tut der Fuß weh | У меня болит нога | قدمي تؤلمني | 我脚疼 | あしが いたいです
aux jambes | mes jambes | My legs hurt | Me duelen las piernas | Mi fanno male le gambe | Mir tun die Beine weh | У меня болят ноги | تؤلمني ساقاي | 我腿疼 | あしが いたいです
à la jambe | ma jambe | My leg hurts | Me duele la pierna | Mi fa male la gamba | Mir tut das Bein weh | У меня болит нога | ساقي تؤلمني | 我腿疼 | あしが いたいです
au genou | mon genou | My knee hurts | Me duele la rodilla | Mi fa male il ginocchio | Mir tut das Knie weh | У меня болит колено | ركبتي تؤلمني | 我膝盖疼 | ひざが いたいです
aux genoux | mes genoux | My knees hurt | Me duelen las rodillas | Mi fanno male le ginocchia | Mir tun die Knie weh | У меня болят колени | | 我膝盖疼 | ひざが いたいです
au dos | mon dos | My back hurts | Me duele la espalda | Mi fa male la schiena | Mir tut der Rücken weh | У меня болит спина | ظهري يؤلمني | 我背疼 | せなかが いたいです
à la tête | ma tête | I have a headache | Me duele la cabeza | Ho mal di testa | Ich habe Kopfschmerzen | У меня болит голова | عندي صداع | 我头疼 | あたまが いたいです
au ventre | mon ventre | I have a stomach ache | Me duele la barriga | Ho mal di pancia | Ich habe Bauchschmerzen | У меня болит живот | بطني يؤلمني | 我肚子疼 | おなかが いたいです
aux dents | mes dents | I have toothache | Me duelen las muelas | Ho mal di denti | Ich habe Zahnschmerzen | У меня болят зубы | أسناني تؤلمني | 我牙疼 | はが いたいです
à la gorge | ma gorge | I have a sore throat | Me duele la garganta | Ho mal di gola | Ich habe Halsschmerzen | У меня болит горло | حلقي يؤلمني | 我嗓子疼 | のどが いたいです
au bras | mon bras | My arm hurts | Me duele el brazo | Mi fa male il braccio | Mir tut der Arm weh | У меня болит рука | ذراعي تؤلمني | 我胳膊疼 | うでが いたいです
à la main | ma main | My hand hurts | Me duele la mano | Mi fa male la mano | Mir tut die Hand weh | У меня болит рука | يدي تؤلمني | 我手疼 | てが いたいです
aux mains | mes mains | My hands hurt | Me duelen las manos | Mi fanno male le mani | Mir tun die Hände weh | У меня болят руки | | 我手疼 | てが いたいです
à l’épaule | mon épaule | My shoulder hurts | Me duele el hombro | Mi fa male la spalla | Mir tut die Schulter weh | У меня болит плечо | كتفي يؤلمني | 我肩膀疼 | かたが いたいです
aux yeux | mes yeux | My eyes hurt | Me duelen los ojos | Mi fanno male gli occhi | Mir tun die Augen weh | У меня болят глаза | | 我眼睛疼 | めが いたいです
à l’oreille | mon oreille | My ear hurts | Me duele el oído | Mi fa male l’orecchio | Mir tut das Ohr weh | У меня болит ухо | أذني تؤلمني | 我耳朵疼 | みみが いたいです
à la cheville | ma cheville | My ankle hurts | Me duele el tobillo | Mi fa male la caviglia | Mir tut der Knöchel weh | У меня болит лодыжка | كاحلي يؤلمني | 我脚踝疼 | あしくびが いたいです
`

/**
 * Cells: the participle, the sentence in English, Spanish, Italian and German with {t} for the adverbial, then the
 * whole sentence with "all day" in Russian, Arabic, Chinese and Japanese.
 */
const pastActions = `
travaillé | I worked {t} | Trabajé {t} | Ho lavorato {t} | Ich habe {t} gearbeitet | | عملت طوال اليوم | 我工作了一整天 | いちにちじゅう はたらきました
bossé | I worked {t} | Trabajé {t} | Ho lavorato {t} | Ich habe {t} gearbeitet | | عملت طوال اليوم | 我工作了一整天 | いちにちじゅう はたらきました
marché | I walked {t} | Caminé {t} | Ho camminato {t} | Ich bin {t} gelaufen | | مشيت طوال اليوم | 我走了一整天 | いちにちじゅう あるきました
dormi | I slept {t} | Dormí {t} | Ho dormito {t} | Ich habe {t} geschlafen | | نمت طوال اليوم | 我睡了一整天 | いちにちじゅう ねました
conduit | I drove {t} | Conduje {t} | Ho guidato {t} | Ich bin {t} gefahren | | قدت السيارة طوال اليوم | 我开了一整天车 | いちにちじゅう うんてんしました
roulé | I drove {t} | Conduje {t} | Ho guidato {t} | Ich bin {t} gefahren | | قدت السيارة طوال اليوم | 我开了一整天车 | いちにちじゅう うんてんしました
cuisiné | I cooked {t} | Cociné {t} | Ho cucinato {t} | Ich habe {t} gekocht | | طبخت طوال اليوم | 我做了一整天饭 | いちにちじゅう りょうりを しました
étudié | I studied {t} | Estudié {t} | Ho studiato {t} | Ich habe {t} gelernt | | درست طوال اليوم | 我学习了一整天 | いちにちじゅう べんきょうしました
lu | I read {t} | Leí {t} | Ho letto {t} | Ich habe {t} gelesen | | قرأت طوال اليوم | 我看了一整天书 | いちにちじゅう ほんを よみました
attendu | I waited {t} | Esperé {t} | Ho aspettato {t} | Ich habe {t} gewartet | | انتظرت طوال اليوم | 我等了一整天 | いちにちじゅう まちました
mangé | I ate {t} | Comí {t} | Ho mangiato {t} | Ich habe {t} gegessen | | | |
parlé | I talked {t} | Hablé {t} | Ho parlato {t} | Ich habe {t} geredet | | | |
nagé | I swam {t} | Nadé {t} | Ho nuotato {t} | Ich bin {t} geschwommen | | | |
dansé | I danced {t} | Bailé {t} | Ho ballato {t} | Ich habe {t} getanzt | | | |
pleuré | I cried {t} | Lloré {t} | Ho pianto {t} | Ich habe {t} geweint | | | |
fait le ménage | I cleaned the house {t} | Limpié la casa {t} | Ho pulito la casa {t} | Ich habe {t} geputzt | | | |
`

/** Cells: the adverbial, its usual place ("-" before, "+" after the participle), English, Spanish, Italian, German. */
const adverbials = `
toute la journée | + | all day | el día entero | tutto il giorno | den ganzen Tag
toute la nuit | + | all night | toda la noche | tutta la notte | die ganze Nacht
toute la matinée | + | all morning | toda la mañana | tutta la mattina | den ganzen Morgen
tout l’après-midi | + | all afternoon | toda la tarde | tutto il pomeriggio | den ganzen Nachmittag
ce matin | + | this morning | esta mañana | stamattina | heute Morgen
hier | + | yesterday | ayer | ieri | gestern
beaucoup | - | a lot | mucho | molto | viel
trop | - | too much | demasiado | troppo | zu viel
bien | - | well | bien | bene | gut
`

const phrases = `
day | la journée a été longue / c’était une longue journée / j’ai eu une longue journée | It was a long day | Ha sido un día largo | È stata una giornata lunga | Es war ein langer Tag | Это был длинный день | كان يوما طويلا | 今天是漫长的一天 | ながい いちにちでした
day | j’ai travaillé toute la journée / j’ai bossé toute la journée | I worked all day | Trabajé el día entero | Ho lavorato tutto il giorno | Ich habe den ganzen Tag gearbeitet | | عملت طوال اليوم | 我工作了一整天 | いちにちじゅう はたらきました
day | je me lève à sept heures | I get up at seven | Me levanto a las siete | Mi alzo alle sette | Ich stehe um sieben Uhr auf | Я встаю в семь часов | أستيقظ في الساعة السابعة | 我七点起床 | しちじに おきます
day | je vais au travail / je pars au travail | I go to work | Voy al trabajo | Vado al lavoro | Ich gehe zur Arbeit | Я иду на работу | أذهب إلى العمل | 我去上班 | しごとに いきます
day | je rentre à la maison / je rentre chez moi | I am going home | Vuelvo a casa | Torno a casa | Ich gehe nach Hause | Я иду домой | أعود إلى البيت | 我回家 | うちに かえります
day | ce soir, je me repose / je me repose ce soir | Tonight I am resting | Esta noche descanso | Stasera mi riposo | Heute Abend ruhe ich mich aus | Сегодня вечером я отдыхаю | سأرتاح هذا المساء | 今晚我休息 | こんばんは やすみます
talk | je me lève tôt | I get up early | Me levanto temprano | Mi alzo presto | Ich stehe früh auf | Я встаю рано | أستيقظ مبكرا | 我起得很早 | はやく おきます
talk | je me couche tard | I go to bed late | Me acuesto tarde | Vado a letto tardi | Ich gehe spät ins Bett | Я ложусь поздно | أنام متأخرا | 我睡得很晚 | おそく ねます
talk | je vais me coucher / je vais au lit | I am going to bed | Me voy a la cama | Vado a letto | Ich gehe ins Bett | Я иду спать | سأذهب إلى النوم | 我去睡觉 | もう ねます
talk | je dors mal | I sleep badly | Duermo mal | Dormo male | Ich schlafe schlecht | Я плохо сплю | لا أنام جيدا | 我睡得不好 | よく ねむれません
talk | je prends le petit déjeuner / je déjeune le matin | I have breakfast | Desayuno | Faccio colazione | Ich frühstücke | Я завтракаю | أتناول الفطور | 我吃早饭 | あさごはんを たべます
talk | je prends une douche / je me douche | I take a shower | Me ducho | Faccio la doccia | Ich dusche | Я принимаю душ | أستحم | 我洗澡 | シャワーを あびます
talk | je fais les courses / je vais faire les courses | I am going shopping | Voy a hacer la compra | Vado a fare la spesa | Ich gehe einkaufen | Я иду в магазин | أذهب للتسوق | 我去买东西 | かいものに いきます
talk | je fais la cuisine / je cuisine | I am cooking | Estoy cocinando | Sto cucinando | Ich koche | Я готовлю | أنا أطبخ | 我在做饭 | りょうりを しています
talk | je fais le ménage | I am cleaning the house | Estoy limpiando la casa | Sto pulendo la casa | Ich putze die Wohnung | Я убираю квартиру | أنا أنظف البيت | 我在打扫房子 | そうじを しています
talk | je regarde la télé / je regarde la télévision | I am watching television | Estoy viendo la televisión | Guardo la televisione | Ich sehe fern | Я смотрю телевизор | أشاهد التلفاز | 我在看电视 | テレビを みています
talk | je lis un livre | I am reading a book | Estoy leyendo un libro | Leggo un libro | Ich lese ein Buch | Я читаю книгу | أقرأ كتابا | 我在看书 | ほんを よんでいます
talk | j’écoute de la musique | I am listening to music | Escucho música | Ascolto la musica | Ich höre Musik | Я слушаю музыку | أستمع إلى الموسيقى | 我在听音乐 | おんがくを きいています
talk | je me promène / je vais me promener | I am going for a walk | Voy a dar un paseo | Vado a fare una passeggiata | Ich gehe spazieren | Я иду гулять | سأتمشى | 我去散步 | さんぽに いきます
talk | je travaille beaucoup | I work a lot | Trabajo mucho | Lavoro molto | Ich arbeite viel | Я много работаю | أعمل كثيرا | 我工作很忙 | たくさん はたらきます
talk | je travaille la nuit / je travaille de nuit | I work at night | Trabajo de noche | Lavoro di notte | Ich arbeite nachts | Я работаю ночью | أعمل في الليل | 我晚上上班 | よる はたらきます
talk | je travaille à la maison / je travaille chez moi / je suis en télétravail | I work from home | Trabajo en casa | Lavoro da casa | Ich arbeite zu Hause | Я работаю дома | أعمل من البيت | 我在家工作 | いえで はたらきます
talk | je ne travaille pas aujourd’hui / je travaille pas aujourd’hui | I am not working today | Hoy no trabajo | Oggi non lavoro | Ich arbeite heute nicht | Сегодня я не работаю | لا أعمل اليوم | 我今天不上班 | きょうは しごとが ありません
talk | je suis livreur | I am a delivery driver | Soy repartidor | Faccio il corriere | Ich bin Lieferfahrer | Я курьер | | 我是送货员 |
talk | je suis très fatigué | I am very tired | Estoy muy cansado | Sono molto stanco | Ich bin sehr müde | Я очень устал | أنا متعب جدا | 我很累 | とても つかれました
talk | je suis très fatiguée | I am very tired | Estoy muy cansada | Sono molto stanca | Ich bin sehr müde | Я очень устала | أنا متعبة جدا | 我很累 | とても つかれました
talk | j’ai très faim | I am very hungry | Tengo mucha hambre | Ho molta fame | Ich habe großen Hunger | Я очень хочу есть | أنا جائع جدا | 我很饿 | とても おなかが すきました
talk | j’ai très soif | I am very thirsty | Tengo mucha sed | Ho molta sete | Ich habe großen Durst | Я очень хочу пить | أنا عطشان جدا | 我很渴 | とても のどが かわきました
talk | je n’ai pas faim / j’ai pas faim | I am not hungry | No tengo hambre | Non ho fame | Ich habe keinen Hunger | Я не хочу есть | لست جائعا | 我不饿 | おなかが すいていません
talk | j’ai mal / ça fait mal | It hurts | Me duele | Mi fa male | Es tut weh | Мне больно | هذا مؤلم | 很疼 | いたいです
talk | j’ai mal ici / j’ai mal là | It hurts here | Me duele aquí | Mi fa male qui | Es tut hier weh | Здесь болит | يؤلمني هنا | 这里疼 | ここが いたいです
talk | je vais mieux / ça va mieux | I feel better | Me encuentro mejor | Sto meglio | Es geht mir besser | Мне лучше | أنا أحسن | 我好多了 | よく なりました
talk | ça va, et toi / ça va et toi / et toi / et toi ça va | Fine, and you? | Bien, ¿y tú? | Bene, e tu? | Gut, und dir? | Хорошо, а у тебя? | بخير، وأنت؟ | 很好，你呢？ | げんきです。あなたは？
talk | ça va, et vous / ça va et vous / et vous | Fine, and you? | Bien, ¿y usted? | Bene, e lei? | Gut, und Ihnen? | Хорошо, а у вас? | بخير، وأنت؟ | 很好，您呢？ | げんきです。あなたは？
talk | comment s’est passée ta journée ? / comment était ta journée / ta journée s’est bien passée / tu as passé une bonne journée / comment s’est passée votre journée | How was your day? | ¿Qué tal {tu/su} día? | Com’è andata la giornata? | Wie war {dein/Ihr} Tag? | Как прошёл {твой/ваш} день? | كيف كان يومك؟ | 你今天过得怎么样？ | きょうは どうでしたか？
talk | qu’est-ce que tu fais ? / tu fais quoi / que fais-tu | What are you doing? | ¿Qué haces? | Che cosa fai? | Was machst du? | Что ты делаешь? | ماذا تفعل؟ | 你在做什么？ | なにを していますか？
talk | où vas-tu ? / tu vas où / où tu vas | Where are you going? | ¿Adónde vas? | Dove vai? | Wohin gehst du? | Куда ты идёшь? | إلى أين تذهب؟ | 你去哪儿？ | どこへ いきますか？
talk | tu viens ? / tu viens avec moi / tu viens avec nous | Are you coming? | ¿Vienes? | Vieni? | Kommst du? | Ты идёшь? | هل تأتي؟ | 你来吗？ | きますか？
talk | on y va / allons-y / on y va ? | Let’s go | Vamos | Andiamo | Gehen wir | Пошли | هيا بنا | 我们走吧 | いきましょう
talk | attends-moi / attendez-moi | Wait for me | {Espérame/Espéreme} | {Aspettami/Mi aspetti} | {Warte/Warten Sie} auf mich | {Подожди/Подождите} меня | انتظرني | 等等我 | まってください
talk | à table / c’est prêt / le dîner est prêt / le repas est prêt | Dinner is ready | La cena está lista | È pronto | Das Essen ist fertig | Ужин готов | العشاء جاهز | 饭好了 | ごはんですよ
talk | c’est bon / c’est très bon / c’est délicieux | It is very good | Está muy rico | È molto buono | Es schmeckt sehr gut | Очень вкусно | لذيذ جدا | 很好吃 | おいしいです
talk | qu’est-ce qu’on mange ? / on mange quoi | What are we eating? | ¿Qué comemos? | Che cosa mangiamo? | Was essen wir? | Что мы едим? | ماذا نأكل؟ | 我们吃什么？ | なにを たべますか？
talk | sans sucre, s’il vous plaît / sans sucre | Without sugar, please | Sin azúcar, por favor | Senza zucchero, per favore | Ohne Zucker, bitte | Без сахара, пожалуйста | بدون سكر من فضلك | 不要糖 | さとうなしで おねがいします
talk | avec du lait | With milk | Con leche | Con latte | Mit Milch | С молоком | مع حليب | 加牛奶 | ミルクいりで
talk | rien d’autre, merci / c’est tout, merci / c’est tout | That is all, thank you | Nada más, gracias | Nient’altro, grazie | Das ist alles, danke | Это всё, спасибо | هذا كل شيء، شكرا | 就这些，谢谢 | それだけです
talk | non merci | No, thank you | No, gracias | No, grazie | Nein, danke | Нет, спасибо | لا، شكرا | 不用，谢谢 | いいえ、けっこうです
talk | oui merci / oui s’il vous plaît / oui s’il te plaît | Yes, please | Sí, por favor | Sì, grazie | Ja, bitte | Да, пожалуйста | نعم من فضلك | 好的，谢谢 | はい、おねがいします
talk | je vais à la gare | I am going to the station | Voy a la estación | Vado alla stazione | Ich gehe zum Bahnhof | Я иду на вокзал | أذهب إلى المحطة | 我去火车站 | えきに いきます
talk | je pars demain | I am leaving tomorrow | Me voy mañana | Parto domani | Ich fahre morgen ab | Я уезжаю завтра | سأغادر غدا | 我明天走 | あした しゅっぱつします
talk | j’arrive / j’arrive tout de suite | I am coming | Ya voy | Arrivo | Ich komme | Я иду | أنا قادم | 我来了 | いま いきます
talk | arrêtez-vous ici / vous pouvez vous arrêter ici | Stop here, please | Pare aquí, por favor | Si fermi qui, per favore | Halten Sie bitte hier | Остановите здесь, пожалуйста | توقف هنا من فضلك | 请停在这里 | ここで とめてください
talk | c’est à côté / c’est tout près / c’est près d’ici | It is near here | Está cerca | È qui vicino | Es ist in der Nähe | Это рядом | إنه قريب من هنا | 就在附近 | ちかいです
talk | je viens voir ma fille / je vais chez ma fille | I am visiting my daughter | Visito a mi hija | Vado a trovare mia figlia | Ich besuche meine Tochter | Я еду к дочери | أزور ابنتي | 我去看我女儿 | むすめに あいに いきます
talk | je viens voir mon fils / je vais chez mon fils | I am visiting my son | Visito a mi hijo | Vado a trovare mio figlio | Ich besuche meinen Sohn | Я еду к сыну | أزور ابني | 我去看我儿子 | むすこに あいに いきます
talk | j’apprends depuis peu / je viens de commencer / je débute | I am a beginner | Estoy empezando | Sono all’inizio | Ich fange gerade an | Я только начинаю | أنا في البداية | 我刚开始学 | はじめたばかりです
talk | comment on dit ça ? / comment ça se dit | How do you say that? | ¿Cómo se dice eso? | Come si dice? | Wie sagt man das? | Как это сказать? | كيف نقول هذا؟ | 这个怎么说？ | これは なんと いいますか？
talk | je comprends un peu / je comprends un petit peu | I understand a little | Entiendo un poco | Capisco un po’ | Ich verstehe ein bisschen | Я немного понимаю | أفهم قليلا | 我懂一点 | すこし わかります
talk | c’est difficile | It is difficult | Es difícil | È difficile | Es ist schwierig | Это трудно | هذا صعب | 很难 | むずかしいです
talk | c’est facile | It is easy | Es fácil | È facile | Es ist einfach | Это легко | هذا سهل | 很容易 | かんたんです
talk | c’est beau / c’est joli / c’est très beau | It is beautiful | Es bonito | È bello | Das ist schön | Это красиво | هذا جميل | 很漂亮 | きれいですね
talk | c’est cher | It is expensive | Es caro | È caro | Das ist teuer | Это дорого | هذا غال | 很贵 | たかいです
talk | c’est fermé | It is closed | Está cerrado | È chiuso | Es ist geschlossen | Закрыто | مغلق | 关门了 | しまっています
talk | c’est ouvert | It is open | Está abierto | È aperto | Es ist offen | Открыто | مفتوح | 开门了 | あいています
talk | je t’appelle demain / je vous appelle demain / je t’appellerai demain | I will call you tomorrow | {Te/Le} llamo mañana | {Ti/La} chiamo domani | Ich rufe {dich/Sie} morgen an | Я позвоню {тебе/вам} завтра | سأتصل بك غدا | 我明天给你打电话 | あした でんわします
talk | on se voit demain | See you tomorrow | Nos vemos mañana | Ci vediamo domani | Wir sehen uns morgen | Увидимся завтра | نلتقي غدا | 明天见 | また あした
talk | je suis en train de manger / je mange | I am eating | Estoy comiendo | Sto mangiando | Ich esse gerade | Я ем | أنا آكل | 我在吃饭 | たべています
talk | je suis en train de travailler / je travaille | I am working | Estoy trabajando | Sto lavorando | Ich arbeite gerade | Я работаю | أنا أعمل | 我在工作 | しごとちゅうです
talk | tu as bien dormi ? / as-tu bien dormi / vous avez bien dormi / bien dormi | Did you sleep well? | ¿{Has/Ha} dormido bien? | {Hai/Ha} dormito bene? | {Hast du/Haben Sie} gut geschlafen? | | هل نمت جيدا؟ | 睡得好吗？ | よく ねむれましたか？
talk | tu es fatigué ? / vous êtes fatigué | Are you tired? | ¿{Estás/Está} cansado? | {Sei/È} stanco? | {Bist du/Sind Sie} müde? | {Ты устал/Вы устали}? | هل أنت متعب؟ | 你累吗？ | つかれましたか？
talk | tu es fatiguée ? / vous êtes fatiguée | Are you tired? | ¿{Estás/Está} cansada? | {Sei/È} stanca? | {Bist du/Sind Sie} müde? | {Ты устала/Вы устали}? | هل أنت متعبة؟ | 你累吗？ | つかれましたか？
talk | je vis seul / j’habite seul | I live alone | Vivo solo | Vivo da solo | Ich wohne allein | Я живу один | | 我一个人住 | ひとりで すんでいます
talk | je vis seule / j’habite seule | I live alone | Vivo sola | Vivo da sola | Ich wohne allein | Я живу одна | | 我一个人住 | ひとりで すんでいます
talk | je n’ai plus faim / j’ai plus faim | I am not hungry any more | Ya no tengo hambre | Non ho più fame | Ich habe keinen Hunger mehr | Я больше не хочу есть | | 我不饿了 | もう おなかが いっぱいです
talk | on m’a fait une piqûre / le docteur m’a fait une piqûre / le médecin m’a fait une piqûre / l’infirmière m’a fait une piqûre / j’ai eu une piqûre | I had an injection | Me han puesto una inyección | Mi hanno fatto un’iniezione | Ich habe eine Spritze bekommen | Мне сделали укол | أخذت حقنة | 我打了一针 | ちゅうしゃを してもらいました
talk | un moustique m’a piqué / un moustique m’a piquée / je me suis fait piquer par un moustique / j’ai une piqûre de moustique | A mosquito bit me | Me ha picado un mosquito | Mi ha punto una zanzara | Eine Mücke hat mich gestochen | Меня укусил комар | لدغتني بعوضة | 我被蚊子叮了 | かに さされました
talk | une abeille m’a piqué / une abeille m’a piquée / je me suis fait piquer par une abeille / j’ai une piqûre d’abeille | A bee stung me | Me ha picado una abeja | Mi ha punto un’ape | Eine Biene hat mich gestochen | Меня ужалила пчела | لسعتني نحلة | 我被蜜蜂蜇了 | はちに さされました
talk | une guêpe m’a piqué / une guêpe m’a piquée / je me suis fait piquer par une guêpe / j’ai une piqûre de guêpe | A wasp stung me | Me ha picado una avispa | Mi ha punto una vespa | Eine Wespe hat mich gestochen | Меня ужалила оса | لسعني دبور | 我被黄蜂蜇了 | はちに さされました
talk | j’ai peur des piqûres | I am afraid of needles | Me dan miedo las inyecciones | Ho paura delle iniezioni | Ich habe Angst vor Spritzen | Я боюсь уколов | أخاف من الحقن | 我怕打针 | ちゅうしゃが こわいです
talk | l’accent irlandais est difficile | The Irish accent is difficult | El acento irlandés es difícil | L’accento irlandese è difficile | Der irische Akzent ist schwierig | Ирландский акцент трудный | اللكنة الأيرلندية صعبة | 爱尔兰口音很难 | アイルランドなまりは むずかしいです
talk | j’ai un accent | I have an accent | Tengo acento | Ho un accento | Ich habe einen Akzent | У меня есть акцент | عندي لكنة | 我有口音 | なまりが あります
talk | il fait nuit | It is dark | Es de noche | È buio | Es ist dunkel | Темно | حل الليل | 天黑了 | くらいです
talk | c’est l’heure / il est l’heure | It is time | Es la hora | È ora | Es ist Zeit | Пора | حان الوقت | 时间到了 | じかんです
`

/**
 * "I went" in Russian, whose past depends on the gender of the caller. French shows it in writing: "allé" or "allée".
 * Cells: the place in French, in Russian, and whether one goes on foot ("ходил") or by vehicle ("ездил").
 */
const russianVisits = `
au marché | на рынок | ходил
au cinéma | в кино | ходил
au restaurant | в ресторан | ходил
au théâtre | в театр | ходил
au musée | в музей | ходил
au parc | в парк | ходил
au travail | на работу | ходил
au magasin | в магазин | ходил
à la plage | на пляж | ходил
à la piscine | в бассейн | ходил
à la gare | на вокзал | ходил
à l’école | в школу | ходил
à l’hôpital | в больницу | ходил
chez le médecin | к врачу | ходил
à la pharmacie | в аптеку | ходил
à la boulangerie | в булочную | ходил
à Paris | в Париж | ездил
à Lyon | в Лион | ездил
à Moscou | в Москву | ездил
en Russie | в Россию | ездил
en Italie | в Италию | ездил
en Espagne | в Испанию | ездил
en vacances | в отпуск | ездил
`

const readCells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))

const acheRows = readCells(aches).map(([place = '', part = '', ...cells]) => {
  const verb = part.startsWith('mes ') ? 'font' : 'fait'
  const wordings = [
    `j’ai mal ${place}`,
    `${part} me ${verb} mal`,
    `j’ai ${part} qui me ${verb} mal`,
  ]
  return ['talk', wordings.join(' / '), ...cells]
})

const wholeDay = 'toute la journée'

const noAdverbial = ['', '+', '', '', '', '']

const actionRows = readCells(pastActions).flatMap(([participle = '', ...cells]) =>
  [noAdverbial, ...readCells(adverbials)].map(([time = '', place, ...timeCells]) => {
    const wordings = [`j’ai ${participle} ${time}`, `j’ai ${time} ${participle}`]
    const french = (place === '-' ? wordings.toReversed() : wordings).map((one) => one.trim())
    const latinCells = cells.slice(0, timeCells.length).map((cell, index) =>
      cell
        .replace('{t}', timeCells[index] ?? '')
        .replace(/ +/g, ' ')
        .trim(),
    )
    const otherCells = cells.slice(timeCells.length).map((cell) => (time === wholeDay ? cell : ''))
    return ['talk', french.join(' / '), ...latinCells, ...otherCells]
  }),
)

const visitRows = readCells(russianVisits).flatMap(([place = '', russian = '', verb = '']) =>
  // The first match is taken, and "je suis allée" is also looked up as "je suis allé": the feminine must come first.
  ['e', ''].flatMap((ending) => {
    const went = `je suis allé${ending} ${place}`
    const past = ending === 'e' ? `${verb}а` : verb
    const cells = (sentence: string) => ['', '', '', '', sentence, '', '', '']
    return [
      ['talk', went, ...cells(`Я ${past} ${russian}`)],
      ['talk', `hier ${went} / ${went} hier`, ...cells(`Вчера я ${past} ${russian}`)],
    ]
  }),
)

export const dayAndBodyPhrases = [...readCells(phrases), ...acheRows, ...actionRows, ...visitRows]
  .map((cells) => `  ${cells.join(' | ')}\n`)
  .join('')
