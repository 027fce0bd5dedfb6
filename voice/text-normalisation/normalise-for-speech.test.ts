import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCardinal, toOrdinal } from './french-numbers'
import { normaliseForSpeech } from './normalise-for-speech'

const testNormalisation = (rows: [string, string][]) =>
  it.each(rows)('"%s" becomes "%s"', (written, spoken) => {
    expect(normaliseForSpeech(written)).toBe(spoken)
  })

describe('numbers in words', () => {
  it.each([
    [0, 'zéro'],
    [16, 'seize'],
    [21, 'vingt et un'],
    [61, 'soixante et un'],
    [70, 'soixante-dix'],
    [71, 'soixante et onze'],
    [77, 'soixante-dix-sept'],
    [80, 'quatre-vingts'],
    [81, 'quatre-vingt-un'],
    [91, 'quatre-vingt-onze'],
    [99, 'quatre-vingt-dix-neuf'],
    [100, 'cent'],
    [101, 'cent un'],
    [200, 'deux cents'],
    [280, 'deux cent quatre-vingts'],
    [999, 'neuf cent quatre-vingt-dix-neuf'],
    [1_000, 'mille'],
    [1_789, 'mille sept cent quatre-vingt-neuf'],
    [2_025, 'deux mille vingt-cinq'],
    [80_000, 'quatre-vingt mille'],
    [200_000, 'deux cent mille'],
    [1_000_000, 'un million'],
    [200_000_000, 'deux cents millions'],
    [
      999_999_999,
      'neuf cent quatre-vingt-dix-neuf millions neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf',
    ],
  ])('%d is "%s"', (value, words) => {
    expect(toCardinal(value)).toBe(words)
  })

  it.each([
    [1, 'premier'],
    [2, 'deuxième'],
    [4, 'quatrième'],
    [5, 'cinquième'],
    [9, 'neuvième'],
    [21, 'vingt et unième'],
    [80, 'quatre-vingtième'],
    [200, 'deux centième'],
  ])('the ordinal of %d is "%s"', (value, words) => {
    expect(toOrdinal(value)).toBe(words)
  })

  it('differ for different numbers', () => {
    fc.assert(
      fc.property(fc.nat(999_999), fc.nat(999_999), (one, other) => {
        expect(toCardinal(one) === toCardinal(other)).toBe(one === other)
      }),
    )
  })
})

describe('text that cannot be spoken', () => {
  testNormalisation([
    ['**Très** bien, `merci`.', 'Très bien, merci.'],
    ['# Titre\n- un\n- deux', 'Titre un deux'],
    ['*sourit* Bonjour !', 'Bonjour !'],
    ['Bonjour *sourit doucement*.', 'Bonjour.'],
    ['C’est *vraiment* bien.', 'C’est vraiment bien.'],
    ['Bon (rires), on y va.', 'Bon, on y va.'],
    ['[soupir] D’accord.', 'D’accord.'],
    ['Bravo 👏🏽🎉 ! 👨‍👩‍👧 🇫🇷', 'Bravo !'],
    ['À bientôt :-)', 'À bientôt'],
    ['Lis [cet article](https://exemple.fr/a) ce soir.', 'Lis cet article ce soir.'],
    ['Va sur https://exemple.fr/a?b=1.', 'Va sur.'],
    ['😀', ''],
    ['…', ''],
    ['Bienvenue, mon ami·e.', 'Bienvenue, mon ami.'],
    ['Le calme — enfin — revient.', 'Le calme, enfin, revient.'],
    ['2 * 3 * 4', 'deux fois trois fois quatre'],
  ])
})

describe('numbers in a text', () => {
  testNormalisation([
    ['J’ai 3 chats et 1 chien.', 'J’ai trois chats et un chien.'],
    ['Compte jusqu’à 4, puis 3, 2, 1.', 'Compte jusqu’à quatre, puis trois, deux, un.'],
    ['Encore 21 minutes.', 'Encore vingt et une minutes.'],
    [
      '1 234 567 habitants',
      'un million deux cent trente-quatre mille cinq cent soixante-sept habitants',
    ],
    ['Pi vaut 3,14.', 'Pi vaut trois virgule quatorze.'],
    [
      'Il fait -5 dehors, 0,05 de plus',
      'Il fait moins cinq dehors, zéro virgule zéro cinq de plus',
    ],
    ['L’agent 007', 'L’agent zéro zéro sept'],
    ['Niveau B2, en MP3', 'Niveau B2, en MP3'],
    [
      'La 1re fois, le 1er jour, la 2e, le 21ème',
      'La première fois, le premier jour, la deuxième, le vingt et unième',
    ],
    ['Au XXIe siècle', 'Au vingt et unième siècle'],
    ['Attends 10-15 minutes', 'Attends dix à quinze minutes'],
    ['Entre 2019–2021', 'Entre deux mille dix-neuf et deux mille vingt et un'],
    ['entre 10-15 min', 'entre dix et quinze minutes'],
    ['Viens entre 18h-20h', 'Viens entre dix-huit heures et vingt heures'],
    ['Le centre 10-15', 'Le centre dix à quinze'],
    ['Une note de 8/10, les 3/4, 1/2', 'Une note de huit sur dix, les trois quarts, un demi'],
    ['12345678901', '12345678901'],
  ])
})

describe('times and dates', () => {
  testNormalisation([
    ['À 18h30.', 'À dix-huit heures trente.'],
    ['À 18 h, 8h05, 21h', 'À dix-huit heures, huit heures cinq, vingt et une heures'],
    ['Il est 1h01.', 'Il est une heure une.'],
    ['Rendez-vous à 07:15', 'Rendez-vous à sept heures quinze'],
    ['De 18h-20h', 'De dix-huit heures à vingt heures'],
    ['18h30 - 20h', 'dix-huit heures trente à vingt heures'],
    ['À 18h - on verra', 'À dix-huit heures - on verra'],
    ['Ouvert 24h/24 et 7j/7', 'Ouvert vingt-quatre heures sur vingt-quatre et sept jours sur sept'],
    ['Le 12/03/2025', 'Le douze mars deux mille vingt-cinq'],
    ['Le 01/05', 'Le premier mai'],
    ['2024-02-29', 'vingt-neuf février deux mille vingt-quatre'],
    ['Le 1 avril et le 1er mai', 'Le premier avril et le premier mai'],
    ['Le 14 juillet 1789', 'Le quatorze juillet mille sept cent quatre-vingt-neuf'],
  ])
})

describe('prices and measures', () => {
  testNormalisation([
    ['4,99 €', 'quatre euros quatre-vingt-dix-neuf'],
    ['1 €, 0,50€, 12,5 €', 'un euro, cinquante centimes, douze euros cinquante'],
    ['1 200 € par an', 'mille deux cents euros par an'],
    ['9,99 €/mois', 'neuf euros quatre-vingt-dix-neuf par mois'],
    ['2 000 000 €', 'deux millions d’euros'],
    ['$5 ou £1', 'cinq dollars ou une livre'],
    ['1,234 €', 'un virgule deux cent trente-quatre euros'],
    ['1 234 567 890,123 €', '1 234 567 890,123 €'],
    ['25 % de réduction, 3,5%', 'vingt-cinq pour cent de réduction, trois virgule cinq pour cent'],
    ['5 km en 31 min.', 'cinq kilomètres en trente et une minutes.'],
    ['1,5 km, 2 kg', 'un virgule cinq kilomètre, deux kilos'],
    ['130 km/h, 20 °C', 'cent trente kilomètres à l’heure, vingt degrés'],
    ['10-15 min', 'dix à quinze minutes'],
    ['Dans 5 s', 'Dans cinq secondes'],
    ['2 m de haut', 'deux mètres de haut'],
    ['Il fait -5 °C, ou −1 °C', 'Il fait moins cinq degrés, ou moins un degré'],
    ['-12°, -10 % et -5 €', 'moins douze degrés, moins dix pour cent et moins cinq euros'],
    ['de -5 à 3 °C', 'de moins cinq à trois degrés'],
    ['de -10 à -5 °C', 'de moins dix à moins cinq degrés'],
    ['10 -15 min, 18h -20h', 'dix à quinze minutes, dix-huit heures à vingt heures'],
    ['Après 10 min. de marche, on souffle.', 'Après dix minutes de marche, on souffle.'],
    [
      'Compte 10 min. 30 s, ou 2 min., Paul.',
      'Compte dix minutes trente secondes, ou deux minutes, Paul.',
    ],
    ['Attends 10 min. Ensuite, marche.', 'Attends dix minutes. Ensuite, marche.'],
    ['Il a dit : « Attends 10 min. »', 'Il a dit : « Attends dix minutes. »'],
    ['Attends 10 min.\npuis 5 min...', 'Attends dix minutes. puis cinq minutes...'],
  ])
})

describe('telephone numbers', () => {
  testNormalisation([
    [
      'Appelez le 3114, le 15 ou le 112.',
      'Appelez le trente et un quatorze, le quinze ou le cent douze.',
    ],
    ['le 3919', 'le trente-neuf dix-neuf'],
    ['au 06 12 34 56 78', 'au zéro six, douze, trente-quatre, cinquante-six, soixante-dix-huit'],
    ['0972394050', 'zéro neuf, soixante-douze, trente-neuf, quarante, cinquante'],
    ['+33 6 05 00 10 20', 'plus trente-trois, six, zéro cinq, zéro zéro, dix, vingt'],
    ['0 800 235 236', 'zéro huit cents, deux cent trente-cinq, deux cent trente-six'],
  ])
})

describe('abbreviations', () => {
  testNormalisation([
    ['M. Martin, Mme Petit et le Dr Roux', 'monsieur Martin, madame Petit et le docteur Roux'],
    ['du thé, du café, etc.', 'du thé, du café, et cetera.'],
    ['le thé, etc. Et puis', 'le thé, et cetera. Et puis'],
    ['du thé, etc... Et puis', 'du thé, et cetera. Et puis'],
    ['du thé, etc… et puis', 'du thé, et cetera et puis'],
    ['du thé, etc...', 'du thé, et cetera.'],
    ['du thé, etc... !', 'du thé, et cetera !'],
    ['M. et Mme Durand', 'monsieur et madame Durand'],
    ['M. le maire et M. d’Alembert', 'monsieur le maire et monsieur d’Alembert'],
    ['MM. les jurés, MM. Roux', 'messieurs les jurés, messieurs Roux'],
    ['Mmes et MM.', 'mesdames et messieurs'],
    ['La taille M. suffit', 'La taille M. suffit'],
    ['300 av. J.-C. à Rome', 'trois cents avant Jésus-Christ à Rome'],
    ['500 apr. J.-C., 10 ap. J.-C.', 'cinq cents après Jésus-Christ, dix après Jésus-Christ'],
    ['12 av. Jean Jaurès', 'douze avenue Jean Jaurès'],
    ['un rdv, svp', 'un rendez-vous, s’il vous plaît'],
    ['n° 5 & n°6', 'numéro cinq et numéro six'],
    ['c.-à-d. demain', 'c’est-à-dire demain'],
  ])
})

describe('words that the synthesiser would mispronounce', () => {
  testNormalisation([
    ['Mm, prenez votre temps.', 'Hmm, prenez votre temps.'],
    ['un « mm » suffit, à 5 mm près', 'un « hmm » suffit, à cinq millimètres près'],
    ['C’est Chiara, au bout du fil.', 'C’est Kiara, au bout du fil.'],
    ['Ciao Marie, et ciao à tous', 'Tchao Marie, et tchao à tous'],
    ['Assieds-toi, le dos droit, devant le jury', 'Assiè-toi, le dau droit, devant le juri'],
    ['un jardin de Weimar', 'un jardin de Weimar'],
  ])
})

describe('any text', () => {
  it('is unchanged when it needs no normalisation', () => {
    const text = 'Bonjour Marie, je suis là : comment s’est passée ta journée ? « Bien », j’espère…'
    expect(normaliseForSpeech(text)).toBe(text)
  })

  it('never causes an error, and has no digits left if it is a number below one billion', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.nat(999_999_999),
        (text, value) => {
          expect(normaliseForSpeech(`${value}`)).not.toMatch(/\d/)
          expect(typeof normaliseForSpeech(text)).toBe('string')
        },
      ),
    )
  })
})

it.each([
  ['Je **suis là', 'Je suis là'],
  ['On respire.<break time="1s"/> Voilà.', 'On respire. Voilà.'],
  ['Écrivez à lou@exemple.fr demain.', 'Écrivez à demain.'],
  ['Voyez amivoix.fr/aide pour cela.', 'Voyez pour cela.'],
  ['Bon\u0000soir\u202e à vous', 'Bonsoir à vous'],
  ['{"texte": "bonsoir"}', '"texte": "bonsoir"'],
  ['un #super moment | oui', 'un super moment oui'],
])('does not speak markup, addresses or control characters: %s', (text, spoken) => {
  expect(normaliseForSpeech(text)).toBe(spoken)
})
