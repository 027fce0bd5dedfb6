import { describe, expect, test } from 'vitest'
import { isClosingWords, isGoodbye, mayBeGoodbye } from './goodbye'

const goodbyes = [
  'bonne nuit',
  'Bonne nuit Clara.',
  'allez bonne nuit à toi',
  'à demain',
  'Bon, à demain alors !',
  'je te laisse',
  'je vous laisse',
  'bon je te laisse ma fille m’appelle',
  'au revoir',
  'Au revoir, et merci pour tout',
  'bon je file',
  'je vais raccrocher',
  'je vais devoir raccrocher',
  'il faut que j’y aille',
  'faut que je te laisse je me lève tôt demain',
  'je dois y aller',
  'Il est tard, je vais me coucher.',
  'je vais dormir maintenant',
  'merci ça m’a fait du bien, bonne soirée',
  'bonne journée à vous',
  'Passez une bonne soirée',
  'passe une bonne nuit',
  'je te souhaite une bonne nuit',
  'je vous dis à bientôt',
  'à la prochaine',
  'à plus',
  'à tout à l’heure',
  'ciao ciao',
  'bye',
  'allez salut',
  'bon ben j’y vais',
  'Bon, je vais rejoindre ma femme.',
  'Je raccroche, à bientôt.',
  'on va s’arrêter là pour ce soir',
  'ce sera tout pour aujourd’hui merci',
  'il est temps que je te laisse',
  'c’est l’heure d’aller dormir',
  'je suis crevé je file au lit bonne nuit',
  'merci beaucoup pour ton écoute je te rappelle demain',
  'dors bien bisous',
  'c’était sympa de te parler mais là je dois filer',
  'vous pouvez raccrocher',
  'raccroche',
  'chui fatigué j’vais me coucher',
  'j’dois te laisser',
  'je me sauve',
  'Je m’en vais, prends soin de toi.',
]

const notGoodbyes = [
  'bonne nuit, c’est ce que je lui ai dit',
  'il m’a dit bonne nuit',
  'hier soir elle m’a écrit bonne nuit',
  'j’ai passé une bonne nuit',
  'j’ai passé une bonne soirée',
  'je lui ai souhaité une bonne journée',
  'ne raccroche pas',
  'raccroche pas',
  'ne raccrochez pas s’il vous plaît',
  'avant de te laisser je voulais te demander un truc',
  'avant que je raccroche, une question',
  'je ne vais pas raccrocher',
  'je te laisse pas',
  'je te laisse choisir',
  'je te laisse le temps de réfléchir',
  'je vous laisse deviner',
  'je te laisse deux minutes je reviens',
  'je dois y aller demain matin',
  'il faut que j’y aille mardi',
  'je vais dormir chez ma sœur ce week-end',
  'je vais me coucher très tard en ce moment',
  'je vais y aller doucement',
  'on a remis ça à demain',
  'j’ai rendez-vous de neuf heures à demain',
  'jusqu’à demain',
  'je n’arrive pas à dire au revoir',
  'je voulais juste lui dire au revoir',
  'elle est partie sans un au revoir',
  'comment on dit au revoir en italien',
  'tu vas déjà raccrocher ?',
  'tu me dis bonne nuit ?',
  'quand je raccroche je me sens seul',
  'je file un mauvais coton',
  'je dois partir en voyage lundi',
  'si je te laisse tu vas m’oublier',
  'il a raccroché',
  'bonne nuit mais avant raconte-moi une histoire',
  'salut',
  'bonsoir',
  'merci beaucoup',
  'je ne veux pas te laisser',
  'je veux pas aller dormir',
  'j’aimerais partir loin d’ici',
  'vous me manquez dès que je raccroche',
  'j’ai peur de raccrocher',
  'il m’a raccroché au nez',
  'j’ai failli raccrocher',
  'si je raccroche, je vais pleurer',
  'mon mari va se coucher sans me dire bonne nuit',
  'j’ai hâte d’être à demain',
]

/** Texts that the classifier may mistake for a goodbye because of their words. */
const mistakenGoodbyes = [
  'je te laisse imaginer',
  'je vais me coucher tous les soirs à minuit',
  'bon, je vais y aller doucement',
  'j’aime pas quand on raccroche',
  'je vais dormir chez ma sœur demain',
  'il m’a raccroché au nez',
  'bonne soirée hier',
  'je vais pas réussir à dormir',
]

test.each(goodbyes)('recognises a goodbye in "%s"', (text) => {
  expect(isGoodbye(text, 'Clara')).toBe(true)
})

test.each(notGoodbyes)('recognises no goodbye in "%s"', (text) => {
  expect(isGoodbye(text, 'Clara')).toBe(false)
})

test.each(mistakenGoodbyes)('rules out a goodbye in "%s"', (text) => {
  expect(isGoodbye(text) || mayBeGoodbye(text)).toBe(false)
})

test.each([
  'mon fils part, je raccroche',
  'ma fille m’appelle, je te laisse',
  'je fais ma ronde, à plus',
])('does not rule out a goodbye in "%s"', (text) => {
  expect(isGoodbye(text) || mayBeGoodbye(text)).toBe(true)
})

describe('after the companion’s goodbye', () => {
  test.each(['merci', 'toi aussi', 'Merci, à vous aussi !', 'ok bisous', 'bonne nuit'])(
    'recognises "%s" as the reply that ends the call',
    (text) => {
      expect(isClosingWords(text)).toBe(true)
    },
  )

  test.each(['attends', 'merci mais j’ai une question', 'au fait'])(
    'does not end the call after "%s"',
    (text) => {
      expect(isClosingWords(text)).toBe(false)
    },
  )
})
