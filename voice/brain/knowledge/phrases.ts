import type { Language } from '../../../domain/languages'
import { readTable } from '../../text-analysis/table'

/** Languages of `phrases` and `themes`, in the order of their columns. */
const phraseLanguages = ['english', 'spanish', 'italian', 'german'] as const
type PhraseLanguage = (typeof phraseLanguages)[number]
/** Languages of `furtherPhrases`, in the order of its columns. */
const furtherLanguages: readonly Language[] = ['russian', 'arabic', 'chinese', 'japanese']

// Cells: words of the request in normalised French or English ("*": any ending), the French phrase, then the phrase in
// English, Spanish, Italian and German. The first row with words that occur in the request is used.
const phrases = readTable(`
  emporter, take away, to go | un café à emporter, s’il vous plaît | A coffee to take away, please | Un café para llevar, por favor | Un caffè da portare via, per favore | Einen Kaffee zum Mitnehmen, bitte
  un cafe, du cafe, coffee | un café, s’il vous plaît | I’d like a coffee, please | Un café, por favor | Un caffè, per favore | Einen Kaffee, bitte
  addition, the bill, the check | l’addition, s’il vous plaît | Could I have the bill, please | La cuenta, por favor | Il conto, per favore | Die Rechnung, bitte
  menu, la carte | la carte, s’il vous plaît | Could I see the menu, please | La carta, por favor | Il menù, per favore | Die Speisekarte, bitte
  de l eau, verre d eau, some water, glass of water | de l’eau, s’il vous plaît | Could I have some water, please | Agua, por favor | Dell’acqua, per favore | Ein Wasser, bitte
  combien ca coute, combien cela coute, le prix, un prix, how much | combien ça coûte ? | How much is it? | ¿Cuánto cuesta? | Quanto costa? | Wie viel kostet das?
  toilettes, toilet, bathroom, restroom | où sont les toilettes ? | Where are the toilets, please? | ¿Dónde están los baños? | Dov’è il bagno? | Wo sind die Toiletten?
  la gare, train station, the station | où est la gare ? | Where is the train station, please? | ¿Dónde está la estación? | Dov’è la stazione? | Wo ist der Bahnhof?
  metro, underground, subway | où est le métro ? | Where is the nearest underground station? | ¿Dónde está el metro? | Dov’è la metropolitana? | Wo ist die U-Bahn?
  mon chemin, perdu*, i m lost, i am lost, direction | je ne trouve plus mon chemin, pouvez-vous m’aider ? | I’m lost, could you help me? | Me he perdido, ¿me puede ayudar? | Non trovo più la strada, può aiutarmi? | Ich habe mich verlaufen, können Sie mir helfen?
  billet, ticket | un billet, s’il vous plaît | I’d like a ticket, please | Un billete, por favor | Un biglietto, per favore | Eine Fahrkarte, bitte
  reserv*, une chambre, check in, book a room | j’ai une réservation | I have a reservation | Tengo una reserva | Ho una prenotazione | Ich habe eine Reservierung
  une table, table for | une table pour deux, s’il vous plaît | A table for two, please | Una mesa para dos, por favor | Un tavolo per due, per favore | Einen Tisch für zwei, bitte
  moins vite, lentement, slower, slowly, slow down | plus lentement, s’il vous plaît | Could you speak more slowly, please? | Más despacio, por favor | Più lentamente, per favore | Langsamer, bitte
  comprends pas, pas compris, don t understand, do not understand | je ne comprends pas | Sorry, I don’t understand | No entiendo | Non capisco | Ich verstehe nicht
  repeter, repeat, say that again, say it again | pouvez-vous répéter ? | Could you repeat that, please? | ¿Puede repetir? | Può ripetere? | Können Sie das wiederholen?
  je m appelle, me presenter, my name, introduce my | je m’appelle… | My name is | Me llamo | Mi chiamo | Ich heiße
  enchante*, nice to meet | enchanté | Nice to meet you | Mucho gusto | Piacere | Freut mich
  tu es belle, t es belle, vous etes belle, tu es magnifique | tu es belle | You are beautiful | Eres hermosa | Sei bellissima | Du bist schön
  tu es beau, t es beau, vous etes beau | tu es beau | You are handsome | Eres guapo | Sei bellissimo | Du bist schön
  en retard, i m late | je suis en retard | I’m late, sorry | Llego tarde | Sono in ritardo | Ich komme zu spät
  fatigue, tired | je suis fatigué | I am tired | Estoy cansado | Sono stanco | Ich bin müde
  faim, hungry | j’ai faim | I’m hungry | Tengo hambre | Ho fame | Ich habe Hunger
  soif, thirsty | j’ai soif | I’m thirsty | Tengo sed | Ho sete | Ich habe Durst
  je suis francais, french | je suis français | I am French | Soy francés | Sono francese | Ich bin Franzose
  parle pas bien, je parle mal, parle un peu | je parle un peu | I speak a little | Hablo un poco | Parlo un po’ | Ich spreche ein bisschen
  quelle heure, what time | quelle heure est-il ? | What time is it? | ¿Qué hora es? | Che ore sono? | Wie spät ist es?
  a demain, see you tomorrow | à demain | See you tomorrow | Hasta mañana | A domani | Bis morgen
  bon voyage | bon voyage | Have a good trip | Buen viaje | Buon viaggio | Gute Reise
  mon amour, my love | mon amour | My love | Mi amor | Amore mio | Mein Schatz
  chat, cat | un chat | A cat | Un gato | Un gatto | Eine Katze
  chien, dog | un chien | A dog | Un perro | Un cane | Ein Hund
  grand mere, grandmother | ma grand-mère | My grandmother | Mi abuela | Mia nonna | Meine Oma
  tu me manques, vous me manquez, miss you | tu me manques | I miss you | Te echo de menos | Mi manchi | Du fehlst mir
  je t aime, love you | je t’aime | I love you | Te quiero | Ti amo | Ich liebe dich
  pense a toi, thinking of you | je pense à toi | I’m thinking of you | Pienso en ti | Ti penso | Ich denke an dich
  bonne chance, good luck | bonne chance | Good luck | Buena suerte | In bocca al lupo | Viel Glück
  courage | courage | Hang in there | Ánimo | Coraggio | Nur Mut
  anniversaire, birthday | joyeux anniversaire | Happy birthday | Feliz cumpleaños | Buon compleanno | Alles Gute zum Geburtstag
  felicit*, bravo, congrat* | félicitations | Congratulations | Enhorabuena | Congratulazioni | Herzlichen Glückwunsch
  condoleances | toutes mes condoléances | I’m so sorry for your loss | Mi más sentido pésame | Le mie condoglianze | Mein herzliches Beileid
  appetit | bon appétit | Enjoy your meal | Buen provecho | Buon appetito | Guten Appetit
  sante, cheers | santé | Cheers | Salud | Salute | Prost
  comment ca va, comment vas, how are you | comment ça va ? | How are you? | ¿Cómo estás? | Come stai? | Wie geht’s?
  excus*, pardon, desole*, sorry | excusez-moi | Excuse me | Perdón | Mi scusi | Entschuldigung
  au secours, a l aide, help | à l’aide ! | Help! | ¡Ayuda! | Aiuto! | Hilfe!
  medecin, docteur, doctor | j’ai besoin d’un médecin | I need a doctor | Necesito un médico | Ho bisogno di un medico | Ich brauche einen Arzt
  bonne nuit, good night | bonne nuit | Good night | Buenas noches | Buona notte | Gute Nacht
  a bientot, see you | à bientôt | See you soon | Hasta pronto | A presto | Bis bald
  s il vous plait, s il te plait, please | s’il vous plaît | Please | Por favor | Per favore | Bitte
  au revoir, goodbye | au revoir | Goodbye | Adiós | Arrivederci | Auf Wiedersehen
  merci, thank | merci | Thank you | Gracias | Grazie | Danke
  bonsoir, good evening | bonsoir | Good evening | Buenas tardes | Buonasera | Guten Abend
  bonjour, hello, greet | bonjour | Hello | Hola | Buongiorno | Guten Tag
  la mer, the sea | la mer | The sea | El mar | Il mare | Das Meer
  la maison, house | la maison | The house | La casa | La casa | Das Haus
  famille, family | la famille | The family | La familia | La famiglia | Die Familie
`)

// Cells: the French phrase as in `phrases`, then the phrase in Russian, Arabic, Chinese and Japanese.
const furtherPhrases = readTable(`
  un café, s’il vous plaît | Кофе, пожалуйста | قهوة من فضلك | 我要一杯咖啡 | コーヒーを ください
  l’addition, s’il vous plaît | Счёт, пожалуйста | الحساب من فضلك | 买单，谢谢 | おかいけいを おねがいします
  la carte, s’il vous plaît | Меню, пожалуйста | القائمة من فضلك | 请给我菜单 | メニューを おねがいします
  de l’eau, s’il vous plaît | Воды, пожалуйста | ماء من فضلك | 请给我水 | みずを ください
  combien ça coûte ? | Сколько это стоит? | بكم هذا؟ | 多少钱？ | いくらですか？
  où sont les toilettes ? | Где туалет? | أين الحمام؟ | 洗手间在哪里？ | トイレは どこですか？
  où est la gare ? | Где вокзал? | أين المحطة؟ | 火车站在哪里？ | えきは どこですか？
  où est le métro ? | Где метро? | أين المترو؟ | 地铁站在哪里？ | ちかてつは どこですか？
  j’ai une réservation | У меня есть бронь | عندي حجز | 我有预订 | よやくを しています
  plus lentement, s’il vous plaît | Помедленнее, пожалуйста | ببطء من فضلك | 请说慢一点 | もっと ゆっくり おねがいします
  je ne comprends pas | Я не понимаю | لا أفهم | 我不明白 | わかりません
  pouvez-vous répéter ? | Повторите, пожалуйста | أعد من فضلك | 请再说一遍 | もういちど おねがいします
  je m’appelle… | Меня зовут | اسمي | 我叫 | わたしの なまえは
  enchanté | Очень приятно | تشرفنا | 很高兴认识你 | はじめまして
  je t’aime | Я тебя люблю | أحبك | 我爱你 | あいしています
  bonne chance | Удачи | حظا سعيدا | 祝你好运 | がんばって
  joyeux anniversaire | С днём рождения | عيد ميلاد سعيد | 生日快乐 | おたんじょうび おめでとう
  félicitations | Поздравляю | مبروك | 恭喜 | おめでとう
  bon appétit | Приятного аппетита | بالهناء والشفاء | 请慢用 | いただきます
  comment ça va ? | Как дела? | كيف حالك؟ | 你好吗？ | おげんきですか？
  excusez-moi | Извините | عفوا | 对不起 | すみません
  à l’aide ! | Помогите! | النجدة! | 救命！ | たすけて！
  j’ai besoin d’un médecin | Мне нужен врач | أحتاج إلى طبيب | 我需要医生 | いしゃが ひつようです
  bonne nuit | Спокойной ночи | تصبح على خير | 晚安 | おやすみなさい
  à bientôt | До скорой встречи | إلى اللقاء | 回头见 | またね
  s’il vous plaît | Пожалуйста | من فضلك | 请 | おねがいします
  au revoir | До свидания | مع السلامة | 再见 | さようなら
  merci | Спасибо | شكرا | 谢谢 | ありがとう
  bonsoir | Добрый вечер | مساء الخير | 晚上好 | こんばんは
  bonjour | Здравствуйте | مرحبا | 你好 | こんにちは
  la mer | Море | البحر | 大海 | うみ
  la maison | Дом | البيت | 房子 | いえ
  la famille | Семья | العائلة | 家人 | かぞく
`)

// Cells: words of the request, then three useful words, with their French meanings, in each `PhraseLanguage`.
const themes = readTable(`
  hotel, chambre | room, key, breakfast : chambre, clé, petit déjeuner | habitación, llave, desayuno : chambre, clé, petit déjeuner | camera, chiave, colazione : chambre, clé, petit déjeuner | Zimmer, Schlüssel, Frühstück : chambre, clé, petit déjeuner
  restaurant, manger, table | menu, bill, waiter : carte, addition, serveur | carta, cuenta, camarero : carte, addition, serveur | menù, conto, cameriere : carte, addition, serveur | Speisekarte, Rechnung, Kellner : carte, addition, serveur
  aeroport, avion, voyage | flight, gate, luggage : vol, porte, bagages | vuelo, puerta, equipaje : vol, porte, bagages | volo, uscita, bagagli : vol, porte, bagages | Flug, Flugsteig, Gepäck : vol, porte, bagages
  gare, train, transport | platform, ticket, delay : quai, billet, retard | andén, billete, retraso : quai, billet, retard | binario, biglietto, ritardo : quai, billet, retard | Gleis, Fahrkarte, Verspätung : quai, billet, retard
  travail, bureau, reunion, entretien | meeting, deadline, schedule : réunion, échéance, emploi du temps | reunión, plazo, horario : réunion, échéance, horaire | riunione, scadenza, orario : réunion, échéance, horaire | Besprechung, Frist, Zeitplan : réunion, échéance, emploi du temps
  medecin, sante, pharmacie | pain, fever, appointment : douleur, fièvre, rendez-vous | dolor, fiebre, cita : douleur, fièvre, rendez-vous | dolore, febbre, appuntamento : douleur, fièvre, rendez-vous | Schmerz, Fieber, Termin : douleur, fièvre, rendez-vous
  magasin, courses, achat, marche | price, size, receipt : prix, taille, ticket | precio, talla, recibo : prix, taille, ticket | prezzo, taglia, scontrino : prix, taille, ticket | Preis, Größe, Quittung : prix, taille, ticket
  mot, mots | please, sorry, enough : s’il vous plaît, pardon, assez | quizás, vale, listo : peut-être, d’accord, prêt | forse, adesso, insieme : peut-être, maintenant, ensemble | vielleicht, jetzt, zusammen : peut-être, maintenant, ensemble
`)

/** For each language, a pattern of its name in French and English, and "En" with its French name. */
export const languageNames: readonly (readonly [RegExp, Language, inLanguage: string])[] = [
  [/\b(anglais|english)\b/, 'english', 'En anglais'],
  [/\b(espagnole?|spanish)\b/, 'spanish', 'En espagnol'],
  [/\b(italienn?e?|italian)\b/, 'italian', 'En italien'],
  [/\b(allemande?|german)\b/, 'german', 'En allemand'],
  [/\b(japonais|japanese)\b/, 'japanese', 'En japonais'],
  [/\b(arabe|arabic)\b/, 'arabic', 'En arabe'],
  [/\b(chinois|chinese)\b/, 'chinese', 'En chinois'],
  [/\b(russe|russian)\b/, 'russian', 'En russe'],
]

/** Returns the foreign language that the caller names; undefined when none is named. */
export const findNamedLanguage = (normalisedText: string): Language | undefined =>
  languageNames.find(([pattern]) => pattern.test(normalisedText))?.[1]

/** Returns "En anglais" for English, and so on; an empty string for French, which is not taught. */
export const formatInLanguage = (language: Language): string =>
  languageNames.find(([, one]) => one === language)?.[2] ?? ''

const findRow = (table: readonly (readonly string[])[], normalisedText: string) =>
  table.find((row) => findKeyword(row, normalisedText) !== undefined)

/** Returns the first keyword in the row's first cell that the request contains. */
const findKeyword = ([words = '']: readonly string[], normalisedText: string) =>
  words
    .split(', ')
    .find((keyword) => new RegExp(`\\b${keyword.replace('*', '\\w*')}s?\\b`).test(normalisedText))

/**
 * Returns the phrase that the request names, in a language that companions teach, and its French meaning.
 * With `isMainPart`, returns null unless the keyword makes up at least two thirds of the request:
 * otherwise "le chat est malade" would be translated as "a cat".
 */
export function findPhrase(
  normalisedText: string,
  language: Language,
  { isMainPart = false }: { isMainPart?: boolean } = {},
) {
  const row = findRow(phrases, normalisedText)
  const [meaning, phrase] = [row?.[1], row && findTranslation(row, language)]
  const keywordLength = (row && findKeyword(row, normalisedText))?.length ?? 0
  if (isMainPart && keywordLength * 3 < normalisedText.length * 2) return null
  return meaning && phrase ? { meaning: meaning.replace(/[ ?!…]+$/u, ''), phrase } : null
}

function findTranslation(row: readonly string[], language: Language): string | undefined {
  const column = phraseLanguages.indexOf(language as PhraseLanguage)
  if (column >= 0) return row[column + 2]
  const furtherRow = furtherPhrases.find(([meaning]) => meaning === row[1])
  return furtherRow?.[furtherLanguages.indexOf(language) + 1]
}

/** Lists all phrases of a language. */
export const listPhrases = (language: Language): readonly string[] =>
  isTaught(language) ? phrases.flatMap((row) => findTranslation(row, language) ?? []) : []

export const isTaught = (language: Language): boolean => language !== 'french'

/** Returns three words on the theme of the request, with their meaning: "flight, gate, luggage : vol, porte, bagages". */
export function findThemeWords(normalisedText: string, language: Language): string | null {
  const column = phraseLanguages.indexOf(language as PhraseLanguage) + 1
  return column < 1 ? null : (findRow(themes, normalisedText)?.[column] ?? null)
}
