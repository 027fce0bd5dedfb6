import { describe, expect, it } from 'vitest'
import type { Danger } from './danger'
import { assessDangers, detectDanger } from './detect-dangers'

const testWordings = (list: readonly (readonly [string, Danger | null])[]) =>
  it.each(list)('"%s" is assessed as %s', (text, danger) => {
    expect(detectDanger(text)).toBe(danger)
  })

describe('lethal means within reach', () => {
  testWordings([
    ['j’ai la carabine chargée à côté de moi', 'suicide-imminent'],
    ['je suis chasseur j’ai la carabine à côté de moi pour nettoyer', null],
    ['je suis sur le toit et j’ai plus qu’à lâcher', 'suicide-imminent'],
    ['je suis couvreur je suis sur le toit plus qu’à finir les tuiles', null],
    ['j’ai attaché la corde à la branche autour de mon cou', 'suicide-imminent'],
    ['j’ai attaché la corde à la branche pour la balançoire', null],
    ['j’ai le fusil sur les genoux et j’attends mon voisin pour le tuer', 'violence-threatened'],
  ])
})

describe('signs of an emergency in everyday words', () => {
  testWordings([
    ['j’ai pris le triple de ma dose de tramadol', 'poisoning'],
    ['j’ai pris de la kétamine et je vois flou', 'poisoning'],
    ['j’ai pris mes gouttes ce matin', null],
    ['parler devant des gens ça me coupe les jambes', null],
    ['je me coupe les jambes', 'self-harm'],
    ['on arrive plus à la réveiller ma grand-mère', 'medical-emergency'],
    ['j’arrive pas à le réveiller le matin pour l’école', null],
    ['mal de tête comme jamais de ma vie', 'medical-emergency'],
    ['je suis à sept mois et j’ai le ventre qui durcit et du sang', 'pregnancy-emergency'],
    ['je suis à sept mois et j’ai choisi la poussette', null],
  ])
})

describe('violence described by acts, without the word "violence"', () => {
  testWordings([
    ['quand il rentre il m’en colle une pour un oui pour un non', 'partner-violence'],
    ['mon ex il m’a dit si tu portes plainte je te bute', 'partner-violence'],
    ['elle m’a dit si tu pars je te tue en rigolant', null],
    ['un type me suit dans la rue et j’ai peur', 'violence-now'],
    ['un type me suit sur instagram depuis hier', null],
    ['mon fils m’a donné un coup de pied en dormant', null],
  ])
})

describe('minors recognised by their age or circumstances', () => {
  testWordings([
    ['moi ? quatorze ans et toi', 'minor-caller'],
    ['maman m’a privée de téléphone à cause de mes notes au collège', 'minor-caller'],
    ['je suis une fille j’ai 12 ans', 'minor-caller'],
    ['je travaille au collège comme cuisinier et j’ai contrôle d’hygiène', null],
    ['ma fille a quatorze ans et toi', null],
    ['je prends ce traitement depuis quinze ans', null],
    ['il a onze ans c’est un croisé berger avec on sait pas quoi', null],
    ['neuf ans en juin', null],
    ['carnet de correspondance', null],
  ])
})

describe('denials, and negations that report a danger', () => {
  testWordings([
    ['je ne veux pas en finir je veux dormir', null],
    ['j’ai pas du tout envie de me faire du mal', null],
    ['j’ai pas pris de drogue je tremble de froid', null],
    ['il respire plus il bouge plus', 'medical-emergency'],
  ])
})

describe('fiction, games, general questions and past events', () => {
  testWordings([
    ['Charles IX aurait été empoisonné par sa mère', null],
    ['je me suis fait buter dans Fortnite', null],
    ['je joue à Fortnite et je veux mourir', 'suicide'],
    ['c’est un polar où le mari étrangle sa femme', null],
    ['on m’a mis trois zéro, on s’est fait battre trois à un', null],
    ['dans le refrain elle dit je veux mourir', null],
    ['je tape sur la porte et je crie', null],
    ['je tambourine à la porte et je crie j’ai perdu mes clés', null],
    ['il tape sur la porte et il crie qu’il va me tuer', 'violence-now'],
    ['c’est quoi les signes d’une crise cardiaque', null],
    [
      'c’est quoi les signes d’une crise cardiaque mon mari a mal à la poitrine',
      'medical-emergency',
    ],
    ['mon chien a avalé une capsule de lessive', null],
    ['mon fils a avalé une capsule de lessive', 'poisoning'],
    ['la semaine dernière mon oncle a fait un infarctus', null],
    [
      'la semaine dernière mon oncle a fait un infarctus et là il respire plus',
      'medical-emergency',
    ],
  ])
})

describe('decisions without an earlier report of suicidal thoughts', () => {
  testWordings([
    ['ok je vais le faire maintenant', null],
    ['Est-ce que je leur dis que je veux partir ?', null],
    ['oui je vais le faire ce soir', null],
    ['je vais le faire ce soir, c’est décidé, je vais lui parler', null],
    ['je vais le faire cette nuit, plus personne pourra m’arrêter', 'suicide-imminent'],
    ['je vais le faire maintenant, adieu', 'suicide-imminent'],
  ])
})

describe('the announcement of an act', () => {
  it.each([
    ['je vais le faire ce soir', ['j’ai envie de mourir']],
    ['oui je vais le faire ce soir, c’est décidé, je vais lui écrire', ['je veux en finir', 'oui']],
    ['je vais la rejoindre', ['ma femme est morte et j’ai envie de mourir']],
    ['oui ce soir', ['j’ai envie de mourir']],
    ['j’y vais', ['j’ai envie de mourir']],
  ])('is an imminent suicide after suicidal thoughts were reported: "%s"', (text, previous) => {
    expect(assessDangers(text, previous)).toEqual({
      dangers: ['suicide-imminent'],
      certainty: 'certain',
    })
  })

  it.each([
    ['je vais le faire, je vais appeler le 3114', ['j’ai envie de mourir']],
    ['oui je vais le faire ce soir', ['je dois rappeler ma mère']],
  ])(
    'is no danger when the act is a call for help, or when no suicidal thoughts were reported: "%s"',
    (text, previous) => {
      expect(assessDangers(text, previous).dangers).toEqual([])
    },
  )
})
