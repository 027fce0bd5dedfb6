/**
 * Frames: sentence templates. Cells: a pattern of the normalised French sentence ("/" means "or"), how the
 * sentence uses its noun (plain, generic or negated), then English, Spanish, Italian, German, Russian, Arabic, Chinese
 * and Japanese. An empty cell means that no translation is certain. Placeholders:
 * - `{x}` is a noun phrase, `{x4}` the same in the accusative, `{s}` the subject, `{a}` a predicate, `{name}` a name.
 * - `{v}` is an infinitive, `{v0}` the English one without "to".
 * - `{p}` is a city or country, `{prep}` the same with its Italian preposition; `{at}` and `{to}` are `placeIdioms`.
 * - `{n}` is a number of years, `{годы}` the Russian word for "years" after it.
 * - `{=is/are}` depends on the number of the noun, `{am/is/are/are}` on the subject: I, he or she, they, we.
 * - `{be}` is the Spanish "ser" or "estar" of the predicate, `{ある}` the Japanese verb for "there is".
 * - `{o}` is the ending of an Italian participle.
 */
export const frameRows = `
  je (?:ne )?(?:voudrais/veux/prends/mange/bois) pas (?:de /d )?{x} | negated | I don’t want {x} | No quiero {x} | Non voglio {x} | Ich möchte {x4} | | | 我不要{x} | {x}は いりません
  (?:je voudrais/j aimerais/je veux/je desire/tu veux/vous voulez/pourriez vous/on voudrait/nous voudrions) (?:bien )?(?:me /te /vous )?(?:reserver) {x} | plain | I would like to book {x}, please | Quisiera reservar {x}, por favor | Vorrei prenotare {x}, per favore | Ich möchte {x4} reservieren, bitte | | أريد حجز {x} من فضلك | 我想预订{x} | {x}を よやく したいです
  (?:je voudrais/j aimerais/je veux) (?:bien )?(?:acheter) {x} | plain | I would like to buy {x} | Quisiera comprar {x} | Vorrei comprare {x} | Ich möchte {x4} kaufen | Я хочу купить {x4} | أريد شراء {x} | 我想买{x} | {x}を かいたいです
  (?:je voudrais/j aimerais/je veux/on voudrait/on veut/nous voudrions) (?:bien )?(?:apprendre) {x} | plain | I would like to learn {x} | Quisiera aprender {x} | Vorrei imparare {x} | Ich möchte {x4} lernen | | | 我想学{x} | {x}を ならいたいです
  (?:je voudrais/j aimerais/je veux) (?:bien )?(?:voir/visiter) {x} | plain | I would like to see {x} | Quisiera ver {x} | Vorrei vedere {x} | Ich möchte {x4} sehen | | | 我想看{x} | {x}が みたいです
  (?:je voudrais/j aimerais/je veux) (?:bien )?(?:aller/partir) (?:a/en/au) {p} | plain | I would like to go to {p} | Quisiera ir a {p} | Vorrei andare {prep} | Ich möchte nach {p} fahren | | | 我想去{p} | {p}に いきたいです
  (?:je voudrais/j aimerais/je veux) (?:bien )?(?:aller) {to} | plain | I would like to go {to} | Quisiera ir {to} | Vorrei andare {to} | Ich möchte {to} gehen | | | 我想去{to} | {to}に いきたいです
  (?:je voudrais/j aimerais/je veux) (?:bien )?{v} | plain | I would like {v} | Quisiera {v} | Vorrei {v} | Ich möchte {v} | Я хочу {v} | | 我想{v} |
  (?:est ce que )?(?:on peut/je peux/nous pouvons/puis je/pouvons nous) {v}(?: ici)? | plain | Can I {v0} here? | ¿Puedo {v} aquí? | Posso {v} qui? | Kann ich hier {v}? | | | 我可以在这里{v}吗？ |
  (?:je dois/il faut que je/il faut) {v} | plain | I have {v} | Tengo que {v} | Devo {v} | Ich muss {v} | | | 我要{v} |
  (?:je vais) {v} | plain | I am going {v} | Voy a {v} | | Ich werde {v} | | | 我要{v} |
  (?:est ce que )?(?:je pourrais/je peux/on peut/pourrais je) avoir {x} | plain | Could I have {x}, please? | ¿Me da {x}, por favor? | Posso avere {x}, per favore? | Könnte ich {x4} haben, bitte? | Можно {x4}, пожалуйста? | {x} من فضلك | 请给我{x} | {x}を おねがいします
  (?:je voudrais/j aimerais/je veux bien/je prendrai/je prendrais/je vais prendre/donne\\w* moi/on voudrait/on prendra/on va prendre/nous voudrions/nous prendrons/il me faudrait/on aimerait/pour moi/ce sera) (?:bien )?(?:avoir /prendre /commander /boire /manger /demander )?{x} | plain | I would like {x}, please | Quisiera {x}, por favor | Vorrei {x}, per favore | Ich möchte {x4}, bitte | Можно {x4}, пожалуйста? | {x} من فضلك | 我想要{x} | {x}を ください
  (?:je veux) {x} | plain | I want {x} | Quiero {x} | Voglio {x} | Ich will {x4} | Я хочу {x4} | {x} من فضلك | 我要{x} | {x}が ほしいです
  (?:ou est ce qu il y a/ou il y a/ou est ce que je peux trouver/ou puis je trouver/ou je peux trouver/ou trouver) {x} | plain | Where can I find {x}? | ¿Dónde hay {x}? | Dove posso trovare {x}? | Wo gibt es hier {x4}? | Где здесь {x}? | أين أجد {x}؟ | 哪里有{x}？ | {x}は どこに ありますか？
  (?:ou (?:est/sont/se trouve/se trouvent/c est)/c est ou) {x} | plain | Where {=is/are} {x}, please? | ¿Dónde {=está/están} {x}, por favor? | {=Dov’è/Dove sono} {x}, per favore? | Wo {=ist/sind} {x}, bitte? | Где {x}? | أين {x} من فضلك؟ | 请问，{x}在哪里？ | {x}は どこですか？
  (?:est ce qu il y a/y a t il/il y a) {x} (?:par ici/pres d ici/dans le coin/a cote/pas loin/ici) | plain | Is there {x} near here? | ¿Hay {x} por aquí? | C’è {x} qui vicino? | Gibt es hier in der Nähe {x4}? | Здесь рядом есть {x}? | | 这附近有{x}吗？ | この ちかくに {x}は ありますか？
  (?:combien (?:ca )?(?:coute/coutent/vaut/valent/est/c est)/c est combien/ca coute combien) {x} | plain | How much {=is/are} {x}? | ¿Cuánto {=cuesta/cuestan} {x}? | Quanto {=costa/costano} {x}? | Wie viel {=kostet/kosten} {x}? | Сколько стоит {x}? | بكم {x}؟ | {x}多少钱？ | {x}は いくらですか？
  (?:est ce que (?:vous avez/tu as)/avez vous/vous avez/vous auriez/auriez vous/as tu) {x} | plain | Do you have {x}? | ¿Tiene {x}? | Avete {x}? | Haben Sie {x4}? | У вас есть {x}? | هل عندكم {x}؟ | 有{x}吗？ | {x}は ありますか？
  (?:j ai besoin/j aurais besoin/il me faut) (?:de/d/du) {x} | plain | I need {x} | Necesito {x} | Ho bisogno di {x} | Ich brauche {x4} | | أحتاج إلى {x} | 我需要{x} | {x}が ひつようです
  (?:il me faut) {x} | plain | I need {x} | Necesito {x} | Mi serve {x} | Ich brauche {x4} | | | 我需要{x} | {x}が ひつようです
  (?:je cherche/nous cherchons/on cherche) (?!ma /mon /mes ){x} | plain | I am looking for {x} | Busco {x} | Cerco {x} | Ich suche {x4} | Я ищу {x4} | أبحث عن {x} | 我在找{x} | {x}を さがしています
  (?:j ai perdu) {x} | plain | I have lost {x} | He perdido {x} | Ho perso {x} | Ich habe {x4} verloren | | | 我丢了{x} | {x}を なくしました
  (?:c est) {x} | plain | This is {x} | Es {x} | È {x} | Das ist {x} | Это {x} | | 这是{x} | {x}です
  (?:je m appelle/mon nom c est/mon nom est/mon prenom c est/moi c est) {name} | plain | My name is {name} | Me llamo {name} | Mi chiamo {name} | Ich heiße {name} | Меня зовут {name} | اسمي {name} | 我叫{name} | {name}です
  {s} s appelle {name} | plain | {s}’s name is {name} | {s} se llama {name} | {s} si chiama {name} | {s} heißt {name} | | | {s}叫{name} | {s}の なまえは {name}です
  j ai {n} ans | plain | I am {n} years old | Tengo {n} años | Ho {n} anni | Ich bin {n} Jahre alt | Мне {n} {годы} | عمري {n} سنة | 我{n}岁 | わたしは {n}さいです
  {s} a {n} ans | plain | {s} is {n} years old | {s} tiene {n} años | {s} ha {n} anni | {s} ist {n} Jahre alt | | | {s}{n}岁 | {s}は {n}さいです
  {s} (?:vient de partir/est parti\\w*/vient de s installer) (?:a/en/au/pour) {p} | plain | {s} has gone to {p} | {s} se ha ido a {p} | {s} è andat{o} {prep} | {s} ist nach {p} gegangen | | | {s}去{p}了 | {s}は {p}に いきました
  {s} (?:habite/habites/habitent/habitons/vis/vit/vivent/vivons) (?:a/en/au) {p} | plain | {s} {live/lives/live/live} in {p} | {s} {vivo/vive/viven/vivimos} en {p} | {s} {vivo/vive/vivono/viviamo} {prep} | {s} {wohne/wohnt/wohnen/wohnen} in {p} | | | {s}住在{p} | {s}は {p}に すんでいます
  {s} (?:travaille/travailles/travaillent/travaillons/bosse/bossent) (?:a/en/au) {p} | plain | {s} {work/works/work/work} in {p} | {s} {trabajo/trabaja/trabajan/trabajamos} en {p} | {s} {lavoro/lavora/lavorano/lavoriamo} {prep} | {s} {arbeite/arbeitet/arbeiten/arbeiten} in {p} | | | {s}在{p}工作 | {s}は {p}で はたらいています
  {s} (?:travaille/travaillent/travaillons/bosse/bossent) (?:dans/a/au/en) {x} | plain | {s} {work/works/work/work} in {x} | {s} {trabajo/trabaja/trabajan/trabajamos} en {x} | | | | | {s}在{x}工作 | {s}は {x}で はたらいています
  {s} (?:viens/vient/viennent/venons) (?:de/d) {p} | plain | {s} {come/comes/come/come} from {p} | {s} {soy/es/son/somos} de {p} | | {s} {komme/kommt/kommen/kommen} aus {p} | | | {s}来自{p} | {s}は {p}から きました
  {s} (?:suis/est/sont/sommes) (?:a/en/au) {p} | plain | {s} {am/is/are/are} in {p} | {s} {estoy/está/están/estamos} en {p} | {s} {sono/è/sono/siamo} {prep} | {s} {bin/ist/sind/sind} in {p} | | {s} في {p} | {s}在{p} | {s}は {p}に います
  {s} (?:suis/est/sont/sommes) {at} | plain | {s} {am/is/are/are} {at} | {s} {estoy/está/están/estamos} {at} | {s} {sono/è/sono/siamo} {at} | {s} {bin/ist/sind/sind} {at} | | | {s}在{at} | {s}は {at}に います
  {s} (?:vais/va/vont/allons/pars/part/partent/partons) (?:(?:aller/voir) )?(?:a/en/au/pour) {p} | plain | {s} {am/is/are/are} going to {p} | {s} {voy/va/van/vamos} a {p} | {s} {vado/va/vanno/andiamo} {prep} | {s} {fahre/fährt/fahren/fahren} nach {p} | | | {s}去{p} | {s}は {p}に いきます
  {s} (?:vais/va/vont/allons/pars/part) {to} | plain | {s} {am/is/are/are} going {to} | {s} {voy/va/van/vamos} {to} | {s} {vado/va/vanno/andiamo} {to} | {s} {gehe/geht/gehen/gehen} {to} | | | {s}去{to} | {s}は {to}に いきます
  (?:je vais/je pars) (?:aller )?voir (?=ma /mon /mes ){x} | plain | I am going to see {x} | Voy a ver a {x} | Vado a trovare {x} | Ich besuche {x4} | | | 我去看{x} | {x}に あいに いきます
  (?:je ne suis pas/je suis pas) {a} | plain | I am not {a} | No {be} {a} | Non sono {a} | Ich bin nicht {a} | | | |
  je comprends (?:bien )?que vous (?:etes/soyez) (?:tres /assez /un peu )?{a} | plain | I understand that you are {a} | | Capisco che sia {a} | Ich verstehe, dass Sie {a} sind | | | |
  {s} (?:suis/est/sont/sommes) (?:tres /assez /un peu )?{a} | plain | {s} {am/is/are/are} {a} | {s} {be} {a} | {s} {sono/è/sono/siamo} {a} | {s} {bin/ist/sind/sind} {a} | {s} {a} | {s} {a} | {s}{a} | {s}は {a}
  (?:je n ai pas/j ai pas) (?:de/d) {x} | negated | I don’t have {x} | No tengo {x} | Non ho {x} | Ich habe {x4} | | ليس عندي {x} | 我没有{x} | {x}は ありません
  j ai {x} | plain | I have {x} | Tengo {x} | Ho {x} | Ich habe {x4} | У меня есть {x} | عندي {x} | 我有{x} | {x}が {ある}
  {s} (?:a/ont/avons) {x} | plain | {s} {have/has/have/have} {x} | {s} {tengo/tiene/tienen/tenemos} {x} | {s} {ho/ha/hanno/abbiamo} {x} | {s} {habe/hat/haben/haben} {x4} | | | {s}有{x} | {s}は {x}が {ある}
  (?:je n aime pas/j aime pas/j aime pas du tout) {x} | generic | I don’t like {x} | No me {=gusta/gustan} {x} | Non mi {=piace/piacciono} {x} | Ich mag {x4} nicht | Я не люблю {x4} | لا أحب {x} | 我不喜欢{x} | {x}は すきじゃ ありません
  (?:j aime/j adore) (?:bien /beaucoup /surtout )?{v} | plain | I like {v} | Me gusta {v} | Mi piace {v} | | Я люблю {v} | | 我喜欢{v} | {v}のが すきです
  (?:j aime/j adore) (?:bien /beaucoup /surtout )?{x} | generic | I like {x} | Me {=gusta/gustan} {x} | Mi {=piace/piacciono} {x} | Ich mag {x4} | Я люблю {x4} | أحب {x} | 我喜欢{x} | {x}が すきです
  (?:est ce que (?:tu aimes/vous aimez)/vous aimez/tu aimes/aimez vous/aimes tu) {x} | generic | Do you like {x}? | ¿Te {=gusta/gustan} {x}? | Ti {=piace/piacciono} {x}? | Magst du {x4}? | | هل تحب {x}؟ | 你喜欢{x}吗？ | {x}は すきですか？
  {s} (?:mange/manges/mangent/mangeons) {x} | plain | {s} {eat/eats/eat/eat} {x} | {s} {como/come/comen/comemos} {x} | {s} {mangio/mangia/mangiano/mangiamo} {x} | {s} {esse/isst/essen/essen} {x4} | | | {s}吃{x} | {s}は {x}を たべます
  {s} (?:bois/boit/boivent/buvons) {x} | plain | {s} {drink/drinks/drink/drink} {x} | {s} {bebo/bebe/beben/bebemos} {x} | {s} {bevo/beve/bevono/beviamo} {x} | {s} {trinke/trinkt/trinken/trinken} {x4} | | | {s}喝{x} | {s}は {x}を のみます
  {s} (?:apprends/apprend/apprennent/apprenons) {x} | plain | {s} {am/is/are/are} learning {x} | {s} {aprendo/aprende/aprenden/aprendemos} {x} | {s} {imparo/impara/imparano/impariamo} {x} | {s} {lerne/lernt/lernen/lernen} {x} | | | {s}学{x} | {s}は {x}を べんきょうしています
  {s} (?:parle/parles/parlent/parlons) (?:un peu )?{x} | generic | {s} {speak/speaks/speak/speak} {x} | {s} {hablo/habla/hablan/hablamos} {x} | | {s} {spreche/spricht/sprechen/sprechen} {x} | | | {s}说{x} | {s}は {x}を はなします
  (?:hier /ce matin )?j ai achete {x} | plain | I bought {x} | Compré {x} | Ho comprato {x} | Ich habe {x4} gekauft | | | 我买了{x} | {x}を かいました
  (?:hier /ce matin /a midi )?(?:j ai mange/on a mange) {x} | plain | I ate {x} | Comí {x} | Ho mangiato {x} | Ich habe {x4} gegessen | | | 我吃了{x} | {x}を たべました
  (?:hier /ce matin )?(?:j ai vu) (?!ma /mon /mes ){x} | plain | I saw {x} | Vi {x} | Ho visto {x} | Ich habe {x4} gesehen | | | 我看了{x} | {x}を みました
`

/** The French words that some placeholders of `frameRows` match. The others match any words and are checked later. */
export const slotPatterns: Readonly<Record<string, string>> = {
  s: '(?:je|j|il|elle|on|nous|ils|elles|(?:mon|ma|mes|notre|nos|le|la) [a-z -]+?)',
  p: '(?!.*(?<![a-z])(?:je|j|et|mais|on|il|elle|moi)(?![a-z]))[a-z][a-z -]*',
  n: '[a-z0-9 ]+',
  name: '(?!.*(?<![a-z])(?:je|j|et|mais|on|il|elle|moi)(?![a-z]))[a-z][a-z -]*',
}

/**
 * Places with their prepositions. Cells: normalised French, then the columns of `frameRows`. A cell has "at the place ;
 * to the place", or one form for both.
 */
export const placeIdioms = `
  a la maison, chez moi | at home ; home | en casa ; a casa | a casa ; a casa | zu Hause ; nach Hause | | | 家 | いえ
  au travail, au boulot | at work ; to work | en el trabajo ; al trabajo | al lavoro ; al lavoro | bei der Arbeit ; zur Arbeit | | | 公司 | しごと
  a l ecole | at school ; to school | en la escuela ; a la escuela | a scuola ; a scuola | in der Schule ; zur Schule | | | 学校 | がっこう
  a l hopital | in hospital ; to the hospital | en el hospital ; al hospital | all’ospedale ; all’ospedale | im Krankenhaus ; ins Krankenhaus | | | 医院 | びょういん
  au marche | at the market ; to the market | en el mercado ; al mercado | al mercato ; al mercato | auf dem Markt ; auf den Markt | | | 市场 | いちば
  a la plage | at the beach ; to the beach | en la playa ; a la playa | in spiaggia ; in spiaggia | am Strand ; an den Strand | | | 海滩 | かいがん
  au cinema | at the cinema ; to the cinema | en el cine ; al cine | al cinema ; al cinema | im Kino ; ins Kino | | | 电影院 | えいがかん
  au theatre | at the theatre ; to the theatre | en el teatro ; al teatro | a teatro ; a teatro | im Theater ; ins Theater | | | 剧院 | げきじょう
  au restaurant, au resto | at the restaurant ; to the restaurant | en el restaurante ; al restaurante | al ristorante ; al ristorante | im Restaurant ; ins Restaurant | | | 餐厅 | レストラン
  au musee | at the museum ; to the museum | en el museo ; al museo | al museo ; al museo | im Museum ; ins Museum | | | 博物馆 | はくぶつかん
  a la mer, au bord de la mer | at the seaside ; to the seaside | en la costa ; a la costa | al mare ; al mare | am Meer ; ans Meer | | | 海边 | うみ
  a la montagne | in the mountains ; to the mountains | en la montaña ; a la montaña | in montagna ; in montagna | in den Bergen ; in die Berge | | | 山上 | やま
  a la campagne | in the countryside ; to the countryside | en el campo ; al campo | in campagna ; in campagna | auf dem Land ; aufs Land | | | 乡下 | いなか
  a la gare | at the station ; to the station | en la estación ; a la estación | alla stazione ; alla stazione | am Bahnhof ; zum Bahnhof | | | 火车站 | えき
  a l aeroport | at the airport ; to the airport | en el aeropuerto ; al aeropuerto | all’aeroporto ; all’aeroporto | am Flughafen ; zum Flughafen | | | 机场 | くうこう
  a l hotel | at the hotel ; to the hotel | en el hotel ; al hotel | in albergo ; in albergo | im Hotel ; ins Hotel | | | 酒店 | ホテル
  chez le medecin, chez le docteur | at the doctor’s ; to the doctor’s | en el médico ; al médico | dal medico ; dal medico | beim Arzt ; zum Arzt | | | 医院 | びょういん
  en vacances | on holiday ; on holiday | de vacaciones ; de vacaciones | in vacanza ; in vacanza | im Urlaub ; in den Urlaub | | | |
  au supermarche | at the supermarket ; to the supermarket | en el supermercado ; al supermercado | al supermercato ; al supermercato | im Supermarkt ; in den Supermarkt | | | 超市 | スーパー
  a la piscine | at the swimming pool ; to the swimming pool | en la piscina ; a la piscina | in piscina ; in piscina | im Schwimmbad ; ins Schwimmbad | | | 游泳池 | プール
  a la pharmacie | at the chemist’s ; to the chemist’s | en la farmacia ; a la farmacia | in farmacia ; in farmacia | in der Apotheke ; zur Apotheke | | | 药店 | やっきょく
  a l eglise | at church ; to church | en la iglesia ; a la iglesia | in chiesa ; in chiesa | in der Kirche ; in die Kirche | | | 教堂 | きょうかい
`

/**
 * Predicates, such as professions and moods, with a row for each gender. Cells: normalised French, then the columns of
 * `frameRows`; in Spanish, Chinese and Japanese the predicate includes the verb.
 */
export const predicates = `
  fatigue, creve | tired | estar cansado | stanco | müde | устал | متعب | 很累 | つかれています
  fatiguee, crevee | tired | estar cansada | stanca | müde | устала | متعبة | 很累 | つかれています
  malade | ill | estar enfermo | malato | krank | болен | مريض | 病了 | びょうきです
  content, heureux | happy | estar contento | contento | glücklich | рад | سعيد | 很高兴 |
  contente, heureuse | happy | estar contenta | contenta | glücklich | рада | سعيدة | 很高兴 |
  inquiet | worried | estar preocupado | preoccupato | besorgt | | | |
  inquiete | worried | estar preocupada | preoccupata | besorgt | | | |
  decu | disappointed | estar decepcionado | deluso | enttäuscht | | | |
  decue | disappointed | estar decepcionada | delusa | enttäuscht | | | |
  enerve, agace | annoyed | estar molesto | irritato | verärgert | | | |
  enervee, agacee | annoyed | estar molesta | irritata | verärgert | | | |
  triste | sad | estar triste | triste | traurig | | حزين | 很难过 |
  occupe | busy | estar ocupado | occupato | beschäftigt | занят | مشغول | 很忙 |
  occupee | busy | estar ocupada | occupata | beschäftigt | занята | مشغولة | 很忙 |
  pret | ready | estar listo | pronto | fertig | готов | جاهز | |
  prete | ready | estar lista | pronta | fertig | готова | جاهزة | |
  perdu | lost | estar perdido | perso | | | | 迷路了 |
  perdue | lost | estar perdida | persa | | | | 迷路了 |
  marie | married | estar casado | sposato | verheiratet | женат | متزوج | 结婚了 |
  mariee | married | estar casada | sposata | verheiratet | замужем | متزوجة | 结婚了 |
  divorce | divorced | estar divorciado | divorziato | geschieden | | مطلق | 离婚了 |
  divorcee | divorced | estar divorciada | divorziata | geschieden | | مطلقة | 离婚了 |
  celibataire | single | estar soltero | single | ledig | | أعزب | 单身 | どくしんです
  retraite, a la retraite | retired | estar jubilado | in pensione | in Rente | на пенсии | متقاعد | 退休了 |
  retraitee | retired | estar jubilada | in pensione | in Rente | на пенсии | متقاعدة | 退休了 |
  en retard | late | | in ritardo | spät dran | | متأخر | 迟到了 |
  en vacances | on holiday | estar de vacaciones | in vacanza | im Urlaub | в отпуске | في عطلة | 在度假 |
  rouille | a bit rusty | estar un poco oxidado | un po’ arrugginito | etwas eingerostet | | | |
  rouillee | a bit rusty | estar un poco oxidada | un po’ arrugginita | etwas eingerostet | | | |
  francais | French | ser francés | francese | Franzose | француз | فرنسي | 是法国人 | フランスじんです
  francaise | French | ser francesa | francese | Französin | француженка | فرنسية | 是法国人 | フランスじんです
  debutant | a beginner | ser principiante | principiante | Anfänger | | مبتدئ | 是初学者 | しょしんしゃです
  debutante | a beginner | ser principiante | principiante | Anfängerin | | مبتدئة | 是初学者 | しょしんしゃです
  etudiant | a student | ser estudiante | studente | Student | студент | طالب | 是学生 | がくせいです
  etudiante | a student | ser estudiante | studentessa | Studentin | студентка | طالبة | 是学生 | がくせいです
  infirmier | a nurse | ser enfermero | infermiere | Krankenpfleger | медбрат | ممرض | 是护士 | かんごしです
  infirmiere | a nurse | ser enfermera | infermiera | Krankenschwester | медсестра | ممرضة | 是护士 | かんごしです
  professeur, prof, enseignant | a teacher | ser profesor | insegnante | Lehrer | учитель | معلم | 是老师 | きょうしです
  professeure, enseignante | a teacher | ser profesora | insegnante | Lehrerin | учительница | معلمة | 是老师 | きょうしです
  medecin, docteur | a doctor | ser médico | medico | Arzt | врач | طبيب | 是医生 | いしゃです
  ingenieur | an engineer | ser ingeniero | ingegnere | Ingenieur | инженер | مهندس | 是工程师 | エンジニアです
  ingenieure | an engineer | ser ingeniera | ingegnere | Ingenieurin | инженер | مهندسة | 是工程师 | エンジニアです
  comptable | an accountant | ser contable | contabile | Buchhalter | бухгалтер | محاسب | 是会计 | けいりです
  secretaire | a secretary | ser secretario | segretario | Sekretär | секретарь | سكرتير | 是秘书 | ひしょです
  boulanger | a baker | ser panadero | panettiere | Bäcker | пекарь | خباز | 是面包师 | パンやです
  boulangere | a baker | ser panadera | panettiera | Bäckerin | пекарь | خبازة | 是面包师 | パンやです
  cuisinier | a cook | ser cocinero | cuoco | Koch | повар | طباخ | 是厨师 | コックです
  cuisiniere | a cook | ser cocinera | cuoca | Köchin | повар | طباخة | 是厨师 | コックです
  vendeur | a shop assistant | ser vendedor | commesso | Verkäufer | продавец | بائع | 是售货员 | てんいんです
  vendeuse | a shop assistant | ser vendedora | commessa | Verkäuferin | продавщица | بائعة | 是售货员 | てんいんです
  coiffeur | a hairdresser | ser peluquero | parrucchiere | Friseur | парикмахер | حلاق | 是理发师 | びようしです
  coiffeuse | a hairdresser | ser peluquera | parrucchiera | Friseurin | парикмахер | حلاقة | 是理发师 | びようしです
  serveur | a waiter | ser camarero | cameriere | Kellner | официант | نادل | 是服务员 |
  serveuse | a waitress | ser camarera | cameriera | Kellnerin | официантка | نادلة | 是服务员 |
  avocat | a lawyer | ser abogado | avvocato | Anwalt | адвокат | محام | 是律师 | べんごしです
  avocate | a lawyer | ser abogada | avvocata | Anwältin | адвокат | محامية | 是律师 | べんごしです
  facteur | a postman | ser cartero | postino | Briefträger | почтальон | | 是邮递员 |
  factrice | a postwoman | ser cartera | postina | Briefträgerin | почтальон | | 是邮递员 |
  chauffeur | a driver | ser conductor | autista | Fahrer | водитель | سائق | 是司机 | うんてんしゅです
  chauffeuse | a driver | ser conductora | autista | Fahrerin | водитель | سائقة | 是司机 | うんてんしゅです
  vegetarien | a vegetarian | ser vegetariano | vegetariano | Vegetarier | вегетарианец | نباتي | 吃素 | ベジタリアンです
  vegetarienne | a vegetarian | ser vegetariana | vegetariana | Vegetarierin | вегетарианка | نباتية | 吃素 | ベジタリアンです
  grand | tall | ser alto | alto | groß | | طويل | 很高 |
  grande | tall | ser alta | alta | groß | | طويلة | 很高 |
  gentil | kind | ser amable | gentile | nett | | لطيف | 很友好 | しんせつです
  gentille | kind | ser amable | gentile | nett | | لطيفة | 很友好 | しんせつです
  jeune | young | ser joven | giovane | jung | | شاب | 很年轻 |
`

/** Japanese nouns for people and animals: their verb for "there is" differs from that for things. */
export const livingNouns =
  /^(?:むすこ|むすめ|こども|あに|きょうだい|しまい|まご|ともだち|いぬ|ねこ|うま|とり|おっと|つま|あかちゃん)$/

/** Grammatical subjects. Cells: French, the index of the verb form (see `Subject`), then the columns of `frameRows`. */
export const pronouns = `
  je, j | 0 | I | | | ich | я | أنا | 我 | わたし
  il | 1 | he | | | er | он | هو | 他 | かれ
  elle | 1 | she | | | sie | она | هي | 她 | かのじょ
  on, nous | 3 | we | | | wir | мы | نحن | 我们 | わたしたち
  ils | 2 | they | | | sie | они | هم | 他们 | かれら
  elles | 2 | they | | | sie | они | هن | 她们 | かのじょたち
`

/** The forms of the Spanish "to be". */
export const spanishBe = {
  ser: ['soy', 'es', 'son', 'somos'],
  estar: ['estoy', 'está', 'están', 'estamos'],
}
