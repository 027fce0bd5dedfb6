/** Cities. Cells: French, then the columns of `frameRows`. */
export const cities = `
  Londres | London | Londres | Londra | London | | لندن | 伦敦 | ロンドン
  Dublin | Dublin | Dublín | Dublino | Dublin | | دبلن | 都柏林 | ダブリン
  Édimbourg | Edinburgh | Edimburgo | Edimburgo | Edinburgh | | إدنبرة | 爱丁堡 | エディンバラ
  Paris | Paris | París | Parigi | Paris | | باريس | 巴黎 | パリ
  Lyon | Lyon | Lyon | Lione | Lyon | | ليون | 里昂 | リヨン
  Marseille | Marseille | Marsella | Marsiglia | Marseille | | مرسيليا | 马赛 | マルセイユ
  Nice | Nice | Niza | Nizza | Nizza | | نيس | 尼斯 | ニース
  Bordeaux | Bordeaux | Burdeos | Bordeaux | Bordeaux | | بوردو | 波尔多 | ボルドー
  Toulouse | Toulouse | Toulouse | Tolosa | Toulouse | | تولوز | 图卢兹 | トゥールーズ
  Strasbourg | Strasbourg | Estrasburgo | Strasburgo | Straßburg | | ستراسبورغ | 斯特拉斯堡 | ストラスブール
  Lille | Lille | Lille | Lilla | Lille | | ليل | 里尔 | リール
  Bruxelles | Brussels | Bruselas | Bruxelles | Brüssel | | بروكسل | 布鲁塞尔 | ブリュッセル
  Genève | Geneva | Ginebra | Ginevra | Genf | | جنيف | 日内瓦 | ジュネーブ
  Madrid | Madrid | Madrid | Madrid | Madrid | | مدريد | 马德里 | マドリード
  Barcelone | Barcelona | Barcelona | Barcellona | Barcelona | | برشلونة | 巴塞罗那 | バルセロナ
  Séville | Seville | Sevilla | Siviglia | Sevilla | | إشبيلية | 塞维利亚 | セビリア
  Rome | Rome | Roma | Roma | Rom | | روما | 罗马 | ローマ
  Milan | Milan | Milán | Milano | Mailand | | ميلانو | 米兰 | ミラノ
  Florence | Florence | Florencia | Firenze | Florenz | | فلورنسا | 佛罗伦萨 | フィレンツェ
  Venise | Venice | Venecia | Venezia | Venedig | | البندقية | 威尼斯 | ベネチア
  Naples | Naples | Nápoles | Napoli | Neapel | | نابولي | 那不勒斯 | ナポリ
  Berlin | Berlin | Berlín | Berlino | Berlin | | برلين | 柏林 | ベルリン
  Munich | Munich | Múnich | Monaco di Baviera | München | | ميونخ | 慕尼黑 | ミュンヘン
  Hambourg | Hamburg | Hamburgo | Amburgo | Hamburg | | هامبورغ | 汉堡 | ハンブルク
  Vienne | Vienna | Viena | Vienna | Wien | | فيينا | 维也纳 | ウィーン
  Lisbonne | Lisbon | Lisboa | Lisbona | Lissabon | | لشبونة | 里斯本 | リスボン
  Moscou | Moscow | Moscú | Mosca | Moskau | | موسكو | 莫斯科 | モスクワ
  New York | New York | Nueva York | New York | New York | | نيويورك | 纽约 | ニューヨーク
  Pékin | Beijing | Pekín | Pechino | Peking | | بكين | 北京 | ペキン
  Shanghai | Shanghai | Shanghái | Shanghai | Shanghai | | شنغهاي | 上海 | シャンハイ
  Tokyo | Tokyo | Tokio | Tokyo | Tokio | | طوكيو | 东京 | とうきょう
  Le Caire, Caire | Cairo | El Cairo | | Kairo | | القاهرة | 开罗 | カイロ
  Alger | Algiers | Argel | Algeri | Algier | | الجزائر | 阿尔及尔 | アルジェ
  Tunis | Tunis | Túnez | Tunisi | Tunis | | تونس | 突尼斯 | チュニス
  Marrakech | Marrakesh | Marrakech | Marrakech | Marrakesch | | مراكش | 马拉喀什 | マラケシュ
`

/** Countries and regions, in the same columns. */
export const countries = `
  France | France | Francia | Francia | Frankreich | | فرنسا | 法国 | フランス
  Angleterre | England | Inglaterra | Inghilterra | England | | إنجلترا | 英国 | イギリス
  Irlande | Ireland | Irlanda | Irlanda | Irland | | أيرلندا | 爱尔兰 | アイルランド
  Écosse | Scotland | Escocia | Scozia | Schottland | | اسكتلندا | 苏格兰 | スコットランド
  Espagne | Spain | España | Spagna | Spanien | | إسبانيا | 西班牙 | スペイン
  Italie | Italy | Italia | Italia | Italien | | إيطاليا | 意大利 | イタリア
  Allemagne | Germany | Alemania | Germania | Deutschland | | ألمانيا | 德国 | ドイツ
  Autriche | Austria | Austria | Austria | Österreich | | النمسا | 奥地利 | オーストリア
  Belgique | Belgium | Bélgica | Belgio | Belgien | | بلجيكا | 比利时 | ベルギー
  Portugal | Portugal | Portugal | Portogallo | Portugal | | البرتغال | 葡萄牙 | ポルトガル
  Grèce | Greece | Grecia | Grecia | Griechenland | | اليونان | 希腊 | ギリシャ
  Russie | Russia | Rusia | Russia | Russland | | روسيا | 俄罗斯 | ロシア
  Chine | China | China | Cina | China | | الصين | 中国 | ちゅうごく
  Japon | Japan | Japón | Giappone | Japan | | اليابان | 日本 | にほん
  Maroc | Morocco | Marruecos | Marocco | Marokko | | المغرب | 摩洛哥 | モロッコ
  Algérie | Algeria | Argelia | Algeria | Algerien | | الجزائر | 阿尔及利亚 | アルジェリア
  Tunisie | Tunisia | Túnez | Tunisia | Tunesien | | تونس | 突尼斯 | チュニジア
  Égypte | Egypt | Egipto | Egitto | Ägypten | | مصر | 埃及 | エジプト
  Canada | Canada | Canadá | Canada | Kanada | | كندا | 加拿大 | カナダ
  Australie | Australia | Australia | Australia | Australien | | أستراليا | 澳大利亚 | オーストラリア
`
