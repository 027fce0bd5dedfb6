import type { Language } from '../../../domain/languages'

/**
 * Patterns for the cells of the lessons' vocabulary tables, which list most nouns with an article or a possessive.
 * `noun` captures the noun alone; the other patterns are tested on the whole cell.
 */
export const nounCells: Readonly<
  Partial<Record<Language, { noun: RegExp; feminine?: RegExp; neuter?: RegExp; plural?: RegExp }>>
> = {
  english: { noun: /^(?:(?:an?|the|my) )?(.+)$/ },
  chinese: { noun: /^(?:我的?)?(.+)$/ },
  spanish: {
    noun: /^(?:un|una|el|la|los|las|unas|unos|mi|mis) (.+)$/,
    feminine:
      /^(?:una|la|las|unas) |^\S+ (?:agua|hambre|acta)(?!\p{L})|^mis? (?:.*as?|mujer|madre)$/u,
    plural: /^\p{L}+s /u,
  },
  italian: {
    noun: /^(?:un’|l’|uno |una |un |il |lo |la |i miei |le mie |il mio |la mia |mio |mia |i |gli |le )(.+)$/,
    feminine:
      /^(?:un’|una |la |le |mia )|^l’\p{L}+a(?!\p{L})|^l’(?:estate|infezione|azione|esperienza|arancia)$/u,
    plural: /^(?:i|gli|le) /,
  },
  german: {
    noun: /^(?:ein|eine|der|die|das|mein|meine) (.+)$/,
    feminine: /^(?:eine|die|meine) /,
    // The tables list some neuter nouns with "ein", which could also be masculine.
    neuter:
      /^das |^\S+ (?:Kind|Baby|Mädchen|Messer|Glas|Ei|Eis|Rezept|Medikament|Hemd|Kleid|Geschenk|Pferd|Schaf|Schwein|Kaninchen|Gewitter|Regal|Handtuch|Anschreiben|Vorstellungsgespräch|Praktikum|Gehalt|Lager|Team|Handy|Ladegerät|Auto|Fahrrad|Flugzeug|Boot|Buch|Spiel|Fest|Lied|Märchen|Rätsel|Geräusch|Wort|Ding|Problem|Land|Taxi|Zimmer|Bier|Licht|Steak|Tier|Dorf|Haus|Geschäft)$/,
    plural:
      /^\S+ (?:Nudeln|Haare|Augen|Schuhe|Socken|Berge|Ferien|Fähigkeiten|Hausaufgaben|Steuern|Eltern|Enkelkinder|Kinder|Calamares|Garnelen|Muscheln|Trauben|Oliven|Pommes frites)$/,
  },
}

/** German nouns with their plural. Other nouns are used only in the singular. */
const germanPlurals =
  'Mann Männer, Kind Kinder, Baby Babys, Junge Jungen, Mädchen Mädchen, Sohn Söhne, Tochter Töchter, Bruder Brüder, Schwester Schwestern, Enkel Enkel, Enkelin Enkelinnen, Onkel Onkel, Tante Tanten, Cousin Cousins, Neffe Neffen, Nichte Nichten, Nachbar Nachbarn, Freund Freunde, Frau Frauen, Hund Hunde, Katze Katzen, Pferd Pferde, Kuh Kühe, Schaf Schafe, Schwein Schweine, Kaninchen Kaninchen, Maus Mäuse, Biene Bienen, Schmetterling Schmetterlinge, Spinne Spinnen, Vogel Vögel, Tier Tiere, Blume Blumen, Baum Bäume, Buch Bücher, Film Filme, Lied Lieder, Spiel Spiele, Zeitung Zeitungen, Zimmer Zimmer, Doppelzimmer Doppelzimmer, Einzelzimmer Einzelzimmer, Wohnung Wohnungen, Haus Häuser, Garten Gärten, Fenster Fenster, Tür Türen, Schlüssel Schlüssel, Bett Betten, Kissen Kissen, Decke Decken, Tisch Tische, Stuhl Stühle, Lampe Lampen, Handtuch Handtücher, Messer Messer, Gabel Gabeln, Löffel Löffel, Teller Teller, Glas Gläser, Tasse Tassen, Flasche Flaschen, Ei Eier, Apfel Äpfel, Kartoffel Kartoffeln, Tomate Tomaten, Zwiebel Zwiebeln, Pilz Pilze, Erdbeere Erdbeeren, Kirsche Kirschen, Zitrone Zitronen, Orange Orangen, Banane Bananen, Birne Birnen, Pfirsich Pfirsiche, Karotte Karotten, Kuchen Kuchen, Eis Eis, Bier Biere, Kaffee Kaffees, Tee Tees, Wurst Würste, Salat Salate, Pizza Pizzas, Sandwich Sandwiches, Steak Steaks, Croissant Croissants, Joghurt Joghurts, Fahrkarte Fahrkarten, Rückfahrkarte Rückfahrkarten, Zugfahrkarte Zugfahrkarten, Flugticket Flugtickets, Koffer Koffer, Tasche Taschen, Reisepass Reisepässe, Zug Züge, Bus Busse, Auto Autos, Fahrrad Fahrräder, Flugzeug Flugzeuge, Stadt Städte, Dorf Dörfer, Straße Straßen, Brücke Brücken, Kirche Kirchen, Museum Museen, Schloss Schlösser, Geschäft Geschäfte, Hotel Hotels, Restaurant Restaurants, Apotheke Apotheken, Arzt Ärzte, Lehrer Lehrer, Kollege Kollegen, Student Studenten, Briefmarke Briefmarken, Postkarte Postkarten, Brief Briefe, Foto Fotos, Frage Fragen, Antwort Antworten, Wort Wörter, Satz Sätze, Fehler Fehler, Hemd Hemden, Kleid Kleider, Hose Hosen, Rock Röcke, Pullover Pullover, Mantel Mäntel, Jacke Jacken, Hut Hüte, Geschenk Geschenke, Tag Tage, Nacht Nächte, Woche Wochen, Monat Monate, Jahr Jahre, Stunde Stunden, Sprache Sprachen, Reise Reisen, Problem Probleme, Termin Termine, Nachtisch Nachtische, Gericht Gerichte, Berg Berge, See Seen, Insel Inseln, Fluss Flüsse'

const readPairs = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(', ').map((pair) => pair.split(' ') as [string, string]))

type Plurals = {
  /** The start of a complement, which stays the same in the plural: "de agua" in "botella de agua". */
  complement: RegExp
  /** Plurals by noun. An invariable noun is its own plural. */
  irregular: ReadonlyMap<string, string>
  /** Endings and their plurals, some of them for one gender only. The first ending that matches is used. */
  endings: readonly (readonly [RegExp, plural: string, gender?: 'feminine'])[]
}

export const plurals: Readonly<Partial<Record<Language, Plurals>>> = {
  english: {
    complement: / (?:of|for|with) /,
    irregular: readPairs(
      'man men, woman women, child children, person people, foot feet, tooth teeth, mouse mice, sheep sheep, fish fish, knife knives, shelf shelves, wife wives, loaf loaves, leaf leaves, potato potatoes, tomato tomatoes, life lives, father-in-law fathers-in-law, mother-in-law mothers-in-law, brother-in-law brothers-in-law, sister-in-law sisters-in-law, son-in-law sons-in-law, daughter-in-law daughters-in-law',
    ),
    endings: [
      [/([^aeiou])y$/, '$1ies'],
      [/(?:s|x|ch|sh)$/, '$&es'],
      [/$/, 's'],
    ],
  },
  spanish: {
    complement: / (?:de|para|con|sin) /,
    irregular: readPairs(
      'jersey jerséis, examen exámenes, joven jóvenes, paraguas paraguas, lavavajillas lavavajillas, lunes lunes, martes martes, menú menús, taxi taxis, club clubes, currículum currículums, bar bares',
    ),
    endings: [
      [/z$/, 'ces'],
      [/á([ns])$/, 'a$1es'],
      [/é([ns])$/, 'e$1es'],
      [/í([ns])$/, 'i$1es'],
      [/ó([ns])$/, 'o$1es'],
      [/ú([ns])$/, 'u$1es'],
      [/[aeiouáéó]$/, '$&s'],
      [/$/, 'es'],
    ],
  },
  italian: {
    complement: / (?:d’|di |da |per |del |dell’)/,
    irregular: readPairs(
      'uomo uomini, uovo uova, dito dita, braccio braccia, ginocchio ginocchia, dio dei, amico amici, medico medici, meccanico meccanici, elettrico elettrici, idraulico idraulici, informatico informatici, dentista dentisti, collega colleghi, problema problemi, arancia arance, ciliegia ciliegie, camicia camicie, valigia valigie, spiaggia spiagge, pioggia piogge, farmacia farmacie, zio zii, cinema cinema, foto foto, mano mani, moto moto, auto auto, radio radio, yogurt yogurt, ala ali, moglie mogli, figlio figli, operaio operai, cuoco cuochi, bue buoi, panino panini, banca banche, bistecca bistecche, mucca mucche, barca barche, amica amiche, pesca pesche',
    ),
    endings: [
      [/[^aeio]$/, '$&'],
      [/io$/, 'i'],
      [/([cg])a$/, '$1he', 'feminine'],
      [/a$/, 'e', 'feminine'],
      [/([cg])[ao]$/, '$1hi'],
      [/[aeio]$/, 'i'],
    ],
  },
  german: {
    complement: / (?:Wasser|Wein|Tee|Kaffee|für |mit |ohne )/,
    irregular: readPairs(germanPlurals),
    endings: [],
  },
}

/** English nouns that the table lists without an article but that people order by number: "a beer". */
export const countableWhenOrdered =
  /^(?:beer|coffee|tea|soup|cheese|ice cream|juice|orange juice|lemonade|red wine|white wine|chicken|salad|pizza)$/

/** English nouns that the tables list only in the plural. */
export const englishPluralOnly = /^(?:children|grapes|people|grandchildren|chips)$/
/** English nouns that end in "s" but are singular. */
export const englishSingularInS =
  /(?:ss|us|is)$|^(?:christmas|news|logistics|human resources|dress|glass|bus)$/i

/** German nouns, most of them of the n-declension, that take an ending when they are an object. */
export const germanWeakNouns =
  /^(?:Nachbar|Kollege|Neffe|Student|Kunde|Praktikant|Lieferant|Junge|Angestellter|Name)$/
