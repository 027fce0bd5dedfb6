/**
 * Complete sentences for everyday situations, in the order in which they are taught. Cells: the situation, French
 * wordings (separated by "/"; the companion says the first one), then English, Spanish, Italian, German, Russian,
 * Arabic, Chinese and Japanese.
 */
export const everydaySentences = `
  order | une table pour deux, s’il vous plaît / je voudrais une table pour deux / une table pour deux personnes | A table for two, please | Una mesa para dos, por favor | Un tavolo per due, per favore | Einen Tisch für zwei, bitte | Столик на двоих, пожалуйста | طاولة لشخصين من فضلك | 请给我们一张两个人的桌子 | ふたりです
  order | la carte, s’il vous plaît / le menu / je voudrais la carte / le menu s’il vous plaît | The menu, please | La carta, por favor | Il menù, per favore | Die Speisekarte, bitte | Меню, пожалуйста | قائمة الطعام من فضلك | 请给我菜单 | メニューを おねがいします
  order | qu’est-ce que vous me conseillez ? / que me conseillez-vous / que conseillez-vous / qu’est-ce que vous recommandez / qu’est-ce que tu me conseilles | What do you recommend? | ¿Qué me recomienda? | Che cosa mi consiglia? | Was empfehlen Sie? | Что вы посоветуете? | بماذا تنصحني؟ | 您推荐什么？ | おすすめは なんですか？
  order | la même chose, s’il vous plaît / la même chose / pareil pour moi | The same for me, please | Lo mismo, por favor | Lo stesso, per favore | Das Gleiche, bitte | То же самое, пожалуйста | نفس الشيء من فضلك | 我也要一样的 | おなじものを おねがいします
  order | c’était très bon / c’est très bon / c’était délicieux / c’est délicieux | It was very good | Estaba muy rico | Era molto buono | Es war sehr lecker | Было очень вкусно | كان لذيذا جدا | 很好吃 | とても おいしかったです
  order | l’addition, s’il vous plaît / l’addition / demander l’addition / je voudrais l’addition / je peux avoir l’addition | The bill, please | La cuenta, por favor | Il conto, per favore | Die Rechnung, bitte | Счёт, пожалуйста | الحساب من فضلك | 买单，谢谢 | おかいけいを おねがいします
  order | je peux payer par carte ? / est-ce que je peux payer par carte / est-ce qu’on peut payer par carte / on peut payer par carte / vous prenez la carte / payer par carte | Can I pay by card? | ¿Puedo pagar con tarjeta? | Posso pagare con la carta? | Kann ich mit Karte zahlen? | Можно оплатить картой? | هل يمكنني الدفع بالبطاقة؟ | 可以刷卡吗？ | カードで はらえますか？
  order | gardez la monnaie | Keep the change | Quédese con el cambio | Tenga il resto | Stimmt so | Сдачи не надо | احتفظ بالباقي | 不用找了 | おつりは いりません
  ticket | je voudrais un billet, s’il vous plaît / un billet, s’il vous plaît / un billet | A ticket, please | Un billete, por favor | Un biglietto, per favore | Eine Fahrkarte, bitte | Один билет, пожалуйста | تذكرة من فضلك | 我要一张票 | きっぷを いちまい ください
  ticket | un aller-retour, s’il vous plaît / un billet aller-retour / un aller-retour | A return ticket, please | Un billete de ida y vuelta, por favor | Un biglietto di andata e ritorno, per favore | Eine Rückfahrkarte, bitte | Билет туда и обратно, пожалуйста | تذكرة ذهاب وإياب من فضلك | 我要一张往返票 | おうふくきっぷを ください
  ticket | à quelle heure part le train ? / à quelle heure est le train / le train part à quelle heure / il part à quelle heure | What time does the train leave? | ¿A qué hora sale el tren? | A che ora parte il treno? | Wann fährt der Zug ab? | Во сколько отправляется поезд? | متى يغادر القطار؟ | 火车几点开？ | でんしゃは なんじに でますか？
  ticket | à quelle heure on arrive ? / on arrive à quelle heure / à quelle heure arrive le train | What time do we arrive? | ¿A qué hora llegamos? | A che ora arriviamo? | Wann kommen wir an? | Во сколько мы приедем? | متى نصل؟ | 我们几点到？ | なんじに つきますか？
  ticket | de quel quai part le train ? / c’est quel quai / de quel quai / sur quel quai / quel quai | Which platform is it? | ¿De qué andén sale? | Da quale binario parte? | Von welchem Gleis fährt der Zug ab? | С какой платформы? | من أي رصيف؟ | 在几号站台？ | なんばんせんですか？
  ticket | il faut changer ? / est-ce qu’il faut changer / c’est direct / est-ce que c’est direct | Do I have to change? | ¿Tengo que hacer transbordo? | Devo cambiare? | Muss ich umsteigen? | Мне нужно делать пересадку? | هل يجب أن أغير القطار؟ | 需要换车吗？ | のりかえが ありますか？
  ticket | combien ça coûte ? / c’est combien / combien ça fait / ça coûte combien / quel est le prix / combien je vous dois | How much is it? | ¿Cuánto cuesta? | Quanto costa? | Wie viel kostet das? | Сколько это стоит? | بكم هذا؟ | 多少钱？ | いくらですか？
  ticket | c’est trop cher / trop cher | It is too expensive | Es demasiado caro | È troppo caro | Das ist zu teuer | Это слишком дорого | هذا غال جدا | 太贵了 | たかすぎます
  introduce | bonjour, je m’appelle {nom} / je m’appelle / se présenter / me présenter | Hello, my name is {name} | Hola, me llamo {name} | Buongiorno, mi chiamo {name} | Guten Tag, ich heiße {name} | Здравствуйте, меня зовут {name} | مرحبا، اسمي {name} | 你好，我叫{name} | こんにちは、{name}です
  introduce | comment vous appelez-vous ? / vous vous appelez comment / quel est votre nom / comment tu t’appelles / tu t’appelles comment / comment t’appelles-tu | What is your name? | ¿Cómo se llama usted? | Come si chiama? | Wie heißen Sie? | Как вас зовут? | ما اسمك؟ | 您叫什么名字？ | おなまえは なんですか？
  introduce | je viens de France / je suis de France | I am from France | Soy de Francia | Vengo dalla Francia | Ich komme aus Frankreich | Я из Франции | أنا من فرنسا | 我是法国人 | フランスから きました
  introduce | d’où venez-vous ? / vous venez d’où / tu viens d’où / d’où viens-tu | Where are you from? | ¿De dónde es usted? | Di dove è? | Woher kommen Sie? | Откуда вы? | من أين أنت؟ | 您是哪国人？ | どちらから きましたか？
  introduce | j’apprends la langue / j’apprends votre langue | I am learning the language | Estoy aprendiendo el idioma | Sto imparando la lingua | Ich lerne die Sprache | Я учу язык | أتعلم اللغة | 我在学习中文 | ことばを べんきょうしています
  introduce | enchanté / enchantée / ravi de vous rencontrer | Nice to meet you | Mucho gusto | Piacere | Freut mich | Очень приятно | تشرفنا | 很高兴认识你 | はじめまして
  way | excusez-moi / pardon / excuse-moi / pardonnez-moi | Excuse me | Perdone | Mi scusi | Entschuldigung | Извините | عفوا | 请问 | すみません
  way | où est la gare ? / la gare c’est où / où se trouve la gare | Where is the station? | ¿Dónde está la estación? | Dov’è la stazione? | Wo ist der Bahnhof? | Где вокзал? | أين المحطة؟ | 火车站在哪里？ | えきは どこですか？
  way | où sont les toilettes ? / où sont les wc / les toilettes | Where are the toilets? | ¿Dónde están los baños? | Dov’è il bagno? | Wo ist die Toilette? | Где туалет? | أين الحمام؟ | 洗手间在哪里？ | トイレは どこですか？
  way | c’est loin ? / est-ce que c’est loin / c’est loin d’ici | Is it far? | ¿Está lejos? | È lontano? | Ist es weit? | Это далеко? | هل هو بعيد؟ | 远吗？ | とおいですか？
  way | je suis perdu / je suis perdue / je me suis perdu / je me suis perdue | I am lost | Me he perdido | Mi sono perso | Ich habe mich verlaufen | Я не могу найти дорогу | ضللت الطريق | 我迷路了 | みちに まよいました
  way | pouvez-vous m’aider ? / vous pouvez m’aider / tu peux m’aider / aidez-moi s’il vous plaît / est-ce que vous pouvez m’aider | Can you help me? | ¿Puede ayudarme? | Può aiutarmi? | Können Sie mir helfen? | Вы можете мне помочь? | هل يمكنك مساعدتي؟ | 您可以帮我吗？ | てつだって ください
  way | à gauche, puis à droite / à gauche puis à droite / à gauche et puis à droite | Left, then right | A la izquierda, luego a la derecha | A sinistra, poi a destra | Links, dann rechts | Налево, потом направо | يسارا ثم يمينا | 左转，然后右转 | ひだり、それから みぎです
  way | merci beaucoup / mille mercis | Thank you very much | Muchas gracias | Grazie mille | Vielen Dank | Большое спасибо | شكرا جزيلا | 非常感谢 | どうも ありがとうございます
  telephone | je voudrais parler à Marie / je voudrais parler à quelqu’un | I would like to speak to Marie, please | Quisiera hablar con Marie, por favor | Vorrei parlare con Marie, per favore | Ich möchte bitte mit Marie sprechen | Я хочу поговорить с Мари | أريد أن أتكلم مع ماري من فضلك | 我想跟玛丽说话 | マリーさんを おねがいします
  telephone | pouvez-vous répéter ? / vous pouvez répéter / tu peux répéter / répétez s’il vous plaît / est-ce que vous pouvez répéter | Can you repeat, please? | ¿Puede repetir, por favor? | Può ripetere, per favore? | Können Sie das bitte wiederholen? | Повторите, пожалуйста | أعد من فضلك | 请再说一遍 | もういちど おねがいします
  telephone | plus lentement, s’il vous plaît / parlez plus lentement / plus lentement / moins vite | More slowly, please | Más despacio, por favor | Più lentamente, per favore | Langsamer, bitte | Помедленнее, пожалуйста | ببطء من فضلك | 请说慢一点 | もっと ゆっくり おねがいします
  telephone | je ne comprends pas / je comprends pas / je n’ai pas compris / j’ai pas compris / je ne comprends rien | I don’t understand | No entiendo | Non capisco | Ich verstehe nicht | Я не понимаю | لا أفهم | 我不明白 | わかりません
  telephone | je rappelle plus tard / je rappellerai plus tard / je vous rappelle plus tard | I will call back later | Llamaré más tarde | Richiamo più tardi | Ich rufe später noch einmal an | Я перезвоню позже | سأتصل لاحقا | 我一会儿再打 | あとで また でんわします
  telephone | je voudrais prendre rendez-vous / je voudrais un rendez-vous / prendre rendez-vous | I would like to make an appointment | Quisiera pedir una cita | Vorrei prendere un appuntamento | Ich möchte einen Termin machen | Я хочу записаться на приём | أريد موعدا | 我想预约 | よやくを おねがいします
  hotel | j’ai une réservation / j’ai réservé / j’ai réservé une chambre | I have a reservation | Tengo una reserva | Ho una prenotazione | Ich habe eine Reservierung | У меня есть бронь | عندي حجز | 我有预订 | よやくを しています
  hotel | une chambre pour deux nuits / je voudrais une chambre pour deux nuits | A room for two nights, please | Una habitación para dos noches, por favor | Una camera per due notti, per favore | Ein Zimmer für zwei Nächte, bitte | Номер на две ночи, пожалуйста | غرفة لليلتين من فضلك | 我要一个房间，住两个晚上 | にはく おねがいします
  hotel | à quelle heure est le petit déjeuner ? / à quelle heure est le petit-déjeuner / le petit déjeuner est à quelle heure | What time is breakfast? | ¿A qué hora es el desayuno? | A che ora è la colazione? | Um wie viel Uhr gibt es Frühstück? | Во сколько завтрак? | متى الفطور؟ | 几点吃早饭？ | あさごはんは なんじですか？
  hotel | je voudrais payer / on voudrait payer | I would like to pay, please | Quisiera pagar, por favor | Vorrei pagare, per favore | Ich möchte bitte zahlen | Я хочу заплатить | أريد أن أدفع من فضلك | 我想结账 | おかいけいを おねがいします
  talk | comment ça va ? / ça va / comment vas-tu / comment allez-vous / comment tu vas | How are you? | {¿Cómo estás?/¿Cómo está?} | {Come stai?/Come sta?} | {Wie geht es dir?/Wie geht es Ihnen?} | Как дела? | كيف حالك؟ | 你好吗？ | おげんきですか？
  talk | très bien, merci / je vais bien / ça va bien / ça va bien merci / je vais très bien | Very well, thank you | Muy bien, gracias | Molto bene, grazie | Sehr gut, danke | Хорошо, спасибо | بخير، شكرا | 很好，谢谢 | はい、げんきです
  talk | quelle heure est-il ? / il est quelle heure / quelle heure il est | What time is it? | ¿Qué hora es? | Che ore sono? | Wie spät ist es? | Который час? | كم الساعة؟ | 现在几点？ | いま なんじですか？
  talk | il fait beau / il fait beau aujourd’hui | The weather is nice | Hace buen tiempo | Fa bel tempo | Das Wetter ist schön | Погода хорошая | الجو جميل | 天气很好 | いいてんきですね
  talk | il fait froid / il fait froid aujourd’hui | It is cold | Hace frío | Fa freddo | Es ist kalt | Холодно | الجو بارد | 天气很冷 | さむいです
  talk | il fait chaud / il fait très chaud | It is hot | Hace calor | Fa caldo | Es ist heiß | Жарко | الجو حار | 天气很热 | あついです
  talk | il pleut / il pleut aujourd’hui | It is raining | Llueve | Piove | Es regnet | Идёт дождь | إنها تمطر | 下雨了 | あめが ふっています
  talk | j’ai faim | I am hungry | Tengo hambre | Ho fame | Ich habe Hunger | Я голоден | أنا جائع | 我饿了 | おなかが すきました
  talk | j’ai soif | I am thirsty | Tengo sed | Ho sete | Ich habe Durst | Я хочу пить | أنا عطشان | 我渴了 | のどが かわきました
  talk | j’ai froid | I am cold | Tengo frío | Ho freddo | Mir ist kalt | Мне холодно | أشعر بالبرد | 我很冷 | さむいです
  talk | j’ai chaud | I am hot | Tengo calor | Ho caldo | Mir ist heiß | Мне жарко | أشعر بالحر | 我很热 | あついです
  talk | j’ai sommeil | I am sleepy | Tengo sueño | Ho sonno | Ich bin müde | Я хочу спать | أشعر بالنعاس | 我困了 | ねむいです
  talk | je suis pressé / je suis pressée | I am in a hurry | Tengo prisa | Ho fretta | Ich habe es eilig | Я спешу | أنا مستعجل | 我很着急 | いそいでいます
  talk | je suis désolé / je suis désolée / désolé / désolée | I am sorry | Lo siento | Mi dispiace | Es tut mir leid | Мне жаль | أنا آسف | 对不起 | ごめんなさい
  talk | je ne sais pas / je sais pas | I don’t know | No lo sé | Non lo so | Ich weiß nicht | Я не знаю | لا أعرف | 我不知道 | わかりません
  talk | d’accord | All right | De acuerdo | D’accordo | In Ordnung | Хорошо | حسنا | 好的 | わかりました
  talk | bien sûr | Of course | Claro | Certo | Natürlich | Конечно | بالطبع | 当然 | もちろん
  talk | peut-être | Maybe | Quizás | Forse | Vielleicht | Может быть | ربما | 也许 | たぶん
  talk | de rien / je vous en prie / je t’en prie | You are welcome | De nada | Prego | Gern geschehen | Пожалуйста | عفوا | 不客气 | どういたしまして
  talk | il n’y a pas de quoi | You are welcome | No hay de qué | Non c’è di che | Keine Ursache | Не за что | لا شكر على واجب | 不客气 | どういたしまして
  talk | un peu plus | a little more | un poco más | un po’ di più | etwas mehr | ещё немного | أكثر قليلا | 多一点 | もう すこし
  talk | un peu | a little | un poco | un po’ | ein bisschen | немного | قليلا | 一点 | すこし
  talk | je parle un peu | I speak a little | Hablo un poco | Parlo un po’ | Ich spreche ein bisschen | Я немного говорю | أتكلم قليلا | 我会说一点 | すこし はなします
  talk | j’ai rendez-vous chez le médecin / j’ai un rendez-vous chez le médecin | I have a doctor’s appointment | Tengo cita con el médico | Ho un appuntamento dal medico | Ich habe einen Arzttermin | | عندي موعد عند الطبيب | 我约了医生 | おいしゃさんの よやくが あります
  talk | tu me manques / vous me manquez | I miss you | Te echo de menos | Mi manchi | Du fehlst mir | Я скучаю по тебе | أشتاق إليك | 我想你 | あいたいです
  talk | merci | Thank you | Gracias | Grazie | Danke | Спасибо | شكرا | 谢谢 | ありがとう
  talk | s’il te plaît / s’il vous plaît | Please | Por favor | Per favore | Bitte | Пожалуйста | من فضلك | 请 | おねがいします
  talk | oui | Yes | Sí | Sì | Ja | Да | نعم | 是 | はい
  talk | non | No | No | No | Nein | Нет | لا | 不 | いいえ
  talk | bonsoir | Good evening | Buenas tardes | Buonasera | Guten Abend | Добрый вечер | مساء الخير | 晚上好 | こんばんは
  talk | bonne nuit | Good night | Buenas noches | Buonanotte | Gute Nacht | Спокойной ночи | تصبح على خير | 晚安 | おやすみなさい
  talk | bon appétit | Enjoy your meal | Buen provecho | Buon appetito | Guten Appetit | Приятного аппетита | بالهناء والشفاء | 请慢用 |
  talk | bonjour | Hello | Hola | Buongiorno | Guten Tag | Здравствуйте | مرحبا | 你好 | こんにちは
  talk | au revoir | Goodbye | Adiós | Arrivederci | Auf Wiedersehen | До свидания | مع السلامة | 再见 | さようなら
  talk | à bientôt | See you soon | Hasta pronto | A presto | Bis bald | До скорой встречи | إلى اللقاء | 回头见 | またね
  talk | à demain | See you tomorrow | Hasta mañana | A domani | Bis morgen | До завтра | إلى الغد | 明天见 | また あした
  talk | joyeux anniversaire / bon anniversaire | Happy birthday | Feliz cumpleaños | Buon compleanno | Alles Gute zum Geburtstag | С днём рождения | عيد ميلاد سعيد | 生日快乐 | おたんじょうび おめでとう
  talk | je t’aime | I love you | Te quiero | Ti amo | Ich liebe dich | Я тебя люблю | أحبك | 我爱你 | あいしています
  talk | j’ai besoin d’un médecin / appelez un médecin / il me faut un médecin | I need a doctor | Necesito un médico | Ho bisogno di un medico | Ich brauche einen Arzt | Мне нужен врач | أحتاج إلى طبيب | 我需要医生 | いしゃが ひつようです
`
