import { expect, it } from 'vitest'
import type { Language } from '../../domain/languages'
import { composeSentence } from './compose-sentence'

const sentences: readonly (readonly [string, Partial<Record<Language, string>>])[] = [
  [
    'je voudrais une bière et des calamars',
    {
      english: 'I would like a beer and some squid, please',
      spanish: 'Quisiera una cerveza y calamares, por favor',
      italian: 'Vorrei una birra e dei calamari, per favore',
      german: 'Ich möchte ein Bier und Calamares, bitte',
      russian: 'Можно пиво и кальмары, пожалуйста?',
      arabic: 'بيرة وحبار من فضلك',
      chinese: '我想要啤酒和鱿鱼',
      japanese: 'ビールと いかを ください',
    },
  ],
  ['je voudrais du pain et de l’herbe', { spanish: 'Quisiera pan y hierba, por favor' }],
  [
    'je voudrais un billet aller-retour',
    {
      english: 'I would like a return ticket, please',
      spanish: 'Quisiera un billete de ida y vuelta, por favor',
      italian: 'Vorrei un biglietto di andata e ritorno, per favore',
      german: 'Ich möchte eine Rückfahrkarte, bitte',
    },
  ],
  [
    'je voudrais deux bières et deux cafés',
    {
      english: 'I would like two beers and two coffees, please',
      spanish: 'Quisiera dos cervezas y dos cafés, por favor',
      italian: 'Vorrei due birre e due caffè, per favore',
      german: 'Ich möchte zwei Bier und zwei Kaffee, bitte',
    },
  ],
  [
    'ma fille habite à Dublin',
    {
      english: 'My daughter lives in Dublin',
      spanish: 'Mi hija vive en Dublín',
      italian: 'Mia figlia vive a Dublino',
      german: 'Meine Tochter wohnt in Dublin',
      chinese: '我女儿住在都柏林',
      japanese: 'むすめは ダブリンに すんでいます',
    },
  ],
  [
    'euh ben ma fille elle est infirmière',
    {
      english: 'My daughter is a nurse',
      spanish: 'Mi hija es enfermera',
      italian: 'Mia figlia è infermiera',
      german: 'Meine Tochter ist Krankenschwester',
      arabic: 'ابنتي ممرضة',
      chinese: '我女儿是护士',
      japanese: 'むすめは かんごしです',
    },
  ],
  [
    "j'ai soixante et onze ans",
    {
      english: 'I am 71 years old',
      spanish: 'Tengo 71 años',
      italian: 'Ho 71 anni',
      german: 'Ich bin 71 Jahre alt',
      russian: 'Мне 71 год',
    },
  ],
  [
    'où sont les toilettes',
    {
      english: 'Where are the toilets, please?',
      spanish: '¿Dónde están los baños, por favor?',
      italian: 'Dov’è il bagno, per favore?',
      german: 'Wo ist die Toilette, bitte?',
      arabic: 'أين الحمام من فضلك؟',
    },
  ],
  [
    "j'aime bien les chiens",
    {
      english: 'I like dogs',
      spanish: 'Me gustan los perros',
      italian: 'Mi piacciono i cani',
      german: 'Ich mag Hunde',
    },
  ],
  [
    "j'aime le café avec du lait",
    { english: 'I like coffee with milk', spanish: 'Me gusta el café con leche' },
  ],
  [
    "j'ai deux enfants et un chien",
    {
      english: 'I have two children and a dog',
      spanish: 'Tengo dos hijos y un perro',
      italian: 'Ho due figli e un cane',
      german: 'Ich habe zwei Kinder und einen Hund',
    },
  ],
  [
    'je suis fatiguée',
    {
      english: 'I am tired',
      spanish: 'Estoy cansada',
      italian: 'Sono stanca',
      german: 'Ich bin müde',
    },
  ],
  [
    'mon mari est à la retraite',
    { english: 'My husband is retired', spanish: 'Mi marido está jubilado' },
  ],
  [
    'je vais à Séville',
    { english: 'I am going to Seville', spanish: 'Voy a Sevilla', italian: 'Vado a Siviglia' },
  ],
  ['je vais au marché', { spanish: 'Voy al mercado', german: 'Ich gehe auf den Markt' }],
  [
    'est-ce que vous avez une table pour deux ?',
    {
      english: 'Do you have a table for two?',
      spanish: '¿Tiene una mesa para dos?',
      italian: 'Avete un tavolo per due?',
      german: 'Haben Sie einen Tisch für zwei?',
    },
  ],
  [
    'combien coûtent ces chaussures',
    { english: 'How much are the shoes?', spanish: '¿Cuánto cuestan los zapatos?' },
  ],
  ['je m’appelle Bernard', { english: 'My name is Bernard', german: 'Ich heiße Bernard' }],
  ['j’habite à Limoges', { english: 'I live in Limoges', spanish: 'Vivo en Limoges' }],
  ['nous habitons en Bretagne', { english: 'We live in Bretagne' }],
  [
    'j’aime lire',
    { english: 'I like to read', spanish: 'Me gusta leer', italian: 'Mi piace leggere' },
  ],
  ['je voudrais payer', { english: 'I would like to pay', german: 'Ich möchte bezahlen' }],
  ['je n’ai pas de voiture', { english: 'I don’t have a car', german: 'Ich habe kein Auto' }],
]

const cases = sentences.flatMap(([french, translations]) =>
  Object.entries(translations).map(
    ([language, sentence]) => [french, language as Language, sentence] as const,
  ),
)

it.each(cases)('composes "%s" in %s', (french, language, sentence) => {
  expect(composeSentence(french, language)).toEqual({ words: sentence, missing: [] })
})

it('translates what it can and lists the words that it cannot', () => {
  expect(composeSentence('je voudrais une bière et des bulots', 'spanish')).toEqual({
    words: 'Quisiera una cerveza, por favor',
    missing: ['des bulots'],
  })
})

it.each(['je pense que la vie est belle', 'ma fille a dit oui hier', 'il fait ce qu’il veut'])(
  'returns null for a sentence that fits no frame: "%s"',
  (french) => {
    expect(composeSentence(french, 'english')).toBeNull()
  },
)
