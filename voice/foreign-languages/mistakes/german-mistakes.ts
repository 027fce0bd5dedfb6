/**
 * Requires that the match ends its clause, because the correction moves the verb to the end. Rejects a
 * match before ", ich ..." or ", er ...": the next clause has a word-order mistake of its own, which the
 * correction would not remove.
 */
const clauseEnd = String.raw`(?! \p{L}|, ?(?:ich|du|er|sie|es|wir)(?!\p{L}))`

/** The commonest mistakes of French learners of German; english-mistakes.ts explains the columns. */
export const germanMistakes = String.raw`
denke (oft|immer|manchmal|viel) zu dir => denke $1 an dich => Ich denke oft zu dir => « Denken » se construit avec « an » et l’accusatif.
(helfe|hilft|helfen) meine (mutter|schwester|oma|frau|tochter|freundin) => $1 meiner $2 => Ich helfe meine Mutter => « Helfen » demande le datif.
ich bin ({n}) jahre(?! (?:alt|älter|jünger|verheiratet|lang|hier|dort|in|bei|mit)) => ich bin $1 Jahre alt => Ich bin 30 Jahre => L’âge se termine par « alt ».
ich habe ({n}) jahre(?: alt)?(?=$|[.,!?;]| und (?:ich|er|sie|wohne|komme|bin|lerne|arbeite)(?!\p{L})) => ich bin $1 Jahre alt => Ich habe zwanzig Jahre => L’âge se dit avec « sein ».
(er|sie) hat ({n}) jahre(?: alt)?(?=$|[.,!?;]| und (?:ich|er|sie|wohne|komme|bin|lerne|arbeite)(?!\p{L})) => $1 ist $2 Jahre alt => Er hat zehn Jahre => L’âge se dit avec « sein ».
ich bin (hunger|durst|angst|lust) => ich habe $1 => Ich bin Hunger => La faim, la soif et la peur se disent avec « haben ».
ich bin (kalt|warm|heiß)(?! \p{L}) => mir ist $1 => Ich bin kalt => Avoir froid ou chaud se dit « mir ist ».
ich habe (gegangen|gekommen|gefahren|geflogen|gereist|geblieben|aufgestanden|angekommen)(?! \p{L}) => ich bin $1 => Ich habe gegangen => Un verbe de mouvement se conjugue avec « sein ».
ich habe ((?:gestern |heute )?nach \p{L}+) (gegangen|gekommen|gefahren|geflogen|gereist) => ich bin $1 $2 => Ich habe nach Berlin gefahren => Un verbe de mouvement se conjugue avec « sein ».
ich habe (gegangen|gefahren|geflogen|gereist) ((?:ins?|nach|zum|zur) \p{L}+)( gestern| heute)?(?! \p{L}) => ich bin$3 $2 $1 => Ich habe gegangen ins Kino gestern => Un verbe de mouvement se conjugue avec « sein », et le participe vient à la fin.
ich (wohn|arbeit|lern|koch|spiel|trink|komm|geh|mach|kauf|hör|schlaf)e?t(?!\p{L}) => ich $1e => Ich wohnt in Lyon => Avec « ich », le verbe finit par e.
(?<=^|[,.;] |\b(?:und|aber) )(mein (?:vater|bruder|sohn|mann|opa|freund)|meine (?:mutter|schwester|tochter|frau|oma|freundin)) (wohn|lern|koch|spiel|trink|komm|geh|mach|kauf)en?(?!\p{L}) => $1 $2t => Mein Bruder wohnen in Lyon => À la troisième personne, le verbe finit par t.
(?<=^|[,.;] |\b(?:und|aber) )(mein (?:vater|bruder|sohn|mann|opa|freund)|meine (?:mutter|schwester|tochter|frau|oma|freundin)) arbeiten?(?!\p{L}) => $1 arbeitet => Mein Vater arbeite hier => À la troisième personne, le verbe finit par t.
(?<=^|[,.;] |\b(?:und|aber) )(mein (?:vater|bruder|sohn|mann|opa|freund)|meine (?:mutter|schwester|tochter|frau|oma|freundin)|er) haben?(?= einen?(?!\p{L})) => $1 hat => Mein Bruder habe einen Hund => À la troisième personne, c’est « hat ».
ich habe gewesen => ich bin gewesen => Ich habe gewesen => « Sein » se conjugue avec lui-même.
seit ({n}|zwei|drei|vier) jahre => seit $1 Jahren => Seit zwei Jahre => Après « seit », c’est le datif.
seit ({n}|zwei|drei|vier) monate => seit $1 Monaten => Seit drei Monate => Après « seit », c’est le datif.
seit ({n}|zwei|drei|vier) tage => seit $1 Tagen => Seit zwei Tage => Après « seit », c’est le datif.
mit (mein|dein|sein) (freund|vater|bruder|mann|kind|hund) => mit $1em $2 => Mit mein Freund => Après « mit », c’est le datif.
mit (meine|deine|seine) (freundin|mutter|schwester|frau|katze) => mit $1r $2 => Mit meine Mutter => Après « mit », c’est le datif.
mit (der) (zug|bus) => mit dem $2 => Ich fahre mit der Zug => « Zug » et « Bus » sont masculins : « dem ».
mit (das|den) (auto|zug|bus|fahrrad|flugzeug) => mit dem $2 => Ich fahre mit das Auto => Après « mit », c’est le datif.
mit die (bahn|u-bahn|straßenbahn) => mit der $1 => Mit die Bahn => Après « mit », c’est le datif.
von (mein|dein|sein) (freund|vater|bruder|mann) => von $1em $2 => Von mein Vater => Après « von », c’est le datif.
bei (mein|dein|sein) (freund|vater|bruder|arzt) => bei $1em $2 => Bei mein Freund => Après « bei », c’est le datif.
für (mein|dein|sein) (freund|vater|bruder|mann|hund) => für $1en $2 => Für mein Vater => Après « für », c’est l’accusatif.
für (mein|dein|sein)em (freund|vater|bruder|mann|hund) => für $1en $2 => Für meinem Vater => Après « für », c’est l’accusatif.
ohne (mein|dein|sein) (freund|vater|bruder|mann|hund) => ohne $1en $2 => Ohne mein Hund => Après « ohne », c’est l’accusatif.
ich habe ein (hund|bruder|freund|termin|tisch|apfel) => ich habe einen $1 => Ich habe ein Hund => Un masculin complément direct prend « einen ».
ich habe eine (auto|haus|kind|problem|zimmer|buch) => ich habe ein $1 => Ich habe eine Auto => Ce nom est neutre : « ein ».
(gehe|gehst|geht) zu (schule|arbeit|bank|post|uni) => $1 zur $2 => Ich gehe zu Schule => Devant un féminin, « zu der » devient « zur ».
ich (nehme|trinke|will|kaufe) ein (kaffee|tee|wein|saft|tisch|hund) => ich $1 einen $2 => Ich will ein Kaffee => Un masculin complément direct prend « einen ».
ich möchte ein (kaffee|tee|wein|saft|tisch|termin) => ich möchte einen $1 => Ich möchte ein Kaffee => Un masculin complément direct prend « einen ».
ich sehe der (mann|hund|film|zug|bus) => ich sehe den $1 => Ich sehe der Mann => Un masculin complément direct prend « den ».
ich (helfe|danke|antworte|glaube) dich => ich $1 dir => Ich helfe dich => Ce verbe demande le datif : « dir ».
ich (liebe|kenne|sehe|besuche|frage|verstehe) dir(?! (?!nicht|sehr|auch|gut|so)\p{L}) => ich $1 dich => Ich liebe dir => Ce verbe demande l’accusatif : « dich ».
ich rufe dir an => ich rufe dich an => Ich rufe dir an => « Anrufen » demande l’accusatif.
ich warte für(?= (?:den|die|das) (?:bus|zug|bahn|taxi|arzt|kellner|post|pause|essen)\b| (?:dich|ihn)\b) => ich warte auf => Ich warte für den Bus => On dit « warten auf ».
ich denke (?:zu dich|zu dir|an dir)(?! \p{L}) => ich denke an dich => Ich denke zu dir => On dit « denken an », avec l’accusatif.
ich denke (?:zu|an) ihm(?! \p{L}) => ich denke an ihn => Ich denke zu ihm => On dit « denken an », avec l’accusatif.
ich interessiere mich (?:in|über|an)(?= (?:kunst|musik|sport|geschichte|politik|literatur|sprachen|deutsch|kino|filme|bücher)\b) => ich interessiere mich für => Ich interessiere mich in Kunst => On dit « sich interessieren für ».
ich bin interessiert in(?= (?:kunst|musik|sport|geschichte|politik|literatur|sprachen|deutsch|kino|filme|bücher)\b) => ich interessiere mich für => Ich bin interessiert in Musik => On dit « sich interessieren für ».
ich interessiere für => ich interessiere mich für => Ich interessiere für Musik => Le verbe est pronominal : « sich interessieren ».
ich gehe zu (berlin|deutschland|frankreich|paris|wien|österreich|münchen|hamburg) => ich fahre nach $1 => Ich gehe zu Berlin => Devant une ville ou un pays, « nach » ; on y va en véhicule : « fahren ».
ich fahre zu (berlin|deutschland|frankreich|paris|wien|österreich|münchen|hamburg) => ich fahre nach $1 => Ich fahre zu Berlin => Devant une ville ou un pays, c’est « nach ».
ich fahre nach (schweiz|türkei|usa) => ich fahre in die $1 => Ich fahre nach Schweiz => Un pays qui a un article se dit avec « in die ».
ich gehe zu hause(?! \p{L}) => ich gehe nach Hause => Ich gehe zu Hause => Avec un mouvement, « nach Hause » ; sans, « zu Hause ».
ich bin nach hause(?! \p{L}) => ich bin zu Hause => Ich bin nach Hause => Sans mouvement, c’est « zu Hause ».
ich wohne (?:zu|nach|an) (berlin|paris|wien|münchen|hamburg|lyon|deutschland|frankreich) => ich wohne in $1 => Ich wohne zu Paris => Habiter quelque part se dit avec « in ».
in (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) => am $1 => Ich komme in Montag => Devant un jour, c’est « am ».
in (\d+) uhr => um $1 Uhr => Ich komme in 8 Uhr => L’heure se dit avec « um ».
an (\d+) uhr => um $1 Uhr => Ich komme an 8 Uhr => L’heure se dit avec « um ».
in 20(\d\d) bin ich geboren => 20$1 bin ich geboren => In 2001 bin ich geboren => Devant une année, pas de préposition.
ich bin eine? (lehrer|lehrerin|student|studentin|arzt|ärztin|ingenieur|ingenieurin|bäcker)(?! \p{L}) => ich bin $1 => Ich bin ein Lehrer => Le métier se dit sans article.
gestern ich (war|habe|bin|hatte|wollte) => gestern $1 ich => Gestern ich war krank => Le verbe vient en deuxième place.
heute ich (bin|habe|gehe|will|kann|muss|arbeite|fahre) => heute $1 ich => Heute ich gehe arbeiten => Le verbe vient en deuxième place.
morgen ich (bin|habe|gehe|will|kann|muss|arbeite|fahre) => morgen $1 ich => Morgen ich fahre nach Berlin => Le verbe vient en deuxième place.
jetzt ich (bin|habe|gehe|will|kann|muss|arbeite|fahre) => jetzt $1 ich => Jetzt ich muss gehen => Le verbe vient en deuxième place.
dann ich (bin|habe|gehe|will|kann|muss|arbeite|fahre) => dann $1 ich => Dann ich gehe schlafen => Le verbe vient en deuxième place.
weil ich bin (krank|müde)${clauseEnd} => weil ich $1 bin => Weil ich bin krank => Après « weil », le verbe va à la fin.
weil ich habe (zeit|hunger)${clauseEnd} => weil ich $1 habe => Weil ich habe Hunger => Après « weil », le verbe va à la fin.
weil ich (will|kann|muss) (arbeiten|schlafen|gehen|lernen)${clauseEnd} => weil ich $2 $1 => Weil ich muss arbeiten => Après « weil », le verbe va à la fin.
weil es ist (kalt|warm|spät|schön|teuer|gut)${clauseEnd} => weil es $1 ist => Weil es ist kalt => Après « weil », le verbe va à la fin.
dass (er|sie|es) ist (krank|müde|gut)${clauseEnd} => dass $1 $2 ist => Ich glaube, dass er ist krank => Après « dass », le verbe va à la fin.
dass (er|sie) hat (recht|hunger|zeit)${clauseEnd} => dass $1 $2 hat => Ich glaube, dass er hat Hunger => Après « dass », le verbe va à la fin.
wenn ich habe (zeit|hunger)${clauseEnd} => wenn ich $1 habe => Wenn ich habe Zeit => Après « wenn », le verbe va à la fin.
wenn ich bin (krank|müde)${clauseEnd} => wenn ich $1 bin => Wenn ich bin müde => Après « wenn », le verbe va à la fin.
ich (kann|muss|will|möchte|darf|soll) (sprechen|essen|trinken|kaufen|lernen) (deutsch|brot|wasser|wein|kaffee)(?! \p{L}) => ich $1 $3 $2 => Ich kann sprechen Deutsch => L’infinitif va à la fin de la phrase.
ich (kann|muss|will|möchte|darf) zu (sprechen|essen|gehen|kommen|schlafen|arbeiten|lernen) => ich $1 $2 => Ich muss zu gehen => Après un verbe de modalité, pas de « zu ».
^ich nicht (verstehe|weiß|komme|arbeite|esse) => ich $1 nicht => Ich nicht verstehe => « Nicht » se place après le verbe conjugué.
ich habe nicht (zeit|lust|angst)(?! genug) => ich habe keine $1 => Ich habe nicht Zeit => Devant un nom sans article, la négation est « kein ».
ich habe nicht geld(?! genug) => ich habe kein Geld => Ich habe nicht Geld => Devant un nom sans article, la négation est « kein ».
ich habe nicht (hunger|durst) => ich habe keinen $1 => Ich habe nicht Hunger => Devant un nom masculin sans article, la négation est « keinen ».
das ist nicht ein(?!.*sondern) => das ist kein => Das ist nicht ein Problem => La négation de « ein » est « kein ».
(größer|kleiner|älter|jünger|besser|schneller|teurer) wie (ich|du|er|sie|wir|früher|gestern)(?! \p{L}) => $1 als $2 => Er ist größer wie ich => Après un comparatif, c’est « als ».
(?<!\b(?:nicht|nie|kaum|kein\p{L}*) )mehr (klein|schnell|schön) => $1er => Er ist mehr klein => Le comparatif se forme avec « -er ».
ich bekomme (arzt|lehrer|ingenieur|alt|müde|krank)(?! \p{L}) => ich werde $1 => Ich bekomme Arzt => « Bekommen » veut dire recevoir ; devenir, c’est « werden ».
wie viele (geld|zeit|wasser) => wie viel $1 => Wie viele Geld? => Ce qui ne se compte pas demande « wie viel ».
viel (leute|freunde|bücher|autos|kinder) => viele $1 => Ich habe viel Freunde => Devant un pluriel, c’est « viele ».
^die mädchen ist => das Mädchen ist => Die Mädchen ist klein => « Mädchen » est un neutre.
der sonne scheint => die Sonne scheint => Der Sonne scheint => « Sonne » est féminin.
die mond => der Mond => Die Mond scheint => « Mond » est masculin.
^die (auto|haus|kind|buch|wasser|problem|brot|bier|hotel|zimmer) ist => das $1 ist => Die Auto ist neu => Ce nom est neutre : « das ».
guten (nacht) => gute Nacht => Guten Nacht => « Nacht » est féminin : « gute ».
gute (morgen|tag|abend) => guten $1 => Gute Morgen => Ce nom est masculin : « guten ».
ich freue mich für dich zu (sehen|treffen|besuchen) => ich freue mich, dich zu $1 => Ich freue mich für dich zu sehen => Devant « zu » et un verbe, pas de préposition.
mein name heißt => mein Name ist => Mein Name heißt Paul => « Mein Name ist », ou « ich heiße ».
ich heiße ist => ich heiße => Ich heiße ist Paul => « Ich heiße » se suffit.
es ist (viele|zwei|drei) (leute|kinder|bücher|zimmer) => es gibt $1 $2 => Es ist viele Leute => Il y a se dit « es gibt ».
(?<=\bich (?:nehme|trinke|möchte|will|habe|kaufe|brauche|bestelle|suche|sehe) )eine (kaffee|tee|wein|saft|tisch|hund) => einen $1 => Ich nehme eine Kaffee => Ce nom est masculin.
(?<!\b(?:mit|von|bei|nach|seit|aus|zu|in|auf|vor|an|unter|neben|hinter) )ein(?:en)? (flasche|tasse|karte|frage|minute|stunde|woche) => eine $1 => Ich habe ein Frage => Ce nom est féminin : « eine ».
^der (frau|mutter|schwester|stadt|straße|schule) ist (schön|groß|klein|lang|neu|alt|nett|jung) => die $1 ist $2 => Der Stadt ist schön => Ce nom est féminin : « die ».
^der (kind|auto|haus|buch|problem|wasser|bier) ist => das $1 ist => Der Kind ist klein => Ce nom est neutre : « das ».
(?<!\b(?:der|die|das|dieser|jeder) )(letzte|nächste) (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monat)(?! (?:ist|war) (?:ein|der)) => $1n $2 => Letzte Montag war ich krank => Une date se dit à l’accusatif : « letzten Montag ».
wo (gehst|fährst) du(?=[?.!]?$) => wohin $1 du => Wo gehst du? => Avec un mouvement, on demande « wohin ».
gegeht => gegangen => Das habe ich gegeht => Le participe de « gehen » est irrégulier : « gegangen ».
geesst => gegessen => Das habe ich geesst => Le participe de « essen » est irrégulier : « gegessen ».
geessen => gegessen => Das habe ich geessen => Le participe de « essen » est irrégulier : « gegessen ».
getrinkt => getrunken => Das habe ich getrinkt => Le participe de « trinken » est irrégulier : « getrunken ».
geschreibt => geschrieben => Das habe ich geschreibt => Le participe de « schreiben » est irrégulier : « geschrieben ».
gelest => gelesen => Das habe ich gelest => Le participe de « lesen » est irrégulier : « gelesen ».
geseht => gesehen => Das habe ich geseht => Le participe de « sehen » est irrégulier : « gesehen ».
gesprecht => gesprochen => Das habe ich gesprecht => Le participe de « sprechen » est irrégulier : « gesprochen ».
genehmt => genommen => Das habe ich genehmt => Le participe de « nehmen » est irrégulier : « genommen ».
gefindet => gefunden => Das habe ich gefindet => Le participe de « finden » est irrégulier : « gefunden ».
geschlaft => geschlafen => Das habe ich geschlaft => Le participe de « schlafen » est irrégulier : « geschlafen ».
gehelft => geholfen => Das habe ich gehelft => Le participe de « helfen » est irrégulier : « geholfen ».
gebringt => gebracht => Das habe ich gebringt => Le participe de « bringen » est irrégulier : « gebracht ».
gewisst => gewusst => Das habe ich gewisst => Le participe de « wissen » est irrégulier : « gewusst ».
gekommt => gekommen => Das habe ich gekommt => Le participe de « kommen » est irrégulier : « gekommen ».
gefahrt => gefahren => Das habe ich gefahrt => Le participe de « fahren » est irrégulier : « gefahren ».
gegebt => gegeben => Das habe ich gegebt => Le participe de « geben » est irrégulier : « gegeben ».
geschwimmt => geschwommen => Das habe ich geschwimmt => Le participe de « schwimmen » est irrégulier : « geschwommen ».
gesingt => gesungen => Das habe ich gesingt => Le participe de « singen » est irrégulier : « gesungen ».
gebleibt => geblieben => Das habe ich gebleibt => Le participe de « bleiben » est irrégulier : « geblieben ».
gelauft => gelaufen => Das habe ich gelauft => Le participe de « laufen » est irrégulier : « gelaufen ».
gestudiert => studiert => Das habe ich gestudiert => Le participe de « studieren » ne prend pas « ge ».
getelefoniert => telefoniert => Das habe ich getelefoniert => Le participe de « telefonieren » ne prend pas « ge ».
gebesucht => besucht => Das habe ich gebesucht => Le participe de « besuchen » ne prend pas « ge ».
geverstanden => verstanden => Das habe ich geverstanden => Le participe de « verstehen » ne prend pas « ge ».
geverkauft => verkauft => Das habe ich geverkauft => Le participe de « verkaufen » ne prend pas « ge ».
seit ({n}) (jahre|monate|tage) => seit $1 $2n => Ich wohne hier seit zwei Jahre => Après « seit », le datif pluriel prend un n.
`

/** Correct sentences that resemble mistakes. */
export const correctGermanSentences: readonly string[] = [
  'Ich bin zwanzig Jahre alt.',
  'Ich habe zwei Jahre in Berlin gewohnt.',
  'Ich habe Hunger und mir ist kalt.',
  'Ich bin nach Berlin gefahren.',
  'Ich wohne seit zwei Jahren hier.',
  'Ich fahre mit dem Zug und mit meinem Freund.',
  'Das ist für meinen Vater.',
  'Ich habe einen Hund und ein Auto.',
  'Ich möchte einen Kaffee, bitte.',
  'Ich helfe dir und ich liebe dich.',
  'Ich warte auf den Bus.',
  'Ich denke an dich.',
  'Ich interessiere mich für Musik.',
  'Ich fahre nach Deutschland und in die Schweiz.',
  'Ich gehe nach Hause und ich bin zu Hause.',
  'Ich komme am Montag um 8 Uhr.',
  'Ich bin Lehrer.',
  'Gestern war ich krank, und heute gehe ich arbeiten.',
  'Weil ich krank bin, bleibe ich zu Hause.',
  'Ich kann Deutsch sprechen.',
  'Ich verstehe nicht.',
  'Ich habe keine Zeit.',
  'Er ist größer als ich.',
  'Das Mädchen ist klein.',
  'Guten Morgen, guten Tag und gute Nacht.',
  'Ich habe zwanzig Jahre studiert.',
  'Ich habe zwei Jahre und drei Monate hier gelebt.',
  'Das, was ich nicht verstehe, frage ich.',
  'Er ist nicht mehr klein.',
  'In der Stadt ist es schön, und der Frau ist kalt.',
  'Wo gehst du einkaufen?',
  'Ich sehe dir zu.',
  'In einer Stunde, mit einer Tasse Tee.',
  'Ich denke an ihn.',
]
