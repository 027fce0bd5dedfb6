/**
 * Words about meals, journeys and daily life. Cells: the French words with their other forms, then English, Spanish,
 * Italian, German, Russian, Arabic, Chinese and Japanese. An empty cell means that no translation is certain.
 */
export const travelWords = `
  bière | beer | la cerveza | la birra | das Bier | пиво | بيرة | 啤酒 | ビール
  calamars, calmars, calamar, calmar | squid | los calamares | i calamari | die Calamares | кальмары | حبار | 鱿鱼 | いか
  crevettes, gambas | prawns | las gambas | i gamberi | die Garnelen | креветки | روبيان | 虾 | えび
  moules | mussels | los mejillones | le cozze | die Muscheln | мидии | بلح البحر | 贻贝 | ムールがい
  saumon | salmon | el salmón | il salmone | der Lachs | лосось | سلمون | 三文鱼 | サーモン
  thon | tuna | el atún | il tonno | der Thunfisch | тунец | تونة | 金枪鱼 | まぐろ
  steak, bifteck | a steak | un bistec | una bistecca | das Steak | стейк | شريحة لحم | 牛排 | ステーキ
  bœuf | beef | la carne de vaca | il manzo | das Rindfleisch | говядина | لحم بقري | 牛肉 | ぎゅうにく
  porc | pork | el cerdo | il maiale | das Schweinefleisch | свинина | لحم خنزير | 猪肉 | ぶたにく
  agneau | lamb | el cordero | l’agnello | das Lammfleisch | баранина | لحم غنم | 羊肉 | ラムにく
  saucisse | a sausage | una salchicha | una salsiccia | die Wurst | сосиска | نقانق | 香肠 | ソーセージ
  frites | chips | las patatas fritas | le patatine fritte | die Pommes frites | картофель фри | بطاطس مقلية | 薯条 | フライドポテト
  salade | a salad | una ensalada | un’insalata | der Salat | салат | سلطة | 沙拉 | サラダ
  pizza | a pizza | una pizza | una pizza | die Pizza | пицца | بيتزا | 比萨饼 | ピザ
  sandwich | a sandwich | un bocadillo | un panino | das Sandwich | бутерброд | شطيرة | 三明治 | サンドイッチ
  omelette | an omelette | una tortilla francesa | un’omelette | das Omelett | омлет | عجة | 煎蛋卷 | オムレツ
  tortilla | a Spanish omelette | una tortilla | una frittata | die Tortilla | | | |
  paella | paella | la paella | la paella | die Paella | паэлья | | 西班牙海鲜饭 | パエリア
  yaourt | a yoghurt | un yogur | uno yogurt | der Joghurt | йогурт | زبادي | 酸奶 | ヨーグルト
  chocolat | chocolate | el chocolate | il cioccolato | die Schokolade | шоколад | شوكولاتة | 巧克力 | チョコレート
  croissant | a croissant | un cruasán | un cornetto | das Croissant | круассан | كرواسون | 牛角面包 | クロワッサン
  miel | honey | la miel | il miele | der Honig | мёд | عسل | 蜂蜜 | はちみつ
  crème | cream | la nata | la panna | die Sahne | сливки | قشدة | 奶油 | クリーム
  banane | a banana | un plátano | una banana | die Banane | банан | موزة | 香蕉 | バナナ
  poire | a pear | una pera | una pera | die Birne | груша | إجاصة | 梨 | なし
  raisin | grapes | las uvas | l’uva | die Trauben | виноград | عنب | 葡萄 | ぶどう
  pêche blanche, pêche jaune | a peach | un melocotón | una pesca | der Pfirsich | персик | خوخة | 桃子 | もも
  carotte | a carrot | una zanahoria | una carota | die Karotte | морковь | جزرة | 胡萝卜 | にんじん
  haricots verts | green beans | las judías verdes | i fagiolini |  | | فاصوليا خضراء | 四季豆 | いんげん
  olives | olives | las aceitunas | le olive | die Oliven | оливки | زيتون | 橄榄 | オリーブ
  jus de fruits, jus | juice | el zumo | il succo | der Saft | сок | عصير | 果汁 | ジュース
  eau gazeuse | sparkling water | el agua con gas | l’acqua frizzante | das Wasser mit Kohlensäure | вода с газом | مياه غازية | 气泡水 | たんさんすい
  eau plate | still water | el agua sin gas | l’acqua naturale | das Wasser ohne Kohlensäure | вода без газа | | 矿泉水 |
  limonade | lemonade | la limonada | la limonata | die Limonade | лимонад | عصير ليمون | 柠檬水 | レモネード
  vin rouge | red wine | el vino tinto | il vino rosso | der Rotwein | красное вино | نبيذ أحمر | 红葡萄酒 | あかワイン
  vin blanc | white wine | el vino blanco | il vino bianco | der Weißwein | белое вино | نبيذ أبيض | 白葡萄酒 | しろワイン
  verre de vin | a glass of wine | una copa de vino | un bicchiere di vino | das Glas Wein | бокал вина | كأس نبيذ | 一杯葡萄酒 | グラスワイン
  verre d’eau | a glass of water | un vaso de agua | un bicchiere d’acqua | das Glas Wasser | стакан воды | كأس ماء | 一杯水 | おみず
  bouteille d’eau | a bottle of water | una botella de agua | una bottiglia d’acqua | die Flasche Wasser | бутылка воды | زجاجة ماء | 一瓶水 | みず
  bouteille de vin | a bottle of wine | una botella de vino | una bottiglia di vino | die Flasche Wein | бутылка вина | زجاجة نبيذ | 一瓶葡萄酒 | ワインの ボトル
  carafe d’eau | a jug of water | una jarra de agua | una caraffa d’acqua | die Karaffe Wasser | графин воды | إبريق ماء | 一壶水 |
  tasse de thé | a cup of tea | una taza de té | una tazza di tè | die Tasse Tee | чашка чая | كوب شاي | 一杯茶 | おちゃ
  tasse de café | a cup of coffee | una taza de café | una tazza di caffè | die Tasse Kaffee | чашка кофе | فنجان قهوة | 一杯咖啡 | コーヒー
  café au lait, café crème | a coffee with milk | un café con leche | un caffellatte | der Milchkaffee | кофе с молоком | قهوة بالحليب | 牛奶咖啡 | カフェオレ
  dessert | a dessert | un postre | un dolce | der Nachtisch | десерт | حلوى | 甜点 | デザート
  plat du jour | the dish of the day | el plato del día | il piatto del giorno | das Tagesgericht | блюдо дня | طبق اليوم | 今日特色菜 | ひがわり
  plat | a dish | un plato | un piatto | das Gericht | блюдо | طبق | 菜 | りょうり
  menu, carte | the menu | la carta | il menù | die Speisekarte | меню | قائمة طعام | 菜单 | メニュー
  addition | the bill | la cuenta | il conto | die Rechnung | счёт | حساب | 账单 | おかいけい
  table pour deux, table pour deux personnes | a table for two | una mesa para dos | un tavolo per due | der Tisch für zwei | столик на двоих | طاولة لشخصين | 两个人的桌子 | ふたりの せき
  table pour quatre, table pour quatre personnes | a table for four | una mesa para cuatro | un tavolo per quattro | der Tisch für vier | столик на четверых | طاولة لأربعة أشخاص | 四个人的桌子 | よにんの せき
  terrasse | the terrace | la terraza | la terrazza | die Terrasse | терраса | شرفة | 露台 | テラス
  bar | the bar | el bar | il bar | die Bar | бар | | 酒吧 | バー
  billet, ticket | a ticket | un billete | un biglietto | die Fahrkarte | билет | تذكرة | 票 | きっぷ
  billet aller-retour, aller-retour, aller retour | a return ticket | un billete de ida y vuelta | un biglietto di andata e ritorno | die Rückfahrkarte | билет туда и обратно | تذكرة ذهاب وإياب | 往返票 | おうふくきっぷ
  aller simple, billet simple | a single ticket | un billete de ida | un biglietto di sola andata | die einfache Fahrkarte | билет в один конец | تذكرة ذهاب | 单程票 | かたみちきっぷ
  billet de train | a train ticket | un billete de tren | un biglietto del treno | die Zugfahrkarte | билет на поезд | تذكرة قطار | 火车票 | でんしゃの きっぷ
  billet d’avion | a plane ticket | un billete de avión | un biglietto aereo | das Flugticket | билет на самолёт | تذكرة طائرة | 机票 | こうくうけん
  arrêt de bus, arrêt | the bus stop | la parada de autobús | la fermata dell’autobus | die Bushaltestelle | остановка автобуса | موقف حافلات | 公交车站 | バスてい
  station de métro, métro | the underground station | la estación de metro | la stazione della metropolitana | die U-Bahn-Station | станция метро | محطة مترو | 地铁站 | ちかてつの えき
  taxi | a taxi | un taxi | un taxi | das Taxi | такси | سيارة أجرة | 出租车 | タクシー
  quai, voie | the platform | el andén | il binario | das Gleis | платформа | رصيف | 站台 | ホーム
  port | the harbour | el puerto | il porto | der Hafen | порт | ميناء | 港口 | みなと
  centre-ville, centre | the city centre | el centro | il centro | die Innenstadt | центр | وسط المدينة | 市中心 | ちゅうしんがい
  musée | the museum | el museo | il museo | das Museum | музей | متحف | 博物馆 | はくぶつかん
  château | the castle | el castillo | il castello | das Schloss | замок | قلعة | 城堡 | しろ
  cathédrale | the cathedral | la catedral | la cattedrale | der Dom | собор | كاتدرائية | 大教堂 | だいせいどう
  parc | the park | el parque | il parco | der Park | парк | حديقة عامة | 公园 | こうえん
  piscine | the swimming pool | la piscina | la piscina | das Schwimmbad | бассейн | مسبح | 游泳池 | プール
  cinéma | the cinema | el cine | il cinema | das Kino | кино | سينما | 电影院 | えいがかん
  théâtre | the theatre | el teatro | il teatro | das Theater | театр | مسرح | 剧院 | げきじょう
  mer | the sea | el mar | il mare | das Meer | море | بحر | 大海 | うみ
  toilettes, wc | the toilets | los baños | il bagno | die Toilette | туалет | حمام | 洗手间 | トイレ
  sortie | the exit | la salida | l’uscita | der Ausgang | выход | مخرج | 出口 | でぐち
  distributeur, distributeur de billets | the cash machine | el cajero automático | il bancomat | der Geldautomat | банкомат | صراف آلي | 自动取款机 | エーティーエム
  office de tourisme, office du tourisme | the tourist office | la oficina de turismo | l’ufficio turistico | die Touristeninformation | | مكتب السياحة | 旅游咨询处 | かんこうあんないじょ
  police, commissariat | the police station | la comisaría | la stazione di polizia | die Polizeiwache | полиция | مركز شرطة | 警察局 | けいさつしょ
  parking | the car park | el aparcamiento | il parcheggio | der Parkplatz | парковка | موقف سيارات | 停车场 | ちゅうしゃじょう
  station-service | a petrol station | una gasolinera | un distributore di benzina | die Tankstelle | заправка | محطة وقود | 加油站 | ガソリンスタンド
  plan, plan de la ville | a map | un plano | una mappa | der Stadtplan | карта города | خريطة | 地图 | ちず
  chambre double | a double room | una habitación doble | una camera doppia | das Doppelzimmer | двухместный номер | غرفة مزدوجة | 双人间 | ダブルルーム
  chambre simple | a single room | una habitación individual | una camera singola | das Einzelzimmer | одноместный номер | غرفة مفردة | 单人间 | シングルルーム
  chambre, chambre d’hôtel | a room | una habitación | una camera | das Zimmer | номер | غرفة | 房间 | へや
  réservation | a reservation | una reserva | una prenotazione | die Reservierung | бронь | حجز | 预订 | よやく
  carte d’identité | an identity card | un documento de identidad | una carta d’identità | der Personalausweis | удостоверение личности | بطاقة هوية | 身份证 | みぶんしょうめいしょ
  carte postale | a postcard | una postal | una cartolina | die Postkarte | открытка | بطاقة بريدية | 明信片 | えはがき
  lettre | a letter | una carta | una lettera | der Brief | письмо | رسالة | 信 | てがみ
  photo | a photo | una foto | una foto | das Foto | фотография | صورة | 照片 | しゃしん
  télé, télévision | the television | la televisión | la televisione | der Fernseher | телевизор | تلفاز | 电视 | テレビ
  radio | the radio | la radio | la radio | das Radio | радио | راديو | 收音机 | ラジオ
  sport | sport | el deporte | lo sport | der Sport | спорт | رياضة | 运动 | スポーツ
  foot, football | football | el fútbol | il calcio | der Fußball | футбол | كرة القدم | 足球 | サッカー
  pétanque | petanque | la petanca | le bocce | das Boule | | | |
  danse | dance | el baile | la danza | der Tanz | танцы | رقص | 舞蹈 | ダンス
  lecture | reading | la lectura | la lettura | das Lesen | чтение | قراءة | 阅读 | どくしょ
  guitare | the guitar | la guitarra | la chitarra | die Gitarre | гитара | جيتار | 吉他 | ギター
  piano | the piano | el piano | il pianoforte | das Klavier | пианино | بيانو | 钢琴 | ピアノ
  voyage | a trip | un viaje | un viaggio | die Reise | поездка | رحلة | 旅行 | りょこう
  animal, animaux | an animal | un animal | un animale | das Tier | животное | حيوان | 动物 | どうぶつ
  langue | a language | un idioma | una lingua | die Sprache | язык | لغة | 语言 | ことば
  anglais | English | el inglés | l’inglese | das Englisch | английский язык | اللغة الإنجليزية | 英语 | えいご
  espagnol | Spanish | el español | lo spagnolo | das Spanisch | испанский язык | اللغة الإسبانية | 西班牙语 | スペインご
  italien | Italian | el italiano | l’italiano | das Italienisch | итальянский язык | اللغة الإيطالية | 意大利语 | イタリアご
  allemand | German | el alemán | il tedesco | das Deutsch | немецкий язык | اللغة الألمانية | 德语 | ドイツご
  français | French | el francés | il francese | das Französisch | французский язык | اللغة الفرنسية | 法语 | フランスご
  mes enfants, enfants | my children | mis hijos | i miei figli | meine Kinder | мои дети | أولادي | 我的孩子 | こども
  médecine | medicine | la medicina | la medicina | die Medizin | медицина | طب | 医学 | いがく
  aspirine | an aspirin | una aspirina | un’aspirina | das Aspirin | аспирин | أسبرين | 阿司匹林 | アスピリン
  maillot de bain | a swimsuit | un bañador | un costume da bagno | der Badeanzug | купальник | ملابس سباحة | 泳衣 | みずぎ
  veste | a jacket | una chaqueta | una giacca | die Jacke | куртка | سترة | 外套 | ジャケット
  taille | the size | la talla | la taglia | die Größe | размер | مقاس | 尺寸 | サイズ
  prix | the price | el precio | il prezzo | der Preis | цена | سعر | 价格 | ねだん
  chef de service | a head of department | un jefe de servicio | un caporeparto | der Abteilungsleiter | | | |
  pays | a country | un país | un paese | das Land | страна | بلد | 国家 | くに
  petit-fils | my grandson | mi nieto | mio nipote | mein Enkel | мой внук | حفيدي | 我孙子 | まご
  petite-fille | my granddaughter | mi nieta | mia nipote | meine Enkelin | моя внучка | حفيدتي | 我孙女 | まご
  petits-enfants | my grandchildren | mis nietos | i miei nipoti | meine Enkelkinder | мои внуки | أحفادي | 我的孙子孙女 | まご
  oncle | my uncle | mi tío | mio zio | mein Onkel | мой дядя | عمي | 我叔叔 | おじ
  tante | my aunt | mi tía | mia zia | meine Tante | моя тётя | عمتي | 我阿姨 | おば
`
